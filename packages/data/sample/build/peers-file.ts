// What a multiple needs, of one company: earnings, revenue, equity and shares of the last years, and its close on the days on which companies are compared.
import { addDays } from '@assay/record';
import { closeSources, readCloses } from './closes-file.ts';
import type { BundledCompany } from './companies.ts';
import type { Sector } from './constituents.ts';
import { lengthOf } from './derive-quarters.ts';
import type { Figure } from './figure.ts';
import { mergeFigures } from './merge-figures.ts';
import { statementMetrics } from './metrics.ts';
import { peerDays } from './peers.ts';
import { writeRows } from './write-rows.ts';

export type PeerFile = { readonly text: string; readonly days: readonly string[]; /** The end of the newest fiscal year whose revenue and net income are on file; null without one. */ readonly yearEnd: string | null };

const wanted = ['revenue', 'operating_income', 'net_income', 'diluted_eps', 'diluted_shares', 'shares_outstanding', 'shareholders_equity'];
/** Twelve months up to the first of the days, put together from a year and the months of two. */
const daysBack = 800;

export function makePeerFile(company: BundledCompany, sector: Sector): PeerFile {
  const closes = readCloses(company).filter(([on]) => peerDays.includes(on));
  const since = addDays(peerDays[0] ?? company.asOf, -daysBack);
  const figures = mergeFigures(company).figures.filter((figure) => wanted.includes(figure.metric) && figure.end >= since).toSorted(byMetricAndTime);
  const statements = [...new Map(figures.map((figure) => [sourceOf(figure).join('|'), sourceOf(figure)])).values()];
  const sources: readonly (readonly (string | null)[])[] = [...statements, ...closes.map(([on, , letter]) => ['market', closeSources[letter], null, null, on])];
  const place = new Map(sources.map((source, index) => [source.join('|'), index]));
  const used = statementMetrics.filter((metric) => figures.some((figure) => figure.metric === metric.id)).map((metric): readonly [string, string] => [metric.id, metric.label]);
  const labels = Object.fromEntries<string>([...used, ['price', 'Close']]);
  const header = {
    schema: 'assay.sample-company/1', ticker: company.ticker, cik: company.cik, name: company.name, kind: company.kind, sector: sector.sector, industry: sector.industry,
    exchange: company.exchange, currency: 'USD', fiscalCalendar: company.calendar, asOf: company.asOf, labels,
    sourceColumns: ['kind', 'name', 'form', 'accession', 'filed'], sources, columns: ['metric', 'value', 'unit', 'start', 'end', 'concept', 'source', 'derived'],
  };
  const rows = [
    ...figures.map((figure) => [figure.metric, figure.value, figure.unit, figure.start, figure.end, figure.concept, place.get(sourceOf(figure).join('|')) ?? 0, figure.derived]),
    ...closes.map(([on, close], index) => ['price', close, 'USD/share', null, on, null, statements.length + index, null]),
  ];
  return { text: writeRows({ header, list: 'facts', rows }), days: closes.map(([on]) => on), yearEnd: newestYear(figures) };
}

/** Both lines of one year: what growth and a margin are made of. */
function newestYear(figures: readonly Figure[]): string | null {
  const ends = (metric: string): string[] => figures.filter((figure) => figure.metric === metric && lengthOf(figure) === 'year').map((figure) => figure.end);
  return ends('revenue').filter((end) => ends('net_income').includes(end)).toSorted().at(-1) ?? null;
}

function sourceOf({ published }: Figure): (string | null)[] {
  return [published.kind, published.name, published.form, published.accession, published.filed];
}

function byMetricAndTime(left: Figure, right: Figure): number {
  const key = (figure: Figure): string => [String(wanted.indexOf(figure.metric)), figure.end, figure.start ?? '', figure.published.kind === 'filing' ? '0' : '1', figure.derived === null ? '0' : '1', String(figure.value)].join('|');
  const [one, other] = [key(left), key(right)];
  return one < other ? -1 : one > other ? 1 : (right.published.filed ?? '').localeCompare(left.published.filed ?? '', 'en');
}
