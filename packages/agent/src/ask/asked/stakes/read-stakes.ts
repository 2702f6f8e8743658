// Reads what shares that are bought, held or sold cost, become, gain and pay: of one company or of several, by their number or by the money put into them. Null unless every word of weight is read.
import type { FoundWindow } from '../course/windows/windows.ts';
import { has, without } from '../course/words/patterns.ts';
import { aside, bought, toldFirst } from '../course/words/holding-words.ts';
import { clueWords } from '../unread/clue-words.ts';
import { harmlessWords } from '../unread/harmless-words.ts';
import { amountsIn, type Amounts } from './amounts.ts';
import { heldBetween, type Held } from './held-between.ts';
import * as words from './stake-words.ts';
import type { Stakes } from './stakes.ts';

export type ReadStakes = { readonly stakes: Stakes; /** Words that nothing took. */ readonly leftOver: readonly string[] };
/** In small letters, with `¤` where a company stands and `§` where a time does; `signs`: which companies, one a sign. */
type Given = { readonly text: string; readonly signs: readonly string[]; readonly windows: readonly FoundWindow[] };

/** More words than these are another question. */
const FEW = 2;

/** That they were held, and not what they would cost at a close. */
const isPast = /\b(?:had (?:i|we|you|he|she|they|somebody|someone|one)|(?:if|suppose|supposing|say|imagine|assuming)(?: that)? (?:i|we|you|he|she|they|somebody|someone|one)(?:'d| had)|(?:i|we|he|she|they)(?:'ve|'d| have| had)? (?:held|bought|owned|sat on|put|invested|picked up)|invested|put (?:in|into)|bought|would (?:it|they|each|that|this|the)\b[^?]* (?:have (?:been|become|grown)|be worth|be now))\b|£[^?]*(?:->|→)/;

const leftWord = /[\p{L}#][\p{L}\p{N}&'’-]*|\d[\d.,]*/gu;

/** "What's", "I'd". */
const shortened = /(?<=\b(?:what|how|where|who|that|it|i|we|you|he|she|they))'(?:s|d|ve|m|re)\b/g;

/** Words that no pattern takes. */
export function leftIn(text: string): readonly string[] {
  const rest = without(text.replace(shortened, ' '), ...words.priceAlone, words.noCosts, words.exDays, words.dividends, words.sharedOut, words.toEach, words.sums, words.best, words.worst, ...toldFirst, bought, ...aside, ...words.deals).replace(/[¤§£]/g, ' ');
  return [...new Set((rest.match(leftWord) ?? []).map((word) => word.replace(/(?:'s|[.'’-])+$/, '')).filter((word) => word !== '' && !(word.length > 1 ? harmlessWords.has(word) : /[ai]/.test(word))))];
}

/** Null where something of weight is left. */
function leftOf(text: string): readonly string[] | null {
  const left = leftIn(text);
  return left.length > FEW || left.some((word) => clueWords.has(word) || /^.$|\d/.test(word)) ? null : left;
}

export function orderOf(text: string, isSeveral: boolean): Stakes['order'] {
  if (!isSeveral) return null;
  return has(words.best, text) ? 'most' : has(words.worst, text) ? 'least' : null;
}

const ofPrice = /\bprices?\b|\b(?:gain\w*|los[est]\w*|made|make|profit\w*|worth|net|together|total|left|balance|cost|ahead|behind|up|down|sum)\b/;

/** One price of one company, or its dividends alone: other readers know them. */
const isKnownElsewhere = ({ stakes, from, dividends }: Stakes, text: string): boolean => stakes.length === 1 && (from === null || (dividends !== null && !ofPrice.test(text)));

export function readStakes(given: Given): ReadStakes | null {
  const read = readWholly(given);
  return read === null || isKnownElsewhere(read.stakes, given.text) ? null : read;
}

/** A rate a year is taken out, where no dividends are asked for. */
function withoutRate(text: string): { readonly text: string; readonly isYearly: boolean } {
  const isYearly = words.yearlyRate.some((pattern) => has(pattern, text)) && !has(words.dividends, text);
  return { text: isYearly ? without(text, ...words.yearlyRate) : text, isYearly };
}

function readWholly(given: Given): ReadStakes | null {
  const { text, isYearly } = withoutRate(without(given.text, ...words.priceAlone, words.noCosts));
  const amounts = amountsIn({ text, signs: given.signs });
  if (amounts === null || words.otherwise.test(amounts.rest)) return null;
  const held = heldBetween(amounts.rest, given.windows, isPast.test(amounts.rest) || amounts.stakes.some(({ of }) => of === 'money'));
  const left = leftOf(amounts.rest);
  const isPaid = has(words.dividends, amounts.rest);
  if (held === null || left === null || ((isPaid || isYearly) && held.from === null)) return null;
  return { stakes: { ...stakesOf(amounts, held, isPaid), ...(isYearly ? { isYearly } : {}) }, leftOver: left };
}

function stakesOf({ stakes, rest }: Amounts, held: Held, isPaid: boolean): Stakes {
  const isSeveral = stakes.length > 1;
  return { stakes, from: held.from, to: held.to, dividends: isPaid ? held.paidIn ?? 'held' : null, isSum: isSeveral && (held.from === null || has(words.sums, rest)), order: orderOf(rest, isSeveral) };
}
