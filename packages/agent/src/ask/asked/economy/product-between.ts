// How far the whole economy came from one quarter to another that need not stand beside it, in total and not at a yearly rate: "second quarter of 2020 vs the last of 2019, not annualised", "spring 2020 (second quarter) against Q4 2019".
import { notAnnual, sameQuarterNamed, withoutAnnual } from './not-annual.ts';
import { countOf, economy, quartersIn, withoutQuarters, type Quarter } from './growth-of-quarter.ts';

const annual = /\bannuali[sz]\w*|\bsaar\b|\b(?:annual|yearly) (?:rate|pace|clip|growth)\b|\bcompound\w*|\bcagr\b|\ba year\b|\byoy\b|\byear[- ](?:on|over)[- ]year\b/i;
/** Of another figure than the real product's whole move. */
const others = /\b(?:nominal|current dollars?|per (?:capita|head|person)|inflation|unemployment|deflator|forecasts?|expect\w*|contribut\w+|consumption|average|mean|fastest|slowest|best|worst|euro\w*|german\w*|chin\w+|japan\w*|uk|british|canad\w+|india\w*|each|every|both|when|why|(?<!\bby )which|ratio|s&p|stocks?|payrolls?|fed)\b/i;
const moves = /->|→|\b(?:chg|chang\w+|grow\w*|grew|growth|expand\w*|ris(?:e|en)|rose|increase\w*|gain\w*|up|f[ae]ll\w*|drop\w*|declin\w*|decreas\w*|shr[iaun]+k\w*|contract\w*|loss|lost|lose|down|lower|higher|smaller|larger|bigger|above|below|hole|recover\w*|vs\.?|versus|against|compar\w+|than|from|between)\b/i;
/** Of two quarters that are named the economy is its product. */
const theEconomy = /\b(?:the|us|u\.s\.|american|america's) economy\b/i;
const seasons = /\b(?:the )?(?:early |late )?(?:winter|spring|summer|autumn|fall)(?: of)? (20\d\d),? \(?(?:that is,? |i\.e\.,? )?(?:the )?(q[1-4]|(?:first|second|third|fourth|last|final) quarter)\)?/gi;

/** A season and its quarter, both told, are one quarter. */
const withoutSeasons = (text: string): string => text.replace(seasons, (_, year: string, quarter: string) => (/^q/i.test(quarter) ? `${quarter} ${year}` : `${quarter} of ${year}`));

/** Both quarters, the earlier first; null where there are more or fewer, or a year of another time. */
function ends(text: string): readonly [Quarter, Quarter] | null {
  const named = [...new Map(quartersIn(text).map((one) => [countOf(one), one])).values()].toSorted((left, right) => countOf(left) - countOf(right));
  const [first, last, ...more] = named;
  const isOther = named.some(({ year }) => year === null) || /\b(?:19|20)\d\d\b/.test(withoutQuarters(text));
  return first === undefined || last === undefined || more.length > 0 || isOther ? null : [first, last];
}

const said = ({ year, quarter }: Quarter): string => `Q${String(quarter)} ${String(year)}`;

/** "Everybody quotes the scary annualised number. I'm after the simple one: …": the sentence that names both quarters and says that it is not annualised. */
function theOneOfBoth(text: string): string {
  const parts = text.split(/(?<=[.?!:]) (?=\S)/);
  const of = parts.filter((part) => quartersIn(part).length > 0);
  const [only] = of;
  return only !== undefined && of.length === 1 && parts.length > 1 && quartersIn(only).length > 1 && economy.test(only) && only.search(notAnnual) >= 0 ? only : text;
}

/** Null where it is of no two quarters, at a yearly rate, or plainly of two a year apart, whose growth is the usual rate. */
export function productBetween(asked: string): string | null {
  const text = sameQuarterNamed(withoutAnnual(withoutSeasons(theOneOfBoth(asked))));
  const isOfProduct = (economy.test(text) || theEconomy.test(text)) && moves.test(text) && !annual.test(text) && !others.test(text);
  const both = isOfProduct ? ends(text) : null;
  if (both !== null && countOf(both[1]) - countOf(both[0]) === 4) return text === asked.trim() ? null : `What was real GDP growth year over year in ${said(both[1])}?`;
  return both === null ? null : `By how many percent did real GDP change from ${said(both[0])} to ${said(both[1])}?`;
}
