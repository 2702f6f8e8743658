// The same figure from two sources: where they differ, both are shown, with what may explain it.
import { daysBetween, periodDays, periodEnd, unitName, type Decimal, type Fact, type IsoDate } from '@assay/record';
import { ledgersOf, roundingOf, valueOf, type Ledger } from './ledger.ts';
import { amountWords, nameOf, percentWords, timeWords } from './words.ts';

export type Difference = {
  readonly metric: string;
  readonly left: Fact;
  readonly right: Fact;
  /** |left − right| ÷ |left|. */
  readonly relative: number;
  /** Whole sentences for a reader. */
  readonly words: string;
};
export type Reconciliation = { readonly compared: number; readonly differences: readonly Difference[] };

/** Sources name the last day of a period within days of each other. */
const DAYS_APART = 6;
/** Below this two sources say the same. */
const SAME = '0.001';

/** Where both sources have a figure and say it differently. Figures of two currencies are not compared. */
export function reconcile(left: readonly Fact[], right: readonly Fact[]): Difference[] {
  return [...reconcileAll(left, right).differences];
}

export function reconcileAll(left: readonly Fact[], right: readonly Fact[]): Reconciliation {
  const others = ledgersOf(right);
  const results = ledgersOf(left).flatMap((ledger) => others.filter((other) => isSameCompany(ledger, other)).map((other) => reconcileLedgers(ledger, other)));
  return { compared: results.reduce((sum, one) => sum + one.compared, 0), differences: results.flatMap((one) => one.differences) };
}

function isSameCompany({ entity: left }: Ledger, { entity: right }: Ledger): boolean {
  if (left === null || right === null) return true;
  return left.id !== null && right.id !== null ? left.id === right.id : left.ticker !== null && left.ticker === right.ticker;
}

function reconcileLedgers(left: Ledger, right: Ledger): Reconciliation {
  const byMetric = Map.groupBy(right.facts, (fact) => fact.metric.id ?? '');
  const pairs = left.facts.flatMap((fact) => {
    const other = byMetric.get(fact.metric.id ?? '')?.find((candidate) => unitName(candidate.unit) === unitName(fact.unit) && isSameTime(fact, candidate));
    return other === undefined ? [] : [[fact, other] as const];
  });
  return { compared: pairs.length, differences: pairs.flatMap(([fact, other]) => differenceOf(fact, other, left)) };
}

function isSameTime(left: Fact, right: Fact): boolean {
  const [leftDays, rightDays] = [lengthOf(left), lengthOf(right)];
  if ((leftDays === null) !== (rightDays === null) || Math.abs((leftDays ?? 0) - (rightDays ?? 0)) > 2 * DAYS_APART) return false;
  return Math.abs(daysBetween(endOf(left), endOf(right))) <= DAYS_APART;
}

function lengthOf({ period }: Fact): number | null {
  return period === null ? null : periodDays(period);
}

function endOf({ period }: Fact): IsoDate {
  return period === null ? '' : periodEnd(period) ?? '';
}

function differenceOf(left: Fact, right: Fact, ledger: Ledger): Difference[] {
  const gap = valueOf(left).minus(valueOf(right)).abs();
  // Capital expenditure, dividends and repurchases come with either sign.
  if (valueOf(left).plus(valueOf(right)).isZero() || gap.lessThanOrEqualTo(roundingOf([left, right])) || gap.lessThanOrEqualTo(valueOf(left).abs().times(SAME))) return [];
  const relative: Decimal = valueOf(left).isZero() ? valueOf(right).abs().dividedBy(valueOf(right).abs()) : gap.dividedBy(valueOf(left).abs());
  const words = `${nameOf(left)} ${timeWords(left.period)} is ${amountWords(valueOf(left), left.unit)} in ${left.source.name} and ${amountWords(valueOf(right), right.unit)} in ${right.source.name}, ${percentWords(relative)} apart${explanation(left, right, ledger)}.`;
  return [{ metric: left.metric.id ?? '', left, right, relative: relative.toNumber(), words: (words[0] ?? '').toUpperCase() + words.slice(1) }];
}

/** The other source's figure under another name in this one: net income with and without minorities is the usual case. */
function explanation(left: Fact, right: Fact, ledger: Ledger): string {
  if (valueOf(right).isZero()) return '';
  const namesake = ledger.facts.find((fact) => fact !== left && unitName(fact.unit) === unitName(right.unit) && isSameTime(fact, right) && valueOf(fact).minus(valueOf(right)).abs().lessThanOrEqualTo(valueOf(right).abs().times('0.00001')));
  return namesake === undefined ? '' : `; the second is what the first calls ${nameOf(namesake)}`;
}
