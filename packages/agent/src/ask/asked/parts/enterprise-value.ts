// What a buyer of the whole company pays, spelt out: the market's price for the shares at the newest close, and the debt less the cash of a balance sheet that is named. The pieces and their sum are told each by itself, whatever joins them.
import type { Asked } from '../asked.ts';
import { timeWords } from '../likeness/time-words.ts';
import type { FigureYear, PricedAt } from '../multiple/multiple.ts';
import { askedOfValuation } from '../multiple/as-multiple.ts';
import { readPeriods } from '../periods/periods.ts';
import { writtenOut } from '../question-text.ts';
import type { ReadAround } from '../read-around.ts';
import { readAsked } from '../read-asked.ts';
import { joinedParts } from './parts-of.ts';

const value = /\benterprise[- ]value\b|\b(?:EV|ev)\b(?! ?[/÷])/;
const worth = /\b(?:(?:stock |total )?market|mkt\.?)[- ]?(?:cap\w*|values?|worth)\b|\bmcap\b|\bcapitali[sz]ation\b|\bequity value\b|\bwhat the (?:stock )?market (?:says|puts|pays)\b/i;
const debt = /\b(?:debts?|borrow\w+|loans?|bonds|commercial paper)\b/i;
const cash = /\bcash\b/i;
/** What the two come to, where nobody calls it by its name. */
const sum = /\b(?:add(?:s|ed)? up to|add(?:s|ed)? (?:up )?together|sum|come to|comes to|in (?:all|total)|altogether|all in|total (?:price|bill|cost)|(?:whole|entire) (?:business|company|thing|firm|lot)|takeover|tak(?:e|es|ing|en) over|swallow\w*|buyer|acquirer|bidder|outright)\b/i;
/** Other things that may be made of them. */
const otherwise = /\b(?:growth|gr[eo]w|chang\w+|per share|a share|average|mean|rank|which (?:of|one|company|has|is (?:the )?(?:higher|larger|cheaper|dearer))|who (?:has|is)|compare\w*|versus|vs\.?|dividends?|yields?|net debt (?:to|\/)|forecast|next year|should (?:i|we|one) (?:buy|sell|hold)|each (?:year|quarter))\b|\bdebt[- ]to\b|\bif\b[^.?]*\b(?:rose|fell|doubled|halved|dropped|climbed|went (?:up|down)|repaid|paid (?:off|down))\b/i;
const long = String.raw`(?:long|lt)(?:[- ]?(?:term|dated))?`;
/** Debt and cash of another cut than the dictionary's: with leases, with securities of more than a year, without those of less. */
function isOfOtherCut(text: string): boolean {
  const isLeftOut = new RegExp(String.raw`\b(?:not|without|leav\w+|exclud\w+|except\w*|ignor\w+|no)\b[^.?;]{0,24}\b${long}\b`, 'i').test(text);
  const withLong = new RegExp(String.raw`\b(?:${long} (?:marketable )?(?:securities|investments?|holdings)|(?:securities|investments?),? (?:both )?(?:short|st)\b[^.?;]{0,20}\b${long})\b|\ball (?:its |the )?(?:marketable )?securities\b`, 'i').test(text) && !isLeftOut;
  const onlyLong = new RegExp(String.raw`\b${long} (?:debt|borrowings)\b`, 'i').test(text) && !/\b(?:short|st|current|total|all|every|net|commercial)\b/i.test(text);
  const onlyCash = /\bcash and (?:cash )?equivalents\b|\bcash (?:only|alone)\b/i.test(text) && !/\b(?:investments?|securities)\b/i.test(text);
  return withLong || onlyLong || onlyCash || /\b(?:leases?|pensions?|preferred|minorit\w+|non-?controlling)\b/i.test(text);
}

