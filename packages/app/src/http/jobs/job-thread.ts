// Where a thread that carries out work begins: what was compiled of it once is not compiled again.
import { enableCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { findCodePlace } from '../../config/code-place.ts';

enableCompileCache(findCodePlace());
const { attendWork } = await import('./job-worker.ts');
if (parentPort !== null) attendWork(parentPort);
