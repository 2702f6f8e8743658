// Slips of the pen in a figure's digits.
import { decimal } from '@assay/record';
import { claimText, pick, rewritten, shuffled, type Corruption, type Target } from '../corruption.ts';
import { exactValue, isFalse, showFalse } from '../truth.ts';

const digitsOf = (text: string): readonly number[] => [...text.matchAll(/\d/g)].map((match) => match.index);
const put = (text: string, at: number, digit: string): string => text.slice(0, at) + digit + text.slice(at + 1);

/** The first of several texts that is false for certain. */
export function firstFalse(target: Target, texts: readonly string[]): string | null {
  return texts.find((text) => isFalse(target, text)) ?? null;
}

export const wrongDigit: Corruption = {
  kind: 'wrong digit', about: 'one digit is another',
  apply: (target) => {
    if (target.claim.numeral === null) return null;
    const text = claimText(target);
    const changed = shuffled(target, digitsOf(text)).map((at) => put(text, at, String((Number(text.charAt(at)) + 1 + Math.floor(target.random() * 9)) % 10)));
    return rewritten(target, firstFalse(target, changed.filter((one) => !/(?<![\d.,])0\d/.test(one))));
  },
};

export const swappedDigits: Corruption = {
  kind: 'swapped digits', about: 'two neighbouring digits have changed places',
  apply: (target) => {
    if (target.claim.numeral === null) return null;
    const text = claimText(target);
    const places = digitsOf(text);
    const changed = places.flatMap((at, index) => {
      const next = places[index + 1];
      return next === undefined ? [] : [put(put(text, at, text.charAt(next)), next, text.charAt(at))];
    });
    return rewritten(target, firstFalse(target, shuffled(target, changed).filter((one) => !/(?<![\d.,])0\d/.test(one))));
  },
};

/** One step of the last digit shown, away from the exact value: no rounding and no cutting of digits leads there. Three behind "about". */
export const lastDigit: Corruption = {
  kind: 'last digit', about: 'the last digit is off by one',
  apply: (target) => {
    const { numeral } = target.claim;
    const exact = exactValue(target);
    if (numeral === null || exact === null) return null;
    const shown = decimal(numeral.value);
    const away = shown.abs().greaterThanOrEqualTo(exact.abs()) ? 1 : -1;
    const step = decimal(10).pow(-numeral.precision).times((shown.isNegative() ? -away : away) * (numeral.approximate ? 3 : 1));
    return rewritten(target, showFalse(target, shown.plus(step)));
  },
};

/** Every digit drawn anew. */
export const fabricatedFigure: Corruption = {
  kind: 'fabricated figure', about: 'the figure is made up, in the same form',
  apply: (target) => {
    if (target.claim.numeral === null) return null;
    const text = claimText(target);
    const [first] = digitsOf(text);
    const drawn = [0, 1, 2].map(() => text.replace(/\d/g, (_, at: number) => String(at === first ? 1 + Math.floor(target.random() * 9) : Math.floor(target.random() * 10))));
    return rewritten(target, pick(target, drawn.filter((one) => isFalse(target, one))));
  },
};
