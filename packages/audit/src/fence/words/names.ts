// Whom a text names, as far as its capitals tell. Used only to see that two texts name different ones; never to guess who is meant.
import { findMetrics } from '@assay/calc';
import type { Entity } from '@assay/record';
import { namesOf } from '../../claims/names.ts';
import { readTokens } from '../../numerals/index.ts';

const legal = new Set(['inc', 'corp', 'corporation', 'co', 'company', 'plc', 'ltd', 'limited', 'llc', 'group', 'holdings', 'holding', 'sa', 'ag', 'nv', 'se']);
/** Capitals that name no company: units, statements, offices, places of the trade. */
const common = new Set(('EPS FY TTM LTM YTD YOY QOQ EBIT EBITDA EBITA GAAP IFRS PE PEG PB PS EV ROE ROA ROIC ROI FCF DCF CAGR CEO CFO COO CTO SEC US USA UK EU USD EUR GBP JPY TWD CNY INR CAD AUD CHF HKD KRW MXN BRL SGD NZD GW MW KW MM BN TN HTTP HTTPS JSON CSV XML PDF HTML API ID URL OK ERROR WARNING NULL TRUE FALSE NA AI IT RD GDP CPI PCE FOMC FED NYSE ETF ADR IPO SG SGA OPEX CAPEX COGS NOPAT WACC NAV AUM ARR MRR ' +
  'Q1 Q2 Q3 Q4 H1 H2 A I THE NET TOTAL GROSS').split(' '));
const ordinary = new Set(('the this that these those it its our their his her we they he she a an in on at for from by with as of to and or but if when while after before since during per both all each no not net total gross other more most less least first second third fourth full half quarterly annual yearly fiscal adjusted diluted basic organic reported record consolidated free trailing forward average higher lower strong weak ' +
  'management company group board analyst analysts investors shareholders customers results growth revenue sales income profit loss margin margins earnings cash debt assets equity shares price value guidance capacity dividend dividends demand field according however although despite january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday').split(' '));

const capital = /\p{Lu}[\p{L}&]*/gu;

type Word = { readonly text: string; readonly start: number; readonly opens: boolean };

function capitalWords(text: string): Word[] {
  return [...text.matchAll(capital)].filter((match) => !/[\p{L}\p{N}]/u.test(text.charAt(match.index - 1)))
    .map((match) => ({ text: match[0], start: match.index, opens: /^[^\p{L}]*$|[.!?:|"\n]\s*["'(]?$/u.test(text.slice(Math.max(0, match.index - 4), match.index)) }));
}

function isTicker(word: string): boolean {
  return word.length >= 2 && word.length <= 5 && word === word.toUpperCase() && !common.has(word);
}

/** A word in capitals at the head of a sentence is a name when another word of one follows it, or an owner's or reporter's word. */
function namesAtHead(text: string, word: Word, nextCapital: Word | undefined): boolean {
  const end = word.start + word.text.length;
  if (nextCapital !== undefined && text.slice(end, nextCapital.start) === ' ' && !ordinary.has(nextCapital.text.toLowerCase())) return true;
  const rest = text.slice(end, end + 60);
  return /^(?:['’]s?\b| (?:reported|posted|earned|generated|recorded|said|expects|expected|raised|cut)\b)/.test(rest) || findMetrics(rest.slice(0, 40)).some((metric) => metric.start <= 1);
}

/** Lower-case names: tickers, and words with a capital that are no ordinary ones. */
export function namedIn(text: string): ReadonlySet<string> {
  const words = capitalWords(text);
  const taken = [...findMetrics(text).map((metric) => ({ start: metric.start, end: metric.end })), ...readTokens(text).map((token) => token.span)];
  const names = words.filter((word, index) => {
    const lower = word.text.toLowerCase();
    if (legal.has(lower) || ordinary.has(lower) || taken.some((span) => word.start >= span.start && word.start < span.end)) return false;
    if (isTicker(word.text)) return true;
    return word.text.length > 2 && word.text !== word.text.toUpperCase() && (!word.opens || namesAtHead(text, word, words[index + 1]));
  });
  return new Set(names.map((word) => word.text.toLowerCase()));
}

/** The tickers in a path: "tools/MSFT_tool_calls.json". */
export function namedInPath(path: string): ReadonlySet<string> {
  return new Set(path.split(/[^A-Za-z]+/).filter(isTicker).map((name) => name.toLowerCase()));
}

/** Every word of every form of a company's name. */
export function wordsOfEntity(entity: Entity): ReadonlySet<string> {
  return new Set(namesOf(entity).flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}&]+/u)).filter((word) => word !== '' && !legal.has(word)));
}
