// The dividends per share of a fiscal year in percent of the earnings per share, beside what the newest close yields of either ("as % of diluted EPS and as % of the last close") or the newest dividend: each read by itself.
import type { Asked } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';
import type { Around } from '../course/as-course.ts';
import { joinedParts } from '../parts/parts-of.ts';

const dividends = /\b(?:dividends?|divs?|dps)(?: per share| ?\/ ?sh(?:are)?| a share)?\b/i;
const ofEarnings = /\b(?:eps|earnings per (?:diluted )?share|earn(?:ed)? per (?:diluted )?share)\b/i;
const ofClose = /(?:%|\b(?:per ?cent\w*|pct|yield\w*|share|part)\b)[^?.;]{0,40}\b(?:last|latest|newest|most recent|current|today's) (?:share |stock |closing )?(?:close|price|closing price|quote)\b/i;
/** What was earned, and not what was paid, in percent of the newest close. */
const close = String.raw`(?:the |its |hd's )?(?:last|latest|newest|most recent|current|today's) (?:share |stock |closing )?(?:close|price|quote)`;
const earningsYield = new RegExp(String.raw`\bearnings yields?\b|(?:%|\b(?:per ?cent\w*|share|part)) of ${close}[^?.;,]{0,24}\bearn|\b(?:eps|earnings per (?:diluted )?share) ?(?:\/|÷|over|divided by|(?:as|in) (?:an? )?(?:%|per ?cent\w*) of) ?${close}`, 'i');
const dividendYield = /\bdividend yield|\bdividends?\b[^?.;]{0,60}(?:%|\b(?:per ?cent\w*|part|share)\b) of (?:the )?(?:last|latest|newest|most recent|current)/i;
const newest = /\b(?:last|latest|newest|most recent|current) (?:quarterly |quarter's )(?:cash |regular )?(?:dividends?|divs?|payments?|payouts?)\b/gi;
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

type Beside = 'dividend-yield' | 'earnings-yield' | 'newest';

/** What is asked for beside the part of the earnings that is paid out. */
function besideIn(text: string): readonly Beside[] {
  const isOfEarnings = earningsYield.test(text);
  const isOfDividends = isOfEarnings ? dividendYield.test(text) : ofClose.test(text);
  return [...(text.search(newest) >= 0 ? ['newest' as const] : []), ...(isOfEarnings ? ['earnings-yield' as const] : []), ...(isOfDividends ? ['dividend-yield' as const] : [])];
}

const isAsked = (text: string): boolean => dividends.test(text) && ofEarnings.test(text) && inPercent.test(text) && besideIn(text).length > 0 && !otherwise.test(text.replace(newest, ' '));

/** `read` reads a plain question. Null unless the part that is paid out is asked for and something beside it, of one year, and all of it is wholly read. */
export async function readPayoutAndYield(question: string, around: Around, read: (plain: string) => Promise<Asked>): Promise<Asked | null> {
  const year = isAsked(question) ? yearIn(question) : null;
  const names = year === null ? [] : [...new Set(namedIn(question, []).map(({ company }) => company?.ticker ?? ''))];
  if (year === null || names.length === 0 || names.includes('')) return null;
  const whom = names.join(' and ');
  const asked: Readonly<Record<Beside, string>> = {
    newest: `What is the most recent quarterly dividend per share of ${whom}?`,
    'earnings-yield': `What earnings yield do ${whom} shares offer at the latest close on fiscal ${year} diluted EPS?`,
    'dividend-yield': `Dividend yield of ${whom} on fiscal ${year} dividends per share at the latest close`,
  };
  const payout = await read(`${whom}: dividends per share as a share of diluted EPS, fiscal ${year}${names.length > 1 ? contestIn(question) : ''}?`);
  const beside = await Promise.all(besideIn(question).map(async (one) => ({ one, read: await read(asked[one]) })));
  const isWhole = payout.calculation !== undefined && beside.every((part) => part.one === 'newest' || part.read.valuation !== undefined) && [payout, ...beside.map((part) => part.read)].every(({ companies }) => companies.length === names.length);
  return isWhole ? joinedParts({ text: question, filters: around.filters, inherited: [] }, [payout, ...beside.map((part) => part.read)]) : null;
}
