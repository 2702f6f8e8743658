// A chunk's words as 32-bit numbers, so that it is ranked again without its text being cut a second time. Nought ends a line.
import { tokensOf } from './terms.ts';

/** Side by side: the terms, and the words as they stand. */
export type PackedTerms = { readonly terms: Uint32Array; readonly words: Uint32Array };

export const LINE_END = 0;

/** FNV-1a. The last bit tells figures from words; never nought. */
export function termNumber(term: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < term.length; at += 1) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193);
  const code = term.charCodeAt(0);
  return (((hash >>> 0) & ~1) | (code >= 48 && code <= 57 ? 1 : 0)) >>> 0 || 2;
}

export function isFigure(number: number): boolean {
  return (number & 1) === 1;
}

/** Lines of text, each with its end. */
export function packLines(lines: readonly string[]): PackedTerms {
  const terms: number[] = [];
  const words: number[] = [];
  for (const line of lines) {
    for (const { term, word } of tokensOf(line)) {
      terms.push(termNumber(term));
      words.push(termNumber(word));
    }
    terms.push(LINE_END);
    words.push(LINE_END);
  }
  return { terms: Uint32Array.from(terms), words: Uint32Array.from(words) };
}
