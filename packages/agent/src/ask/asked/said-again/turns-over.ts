// Turns that go over to something else: one that rolls the figure of before on to another year, one that wants another company's equivalent, one that sets a debt against equity: "carry that forward to fiscal 2024", "and the Visa equivalent?".
import type { Asked } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';

const lead = String.raw`^(?:(?:and|but|so|then|now|next|ok(?:ay)?|right|good|fine|great|thanks|well|please|pls|alright|all right|cool|nice)[,.!;:]? )*`;
const rolled = new RegExp(String.raw`${lead}(?:(?:can|could) (?:you|we) |let's |let us |i(?:'d| would) like to )?(?:roll|carry|move|push|shift|bring|take|wind|run|step) (?:that|it|this|the same|the figure|the number|things)(?: figure| number| ratio| margin)? (?:forwards?|on|ahead|along|back|backwards?|over) (?:to|into|by) (?<time>(?:the |its )?[a-z0-9',]{1,12}(?: [a-z0-9',]{1,12}){0,4}?)(?:'s)?(?: (?:monthly |daily |annual |yearly |quarterly )?(?:average|mean|figure|number|reading|rate|level|value|amount))?(?:,? (?:please|for (?:me|us)|instead|now))*[ ?.!]*$`, 'i');
const ofMonth = /\b(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:of )?20\d\d\b/i;

/** The year to which it is rolled, in its number where that is said too. */
export function rolledOn(text: string): string | null {
  const time = rolled.exec(text)?.groups?.['time'];
  if (time === undefined) return null;
  const month = ofMonth.exec(time)?.[0];
  if (month !== undefined) return `And in ${month}?`;
  const [year, ...others] = time.match(/\b20\d\d\b/g) ?? [];
  if (year !== undefined) return others.length === 0 && !/\bq[1-4]|quarter|half/i.test(time) ? `And in ${/calendar/i.test(time) ? '' : 'fiscal '}${year}?` : null;
  return /\b(?:year|quarter|month)\b/i.test(time) ? `And ${time}?` : null;
}

const named = String.raw`(?<whom>\p{Lu}[\p{L}\d&.'-]{0,20}(?: [\p{Lu}&][\p{L}\d&.-]{0,20}){0,3})`;
const like = '(?:equivalent|counterpart|comparable|analogue)(?: (?:figure|number|line|amount|ratio|margin|one))?';
const equivalents = [new RegExp(String.raw`\b(?:the |an? )?${named} ${like}(?= |[,.;?!]|$)`, 'u'), new RegExp(String.raw`\b(?:the |an? )${like} (?:at|for|of|from|over at) ${named}(?= |[,.;?!]|$)`, 'u')];

/** The figure of before, of the one that is named. */
export function equivalentOf(text: string): string | null {
  for (const pattern of equivalents) {
    const found = pattern.exec(text);
    const whom = found?.groups?.['whom']?.replace(/['’]s?$/u, '') ?? '';
    const [one, ...others] = whom === '' ? [] : namedIn(`for ${whom}`, []);
    if (found !== null && one !== undefined && one.company !== null && others.length === 0) return text.replace(found[0], `${whom}'s`).replace(/^(?:(?:and|so|but),? )?what(?:'s| is| was| were| are) (?=\p{Lu}[^?]{0,60}'s\b)/iu, 'And ');
  }
  return null;
}

const overEquity = new RegExp(String.raw`${lead}(?:(?:how (?:does|did|do) )?(?:that|it|this) )?(?:(?:set|put|held|hold|measured|taken|stack|sit|sits|stand|look|weigh)(?: (?:that|it|this))?(?: up)? )?(?:against|versus|vs\.?|over|relative to|divided by|compared (?:to|with)|next to|as a (?:multiple|ratio|share|percentage) of) (?:its |the |their |total |book )?(?:(?:share|stock)holders'? |owners'? )?(?:equity|book value)(?: (?:then|on that date|that day|at that date))?[ ?.!]*$`, 'i');
const ofDebt: Readonly<Record<string, string>> = { total_debt: 'debt to equity', long_term_debt: 'long-term debt to equity', total_liabilities: "ratio of total liabilities to shareholders' equity" };

/** Debt set against equity is the ratio of both, and not what the equity was. */
export function debtOverEquity(text: string, { measures, companies }: Asked): string | null {
  const [only, ...others] = measures;
  const ratio = only?.kind === 'metric' && others.length === 0 && companies.length === 1 ? ofDebt[only.id] : undefined;
  return ratio !== undefined && overEquity.test(text) ? `And what was its ${ratio}?` : null;
}

const growing = String.raw`^(?:(?:and|so|ok(?:ay)?|then|what about|what was|what is|the|its|total|overall|cumulative|%|per ?cent(?:age)?|pct|in percent)[, ]+)*(?<kind>growth(?: rate)?|rise|increase|change|cagr|compound(?:ed)?(?: annual| yearly)?(?: growth)?(?: rate)?)`;
const ofYear = String.raw`(?:fiscal (?:year )?|fy ?)?(?<year>20\d\d)(?:,? (?:in )?(?:%|per ?cent|pct|please|pls))*[ ?.!]*$`;
const grown = new RegExp(String.raw`${growing} (?:up )?(?:to|till|until|through) ${ofYear}`, 'i');
const grownSince = new RegExp(String.raw`${growing} (?:vs\.?|versus|against|compared (?:to|with)|relative to|over|on|since|from) ${ofYear}`, 'i');

/** The one fiscal year that the question before was of; null of other times. */
function yearBefore({ periods: [from, ...others] }: Asked): number | null {
  return from?.kind === 'fiscal' && from.part === 'FY' && others.length === 0 ? from.year : null;
}

/** The two fiscal years between which it is asked how much the figure of before grew; null where the one of before is not the earlier or the later of them. */
function yearsGrown(text: string, own: number): { readonly kind: string; readonly years: string } | null {
  const [to, since] = [grown.exec(text)?.groups, grownSince.exec(text)?.groups];
  const { kind = '', year = '' } = to ?? since ?? {};
  const [first, last] = to === undefined ? [Number(year), own] : [own, Number(year)];
  // The year before is held against by others.
  const isApart = to === undefined ? last - first > 1 : last > first;
  return year === '' || !isApart ? null : { kind, years: `from fiscal ${String(first)} to fiscal ${String(last)}` };
}

/** "% growth to 2024?", "growth vs 2020?": from the one fiscal year of before, or up to it. */
export function grownTo(text: string, before: Asked): string | null {
  const own = before.companies.length === 0 ? null : yearBefore(before);
  const grew = own === null ? null : yearsGrown(text, own);
  if (grew === null) return null;
  return /^c(?!hange)/i.test(grew.kind) ? `And what was its compound annual growth rate ${grew.years}?` : `And by how many percent did it grow ${grew.years}?`;
}
