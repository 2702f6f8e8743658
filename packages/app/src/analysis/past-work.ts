// What a run was answered before it stopped: by its desk, by its tools, by its models. One that goes on begins with it.
import { recording, resuming, type Model } from '@assay/agent';
import type { DataDesk, ToolRunner } from '@assay/data';
import { recordedGathered } from '../vault/exchanges.ts';
import { recordingTools, resumingTools } from '../vault/recorded-tools.ts';
import type { PastWork, WorkingRun } from './working-run.ts';

export type Ports = { readonly desk: DataDesk & ToolRunner; readonly model: Model };

/** Every new answer is on disk before the run goes on with it. */
export function keptPorts({ desk, model }: Ports, working: WorkingRun): Ports {
  const gather: DataDesk['gather'] = async (company, options) => {
    const answer = await desk.gather(company, options);
    await working.keepGathered(recordedGathered(answer), answer.captures);
    return answer;
  };
  return { desk: { ...desk, gather, runTool: recordingTools(desk.runTool, working.keepTool).runTool }, model: recording(model, working.keepModel).model };
}

/** What was answered is not asked again; the rest is. */
export function goingOn(past: PastWork, { desk, model }: Ports): Ports {
  const gathered = [...past.gathered];
  const gather: DataDesk['gather'] = async (company, options) => {
    const next = gathered.shift();
    if (next === undefined) return desk.gather(company, options);
    const captures = next.captures.flatMap((id) => past.captures.get(id) ?? []).map(({ capture, bytes }) => ({ capture, bytes: bytes.slice() }));
    return Promise.resolve({ company: next.company, captures, data: next.data, missing: next.missing });
  };
  return { desk: { ...desk, gather, runTool: resumingTools(past.tools, past.captures, desk.runTool) }, model: resuming(past.models, model) };
}
