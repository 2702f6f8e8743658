// What revenue and profit did over the latest fiscal year, and whether the pace is changing.
import { change, compound, growth } from '../../figures/arithmetic.ts';
import type { Reading } from '../../figures/figure.ts';
import { highest, median, streak } from '../../book/history.ts';
import { say, type Text } from '../../prose/text.ts';
import { moved } from '../../prose/verbs.ts';
import type { Bench } from '../bench.ts';
import { weigh, type Draft, type Observation } from '../observation.ts';
import { when } from '../when.ts';
import { whole } from '../whole.ts';
import { growthRates, paceOf, type Pace } from './pace.ts';
import { also, compoundedBeside, costBehindProfit } from './reasons.ts';

/** Recovering, falling, quickening, slowing, even: each is told for what it is. */
function paceText(bench: Bench, pace: Pace): Text {
  const { show } = bench;
  const { now, before, rate, earlier } = pace;
  const level = say`${show(now)} in ${when(now)}`;
  if (earlier === null) return say`Revenue ${moved(rate)} ${show(rate, 'size')} to ${level}.`;
  if (rate.value.isNegative()) return earlier.value.isNegative() ? say`Revenue ${moved(rate)} ${show(rate, 'size')} to ${level}, after a decline of ${show(earlier, 'size')} in ${when(before)}; a business that goes on losing sales has something to explain.` : reversal(bench, pace);
  if (earlier.value.isNegative()) return recovery(bench, pace);
  switch (pace.change) {
    case 'quicker': return say`The pace has picked up: revenue ${moved(rate)} ${show(rate, 'size')} to ${level}, after growth of ${show(earlier)} in ${when(before)}.`;
    case 'slower': return slowing(bench, pace);
    case 'even': return rate.value.lt(3)
      ? say`Revenue ${moved(rate)} ${show(rate, 'size')} to ${level}, after growth of ${show(earlier)} in ${when(before)}; the top line is a bystander.`
      : say`Revenue ${moved(rate)} ${show(rate, 'size')} to ${level}, in step with the growth of ${show(earlier)} in ${when(before)}.`;
  }
}

function reversal(bench: Bench, pace: Pace): Text {
  const { show } = bench;
  const high = highest(pace.years);
  const fall = say`Revenue ${moved(pace.rate)} ${show(pace.rate, 'size')} to ${show(pace.now)} in ${when(pace.now)}, after growth of ${show(pace.earlier ?? pace.rate)} in ${when(pace.before)}`;
  return high === undefined || high === pace.before ? say`${fall}.` : say`${fall}; the mark to beat is still the revenue of ${show(high)} in ${when(high)}.`;
}

function recovery(bench: Bench, pace: Pace): Text {
  const { show } = bench;
  const high = highest(pace.years.slice(0, -1));
  const opening = say`Revenue ${moved(pace.rate)} ${show(pace.rate, 'size')} to ${show(pace.now)} in ${when(pace.now)}, after a decline of ${show(pace.earlier ?? pace.rate, 'size')} in ${when(pace.before)}`;
  if (high === undefined) return say`${opening}.`;
  return pace.now.value.gt(high.value)
    ? say`${opening}; the revenue of ${show(high)} in ${when(high)} has been passed.`
    : say`${opening}; the revenue of ${show(high)} in ${when(high)} is still out of sight.`;
}

function slowing(bench: Bench, pace: Pace): Text {
  const { show } = bench;
  const rates = growthRates(pace.years);
  const fades = streak(rates);
  const [third, second] = [rates.at(-3), rates.at(-2)];
  const isLong = fades.direction === 'down' && fades.length >= 2 && third !== undefined && second !== undefined && third.value.isPositive();
  if (isLong) return say`The pace has been fading year by year: revenue growth was ${show(third)} in ${when(third)}, ${show(second)} in ${when(second)} and ${show(pace.rate)} in ${when(pace.now)}, when revenue came to ${show(pace.now)}.`;
  return say`Revenue grew ${show(pace.rate)} to ${show(pace.now)} in ${when(pace.now)}, a step back from the growth of ${show(pace.earlier ?? pace.rate)} in ${when(pace.before)}.`;
}

