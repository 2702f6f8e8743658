// The same expression with its opposite in it: "a working capital surplus" where the sources have "a working capital deficit",
// "a goodwill impairment charge" of a year in which there was none.
import { coverageOf, telling } from '../find-passages.ts';
import type { ReadPassage } from '../index-passages.ts';
import type { Term } from '../words/read-terms.ts';
import { asserts, bothDeny, sharesYear, type Clause, type Conflict } from './conflict.ts';

const MOST_ASKED = 200;
/** Besides the expression the passage must speak of some of the rest. */
const LEAST_COVERAGE = 0.3;

/** Movements change from time to time and from one thing to its parts: only the closer comparison decides on them. */
const isMovement = (term: Term): boolean => term.concept === '~0';

export function findCompound(clause: Clause): Conflict | null {
  for (const [at, term] of clause.terms.entries()) {
    if (term.kind !== 'word' || isMovement(term)) continue;
    const beside = neighbours(clause.terms, at, 2);
    if (beside.size < 2) continue;
    const conflict = conflictAt(clause, at, beside);
    if (conflict !== null) return conflict;
  }
  return null;
}

/** What stands next to a word in its own stretch. */
function neighbours(terms: readonly Term[], at: number, reach: number): ReadonlySet<string> {
  const own = terms[at];
  const near = terms.slice(Math.max(0, at - reach), at + reach + 1).filter((term) => term !== own && term.kind !== 'number' && term.stretch === own?.stretch && term.concept !== own.concept);
  return new Set(near.map((term) => term.concept));
}

type Stand = { readonly passage: ReadPassage; readonly term: Term; /** How much of what stands beside the claim's word stands beside this one. */ readonly shared: number };

function conflictAt(clause: Clause, at: number, beside: ReadonlySet<string>): Conflict | null {
  const own = clause.terms[at];
  if (own === undefined) return null;
  const stands = (clause.index.byConcept.get(own.concept) ?? []).slice(0, MOST_ASKED).flatMap((place) => standsIn(clause.index.passages[place], own, beside));
  if (stands.some((stand) => stand.term.sign === own.sign && stand.shared >= 1)) return null;
  const against = stands.find((stand) => stand.term.sign !== own.sign && stand.shared >= 2 && denies(own, stand, clause) && speaksOf(clause, stand.passage));
  if (against === undefined) return null;
  const byNegation = own.isDenied !== against.term.isDenied;
  return { code: byNegation ? 'negation' : 'opposite', passage: against.passage, claimed: own.text, given: against.term.text, right: byNegation ? null : against.term.text };
}

function standsIn(passage: ReadPassage | undefined, own: Term, beside: ReadonlySet<string>): Stand[] {
  if (passage === undefined) return [];
  return passage.terms.flatMap((term, there) => {
    if (term.concept !== own.concept) return [];
    return [{ passage, term, shared: [...neighbours(passage.terms, there, 3)].filter((concept) => beside.has(concept)).length }];
  });
}

/** Opposites, or the same word denied: not two words of which one is denied and the other the opposite. */
function denies(own: Term, { term, passage }: Stand, clause: Clause): boolean {
  if (own.isProspect !== term.isProspect) return false;
  return own.isDenied === term.isDenied ? own.isPole : !bothDeny(clause.terms, passage.terms);
}

function speaksOf(clause: Clause, passage: ReadPassage): boolean {
  return asserts(passage) && sharesYear(clause.text, passage.passage.text) && coverageOf(telling(clause.terms), [passage], clause.index) >= LEAST_COVERAGE;
}
