// Who of the owners in insiders' forms a text names, and not somebody else who shares a name with them.
import { clueWords } from '../unread/clue-words.ts';
import { harmlessWords } from '../unread/harmless-words.ts';
import { findOwners, type NamedOwner } from './insider-persons.ts';
import { buys, groups, offices, sells, shareWords, tradeWords } from './insider-words.ts';

/** A word, or the start of a phrase, of every such question: no name. */
function isCommon(word: string, phrase: string): boolean {
  const starts = (pattern: RegExp): boolean => phrase.search(pattern) === 0;
  return harmlessWords.has(word) || clueWords.has(word) || [sells, buys, offices, groups, shareWords, tradeWords].some(starts) || /^(?:only|also|once|twice|recently|alone|total|vs?|versus|v|against|or|and|than|by|did|does|has|had|how|much|between|compare|compared|what|from|to|for|of|in|at|mr|ms|mrs|dr|each|both|amount|count|number|same|more|less)$/.test(word);
}

/** "After the wedding in Venice Byron was said to be selling": where it was, and no given name. */
const placeBefore = /\b(?:in|near|outside|across) \p{Lu}[\p{L}'-]+ $/u;

/** By a part of the name that another name stands beside it is another person: "Amy Hood" is no Amy Coleman. `text` as it was written. */
function isAnother(text: string, { start, end, by }: NamedOwner): boolean {
  if (by === 'whole') return false;
  const beside = by === 'given' ? /^ (\p{L}[\p{L}'-]+)/u.exec(text.slice(end)) : /(\p{L}[\p{L}'-]+) $/u.exec(text.slice(0, start));
  const word = beside?.[1] ?? '';
  if (by === 'family' && placeBefore.test(text.slice(0, start))) return false;
  const isName = /^\p{Lu}\p{Ll}/u.test(word) || /^\p{Ll}/u.test(text.slice(start, end));
  return word !== '' && isName && !isCommon(word.toLowerCase().replace(/'s$/, ''), by === 'given' ? text.slice(end + 1).toLowerCase() : word.toLowerCase());
}

/** `owners` as the forms write them. */
export function findPersons(text: string, owners: readonly string[]): readonly NamedOwner[] {
  return findOwners(text.toLowerCase(), owners).filter((one) => !isAnother(text, one));
}
