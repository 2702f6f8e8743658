// Ranges: "40–45x", "$5.1B–$5.4B", "between 3% and 5%", "$3 to $4 billion". "from 3% to 5%" is a change between two values, not a range.
import { sameUnit, type Unit } from '@assay/record';
import { isGlued, textAfter, type Atoms } from '../lex/atom.ts';
import { coreValue, type Core } from './core.ts';
import { readCore } from './read-core.ts';

export type RangeRead = { readonly low: Core; readonly high: Core };

const dashes = new Set(['-', '–', '—', '−']);

type Joint = { readonly at: number; readonly kind: 'dash' | 'to' | 'and' };

/** Where the second figure begins, and what joins it to the first. */
function readJoint(atoms: Atoms, at: number, between: boolean): Joint | null {
  const text = textAfter(atoms, at);
  if (between) return text === 'and' ? { at: at + 1, kind: 'and' } : null;
  if (text === 'to') return { at: at + 1, kind: 'to' };
  if (!dashes.has(text)) return null;
  // "5% –3%" is a figure and a negative figure; an em dash is punctuation.
  const evenly = isGlued(atoms, at) === isGlued(atoms, at + 1);
  return evenly && (text !== '—' || isGlued(atoms, at)) ? { at: at + 1, kind: 'dash' } : null;
}

const isPlain = (unit: Unit): boolean => unit.kind === 'none' || unit.kind === 'count';

/** The two ends with the unit and scale that one lends the other; null when they are of different kinds. */
function together(low: Core, high: Core): RangeRead | null {
  const scaled = low.scaled || !high.scaled || low.amount.greaterThanOrEqualTo(1000) ? low : { ...low, exponent: low.exponent + high.exponent, scaled: true };
  if (sameUnit(scaled.unit, high.unit)) return { low: scaled, high };
  if (isPlain(scaled.unit)) return { low: { ...scaled, unit: high.unit }, high };
  const lends = scaled.unit.kind === 'money' && scaled.prefixed && !high.prefixed;
  if (isPlain(high.unit) && (lends || scaled.unit.kind === 'percent')) return { low: scaled, high: { ...high, unit: scaled.unit } };
  if (scaled.unit.kind !== 'money' || high.unit.kind !== 'money' || scaled.unit.per !== null) return null;
  return high.unit.currency === scaled.unit.currency || high.unit.currency === null ? { low: { ...scaled, unit: { ...scaled.unit, per: high.unit.per } }, high: { ...high, unit: { ...scaled.unit, per: high.unit.per } } } : null;
}

const changes = /^(?:from|rose|rises|increased|increase|increases|grew|fell|falls|declined|decreased|dropped|went|moved|climbed|up|down|improved|narrowed|widened|expanded|contracted|raised|lowered|slipped|jumped|cut)$/;

/** "rose $1.2 billion to $5.1 billion", "from 3% to 5%": two values. */
function isChange(atoms: Atoms, start: number): boolean {
  for (let step = 1; step <= 3; step += 1) {
    if (changes.test(atoms[start - step]?.text ?? '')) return true;
  }
  return false;
}

/** The range that begins with `first`; null when no second end follows, or the two make no rising range. */
export function readRange(atoms: Atoms, first: Core, between: boolean): RangeRead | null {
  const joint = readJoint(atoms, first.next, between);
  if (joint === null || atoms[joint.at]?.gap === 'break') return null;
  if (joint.kind === 'to' && isChange(atoms, first.start)) return null;
  const second = readCore(atoms, joint.at);
  if (second === null || (joint.kind === 'dash' && second.negative)) return null;
  const range = together(first, second);
  return range !== null && coreValue(range.high).greaterThan(coreValue(range.low)) ? range : null;
}
