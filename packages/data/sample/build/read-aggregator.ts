// Figures of the aggregator (Polygon, itself made from XBRL): history where no filing is at hand. They have no concept.
// Fourth quarters are the aggregator's own subtraction: they come without filing day, and their share figures are residue and never read.
import { daysBetween, durationClass, type IsoDate } from '@assay/record';
import { z } from 'zod';
import type { BundledCompany } from './companies.ts';
import type { Figure, Published } from './figure.ts';
import { bankOnly, neverBank, statementMetrics, type StatementMetric } from './metrics.ts';
import { readSharedJson } from './shared.ts';

const cell = z.object({ value: z.number(), unit: z.string() });
const statement = z.object({
  start_date: z.string(), end_date: z.string(), filing_date: z.string().nullish(), fiscal_period: z.string(), timeframe: z.string(),
  source_filing_url: z.string().nullish(), financials: z.record(z.string(), z.record(z.string(), cell)),
});
const statements = z.array(statement);
export type AggregatorStatement = z.infer<typeof statement>;

export type AggregatorSheet = { readonly statement: AggregatorStatement; readonly figures: readonly Figure[] };

const sourceName = 'Polygon financials';

export function readAggregator(company: BundledCompany): AggregatorSheet[] {
  if (!company.aggregator) return [];
  const rows = ['annual', 'quarterly'].flatMap((length) => readSharedJson(`facts/fundamentals/polygon/${company.ticker}.${length}.json.gz`, statements));
  const filedFor = new Map(rows.filter((row) => row.timeframe === 'annual').map((row) => [row.end_date, row]));
  return rows.flatMap((row) => {
    const isYear = row.timeframe === 'annual';
    const length = durationClass(daysBetween(row.start_date, row.end_date) + 1);
    const published = publishedBy(row, filedFor.get(row.end_date), isYear);
    if (length !== (isYear ? 'year' : 'quarter') || published.filed === null || published.filed > company.asOf) return [];
    return [{ statement: row, figures: statementMetrics.flatMap((metric) => figureOf(metric, company, { row, published })) }];
  });
}

/** Accession numbers of a company's filings by the day on which they were filed. */
export function accessionsOf(sheets: readonly AggregatorSheet[]): Map<IsoDate, string> {
  const known = sheets.flatMap(({ statement: row }) => {
    const accession = accessionIn(row);
    return accession === null || typeof row.filing_date !== 'string' ? [] : [[row.filing_date, accession] as const];
  });
  return new Map(known);
}

function accessionIn(row: AggregatorStatement): string | null {
  return /(\d{10}-\d{2}-\d{6})/.exec(row.source_filing_url ?? '')?.[1] ?? null;
}

/** A fourth quarter became known with the year's report. */
function publishedBy(row: AggregatorStatement, year: AggregatorStatement | undefined, isYear: boolean): Published {
  const report = row.filing_date === null || row.filing_date === undefined ? year : row;
  return {
    kind: 'aggregator', name: sourceName, form: isYear || report !== row ? '10-K' : '10-Q',
    accession: report === undefined ? null : accessionIn(report), filed: report?.filing_date ?? null,
  };
}

type Sheet = { readonly row: AggregatorStatement; readonly published: Published };

function figureOf(metric: StatementMetric, company: BundledCompany, { row, published }: Sheet): Figure[] {
  const found = cellOf(metric, row);
  if (found === null || !applies(metric.id, company)) return [];
  const isFourth = row.timeframe === 'quarterly' && row.fiscal_period === 'Q4';
  if (metric.unit !== 'USD' && (isFourth || (published.filed ?? '') < (company.split ?? ''))) return [];
  return [{
    metric: metric.id, value: found.value, unit: metric.unit, start: metric.kind === 'stock' ? null : row.start_date, end: row.end_date, concept: null, published,
    derived: isFourth && metric.kind === 'flow' ? 'FY − 9M' : null,
  }];
}

/** A zero is how the aggregator fills a line that the company does not have. */
function cellOf(metric: StatementMetric, row: AggregatorStatement): { readonly value: number } | null {
  if (metric.field === undefined) return null;
  const found = row.financials[metric.field[0]]?.[metric.field[1]];
  return found === undefined || found.value === 0 ? null : found;
}

function applies(id: string, company: BundledCompany): boolean {
  if (company.kind === 'bank' ? neverBank.has(id) : bankOnly.has(id)) return false;
  return id !== 'operating_income' || company.reportsOperatingIncome === true;
}
