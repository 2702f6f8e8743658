// "How many shares did she sell on 3 September, and where did the stock close that day?": beside trades of one day the close of that day, as a part by itself.
import type { IsoDate } from '@assay/record';
import type { Asked } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';
import { blank } from '../places.ts';

const joints = /[,;.?:]+ +(?:(?:and|plus|also|then|&) )*|,? +(?:and|plus|&|\+) +(?=(?:also |then )?(?:what|where|at what|how|the|its|closing|close)\b)/gi;
const closes = /\b(?:clos(?:e|ed|ing)|finish(?:ed)?|settled?|ended?|end up)\b/i;
const closed = new Set('a and as at close closed closing company day date did does do end ended ending finish finished give her his how in is it its market me official on price priced quote regular same session settle settled share shares show standing stand stands stock tell that the their then there to up very was were what where which'.split(' '));

const dayBefore = /,? ?\b(?:(?:on|of|at|for) )?(?:the )?(?:(?:previous|prior|preceding) (?:trading )?(?:day|session)|(?:trading )?(?:day|session) before(?: (?:that|it))?)(?:['’]s)?\b/i;

/** The question without its last clause, where that asks for the close of that day, or of the one before it, and nothing else; null otherwise. */
export function withoutCloseOfDay(text: string): { readonly rest: string; readonly isDayBefore: boolean } | null {
  const plain = text.replace(/[?.! ]+$/, '');
  const last = [...plain.matchAll(joints)].at(-1);
  if (last === undefined) return null;
  const said = plain.slice(last.index + last[0].length);
  const clause = said.replace(dayBefore, '');
  const rest = blank(clause, namedIn(`for ${clause}`, []).map(({ start, end }) => ({ start: Math.max(0, start - 4), end: end - 4 }))).toLowerCase();
  const isOfClose = closes.test(clause) && (rest.match(/[a-z]+|\d+|[%$]/g) ?? []).every((word) => word === 's' || closed.has(word));
  return isOfClose ? { rest: plain.slice(0, last.index), isDayBefore: clause !== said } : null;
}

/** The one day of the trades of one company; null where it is a longer time. */
export function dayOfTrades({ insiders, companies }: Asked): { readonly day: IsoDate; readonly company: string } | null {
  const [[span, ...more], [company, ...others]] = [insiders?.spans ?? [], companies];
  const isOne = span !== undefined && company !== undefined && more.length + others.length === 0 && span.from === span.to;
  return isOne ? { day: span.from, company: company.name } : null;
}
