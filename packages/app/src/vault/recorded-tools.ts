// What data tools answered to a model during a run: kept so that a replay hands out the same, bytes by their captures.
import type { ToolAnswer, ToolRunner } from '@assay/data';
import { AssayError, canonicalJson, captureId, isoDate, type CapturedBytes } from '@assay/record';
import { z } from 'zod';

export const recordedToolSchema = z.object({
  tool: z.string(), input: z.unknown(), asOf: isoDate.nullable(),
  /** The answer as it was given, without the bytes. */
  answer: z.looseObject({ ok: z.boolean() }),
  captures: z.array(captureId),
});
export type RecordedTool = z.infer<typeof recordedToolSchema>;

type RunTool = ToolRunner['runTool'];
export type RecordedTools = { readonly runTool: RunTool; /** In the order in which they were asked. */ readonly tools: () => readonly RecordedTool[] };

function recordedTool({ tool, input, asOf }: Pick<RecordedTool, 'tool' | 'input' | 'asOf'>, { captures, ...answer }: ToolAnswer): RecordedTool {
  return { tool, input: input ?? null, asOf, answer, captures: captures.map(({ capture }) => capture.id) };
}

/** `keep` is called with each answer before the run goes on with it. */
export function recordingTools(runTool: RunTool, keep?: (answered: RecordedTool, captures: readonly CapturedBytes[]) => Promise<void>): RecordedTools {
  const kept: (RecordedTool | null)[] = [];
  const recorded: RunTool = async (tool, input, options = {}) => {
    const place = kept.push(null) - 1;
    const answer = await runTool(tool, input, options);
    const one = recordedTool({ tool, input, asOf: options.asOf ?? null }, answer);
    await keep?.(one, answer.captures);
    kept[place] = one;
    return answer;
  };
  return { runTool: recorded, tools: () => kept.filter((one) => one !== null) };
}

function keyOf(tool: string, input: unknown, asOf: string | null): string {
  return canonicalJson([tool, input ?? null, asOf]);
}

/** Strict: a question that was not asked in the run throws AssayError('replay-miss'). */
export function replayingTools(tools: readonly RecordedTool[], captures: ReadonlyMap<string, CapturedBytes>): RunTool {
  return resumingTools(tools, captures, (tool) => Promise.reject(new AssayError('replay-miss', `The run holds no answer of ${tool} to what is asked.`, { remedy: 'Replay it with the program that made it.' })));
}

/** Answers as before what was asked before, in its number and order; `live` is asked the rest. Captures that were not kept, because the stage that asked failed, are left out. */
export function resumingTools(tools: readonly RecordedTool[], captures: ReadonlyMap<string, CapturedBytes>, live: RunTool): RunTool {
  const queues = new Map<string, RecordedTool[]>();
  for (const one of tools) {
    const key = keyOf(one.tool, one.input, one.asOf);
    queues.set(key, [...queues.get(key) ?? [], one]);
  }
  return (tool, input, options = {}) => {
    const found = queues.get(keyOf(tool, input, options.asOf ?? null))?.shift();
    if (found === undefined) return live(tool, input, options);
    const known = found.captures.flatMap((id) => {
      const captured = captures.get(id);
      return captured === undefined ? [] : [{ capture: captured.capture, bytes: captured.bytes.slice() }];
    });
    // The answer stands as the tool gave it; the seal says that nobody changed it.
    return Promise.resolve({ ...found.answer, captures: known } as unknown as ToolAnswer);
  };
}
