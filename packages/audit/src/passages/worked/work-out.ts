// A figure worked out of others: the calculations that its words license, over the figures that its sentence names, best-named first,
// and no more of them than the digits of the figure rule out as chance.
import { decimal, type Decimal, type NumeralRecord, type Unit } from '@assay/record';
import { matchPeriod } from '../../bind/match-period.ts';
import type { TimeQuery } from '../../bind/time-query.ts';
import { convertTo, equalWithinDigits } from '../../numerals/index.ts';
import type { Calculation } from './licences.ts';
import { covered, type Operand, type Pool } from './operands.ts';

export type Worked = { /** Enough digits and enough of the words that no other reading outweighs it. */ readonly isSure: boolean; readonly calculation: Calculation; readonly expression: string; readonly value: Decimal; readonly unit: Unit; readonly operands: readonly Operand[]; readonly score: number };
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
  const found = readings.filter((reading) => reading.score >= LEAST).sort((left, right) => right.score - left.score).slice(0, most).find((reading) => agrees(asked, reading));
  return found === undefined ? null : { ...found, isSure: digits >= SURE.digits && found.score >= SURE.score };
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
type Made = Pick<Worked, 'expression' | 'value' | 'unit' | 'operands'>;
type Maker = (operands: readonly Operand[], asked: Asked) => Made[];

const valueOf = ({ read }: Operand): Decimal => decimal(read.fact.value);
const kindOf = ({ read }: Operand): Unit['kind'] => read.fact.unit.kind;
const isPercent = (operand: Operand): boolean => kindOf(operand) === 'percent' || kindOf(operand) === 'fraction';
const fractionOf = (operand: Operand): Decimal => (kindOf(operand) === 'percent' ? valueOf(operand).dividedBy(100) : valueOf(operand));

function pairs(operands: readonly Operand[], keep: (left: Operand, right: Operand) => boolean): (readonly [Operand, Operand])[] {
  return operands.flatMap((left) => operands.filter((right) => right !== left && keep(left, right)).map((right) => [left, right] as const));
}

function isAlike(left: Operand, right: Operand): boolean {
  return kindOf(left) === kindOf(right) && Math.min(left.score, right.score) >= 0.5 * Math.max(left.score, right.score);
}

/** The later and the earlier, as far as their times are known. */
function moves(operands: readonly Operand[], { times }: Asked): (readonly [Operand, Operand])[] {
  return pairs(operands, (now, before) => isAlike(now, before) && matchPeriod(times.own, now.read) !== 'conflicts' && matchPeriod(times.base, before.read) !== 'conflicts' && isOrdered(now, before));
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

const isSameKind = (left: Operand, right: Operand): boolean => kindOf(left) === kindOf(right) && !valueOf(right).isZero();

function written(sign: string, ...operands: readonly Operand[]): string {
  return operands.map((operand) => operand.read.fact.value).join(` ${sign} `);
}

const makers: Readonly<Record<Calculation, Maker>> = {
  growth: (operands, asked) => moves(operands, asked).filter(([, before]) => !valueOf(before).isZero()).map(([now, before]) => ({ expression: `(${written('−', now, before)}) ÷ ${before.read.fact.value}`, value: valueOf(now).minus(valueOf(before)).dividedBy(valueOf(before).abs()), unit: FRACTION, operands: [now, before] })),
  change: (operands, asked) => [...moves(operands, asked), ...pairs(operands, (left, right) => isAlike(left, right) && asked.times.base === null && valueOf(left).abs().gt(valueOf(right).abs()))].map(([now, before]) => ({ expression: written('−', now, before), value: valueOf(now).abs().minus(valueOf(before).abs()), unit: now.read.fact.unit, operands: [now, before] })),
  share: (operands) => pairs(operands, (left, right) => isSameKind(left, right) && !isPercent(left)).map(([left, right]) => ({ expression: written('÷', left, right), value: valueOf(left).dividedBy(valueOf(right)), unit: FRACTION, operands: [left, right] })),
  margin: (operands) => pairs(operands, (left, right) => isSameKind(left, right) && kindOf(left) === 'money' && valueOf(left).abs().gt(valueOf(right).abs())).map(([left, right]) => ({ expression: `(${written('−', left, right)}) ÷ ${left.read.fact.value}`, value: valueOf(left).abs().minus(valueOf(right).abs()).dividedBy(valueOf(left).abs()), unit: FRACTION, operands: [left, right] })),
  quotient: (operands, asked) => pairs(operands, (left, right) => !valueOf(right).isZero() && (asked.numeral.unit.kind === 'multiple' || asked.numeral.unit.kind === 'none' ? kindOf(left) === kindOf(right) : kindOf(left) === asked.numeral.unit.kind && kindOf(right) !== kindOf(left) && !isPercent(right))).map(([left, right]) => ({ expression: written('÷', left, right), value: valueOf(left).dividedBy(valueOf(right)), unit: asked.numeral.unit, operands: [left, right] })),
  sum: (operands, asked) => sums(operands.filter((operand) => kindOf(operand) === asked.numeral.unit.kind && !valueOf(operand).isZero())).map((items) => ({ expression: written('+', ...items), value: items.reduce((sum, item) => sum.plus(valueOf(item).abs()), decimal(0)), unit: items[0]?.read.fact.unit ?? asked.numeral.unit, operands: items })),
  portion: (operands, asked) => pairs(operands, (left, right) => isPercent(left) && kindOf(right) === asked.numeral.unit.kind).map(([left, right]) => ({ expression: `${left.read.fact.value}% × ${right.read.fact.value}`, value: fractionOf(left).times(valueOf(right)), unit: right.read.fact.unit, operands: [left, right] })),
  product: (operands, asked) => pairs(operands, (left, right) => kindOf(left) === asked.numeral.unit.kind && kindOf(right) !== kindOf(left) && !isPercent(right) && kindOf(right) !== 'multiple').map(([left, right]) => ({ expression: written('×', left, right), value: valueOf(left).times(valueOf(right)), unit: left.read.fact.unit, operands: [left, right] })),
  middle: (operands) => pairs(operands, (left, right) => isSameKind(left, right) && valueOf(left).lt(valueOf(right)) && left.read.caption !== null && left.read.caption === right.read.caption).map(([left, right]) => ({ expression: `(${written('+', left, right)}) ÷ 2`, value: valueOf(left).plus(valueOf(right)).dividedBy(2), unit: left.read.fact.unit, operands: [left, right] })),
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
