// Where a thread that proves begins: what was compiled of it once is not compiled again.
import { enableCompileCache } from 'node:module';
import { findCodePlace } from '../../config/code-place.ts';

enableCompileCache(findCodePlace());
await import('./proof-worker.ts');
