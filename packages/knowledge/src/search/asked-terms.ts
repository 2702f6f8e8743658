// A question as weighted terms: what it is about counts in full, words that only ask for a calculation or an answer less.
import { isFigure, termNumber } from '../index/packed-terms.ts';
import { termsOf, tokensOf } from '../index/terms.ts';
import type { FurtherText } from './further-terms.ts';

export type AskedTerm = { readonly term: string; readonly number: number; readonly words: readonly number[]; readonly weight: number; readonly isYear: boolean };
export type AskedTerms = {
  /** Its own first, then those that only belong to it. */
  readonly terms: readonly AskedTerm[];
  /** How many are its own. */
  readonly own: number;
  /** Neighbours in the question, as places in `terms`. */
  readonly pairs: readonly (readonly [number, number])[];
};

const ASKING = 0.4;
/** Words of the task, not of what it is about. */
const asking = new Set(termsOf('percentage percent change difference average ratio total sum growth rate increase decrease compare calculate compute portion proportion respective respectively much many usd millions billions thousands answer question please round decimal place define based judgment information state units primarily respond response approximately according'));

/** `further` are terms that mean the same or belong to it, with their weights. */
export function askedTerms(query: string, further: readonly FurtherText[] = []): AskedTerms {
  const terms: AskedTerm[] = [];
  const places = new Map<string, number>();
  const order = tokensOf(query).map(({ term, word }) => place({ term, word, weight: asking.has(term) ? ASKING : 1 }, { terms, places }));
  const own = terms.length;
  for (const { text, weight } of further) for (const { term, word } of tokensOf(text)) place({ term, word, weight }, { terms, places });
  const pairs = order.slice(1).map((right, at): readonly [number, number] => [order[at] ?? 0, right]).filter(([left, right]) => left !== right);
  return { terms, own, pairs };
}

/** The first mention counts: a term of the question is not made weaker by what belongs to it. */
function place({ term, word, weight }: { readonly term: string; readonly word: string; readonly weight: number }, { terms, places }: { readonly terms: AskedTerm[]; readonly places: Map<string, number> }): number {
  const known = places.get(term);
  const number = termNumber(term);
  if (known === undefined) {
    places.set(term, terms.length);
    return terms.push({ term, number, words: [termNumber(word)], weight, isYear: isFigure(number) && /^(?:19|20)\d\d$/.test(term) }) - 1;
  }
  const before = terms[known];
  if (before !== undefined) terms[known] = { ...before, words: [...new Set([...before.words, termNumber(word)])] };
  return known;
}
