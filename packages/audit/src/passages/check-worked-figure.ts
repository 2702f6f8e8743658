// A figure that no source states, worked out of figures in the passages that speak of it.
import { claimTimes } from '../bind/time-query.ts';
import type { WordsCheck } from '../judge/words-check.ts';
import { cutClauses } from './clauses.ts';
import { indexOf } from './index-passages.ts';
import { onPages } from './surroundings.ts';
import { licensed } from './worked/licences.ts';
import { operandsFor } from './worked/operands.ts';
import { workOut, type Worked } from './worked/work-out.ts';

export const checkWorkedFigure: WordsCheck = (reading, documents, facts) => {
  const { scene, numeral } = reading;
  if (scene === null || numeral === null || (numeral.bound !== null && !numeral.approximate)) return null;
  const calculations = licensed(reading);
  if (calculations.length === 0) return null;
  const index = indexOf(documents);
  const asked = { text: scene.text, numeral, direction: reading.direction, times: claimTimes(reading), calculations };
  const within = (text: string): Worked | null => workOut(asked, operandsFor({ text, sentence: scene.text }, onPages(facts.facts), index));
  const clause = cutClauses(scene.text).find((span) => span.start <= scene.span.start && span.end > scene.span.start);
  const worked = within(scene.text) ?? (clause === undefined || clause.end - clause.start >= scene.text.length ? null : within(scene.text.slice(clause.start, clause.end)));
  if (worked === null) return null;
  return {
    verdict: 'supported', rule: 'figure-worked-out', reason: `${worked.expression} gives the figure; ${String(Math.round(worked.score * 100))}% of the sentence’s telling words stand around these figures of the sources.`,
    codes: ['worked-figure', ...(worked.isSure ? ['sure'] : []), worked.calculation, 'metric-open'], field: null, right: null, passages: [], facts: worked.operands.map((operand) => operand.read),
  };
};
