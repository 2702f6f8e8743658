// The statements file of one company.
import { readEvents } from './events.ts';
import type { BundledCompany } from './companies.ts';
import type { Figure, Published, Refusal } from './figure.ts';
import { mergeFigures } from './merge-figures.ts';
import { eventMetrics, statementMetrics } from './metrics.ts';
import type { Sector } from './constituents.ts';
import { writeRows } from './write-rows.ts';

export type CompanyFile = { readonly text: string; readonly figures: readonly Figure[]; readonly refused: readonly Refusal[] };

const order = new Map([...statementMetrics, ...eventMetrics].map((metric, index) => [metric.id, index]));

export function makeCompanyFile(company: BundledCompany, sector: Sector): CompanyFile {
  const merged = mergeFigures(company);
  const figures = [...merged.figures, ...readEvents(company)].sort(compareFigures);
  const published = [...new Map(figures.map((figure) => [sourceKey(figure.published), figure.published])).values()].sort((left, right) => sourceKey(left).localeCompare(sourceKey(right), 'en'));
  const place = new Map(published.map((source, index) => [sourceKey(source), index]));
  const used = new Set(figures.map((figure) => figure.metric));
  const header = {
    schema: 'assay.sample-company/1', ticker: company.ticker, cik: company.cik, name: company.name, kind: company.kind, sector: sector.sector, industry: sector.industry,
    exchange: company.exchange, currency: 'USD', fiscalCalendar: company.calendar, asOf: company.asOf,
    labels: Object.fromEntries([...statementMetrics, ...eventMetrics].filter((metric) => used.has(metric.id)).map((metric) => [metric.id, metric.label])),
    sourceColumns: ['kind', 'name', 'form', 'accession', 'filed'],
    sources: published.map((source) => [source.kind, source.name, source.form, source.accession, source.filed]),
    columns: ['metric', 'value', 'unit', 'start', 'end', 'concept', 'source', 'derived'],
  };
  const rows = figures.map((figure) => [figure.metric, figure.value, figure.unit, figure.start, figure.end, figure.concept, place.get(sourceKey(figure.published)) ?? 0, figure.derived]);
  return { text: writeRows({ header, list: 'facts', rows }), figures, refused: merged.refused };
}

function sourceKey(source: Published): string {
  return [source.kind === 'filing' ? '0' : '1', source.filed ?? '', source.name, source.form ?? '', source.accession ?? ''].join('|');
}

/** By metric, then time; of one period the version to be preferred stands first: filings, reported before derived, the latest filed. */
function compareFigures(left: Figure, right: Figure): number {
  return orderOf(left) - orderOf(right) || compare(left.end, right.end) || compare(left.start ?? '', right.start ?? '') || preference(left, right) || left.value - right.value;
}

function preference(left: Figure, right: Figure): number {
  return compare(right.published.kind, left.published.kind) || Number(left.derived !== null) - Number(right.derived !== null) || compare(right.published.filed ?? '', left.published.filed ?? '');
}

function orderOf(figure: Figure): number {
  return order.get(figure.metric) ?? 0;
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