/** Shops have sales, banks have revenue. */
function paceHeadline(pace: Pace, what: 'sales' | 'revenue'): string | undefined {
  const rate = pace.rate.value.toNumber();
  const earlier = pace.earlier?.value.toNumber() ?? rate;
  const [are, have, keep] = what === 'sales' ? ['sales are', 'sales have', 'sales keep'] : ['revenue is', 'revenue has', 'revenue keeps'];
  if (rate < 0) return earlier < 0 ? `${keep} slipping away` : `${have} turned`;
  if (rate > 40) return pace.change === 'slower' ? 'still extraordinary, though not as it was' : `${are} exploding`;
  if (earlier < 0) return `${are} on the mend`;
  if (pace.change !== 'even') return pace.change === 'slower' ? 'the pace is fading' : 'the pace is picking up';
  return rate < 3 ? `${are} standing still` : undefined;
}

/** What revenue growth usually was; 6% where too few years are known. */
function usual(years: readonly Reading[]): number {
  const rates = growthRates(years).map((rate) => rate.value.toNumber());
  return rates.length < 3 ? 6 : median(rates);
}

function stanceOf(pace: Pace): Draft['stance'] {
  const rate = pace.rate.value.toNumber();
  if (rate < 1 || (pace.change === 'slower' && rate < 6)) return 'negative';
  return rate > (pace.change === 'slower' ? 20 : 8) ? 'positive' : 'neutral';
}

const revenuePace: Observation = {
  name: 'revenue-pace', specialist: 'fundamental', topic: 'growth', about: ['revenue', 'revenue_growth'],
  observe: (bench) => {
    const pace = paceOf(bench);
    if (pace === null) return null;
    const rate = pace.rate.value.toNumber();
    const headline = paceHeadline(pace, bench.company.kind === 'bank' ? 'revenue' : 'sales');
    const odd = Math.abs(rate - usual(pace.years)) + Math.abs(rate) / 3;
    const { show } = bench;
    const draft: Draft = {
      weight: weigh(0.6, odd, 25), stance: stanceOf(pace), text: paceText(bench, pace),
      brief: say`revenue ${moved(pace.rate)} ${show(pace.rate, 'size')} to ${show(pace.now)} in ${when(pace.now)}`,
      ...(headline === undefined ? {} : { headline }),
      ...(pace.change === 'slower' && pace.earlier !== null ? { watch: say`If revenue growth should recover to ${show(pace.earlier)}, we would take the question ${bench.trade.next} as answered.` } : {}),
    };
    return draft;
  },
};

const longRun: Observation = {
  name: 'revenue-long-run', specialist: 'fundamental', topic: 'growth', about: ['revenue', 'revenue_growth'],
  observe: (bench) => {
    const years = bench.book.years('revenue').slice(-6);
    const given = whole(paceOf(bench), years[0], years.at(-1), compound(years.at(-1), years[0], years.length - 1));
    if (given === null || years.length < 4) return null;
    const [pace, first, last, rate] = given;
    const gap = pace.rate.value.minus(rate.value).toNumber();
    const { show } = bench;
    const base = say`Between ${when(first)} and ${when(last)} revenue compounded at ${show(rate)} a year`;
    const beside = compoundedBeside(bench, { first, last, rate });
    const isOdd = Math.abs(gap) > Math.max(3, Math.abs(rate.value.toNumber()) * 0.4);
    if (!isOdd && rate.value.gte(2)) return { weight: weigh(0.34, rate.value.toNumber() - 6, 15), stance: rate.value.gt(10) ? 'positive' : 'neutral', text: say`${base}${also(beside)}.` };
    const text = rate.value.lt(2) ? say`${base}${also(beside ?? say`whatever profit adds has to come from somewhere else`)}.`
      : gap < 0 ? say`${base}, a habit that the latest year did not keep${also(beside)}.`
        : say`${base}, and the latest year ran ahead of that habit${also(beside)}.`;
    return { weight: weigh(0.42, Math.abs(gap) + Math.max(0, 2 - rate.value.toNumber()) * 3, 25), stance: rate.value.gt(10) ? 'positive' : rate.value.lt(2) ? 'negative' : 'neutral', text };
  },
};

