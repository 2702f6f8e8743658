// The terms of a text: stems of its words, figures without commas, short forms without dots. Question and document are cut alike.
import { stem } from './stem.ts';

const TOKEN = /\p{L}[\p{L}\p{M}]*(?:[&.’'][\p{L}\p{M}]+)*|\d[\d,]*(?:\.\d+)?/gu;

/** Words that stand in any text. */
const common = new Set(('a about above after again all also am an and any are as at be because been before being below between both but by can could did do does doing down during each few for from further had has have having he her here hers him his how i if in into is it its itself just me more most my no nor not of off on once only or other our ours out over own per same she should so some such than that the their theirs them then there these they this those through to too under until up upon very was we were what when where which while who whom why will with within would you your').split(' '));

/** A word as it stands, in small letters, and the term that it is. */
export type Token = { readonly word: string; readonly term: string };

/** In the order of the text; words that stand in any text are left out. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [found] of text.toLowerCase().matchAll(TOKEN)) {
    const word = /^\d/.test(found) ? found.replaceAll(',', '').replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '') : found.replace(/[’']s$/, '').replace(/[’'&.]/g, '');
    if (/^\d/.test(word)) tokens.push({ word, term: word });
    else if (word.length > 1 && !common.has(word)) tokens.push({ word, term: stem(word) });
  }
  return tokens;
}

export function termsOf(text: string): string[] {
  return tokensOf(text).map(({ term }) => term);
}
