// Share counts and per-share figures before and after a split are no series: which filings speak of which shares.
import type { CompanyFact, CompanyFacts, Restatement } from '@assay/audit/facts';
import { daysBetween, type IsoDate, type Unit } from '@assay/record';

export type ShareSplit = {
  /** New shares for one old: 20; 0.1 for one new share for ten. */
  readonly ratio: number;
  /** The last filing known to count old shares, and the first known to count new ones. */
  readonly lastOld: IsoDate;
  readonly firstNew: IsoDate;
  /** Figures given anew after the split, or nothing but a jump from one period to the next. */
  readonly shownBy: 'restated-figures' | 'jump-between-periods';
};

export type Comparability = { readonly isComparable: true } | { readonly isComparable: false; readonly reason: string; /** By this the older figure's shares are multiplied; null where it is not certain. */ readonly factor: number | null };

const companyWide = new Set(['basic_shares', 'diluted_shares', 'shares_outstanding', 'basic_eps', 'diluted_eps']);
/** Nothing but a split makes a count of shares that many times as large within a year or two. */
const LEAST_JUMP = 1.9;

/** The splits that the figures show, the oldest first. */
export function shareSplitsOf(facts: CompanyFacts): ShareSplit[] {
  const restated = [...Map.groupBy(facts.restatements.filter(isCompanyWide), (found) => found.splitRatio ?? 1)].flatMap(([ratio, found]) => clustersOf(ratio, found));
  const jumps = jumpsOf(facts.facts).filter((jump) => !restated.some((split) => split.firstNew <= jump.firstNew && split.firstNew > jump.lastOld));
  return [...restated, ...jumps].toSorted((left, right) => (left.firstNew < right.firstNew ? -1 : 1));
}

function isCompanyWide({ nature, fact }: Restatement): boolean {
  return nature === 'share-split' && companyWide.has(fact.metric ?? '') && Object.keys(fact.key.dimensions).length === 0;
}

/** One split is told by several figures, a count of shares among them. A figure restated from the new basis belongs to a later split. */
function clustersOf(ratio: number, found: readonly Restatement[]): ShareSplit[] {
  const splits: ShareSplit[] = [];
  let rest = found.toSorted((left, right) => (left.after.filed < right.after.filed ? -1 : 1));
  while (rest.length > 0) {
    const firstNew = rest[0]?.after.filed ?? '';
    const own = rest.filter(({ before }) => before.filed < firstNew);
    rest = rest.filter(({ before }) => before.filed >= firstNew);
    const lastOld = own.map(({ before }) => before.filed).sort().at(-1);
    if (lastOld !== undefined && own.length >= 2 && own.some(({ fact }) => fact.unit.kind === 'shares')) splits.push({ ratio, lastOld, firstNew, shownBy: 'restated-figures' });
  }
  return splits;
}

/** Average diluted shares of one year against those of the next, where no filing states one year on both bases. */
function jumpsOf(facts: readonly CompanyFact[]): ShareSplit[] {
  const years = facts
    .filter((fact) => fact.metric === 'diluted_shares' && fact.period.fiscal?.part === 'FY' && Object.keys(fact.key.dimensions).length === 0)
    .toSorted((left, right) => (left.key.end < right.key.end ? -1 : 1));
  return years.flatMap((later, at): ShareSplit[] => {
    const earlier = years[at - 1];
    if (earlier === undefined || daysBetween(earlier.key.end, later.key.end) > 800) return [];
    const ratio = Number(later.value) / Number(earlier.value);
    const lastOld = earlier.versions.at(-1)?.filed ?? earlier.filed;
    const firstNew = later.versions[0]?.filed ?? later.filed;
    const isJump = Number.isFinite(ratio) && ratio > 0 && Math.max(ratio, 1 / ratio) >= LEAST_JUMP && lastOld < firstNew;
    return isJump ? [{ ratio: ratio > 1 ? Math.round(ratio) : 1 / Math.round(1 / ratio), lastOld, firstNew, shownBy: 'jump-between-periods' }] : [];
  });
}

type Placed = { readonly unit: Unit; /** The filing that the value is taken from. */ readonly filed: IsoDate };

/** Whether two figures may stand in one series or ratio. Only counts of shares and per-share figures can fail. */
export function compareShareBasis(left: Placed, right: Placed, splits: readonly ShareSplit[]): Comparability {
  const [earlier, later] = left.filed <= right.filed ? [left, right] : [right, left];
  if (![left, right].some(({ unit }) => unit.kind === 'shares' || (unit.kind === 'money' && unit.per === 'share'))) return { isComparable: true };
  const between = splits.filter((split) => earlier.filed < split.firstNew && later.filed > split.lastOld);
  if (between.length === 0) return { isComparable: true };
  const isCertain = between.every((split) => split.shownBy === 'restated-figures' && earlier.filed <= split.lastOld && later.filed >= split.firstNew);
  const words = between.map(wordsOf).join(' and ');
  const reason = `The figures filed ${earlier.filed} and ${later.filed} count different shares: ${words} lies between them.`;
  return { isComparable: false, reason, factor: isCertain ? between.reduce((factor, split) => factor * split.ratio, 1) : null };
}

function wordsOf({ ratio, shownBy }: ShareSplit): string {
  const split = ratio >= 1 ? `a split of ${String(ratio)} for 1` : `a reverse split of 1 for ${String(Math.round(1 / ratio))}`;
  return shownBy === 'restated-figures' ? split : `a jump that ${split} would explain`;
}
