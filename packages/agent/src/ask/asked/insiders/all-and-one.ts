// "How many shares did insiders sell in May, and how many of them did Byron?": of two asks in one the first is of all, the second of one of them, and perhaps what part that is.
import { partOfAll } from './insider-figures.ts';
import { groups, leavesOut, offices, peopleAt } from './insider-words.ts';

/** Each with its clauses, in signs as they stand. */
export type AllAndOne = { readonly all: string; readonly own: string; /** What part of all it is, is asked too. */ readonly isPart: boolean };

const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

/** Clauses as they follow one another: each asks for itself. */
const between = /[,;:.?!]+ ?(?:(?:and|then|plus|also|but) )*|,? \b(?:and|plus|but) (?:then |also )*(?=(?:of (?:which|those|these|that|them),? )?(?:how|what|which part|for how|@)\b|@)/g;
const counted = /\b(?:how (?:many|much|big|large)|number|count|total|sum|altogether|shares?|shs|what|\$|dollars?|sales|sold)\b|[#$%]/;
const inPercent = /,? ?(?:\b(?:and|or) )?(?:\b(?:in|as|by|to|of) (?:an? )?)?(?:\b(?:(?:and )?what|which|the|his|her|@|how (?:large|big)|as|is|was) (?:an? )?)*(?:\b(?:percentage|percent|per cent|pct|proportion|fraction|part|portion|share(?! (?:price|count))|slice)\b|%)(?:,? (?:(?:in|as|of)(?: a)? )?(?:percent|per cent|percentage|pct|%))?(?: (?:is|was|are|were|does|did|do|that|this|it|those|these|he|she|they|make|made|come|came|to|account|accounted|up|for|his|hers|him|her|@|of (?:it|them|the (?:total|whole|lot|sum|all)|all(?: of (?:it|them|that))?)|the (?:total|whole|lot|sum)|all))*/g;
const pronoun = /\b(?:him|her|his|hers|he|she)\b/;
/** "Is it really nearly all @?": who is meant later by "him". */
const firstOf = /^[^@?]{0,50}@[^@?.:]{0,20}\? (?=[^@]*$)/;
const isOne = (clause: string): boolean => clause.includes('@') || has(offices, clause);
/** One is held against all, or left out of them. */
const other = /\b(?:more|fewer|less|most|least|biggest|largest|smallest|same|other|others|rest|besides|than|versus|vs|compare\w*|except|first|last|latest)\b/;

const clausesOf = (text: string): readonly { readonly start: number; readonly words: string }[] => {
  const ends = [...text.matchAll(between)].map(({ index, 0: { length } }) => ({ index, next: index + length }));
  return [{ index: 0, next: 0 }, ...ends].map(({ next }, at) => ({ start: next, words: text.slice(next, ends[at]?.index ?? text.length) })).filter(({ words }) => words.trim() !== '');
};

/** "How many did @ sell, and how many did all insiders?": the one before all of them. */
function oneAndAll(text: string): AllAndOne | null {
  const [first, ...others] = clausesOf(text);
  const at = others.find(({ words }) => has(groups, words))?.start;
  if (at === undefined || first === undefined || has(partOfAll, text)) return null;
  const [own, all] = [text.slice(0, at), text.slice(at)];
  return isOne(own) && !isOne(all) && !has(groups, own) && !has(inPercent, text) && ofEach(own) && ofEach(all) ? { all, own, isPart: false } : null;
}

const ofEach = (clause: string): boolean => /\bhow (?:many|much)\b|\bnumber\b|\btotal\b|#/.test(clause);

/** `signed` as `readInsiders` signs it; null where it is not both. */
export function allAndOne(signed: string): AllAndOne | null {
  const text = firstOf.test(signed) ? signed.replace(firstOf, '').replace(pronoun, '@') : signed;
  if (has(leavesOut, text) || other.test(text)) return null;
  const at = clausesOf(text).find(({ words }) => isOne(words))?.start ?? 0;
  return at === 0 ? oneAndAll(text) : allThenOne(text.slice(0, at), text.slice(at));
}

function allThenOne(all: string, rest: string): AllAndOne | null {
  const isAll = (has(groups, all) || has(peopleAt, all)) && has(counted, all);
  if (!isAll || has(groups, rest.replace(inPercent, ''))) return null;
  const own = rest.replace(inPercent, ' ').replace(/\b(?:went|goes|go) to (?=@)|\bended up (?:with|in) (?=@)/g, 'by ');
  const isPart = has(inPercent, rest);
  return has(counted, own) || isPart ? { all, own, isPart } : null;
}
