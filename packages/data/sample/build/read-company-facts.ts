// Figures of filings from company facts and from single filings, which have the same shape.
// `fy` and `fp` there describe the filing and are not read: a figure is what its concept, dates and unit say.
import { duration, labelPeriod, type FiscalCalendar, type IsoDate, type Period } from '@assay/record';
import { z } from 'zod';
import type { BundledCompany } from './companies.ts';
import type { Figure, Published, Unit } from './figure.ts';
import { statementMetrics, type StatementMetric } from './metrics.ts';
import { readSharedJson } from './shared.ts';

const row = z.object({ start: z.string().optional(), end: z.string(), val: z.number(), accn: z.string().optional(), form: z.string(), filed: z.string() });
const facts = z.record(z.string(), z.record(z.string(), z.object({ units: z.record(z.string(), z.array(row)) })));
const recorded = z.object({ response: z.object({ json: z.object({ facts }) }) });
const segmentRow = z.object({ start: z.string().optional(), end: z.string(), val: z.number(), member: z.string() });
const filing = z.object({ facts, segments: z.record(z.string(), z.record(z.string(), z.array(segmentRow))) });
/** Units as XBRL writes them. */
const xbrlUnit: Readonly<Record<Unit, string>> = { USD: 'USD', 'USD/share': 'USD/shares', shares: 'shares', multiple: 'pure' };

type Row = z.infer<typeof row>;
type Concepts = z.infer<typeof facts>;
/** Accession numbers by day of filing, for filings whose facts come without one. */
export type Accessions = ReadonlyMap<IsoDate, string>;

/** Every version of every figure filed by the as-of day, earliest first within a period. */
export function readFilingFigures(company: BundledCompany, accessions: Accessions): Figure[] {
  const sets: Concepts[] = (company.filings ?? []).flatMap((name) => readFiling(name, company));
  if (company.companyFacts !== undefined) sets.push(readSharedJson(`recorded/sec/companyfacts/${company.companyFacts}.json.gz`, recorded).response.json.facts);
  return statementMetrics.flatMap((metric) => versionsOf(metric, company, { sets, accessions }));
}

/** A filing's figures for the whole company, and its per-share figures of the listed class. */
function readFiling(name: string, company: BundledCompany): Concepts[] {
  const read = readSharedJson(`facts/fundamentals/ixbrl/${name}.json.gz`, filing);
  if (company.shareClass === undefined) return [read.facts];
  const [, form = '', filed = ''] = name.split('_');
  const ofClass = Object.entries(read.segments).flatMap(([concept, units]) => {
    const perShare = Object.entries(units).filter(([unit]) => unit === xbrlUnit['USD/share'] || concept.includes('WeightedAverage'));
    const [taxonomy = '', local = ''] = concept.split(':');
    const rows = perShare.map(([unit, all]) => [unit, all.filter((found) => found.member === company.shareClass).map((found) => ({ ...found, form, filed }))] as const);
    return taxonomy === 'us-gaap' ? [[local, { units: Object.fromEntries(rows) }] as const] : [];
  });
  return [read.facts, { 'us-gaap': Object.fromEntries(ofClass) }];
}

type Material = { readonly sets: readonly Concepts[]; readonly accessions: Accessions };
type Found = { readonly concept: string; readonly rank: number; readonly row: Row };

function versionsOf(metric: StatementMetric, company: BundledCompany, material: Material): Figure[] {
  const byPeriod = new Map<string, Found[]>();
  for (const found of rowsOf(metric, company, material.sets)) {
    const key = `${found.row.start ?? ''}|${found.row.end}`;
    byPeriod.set(key, [...(byPeriod.get(key) ?? []), found]);
  }
  return [...byPeriod.values()].flatMap((all) => {
    const concept = chooseConcept(metric, all);
    return distinctVersions(all.filter((found) => found.concept === concept)).map((found) => ({
      sameAs: all.filter((other) => other.row.val === found.row.val && other.concept !== concept).map((other) => other.concept),
      metric: metric.id, value: found.row.val, unit: metric.unit, start: found.row.start ?? null, end: found.row.end, concept: found.concept,
      published: publishedBy(found.row, company, material.accessions), derived: null,
    }));
  });
}

function rowsOf(metric: StatementMetric, company: BundledCompany, sets: readonly Concepts[]): Found[] {
  const concepts = company.concepts?.[metric.id] ?? metric.concepts;
  return concepts.flatMap((name, rank) => sets.flatMap((set) => {
    const [taxonomy = '', local = ''] = name.includes(':') ? name.split(':') : ['us-gaap', name];
    const rows = set[taxonomy]?.[local]?.units[xbrlUnit[metric.unit]] ?? [];
    return rows.filter((found) => isWanted(found, metric, company)).map((found) => ({ concept: `${taxonomy}:${local}`, rank, row: found }));
  }));
}

function isWanted(found: Row, metric: StatementMetric, company: BundledCompany): boolean {
  if (found.filed > company.asOf || found.end > company.asOf) return false;
  if (metric.unit !== 'USD' && company.split !== undefined && found.filed < company.split) return false;
  if (metric.kind === 'stock') return found.start === undefined;
  return found.start !== undefined && isFiscal(duration(found.start, found.end), company.calendar);
}

/** A part of a fiscal year from its first day, a quarter or the whole: a trailing year that some filers also state is none. */
function isFiscal(period: Period, calendar: FiscalCalendar): boolean {
  const label = labelPeriod(period, calendar);
  return label !== null && label.part !== 'TTM' && label.part !== 'H2';
}

/** What the company used for this period, the total before its parts. Where revenue concepts differ by much, the larger is the total. */
function chooseConcept(metric: StatementMetric, all: readonly Found[]): string {
  const first = all.reduce((best, found) => (found.rank < best.rank ? found : best));
  const largest = all.reduce((best, found) => (found.row.val > best.row.val ? found : best));
  const isPart = metric.largest === true || (metric.id === 'revenue' && largest.row.val > first.row.val * 1.03);
  return isPart ? largest.concept : first.concept;
}

/** Values in the order in which they were published; a value repeated by later filings stands once, under the filing that first had it. */
function distinctVersions(all: readonly Found[]): Found[] {
  const ordered = [...all].sort((left, right) => left.row.filed.localeCompare(right.row.filed) || shownDigits(right.row.val) - shownDigits(left.row.val));
  const versions: Found[] = [];
  for (const found of ordered) {
    const last = versions.at(-1);
    const sameFiling = last?.row.filed === found.row.filed;
    if (last === undefined || (!sameFiling && last.row.val !== found.row.val)) versions.push(found);
  }
  return versions;
}

/** A filing may repeat a figure in rounded form in its text: the one with more digits is the statement's. */
function shownDigits(value: number): number {
  return String(value).replace(/0+$/, '').length;
}

function publishedBy(found: Row, company: BundledCompany, accessions: Accessions): Published {
  return { kind: 'filing', name: `${company.name} ${found.form}`, form: found.form, accession: found.accn ?? accessions.get(found.filed) ?? null, filed: found.filed };
}
