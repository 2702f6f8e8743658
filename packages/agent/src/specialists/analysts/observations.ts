// What analysts elsewhere think: their targets against the price, how far apart they are, how they rate the shares, and what they expect of the next years.
import { asPercent, assumed, change, growth, share } from '../../figures/arithmetic.ts';
import type { Reading } from '../../figures/figure.ts';
import { say, type Text } from '../../prose/text.ts';
import { onDay, timeOf } from '../../prose/times.ts';
import type { EstimatedYear, Opinions } from '../../book/opinions.ts';
import type { Bench } from '../bench.ts';
import { weigh, type Draft, type Observation } from '../observation.ts';
import { assumptionsOf } from '../value/assumptions.ts';

function ofAnalysts(name: string, about: readonly string[], observe: (bench: Bench, opinions: Opinions) => Draft | null): Observation {
  return { name, specialist: 'value', topic: 'analysts', about, observe: (bench) => (bench.opinions === null || bench.opinions === undefined ? null : observe(bench, bench.opinions)) };
}

function upsideWords(by: number): string {
  if (by > 25) return 'either they see what the market does not, or they have been slow to follow it down';
  if (by > 10) return 'a good year’s worth of gain, which is what targets usually promise';
  if (by > 0) return 'those who follow the shares see little left in them for a year';
  return 'the price has passed those who follow it, and they will have to move or be wrong';
}

const targets = ofAnalysts('analysts-targets', ['target_price', 'target_upside'], (bench, { targets: given, day }) => {
  const upside = given === null ? null : growth(given.mean, bench.book.closes.at(-1));
  if (given === null || day === null || upside === null) return null;
  const { show } = bench;
  const shown: Reading = { ...upside, metric: 'target_upside', formula: '(target_price - price) / price * 100' };
  const by = upside.value.toNumber();
  const who = given.count === null ? say`the mean price target` : say`the mean price target of ${show(given.count)} analysts`;
  return {
    weight: weigh(0.5, by, 40), stance: by > 15 ? 'positive' : by < 0 ? 'negative' : 'neutral',
    text: say`On ${onDay(day)} ${who} was ${show(given.mean)}. ${by < 0 ? 'Downside' : 'Upside'} to the mean target was ${show(shown, by < 0 ? 'size' : 'plain')} on ${onDay(day)}: ${upsideWords(by)}.`,
  };
});

const spread = ofAnalysts('analysts-spread', ['target_price_low', 'target_price_high'], (bench, { targets: given, day }) => {
  if (given?.low === null || given?.high === null || given === null || day === null) return null;
  const wide = share(change(given.high, given.low), given.mean);
  if (wide === null) return null;
  const { show } = bench;
  const far = asPercent(wide);
  const remark = far > 60 ? 'they agree on little' : far > 30 ? 'the usual quarrel' : 'they stand close together, and so would be surprised together';
  return { weight: weigh(0.35, far, 90), stance: 'neutral', text: say`On ${onDay(day)} the low price target was ${show(given.low)} and the high price target ${show(given.high)}: ${remark}.` };
});

function expected(year: EstimatedYear, bench: Bench): Text {
  const { show } = bench;
  return say`The average estimate of earnings per share was ${show(year.eps)} for ${timeOf(year.period)}`;
}

/** What the market counts on, beside what our base case takes for granted. */
const expectations = ofAnalysts('analysts-expectations', ['consensus_revenue', 'forward_eps'], (bench, { years }) => {
  const year = years[0];
  if (year?.revenueGrowth === null || year?.revenueGrowth === undefined) return null;
  const { show } = bench;
  const own = assumptionsOf(bench).growth;
  const gap = asPercent(year.revenueGrowth) - own.toNumber();
  const remark = bench.company.kind === 'bank' || Math.abs(gap) < 2 ? say`` : say`; our base case would let the business grow ${show(assumed('growth', own, { kind: 'percent' }))} a year, which is ${gap > 0 ? 'the more careful view' : 'the bolder view'}`;
  return { weight: weigh(0.42, gap, 15), stance: 'neutral', text: say`${expected(year, bench)}${remark}.` };
});

/** Results beside what had been expected of them. */
const surprises = ofAnalysts('analysts-surprises', ['earnings_surprise'], (bench, { surprises: past }) => {
  const last = past.at(-1);
  if (last === undefined) return null;
  const { show } = bench;
  const by = asPercent(last.surprise);
  const sameSign = past.length > 2 && past.every(({ surprise }) => surprise.value.isNegative() === last.surprise.value.isNegative());
  const size = Math.abs(by) < 1 ? 'hardly a surprise at all' : by > 8 || by < -8 ? 'a large one' : 'of the usual size';
  const remark = !sameSign ? size : by > 0 ? 'the company has made a habit of being underrated' : 'the company has made a habit of falling short';
  return { weight: weigh(0.36, by, 15), stance: by > 3 && sameSign ? 'positive' : by < 0 ? 'negative' : 'neutral', text: say`The earnings surprise was ${show(last.surprise)} in ${{ kind: 'time', handle: `quarter:${quarterEnd(bench, last.end)}` }}; ${remark}.` };
});

/** Services date a quarter by the end of a month: the company's own end is within days of it. */
export function quarterEnd(bench: Bench, end: string): string {
  const near = bench.book.quarterAnchors.find((anchor) => Math.abs(Date.parse(anchor.end) - Date.parse(end)) <= 10 * 86_400_000);
  return near?.end ?? end;
}

export const analystObservations: readonly Observation[] = [targets, spread, expectations, surprises];
