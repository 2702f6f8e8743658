// A chunk's words as 32-bit numbers, so that it is ranked again without its text being cut a second time. Two small even numbers end a line and a sentence.
import { tokensOf } from './terms.ts';

/** Side by side: the terms, and the words as they stand. */
export type PackedTerms = { readonly terms: Uint32Array; readonly words: Uint32Array };

export const LINE_END = 0;
/** Between the sentences of one line. */
export const SENTENCE_END = 2;

/** A line of more characters is running text. */
const LONGEST_LABEL = 150;

/** FNV-1a. The last bit tells figures from words; never one of the two ends. */
export function termNumber(term: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < term.length; at += 1) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193);
  const code = term.charCodeAt(0);
  const number = (((hash >>> 0) & ~1) | (code >= 48 && code <= 57 ? 1 : 0)) >>> 0;
  return number === LINE_END || number === SENTENCE_END ? 4 : number;
}

export function isFigure(number: number): boolean {
  return (number & 1) === 1;
}

/** Lines of text, each with its end; `spelled` are the terms of each line in letters. */
export function packLines(lines: readonly string[]): PackedTerms & { readonly spelled: readonly (readonly string[])[] } {
  const terms: number[] = [];
  const words: number[] = [];
  const spelled: string[][] = [];
  const end = (mark: number): void => {
    terms.push(mark);
    words.push(mark);
  };
  for (const line of lines) {
    const own: string[] = [];
    for (const [at, sentence] of sentencesOf(line).entries()) {
      if (at > 0) end(SENTENCE_END);
      for (const { term, word } of tokensOf(sentence)) {
        own.push(term);
        terms.push(termNumber(term));
        words.push(termNumber(word));
      }
    }
    end(LINE_END);
    spelled.push(own);
  }
  return { terms: Uint32Array.from(terms), words: Uint32Array.from(words), spelled };
}

function sentencesOf(line: string): string[] {
  return line.length > LONGEST_LABEL ? line.split(/(?<=[.;?!])\s/) : [line];
}
