// The passage names another where the claim names one, in the same surroundings.
import type { ReadPassage } from '../index-passages.ts';
import type { Term } from '../words/read-terms.ts';
import { speaking, type Clause, type Conflict } from './conflict.ts';
import { sameContext } from './context.ts';

const LEAST_COVERAGE = 0.6;
const SAME = 0.75;

const noName = /^(?:Inc|Corp|Corporation|Ltd|LLC|LLP|Company|Co|Plc|Incorporated|Limited|Form|Note|Item|January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b)/;

/** A word that is written without a capital anywhere in the sources is no name there. */
export function isProper(term: Term, clause: Clause): boolean {
  if (!/^\p{Lu}.*\p{Ll}/u.test(term.text) || noName.test(term.text) || term.concept.length < 3 || clause.index.plain.has(term.concept)) return false;
  return term.kind === 'name' || clause.index.names.has(term.concept) || clause.terms.some((own) => own.kind === 'name' && own.concept === term.concept);
}

export function findName(clause: Clause): Conflict | null {
  const names = [...clause.terms.entries()].filter(([, term]) => isProper(term, clause));
  if (names.length === 0) return null;
  for (const { passage } of speaking(clause, LEAST_COVERAGE)) {
    for (const [at, term] of names) {
      const other = passage.concepts.has(term.concept) || standsBeside(term, passage.passage.block, clause) ? undefined : rivalIn(passage, { clause, at });
      if (other !== undefined) return { code: 'name', passage, claimed: term.text, given: other.text, right: other.text };
    }
  }
  return null;
}

/** A name that the claim does not have, in the surroundings of the one it has. */
function rivalIn(passage: ReadPassage, { clause, at }: { readonly clause: Clause; readonly at: number }): Term | undefined {
  return passage.terms.find((other, place) => {
    if (!isProper(other, clause) || clause.terms.some((own) => own.concept === other.concept)) return false;
    const { score, shared } = sameContext({ at, terms: clause.terms }, { at: place, terms: passage.terms }, clause.index.weightOf);
    return score >= SAME && shared >= 3;
  });
}

/** The name stands elsewhere in the same paragraph: a pronoun may take its place. */
function standsBeside(term: Term, block: number, { index }: Clause): boolean {
  return (index.byConcept.get(term.concept) ?? []).some((place) => index.passages[place]?.passage.block === block);
}

/** Names that neither a source nor the question has. */
export function unknownNames(clause: Clause): string[] {
  return clause.terms.filter((term) => isProper(term, clause) && !clause.index.byConcept.has(term.concept) && !clause.given.has(term.concept)).map((term) => term.text);
}
