// A list of amounts may name its scale once, at the end: "were $59 and $60 million".
import type { Token } from '../../numerals/index.ts';
import { shiftDecimal } from '../shift-decimal.ts';

type NumberToken = Extract<Token, { kind: 'number' }>;

const joint = /^,? ?(?:and |or )?$/;
const scales: ReadonlyMap<string, number> = new Map([['thousand', 3], ['million', 6], ['billion', 9], ['trillion', 12]]);
const scaled = /(thousand|million|billion|trillion)\b/i;
/** Amounts of one list are of one size. */
const MOST_TIMES = 30;

function scaleOf({ numeral }: NumberToken): number {
  return scales.get(scaled.exec(numeral.text)?.[1]?.toLowerCase() ?? '') ?? 0;
}

function lent(text: string, number: NumberToken, next: NumberToken): NumberToken | null {
  const places = scaleOf(next);
  const { numeral } = number;
  if (places === 0 || scaleOf(number) !== 0 || numeral.upTo !== null || !joint.test(text.slice(number.span.end, next.span.start))) return null;
  const times = Number(numeral.value) / Number(shiftDecimal(next.numeral.value, -places));
  if (numeral.unit.kind !== next.numeral.unit.kind || !(times < MOST_TIMES && times > 1 / MOST_TIMES)) return null;
  return { ...number, numeral: { ...numeral, value: shiftDecimal(numeral.value, places), low: shiftDecimal(numeral.low, places), high: shiftDecimal(numeral.high, places), precision: numeral.precision - places } };
}

/** The numbers, with scales lent from right to left along lists. */
export function lendScales(text: string, numbers: readonly NumberToken[]): NumberToken[] {
  const all = [...numbers];
  for (let at = all.length - 2; at >= 0; at -= 1) {
    const [number, next] = [all[at], all[at + 1]];
    const made = number === undefined || next === undefined ? null : lent(text, number, next);
    if (made !== null) all[at] = made;
  }
  return all;
}
