// An index has no shares: what the chart's sentences say of shares is said of the index itself.
import type { CompanyKind } from '@assay/data';
import type { Text } from '../prose/text.ts';

const ofIndex: readonly (readonly [RegExp, string])[] = [
  [/\b([Tt])he shares closed at\b/g, '$1he index had a close of'], [/\b([Tt])he shares (?:are|were)\b/g, '$1he index is'], [/\b([Tt])he shares have\b/g, '$1he index has'], [/\b([Tt])he shares mark\b/g, '$1he index marks'],
  [/\b([Tt])he shares\b(?! of\b)/g, '$1he index'], [/\b([Tt])he stock\b/g, '$1he index'], [/\btheir (breath|trend)\b/g, 'its $1'],
];

/** The note in the words that fit what it is about. Handles hold no such words and stay as they are. */
export function inWordsOf(kind: CompanyKind, text: Text): Text {
  return kind === 'index' ? { ...text, template: sayOfIndex(text.template) } : text;
}

/** The same for a title. */
export function titleInWordsOf(kind: CompanyKind, title: string): string {
  return kind === 'index' ? sayOfIndex(title) : title;
}

function sayOfIndex(words: string): string {
  return ofIndex.reduce((said, [shares, index]) => said.replace(shares, index), words);
}
