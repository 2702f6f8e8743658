// Where a thread that carries out work begins: what was compiled of it once is not compiled again.
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { findCodePlace } from '../../config/code-place.ts';

const folder = findCodePlace();
enableCompileCache(folder);
const { attendWork } = await import('./job-worker.ts');
const name = workerData as string | null;
if (parentPort !== null) attendWork(parentPort, name === null ? null : { name, folder });
