// Follow-ups that set something beside the figure before: a multiple on the earnings of a named time ("on 2024 earnings?"), the year before with both added up ("and the year before, total of both"). Said again in full.
import { metricById } from '@assay/calc';
import type { Asked } from '../asked.ts';
import { figureBefore, momentWords, type FigureBefore } from '../times/follow/figure-before.ts';
import { relativeTo } from '../times/follow/relative-times.ts';
import { ownedBy } from './owned-by.ts';

const lead = String.raw`^(?:(?:and|so|but|then|ok(?:ay)?|what about|how about|what is it|what would it be|what if)[, ]+)*`;
const earnings = String.raw`(?: fully)?(?: diluted)? (?:earnings(?: per share)?|eps|profits?)[ ?.!]*$`;
const onYear = new RegExp(String.raw`${lead}(?:on|based on|using|with|by) (?:the |its )?(?:fiscal (?:year )?|fy ?'?)?(?<year>20\d\d)(?:['’]s)?${earnings}`, 'i');
const onTrailing = new RegExp(String.raw`${lead}(?:on|based on|using|with|by) (?:the |its )?(?:trailing(?: twelve[- ]months?(?:['’]s?)?)?|ttm|last (?:four quarters|twelve months)(?:['’]s?)?)${earnings}`, 'i');

const isMultiple = (measure: Asked['measures'][number] | undefined): boolean => measure?.kind === 'metric' && measure.id === 'pe_ratio' && measure.as === 'value';

/** Nothing but the price over earnings was asked for, by its name or as a valuation. */
function isOfEarnings({ valuation, measures }: Asked): boolean {
  return measures.length === 1 ? isMultiple(measures[0]) : valuation?.items.length === 1 && valuation.items[0] === 'pe_ratio';
}

/** The one multiple of earnings of one company that was asked for, with the words of its close. */
function earningsMultiple(earlier: Asked): { readonly whose: string; readonly close: string } | null {
  const { companies: [company, ...others], periods: [at] } = earlier;
  if (company === undefined || others.length > 0 || !isOfEarnings(earlier)) return null;
  return { whose: ownedBy(company.name), close: at?.kind === 'date' ? `at the close on ${momentWords(at)}` : 'at the latest close' };
}

/** Null where no multiple of earnings was asked for before, or where no time of earnings is named. */
export function onEarnings(given: string, earlier: Asked): string | null {
  const basis = onTrailing.test(given) ? 'trailing twelve-month diluted EPS' : onYear.exec(given)?.groups?.['year'];
  const before = basis === undefined ? null : earningsMultiple(earlier);
  return before === null || basis === undefined ? null : `What was ${before.whose} price-earnings ratio ${before.close} on ${/^\d/.test(basis) ? `the diluted EPS of fiscal ${basis}` : basis}?`;
}

const priceOver = new RegExp(String.raw`${lead}(?:the )?(?:share |stock )?price ?(?:to|over|\/|divided by|as a multiple of) (?:that|it|this)(?: figure| number)?[ ?.!]*$`, 'i');
const overPrice: Readonly<Record<string, string>> = { book_value_per_share: 'price-to-book ratio', diluted_eps: 'price-earnings ratio', net_income: 'price-earnings ratio', revenue: 'price-to-sales ratio', revenue_per_share: 'price-to-sales ratio', shareholders_equity: 'price-to-book ratio', free_cash_flow: 'price to free cash flow', free_cash_flow_per_share: 'price to free cash flow' };

/** "Price to that?": the multiple of the figure before, and not the close alone. */
export function priceToIt(given: string, { companies, measures }: Asked): string | null {
  const [[company, ...others], [measure, ...more]] = [companies, measures];
  const ratio = priceOver.test(given) && measure?.kind === 'metric' && more.length === 0 ? overPrice[measure.id] : undefined;
  return ratio === undefined || company === undefined || others.length > 0 ? null : `What is ${ownedBy(company.name)} ${ratio}?`;
}

const close = String.raw`(?: (?:at|on) (?:the |its )?(?:(?:last|latest|newest|current|most recent) )?(?:close|closing price|share price|price))`;
const multipleOf = new RegExp(String.raw`${lead}(?:what|which) (?:price[- ])?multiple (?:of (?:that|it|this) )?(?:is|does|would|do) (?:that|it|this|one|you|the (?:stock|share|market)|a buyer)(?: (?:make|be|come to|represent|mean|pay|trade (?:at|on)))?${close}?[ ?.!]*$`, 'i');

