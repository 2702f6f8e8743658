// What passed between the run and its two ports, beside the captures themselves: what the desk answered, and what the judge was asked.
// Replay and re-audit go by this and by the captures, and by nothing else.
import type { AuditStage } from '@assay/agent';
import { companyKinds, deskModes, type Company, type DataDesk, type Gathered, type ToolRunner } from '@assay/data';
import { AssayError, captureId, dataModeSchema, entitySchema, isoDate } from '@assay/record';
import { z } from 'zod';
import { recordedToolSchema, recordingTools } from './recorded-tools.ts';

export const companySchema = z.object({
  cik: z.string().nullable(), ticker: z.string(), name: z.string(), sector: z.string().nullable(), industry: z.string().nullable(), exchange: z.string().nullable(),
  fiscalCalendar: z.object({ month: z.int().min(1).max(12), named: z.enum(['end-year', 'start-year']) }).nullable(),
  kind: z.enum(companyKinds),
});

export const gatheredSchema = z.object({ company: companySchema, captures: z.array(captureId), data: dataModeSchema, missing: z.array(z.object({ what: z.string(), why: z.string() })) });

export const resolutionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), company: companySchema, note: z.string().optional() }),
  z.object({ kind: z.literal('ambiguous'), candidates: z.array(companySchema) }),
  z.object({ kind: z.literal('unknown'), suggestions: z.array(companySchema), why: z.string().optional() }),
]);

export const exchangesSchema = z.object({
  schema: z.literal('assay.exchanges/1'),
  /** The company as the question resolved it, before its sources said more. */
  company: companySchema.nullable(),
  gathered: z.array(gatheredSchema),
  /** Whom and which day the judge was told that the report is about, and measures of the user's own. */
  audited: z.object({ subject: entitySchema.nullable(), asOf: isoDate.nullable(), question: z.string().optional(), metrics: z.unknown().optional() }),
  /** What data tools answered to a model; left out where none was asked. */
  tools: z.array(recordedToolSchema).optional(),
  /** Where a free question was asked: what the desk said of itself, of names, and of the companies it holds. */
  asked: z.object({
    mode: z.enum(deskModes), companies: z.array(companySchema),
    resolved: z.array(z.object({ query: z.string(), resolution: resolutionSchema })),
  }).optional(),
});
export type Exchanges = z.infer<typeof exchangesSchema>;

export type RecordedPorts = { readonly desk: DataDesk; readonly audit: AuditStage; readonly runTool: ToolRunner['runTool']; readonly exchanges: () => Exchanges };

export function recordedGathered(gathered: Gathered): Exchanges['gathered'][number] {
  return { company: gathered.company, captures: gathered.captures.map(({ capture }) => capture.id), data: gathered.data, missing: gathered.missing.map(({ what, why }) => ({ what, why })) };
}

/** Ports that answer as the given ones do and remember what passed. */
export function recordExchanges(ports: { readonly desk: DataDesk; readonly audit: AuditStage; readonly runTool?: ToolRunner['runTool'] }, company: Company): RecordedPorts {
  const asked = recordingTools(ports.runTool ?? noTools);
  const gathered: Exchanges['gathered'] = [];
  let audited: Exchanges['audited'] = { subject: null, asOf: null };
  const gather: DataDesk['gather'] = async (of, options) => {
    const answer = await ports.desk.gather(of, options);
    gathered.push(recordedGathered(answer));
    return answer;
  };
  const audit: AuditStage = (report, sources, about) => {
    audited = { subject: about.subject, asOf: about.asOf };
    return ports.audit(report, sources, about);
  };
  const exchanges = (): Exchanges => {
    const tools = asked.tools();
    return { schema: 'assay.exchanges/1', company, gathered: [...gathered], audited, ...(tools.length === 0 ? {} : { tools: [...tools] }) };
  };
  return { desk: { ...ports.desk, gather }, audit, runTool: asked.runTool, exchanges };
}

const noTools: ToolRunner['runTool'] = (name) => Promise.reject(new AssayError('internal', `${name} was asked, and no tools were handed in`, { remedy: 'Report this: a stage asks tools that it was not given.' }));
