// Ranges: "40–45x", "$5.1B–$5.4B", "between 3% and 5%", "$3 to $4 billion". "from 3% to 5%" is a change between two values, not a range.
import { sameUnit, type Unit } from '@assay/record';
import { bareInteger, isGlued, textAfter, textBefore, type Atoms } from '../lex/atom.ts';
import { coreValue, type Core } from './core.ts';
import { readCore } from './read-core.ts';

export type RangeRead = { readonly low: Core; readonly high: Core };
type Joint = { readonly at: number; readonly kind: 'dash' | 'to' | 'and' };

const dashes = new Set(['-', '–', '—', '−']);

/** Where the second figure begins, and what joins it to the first. */
function readJoint(atoms: Atoms, at: number, between: boolean): Joint | null {
  const text = textAfter(atoms, at);
  if (between) return text === 'and' ? { at: at + 1, kind: 'and' } : null;
  if (text === 'to') return { at: at + 1, kind: 'to' };
  if (!dashes.has(text)) return null;
  // "5% –3%" is a figure and a negative figure; an em dash between blanks is punctuation.
  const evenly = isGlued(atoms, at) === isGlued(atoms, at + 1);
  return evenly && (text !== '—' || isGlued(atoms, at)) ? { at: at + 1, kind: 'dash' } : null;
}

const isPlain = (unit: Unit): boolean => unit.kind === 'none' || unit.kind === 'count';

/** "$3 to $4 billion", "2 to 3 million": the scale of the second end holds for both. */
function lendScale(low: Core, high: Core): Core {
  return low.scaled || !high.scaled || low.amount.greaterThanOrEqualTo(1000) ? low : { ...low, exponent: low.exponent + high.exponent, scaled: true };
}

/** "$40-45", "5%-7": the unit of the first end holds for a second end that has none. */
function lendsUnit(low: Core): boolean {
  return low.unit.kind === 'percent' || (low.unit.kind === 'money' && low.prefixed);
}

/** Two amounts of one currency; "per share" behind the second holds for both. */
function moneyTogether(low: Core, high: Core): RangeRead | null {
  if (low.unit.kind !== 'money' || high.unit.kind !== 'money' || low.unit.per !== null) return null;
  const agrees = high.unit.currency === low.unit.currency || high.unit.currency === null;
  const unit = { ...low.unit, per: high.unit.per };
  return agrees ? { low: { ...low, unit }, high: { ...high, unit } } : null;
}

/** The two ends with the unit and scale that one lends the other; null when they are of different kinds. */
function together(first: Core, high: Core): RangeRead | null {
  const low = lendScale(first, high);
  if (sameUnit(low.unit, high.unit)) return { low, high };
  if (isPlain(low.unit)) return { low: { ...low, unit: high.unit }, high };
  if (isPlain(high.unit) && !high.prefixed && lendsUnit(low)) return { low, high: { ...high, unit: low.unit } };
  return moneyTogether(low, high);
}

const changes = /^(?:from|rose|rises|increased|increase|increases|grew|fell|falls|declined|decreased|dropped|went|moved|climbed|up|down|improved|narrowed|widened|expanded|contracted|raised|lowered|slipped|jumped|cut|by)$/;
const WORDS_BACK = 3;

/** "rose $1.2 billion to $5.1 billion", "from 3% to 5%": two values. */
function isChange(atoms: Atoms, start: number): boolean {
  for (let step = 1; step <= WORDS_BACK; step += 1) {
    if (changes.test(atoms[start - step]?.text ?? '')) return true;
  }
  return false;
}

/** "5% to 2024": the second number is a year. */
function isYear(atoms: Atoms, first: Core, second: Core): boolean {
  const year = bareInteger(atoms[second.start]?.literal ?? null);
  return year !== null && year >= 1900 && year <= 2100 && second.unit.kind === 'none' && first.unit.kind !== 'none';
}

/** "5%--3%" is no range. */
function isSignFlip(joint: Joint, first: Core, second: Core): boolean {
  return joint.kind === 'dash' && second.negative && !first.negative;
}

/** "46 − 61 = −15": what an equals sign follows is taken away. */
function isTakenAway(atoms: Atoms, joint: Joint, second: Core): boolean {
  return joint.kind === 'dash' && /^[=≈]$/.test(textAfter(atoms, second.next));
}

/** The range that begins with `first`; null when no second end follows, or the two make no rising range. */
export function readRange(atoms: Atoms, first: Core, between: boolean): RangeRead | null {
  const joint = readJoint(atoms, first.next, between);
  if (joint === null || textAfter(atoms, joint.at) === '' || (joint.kind === 'to' && isChange(atoms, first.start))) return null;
  const second = readCore(atoms, joint.at);
  if (second === null || isYear(atoms, first, second) || isSignFlip(joint, first, second) || isTakenAway(atoms, joint, second)) return null;
  const range = together(first, second);
  return range !== null && coreValue(range.high).greaterThan(coreValue(range.low)) ? range : null;
}

/** "2.5 to 1.0": a ratio to one is a multiple. */
export function readRatio(atoms: Atoms, first: Core): Core | null {
  if (first.unit.kind !== 'none' || first.prefixed || first.scaled || textAfter(atoms, first.next) !== 'to' || textBefore(atoms, first.start) === 'from') return null;
  const one = textAfter(atoms, first.next + 1);
  return /^1(?:\.0+)?$/.test(one) && !/^(?:%|percent|million|billion|x)$/.test(textAfter(atoms, first.next + 2)) ? { ...first, unit: { kind: 'multiple' }, next: first.next + 2 } : null;
}
