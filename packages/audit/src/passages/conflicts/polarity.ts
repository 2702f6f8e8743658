// The claim asserts what the passage denies, or says its opposite, of the same things.
import type { ReadPassage } from '../index-passages.ts';
import type { Term } from '../words/read-terms.ts';
import { asserts, bothDeny, sharesYear, speaking, type Clause, type Conflict } from './conflict.ts';
import { sameContext } from './context.ts';
import { headOf } from './head.ts';

/** A passage must speak of so much of the clause before one word of it can deny the claim. */
const LEAST_COVERAGE = 0.5;
const SAME = 0.6;
const MARGIN = 0.12;
/** A passage that says the same of the same head, if in other surroundings, keeps others from denying it. */
const SAYS_SO = 0.45;
/** So many passages are asked whether one says it as the claim does. */
const MOST_ASKED = 120;

type Seen = { readonly score: number; readonly shared: number; readonly passage: ReadPassage; readonly term: Term };
type Own = { readonly clause: Clause; readonly at: number; readonly head: ReadonlySet<string> };

export function findPolarity(clause: Clause): Conflict | null {
  const near = speaking(clause, LEAST_COVERAGE).map(({ passage }) => passage).filter((passage) => asserts(passage) && isComparable(clause.text, passage.passage.text));
  if (near.length === 0) return null;
  for (const [at, term] of clause.terms.entries()) {
    if (term.kind !== 'word' || (term.concept === MOVEMENT && hasFigure(clause.text))) continue;
    const own: Own = { clause, at, head: headOf(clause.text, clause.terms, at) };
    const against = strongest(term.concept === MOVEMENT ? near.filter((passage) => !movesBothWays(passage)) : near, own, term.sign === 1 ? -1 : 1);
    if (against === null || !isClear(term, against) || saysSo(own, term, against)) continue;
    return conflictOf(term, against);
  }
  return null;
}

/** "Increase" and its likes: a sentence that has both speaks of several things, or labels a row "increase (decrease)". */
const MOVEMENT = '~0';

function movesBothWays({ terms }: ReadPassage): boolean {
  return new Set(terms.filter((term) => term.concept === MOVEMENT).map((term) => term.sign)).size > 1;
}

/** The direction of a figure's change is its own claim's: facts decide on it, not words. */
function hasFigure(text: string): boolean {
  return /[$€£]\s?\d|\d\s?%|\d[.,]\d|\bpercent\b/.test(text);
}

const share = /\b(?:percentage|percent|proportion|ratio|share) of\b/i;

/** What rises may fall as a share of another. */
function isComparable(claim: string, passage: string): boolean {
  return share.test(claim) === share.test(passage) && sharesYear(claim, passage);
}

/** A plain word denied needs more around it than a word with an opposite of its own. */
function isClear(term: Term, against: Seen): boolean {
  const isOpposite = term.isPole && against.term.isPole && term.isDenied === against.term.isDenied;
  return isOpposite ? against.score >= SAME && against.shared >= 1 : against.score >= SAME + 0.1 && against.shared >= 2;
}

/** Some passage says it as the claim does: of the same head, or in the same surroundings. */
function saysSo(own: Own, term: Term, against: Seen): boolean {
  const { index } = own.clause;
  const saying = (index.byConcept.get(term.concept) ?? []).slice(0, MOST_ASKED).flatMap((place) => index.passages[place] ?? []);
  const agreeing = strongest(saying, own, term.sign);
  return agreeing !== null && (agreeing.score > against.score - MARGIN || (own.head.size > 0 && term.isPole && agreeing.score >= SAYS_SO));
}

function conflictOf(term: Term, against: Seen): Conflict {
  const byNegation = term.isDenied !== against.term.isDenied;
  return { code: byNegation ? 'negation' : 'opposite', passage: against.passage, claimed: term.text, given: against.term.text, right: byNegation ? null : against.term.text };
}

function strongest(passages: readonly ReadPassage[], own: Own, sign: 1 | -1): Seen | null {
  const { clause, at } = own;
  let best: Seen | null = null;
  for (const passage of passages) {
    for (const [place, term] of passage.terms.entries()) {
      if (term.sign !== sign || !isRival(own, { term, place, passage })) continue;
      const { score, shared } = sameContext({ at, terms: clause.terms }, { at: place, terms: passage.terms }, clause.index.weightOf);
      if (best === null || score > best.score) best = { score, shared, passage, term };
    }
  }
  return best;
}

/** The same axis in the same mood, and where it has poles, said of the same thing. */
function isRival({ clause, at, head }: Own, { term, place, passage }: { readonly term: Term; readonly place: number; readonly passage: ReadPassage }): boolean {
  const own = clause.terms[at];
  if (own?.concept !== term.concept || term.kind !== 'word' || isOtherMood(own, term) || isDoubtful(own, term, { clause, passage })) return false;
  return !own.isPole || sharesHead(head, headOf(passage.passage.text, passage.terms, place));
}

function isDoubtful(own: Term, term: Term, { clause, passage }: { readonly clause: Clause; readonly passage: ReadPassage }): boolean {
  return own.sign !== term.sign && own.isDenied !== term.isDenied && bothDeny(clause.terms, passage.terms);
}

/** What may be denies nothing that is. */
function isOtherMood(own: Term, other: Term): boolean {
  return own.isProspect !== other.isProspect && !(own.isPole && own.isDenied === other.isDenied);
}

function sharesHead(own: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = own.size <= other.size ? [own, other] : [other, own];
  return few.size > 0 && [...few].every((concept) => many.has(concept));
}
