// What a share would be worth by each account that the run holds: the report's cases, analysts' targets, and what was paid for it over the year.
import type { Fact, RunContents } from '@assay/record';
import { viewClaims } from '../html/evidence/claim-view.ts';
import { yearRange, type Close } from './close-series.ts';
import { namedWorths, type NamedPrice } from './named-levels.ts';
import { isAbout, type FactSet } from './year-series.ts';

/** `text` is as the report writes it, or as the source gives it; `claim` is the number of the report's claim, null for a figure of a source. */
export type WorthPoint = { readonly name: string; readonly value: number; readonly text: string; readonly claim: number | null };
/** A bar from the first point to the last, or a dot where there is one; a point between is marked. Points in order of value. */
export type WorthRow = { readonly name: string; readonly points: readonly WorthPoint[]; /** Whether it says what a share is worth, and not only what was paid. */ readonly isWorth: boolean };
export type WorthInput = { readonly run: Pick<RunContents, 'claims' | 'verdicts' | 'report' | 'findings'>; readonly set: FactSet; readonly closes: readonly Close[]; /** Written before an amount. */ readonly sign: string };

/** Empty where nothing says what a share is worth. */
export function worthRows(input: WorthInput): WorthRow[] {
  const last = input.closes.at(-1);
  if (last === undefined) return [];
  const { cases, together } = namedWorths(input.run, last.close);
  const frozen = withoutGrowth(input.run);
  const rows: WorthRow[] = [
    { name: `Cases of the report, ${endNames(cases)}`, points: cases.length < 2 ? [] : cases.map((price) => pointOf(price, `${price.name} case`)), isWorth: true },
    { name: 'All cases, weighted', points: cases.length < 2 || together === null ? [] : [pointOf(together, 'Weighted value')], isWorth: true },
    { name: 'If cash flow never grew again', points: frozen === null ? [] : [pointOf(frozen, frozen.name)], isWorth: true },
    { name: 'Analysts’ targets', points: targetsOf(input), isWorth: true },
  ].filter(({ points }) => points.length > 0);
  return rows.length === 0 ? [] : [...rows, ...paidRow(input)];
}

function endNames(cases: readonly NamedPrice[]): string {
  return [cases[0], cases.at(-1)].map((price) => price?.name.toLowerCase() ?? '').join(' to ');
}

function pointOf(price: NamedPrice, name: string): WorthPoint {
  return { ...price, name };
}

/** The figure of a finding, where the report says it: its claim is the one that rounds it. */
function withoutGrowth(run: WorthInput['run']): NamedPrice | null {
  const finding = run.findings.find(({ figures, text }) => figures.some(({ metric }) => metric === 'no_growth_value') && run.report.includes(text));
  const figure = finding?.figures.find(({ metric }) => metric === 'no_growth_value');
  if (finding === undefined || figure === undefined) return null;
  const start = run.report.indexOf(finding.text);
  const view = viewClaims(run).find(({ claim: { numeral, span }, verdict }) => numeral !== null && verdict.verdict !== 'contradicted' && span.start >= start && span.end <= start + finding.text.length && Number(numeral.low) <= Number(figure.value) && Number(figure.value) <= Number(numeral.high));
  const numeral = view?.claim.numeral ?? null;
  return view === undefined || numeral === null ? null : { name: 'Without growth', value: Number(numeral.value), text: numeral.text, claim: view.number };
}

const targets = [['target_price_low', 'Lowest target'], ['target_price', 'Mean target'], ['target_price_median', 'Median target'], ['target_price_high', 'Highest target']] as const;

/** The newest of each; the median stands in for the mean. */
function targetsOf({ set: { facts, company }, sign }: WorthInput): WorthPoint[] {
  const points = targets.flatMap(([metric, name]) => {
    const newest = facts.filter((fact) => fact.metric.id === metric && isAbout(fact, company)).toSorted((left, right) => dayOf(right).localeCompare(dayOf(left)))[0];
    return newest === undefined ? [] : [{ name, metric, value: Number(newest.value), text: `${sign}${Number(newest.value).toFixed(2)}`, claim: null }];
  });
  const kept = points.some(({ metric }) => metric === 'target_price') ? points.filter(({ metric }) => metric !== 'target_price_median') : points;
  return kept.length < 2 ? [] : kept.toSorted((left, right) => left.value - right.value);
}

function dayOf({ period, source }: Fact): string {
  return period?.kind === 'instant' ? period.on : source.filed ?? '';
}

function paidRow({ closes, sign }: WorthInput): WorthRow[] {
  const year = yearRange(closes);
  if (year === null) return [];
  const point = (name: string, { close }: Close): WorthPoint => ({ name, value: close, text: `${sign}${close.toFixed(2)}`, claim: null });
  return [{ name: 'Closes of the last twelve months', points: [point('Lowest close', year.low), point('Highest close', year.high)], isWorth: false }];
}