/** Of the close, and not of the balance sheet. */
const ofClose = /\b(?:clos(?:e|ed|ing)(?: price)?|share price|price)(?: (?:of|on|at|from))? *$/i;
const newest = /\b(?:last|latest|newest|most recent|current|today's|present) (?:share |stock |closing )?(?:close|closing price|price|market)\b|\b(?:now|today|currently)\b/i;

/** What that is over, by the names of the dictionary. */
const multiples: readonly (readonly [id: string, words: RegExp])[] = [
  ['ev_to_operating_income', /\b(?:ev|enterprise value)\b ?(?:\/|÷|to|over|divided by) ?(?:the |its )?(?:ebit\b|operating (?:income|profit|earnings))|\b(?:times|multiples? of|ratio of (?:that|the|this) (?:enterprise value|ev) to|as a multiple of) (?:(?:the|its|that|fiscal|fy ?\d*|\d{4}) )*(?:ebit\b|operating (?:income|profit|earnings))/i],
  ['ev_to_ebitda', /\b(?:ev|enterprise value)\b ?(?:\/|÷|to|over|divided by) ?(?:the |its )?ebitda\b|\b(?:times|multiples? of|ratio of (?:that|the|this) (?:enterprise value|ev) to|as a multiple of) (?:(?:the|its|that|fiscal|fy ?\d*|\d{4}) )*ebitda\b/i],
  ['ev_to_revenue', /\b(?:ev|enterprise value)\b ?(?:\/|÷|to|over|divided by) ?(?:the |its )?(?:sales|revenues?)\b|\b(?:times|multiples? of|ratio of (?:that|the|this) (?:enterprise value|ev) to|as a multiple of) (?:(?:the|its|that|fiscal|fy ?\d*|\d{4}) )*(?:sales|revenues?)\b/i],
];

type Times = { readonly balance: string | null; readonly year: FigureYear | null };

/** One day at the most, which is that of the balance sheet, and one year of what a multiple is of; null of others. */
function timesIn(text: string, today: string): Times | null {
  const found = readPeriods(text, today).filter(({ period }) => period.kind !== 'latest');
  const days = new Set(found.flatMap(({ period }) => (period.kind === 'date' ? [period.on] : [])));
  const years = new Set(found.flatMap(({ period }) => (period.kind === 'fiscal' && period.part === 'FY' && period.year !== null ? [period.year] : [])));
  const isOther = found.some(({ period, start }) => !(period.kind === 'date' || (period.kind === 'fiscal' && period.part === 'FY')) || (period.kind === 'date' && ofClose.test(text.slice(0, start))));
  if (isOther || days.size > 1 || years.size > 1) return null;
  const [year = null] = years;
  return { balance: [...days][0] ?? null, year: year === null ? null : { year } };
}

/** By its name, or by the words for what the pieces come to; with its pieces named. */
function isSpeltOut(text: string): boolean {
  const isNamed = value.test(text) || (worth.test(text) && sum.test(text));
  return isNamed && debt.test(text) && (cash.test(text) || /\bnet debt\b/i.test(text)) && !otherwise.test(text) && !isOfOtherCut(text);
}

type Spelt = Times & { readonly over: readonly string[]; readonly hasWorth: boolean };

/** Null where its pieces are not named, or a time stands beside them that is of something else. */
function speltIn(text: string, today: string): Spelt | null {
  const times = isSpeltOut(text) ? timesIn(text, today) : null;
  const over = multiples.filter(([, words]) => words.test(text)).map(([id]) => id);
  if (times === null || (times.balance !== null && !newest.test(text)) || (times.year !== null && over.length === 0 && times.balance !== null)) return null;
  return { ...times, over, hasWorth: worth.test(text) };
}

/** One company, and no conversation. */
export async function readEnterprise({ text, filters, inherited, companies: [company, ...others] }: Asked, around: ReadAround): Promise<Asked | null> {
  const spelt = company === undefined || others.length + around.earlier.length > 0 ? null : speltIn(writtenOut(text), around.today);
  if (company === undefined || spelt === null) return null;
  const { balance, year, over, hasWorth } = spelt;
  const netDebt = await readAsked(`What was ${company.ticker}'s net debt${balance === null ? '' : ` on ${timeWords([{ kind: 'date', on: balance }])}`}?`, around);
  const at: PricedAt = { price: null, year: null, ...(balance === null ? {} : { balance }) };
  // Each is held to its own words, and all of them together to those of the asker.
  const valued = (items: readonly string[], own: PricedAt): Asked => ({ ...askedOfValuation({ valuation: { items, at: [own] }, leftOver: [] }, { question: `What is ${company.ticker}'s ${items.join(' and ').replaceAll('_', ' ')} at the latest close?`, companies: [company], filters }), asking: '' });
  return joinedParts({ text, filters, inherited }, [...(hasWorth ? [valued(['market_cap'], at)] : []), { ...netDebt, asking: '' }, valued(['enterprise_value'], at), ...(over.length === 0 ? [] : [valued(over, { ...at, year })])]);
}
