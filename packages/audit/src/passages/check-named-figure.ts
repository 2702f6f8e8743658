// A figure that stands in the sources in the very words that stand around it in the claim: nearer than any other figure of its kind.
import { isOfAnother, saidIn } from '../bind/told-apart.ts';
import type { WordsCheck } from '../judge/words-check.ts';
import { indexOf } from './index-passages.ts';
import { namedFigure } from './named-figure.ts';

/** Marks the finding, so that rules can tell it from a passage that covers a clause. */
export const NAMED_FIGURE = 'named-figure';

export const checkNamedFigure: WordsCheck = (reading, documents, facts) => {
  if (reading.scene === null || reading.numeral === null || reading.numeral.bound !== null) return null;
  const named = namedFigure(reading, facts.facts, indexOf(documents));
  if (named === null || isOfAnother(named.read, saidIn(reading.scene), facts)) return null;
  const { read, score, isNearest } = named;
  return {
    verdict: 'supported', rule: 'figure-in-its-words', reason: `The sources have this figure in ${String(Math.round(score * 100))}% of the words that stand around it, and no other in more: “${[...read.row, ...read.column].join(' ') || (read.caption ?? '')}”`,
    codes: [NAMED_FIGURE, ...(isNearest ? ['nearest'] : []), 'metric-open'], field: null, right: null, passages: [], facts: [read],
  };
};
