// Values that a later filing gave otherwise. Why, only the filing says; what the two numbers alone show is named.
import { decimal, type Unit } from '@assay/record';
import type { CompanyFact, FactVersion } from './company-fact.ts';

/**
 * `rounded`: one value is the other with fewer digits. `share-split`: shares times a whole number, or per-share figures divided by it.
 * `sign`: the same amount with the other sign. `scale`: moved by thousands, a filer's mistake. `restated`: anything else.
 */
export type RestatementNature = 'restated' | 'rounded' | 'share-split' | 'sign' | 'scale';

export type Restatement = {
  readonly fact: CompanyFact;
  readonly before: FactVersion;
  readonly after: FactVersion;
  /** (after − before) ÷ |before|; null where it was zero. */
  readonly change: number | null;
  readonly nature: RestatementNature;
  /** For a split: how many new shares one old share became; 0.1 for a reverse split of one for ten. */
  readonly splitRatio: number | null;
};

/** Every change of a value from one filing to a later one, the newest first. Two values within one filing are no restatement. */
export function restatementsOf(facts: readonly CompanyFact[]): Restatement[] {
  return facts.flatMap(changesOf).toSorted((left, right) => (left.after.filed < right.after.filed ? 1 : left.after.filed > right.after.filed ? -1 : 0));
}

function changesOf(fact: CompanyFact): Restatement[] {
  const { versions } = fact;
  if (versions.every((version) => version.value === versions[0]?.value)) return [];
  return versions.flatMap((after, at) => {
    const before = versions[at - 1];
    if (before === undefined || before.value === after.value || before.accession === after.accession) return [];
    const splitRatio = splitRatioOf(before.value, after.value, fact.unit);
    const nature = isRounding(before.value, after.value) ? 'rounded' : natureOf(before.value, after.value, splitRatio);
    return [{ fact, before, after, change: changeOf(before.value, after.value), nature, splitRatio: nature === 'share-split' ? splitRatio : null }];
  });
}

function changeOf(before: string, after: string): number | null {
  const old = decimal(before);
  return old.isZero() ? null : decimal(after).minus(old).dividedBy(old.abs()).toNumber();
}

function natureOf(before: string, after: string, splitRatio: number | null): RestatementNature {
  const [old, later] = [decimal(before), decimal(after)];
  if (old.negated().equals(later)) return 'sign';
  if (splitRatio !== null) return 'share-split';
  const isScaled = [3, 6].some((power) => old.times(`1e${String(power)}`).equals(later) || later.times(`1e${String(power)}`).equals(old));
  return isScaled && !old.isZero() ? 'scale' : 'restated';
}

/** The place of the last digit that is not zero: 6 for 1,234 million, −2 for 64.81. */
function lastPlace(value: string): number {
  const [, whole = '', places] = /^-?(\d*)(?:\.(\d*))?$/.exec(value) ?? [];
  if (places !== undefined && places !== '') return -places.length;
  return whole.length - whole.replace(/0+$/, '').length;
}

function isRounding(before: string, after: string): boolean {
  const [first, second] = [lastPlace(before), lastPlace(after)];
  const half = decimal(`5e${String(Math.max(first, second) - 1)}`);
  const coarse = first > second ? before : after;
  return first !== second && significantDigits(coarse) >= 2 && decimal(before).minus(after).abs().lessThanOrEqualTo(half);
}

function significantDigits(value: string): number {
  return value.replace(/[-.]/g, '').replace(/^0+/, '').replace(/0+$/, '').length;
}

/** Splits are into whole numbers of shares, or three for two; more than a hundredth off is another change. */
const commonRatios = [1.5, ...Array.from({ length: 99 }, (_, index) => index + 2)];

function splitRatioOf(before: string, after: string, unit: Unit): number | null {
  const isPerShare = unit.kind === 'money' && unit.per === 'share';
  if (unit.kind !== 'shares' && !isPerShare) return null;
  const [old, later] = isPerShare ? [after, before] : [before, after];
  const isForward = Math.abs(Number(later)) > Math.abs(Number(old));
  const [few, many] = isForward ? [old, later] : [later, old];
  const ratio = Number(many) / Number(few);
  if (!Number.isFinite(ratio) || ratio <= 0) return null;
  // The smaller of two per-share figures has few digits: its last one may be half a unit off.
  const slack = isPerShare ? (0.5 * 10 ** lastPlace(few)) / Math.abs(Number(few)) : 0.01;
  const whole = commonRatios.find((candidate) => Math.abs(ratio / candidate - 1) <= Math.max(slack, 0.001));
  if (whole === undefined) return null;
  return isForward ? whole : 1 / whole;
}
