// The unit that stands behind the digits.
import { money, noUnit, type Unit } from '@assay/record';
import { afterPhrase, isGlued, textAfter, textBefore, type Atoms } from '../lex/atom.ts';
import { countNoun } from './count-noun.ts';
import { currencyAfter } from './currency.ts';

export type UnitRead = { readonly unit: Unit; readonly next: number };

const percent: Unit = { kind: 'percent' };
const points: Unit = { kind: 'points' };
const basisPoints: Unit = { kind: 'basis-points' };
const multiple: Unit = { kind: 'multiple' };

const phrases: readonly (readonly [readonly string[], Unit])[] = [
  [['%', 'points'], points], [['%', 'point'], points], [['%', 'pts'], points], [['%'], percent], [['percentage', 'points'], points], [['percentage', 'point'], points], [['percentage', 'pts'], points],
  [['percent', 'points'], points], [['percent', 'point'], points], [['percent'], percent], [['per', 'cent'], percent], [['pct'], percent], [['pp'], points], [['pps'], points], [['ppt'], points], [['ppts'], points],
  [['pts'], points], [['pt'], points], [['bp'], basisPoints], [['bps'], basisPoints], [['basis', 'points'], basisPoints], [['basis', 'point'], basisPoints],
  [['x'], multiple], [['×'], multiple], [['times'], multiple], [['fold'], multiple], [['days'], { kind: 'days' }], [['day'], { kind: 'days' }], [['years'], { kind: 'years' }], [['year'], { kind: 'years' }],
];
const byHead = Map.groupBy(phrases, ([words]) => words[0] ?? '');

/** A unit word may be tied on with a hyphen ("25-basis-point"), but a day or a year so tied makes a name ("200-day"). */
function phraseUnit(atoms: Atoms, at: number): UnitRead | null {
  const hyphened = textAfter(atoms, at) === '-' && isGlued(atoms, at) && isGlued(atoms, at + 1);
  const from = hyphened ? at + 1 : at;
  for (const [words, unit] of byHead.get(textAfter(atoms, from)) ?? []) {
    const next = afterPhrase(atoms, from, words);
    if (next === null || !isUnitHere(atoms, { unit, next }, hyphened)) continue;
    return { unit, next };
  }
  return null;
}

function isUnitHere(atoms: Atoms, { unit, next }: UnitRead, hyphened: boolean): boolean {
  if (hyphened && (unit.kind === 'days' || unit.kind === 'years')) return false;
  return standsAlone(atoms, next) && !(unit.kind === 'multiple' && multiplies(atoms, next));
}

/** "x86", "x-ray": the letter must not run on. */
function standsAlone(atoms: Atoms, next: number): boolean {
  const kind = atoms[next]?.kind;
  return !isGlued(atoms, next) || (kind !== 'word' && kind !== 'number' && kind !== 'code') || atoms[next - 1]?.text === '%';
}

/** "1,150 × 100", "0.4 x $3": the sign stands between two factors, and is no unit. */
function multiplies(atoms: Atoms, next: number): boolean {
  const kind = atoms[next]?.kind;
  return (atoms[next - 1]?.text === '×' || atoms[next - 1]?.text === 'x') && !isGlued(atoms, next - 1) && (kind === 'number' || '($€£'.includes(atoms[next]?.text ?? 'none'));
}

const CONTEXT_ATOMS = 14;
const percentWords = new Set(['%', 'percent', 'percentage', 'margin', 'margins', 'rate', 'ratio', 'yield', 'share']);

/** "points" counts percent where the sentence speaks of percent, else points of an index. */
function pointsUnit(atoms: Atoms, at: number): Unit {
  for (let step = 1; step <= CONTEXT_ATOMS; step += 1) {
    const before = atoms[at - step];
    const behind = atoms[at + step];
    if ((before !== undefined && percentWords.has(before.text)) || (behind !== undefined && percentWords.has(behind.text))) return points;
  }
  return { kind: 'index' };
}

const shareWords = new Set(['share', 'ads', 'adr']);
const shareKinds = new Set(['diluted', 'basic', 'common', 'ordinary']);

/** The atom behind "per share", "a share", "/share", "per diluted common share". */
function perShareEnd(atoms: Atoms, at: number): number | null {
  const head = textAfter(atoms, at);
  if (head !== 'per' && head !== 'a' && head !== '/' && head !== 'each') return null;
  let next = at + 1;
  while (shareKinds.has(textAfter(atoms, next))) next += 1;
  return shareWords.has(textAfter(atoms, next)) && textAfter(atoms, next + 1) !== 'of' ? next + 1 : null;
}

function withShare(atoms: Atoms, unit: Unit, next: number): UnitRead {
  const end = unit.kind === 'money' ? perShareEnd(atoms, next) : null;
  return end === null || unit.kind !== 'money' ? { unit, next } : { unit: money(unit.currency, 'share'), next: end };
}

/** What a counted noun makes of the number; the noun itself stays outside the figure, since it may name the metric. */
function nounUnit(atoms: Atoms, at: number): Unit {
  const noun = countNoun(atoms, at);
  if (noun === null) return noUnit;
  if (noun === 'shares' || noun === 'years' || noun === 'days') return { kind: noun };
  return { kind: 'count', of: noun };
}

/** The unit behind a number without a currency sign before it, and its cents and pence as `exponent` −2. */
export function readUnitAfter(atoms: Atoms, at: number): UnitRead & { readonly exponent: number } {
  const phrase = phraseUnit(atoms, at);
  if (phrase !== null) return { ...phrase, exponent: 0 };
  if (textAfter(atoms, at) === 'points' || textAfter(atoms, at) === 'point') return { unit: pointsUnit(atoms, at), next: at + 1, exponent: 0 };
  const hyphened = textAfter(atoms, at) === '-' && isGlued(atoms, at) && isGlued(atoms, at + 1);
  const currency = currencyAfter(atoms, hyphened ? at + 1 : at);
  if (currency !== null) return { ...withShare(atoms, money(currency.currency), currency.next), exponent: currency.hundredths ? -2 : 0 };
  const end = textBefore(atoms, at) === '/' ? null : perShareEnd(atoms, at);
  if (end !== null && textAfter(atoms, at) !== 'a') return { unit: money(null, 'share'), next: end, exponent: 0 };
  return { unit: nounUnit(atoms, at), next: at, exponent: 0 };
}

/** The unit of a number behind a currency sign: the currency, per share where the text says so, and a repeated word ("$5 dollars", "$5.1bn USD"). */
export function readMoneyUnit(atoms: Atoms, at: number, currency: string): UnitRead {
  const again = currencyAfter(atoms, at);
  const next = again === null || again.hundredths || atoms[again.next - 1]?.kind === 'symbol' ? at : again.next;
  const named = next === at || again === null ? currency : again.currency;
  return withShare(atoms, money(named), next);
}
