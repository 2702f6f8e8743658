// A stated amount as plain numbers of one or two digits: no source proves an amount that only the question gives, and such numbers need none.
import { assumed } from '../../../../figures/arithmetic.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import type { Holder } from '../../answer/scene.ts';

const MOST = 99;

/** `times`: the amount as a factor, `(17 × 10)`; `per`: by it, with whatever it is cut into, `÷ 17 ÷ 10`. */
export type PlainAmount = { readonly times: Text; readonly per: Text };

/** Factors of at most two digits, or a hundred; null where there are none. */
function factorsOf(whole: number): readonly number[] | null {
  if (whole <= MOST) return [whole];
  for (const by of [10, 100]) if (whole % by === 0 && whole / by <= MOST) return [whole / by, by];
  for (let by = MOST; by > 1; by -= 1) {
    const others = whole % by === 0 ? factorsOf(whole / by) : null;
    if (others !== null) return [...others, by];
  }
  return null;
}

const number = (holder: Holder, value: number): Text => say`${holder.bench.show(assumed('count', value, { kind: 'count', of: null }))}`;
const joined = (holder: Holder, factors: readonly number[], sign: string): Text => join(factors.map((factor) => number(holder, factor)), sign);

/** Of a whole number: `17 × 10`, or `(73 × 1 + 1 × 100)` where it has no such factors. */
function wholeWritten(holder: Holder, whole: number): PlainAmount | null {
  const [first, ...others] = factorsOf(whole) ?? [];
  if (first !== undefined) return { times: joined(holder, others.length === 0 ? [first, 1] : [first, ...others], ' × '), per: joined(holder, [first, ...others], ' ÷ ') };
  const hundreds = factorsOf(Math.floor(whole / 100));
  if (hundreds === null) return null;
  const sum = say`(${joined(holder, [whole % 100, 1], ' × ')} + ${joined(holder, [...hundreds, 100], ' × ')})`;
  return { times: sum, per: sum };
}

/** Null for an amount of more than two decimals, or one that cannot be written so. */
export function plainAmount(holder: Holder, amount: number): PlainAmount | null {
  const by = [1, 100].find((scale) => Math.abs(amount * scale - Math.round(amount * scale)) < 1e-9);
  const whole = by === undefined ? 0 : Math.round(amount * by);
  const written = whole < 1 ? null : wholeWritten(holder, whole);
  if (by === undefined || written === null) return null;
  // A small number before a bracket that closes alone would count a list.
  return by === 1 ? { times: say`(${written.times})`, per: say`÷ ${written.per}` } : { times: say`${written.times} ÷ ${number(holder, by)}`, per: say`× ${number(holder, by)} ÷ ${written.per}` };
}
