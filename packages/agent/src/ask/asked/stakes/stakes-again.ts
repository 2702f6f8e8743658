// A question that follows one of shares that were held, and changes whose they are, how many, from when to when, or what is told of them: "and in Acme?", "what if it had been the other", "and with dividends?".
import type { Asked } from '../asked.ts';
import type { Around } from '../course/as-course.ts';
import type { Course } from '../course/course.ts';
import type { FoundWindow } from '../course/windows/windows.ts';
import { has, without } from '../course/words/patterns.ts';
import { amountsIn } from './amounts.ts';
import { askedOfStakes, closesOf, signed, signsOf } from './as-stakes.ts';
import { plainWindow } from '../course/words/signed-text.ts';
import { begun, dayOf, endsOf, heldBetween, isMoment, type Held } from './held-between.ts';
import { leftIn, orderOf } from './read-stakes.ts';
import * as words from './stake-words.ts';
import type { Stake, Stakes } from './stakes.ts';

/** What the question before held; null where it held nothing. */
function stakesBefore(before: Asked | undefined): Stakes | null {
  return before === undefined ? null : before.stakes ?? (before.course === undefined ? null : stakesOf(before.course, before.companies[0]?.ticker));
}

function stakesOf({ windows: [window], also }: Course, ticker: string | undefined): Stakes | null {
  const ends = window === undefined ? null : endsOf(window);
  return also?.kind !== 'holding' || ends === null || ticker === undefined ? null : { stakes: [{ ticker, of: also.of, amount: also.amount }], ...ends, dividends: null, isSum: false, order: null };
}

/** That it is the same again, in so many words. */
const again = /\b(?:(?:the |that |this )?same (?:question|money|amount|sum|thing|stretch|period|time|span|days|dates|number|again|for)|(?:over|in|for|during|across) (?:the same|that) (?:stretch|period|time|span|days|window)|instead|likewise|ditto|what if|what about|how about|and (?:in|for|with|of|if)|had (?:it|that|the money|i|we) (?:been|gone)|(?:gone|go) (?:for|with|into)|i'd gone|do|redo|repeat|rerun|hm+|then)\b/g;
/** A close by itself is another question. */
const ofClose = /\b(?:clos(?:e|es|ed|ing)|trad(?:e|es|ed|ing)|prices?|quote|market|stock did|do)\b/;

const alike = (stakes: readonly Stake[]): Stake | null => (new Set(stakes.map(({ of, amount }) => `${of} ${amount}`)).size === 1 ? stakes[0] ?? null : null);

function amountsFor(text: string, signs: readonly string[], before: Stakes): readonly Stake[] | null {
  const own = amountsIn({ text, signs });
  const [one] = [alike(before.stakes)];
  if (own !== null) return own.stakes;
  return /[\d£$]/.test(text) ? null : signs.length === 0 ? before.stakes : one === null ? null : [...new Set(signs)].map((ticker) => ({ ...one, ticker }));
}

/** Bought then, and not sold. */
const sinceThen = /\b(?:from|since|bought|buy|put|invest\w*|in at|starting|begun|began|picked up)\b[^§]*§/;

/** One day that is named is the new end, or where the words say so the new beginning. */
function heldFor(text: string, windows: readonly FoundWindow[], before: Stakes): Pick<Held, 'from' | 'to'> | null {
  if (windows.length === 0) return before;
  const [one, ...more] = windows.map(plainWindow);
  if (one === undefined || more.length > 0 || !isMoment(one) || before.from === null) return heldBetween(text, windows, before.from !== null);
  const ends = sinceThen.test(text) ? { from: begun(one), to: before.to } : { from: before.from, to: one };
  return dayOf(ends.from) < dayOf(ends.to) ? ends : null;
}

type Given = { readonly text: string; readonly signs: readonly string[]; readonly windows: readonly FoundWindow[] };

/** Whether it is of the same shares, and no bare close of another company. */
function isOfHolding({ signs, windows }: Given, text: string): boolean {
  const isNew = signs.length > 0 || windows.length > 0 || has(words.dividends, text);
  return isNew && !words.otherwise.test(text) && !(windows.length === 0 && ofClose.test(text.replace(again, ' ')));
}

/** All that are held against one another, or added up. */
function allOf(stakes: readonly Stake[], text: string, before: Stakes): readonly Stake[] {
  const isOfBoth = has(words.best, text) || has(words.worst, text) || has(words.sums, text);
  return isOfBoth ? [...before.stakes.filter(({ ticker }) => !stakes.some((one) => one.ticker === ticker)), ...stakes] : stakes;
}

/** Whether a word is left that nothing took. */
const isLeft = (text: string, signs: readonly string[]): boolean => leftIn((amountsIn({ text, signs })?.rest ?? text).replace(again, ' ')).length > 0;

/** Null unless every word is read. */
export function readStakesAgain(given: Given, before: Stakes): Stakes | null {
  const { signs, windows } = given;
  const text = without(given.text, ...words.priceAlone, words.noCosts);
  const stakes = isOfHolding(given, text) ? amountsFor(text, signs, before) : null;
  const held = stakes === null ? null : heldFor(text, windows, before);
  const isPaid = has(words.dividends, text);
  if (stakes === null || held === null || isLeft(text, signs) || (isPaid && held.from === null)) return null;
  const all = allOf(stakes, text, before);
  return { stakes: all, from: held.from, to: held.to, dividends: isPaid ? 'held' : before.dividends, isSum: all.length > 1 && has(words.sums, text), order: orderOf(text, all.length > 1) };
}

export async function readAsStakesAgain(question: string, around: Around): Promise<Asked | null> {
  const last = around.earlier?.at(-1);
  const before = stakesBefore(last);
  const closes = before === null ? null : await closesOf(question, around);
  if (last === undefined || before === null || closes === null) return null;
  const read = readStakesAgain({ text: signed(closes), signs: signsOf(closes), windows: closes.windows }, before);
  if (read === null) return null;
  const companies = [...new Map([...last.companies, ...closes.companies].map((company) => [company.ticker, company])).values()].filter(({ ticker }) => read.stakes.some((stake) => stake.ticker === ticker));
  return { ...askedOfStakes({ stakes: read, leftOver: [] }, { question, companies, around }), inherited: closes.windows.length > 0 ? [] : ['periods'] };
}
