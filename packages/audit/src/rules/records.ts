import { isStrong, type Case } from '../judge/case.ts';
import type { WordsFinding } from '../judge/words-check.ts';
import { rulingOf } from './words-ruling.ts';
import type { Rule } from './rule.ts';

/** A figure in a sentence about the rows of a table of records is as good as the sentence. What a typed source binds, and what is worked out from cells, is for other rules; so are rows of figures that a series names. */
export const records: Rule = (given) => {
  const { reading, match } = given;
  if (reading.numeral === null || reading.claim.judgment !== null || (match !== null && !yieldsToRecords(given, match))) return null;
  const { records: said } = given;
  if (said === null || !outweighs(given, said)) return null;
  // What the rows leave open another passage may decide; its words are then judged as words.
  const words = said.verdict === 'unverified' ? given.words : said;
  return words === null || !words.codes.includes('statement') ? null : rulingOf(words);
};

/** Rows of figures under one label decide only what no series names; rows of records also agree with what a series names and does not hold, and outweigh a match by label. */
function outweighs({ match, best }: Case, { codes, verdict }: WordsFinding): boolean {
  const isOfRecords = codes.includes('records');
  if (match !== null) return isOfRecords;
  return best === null && verdict !== 'unverified' ? true : isOfRecords && verdict === 'supported';
}

/** Rows of records outweigh a figure that was matched by its label alone. */
function yieldsToRecords({ reading }: Case, match: NonNullable<Case['match']>): boolean {
  const isDerived = reading.operation !== 'value' || match.candidate.formula !== null;
  const isTyped = isStrong(match) && match.candidate.facts.every((read) => read.fact.source.kind !== 'document' && read.fact.source.kind !== 'note');
  return !isDerived && !isTyped;
}
