// A snapshot of audit-fence: `manifest.json`, and for every agent `tool_calls.jsonl` with one file a call. The claims that it recorded
// lie beside, where the caller let them be written.
import { AssayError, parseJson } from '@assay/record';
import { z } from 'zod';
import type { Skipped } from '../read-sources.ts';
import { argumentsOf, outputText } from './tool-message.ts';
import { checkName, readJson, type TraceFolder } from './trace-folder.ts';
import { dayOf, documentsOf, type EarlierClaim, type Trace, type TracedOutput, type TraceFrom } from './trace.ts';

export const SNAPSHOT_MANIFEST = 'manifest.json';
const CLAIMS = 'claims.jsonl';

const manifestSchema = z.object({ version: z.literal(1), created: z.string().optional(), agents: z.record(z.string(), z.object({ trace_dir: z.string().optional() })) });
const callSchema = z.object({ tool: z.string(), input: z.unknown(), output_file: z.string().nullable().optional(), status: z.string().optional() });
const claimSchema = z.object({ id: z.union([z.string(), z.number()]).optional(), claim: z.string(), claim_in_document: z.string().nullable().optional(), finding: z.string().optional(), source_tool: z.string().nullable().optional() });

type Skip = (path: string, why: string) => void;

function linesOf(text: string | null, path: string, skip: Skip): unknown[] {
  return (text ?? '').split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [parseJson(line)];
    } catch {
      skip(`${path}#${String(index)}`, 'it is no JSON');
      return [];
    }
  });
}

/** What stands below the header, which ends with `output:`. */
function bodyOf(text: string): string | null {
  const mark = /^output:[ \t]*\n?/m.exec(text);
  return mark === null ? null : text.slice(mark.index + mark[0].length);
}

/** Output files are named from the agent's folder; older snapshots name them from the top. */
async function readOutput(folder: TraceFolder, agent: string, file: string): Promise<string | null> {
  checkName(file);
  return (await folder.read(`${agent}/${file}`)) ?? folder.read(file);
}

async function readAgent(folder: TraceFolder, agent: string, skip: Skip): Promise<TracedOutput[]> {
  const path = `${agent}/tool_calls.jsonl`;
  const outputs: TracedOutput[] = [];
  for (const [index, sent] of linesOf(await folder.read(path), path, skip).entries()) {
    const call = callSchema.safeParse(sent);
    const name = `${path}#${String(index)}`;
    if (!call.success) skip(name, 'it is no tool call');
    else if (call.data.status === 'error' || typeof call.data.output_file !== 'string') skip(name, 'the call failed');
    else {
      const text = await readOutput(folder, agent, call.data.output_file);
      const body = text === null ? null : bodyOf(text);
      if (body === null) skip(name, text === null ? 'its output is not there' : 'its output cannot be told from its header');
      else outputs.push({ name: `${name} ${call.data.tool.slice(0, 100).toWellFormed()}`, tool: call.data.tool, text: outputText(body), arguments: argumentsOf(call.data.input) });
    }
  }
  return outputs;
}

function earlierOf(lines: readonly unknown[], skip: Skip): EarlierClaim[] {
  return lines.flatMap((sent, index) => {
    const read = claimSchema.safeParse(sent);
    if (!read.success) skip(`${CLAIMS}#${String(index)}`, 'it is no claim');
    return read.success ? [{ id: String(read.data.id ?? index), claim: read.data.claim, inReport: read.data.claim_in_document ?? read.data.claim, verdict: read.data.finding ?? 'recorded', tool: read.data.source_tool ?? null }] : [];
  });
}

/** Throws AssayError('malformed-source') for a manifest that is none, and for names in it that lead outside. */
export async function readFenceSnapshot(folder: TraceFolder, from: TraceFrom): Promise<Trace> {
  const skipped: Skipped[] = [];
  const skip: Skip = (path, why) => { skipped.push({ path, why }); };
  const manifest = manifestSchema.safeParse(await readJson(folder, SNAPSHOT_MANIFEST, skip));
  if (!manifest.success) throw new AssayError('malformed-source', `${SNAPSHOT_MANIFEST} is no manifest of a snapshot (version 1).`, { remedy: 'Give the folder that audit-fence finalized.' });
  const outputs: TracedOutput[] = [];
  for (const [agent, { trace_dir }] of Object.entries(manifest.data.agents)) outputs.push(...await readAgent(folder, checkName(trace_dir ?? agent).join('/'), skip));
  const made = documentsOf(outputs, from);
  return { kind: 'audit-fence', report: null, ticker: null, asOf: dayOf(manifest.data.created), documents: made.documents, earlier: earlierOf(linesOf(await folder.read(CLAIMS), CLAIMS, skip), skip), skipped: [...skipped, ...made.skipped] };
}
