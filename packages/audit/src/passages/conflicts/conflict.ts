// How a passage can speak against a clause, and what a detector is given.
import type { Found } from '../find-passages.ts';
import type { PassageIndex, ReadPassage } from '../index-passages.ts';
import type { Term } from '../words/read-terms.ts';

export type Clause = {
  readonly text: string;
  readonly terms: readonly Term[];
  /** Best first. */
  readonly found: readonly Found[];
  readonly index: PassageIndex;
  /** Meanings that the question brings. */
  readonly given: ReadonlySet<string>;
};

export type Conflict = {
  readonly code: 'opposite' | 'negation' | 'name' | 'role' | 'title' | 'cause' | 'quantifier' | 'date' | 'modality';
  readonly passage: ReadPassage;
  /** The claim's words and the passage's. */
  readonly claimed: string;
  readonly given: string;
  /** What should stand there; null where one word does not put it right. */
  readonly right: string | null;
};

export type FindConflict = (clause: Clause) => Conflict | null;

/** The sentences that speak of the clause, each once with its coverage, best first. */
export function speaking(clause: Clause, least: number): { readonly passage: ReadPassage; readonly coverage: number }[] {
  const best = new Map<ReadPassage, number>();
  for (const { passages, coverage } of clause.found) {
    const [own] = passages;
    if (own !== undefined && coverage >= least) best.set(own, Math.max(best.get(own) ?? 0, coverage));
  }
  return [...best].map(([passage, coverage]) => ({ passage, coverage }));
}

const finite = /\b(?:is|are|was|were|has|have|had|do|does|did|will|may|must|\p{L}{3,}(?:ed|es)|fell|rose|grew|became|made|paid|sold|held)\b/u;

/** A heading or a row names a thing; what ticks a box or sets a condition asserts none. Only an assertion denies. */
export function asserts(passage: ReadPassage): boolean {
  const { kind, text } = passage.passage;
  return kind === 'sentence' && (finite.test(text) || text.endsWith('.')) && !/^\W*(?:indicate\b|if\b|whether\b|see\b|refer\b)/i.test(text) && text.length >= 25;
}

/** What rose in one year may have fallen in another. */
export function sharesYear(claim: string, passage: string): boolean {
  const years = yearsIn(claim);
  const given = yearsIn(passage);
  return years.size === 0 || given.size === 0 || [...years].some((year) => given.has(year));
}

function yearsIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/\b(?:19|20)\d\d\b/g) ?? []);
}

/** Both deny the same word: where exactly a denial ends is not told surely enough to set the two against each other. */
export function bothDeny(left: readonly Term[], right: readonly Term[]): boolean {
  const denied = new Set(left.filter((term) => term.isDenied).map((term) => term.concept));
  return denied.size > 0 && right.some((term) => term.isDenied && denied.has(term.concept));
}
