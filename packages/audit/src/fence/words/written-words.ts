// The words of a text as a reader compares them: letters and digits, lower case, "9,900" one word. Linear.
import type { Span } from '@assay/record';

export type WrittenWord = Span & { readonly word: string };

const partOfWord = /[\p{L}\p{N}\p{M}]/u;

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

/** True for the comma of "9,900" and the point of "5.1". */
function joinsDigits(text: string, at: number): boolean {
  const character = text.charAt(at);
  return (character === ',' || character === '.') && isDigit(text.charAt(at - 1)) && isDigit(text.charAt(at + 1));
}

export function writtenWords(text: string): WrittenWord[] {
  const words: WrittenWord[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const inside = at < text.length && (partOfWord.test(text.charAt(at)) || (start >= 0 && joinsDigits(text, at)));
    if (inside && start < 0) start = at;
    else if (!inside && start >= 0) {
      words.push({ word: text.slice(start, at).normalize('NFKC').toLowerCase().replaceAll(',', ''), start, end: at });
      start = -1;
    }
  }
  return words;
}
