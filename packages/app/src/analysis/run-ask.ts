// One question over its ports. What passed is remembered for the seal, so that the run can be asked again from itself.
import { ask, recording, type AskEngine, type AskLimits, type AskQuestion, type AskRun, type Model, type OnEvent } from '@assay/agent';
import { RULES_VERSION } from '@assay/audit';
import type { Clock, DataDesk, ToolRunner } from '@assay/data';
import { judge } from '../judge.ts';
import { recordAsk } from '../vault/ask-exchanges.ts';
import type { FinishedRun } from '../vault/run-files.ts';
import { sha256 } from '../vault/sha256.ts';
import { noModel } from './no-model.ts';

export type Asking = { readonly question: AskQuestion; readonly clock: Clock; readonly version: string; readonly onEvent: OnEvent; readonly signal: AbortSignal; readonly limits?: Partial<AskLimits> };

/** `engine` gets the model and the tools of the run, both recorded; the rules ignore them. */
export type AskingPorts = { readonly desk: DataDesk & ToolRunner; readonly model: Model | null; readonly engine: (ports: { readonly model: Model; readonly runTool: ToolRunner['runTool'] }) => AskEngine };

export type Asked = { readonly finished: FinishedRun; readonly run: AskRun };

/** Throws as `ask` does. */
export async function runAsk(asking: Asking, { desk, model, engine }: AskingPorts): Promise<Asked> {
  const ports = recordAsk({ desk, audit: judge });
  const recorded = recording(model ?? noModel);
  const run = await ask({ ...asking, desk: ports.desk, audit: ports.audit, sha256, engine: engine({ model: recorded.model, runTool: ports.desk.runTool }) });
  return { run, finished: { contents: run.contents, exchanges: ports.exchanges(), rules: RULES_VERSION, answer: run.answer, models: recorded.exchanges() } };
}