const operatingLeverage: Observation = {
  name: 'operating-leverage', specialist: 'fundamental', topic: 'growth', about: ['operating_income'],
  observe: (bench) => {
    const years = bench.book.years('operating_income');
    const given = whole(paceOf(bench), years.at(-1), growth(years.at(-1), years.at(-2)));
    if (given === null || given[1].value.lte(0)) return null;
    const [pace, now, rate] = given;
    const gap = rate.value.minus(pace.rate.value).toNumber();
    if (Math.abs(gap) < 3) return null;
    const { show } = bench;
    const opening = say`Operating income ${moved(rate)} ${show(rate, 'size')} to ${show(now)} in ${when(now)}`;
    const brief = say`operating income ${moved(rate)} ${show(rate, 'size')} in ${when(now)}`;
    if (gap > 0) return { weight: weigh(0.48, gap, 40), stance: 'positive', text: say`${opening}${also(costBehindProfit(bench, 'least') ?? say`costs did not follow sales`)}.`, brief, headline: 'profit is outrunning sales' };
    return { ...fallingBehind(bench, { pace, rate, opening }), brief, watch: say`If operating income again kept pace with revenue over a full year, the cost question would be settled.` };
  },
};

function fallingBehind(bench: Bench, read: { readonly pace: Pace; readonly rate: Reading; readonly opening: Text }): Draft {
  const { pace, rate, opening } = read;
  const gap = rate.value.minus(pace.rate.value).toNumber();
  const isAgainst = rate.value.isNegative() && pace.rate.value.isPositive();
  return isAgainst
    ? { weight: weigh(0.6, gap, 40), stance: 'negative', text: say`${opening}, even though revenue ${moved(pace.rate)} ${bench.show(pace.rate, 'size')}${also(costBehindProfit(bench, 'most') ?? say`costs ran ahead of sales`)}.`, headline: 'costs have overtaken sales' }
    : { weight: weigh(0.5, gap, 40), stance: 'negative', text: say`${opening}, which is slower progress than sales made${also(costBehindProfit(bench, 'most') ?? say`costs took the difference`)}.`, headline: 'profit is falling behind sales' };
}

/** Net income against the line above it: what lies between is seldom a trend. */
const profitSwing: Observation = {
  name: 'net-income-swing', specialist: 'fundamental', topic: 'growth', about: ['net_income'],
  observe: (bench) => {
    const years = bench.book.years('net_income');
    const [now, before] = [years.at(-1), years.at(-2)];
    if (now === undefined || before === undefined || now.value.lte(0)) return null;
    const { show } = bench;
    if (before.value.lte(0)) return { weight: 0.9, stance: 'positive', text: say`Net income was ${show(now)} in ${when(now)} after a net loss of ${show(before, 'size')} in ${when(before)}.`, headline: 'the company is back in profit' };
    const rate = growth(now, before);
    return rate === null || rate.value.abs().lt(10) ? null : swingOf(bench, now, rate);
  },
};

