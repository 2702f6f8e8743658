// "Ten grand put into it as 2022 ended": the sum in digits, the ends of the years by name, what was done with it in plain words.
import { isMoneyPutIn, moneyIn } from '../money-amount.ts';

const withoutDividends = /[,;(]?\s*\b(?:ignoring|excluding|excl\.?|without|ex|leaving|not counting|disregarding|setting|before|net of|apart from|forgetting)[ -]+(?:aside |out |about )?(?:any |the |all )?(?:divs?|dividends?)\b(?: aside| out| apart| reinvested| reinvestment| payments?)?\)?,?/gi;
const yearsEnd = /(?<!\b(?:highest|lowest|best|worst|top|bottom|average|mean|median|maximum|minimum|max|min|peak|every|each|all|daily|dearest|cheapest) )\b(?:at |on |by )?(?:the )?(?:final|last|closing) (?:close|closing price|trading day|session|price|quote)(?: of trading)? (?:of|in) (?:the year )?((?:19|20)\d{2})\b(?!,? (?:and |& |or )?(?:19|20)?\d{2}\b)/gi;
const ended = /\b(?:just )?as (?:the year )?((?:19|20)\d{2}) (?:ended|closed|drew to (?:a|its) (?:close|end)|finished|ran out|was ending|wound (?:up|down))\b/gi;

/** "Its return of 2020, excluding dividends": what a price tells anyway. */
function withoutPay(text: string): string {
  const bare = text.replace(withoutDividends, ' ').replace(/\s{2,}/g, ' ');
  return /\b(?:stock|shares?|price|return|invest\w*|put|worth)\b/i.test(bare) && !/\bdividend|\byield|\b(?:cash flow|profit|revenue|income)\b/i.test(bare) ? bare : text;
}

/** The share's price is what a sum put into it goes by. Other texts lose only words on dividends and how they call the ends of years. */
export function asMoneyPutIn(text: string): string {
  const plain = withoutPay(text.replace(yearsEnd, 'on December 31, $1').replace(ended, 'at the end of $1'));
  if (!isMoneyPutIn(plain)) return plain;
  const bare = plain.replace(withoutDividends, ' ').replace(/\s{2,}/g, ' ');
  const sum = moneyIn(bare);
  const inDigits = sum === null ? bare : `${bare.slice(0, sum.start)}$${sum.amount.toLocaleString('en-US')}${bare.slice(sum.end)}`;
  const told = inDigits.replace(/\b(?:the|his|her|my|their|that|this|our|your) (?:stake|investment|holding|position|nest egg|pot|money|sum|portfolio)\b/gi, 'it').replace(/\b(?:cash(?:ed)?|sold|got|pulled) (?:out|up)\b/gi, 'ended').replace(/\bhow many dollars did (?:he|she|they|i|we|it) (?:walk away with|end up with|get(?: back)?|take home|have|pocket)/gi, 'what was it worth').replace(/\b(?:value|worth)\b/gi, 'worth').replace(/\b(?:at|by|on) (?:the |its |their )?(?:last|latest|newest|most recent|current) (?:close|closing price|price|quote|session|day)\b/gi, 'now');
  return /\b(?:share price|stock price|price)\b/i.test(told) ? told : `${told.replace(/[?.! ]+$/, '')} (by the share price)?`;
}
