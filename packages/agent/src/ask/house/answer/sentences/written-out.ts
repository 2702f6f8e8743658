// Figures of a calculation as they are shown: in billions where what is shown adds up as shown, else with all digits, so that anybody can do it again.
import type { Reading } from '../../../../figures/figure.ts';
import { renderText } from '../../../../prose/render.ts';
import { say, type FigureStyle, type Piece, type Text } from '../../../../prose/text.ts';
import type { Holder } from '../scene.ts';

const percent = { kind: 'percent' } as const;

/** In billions where the figures as shown give the result as shown; else with more digits, so that they do. */
function stylesOf({ unit }: Reading): readonly FigureStyle[] {
  return unit.kind === 'money' ? ['plain', 'whole'] : unit.kind === 'percent' || unit.kind === 'fraction' ? ['plain', 'hundredths', 'thousandths', 'finest'] : ['plain'];
}

function numberIn(shown: Piece): { readonly value: number; readonly scale: string } {
  const text = renderText(say`${shown}`);
  const size = Number(/[\d,]+(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? NaN);
  return { value: /^[−-]/.test(text) ? -size : size, scale: /\b(?:trillion|billion|million|thousand)\b/.exec(text)?.[0] ?? '' };
}

const isSum = (written: readonly Piece[], add: Written['add']): boolean => {
  const numbers = written.map(numberIn);
  const last = numbers.at(-1);
  return last !== undefined && numbers.every(({ scale }) => scale === last.scale) && Math.abs(add(numbers.slice(0, -1).map(({ value }) => value)) - last.value) < 0.00005;
};

export type Written = { readonly parts: readonly Reading[]; readonly result: Reading; readonly holder: Holder; readonly add: (values: readonly number[]) => number };

/** Each figure as it is shown, the result last; in the first style in which the sum as shown is right. */
export function shownTogether({ parts, result, holder, add }: Written): readonly Piece[] {
  const written = writtenIn({ parts, result, holder });
  return written.find((shown) => isSum(shown, add)) ?? written.at(-1) ?? [];
}

/** In every style that its unit has. */
function writtenIn({ parts, result, holder }: Omit<Written, 'add'>): readonly (readonly Piece[])[] {
  return stylesOf(result.unit.kind === 'points' ? { ...result, unit: percent } : result).map((style) => [...parts, result].map((reading) => holder.bench.show(reading, style)));
}

/** The one less the other; where no number of digits makes the sum right as it is shown, the difference alone. */
export function differenceWritten({ more, less, result, holder }: { readonly more: Reading; readonly less: Reading; readonly result: Reading; readonly holder: Holder }): Text {
  const add: Written['add'] = ([first = NaN, second = NaN]) => first - second;
  const [left = '', right = '', gap = ''] = shownTogether({ parts: [more, less], result, holder, add });
  const rounded = writtenIn({ parts: [], result, holder })[0]?.at(-1) ?? gap;
  return isSum([left, right, gap], add) ? say`Difference: ${left} − ${right} = ${gap}.` : say`Difference, taken before rounding: ${rounded}.`;
}
