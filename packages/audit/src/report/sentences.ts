// Sentences of running text. A full stop ends one only where prose would: not in 3.5, U.S., Inc. or No. 7.
import type { Span } from '@assay/record';

const abbreviations = new Set(['inc', 'corp', 'co', 'ltd', 'plc', 'llc', 'vs', 'no', 'nos', 'mr', 'mrs', 'ms', 'dr', 'st', 'approx', 'est', 'dept', 'jan', 'feb', 'mar', 'apr', 'jun', 'jul', 'aug', 'sep', 'sept', 'oct', 'nov', 'dec', 'e.g', 'i.e', 'cf', 'fig', 'ca', 'u.s', 'u.k', 'u.s.a', 'ex', 'incl', 'excl', 'avg', 'max', 'min', 'p']);

/** Spans of the sentences of a text, without the space between them. Together they cover every visible character. */
export function readSentences(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const end = endsAt(text, at);
    if (end === null) continue;
    pushTrimmed(spans, text, { start, end });
    start = end;
    at = end - 1;
  }
  pushTrimmed(spans, text, { start, end: text.length });
  return spans;
}

function pushTrimmed(spans: Span[], text: string, span: Span): void {
  let { start, end } = span;
  while (start < end && text.charAt(start).trim() === '') start += 1;
  while (end > start && text.charAt(end - 1).trim() === '') end -= 1;
  if (end > start) spans.push({ start, end });
}

/** The end of the sentence that the character at `at` closes, or null. */
function endsAt(text: string, at: number): number | null {
  const character = text.charAt(at);
  if (character === '\n' && text.charAt(at + 1) === '\n') return at + 1;
  if (character !== '.' && character !== '!' && character !== '?') return null;
  let end = at + 1;
  while (end < text.length && '"\'”’)]'.includes(text.charAt(end))) end += 1;
  if (end < text.length && text.charAt(end).trim() !== '') return null;
  if (character === '.' && !closesSentence(text, at, end)) return null;
  return end;
}

function closesSentence(text: string, stop: number, end: number): boolean {
  let next = end;
  while (next < text.length && text.charAt(next).trim() === '') next += 1;
  if (next >= text.length) return true;
  const first = text.charAt(next);
  if (first === first.toLowerCase() && first !== first.toUpperCase()) return false;
  let wordStart = stop;
  while (wordStart > 0 && text.charAt(wordStart - 1).trim() !== '' && stop - wordStart < 12) wordStart -= 1;
  const word = text.slice(wordStart, stop).replace(/^[("'“‘[]/, '').toLowerCase();
  if (abbreviations.has(word)) return false;
  return !/^[a-z]$/.test(word);
}
