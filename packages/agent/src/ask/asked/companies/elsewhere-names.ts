// "Apple vs samsung": a well-known company of which no statements are filed, beside one that is named, in whatever letters.
import { elsewhere } from '@assay/data';
import type { Named } from './named.ts';

const joinedBefore = /(?:\b(?:and|or|vs\.?|versus|than|against|with|to|v)|[,&+]) $/i;
const joinedAfter = /^(?:'s)? ?(?:\b(?:and|or|vs\.?|versus|than|against)\b|[,&+])/i;
const names = elsewhere.map(({ name }) => ({ name, said: name.toLowerCase(), parts: name.toLowerCase().split(/['’]/) })).filter(({ said }) => /^[\p{L}'’-]{4,}(?: [\p{L}'’-]+)?$/u.test(said)).toSorted((left, right) => right.said.length - left.said.length);

/** Only beside another company, and joined to what is held beside it: some are words of every day. */
export function elsewhereIn(text: string, named: readonly Named[]): readonly Named[] {
  if (named.length === 0) return [];
  const low = text.toLowerCase();
  return names.filter(({ parts }) => parts.every((part) => low.includes(part))).flatMap(({ name, said }): Named[] => {
    const start = low.search(new RegExp(String.raw`(?<![\p{L}\p{N}])${said.replace(/[’']/g, "['’]")}(?![\p{L}\p{N}])`, 'u'));
    const end = start + said.length;
    const isFree = start >= 0 && !named.some((other) => other.start < end && start < other.end);
    return isFree && (joinedBefore.test(text.slice(Math.max(0, start - 10), start)) || joinedAfter.test(text.slice(end, end + 12))) ? [{ start, end, company: null, unknown: { words: name, near: [] } }] : [];
  }).slice(0, 1);
}

/** A company of its own, and no part of another. */
export function isElsewhere(words: string): boolean {
  return names.some(({ name }) => name === words);
}
