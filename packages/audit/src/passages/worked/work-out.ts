// A figure worked out of others: the calculations that its words license, over the figures that its sentence names, best-named first,
// and no more of them than the digits of the figure rule out as chance.
import { decimal, type Decimal, type NumeralRecord, type Unit } from '@assay/record';
import { matchPeriod } from '../../bind/match-period.ts';
import type { TimeQuery } from '../../bind/time-query.ts';
import { convertTo, equalWithinDigits } from '../../numerals/index.ts';
import type { Calculation } from './licences.ts';
import { covered, type Operand, type Pool } from './operands.ts';

type Formula = { readonly expression: string; readonly value: Decimal; readonly unit: Unit };
export type Worked = Formula & { /** Enough digits and enough of the words that no other reading outweighs it. */ readonly isSure: boolean; readonly calculation: Calculation; readonly operands: readonly Operand[]; readonly score: number };
export type Asked = { readonly text: string; readonly numeral: NumeralRecord; readonly direction: 'up' | 'down' | 'flat' | null; readonly times: { readonly own: TimeQuery | null; readonly base: TimeQuery | null }; readonly calculations: readonly Calculation[] };

/** How many readings may be tried for so many digits shown: one in ten of an equal result by chance at the most. */
const tries: readonly number[] = [0, 0, 3, 30, 200, 600];
/** So much of the sentence's telling words must stand around the operands together. */
const LEAST = 0.4;
const SURE = { digits: 4, score: 0.6 } as const;
const FRACTION: Unit = { kind: 'fraction' };

export function workOut(asked: Asked, pool: Pool): Worked | null {
  const digits = digitsOf(asked.numeral);
  const most = tries[Math.min(tries.length - 1, digits)] ?? 0;
  if (most === 0) return null;
  const readings = asked.calculations.flatMap((calculation) => makers[calculation](pool.operands, asked).map((made) => ({ ...made, calculation, score: covered(pool.weights, ...made.operands.map((operand) => operand.near)) })));
  for (const { operands, calculation, score, work } of readings.filter((reading) => reading.score >= LEAST).sort((left, right) => right.score - left.score).slice(0, most)) {
    const reading = { ...work(), operands, calculation };
    if (agrees(asked, reading)) return { ...reading, score, isSure: digits >= SURE.digits && score >= SURE.score };
  }
  return null;
}

/** Digits that carry information: "$5.975 million" shows four. */
function digitsOf({ value, precision }: NumeralRecord): number {
  const size = decimal(value).abs();
  return size.isZero() ? 0 : size.toSignificantDigits(1).e + 1 + precision;
}

function agrees(asked: Asked, made: Reading): boolean {
  const { numeral } = asked;
  const { value, unit } = made;
  if (!hasSignOf(asked, made)) return false;
  const shown = convertTo(numeral.unit, value.abs(), unit);
  if (shown === null) return false;
  // "Nearly 2.47" and "about 2.47" have to be as near as 2.47 itself.
  const plain: NumeralRecord = { ...numeral, bound: null, approximate: false };
  const equality = equalWithinDigits(numeral.negative ? { ...plain, value: flip(numeral.value), low: flip(numeral.high), high: flip(numeral.low), negative: false } : plain, shown);
  return equality === 'exact' || equality === 'rounded';
}

const fallWords = /\b(?:decreas|declin|drop|fell|fall|reduc|lower|less|down|loss|differ|gap|spread)/i;

/** A move between known times has the sign that the words or the figure give it; one whose order is open may have either. */
function hasSignOf(asked: Asked, { value, calculation, operands }: Reading): boolean {
  const { numeral, direction, text } = asked;
  const isMove = calculation === 'growth' || calculation === 'change';
  if (!isMove || value.isZero() || !isTimed(asked, operands)) return true;
  if (numeral.negative || direction === 'down' || /\bnegative\b/i.test(text)) return value.isNegative();
  return direction === null && fallWords.test(text) ? true : value.isPositive();
}

function isTimed({ times }: Asked, operands: readonly Operand[]): boolean {
  return (times.own !== null && times.base !== null) || operands.every((operand) => endOf(operand) !== null);
}

function flip(text: string): string {
  return decimal(text).negated().toFixed();
}

type Reading = Omit<Worked, 'score' | 'isSure'>;
/** What may be worked out of some operands; the arithmetic itself is left until the best-named are known. */
type Made = { readonly operands: readonly Operand[]; readonly work: () => Formula };
type Maker = (operands: readonly Operand[], asked: Asked) => Made[];
type Pair = readonly [Operand, Operand];

const kindOf = ({ read }: Operand): Unit['kind'] => read.fact.unit.kind;
const unitOf = ({ read }: Operand): Unit => read.fact.unit;
const isPercent = (operand: Operand): boolean => kindOf(operand) === 'percent' || kindOf(operand) === 'fraction';
const fractionOf = (operand: Operand): Decimal => (kindOf(operand) === 'percent' ? operand.value.dividedBy(100) : operand.value);

function pairs(operands: readonly Operand[], keep: (left: Operand, right: Operand) => boolean): Pair[] {
  return operands.flatMap((left) => operands.filter((right) => right !== left && keep(left, right)).map((right): Pair => [left, right]));
}

function each(all: readonly Pair[], work: (left: Operand, right: Operand) => Formula): Made[] {
  return all.map(([left, right]) => ({ operands: [left, right], work: () => work(left, right) }));
}

function isAlike(left: Operand, right: Operand): boolean {
  return kindOf(left) === kindOf(right) && Math.min(left.score, right.score) >= 0.5 * Math.max(left.score, right.score);
}

