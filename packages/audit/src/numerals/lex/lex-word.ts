// Words and codes. A word keeps an inner apostrophe; letters that run into digits are a code ("Q3", "H100", "cap_9f2c").
import { isDigit, isLetter } from './characters.ts';
import { isCurrencyCode } from './currency-code.ts';

function lettersEnd(text: string, at: number): number {
  let end = at;
  while (isLetter(text, end)) end += 1;
  return end;
}

function codeEnd(text: string, at: number): number {
  let end = at;
  for (;;) {
    const code = text.charCodeAt(end);
    if (isDigit(code) || code === 95 || isLetter(text, end)) end += 1;
    else if (code === 46 && isDigit(text.charCodeAt(end + 1)) && isDigit(text.charCodeAt(end - 1))) end += 2;
    else return end;
  }
}

const joined = /^(ended|ending|of|at|and|through|to|on)(?:January|February|March|April|May|June|July|August|September|October|November|December)$/i;

/** "EndedMarch", "ofDecember": a lost line break has joined a small word to a month; null for any other word. */
function beforeMonth(text: string, at: number, end: number): number | null {
  if (end - at < 5 || end - at > 15) return null;
  const head = joined.exec(text.slice(at, end))?.[1]?.length ?? 0;
  return head > 0 && /[A-Z]/.test(text.charAt(at + head)) ? at + head : null;
}

/** The word or code at `at`, where a letter stands. */
export function lexWord(text: string, at: number): { readonly kind: 'word' | 'code'; readonly end: number } {
  const letters = lettersEnd(text, at);
  const end = beforeMonth(text, at, letters) ?? letters;
  if (end < letters) return { kind: 'word', end };
  const next = text.charCodeAt(end);
  if (next === 95 || (isDigit(next) && !isCurrencyCode(text.slice(at, end)))) return { kind: 'code', end: codeEnd(text, end) };
  if (text[end] === "'" && isLetter(text, end + 1) && !isDigit(text.charCodeAt(end + 2))) return { kind: 'word', end: lettersEnd(text, end + 1) };
  return { kind: 'word', end };
}
