// Facts of an invented company for tests that need one fact to be just so.
import { captureId, factId, usd, type Fact, type Period, type Unit } from '@assay/record';

export const subject = { id: 'cik:0000000001', ticker: 'NWND', name: 'Northwind Corporation' };

export type MadeUp = { readonly metric: string; readonly value: string | number; readonly period: Period; readonly unit?: Unit; readonly kind?: Fact['source']['kind']; readonly filed?: string; readonly concept?: string };

/** One fact of the invented company; filings unless said otherwise. */
export function fact(of: MadeUp, index = 0): Fact {
  return {
    id: factId.parse(`fct_madeup-${String(index)}${of.metric.replaceAll('_', '-')}-${'end' in of.period ? of.period.end : 'on' in of.period ? of.period.on : ''}`),
    entity: of.kind === 'macro' ? { id: `fred:${of.metric}`, ticker: null, name: of.metric } : subject,
    metric: { id: of.metric, label: of.metric, concept: of.concept ?? null }, value: String(of.value), precision: null, unit: of.unit ?? usd, period: of.period, dimensions: {},
    source: { kind: of.kind ?? 'filing', name: 'made up', form: null, accession: null, filed: of.filed ?? null },
    capture: captureId.parse('cap_madeup0001'), anchor: { kind: 'json', pointer: '', bytes: null }, derived: null,
  };
}

/** A calendar fiscal year. */
export function year(of: number): Period {
  return { kind: 'duration', start: `${String(of)}-01-01`, end: `${String(of)}-12-31`, fiscal: { year: of, part: 'FY' } };
}

const ends = ['03-31', '06-30', '09-30', '12-31'] as const;
const starts = ['01-01', '04-01', '07-01', '10-01'] as const;

export function quarter(of: number, part: 1 | 2 | 3 | 4): Period {
  return { kind: 'duration', start: `${String(of)}-${starts[part - 1] ?? ''}`, end: `${String(of)}-${ends[part - 1] ?? ''}`, fiscal: { year: of, part: `Q${part}` } };
}
