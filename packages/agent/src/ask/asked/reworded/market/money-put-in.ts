// "Ten grand put into it as 2022 ended": the sum in digits, the ends of the years by name, what was done with it in plain words.
import { findWindows, type FoundWindow } from '../../course/windows/windows.ts';
import { isMoneyPutIn, moneyIn } from '../../forms/money-amount.ts';

const withoutDividends = /[,;(]?\s*\b(?:ignoring|excluding|excl\.?|without|ex|no|leaving|not counting|disregarding|setting|before|net of|apart from|forgetting)[ -]+(?:aside |out |about )?(?:any |the |all )?(?:divs?|dividends?)\b(?: aside| out| apart| reinvested| reinvestment| payments?)?\)?,?|[,;(]?\s*\b(?:any |the |all )?dividends? (?:aside|apart|excluded|ignored|left out|left aside|not counted|disregarded|notwithstanding)\)?,?/gi;
const yearsEnd = /(?<!\b(?:highest|lowest|best|worst|top|bottom|average|mean|median|maximum|minimum|max|min|peak|every|each|all|daily|dearest|cheapest) )\b(?:at |on |by )?(?:the )?(?:very )?(?:final|last|closing) (?:close|closing price|trading day|session|price|quote)(?: of trading)? (?:of|in) (?:the year )?((?:19|20)\d{2})\b(?!,? (?:and |& |or )?(?:19|20)?\d{2}\b)/gi;
const ended = /\b(?:just )?as (?:the year )?((?:19|20)\d{2}) (?:ended|closed|drew to (?:a|its) (?:close|end)|finished|ran out|was ending|wound (?:up|down))\b/gi;

/** "Its return of 2020, excluding dividends": what a price tells anyway. */
function withoutPay(text: string): string {
  const bare = text.replace(withoutDividends, ' ').replace(/\s{2,}/g, ' ');
  return /\b(?:stock|shares?|price|return|invest\w*|put|worth)\b/i.test(bare) && !/\bdividend|\byield|\b(?:cash flow|profit|revenue|income)\b/i.test(bare) ? bare : text;
}

const name = String.raw`(?!(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|January|February|March|April|August|September|October|November|December|The|New|Christmas|Q[1-4]|(?:Mon|Tues|Wednes|Thurs|Fri)day)\b)[A-Z][\w&'-]*(?:\.[a-z]{2,3})?(?: (?:[A-Z&][\w&'-]*|and (?=[A-Z])))*`;
const inWhom = new RegExp(String.raw`\b(?:bought|buy|into|in|of|on) (${name}?)(?:'s)?(?: (?:stock|shares?))?(?=[ ,.?]|$)`, 'g');
const more = /\bdividends?\b|%|\b(?:per ?cent\w*|percentage|return|rate|month|monthly|every|each|split|half|twice|more|less|better|compared?|vs|versus|against|than|index|instead|gain|profit|lost|lose|made|earned|year[- ]end|a year|high(?:est)?|low(?:est)?|peak|how many|shares? (?:could|would))\b/i;

/** As a reader of sums finds it: where the sum went into one share at one moment, and its worth at another is asked. */
function betweenMoments(text: string): string | null {
  const sum = moneyIn(text);
  if (sum === null || more.test(text)) return null;
  const whom = new Set([...text.matchAll(inWhom)].map(([, said = '']) => said.replace(/ (?:and )?$/, '')));
  const [who] = whom.size === 1 ? whom : [];
  const moments = momentsIn(text);
  if (who === undefined || moments === null) return null;
  const [from, to] = moments;
  return `If I had put $${sum.amount.toLocaleString('en-US')} into ${who} stock on ${from}, what would it be worth ${to === now ? to : `on ${to}`} (by the share price)?`;
}

/** The two that are named, the earlier first. */
function momentsIn(text: string): readonly [string, string] | null {
  const [from = '', to = '', other] = (findWindows(text.toLowerCase())?.windows ?? []).map(momentOf);
  return from === '' || from === now || to <= from || other !== undefined ? null : [from, to];
}

/** Sorts behind every day. */
const now = 'now';

function momentOf(window: FoundWindow): string {
  if (window.kind === 'latest') return now;
  if (window.kind === 'point') return window.on;
  return window.kind === 'edge' && window.which === 'last' ? window.to : '';
}

/** The share's price is what a sum put into it goes by. Other texts lose only words on dividends and how they call the ends of years. */
export function asMoneyPutIn(text: string): string {
  const plain = withoutPay(text.replace(yearsEnd, 'on December 31, $1').replace(/\b(from|between|since|to|until) on (?=December 31, \d{4})/gi, '$1 ').replace(ended, 'at the end of $1'));
  if (!isMoneyPutIn(plain)) return plain;
  const moments = betweenMoments(plain);
  if (moments !== null) return moments;
  const bare = plain.replace(withoutDividends, ' ').replace(/\s{2,}/g, ' ');
  const sum = moneyIn(bare);
  const inDigits = sum === null ? bare : `${bare.slice(0, sum.start)}$${sum.amount.toLocaleString('en-US')}${bare.slice(sum.end)}`;
  const told = inDigits.replace(/\b(?:the|his|her|my|their|that|this|our|your) (?:stake|investment|holding|position|nest egg|pot|money|sum|portfolio)\b/gi, 'it').replace(/\b(?:cash(?:ed)?|sold|got|pulled) (?:out|up)\b/gi, 'ended').replace(/\bhow many dollars did (?:he|she|they|i|we|it) (?:walk away with|end up with|get(?: back)?|take home|have|pocket)/gi, 'what was it worth').replace(/\b(?:value|worth)\b/gi, 'worth').replace(/\b(?:at|by|on) (?:the |its |their )?(?:last|latest|newest|most recent|current) (?:close|closing price|price|quote|session|day)\b/gi, 'now');
  return /\b(?:share price|stock price|price)\b/i.test(told) ? told : `${told.replace(/[?.! ]+$/, '')} (by the share price)?`;
}