/** The later and the earlier, as far as their times are known. */
function moves(operands: readonly Operand[], { times }: Asked): Pair[] {
  const late = new Set(operands.filter(({ read }) => matchPeriod(times.own, read) !== 'conflicts'));
  const early = new Set(operands.filter(({ read }) => matchPeriod(times.base, read) !== 'conflicts'));
  return pairs(operands, (now, before) => isAlike(now, before) && late.has(now) && early.has(before) && isOrdered(now, before));
}

/** Where both times are known, the first is the later. */
function isOrdered(now: Operand, before: Operand): boolean {
  const [later, earlier] = [endOf(now), endOf(before)];
  return later === null || earlier === null || later > earlier;
}

function endOf({ read }: Operand): string | null {
  const { period } = read.fact;
  if (period === null) return null;
  if (period.kind === 'labelled') return `${String(period.fiscal.year)} ${period.fiscal.part}`;
  return period.kind === 'instant' ? period.on : period.end;
}

const isSameKind = (left: Operand, right: Operand): boolean => kindOf(left) === kindOf(right) && !right.value.isZero();
const isLarger = (left: Operand, right: Operand): boolean => left.value.abs().gt(right.value.abs());

function written(sign: string, ...operands: readonly Operand[]): string {
  return operands.map((operand) => operand.read.fact.value).join(` ${sign} `);
}

/** A quotient has the claim's unit: a ratio of two of one kind, or so much of its unit for each of another. */
function mayDivide(left: Operand, right: Operand, { numeral }: Asked): boolean {
  if (right.value.isZero()) return false;
  const isRatio = numeral.unit.kind === 'multiple' || numeral.unit.kind === 'none';
  return isRatio ? kindOf(left) === kindOf(right) : kindOf(left) === numeral.unit.kind && kindOf(right) !== kindOf(left) && !isPercent(right);
}

function isRange(left: Operand, right: Operand): boolean {
  return isSameKind(left, right) && left.value.lt(right.value) && left.read.caption !== null && left.read.caption === right.read.caption;
}

const makers: Readonly<Record<Calculation, Maker>> = {
  growth: (operands, asked) => each(moves(operands, asked).filter(([, before]) => !before.value.isZero()), (now, before) => ({ expression: `(${written('−', now, before)}) ÷ ${before.read.fact.value}`, value: now.value.minus(before.value).dividedBy(before.value.abs()), unit: FRACTION })),
  change: (operands, asked) => each([...moves(operands, asked), ...(asked.times.base === null ? pairs(operands, (left, right) => isAlike(left, right) && isLarger(left, right)) : [])], (now, before) => ({ expression: written('−', now, before), value: now.value.abs().minus(before.value.abs()), unit: unitOf(now) })),
  share: (operands) => each(pairs(operands, (left, right) => isSameKind(left, right) && !isPercent(left)), (left, right) => ({ expression: written('÷', left, right), value: left.value.dividedBy(right.value), unit: FRACTION })),
  margin: (operands) => each(pairs(operands, (left, right) => isSameKind(left, right) && kindOf(left) === 'money' && isLarger(left, right)), (left, right) => ({ expression: `(${written('−', left, right)}) ÷ ${left.read.fact.value}`, value: left.value.abs().minus(right.value.abs()).dividedBy(left.value.abs()), unit: FRACTION })),
  quotient: (operands, asked) => each(pairs(operands, (left, right) => mayDivide(left, right, asked)), (left, right) => ({ expression: written('÷', left, right), value: left.value.dividedBy(right.value), unit: asked.numeral.unit })),
  sum: (operands, asked) => sums(operands.filter((operand) => kindOf(operand) === asked.numeral.unit.kind && !operand.value.isZero())).map((items) => ({ operands: items, work: () => ({ expression: written('+', ...items), value: items.reduce((sum, item) => sum.plus(item.value.abs()), decimal(0)), unit: items[0]?.read.fact.unit ?? asked.numeral.unit }) })),
  portion: (operands, asked) => each(pairs(operands, (left, right) => isPercent(left) && !fractionOf(left).eq(1) && kindOf(right) === asked.numeral.unit.kind), (left, right) => ({ expression: `${left.read.fact.value}% × ${right.read.fact.value}`, value: fractionOf(left).times(right.value), unit: unitOf(right) })),
  product: (operands, asked) => each(pairs(operands, (left, right) => kindOf(left) === asked.numeral.unit.kind && kindOf(right) !== kindOf(left) && !isPercent(right) && kindOf(right) !== 'multiple'), (left, right) => ({ expression: written('×', left, right), value: left.value.times(right.value), unit: unitOf(left) })),
  middle: (operands) => each(pairs(operands, isRange), (left, right) => ({ expression: `(${written('+', left, right)}) ÷ 2`, value: left.value.plus(right.value).dividedBy(2), unit: unitOf(left) })),
};

const MOST_PARTS = 4;
const MOST_SUMMANDS = 8;

function sums(operands: readonly Operand[]): Operand[][] {
  const found: Operand[][] = [];
  const add = (from: number, items: Operand[]): void => {
    if (items.length >= 2) found.push(items);
    if (items.length === MOST_PARTS) return;
    for (let at = from; at < Math.min(operands.length, MOST_SUMMANDS); at += 1) {
      const next = operands[at];
      if (next !== undefined && (items[0] === undefined || isAlike(items[0], next))) add(at + 1, [...items, next]);
    }
  };
  add(0, []);
  return found;
}
