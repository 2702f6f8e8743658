// Figures of a calculation as they are shown: in billions where what is shown adds up as shown, else with all digits, so that anybody can do it again.
import type { Reading } from '../../../../figures/figure.ts';
import { renderText } from '../../../../prose/render.ts';
import { say, type FigureStyle, type Piece } from '../../../../prose/text.ts';
import type { Holder } from '../scene.ts';

const percent = { kind: 'percent' } as const;

/** In billions where the figures as shown give the result as shown; else with more digits, so that they do. */
function stylesOf({ unit }: Reading): readonly FigureStyle[] {
  return unit.kind === 'money' ? ['plain', 'whole'] : unit.kind === 'percent' || unit.kind === 'fraction' ? ['plain', 'hundredths'] : ['plain'];
}

function numberIn(shown: Piece): { readonly value: number; readonly scale: string } {
  const text = renderText(say`${shown}`);
  const size = Number(/[\d,]+(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? NaN);
  return { value: /^[−-]/.test(text) ? -size : size, scale: /\b(?:trillion|billion|million|thousand)\b/.exec(text)?.[0] ?? '' };
}

export type Written = { readonly parts: readonly Reading[]; readonly result: Reading; readonly holder: Holder; readonly add: (values: readonly number[]) => number };

/** Each figure as it is shown, the result last; in the first style in which the sum as shown is right. */
export function shownTogether({ parts, result, holder, add }: Written): readonly Piece[] {
  const written = stylesOf(result.unit.kind === 'points' ? { ...result, unit: percent } : result).map((style) => [...parts, result].map((reading) => holder.bench.show(reading, style)));
  const isRight = (shown: readonly Piece[]): boolean => {
    const numbers = shown.map(numberIn);
    const last = numbers.at(-1);
    return last !== undefined && numbers.every(({ scale }) => scale === last.scale) && Math.abs(add(numbers.slice(0, -1).map(({ value }) => value)) - last.value) < 0.005;
  };
  return written.find(isRight) ?? written.at(-1) ?? [];
}
