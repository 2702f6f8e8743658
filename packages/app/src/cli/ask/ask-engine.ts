// Which engine answers: the rules, or models behind the same stages.
import type { AskEngine } from '@assay/agent';
import { AssayError } from '@assay/record';
import { askEngines, type AskEnginePorts } from '../../ask-engines.ts';
import type { ComposedModels } from '../../compose-models.ts';

/** Nothing falls back without a word: an engine that is not there is a failure. */
export function askEngineOf(models: ComposedModels | null): (ports: AskEnginePorts) => AskEngine {
  const name = models === null ? 'house' : 'model';
  return (ports) => {
    const engine = askEngines(name, ports);
    if (engine === undefined) throw new AssayError('internal', `No engine called ${name} answers questions.`, { remedy: 'Ask with --engine house.' });
    return engine;
  };
}
