// The trace folder of a Firn run: `tools/*_tool_calls.json` hold what its tools said, `audit/citations.json` what its audit concluded.
import { z } from 'zod';
import type { Skipped } from '../read-sources.ts';
import { argumentsOf, outputText } from './tool-message.ts';
import { readJson, type TraceFolder } from './trace-folder.ts';
import { dayOf, documentsOf, type EarlierClaim, type Trace, type TracedOutput, type TraceFrom } from './trace.ts';

const callSchema = z.object({ tool_name: z.string(), input: z.unknown(), output: z.string().nullable(), success: z.boolean().optional() });
const callsSchema = z.object({ tool_calls: z.array(z.unknown()) });
const infoSchema = z.object({ ticker: z.string().nullable().optional(), start_time: z.string().optional() });
const citationSchema = z.object({
  id: z.union([z.string(), z.number()]).optional(), claim: z.string(), claim_in_report: z.string().nullable().optional(), verdict: z.string(),
  source: z.object({ tool: z.string().nullable().optional() }).nullable().optional(),
});
const citationsSchema = z.object({ citations: z.array(z.unknown()) });

const CALLS = /^[\w.-]{1,80}_tool_calls(?:_b\d{1,6})?\.json$/;
/** Computed by the earlier program from figures that it did not record: an opinion of its own, and no source. */
const SIDECARS = 'trace/verification';

export const firnFiles = { info: 'execution_info.json', calls: 'tools', report: 'reports/final_report.md', citations: 'audit/citations.json' } as const;

async function readCalls(folder: TraceFolder, skip: Skip): Promise<TracedOutput[]> {
  const outputs: TracedOutput[] = [];
  for (const file of (await folder.list(firnFiles.calls)).filter((name) => CALLS.test(name))) {
    const path = `${firnFiles.calls}/${file}`;
    const read = callsSchema.safeParse(await readJson(folder, path, skip));
    if (!read.success) skip(path, 'it does not hold a list of tool calls');
    for (const [index, sent] of (read.data?.tool_calls ?? []).entries()) {
      const call = callSchema.safeParse(sent);
      const name = `${path}#${String(index)}`;
      if (!call.success) skip(name, 'it is no tool call');
      else if (call.data.output === null || call.data.success === false) skip(name, 'the call failed');
      else outputs.push({ name: `${name} ${call.data.tool_name.slice(0, 100).toWellFormed()}`, tool: call.data.tool_name, text: outputText(call.data.output), arguments: argumentsOf(call.data.input) });
    }
  }
  return outputs;
}

type Skip = (path: string, why: string) => void;

async function readCitations(folder: TraceFolder, skip: Skip): Promise<EarlierClaim[]> {
  const json = await readJson(folder, firnFiles.citations, skip);
  if (json === null) return [];
  const read = citationsSchema.safeParse(json);
  if (!read.success) skip(firnFiles.citations, 'it does not hold a list of citations');
  return (read.data?.citations ?? []).flatMap((sent, index) => {
    const citation = citationSchema.safeParse(sent);
    if (citation.success) {
      const { id, claim, claim_in_report, verdict, source } = citation.data;
      return [{ id: String(id ?? index), claim, inReport: claim_in_report ?? claim, verdict, tool: source?.tool ?? null }];
    }
    skip(`${firnFiles.citations}#${String(index)}`, 'it is no citation');
    return [];
  });
}

export async function readFirn(folder: TraceFolder, from: TraceFrom): Promise<Trace> {
  const skipped: Skipped[] = [];
  const skip: Skip = (path, why) => { skipped.push({ path, why }); };
  const info = infoSchema.safeParse(await readJson(folder, firnFiles.info, skip)).data ?? {};
  const ticker = info.ticker === undefined || info.ticker === null || info.ticker === '' ? null : info.ticker.toUpperCase();
  const made = documentsOf(await readCalls(folder, skip), { ...from, about: from.about ?? (ticker === null ? null : { id: null, ticker, name: null }) });
  for (const name of await folder.list(SIDECARS)) skip(`${SIDECARS}/${name}`, 'the earlier program worked it out itself; it is no tool’s output');
  const text = await folder.read(firnFiles.report);
  return {
    kind: 'firn', report: text === null ? null : { file: firnFiles.report, text }, ticker, asOf: dayOf(info.start_time),
    documents: made.documents, earlier: await readCitations(folder, skip), skipped: [...skipped, ...made.skipped],
  };
}
