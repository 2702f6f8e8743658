// Who answers free questions, by the name that a run records: the rules, or language models in front of them.
import { houseAskEngine, modelAskEngine, type AskEngine, type Model } from '@assay/agent';
import type { ToolRunner } from '@assay/data';
import { sha256 } from './vault/sha256.ts';

export type AskEnginePorts = { readonly model: Model; readonly runTool: ToolRunner['runTool'] };
/** Makes the engine of a name; undefined for one that nobody knows. */
export type AskEngines = (name: string, ports: AskEnginePorts) => AskEngine | undefined;

const engines: Readonly<Record<string, (ports: AskEnginePorts) => AskEngine>> = {
  house: () => houseAskEngine,
  model: ({ model }) => modelAskEngine({ model, house: houseAskEngine, sha256 }),
};

export const askEngines: AskEngines = (name, ports) => (Object.hasOwn(engines, name) ? engines[name]?.(ports) : undefined);
