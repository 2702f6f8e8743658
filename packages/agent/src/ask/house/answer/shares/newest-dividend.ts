// The newest dividend of a share by its ex-dividend day, and beside it the yield over the newest close, whatever quarter or year the statements know.
import { endOf } from '../../../../book/fact-book.ts';
import { change } from '../../../../figures/arithmetic.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import { paidInYearTo } from '../../multiple/paid-dividends.ts';
import { valuedNow } from '../../multiple/tell-valuation.ts';
import { metricsAsked, periodsAsked } from '../asked-of.ts';
import { lookUpOne } from '../look-up.ts';
import { together, type Outcome } from '../outcome.ts';
import { ownedBy } from '../sentences/naming.ts';
import { timeName } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { yieldsOfYear } from './dividends-of-year.ts';
import { yieldsOfLastYear } from './yields-of-last-year.ts';
import { newest, newestPaid, shown, toldOne } from './tell-dividends.ts';

const asksNewest = /\b(?:latest|last|most recent|newest|current)(?: declared| paid)? (?:quarterly |quarter's |regular |cash )*(?:dividend|div)\b(?! (?:yield|rais|hik|increas|cut|growth|histor))/i;
const asksYield = /\byield\b/i;
const contest = /\b(?:which|who|whose|more|less|higher|lower|larger|smaller|bigger|fatter|richer|greater|ahead|most|least|highest|lowest|largest|smallest|biggest|compar\w*|gap|difference|apart)\b/i;
const isLess = /\b(?:less|lower|smaller|thinner|least|lowest|smallest)\b/i;
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

/** Whose newest dividend is the larger comes first, with how far apart the first two are. */
function ahead(holders: readonly Holder[], text: string): readonly Text[] {
  const paid = holders.flatMap((holder) => { const last = newestPaid(holder); return last === null ? [] : [{ holder, last }]; });
  const order = paid.toSorted((left, right) => (isLess.test(text) ? 1 : -1) * left.last.value.comparedTo(right.last.value));
  const [first, second] = order;
  if (first === undefined || second === undefined || paid.length < holders.length || !contest.test(text) || first.last.value.eq(second.last.value)) return [];
  const [more, less] = isLess.test(text) ? [second, first] : [first, second];
  const each = join(order.map(({ holder, last }) => say`${ownedBy(holder.name)} dividend with the ex-dividend day of ${timeName(last)} was ${shown(holder, last)} a share`), '; ');
  return [say`${first.holder.name} ${isLess.test(text) ? 'stands at the bottom' : 'is ahead'} on the newest dividend: ${each}. Difference: ${shown(more.holder, more.last)} − ${shown(less.holder, less.last)} = ${shown(more.holder, change(more.last, less.last))} a share.`];
}

/** Null where anything else is asked about. */
function newestDividend(scene: Scene): Outcome | null {
  if (!isOfNewest(scene)) return null;
  const { text } = scene.gathered.asked;
  const wanted = { isYield: asksYield.test(text), isPrice: metricsAsked(scene).some(({ id }) => id === 'price') };
  const told = scene.holders.map((holder) => (wanted.isYield || wanted.isPrice ? toldOf(holder, wanted) : newest(holder, text)));
  if (told.length === 0 || told.includes(null)) return null;
  const lead: readonly Outcome[] = [{ summary: wanted.isYield ? [] : ahead(scene.holders, text), blocks: [], missing: [] }];
  return together([...lead, ...told.filter((one) => one !== null)]);
}

/** The yield of a calendar year, or the newest dividend: before the readers of prices, which would take another time for it. */
export function dividendsByDay(scene: Scene): Outcome | null {
  return yieldsOfYear(scene) ?? yieldsOfLastYear(scene) ?? newestDividend(scene);
}
