// The newest dividend of a share by its ex-dividend day, and beside it the yield over the newest close, whatever quarter or year the statements know.
import { endOf } from '../../../../book/fact-book.ts';
import { paidInYearTo } from '../../multiple/paid-dividends.ts';
import { valuedNow } from '../../multiple/tell-valuation.ts';
import { metricsAsked, periodsAsked } from '../asked-of.ts';
import { lookUpOne } from '../look-up.ts';
import { together, type Outcome } from '../outcome.ts';
import type { Holder, Scene } from '../scene.ts';
import { yieldsOfYear } from './dividends-of-year.ts';
import { yieldsOfLastYear } from './yields-of-last-year.ts';
import { newest, toldOne } from './tell-dividends.ts';

const asksNewest = /\b(?:latest|last|most recent|newest|current)(?: declared| paid)? (?:quarterly |quarter's |regular |cash )*(?:dividend|div)\b(?! (?:yield|rais|hik|increas|cut|growth|histor))/i;
const asksYield = /\byield\b/i;
const known: readonly string[] = ['dividends_per_share', 'dividends_paid', 'dividend_yield', 'price'];
/** A time of its own, shares that are held, or all that was paid. */
const otherwise = /\b(?:19|20)\d\d\b|\b(?:total|fiscal|annual|year|years|shares|when|why|growth|grew|rais\w+|hik\w+|increas\w+|cover\w*|payout)\b/i;

function toldOf(holder: Holder, { isYield, isPrice }: { readonly isYield: boolean; readonly isPrice: boolean }): Outcome | null {
  const close = holder.bench.book.closes.at(-1);
  const last = close === undefined ? undefined : paidInYearTo(holder, endOf(close)).at(-1);
  if (last === undefined) return null;
  const one: Outcome = { summary: [toldOne(holder, last)], blocks: [], missing: [] };
  const price = isPrice ? [lookUpOne({ holder, measure: { kind: 'metric', id: 'price', as: 'value', words: 'share price' }, period: { kind: 'latest' } }, true)] : [];
  if (!isYield) return together([one, ...price]);
  const rate = valuedNow(holder, 'dividend_yield');
  return rate === null ? null : together([one, rate, ...price]);
}

function isOfNewest(scene: Scene): boolean {
  const { text, conditions, group, claims } = scene.gathered.asked;
  const ids = metricsAsked(scene).map(({ id }) => id);
  const isNow = periodsAsked(scene).every((period) => period.kind === 'latest' || (period.kind === 'last' && period.of === 'quarter' && period.count === 1));
  const isOfIt = ids.every((id) => known.includes(id)) && ids.some((id) => id.startsWith('dividend'));
  return asksNewest.test(text) && !otherwise.test(text) && isNow && isOfIt && conditions.length === 0 && group === null && claims === undefined;
}

/** Null where anything else is asked about. */
function newestDividend(scene: Scene): Outcome | null {
  if (!isOfNewest(scene)) return null;
  const { text } = scene.gathered.asked;
  const wanted = { isYield: asksYield.test(text), isPrice: metricsAsked(scene).some(({ id }) => id === 'price') };
  const told = scene.holders.map((holder) => (wanted.isYield || wanted.isPrice ? toldOf(holder, wanted) : newest(holder, text)));
  return told.length === 0 || told.includes(null) ? null : together(told.filter((one) => one !== null));
}

/** The yield of a calendar year, or the newest dividend: before the readers of prices, which would take another time for it. */
export function dividendsByDay(scene: Scene): Outcome | null {
  return yieldsOfYear(scene) ?? yieldsOfLastYear(scene) ?? newestDividend(scene);
}
