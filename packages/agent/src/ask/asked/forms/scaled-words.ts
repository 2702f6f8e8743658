// What is to be made of the amount of a time by a plain number: a quarter at a yearly rate (a "run rate"), a year spread over its days, an amount so many times over.
import { matchesOf } from '../places.ts';

export const spreads = ['hour', 'day', 'week', 'month'] as const;
export type Spread = (typeof spreads)[number];

/** `yearly`: what it would come to in a year that went on like this. */
export type ScaleAsked = { readonly kind: 'yearly' } | { readonly kind: 'spread'; readonly over: Spread } | { readonly kind: 'times'; readonly by: number };

type Found = { readonly scale: ScaleAsked; /** The question without it. */ readonly rest: string };

const runRate = String.raw`(?:(?:the |its |an? )?(?:annual(?:i[sz]ed)?|yearly) )?run[- ]?rates?(?: basis)?`;
const annualized = String.raw`(?:non-?|un-?|de-?)?annuali[sz](?:e[sd]?|ing)`;
const yearly = new RegExp(String.raw`(?:\b(?:on|at|as) (?:an? |the |its )?)?\b(?:${runRate}|${annualized}(?: (?:rate|basis|pace|terms|figure|number|amount))?|(?<=\b(?:at|on) an? )(?:annual|yearly) (?:rate|pace|basis))\b(?: (?:of|for|from)(?= (?:its|the|their|[A-Z])))?`, 'gi');
/** What bears a yearly rate by its own name, and what is turned down. */
const ofRates = /\b(?:volatil\w+|returns?|growth|grow\w*|grew|cagr|compound\w*|yields?|inflation|gdp|gain(?:ed|s)?|dividends?|rose|f[ae]ll\w*|total return|treasur\w+|payrolls?|not annuali[sz]ed|(?:non|un)-?annuali[sz]ed|price|stock|shares? (?:gain|rise|rose))\b/i;

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10, twelve: 12 };
const number = String.raw`(?<by>\d{1,2}(?:\.\d{1,2})?|${Object.keys(numbers).join('|')})`;
const times = new RegExp(String.raw`(?:,? (?:and )?(?:then )?multipl(?:y|ied|ying) (?:(?:it|that|this|the figure|the result) )?by|(?:^(?:and |now )?|(?<=[a-z\d)] ?) ?)(?:(?<! )times|(?<= )times|[×*]|(?<= )x)) ?${number}(?![\d.%$]|(?:st|nd|rd|th|bn|m|k)\b| ?(?:percent|per cent|shares?|times|as|years?|quarters?|months?|days?|x|the|more|larger|bigger)\b)`, 'i');

const each = String.raw`(?:per|a|an|each|every|for each|for every) (?:single |average |calendar |typical )?`;
const spread = new RegExp(String.raw`(?:,? ?\(?(?:on average,? )?)\b(?:${each}(?<over>hour|day|week|month)(?: on average)?(?! (?:ago|earlier|later|before|after|or|to|of|in (?:a|the)|over|trading|of (?:the )?\w+ (?:is|was)))|on an? (?<lied>hourly|daily|weekly|monthly) basis)\b\)?`, 'i');
const named = /\b(?<over>hourly|daily|weekly|monthly) (?=(?:operating |net |gross |free |average )?(?:revenues?|sales|income|profits?|earnings|cash|costs?|expenses?|spend(?:ing)?|capex|r&d|research|turnover|takings))/i;
const ofLy: Readonly<Record<string, Spread>> = { hourly: 'hour', daily: 'day', weekly: 'week', monthly: 'month' };

/** Blanks and stops that are left behind. */
const closedUp = (text: string): string => text.replace(/ {2,}/g, ' ').replace(/ (?=[?.,;)])/g, '').replace(/\( ?\)/g, '').trim();

function asYearly(text: string): Found | null {
  const found = matchesOf(text, yearly);
  return found.length === 0 || ofRates.test(text) ? null : { scale: { kind: 'yearly' }, rest: closedUp(found.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)) };
}

function asTimes(text: string): Found | null {
  const found = times.exec(text);
  const said = found?.groups?.['by']?.toLowerCase() ?? '';
  const by = numbers[said] ?? Number(said);
  return found === null || !(by > 1) ? null : { scale: { kind: 'times', by }, rest: closedUp(`${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`) };
}

function asSpread(text: string): Found | null {
  const found = spread.exec(text) ?? named.exec(text);
  const said = (found?.groups?.['over'] ?? found?.groups?.['lied'] ?? '').toLowerCase();
  const over = spreads.find((one) => one === said) ?? ofLy[said];
  return found === null || over === undefined || ofRates.test(text) ? null : { scale: { kind: 'spread', over }, rest: closedUp(`${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`) };
}

/** Null where nothing of the kind is asked for. */
export function scaleAsked(text: string): Found | null {
  const plain = text.replaceAll('’', "'");
  return asYearly(plain) ?? asTimes(plain) ?? asSpread(plain);
}
