import type { Model } from '@assay/agent';
import { AssayError } from '@assay/record';

/** Stands where the rules do all: nobody may ask it. */
export const noModel: Model = () => Promise.reject(new AssayError('internal', 'a model was asked, and none is set up', { remedy: 'Report this: a stage of the rules asks a model.' }));
