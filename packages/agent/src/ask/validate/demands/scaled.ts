// What is to be made of an amount by a plain number has to stand in the opening: the amount alone, valid, would be taken for it.
import { scaleAsked, type ScaleAsked } from '../../asked/forms/scaled-words.ts';
import { metricById } from '@assay/calc';
import type { Demand } from './demand.ts';

const isTold: Readonly<Record<ScaleAsked['kind'], RegExp>> = {
  yearly: /\bAt a yearly rate:|\bannuali[sz]ed\b|\bcompound annual\b/,
  spread: /\bPer (?:hour|day|week|month):|\bper (?:calendar |trading )?(?:hour|day|week|month)\b|\b(?:a|each|every|one) (?:hour|day|week|month)\b/,
  times: / × |\btimes\b/,
};
const what: Readonly<Record<ScaleAsked['kind'], string>> = { yearly: 'what it comes to at a yearly rate', spread: 'over which time it is spread', times: 'what it comes to so many times over' };

/** Of amounts of the statements; what moves by the month has readings for each. */
export const scaled: Demand = ({ asked: { text }, opening, openingWords }) => {
  const scale = scaleAsked(text)?.scale;
  const isOfAmounts = opening.some(({ measure, unit }) => unit.kind === 'money' && ['flow', 'per-share'].includes(metricById(measure)?.kind ?? ''));
  return scale === undefined || !isOfAmounts || isTold[scale.kind].test(openingWords) ? [] : [what[scale.kind]];
};
