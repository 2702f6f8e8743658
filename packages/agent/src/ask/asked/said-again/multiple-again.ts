// A follow-up that asks for the multiple of before at another close: "and on the latest close?", "what was it on 3 March 2025?", "how many times is it now?". The earnings stay those of the year that was named.
import { metricById } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import type { Asked } from '../asked.ts';
import type { PricedAt } from '../multiple/multiple.ts';
import { areAmong, inWords, momentWords, saidAfter, withoutTalk, type SaidAfter } from '../times/follow/figure-before.ts';
import { ownedBy } from './owned-by.ts';

/** On which figure of the year each stands. */
const basisOf: Readonly<Record<string, string>> = { pe_ratio: 'diluted EPS', earnings_yield: 'diluted EPS', price_to_sales: 'revenue', dividend_yield: 'dividends per share' };

const closed = new Set('a and as at be been by close closing come comes day did do does earnings for had has have how in is it its last latest level many market ask asks asking charge charges charged pay paid paying people investors multiple much multiples newest now number of on one pe price priced quote ratio recent share shares stand stands stood stock that the then there they this those times to today trade traded trades trading us was we were what where which would x yield most current currently'.split(' '));
const now = /\b(?:now|today|currently|at present|(?:last|latest|newest|current|most recent|today's|present) (?:share |stock |market |closing )?(?:close|price|quote)|latest one|last one)\b/i;

type Before = { readonly id: string; readonly at: PricedAt };

/** The one multiple of before, with the year of its figure. */
function multipleBefore({ valuation, companies }: Asked): Before | null {
  if (valuation === undefined || companies.length !== 1 || valuation.priceAt !== undefined || valuation.apart !== undefined) return null;
  const [[id, ...others], [at, ...more]] = [valuation.items, valuation.at];
  return id === undefined || at === undefined || others.length + more.length > 0 ? null : { id, at };
}

function yearWords({ year }: PricedAt, basis: string): string {
  if (year === null) return '';
  return 'year' in year ? ` on the ${basis} of fiscal ${String(year.year)}` : 'isLast' in year ? ` on the ${basis} of the last full fiscal year` : ` on the ${basis} of the fiscal year that ended in ${year.endsIn}`;
}

/** The other close, in words; null where none is named. */
function closeWords({ text, times, rest }: { readonly text: string; readonly times: readonly { readonly period: Asked['periods'][number] }[]; readonly rest: string }): string | null {
  const [only, ...others] = new Map(times.map(({ period }) => [JSON.stringify(period), period])).values();
  if (only === undefined) return now.test(rest) ? 'at the latest close' : null;
  return only.kind === 'date' && others.length === 0 && !now.test(text) ? `at the close on ${momentWords(only)}` : null;
}

/** The price, or the multiple by whatever name. */
const isOfMultiple = ({ figures }: SaidAfter, id: string): boolean => figures.every(({ measure }) => measure.kind === 'metric' && ['price', 'pe_ratio', 'price_to_sales', 'price_to_book', id].includes(measure.id));

/** Null where it names another figure or company, or no close. */
export function multipleAgain(given: string, earlier: Asked, today: IsoDate): string | null {
  const before = multipleBefore(earlier);
  return before === null ? null : atOtherClose(withoutTalk(given), { ...before, whose: ownedBy(earlier.companies[0]?.name ?? ''), today });
}

function atOtherClose(text: string, before: Before & { readonly whose: string; readonly today: IsoDate }): string | null {
  const [metric, basis] = [metricById(before.id), basisOf[before.id]];
  const said = basis === undefined ? null : saidAfter(text, before.today);
  if (said === null || metric === undefined || basis === undefined) return null;
  const close = isOfMultiple(said, before.id) && areAmong(said.rest, closed) ? closeWords(said) : null;
  return close === null ? null : `What was ${before.whose} ${inWords(metric.label)} ${close}${yearWords(before.at, basis)}?`;
}
