// What passed between a free question and its ports: names that were looked up, tools that were asked, and what the judge was told.
import type { AuditStage } from '@assay/agent';
import type { DataDesk, Resolution, ToolAnswer, ToolRunner } from '@assay/data';
import { AssayError, canonicalJson, parseJson, type CapturedBytes } from '@assay/record';
import type { Exchanges } from './exchanges.ts';
import { recordingTools, replayingTools } from './recorded-tools.ts';

/** What a question may ask of the desk; `gather` is the analysis's. */
export type AskDesk = Pick<DataDesk, 'mode' | 'resolveCompany' | 'sampleCompanies'> & ToolRunner;
export type RecordedAsk = { readonly desk: AskDesk; readonly audit: AuditStage; readonly exchanges: () => Exchanges };

type Resolved = NonNullable<Exchanges['asked']>['resolved'][number];

/** As the file keeps it: without fields that are there and undefined. */
function resolvedOf(query: string, resolution: Resolution): Resolved {
  switch (resolution.kind) {
    case 'found': return { query, resolution: { kind: 'found', company: resolution.company, ...(resolution.note === undefined ? {} : { note: resolution.note }) } };
    case 'ambiguous': return { query, resolution: { kind: 'ambiguous', candidates: [...resolution.candidates] } };
    case 'unknown': return { query, resolution: { kind: 'unknown', suggestions: [...resolution.suggestions], ...(resolution.why === undefined ? {} : { why: resolution.why }) } };
  }
}

/** The answer as the run keeps it, its names in the order of the file: whoever shows it to a model shows the same when the question is asked again. */
function asKept({ captures, ...answer }: ToolAnswer): ToolAnswer {
  return { ...(parseJson(canonicalJson(answer)) as typeof answer), captures };
}

/** Ports that answer as the given ones do and remember what passed. */
export function recordAsk({ desk, audit }: { readonly desk: AskDesk; readonly audit: AuditStage }): RecordedAsk {
  const tools = recordingTools(async (name, input, options) => asKept(await desk.runTool(name, input, options)));
  const resolved = new Map<string, Resolved>();
  let audited: Exchanges['audited'] = { subject: null, asOf: null };
  const listened: AuditStage = (report, sources, about) => {
    audited = { subject: about.subject, asOf: about.asOf, ...(about.question === undefined ? {} : { question: about.question }) };
    return audit(report, sources, about);
  };
  const resolveCompany: DataDesk['resolveCompany'] = async (query) => {
    const resolution = await desk.resolveCompany(query);
    resolved.set(query, resolvedOf(query, resolution));
    return resolution;
  };
  const exchanges = (): Exchanges => {
    // In the order of their names: which of two was answered first says nothing.
    const names = [...resolved.values()].sort((left, right) => (left.query < right.query ? -1 : 1));
    return { schema: 'assay.exchanges/1', company: null, gathered: [], audited, tools: [...tools.tools()], asked: { mode: desk.mode, companies: [...desk.sampleCompanies()], resolved: names } };
  };
  return { desk: { mode: desk.mode, sampleCompanies: () => desk.sampleCompanies(), resolveCompany, runTool: tools.runTool }, audit: listened, exchanges };
}

/** A desk that says what it said then, and nothing else. Throws AssayError('replay-miss') for what was not asked in the run. */
export function replayingDesk({ asked, tools = [] }: Exchanges, captures: ReadonlyMap<string, CapturedBytes>): AskDesk {
  if (asked === undefined) throw new AssayError('replay-miss', 'The run cannot be replayed: it answered no question.', { remedy: 'Replay a run made by `assay ask`.' });
  const resolved = new Map(asked.resolved.map(({ query, resolution }) => [query, resolution]));
  return {
    mode: asked.mode, sampleCompanies: () => asked.companies, runTool: replayingTools(tools, captures),
    resolveCompany: (query) => {
      const found = resolved.get(query);
      if (found === undefined) return Promise.reject(new AssayError('replay-miss', `The run does not hold whom “${query}” names.`, { remedy: 'Replay it with the program that made it.' }));
      return Promise.resolve(resolutionOf(found));
    },
  };
}

function resolutionOf(found: Resolved['resolution']): Resolution {
  switch (found.kind) {
    case 'found': return { kind: 'found', company: found.company, ...(found.note === undefined ? {} : { note: found.note }) };
    case 'ambiguous': return found;
    case 'unknown': return { kind: 'unknown', suggestions: found.suggestions, ...(found.why === undefined ? {} : { why: found.why }) };
  }
}
