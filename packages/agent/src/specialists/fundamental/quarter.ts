// The latest quarter against the same one a year before: the news, as far as statements carry any.
import { asPercent, change, growth, share } from '../../figures/arithmetic.ts';
import type { Reading } from '../../figures/figure.ts';
import { endOf } from '../../book/fact-book.ts';
import { say } from '../../prose/text.ts';
import { moved, widened } from '../../prose/verbs.ts';
import type { Bench } from '../bench.ts';
import { weigh, type Draft, type Observation } from '../observation.ts';
import { when } from '../when.ts';
import { whole } from '../whole.ts';
import { besideQuarter } from './quarter-reasons.ts';
import { also } from './reasons.ts';
import { yearOnYear } from './year-on-year.ts';

/** A quarter that an annual statement already covers is no news. */
function isNews(bench: Bench, quarter: Reading): boolean {
  return endOf(quarter) > (bench.book.yearAnchors.at(-1)?.end ?? '');
}

const quarterPace: Observation = {
  name: 'quarter-pace', specialist: 'fundamental', topic: 'quarter', about: ['revenue', 'revenue_growth'],
  observe: (bench) => {
    const pair = yearOnYear(bench, 'revenue');
    const years = bench.book.years('revenue');
    const given = whole(pair?.now, growth(pair?.now, pair?.before), years.at(-1), growth(years.at(-1), years.at(-2)));
    if (given === null || !isNews(bench, given[0])) return null;
    const [now, rate, year, annual] = given;
    return paceOfQuarter(bench, { now, rate, year, gap: rate.value.minus(annual.value).toNumber() });
  },
};

type QuarterRead = { readonly now: Reading; readonly rate: Reading; readonly year: Reading; readonly gap: number };

/** A quarter counts as another pace from three points on either side of the year's. */
function paceOfQuarter(bench: Bench, { now, rate, year, gap }: QuarterRead): Draft {
  const { show } = bench;
  const figure = say`revenue was ${show(now)}, ${rate.value.isNegative() ? 'down' : 'up'} ${show(rate, 'size')} from a year earlier`;
  const opening = say`In ${when(now)} ${figure}`;
  const brief = say`in ${when(now)} ${figure}`;
  if (gap > 3) return { weight: weigh(0.5, gap, 20), stance: 'positive', brief, text: say`${opening}, a livelier pace than that of ${when(year)}${also(besideQuarter(bench, now, rate) ?? say`one quarter is a sign, not yet a trend`)}.`, ...(gap > 5 ? { headline: 'the latest quarter was livelier than the year' } : {}) };
  if (gap > -3) return { weight: 0.36, stance: rate.value.isNegative() ? 'negative' : 'neutral', brief, text: say`${opening}, much as ${when(year)} had gone.` };
  return {
    weight: weigh(0.52, gap, 20), stance: 'negative', brief, text: say`${opening}, a weaker pace than that of ${when(year)}${also(besideQuarter(bench, now, rate) ?? say`one quarter is a sign, not yet a trend`)}.`,
    ...(gap < -4 ? { headline: 'the latest quarter lost pace' } : {}), watch: say`If the next quarter should again match the pace of ${when(year)}, we would treat the latest one as an accident.`,
  };
}

const quarterMargin: Observation = {
  name: 'quarter-margin', specialist: 'fundamental', topic: 'quarter', about: ['operating_margin'],
  observe: (bench) => {
    const pair = yearOnYear(bench, 'operating_margin');
    if (pair === null || !isNews(bench, pair.now)) return null;
    const by = change(pair.now, pair.before);
    const relative = (by.value.toNumber() / Math.max(2, Math.abs(asPercent(pair.before)))) * 100;
    if (by.value.abs().lt('0.8') || Math.abs(relative) < 3) return null;
    const { show } = bench;
    const isWorse = by.value.isNegative();
    return {
      weight: weigh(0.46, relative, 40), stance: isWorse ? 'negative' : 'positive', text: say`The operating margin ${widened(by, [pair.now, pair.before])} from ${show(pair.before)} in ${when(pair.before)} to ${show(pair.now)} in ${when(pair.now)}.`,
      brief: say`the operating margin was ${show(pair.now)} in ${when(pair.now)}, against ${show(pair.before)} in ${when(pair.before)}`,
      ...(relative < -15 ? { headline: 'the margin has cracked', watch: say`A quarter with an operating margin of ${show(pair.before)} or better would say that the damage is repaired.` } : {}),
    };
  },
};

