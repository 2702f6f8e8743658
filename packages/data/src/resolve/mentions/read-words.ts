// The words of a text as names are written: every word with its place, case and possessive.
import { plainWords } from '../names/plain-name.ts';

export type TextWord = {
  /** Plain, as in names. */
  readonly plain: string;
  /** Without a possessive "s"; the same word where there is none. */
  readonly bare: string;
  readonly start: number;
  readonly end: number;
  /** The characters that it was read from; several words may share them ("Brown-Forman", "AT&T"). */
  readonly raw: string;
  readonly isPossessive: boolean;
  readonly case: 'lower' | 'capital' | 'upper' | 'mixed';
  /** Whether it opens a sentence, a quotation or a list item, where a capital says nothing. */
  readonly opens: boolean;
};

const chunk = /[\p{Letter}\p{Number}](?:[\p{Letter}\p{Number}'’.&]*[\p{Letter}\p{Number}])?|&/gu;
const afterStop = /(?:^|[.!?:]["”’)]?\s+|\n\s*(?:[-*•]\s*)?|^\s*[“"(]|\s[“"])$/;

export function readWords(text: string): TextWord[] {
  return joinInitials([...text.matchAll(chunk)].flatMap((match) => wordsOf(match[0], match.index, text)));
}

function wordsOf(raw: string, start: number, text: string): TextWord[] {
  const isPossessive = /['’]s$/i.test(raw);
  const opens = afterStop.test(text.slice(Math.max(0, start - 4), start)) || start === 0;
  const plain = raw === '&' ? ['and'] : plainWords(raw.replace(/\.com$/i, ' com').replace(/\.com(?=['’])/i, ' com'));
  return plain.map((word, index) => ({
    plain: word, bare: isPossessive && index === plain.length - 1 ? word.replace(/s$/, '') : word, start, end: start + raw.length, raw,
    isPossessive: isPossessive && index === plain.length - 1, case: caseOf(raw), opens: opens && index === 0,
  }));
}

function caseOf(raw: string): TextWord['case'] {
  const letters = raw.replace(/['’]s$/i, '').replace(/[^\p{Letter}]/gu, '');
  if (letters === letters.toLowerCase()) return 'lower';
  if (letters === letters.toUpperCase()) return letters.length === 1 ? 'capital' : 'upper';
  return /^\p{Lu}\p{Ll}*$/u.test(letters) ? 'capital' : 'mixed';
}

/** "J. P. Morgan" and "J.P. Morgan" are one name. */
function joinInitials(words: readonly TextWord[]): TextWord[] {
  const joined: TextWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const isInitial = (one: TextWord): boolean => /^\p{Lu}$/u.test(one.raw);
    // "Mc Donald's" is written in one.
    if (last?.raw === 'Mc' && word.case === 'capital' && word.start - last.end === 1) joined.push({ ...word, start: (joined.pop() ?? last).start, opens: last.opens, plain: `mc${word.plain}`, bare: `mc${word.bare}` });
    else if (last !== undefined && isInitial(word) && isInitial(last) && word.start - last.end === 2) joined.push({ ...(joined.pop() ?? last), plain: last.plain + word.plain, bare: last.plain + word.plain, end: word.end });
    else joined.push(word);
  }
  return joined;
}
