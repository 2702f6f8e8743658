// What every job is given beside what was asked, and the models that it may use.
import { AssayError } from '@assay/record';
import type { AskedWork } from '@assay/record/api';
import type { KeptProgram } from '../../cli/session.ts';
import { composeModels, type ComposedModels } from '../../compose-models.ts';
import type { Environment } from '../../config/environment.ts';
import type { WorkEvent } from './board.ts';

export type Around = {
  readonly environment: Environment;
  /** Null where the program runs from its sources. */
  readonly program?: KeptProgram | null;
  readonly onEvent: (event: WorkEvent) => void;
  readonly signal: AbortSignal;
};

/** Null where the rules do the work. Throws AssayError('missing-key') where a model was asked for and none is set up. */
export async function modelsFor({ engine }: Pick<AskedWork, 'engine'>, { environment, signal }: Around): Promise<ComposedModels | null> {
  const models = engine === 'house' ? null : await composeModels(environment, { signal });
  if (models === null && engine === 'model') throw new AssayError('missing-key', 'No language model is set up.', { remedy: 'Set a provider’s key or ASSAY_LOCAL_URL where the server runs; docs/models.md says how.' });
  return models;
}
