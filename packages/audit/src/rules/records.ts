import { isStrong, type Case } from '../judge/case.ts';
import { rulingOf } from './words-ruling.ts';
import type { Rule } from './rule.ts';

/** A figure in a sentence about the rows of a table of records is as good as the sentence. What a typed source binds, and what is worked out from cells, is for other rules; so are rows of figures that a series names. */
export const records: Rule = (given) => {
  const { words, reading, match, best } = given;
  if (words === null || reading.numeral === null || reading.claim.judgment !== null || !words.codes.includes('statement')) return null;
  if (match === null && (best !== null || words.verdict === 'unverified')) return words.verdict === 'supported' && words.codes.includes('records') ? rulingOf(words) : null;
  return match === null || speaksOver(given, match, words.codes) ? rulingOf(words) : null;
};

/** Rows of records outweigh a figure that was matched by its label alone. */
function speaksOver({ reading }: Case, match: NonNullable<Case['match']>, codes: readonly string[]): boolean {
  const isDerived = reading.operation !== 'value' || match.candidate.formula !== null;
  const isTyped = isStrong(match) && match.candidate.facts.every((read) => read.fact.source.kind !== 'document' && read.fact.source.kind !== 'note');
  return codes.includes('records') && !isDerived && !isTyped;
}
