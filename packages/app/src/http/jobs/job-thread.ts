// Where a thread that carries out work begins: what was compiled of it once is not compiled again.
import { enableCompileCache } from 'node:module';
import { findCodePlace } from '../../config/code-place.ts';

enableCompileCache(findCodePlace());
await import('./job-worker.ts');
