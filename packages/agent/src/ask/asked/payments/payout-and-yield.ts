// The dividends per share of a fiscal year in percent of the earnings per share and of the newest close ("as % of diluted EPS and as % of the last close"): two ratios of one figure, each read by itself.
import type { Asked } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';
import type { Around } from '../course/as-course.ts';
import { joinedParts } from '../parts/parts-of.ts';

const dividends = /\b(?:dividends?|divs?|dps)(?: per share| ?\/ ?sh(?:are)?| a share)?\b/i;
const ofEarnings = /\b(?:eps|earnings per (?:diluted )?share)\b/i;
const ofClose = /(?:%|\b(?:per ?cent\w*|pct|yield\w*|share|part)\b)[^?.;]{0,40}\b(?:last|latest|newest|most recent|current|today's) (?:share |stock |closing )?(?:close|price|closing price|quote)\b/i;
const inPercent = /%|\b(?:per ?cent\w*|pct|payout|pay-?out|how much of|share of|part of)\b/i;
const otherwise = /\b(?:revenue|sales|net income|profit|cash|margins?|p ?\/ ?e|multiple|grow\w*|rais\w+|buy ?backs?|repurchas\w*|debt|twelve months|12 months|ttm|quarter\w*|since|treasur\w*)\b/i;
const which = /\b(?:which|who|whose)\b[^?]*/i;
const less = /\b(?:smaller|smallest|less|lower|lowest|least)\b/i;
const more = /\b(?:larger|largest|more|higher|highest|most|greater|bigger|biggest)\b/i;

/** The one year that is named. */
function yearIn(text: string): string | null {
  const [year, ...others] = new Set(text.match(/(?<!\d)20\d\d(?!\d)/g) ?? [...text.matchAll(/\bfy ?'?(\d\d)\b/gi)].map(([, short = '']) => `20${short}`));
  return year === undefined || others.length > 0 ? null : year;
}

/** Who pays out the smaller or the larger part. */
function contestIn(text: string): string {
  const asks = which.exec(text)?.[0] ?? '';
  return less.test(asks) ? ', which is lower' : more.test(asks) ? ', which is higher' : '';
}

const isAsked = (text: string): boolean => dividends.test(text) && ofEarnings.test(text) && ofClose.test(text) && inPercent.test(text) && !otherwise.test(text);

/** `read` reads a plain question. Null unless both ratios are asked of one year, and both are wholly read. */
export async function readPayoutAndYield(question: string, around: Around, read: (plain: string) => Promise<Asked>): Promise<Asked | null> {
  const year = isAsked(question) ? yearIn(question) : null;
  const names = year === null ? [] : [...new Set(namedIn(question, []).map(({ company }) => company?.ticker ?? ''))];
  if (year === null || names.length === 0 || names.includes('')) return null;
  const whom = names.join(' and ');
  const payout = await read(`${whom}: dividends per share as a share of diluted EPS, fiscal ${year}${names.length > 1 ? contestIn(question) : ''}?`);
  const rate = await read(`Dividend yield of ${whom} on fiscal ${year} dividends per share at the latest close`);
  const isWhole = payout.calculation !== undefined && rate.valuation !== undefined && [payout, rate].every(({ companies }) => companies.length === names.length);
  return isWhole ? joinedParts({ text: question, filters: around.filters, inherited: [] }, [payout, rate]) : null;
}
