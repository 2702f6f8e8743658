// "X because of Y" where the passage says "Y because of X", or gives X another cause.
import { coverageOf, telling } from '../find-passages.ts';
import type { PassageIndex, ReadPassage } from '../index-passages.ts';
import { readTerms, type Term } from '../words/read-terms.ts';
import { speaking, type Clause, type Conflict } from './conflict.ts';

/** Effect before, cause after. */
const backward = /\b(?:because of|because|due (?:primarily |mainly |largely |in part )?to|driven (?:primarily |mainly |largely )?by|as a (?:direct )?(?:result|consequence) of|resulting from|resulted from|attributable (?:primarily )?to|attributed (?:primarily )?to|owing to|caused by|thanks to|stemming from|on account of|reflecting)\b/i;
/** Cause before, effect after. */
const forward = /\b(?:led to|leading to|resulted in|resulting in|caused|causing|drove|driving|gave rise to|contributed to)\b/i;

export type CausalText = { readonly effect: readonly Term[]; readonly cause: readonly Term[] };

export function readCause(text: string): CausalText | null {
  const back = backward.exec(text);
  const ahead = back === null ? forward.exec(text) : null;
  const found = back ?? ahead;
  if (found === null) return null;
  // Two causes in one sentence: which belongs to which is not told by their order alone.
  const rest = text.slice(found.index + found[0].length);
  if (backward.test(rest) || forward.test(rest)) return null;
  const left = readTerms(text.slice(0, found.index));
  const right = readTerms(rest);
  return back === null ? { effect: right, cause: left } : { effect: left, cause: right };
}

function asPassage(terms: readonly Term[], passage: ReadPassage): ReadPassage {
  return { passage: passage.passage, terms, concepts: new Set(terms.map((term) => term.concept)) };
}

function share(sought: readonly Term[], within: readonly Term[], given: { readonly passage: ReadPassage; readonly index: PassageIndex }): number {
  return coverageOf(telling(sought), [asPassage(within, given.passage)], given.index);
}

export function findCause(clause: Clause): Conflict | null {
  const own = readCause(clause.text);
  if (own === null || own.effect.length < 2 || own.cause.length < 2) return null;
  for (const { passage } of speaking(clause, 0.6)) {
    const other = readCause(passage.passage.text);
    if (other === null) continue;
    const given = { passage, index: clause.index };
    const straight = Math.min(share(own.effect, other.effect, given), share(own.cause, other.cause, given));
    const crossed = Math.min(share(own.effect, other.cause, given), share(own.cause, other.effect, given));
    if (crossed >= 0.6 && crossed > straight + 0.3) return { code: 'cause', passage, claimed: clause.text, given: passage.passage.text, right: null };
  }
  return null;
}