function swingOf(bench: Bench, now: Reading, rate: Reading): Draft {
  const { show } = bench;
  const opening = say`Net income ${moved(rate)} ${show(rate, 'size')} to ${show(now)} in ${when(now)}`;
  const stance = rate.value.isNegative() ? 'negative' : 'positive';
  const core = ['pretax_income', 'operating_income'].map((metric) => coreGrowth(bench, metric)).find((read) => read !== null);
  if (core === undefined) return { weight: weigh(0.5, rate.value.toNumber(), 80), stance, text: say`${opening}.` };
  const isBelow = core.rate.value.minus(rate.value).abs().gt(15);
  if (!isBelow) return { weight: weigh(0.4, rate.value.toNumber(), 120), stance, text: core.name === 'pretax income' ? say`${opening}; ${core.name} ${moved(core.rate)} ${show(core.rate, 'size')}.` : say`${opening}.` };
  return {
    weight: 0.66, stance: 'neutral',
    text: say`${opening}, while ${core.name} ${moved(core.rate)} ${show(core.rate, 'size')}. The gap lies further down the page, in tax, stakes or one-off items, and should not be read as a trend.`,
    risk: say`Profit as reported could flatter or understate the business for another year, because so much of the change came from outside it.`,
  };
}

function coreGrowth(bench: Bench, metric: string): { readonly rate: Reading; readonly name: string } | null {
  const years = bench.book.years(metric);
  const rate = growth(years.at(-1), years.at(-2));
  return rate === null ? null : { rate, name: metric === 'operating_income' ? 'operating income' : 'pretax income' };
}

const losses: Observation = {
  name: 'loss-years', specialist: 'fundamental', topic: 'growth', about: ['net_income'],
  observe: (bench) => {
    const years = bench.book.years('net_income');
    const [now, before] = [years.at(-1), years.at(-2)];
    if (now === undefined || now.value.gte(0)) return null;
    const { show } = bench;
    const opening = before !== undefined && before.value.isNegative()
      ? say`The net loss was ${show(now, 'size')} in ${when(now)}, after a net loss of ${show(before, 'size')} in ${when(before)}`
      : say`The net loss was ${show(now, 'size')} in ${when(now)}`;
    const isHabit = years.slice(-4).every((year) => year.value.isNegative()) && years.length >= 4;
    const start = years[years.findLastIndex((year) => year.value.gte(0)) + 1];
    return {
      weight: 0.95, stance: 'negative', text: say`${opening}${isHabit && start !== undefined ? say`, and no fiscal year since ${when(start)} has ended in profit` : say``}.`,
      brief: say`the net loss was ${show(now, 'size')} in ${when(now)}`,
      headline: isHabit ? 'the losses have become a habit' : 'the company is losing money',
      watch: say`We would think again if positive net income, without the help of disposals, should last beyond a single quarter.`,
    };
  },
};

const incremental: Observation = {
  name: 'incremental-margin', specialist: 'fundamental', topic: 'margins', about: ['operating_income', 'operating_margin'],
  observe: (bench) => {
    const sales = bench.book.years('revenue');
    const profit = bench.book.years('operating_income');
    const [s1, s0, p1, p0] = [sales.at(-1), sales.at(-2), profit.at(-1), profit.at(-2)];
    if (s1 === undefined || s0 === undefined || p1 === undefined || p0 === undefined) return null;
    const [added, kept] = [change(s1, s0), change(p1, p0)];
    if (added.value.lte(0) || kept.value.lte(0) || added.value.dividedBy(s0.value).lt('0.03')) return null;
    const gap = kept.value.dividedBy(added.value).minus(p1.value.dividedBy(s1.value)).times(100).toNumber();
    if (Math.abs(gap) < 8) return null;
    const { show } = bench;
    return {
      weight: weigh(0.36, gap, 60), stance: gap > 0 ? 'positive' : 'negative',
      text: say`Revenue rose by ${show(added, 'size')} in ${when(s1)}, and operating income rose by ${show(kept, 'size')}: ${gap > 0 ? 'new sales keep far more of each dollar for the owners' : 'new sales keep less of each dollar for the owners'}.`,
    };
  },
};

export const growthObservations: readonly Observation[] = [revenuePace, longRun, operatingLeverage, profitSwing, losses, { ...incremental, detail: true }];
