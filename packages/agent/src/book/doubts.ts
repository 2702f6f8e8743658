// What is suspicious about the sources of a note: identities that their figures break, and figures that two sources give differently. Shown, never corrected.
import { checkIdentities, checkSays, reconcile } from '@assay/data';
import { daysBetween, periodEnd, type Fact, type IsoDate, type Period } from '@assay/record';
import { metricById } from '@assay/calc';

export type Doubt = {
  /** For the note: `in SEC EDGAR company facts it does not hold that assets are liabilities and equity`, without figures. */
  readonly what: string;
  readonly period: Period | null;
  /** For the journal: whole sentences with the figures. */
  readonly words: string;
};

/** A figure of longer ago carries no sentence of a note. */
const RECENT_DAYS = 1100;
/** Sources that round differently do not disagree. */
const APART = 0.01;

/** One doubt for each check and source, the newest first. Segments and other parts of a whole are not looked at. */
export function readDoubts(facts: readonly Fact[], asOf: IsoDate): readonly Doubt[] {
  const known = facts.filter((fact) => fact.period !== null && Object.keys(fact.dimensions).length === 0 && isRecent(fact.period, asOf));
  const broken = checkIdentities(known).map((suspicion): Doubt => ({ what: `in ${suspicion.facts[0]?.source.name ?? 'a source'} it does not hold that ${checkSays[suspicion.check]}`, period: suspicion.period, words: suspicion.words }));
  const filed = known.filter(({ source }) => source.kind === 'filing');
  const others = known.filter(({ source, metric }) => source.kind === 'aggregator' && metricById(metric.id ?? '')?.kind !== 'price');
  const differing = reconcile(filed, others).filter(({ relative }) => relative > APART).map(({ metric, left, right, words }): Doubt => ({ what: `${left.source.name} and ${right.source.name} differ on ${metricById(metric)?.label ?? metric}`, period: left.period, words }));
  const all = [...broken, ...differing].toSorted((left, right) => endOf(right.period).localeCompare(endOf(left.period)));
  return [...Map.groupBy(all, ({ what }) => what).values()].flatMap((same) => same.slice(0, 1));
}

function isRecent(period: Period, asOf: IsoDate): boolean {
  const end = periodEnd(period);
  return end !== null && end <= asOf && daysBetween(end, asOf) <= RECENT_DAYS;
}

function endOf(period: Period | null): string {
  return period === null ? '' : periodEnd(period) ?? '';
}
