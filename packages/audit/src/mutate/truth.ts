// Whether a changed figure is false for certain. What could still be true is no corruption, and a judge that lets it stand is right.
import { decimal, type Decimal, type Fact, type NumeralRecord } from '@assay/record';
import { showLike } from '../bind/show-like.ts';
import { convertTo, equalWithinDigits, readTokens } from '../numerals/index.ts';
import type { Proven } from './proven.ts';

function readAlone(text: string): NumeralRecord | null {
  const [token, ...more] = readTokens(text);
  return token?.kind === 'number' && more.length === 0 ? token.numeral : null;
}

/** What brings the evidence's value to the figure: percent from a fraction, the size of a decline from a negative; null where no such factor does. */
export function shownFactor({ claim, verdict }: Proven): Decimal | null {
  const { numeral } = claim;
  const shown = verdict.evidence.formula?.result ?? verdict.evidence.facts[0]?.value;
  if (numeral === null || shown === undefined) return null;
  const factor = [1, -1, 100, -100, 10_000, -10_000].find((each) => equalWithinDigits(numeral, decimal(shown).times(each)) !== null);
  return factor === undefined ? null : decimal(factor);
}

/** The exact value behind a proven figure, in the figure's own unit; null where the evidence does not give it. */
export function exactValue(proven: Proven): Decimal | null {
  const { formula, facts } = proven.verdict.evidence;
  const factor = shownFactor(proven);
  const shown = formula?.result ?? facts[0]?.value;
  return factor === null || shown === undefined ? null : decimal(shown).times(factor);
}

/** True when no rounding of the true value reads like the new text: by the exact value where it is known, else by the digits shown before. */
export function isFalse(proven: Proven, text: string): boolean {
  const { numeral } = proven.claim;
  const before = numeral === null ? null : readAlone(numeral.text);
  const after = readAlone(text);
  if (numeral === null || before === null || after === null) return false;
  if (before.unit.kind === after.unit.kind && !decimal(after.high).lessThanOrEqualTo(before.low) && !decimal(after.low).greaterThanOrEqualTo(before.high)) return false;
  const exact = exactValue(proven);
  // A cell is shown without the scale that its row or caption lends it.
  const lent = decimal(before.value).isZero() ? decimal(1) : decimal(numeral.value).dividedBy(before.value);
  return exact === null || lent.isZero() || equalWithinDigits(after, exact.dividedBy(lent)) === null;
}

/** A value in the dress of the claim's figure, where it makes the claim false; null otherwise. */
export function showFalse(proven: Proven, value: Decimal): string | null {
  const { numeral } = proven.claim;
  if (numeral === null || !value.isFinite() || value.isZero()) return null;
  const text = proven.claim.text.replace(numeral.text, showLike(numeral, numeral.negative ? value : value.abs()));
  return text.length <= proven.claim.text.length + 4 && isFalse(proven, text) ? text : null;
}

/** A fact's value in the unit of the claim's figure; null where it cannot be brought there. */
export function valueFor({ claim }: Proven, fact: Fact): Decimal | null {
  return claim.numeral === null ? null : convertTo(claim.numeral.unit, decimal(fact.value), fact.unit);
}

/** True when the figure, as it stands, would be right for this value. */
export function wouldHold({ claim }: Proven, value: Decimal): boolean {
  const { numeral } = claim;
  return numeral !== null && [1, 100, -1, -100].some((factor) => equalWithinDigits(numeral, value.times(factor)) !== null);
}
