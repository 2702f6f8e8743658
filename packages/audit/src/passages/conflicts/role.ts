// Who did it to whom: two names around one verb, in the other order.
import type { Term } from '../words/read-terms.ts';
import { speaking, type Clause, type Conflict } from './conflict.ts';
import { isProper } from './name.ts';

type Deed = { readonly actor: readonly string[]; readonly verb: string; readonly object: readonly string[] };

const passive = /\b(?:was|were|been|being|be|is|are)\b/i;

/** Every "A verb B" with names on either side; "B was … by A" counts as the same. */
function deedsOf(text: string, terms: readonly Term[], clause: Clause): Deed[] {
  return terms.flatMap((verb, at): Deed[] => {
    if (!/^\p{Ll}.*(?:ed|s|en|t|ght|ld)$/u.test(verb.text)) return [];
    const before = namesBeside(terms.slice(Math.max(0, at - 5), at).toReversed(), clause);
    const after = namesBeside(terms.slice(at + 1, at + 6), clause);
    const [left] = before;
    const [right] = after;
    if (left === undefined || right === undefined) return [];
    const between = text.slice(verb.end, right.start);
    const isPassive = /^\s*(?:\w+\s+)?by\b/i.test(between) && passive.test(text.slice(left.end, verb.start)) || /^\s*by\b/i.test(between);
    const [actor, object] = isPassive ? [after, before] : [before, after];
    return [{ actor: actor.map((term) => term.concept), verb: verb.concept, object: object.map((term) => term.concept) }];
  });
}

/** The names next to the verb on one side: a name of several words is one. */
function namesBeside(terms: readonly Term[], clause: Clause): Term[] {
  const first = terms.findIndex((term) => isProper(term, clause));
  if (first < 0 || first > 1) return [];
  const rest = terms.slice(first);
  const end = rest.findIndex((term, index) => !isProper(term, clause) || (index > 0 && gap(rest[index - 1], term) > 1));
  return rest.slice(0, end < 0 ? rest.length : end);
}

function gap(left: Term | undefined, right: Term): number {
  return left === undefined ? 0 : Math.max(left.start, right.start) - Math.min(left.end, right.end);
}

function meet(left: readonly string[], right: readonly string[]): boolean {
  return left.some((concept) => right.includes(concept));
}

export function findRole(clause: Clause): Conflict | null {
  const own = deedsOf(clause.text, clause.terms, clause);
  if (own.length === 0) return null;
  for (const { passage } of speaking(clause, 0.6)) {
    const others = deedsOf(passage.passage.text, passage.terms, clause);
    const sameVerb = own.flatMap((deed) => others.filter((other) => other.verb === deed.verb).map((other) => ({ deed, other })));
    const isSwapped = sameVerb.some(({ deed, other }) => meet(deed.actor, other.object) && meet(deed.object, other.actor));
    const isStraight = sameVerb.some(({ deed, other }) => meet(deed.actor, other.actor) || meet(deed.object, other.object));
    if (isSwapped && !isStraight) return { code: 'role', passage, claimed: clause.text, given: passage.passage.text, right: null };
  }
  return null;
}
