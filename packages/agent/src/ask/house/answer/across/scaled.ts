// What the words make of the amount of a time by a plain number, behind the sentence that tells it: at a yearly rate, spread over its days, so many times over. Written out.
import { daysBetween, decimal, type Figure, type Sha256 } from '@assay/record';
import { assumed } from '../../../../figures/arithmetic.ts';
import { makeFigure } from '../../../../figures/figure.ts';
import { join, say, type FigureStyle, type Shown, type Text } from '../../../../prose/text.ts';
import { sentencesOf } from '../../../../prose/text-sentences.ts';
import { scaleAsked, type ScaleAsked, type Spread } from '../../../asked/forms/scaled-words.ts';
import { mainFigures, type Told } from './told-gaps.ts';

/** `sign`: what the amount is multiplied or divided by. */
type Scaled = { readonly name: string; readonly sign: '×' | '÷'; readonly by: readonly number[] };

const weekDays = 7;

/** How many of them a time of so many days has, written as factors: months by the calendar, however its weeks fall. */
const countOf: Readonly<Record<Spread, (days: number) => readonly number[]>> = {
  hour: (days) => [days, 24],
  day: (days) => [days],
  week: (days) => [Math.round(days / weekDays)],
  month: (days) => [Math.round(days / 30.4)],
};

/** How often a year has it, where it is a quarter or a half. */
const perYear = (days: number): number | null => (days > 80 && days < 100 ? 4 : days > 175 && days < 190 ? 2 : null);

function scaledBy(scale: ScaleAsked, days: number): Scaled | null {
  if (scale.kind === 'times') return { name: 'Multiplied out', sign: '×', by: [scale.by] };
  if (scale.kind === 'spread') return days < 28 ? null : { name: `Per ${scale.over}`, sign: '÷', by: countOf[scale.over](days) };
  const by = perYear(days);
  return by === null ? null : { name: 'At a yearly rate', sign: '×', by: [by] };
}

const shownIn = (figure: Figure, style: FigureStyle): Shown => ({ kind: 'shown', figure, style });

function written(figure: Figure, { name, sign, by }: Scaled, sha256: Sha256): Text {
  const factors = by.map((factor) => say` ${sign} ${shownIn(makeFigure(assumed('factor', factor, { kind: 'none' }), sha256), Number.isInteger(factor) ? 'whole' : 'plain')}`);
  const factor = by.reduce((product, one) => product * one, 1);
  const value = sign === '×' ? decimal(figure.value).times(factor) : decimal(figure.value).dividedBy(factor);
  const made = { ...makeFigure({ metric: `${figure.metric}_scaled`, value, unit: figure.unit, period: figure.period, formula: `${figure.metric} ${sign === '×' ? '*' : '/'} ${String(factor)}`, facts: [], assumptions: {} }, sha256), facts: figure.facts };
  return say`${name}: ${shownIn(figure, 'plain')}${join(factors, '')} = ${shownIn(made, 'plain')}.`;
}

/** An amount of money of a stretch of time, of that stretch alone. */
function daysOf({ figure: { unit, period, metric } }: Told): number | null {
  return unit.kind !== 'money' || period?.kind !== 'duration' || /_(?:less|to|change|scaled)/.test(metric) ? null : daysBetween(period.start, period.end) + 1;
}

/** The summary with what is made of each amount that it tells; as it was where the words ask for nothing of the kind. */
export function withScaled(summary: Text, text: string, sha256: Sha256): Text {
  const scale = scaleAsked(text)?.scale;
  if (scale === undefined) return summary;
  return mainFigures(summary).reduce((words, told) => {
    const days = daysOf(told);
    const scaled = days === null ? null : scaledBy(scale, days);
    if (scaled === null) return words;
    const pieces = sentencesOf(words);
    const at = pieces.findIndex(({ template }) => template.includes(told.figure.id));
    return join(pieces.toSpliced(at + 1, 0, written(told.figure, scaled, sha256)), ' ');
  }, summary);
}
