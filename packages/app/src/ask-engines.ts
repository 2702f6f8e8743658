// Who answers free questions, by the name that a run records: the rules, or a language model.
import { houseAskEngine, modelAskEngine, type AskEngine, type Model } from '@assay/agent';
import type { ToolRunner } from '@assay/data';
import { sha256 } from './vault/sha256.ts';

export type AskEnginePorts = { readonly model: Model; readonly runTool: ToolRunner['runTool'] };
/** Makes the engine of a name; undefined for one that nobody knows. */
export type AskEngines = (name: string, ports: AskEnginePorts) => AskEngine | undefined;

export const askEngines: AskEngines = (name, { model }) => {
  const known = [houseAskEngine, modelAskEngine({ model, house: houseAskEngine, sha256 })];
  return known.find((engine) => engine.name === name);
};
