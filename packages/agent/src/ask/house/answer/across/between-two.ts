// What two figures that are told come to: how far they lie apart, how many times the one is the other, how far the later lies from the earlier in percent. Written out, resting on what both rest on.
import { metricById } from '@assay/calc';
import { decimal, Decimal, type Figure, type Sha256 } from '@assay/record';
import { makeFigure } from '../../../../figures/figure.ts';
import { renderFigure } from '../../../../figures/render-figure.ts';
import { say, type FigureStyle, type Shown, type Text } from '../../../../prose/text.ts';
import { nameOf } from '../sentences/naming.ts';

type Two = readonly [Figure, Figure];
type InStyle = { readonly style: FigureStyle; readonly sha256: Sha256 };

export const isRate = ({ kind }: Figure['unit']): boolean => kind === 'percent' || kind === 'fraction';

const beside = (one: Figure, other: Figure): string => (one.metric === other.metric ? `${other.metric}@before` : other.metric);

function restingOn([one, other]: Two, reading: Pick<Parameters<typeof makeFigure>[0], 'metric' | 'value' | 'unit' | 'formula'>, sha256: Sha256): Figure {
  const made = makeFigure({ ...reading, period: one.period, facts: [], assumptions: {} }, sha256);
  return { ...made, facts: [...new Set([...one.facts, ...other.facts])] };
}

const shownIn = (figure: Figure, style: FigureStyle): Shown => ({ kind: 'shown', figure, style });

/** The larger less the smaller. */
function gapBetween([more, less]: Two, sha256: Sha256): Figure {
  const scale = (figure: Figure): Decimal => (figure.unit.kind === 'fraction' ? decimal(figure.value).times(100) : decimal(figure.value));
  return restingOn([more, less], { metric: `${more.metric}_less_${less.metric}`, value: scale(more).minus(scale(less)), unit: isRate(more.unit) ? { kind: 'points' } : more.unit, formula: `${more.metric} - ${beside(more, less)}` }, sha256);
}

const scales: Readonly<Record<string, string>> = { trillion: '1e12', billion: '1e9', million: '1e6' };

/** As it is shown; `last`: what one of its last digit is worth. */
function numberIn(words: string): { readonly value: Decimal; readonly last: Decimal } {
  const [, minus = '', digits = '0', scale = ''] = /(−?)\$?([\d,]+(?:\.\d+)?)(?: (trillion|billion|million))?/.exec(words) ?? [];
  const unit = decimal(scales[scale] ?? '1');
  return { value: decimal(`${minus === '' ? '' : '-'}${digits.replaceAll(',', '')}`).times(unit), last: decimal(10).pow(-(digits.split('.')[1]?.length ?? 0)).times(unit) };
}

/** The difference of the larger and the smaller; rounded each for itself the two may not give it, which is said. */
export function differenceOfTwo([more, less]: Two, { style, sha256 }: InStyle): Text | null {
  const gap = gapBetween([more, less], sha256);
  const [first, second, third] = [more, less, gap].map((figure) => numberIn(renderFigure(figure, style)));
  if (first === undefined || second === undefined || third === undefined) return null;
  const off = first.value.minus(second.value).minus(third.value).abs();
  if (off.gt(Decimal.max(first.last, second.last, third.last))) return null;
  const of = more.metric === less.metric && metricById(more.metric) !== undefined ? ` in ${nameOf(more.metric)}` : '';
  const taken = decimal(less.value).isNegative() ? say`(${shownIn(less, style)})` : say`${shownIn(less, style)}`;
  return say`Difference${of}: ${shownIn(more, style)} − ${taken} = ${shownIn(gap, style)}${off.isZero() ? '' : ', before rounding'}.`;
}

/** How many times the smaller the larger is; null of what is not more than nothing. */
export function timesOver([more, less]: Two, { style, sha256 }: InStyle): Text | null {
  if (decimal(less.value).lte(0)) return null;
  const ratio = restingOn([more, less], { metric: `${more.metric}_to_${less.metric}`, value: decimal(more.value).dividedBy(less.value), unit: { kind: 'multiple' }, formula: `${more.metric} / ${beside(more, less)}` }, sha256);
  return say`Ratio: ${shownIn(more, style)} ÷ ${shownIn(less, style)} = ${shownIn(ratio, 'hundredths')}.`;
}

/** From the earlier to the later; null from what is not more than nothing. */
export function movedBy([later, earlier]: Two, { style, sha256 }: InStyle): Text | null {
  if (decimal(earlier.value).lte(0)) return null;
  const rate = restingOn([later, earlier], { metric: `${later.metric}_growth`, value: decimal(later.value).dividedBy(earlier.value).minus(1).times(100), unit: { kind: 'percent' }, formula: `(${later.metric} / ${later.metric}@before - 1) * 100` }, sha256);
  return say`In percent: (${shownIn(later, style)} − ${shownIn(earlier, style)}) ÷ ${shownIn(earlier, style)} = ${shownIn(rate, 'plain')}.`;
}

/** What lies between two moves of one unit, the greater first; nothing where it cannot be written out. */
export function gapOfMoves([more, less]: Two, sha256: Sha256): readonly Text[] {
  const sentence = more.unit.kind === less.unit.kind ? differenceOfTwo([more, less], { style: 'plain', sha256 }) : null;
  return sentence === null ? [] : [sentence];
}
