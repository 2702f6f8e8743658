// What the desk answered in a run, beside the captures themselves: whom it resolved, in which order it handed the captures out, what was missing.
// Replay answers from this and from nothing else.
import { companyKinds, type Company, type DataDesk, type Gathered } from '@assay/data';
import { captureId, dataModeSchema, type CapturedBytes } from '@assay/record';
import { z } from 'zod';

const companySchema = z.object({
  cik: z.string().nullable(), ticker: z.string(), name: z.string(), sector: z.string().nullable(), industry: z.string().nullable(), exchange: z.string().nullable(),
  fiscalCalendar: z.object({ month: z.int().min(1).max(12), named: z.enum(['end-year', 'start-year']) }).nullable(),
  kind: z.enum(companyKinds),
});

export const exchangesSchema = z.object({
  schema: z.literal('assay.exchanges/1'),
  /** The company as the question resolved it, before its sources said more. */
  company: companySchema.nullable(),
  gathered: z.array(z.object({ company: companySchema, captures: z.array(captureId), data: dataModeSchema, missing: z.array(z.object({ what: z.string(), why: z.string() })) })),
});
export type Exchanges = z.infer<typeof exchangesSchema>;

export type RecordingDesk = { readonly desk: DataDesk; readonly exchanges: () => Exchanges };

function recorded(gathered: Gathered): Exchanges['gathered'][number] {
  return { company: gathered.company, captures: gathered.captures.map(({ capture }) => capture.id), data: gathered.data, missing: gathered.missing.map(({ what, why }) => ({ what, why })) };
}

/** A desk that answers as the given one does and remembers its answers. */
export function recordExchanges(desk: DataDesk, company: Company | null): RecordingDesk {
  const gathered: Exchanges['gathered'] = [];
  const gather: DataDesk['gather'] = async (of, options) => {
    const answer = await desk.gather(of, options);
    gathered.push(recorded(answer));
    return answer;
  };
  return { desk: { ...desk, gather }, exchanges: () => ({ schema: 'assay.exchanges/1', company, gathered: [...gathered] }) };
}

export type Recorded = { readonly exchanges: Exchanges; readonly captures: readonly CapturedBytes[] };