/** The fiscal year of the earnings per share that were all that was asked for. */
function yearOfEarnings({ measures: [measure, ...more], periods: [period, ...times] }: Asked): number | null {
  const isOfShare = measure?.kind === 'metric' && measure.id === 'diluted_eps' && measure.as === 'value' && more.length === 0;
  return isOfShare && period?.kind === 'fiscal' && period.part === 'FY' && times.length === 0 ? period.year : null;
}

/** "What multiple is that?" after the earnings per share of a year: the price over those earnings. */
export function multipleOfIt(given: string, earlier: Asked): string | null {
  const [company, ...others] = earlier.companies;
  const year = multipleOf.test(given) ? yearOfEarnings(earlier) : null;
  return year === null || company === undefined || others.length > 0 ? null : `What was ${ownedBy(company.name)} price-earnings ratio at the latest close on the diluted EPS of fiscal ${String(year)}?`;
}

const sum = String.raw`(?:(?:the )?(?:total|sum)(?: of (?:both|the two|them))?|(?:both|the two)(?: of them)?,? (?:together|combined|added up|in total|summed)|together|combined|added up|in total|what do they come to(?: together)?|what do (?:both|the two|they) add up to)`;
const yearAndSum = new RegExp(String.raw`${lead}(?:for |in |of )?(?:the )?(?:(?:year|one) (?:before|earlier|prior)|(?:previous|prior) (?:fiscal )?(?:year|one))(?: (?:that|it))?[,;]? (?:and |plus |& )?(?:also )?${sum}[ ?.!]*$`, 'i');

/** Only of what adds up: amounts of flows. */
export function yearBeforeAndSum(given: string, earlier: Asked): string | null {
  const before = yearAndSum.test(given) ? figureBefore(earlier) : null;
  const [metric, then] = before === null ? [undefined, null] : [metricById(before.id), relativeTo('the year before', [before.time])];
  if (before === null || then === null || metric?.kind !== 'flow' || metric.unit.kind !== 'money') return null;
  return `What were ${before.whose} ${before.words} together in ${momentWords(then)} and ${momentWords(before.time)}?`;
}

const coveredBy = new RegExp(String.raw`${lead}(?:is|was|are|were|did) (?:that|it|this|they|those|these) (?:(?:well|fully|comfortably|still|all) )*covered by (?:the |its |that year['’]s )?(?<by>(?:diluted )?(?:eps|earnings(?: per share)?)|net income|profits?|free cash flow|fcf|operating cash flow|cash flow from operations)[ ?.!]*$`, 'i');

/** "Is that covered by earnings?" after what was paid: whether these were larger; a payment per share against earnings per share. */
export function coveredByIt(given: string, earlier: Asked): string | null {
  const by = coveredBy.exec(given)?.groups?.['by'];
  const before = by === undefined ? null : figureBefore(earlier);
  if (by === undefined || before === null || before.id === 'price' || metricById(before.id)?.kind === 'stock') return null;
  const line = before.id.endsWith('_per_share') && /^(?:diluted )?(?:eps|earnings)/i.test(by) ? 'diluted EPS' : by;
  return `Was ${before.whose} ${line} larger than its ${before.words} in ${momentWords(before.time)}?`;
}

const yearsInARow = new RegExp(String.raw`${lead}(?:for )?how many (?:(?:straight|consecutive|successive) )?(?:fiscal )?years(?: of (?<what>growth|increases?|loss(?:es)?|declines?|falls?))?(?: (?:in a row|running|straight|on the trot|consecutively|in succession))?(?: (?:now|so far|already|is that|was that|has that been))*[ ?.!]*$`, 'i');
const oneByOne = /\b(?:in a row|running|straight|on the trot|consecutive(?:ly)?|successive|in succession)\b/i;

/** What was so in each of the years: a rise, a fall, or a loss where one was spoken of. */
function runWords({ id, whose, words }: FigureBefore, what: string, { text, companies }: Asked): string | null {
  if (/^(?:growth|increase)/i.test(what)) return `did ${whose} ${words} rise`;
  if (/^(?:decline|fall)/i.test(what)) return `did ${whose} ${words} fall`;
  return id === 'net_income' && /\bloss(?:es)?\b|\blos[et]\b/i.test(`${what} ${text}`) ? `has ${companies[0]?.name ?? ''} made a loss` : null;
}

/** "How many years in a row?" after a loss; of growth, or of losses, where it says so. */
export function runOfIt(given: string, earlier: Asked): string | null {
  const found = oneByOne.test(given) ? yearsInARow.exec(given) : null;
  const before = found === null ? null : figureBefore(earlier);
  const run = before === null ? null : runWords(before, found?.groups?.['what'] ?? '', earlier);
  return run === null ? null : `How many years in a row ${run}?`;
}
