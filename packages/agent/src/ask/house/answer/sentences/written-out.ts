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

/** A figure below nothing that is taken away. */
const bracketed = (piece: Piece): Text => (numberIn(piece).value < 0 ? say`(${piece})` : say`${piece}`);

/** As they stand in the sentences before it, where the last digit alone is off. */
function beforeRounding([left, right, gap]: readonly Piece[]): Text | null {
  if (left === undefined || right === undefined || gap === undefined) return null;
  const [one, other, apart] = [left, right, gap].map(numberIn);
  const off = Math.abs((one?.value ?? NaN) - (other?.value ?? NaN) - (apart?.value ?? NaN));
  return off > 0 && off < 0.11 ? say`Difference: ${left} − ${bracketed(right)} = ${gap}, before rounding.` : null;
}

type Apart = { readonly more: Reading; readonly less: Reading; readonly result: Reading; readonly holder: Holder };

const taken: Written['add'] = ([first = NaN, second = NaN]) => first - second;

/** Growth stands in one decimal in its own sentence, other rates in two where that makes the sum right. */
function mayBeRounded({ more, result }: Apart, at: number): boolean {
  return result.unit.kind === 'points' && (at < 0 || at > (more.metric.endsWith('growth') ? 0 : 1));
}

/** The one less the other; where more decimals of a rate than its sentence has would make the sum right, as it stands there and before rounding; else the difference alone. */
export function differenceWritten(apart: Apart): Text {
  const { more, less, result, holder } = apart;
  const inStyles = writtenIn({ parts: [more, less], result, holder });
  const at = inStyles.findIndex((shown) => isSum(shown, taken));
  const rounded = mayBeRounded(apart, at) ? beforeRounding(inStyles[0] ?? []) : null;
  if (rounded !== null) return rounded;
  const [left, right, gap] = inStyles[at] ?? [];
  if (left === undefined || right === undefined || gap === undefined) return say`Difference, taken before rounding: ${holder.bench.show(result, 'plain')}.`;
  return say`Difference: ${left} − ${bracketed(right)} = ${gap}.`;
}
