// Which of the companies of an index a question names: by name, by its first word, written together, or by its short form ("AMEX", "MGM").

const legal = new Set(['inc', 'incorporated', 'corp', 'corporation', 'co', 'company', 'ltd', 'limited', 'plc', 'llc', 'lp', 'group', 'holdings', 'holding', 'sa', 'ag', 'nv', 'se', 'the', 'and']);
const WORD = /[\p{L}\p{N}]+(?:[&.'’-][\p{L}\p{N}]+)*/gu;
/** A name of more words is asked for by fewer. */
const MOST_WORDS = 4;

const squeezed = (word: string): string => word.replace(/[’']s$/i, '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const wordsOf = (name: string): string[] => [...name.matchAll(WORD)].map(([word]) => squeezed(word)).filter((word) => word !== '' && !legal.has(word));

/** In the order in which they were given; empty where the question names none. */
export function companiesNamed(query: string, companies: readonly string[]): string[] {
  const names = [...new Set(companies)].map((company) => ({ company, words: wordsOf(company) })).filter(({ words }) => words.length > 0);
  const said = [...query.matchAll(WORD)].map(([word], at) => ({ word: word.replace(/[’']s$/i, ''), plain: squeezed(word), isFirst: at === 0 }));
  const byName = names.filter(({ words }) => isWritten(words, said));
  const byShortForm = byName.length > 0 ? [] : names.filter(({ words }) => said.some(({ word, isFirst }) => isFirstWord(word, { words, isFirst }) || isShortForm(word, words)));
  // A short form that fits several companies names none of them.
  return (byName.length > 0 ? byName : byShortForm.length === 1 ? byShortForm : []).map(({ company }) => company);
}

type Said = { readonly word: string; readonly plain: string; readonly isFirst: boolean };

/** Word by word, or written together: "Foot Locker", "Footlocker". A name of one word must be written as a name. */
function isWritten(words: readonly string[], said: readonly Said[]): boolean {
  const whole = words.slice(0, MOST_WORDS).join('');
  return said.some((first, at) => /^[\p{Lu}\p{N}]/u.test(first.word) && Array.from({ length: MOST_WORDS }, (_, more) => said.slice(at, at + more + 1).map(({ plain }) => plain).join('')).includes(whole));
}

function isFirstWord(word: string, { words, isFirst }: { readonly words: readonly string[]; readonly isFirst: boolean }): boolean {
  return !isFirst && words.length > 1 && word.length > 2 && /^\p{Lu}/u.test(word) && squeezed(word) === words[0];
}

/** Capitals made of the beginnings of the name's words in their order: "IBM", "AMEX", "JPM". */
function isShortForm(word: string, words: readonly string[]): boolean {
  if (!/^\p{Lu}{3,6}$/u.test(word)) return false;
  return isMadeOf(word.toLowerCase(), words);
}

function isMadeOf(letters: string, words: readonly string[]): boolean {
  if (letters === '') return true;
  const [first, ...others] = words;
  if (first === undefined) return false;
  return Array.from({ length: Math.min(first.length, letters.length) }, (_, at) => at + 1).some((length) => letters.startsWith(first.slice(0, length)) && isMadeOf(letters.slice(length), others));
}
