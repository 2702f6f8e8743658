// Reads what a share's close makes of an amount a share that the question itself states: the gain on a price that was paid, the yield of its dividend, the multiple of its earnings. Null unless every word is read.
import { clueWords } from '../../unread/clue-words.ts';
import { harmlessWords } from '../../unread/harmless-words.ts';
import type { Also, Course, Window } from '../course.ts';
import { isShort } from '../windows/course-windows.ts';
import type { FoundWindow } from '../windows/windows.ts';
import { shareCount } from '../words/holding-words.ts';
import { has, without } from '../words/patterns.ts';
import { plainWindow } from '../words/signed-text.ts';
import * as words from './stated-words.ts';

type Stated = Extract<Also, { kind: 'stated' }>;
type Found = { readonly amount: string; readonly rest: string };

const leftWord = /[\p{L}#$%][\p{L}\p{N}&'’-]*|\d/gu;

function isWhole(text: string, talk: readonly RegExp[]): boolean {
  return (without(text.replace(/'s\b/g, ' '), ...talk).match(leftWord) ?? []).every((word) => harmlessWords.has(word.replace(/'s$/, '')) && !clueWords.has(word));
}

/** The one close: that of now where none is named, or where another one is only that of the purchase. */
function momentOf(windows: readonly FoundWindow[]): Window | null {
  const plain = [...new Map(windows.map((one) => [JSON.stringify(plainWindow(one)), plainWindow(one)])).values()];
  const [only, ...others] = plain;
  if (only === undefined || plain.some(({ kind }) => kind === 'latest')) return plain.length > 2 ? null : { kind: 'latest' };
  return others.length === 0 && isShort(only) ? only : null;
}

function paidIn(text: string): Found | null {
  for (const pattern of words.paid) {
    const [found, another] = text.matchAll(pattern);
    const amount = found?.groups?.['plain'];
    if (found === undefined || amount === undefined) continue;
    return another === undefined ? { amount: amount.replaceAll(',', ''), rest: `${text.slice(0, found.index)} £ ${text.slice(found.index + found[0].length)}` } : null;
  }
  return null;
}

function amountIn(text: string): Found | null {
  const [found, another] = text.matchAll(words.amountIn);
  if (found?.groups === undefined || another !== undefined) return null;
  const { plain, dollars, cents, bare } = found.groups;
  const amount = cents === undefined ? (plain ?? dollars ?? bare ?? '').replaceAll(',', '') : String(Number(cents) / 100);
  return { amount, rest: `${text.slice(0, found.index)} £ ${text.slice(found.index + found[0].length)}` };
}

/** The most that a share has been paid for; above it stands a sum. */
const MOST = 10_000;

function gainIn(text: string): Stated | null {
  const found = paidIn(text);
  if (found === null || Number(found.amount) <= 0 || Number(found.amount) > MOST || has(shareCount, found.rest) || words.otherwise.test(found.rest) || !words.gained.test(found.rest)) return null;
  return isWhole(found.rest, words.talkOf.gain) ? { kind: 'stated', of: 'price', amount: found.amount, times: '1' } : null;
}

function yieldIn(text: string): Stated | null {
  const found = words.aboutDividends.test(text) && words.asksYield.test(text) ? amountIn(text) : null;
  if (found === null || words.otherThanPay.test(found.rest) || words.aboutEarnings.test(found.rest)) return null;
  const times = words.timesAYear.find(([, pattern]) => pattern.test(found.rest))?.[0];
  return times !== undefined && isWhole(found.rest, words.talkOf.yield) ? { kind: 'stated', of: 'dividends', amount: found.amount, times } : null;
}

function multipleIn(text: string): Stated | null {
  const found = words.aboutEarnings.test(text) && words.asksMultiple.test(text) && !words.aboutDividends.test(text) ? amountIn(text) : null;
  if (found === null || words.otherThanPay.test(found.rest.replace(/\bp\/e\b/g, ' '))) return null;
  return isWhole(found.rest, words.talkOf.multiple) ? { kind: 'stated', of: 'earnings', amount: found.amount, times: '1' } : null;
}

/** Whether it pays so much is another question. */
const isChecked = /^(?:¤ )?(?:does|did|do|is|are|was|were|has|have)\b|\b(?:correct|right|true|check|really)\b/;

/** Of one company; `text` with signs in it. */
export function readStated(text: string, windows: readonly FoundWindow[]): Course | null {
  const at = /\d/.test(text) ? momentOf(windows) : null;
  const isOne = new Set(windows.map((one) => JSON.stringify(plainWindow(one)))).size < 2 && !isChecked.test(text);
  const also = at === null ? null : gainIn(text) ?? (isOne ? yieldIn(text) ?? multipleIn(text) : null);
  return at === null || also === null ? null : { of: 'close', form: { kind: 'value' }, windows: [at], order: null, also, isGap: false };
}
