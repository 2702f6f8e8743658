// "Fed funds in February 2026 and the change over the year": from the same month of the year before. The move of one month alone is that from the month before it.
import type { Course, Window } from '../course.ts';
import { has, without } from '../words/patterns.ts';
import { isOfMonth } from './course-windows.ts';

const moved = String.raw`(?:change[ds]?|chg|move[ds]?|rise|rose|risen|fall|fell|fallen|gain(?:ed)?|increased?|decreased?|drop(?:ped)?|up|down|differen(?:ce|t)|delta|higher|lower)`;
const yearly = String.raw`(?:yoy|y\/y|y-o-y|year[- ]on[- ]year|year[- ]over[- ]year|12[- ]?(?:month|mo?)|twelve[- ]month|one[- ]year|1[- ]?y(?:ea)?r?|annual|yearly)`;
const overIt = String.raw`(?:over|on|in|during|across|within) (?:the|that|those|a|its|one)? ?(?:past |last |previous |preceding |whole |full )*(?:year|twelve months|12 months)(?: before(?: it| that)?| to (?:then|that month|it)| up to (?:then|it))?`;
const against = String.raw`(?:from|vs\.?|versus|against|than|on|compared (?:to|with)) (?:(?:it was|what it was|the (?:same month|level|reading|rate)(?: of)?|that of) )*(?:a|one|the) (?:year|twelve months|12 months) (?:ago|earlier|before|prior|previously)|(?:from|vs\.?|versus|against|than|on|compared (?:to|with)) (?:the )?(?:same month (?:of |in )?)?(?:the )?(?:year before|prior year|previous year|year earlier|year ago)`;
const pattern = new RegExp(String.raw`\b${yearly} ${moved}\b|\b${moved} ${yearly}\b|\b${moved}[^?.;§]{0,24}? ${overIt}\b|\b${overIt}(?=[^?.;]{0,24}\b${moved}\b)|\b${against}`, 'g');

/** Held against the month before as well. */
const ofMonthToo = /\b(?:on|over|in|vs\.?|versus|from|against) (?:the |a )?(?:month|previous month|prior month|month before)\b(?! (?:of|a year))|\b(?:mom|m\/m|m-o-m|month[- ]on[- ]month|month[- ]over[- ]month|1[- ]?month|one[- ]month|monthly) (?:change|chg|move|rise|fall|and)\b|\b(?:mom|m\/m)\b/g;

type Month = Extract<Window, { kind: 'stretch' }> & { readonly from: string; readonly to: string };
type Told = { readonly text: string; readonly windows: readonly Window[] };

/** From the month that lies so many months before, to this one. */
function since({ from, to }: Month, months: number): Window {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
  return { kind: 'stretch', from: first, to, base: 'before', grain: 'month' };
}

const isMonth = (one: Window | undefined): one is Month => one !== undefined && isOfMonth(one) && one.kind === 'stretch' && one.from !== null && one.to !== null;
const isLastYear = (one: Window | undefined): boolean => one?.kind === 'last' && ((one.of === 'month' && one.count === 12) || (one.of === 'year' && one.count === 1));

/** The one month of which a year is spoken: by its words, or by a year up to then. */
function monthIn(text: string, [one, other, ...more]: readonly Window[]): Month | null {
  const isOfYear = other === undefined ? has(pattern, text) : isLastYear(other) && !/\b(?:has|have|now|today|since)\b/.test(text);
  return more.length === 0 && isMonth(one) && isOfYear ? one : null;
}

/** As it was where no year is spoken of, or more than one month, and of rates of inflation and of growth, which are over the year themselves. */
export function overTheYear(of: Course['of'], { text, windows }: Told): Told {
  const month = of === 'close' || of.some((id) => /inflation|cpi|gdp|growth/.test(id)) ? null : monthIn(text, windows);
  if (month === null) return { text, windows };
  const rest = without(text, pattern);
  const both = has(ofMonthToo, text) ? [since(month, 1)] : [];
  return { text: `${without(rest, ofMonthToo)} change`, windows: [...both, since(month, 12)] };
}