const quarterProfit: Observation = {
  name: 'quarter-profit', specialist: 'fundamental', topic: 'quarter', about: ['net_income', 'diluted_eps'],
  observe: (bench) => {
    const profit = yearOnYear(bench, 'net_income');
    if (profit === null || !isNews(bench, profit.now)) return null;
    const { show } = bench;
    if (profit.now.value.gt(0)) return earnedInQuarter(bench, profit);
    return {
      weight: 0.6, stance: 'negative',
      text: profit.before.value.lte(0) ? say`The net loss was ${show(profit.now, 'size')} in ${when(profit.now)} and ${show(profit.before, 'size')} in ${when(profit.before)}.` : say`A net loss of ${show(profit.now, 'size')} in ${when(profit.now)} followed net income of ${show(profit.before)} in ${when(profit.before)}.`,
    };
  },
};

type Pair = { readonly now: Reading; readonly before: Reading };

/** Earnings per share where the quarter shows them, else net income; against sales. */
function earnedInQuarter(bench: Bench, profit: Pair): Draft | null {
  const eps = yearOnYear(bench, 'diluted_eps');
  const isPerShare = eps !== null && endOf(eps.now) === endOf(profit.now);
  const { now, before } = isPerShare ? eps : profit;
  const sales = yearOnYear(bench, 'revenue');
  const given = whole(growth(now, before), growth(sales?.now, sales?.before));
  if (given === null || given[0].value.abs().lt(3)) return null;
  const [rate, sold] = given;
  const { show } = bench;
  const opening = say`${isPerShare ? 'Diluted earnings per share' : 'Net income'} ${moved(rate)} ${show(rate, 'size')} to ${show(now)} in ${when(now)}, from ${show(before)} in ${when(before)}`;
  const gap = rate.value.minus(sold.value).toNumber();
  const tail = gap > 12 ? ', well ahead of sales' : gap < -12 ? '; sales fared better' : '';
  return { weight: weigh(0.34, Math.abs(gap) > 12 ? gap : rate.value.toNumber() / 3, 60), stance: rate.value.isNegative() ? 'negative' : 'positive', text: say`${opening}${tail}.` };
}

/** Which way three growth rates run, if each step is more than a point. */
function runOf(rates: readonly [Reading, Reading, Reading]): 'quicker' | 'slower' | null {
  const [third, second, latest] = rates;
  if (rates.some((rate) => rate.value.isNegative())) return null;
  if (latest.value.gt(second.value.plus(1)) && second.value.gt(third.value.plus(1))) return 'quicker';
  return latest.value.lt(second.value.minus(1)) && second.value.lt(third.value.minus(1)) ? 'slower' : null;
}

const sequence: Observation = {
  name: 'quarter-run', specialist: 'fundamental', topic: 'quarter', about: ['revenue', 'revenue_growth'],
  observe: (bench) => {
    const [one, two, three] = [2, 1, 0].map((back) => yearOnYear(bench, 'revenue', back)).map((pair) => growth(pair?.now, pair?.before));
    const given = whole(one, two, three);
    const run = given === null ? null : runOf(given);
    if (given === null || run === null || !isNews(bench, given[2])) return null;
    const [third, second, latest] = given;
    const { show } = bench;
    return { weight: weigh(0.44, latest.value.minus(third.value).toNumber(), 25), stance: run === 'quicker' ? 'positive' : 'negative', text: say`Revenue growth was ${show(third)} in ${when(third)}, ${show(second)} in ${when(second)} and ${show(latest)} in ${when(latest)}, each against the same quarter of the year before; the sequence ${run === 'quicker' ? 'speaks for itself' : 'points one way'}.` };
  },
};

const season: Observation = {
  name: 'busy-quarter', specialist: 'fundamental', topic: 'quarter', about: ['revenue'], detail: true,
  observe: (bench) => {
    const annual = bench.book.years('revenue').at(-1);
    if (annual?.period?.kind !== 'duration') return null;
    const { start } = annual.period;
    const inYear = bench.book.quarters('revenue').filter((quarter) => quarter.period?.kind === 'duration' && quarter.period.start >= start && endOf(quarter) <= endOf(annual));
    const busiest = inYear.reduce<Reading | undefined>((best, quarter) => (best === undefined || quarter.value.gt(best.value) ? quarter : best), undefined);
    const part = busiest === undefined ? null : share(busiest, annual);
    if (inYear.length < 4 || busiest === undefined || part === null || part.value.lt(28)) return null;
    return { weight: weigh(0.38, part.value.minus(25).toNumber(), 12), stance: 'neutral', text: say`The business has a season: revenue was ${bench.show(busiest)} in ${when(busiest)} alone, out of ${bench.show(annual)} in ${when(annual)}.` };
  },
};

export const quarterObservations: readonly Observation[] = [quarterPace, quarterMargin, quarterProfit, { ...sequence, detail: true }, season];
