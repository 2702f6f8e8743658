// Where a thread that proves begins: what was compiled of it once is not compiled again.
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { findCodePlace } from '../../config/code-place.ts';
import type { Environment } from '../../config/environment.ts';

enableCompileCache(findCodePlace());
const { attendProofs } = await import('./proof-worker.ts');
if (parentPort !== null) attendProofs(parentPort, workerData as Pick<Environment, 'places' | 'browser'>);
