// Words for matching a sentence with a label: lower case, light stemming, no stop words. Linear in the text.
import { remember } from '../remember.ts';

const stopWords = new Set(('a an the of and or for in on at to from by with as is are was were be been being it its this that these those their his her our we they he she i you ' +
  'which who whom what when where while than then so such not no nor but if into over under between during per about after before above below up down out off again further ' +
  'has have had do does did will would could should may might can must also both each other some any all more most less least very just only own same there here ' +
  'company companys year years quarter fiscal period ended end compared versus vs approximately around roughly respectively total amount amounts value number figure reported recorded came stood reached ' +
  'million billion thousand trillion percent percentage points dollars dollar usd').split(' '));

export type Word = { readonly stem: string; readonly start: number; readonly end: number };

/** A light stem: plurals and the commonest endings, so that "sales" meets "sale" and "financing" meets "financed". */
export function stem(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length <= 3) return lower;
  if (lower.endsWith('ies') && lower.length > 4) return `${lower.slice(0, -3)}y`;
  if (lower.endsWith('sses') || lower.endsWith('xes') || lower.endsWith('ches') || lower.endsWith('shes')) return lower.slice(0, -2);
  if (lower.endsWith('s') && !lower.endsWith('ss') && !lower.endsWith('us') && !lower.endsWith('is')) return lower.slice(0, -1);
  return lower;
}

const letter = /[\p{L}\p{N}&]/u;
/** By the character's code, for nearly all of them: every word of a report and its sources comes through here. */
const asciiLetter: readonly boolean[] = Array.from({ length: 128 }, (_, code) => letter.test(String.fromCharCode(code)));

function isInside(text: string, at: number): boolean {
  return asciiLetter[text.charCodeAt(at)] ?? letter.test(text.charAt(at));
}

/** Every word with its place, stop words included. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const inside = at < text.length && isInside(text, at);
    if (inside && start < 0) start = at;
    else if (!inside && start >= 0) {
      words.push({ stem: stem(text.slice(start, at)), start, end: at });
      start = -1;
    }
  }
  return words;
}

/** The content words of a text: no stop words, no bare numbers. */
export const contentWords = remember((text): readonly Word[] => readWords(text).filter((word) => !stopWords.has(word.stem) && !stopWords.has(text.slice(word.start, word.end).toLowerCase()) && !/^\d+$/.test(word.stem)), 10_000);
