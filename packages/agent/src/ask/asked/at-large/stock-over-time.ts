// "Acme stock last 6 months", "how much did Acme shares gain or lose over the past year": what the share returned over a time that ends with its newest close.
import { findMeasures } from '../measures/read-measures.ts';
import { countOf } from '../number-words.ts';

const units = '(?<unit>day|week|month|year)s?';
const number = String.raw`(?:(?<count>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve) )?`;
const time = String.raw`(?: (?:over|in|during|for|within))?(?: the)? (?:last|past) ${number}(?:trading )?${units}`;
const share = String.raw`(?<whom>[\p{L}&][\p{L}\p{N}&.'’ -]{1,40}?)(?:['’]s?)? (?:stock|shares?)(?: price| performance| return| move)?`;
const moved = String.raw`(?: (?:(?:gain(?:ed)?|rise|risen|go(?:ne)? up|up|win|won|made?) (?:or|and|\/) (?:los[et]|lose|fall(?:en)?|go(?:ne)? down|down)|perform(?:ed)?|do(?:ne)?))`;
const bare = new RegExp(String.raw`^(?:show me |give me |what(?:'s|’s| is| was) )?(?!(?:the|average|highest|lowest|avg|mean|how|why|which|who|is|was|did|has)\b)${share}${time}[?.! ]*$`, 'iu');
const asked = new RegExp(String.raw`^how (?:much )?(?:did|has|have|is|was) ${share}${moved}${time}[?.! ]*$`, 'iu');

const named: Readonly<Record<string, string>> = { '1 week': 'one-week', '1 month': 'one-month', '3 month': 'three-month', '6 month': 'six-month', '12 month': 'one-year', '1 year': 'one-year' };

/** Another figure of it, another thing, or several of them. */
const otherwise = /\b(?:average|avg|mean|median|high\w*|low\w*|best|worst|volatil\w*|and|vs|versus|against|than|dividends?|options?|buy\w*|bought|sold|insiders?|news|splits?|why|chart|table|each|every|all|which|most|least)\b/i;

const sinceEdge = /^(?!(?:and|so|but|how|what|by|is|has|have|had|did|does|why|when|where|who|which|it|they|show|give|tell)\b)(?<whom>[\p{L}&][\p{L}\p{N}&.'’ -]{1,30}?)(?:['’]s)?(?: (?:stock|shares?))?(?: performance| return)? since (?:the )?(?<edge>start|beginning|end|close) of (?<year>(?:19|20)\d\d)[?.! ]*$/iu;

/** Of a company and no line of it, nor a series of the economy. */
function since(text: string): string | null {
  const { whom = '', edge = '', year = '' } = sinceEdge.exec(text)?.groups ?? {};
  return whom === '' || otherwise.test(whom) || findMeasures(whom).length > 0 ? null : `By what percentage did ${whom}'s share price change since the ${edge} of ${year}?`;
}

const betweenYears = new RegExp(String.raw`^(?:show me |give me |what(?:'s|’s| is| was) |how (?:was|is|about) )?(?:the )?${share}(?: (?:from|between|over|in|for))? (?:the years )?(?<from>(?:19|20)\d\d) (?:to|and|until|till) (?<to>(?:19|20)\d\d)[?.! ]*$`, 'iu');

/** "Acme stock from 2023 to 2025". */
function overYears(text: string): string | null {
  const { whom = '', from = '', to = '' } = betweenYears.exec(text)?.groups ?? {};
  return whom === '' || otherwise.test(whom) || findMeasures(whom).length > 0 ? null : `By what percentage did ${whom}'s share price change from ${from} to ${to}?`;
}

/** As it was for every other question. */
export function stockOverTime(text: string): string {
  return since(text) ?? overYears(text) ?? overLast(text);
}

function overLast(text: string): string {
  const { whom = '', count, unit = '' } = (bare.exec(text) ?? asked.exec(text))?.groups ?? {};
  const many = count === undefined ? 1 : countOf(count);
  if (whom === '' || many === null || otherwise.test(text)) return text;
  const own = named[`${String(many)} ${unit.toLowerCase()}`];
  return own === undefined ? `By what percentage did ${whom}'s share price change over the last ${String(many)} ${unit}s?` : `What is the ${own} return of ${whom}?`;
}
