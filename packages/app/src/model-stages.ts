// The stages of an analysis that language models stand behind, from one model port: live, recording or replaying alike.
import { emptyMemory, modelEngine, settleOpenClaims, type AuditorStage, type Engine, type Memory, type Model } from '@assay/agent';
import type { ToolRunner } from '@assay/data';
import { sha256 } from './vault/sha256.ts';

export type ModelStages = { readonly engine: Engine; readonly auditor: AuditorStage };

/** Without a memory the note says that it holds nothing. */
export function modelStages({ model, runTool, memory = emptyMemory }: { readonly model: Model; readonly runTool: ToolRunner['runTool']; readonly memory?: Memory }): ModelStages {
  return {
    engine: modelEngine({ model, runTool, memory, sha256 }),
    auditor: (given, { signal, onEvent }) => settleOpenClaims({ ...given, sha256, model, onEvent, ...(signal === undefined ? {} : { signal }) }),
  };
}
