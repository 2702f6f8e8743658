// The few series that reach this company's trade, and how. The same series says different things to a builder and to a bank.
import { daysBetween } from '@assay/record';
import { endOf } from '../../book/fact-book.ts';
import { change, growth } from '../../figures/arithmetic.ts';
import type { Reading } from '../../figures/figure.ts';
import { inMonth, onDay } from '../../prose/times.ts';
import { say, type ShownTime, type Text } from '../../prose/text.ts';
import type { MacroSeries } from '../../trade/trade.ts';
import type { Bench } from '../bench.ts';
import { weigh, type Draft, type Observation } from '../observation.ts';

type Telling = { readonly metric: string; readonly as: 'level' | 'growth'; readonly name: string; readonly time: 'day' | 'month' | 'quarter' };

/** How each series is told: a rate by its level, an index by its change over a year. */
const tellings: Readonly<Record<MacroSeries, Telling>> = {
  fed_funds_rate: { metric: 'fed_funds_rate', as: 'level', name: 'The federal funds rate', time: 'month' },
  treasury_10y: { metric: 'treasury_10y', as: 'level', name: 'The 10-year Treasury yield', time: 'day' },
  treasury_2y: { metric: 'treasury_2y', as: 'level', name: 'The 2-year Treasury yield', time: 'day' },
  treasury_30y: { metric: 'treasury_30y', as: 'level', name: 'The 30-year Treasury yield', time: 'day' },
  real_yield_10y: { metric: 'real_yield_10y', as: 'level', name: 'The 10-year real yield', time: 'day' },
  breakeven_10y: { metric: 'breakeven_10y', as: 'level', name: '10-year breakeven inflation', time: 'day' },
  yield_curve: { metric: 'yield_curve_10y2y', as: 'level', name: 'The ten-year minus two-year spread', time: 'day' },
  cpi: { metric: 'cpi', as: 'growth', name: 'The consumer price index', time: 'month' },
  core_cpi: { metric: 'core_cpi', as: 'growth', name: 'The core consumer price index', time: 'month' },
  unemployment_rate: { metric: 'unemployment_rate', as: 'level', name: 'The unemployment rate', time: 'month' },
  real_gdp: { metric: 'real_gdp', as: 'growth', name: 'Real GDP', time: 'quarter' },
  industrial_production: { metric: 'industrial_production', as: 'growth', name: 'Industrial production', time: 'month' },
  housing_starts: { metric: 'housing_starts', as: 'growth', name: 'Housing starts', time: 'month' },
  retail_sales: { metric: 'retail_sales', as: 'growth', name: 'Retail sales', time: 'month' },
  payrolls: { metric: 'payrolls', as: 'growth', name: 'Nonfarm payrolls', time: 'month' },
  oil_price: { metric: 'wti_price', as: 'growth', name: 'The price of oil', time: 'day' },
  initial_claims: { metric: 'initial_claims', as: 'level', name: 'Initial jobless claims', time: 'day' },
  dollar_index: { metric: 'dollar_index', as: 'growth', name: 'The dollar index', time: 'month' },
};

/** The latest reading and the one closest to a year before it. */
export function yearApart(series: readonly Reading[]): { readonly now: Reading; readonly before: Reading } | null {
  const now = series.at(-1);
  if (now === undefined) return null;
  const gap = (reading: Reading): number => Math.abs(daysBetween(endOf(reading), endOf(now)) - 365);
  const before = series.reduce<Reading | undefined>((best, reading) => (best === undefined || gap(reading) < gap(best) ? reading : best), undefined);
  return before === undefined || gap(before) > 20 ? null : { now, before };
}

function timeIn(telling: Telling, reading: Reading): ShownTime {
  const end = endOf(reading);
  return telling.time === 'day' ? onDay(end) : telling.time === 'month' ? inMonth(end) : { kind: 'time', handle: `quarter:${end}` };
}

function factOf(bench: Bench, telling: Telling, pair: { readonly now: Reading; readonly before: Reading }): { readonly text: Text; readonly size: number } | null {
  const { show } = bench;
  const link = telling.time === 'day' ? 'on' : 'in';
  const [now, before] = [timeIn(telling, pair.now), timeIn(telling, pair.before)];
  if (telling.as === 'level') {
    const by = change(pair.now, pair.before);
    const word = by.value.isZero() ? 'the same as' : by.value.isNegative() ? 'down from' : 'up from';
    const was = by.value.isZero() ? say`${link} ${before}` : say`${show(pair.before, 'rate')} ${link} ${before}`;
    return { text: say`${telling.name} was ${show(pair.now, 'rate')} ${link} ${now}, ${word} ${was}`, size: by.value.abs().toNumber() };
  }
  const rate = growth(pair.now, pair.before);
  if (rate === null) return null;
  const verb = rate.value.isNegative() ? 'fell' : 'rose';
  return { text: say`${telling.name} ${verb} ${show(rate, 'size')} between ${before} and ${now}`, size: rate.value.abs().toNumber() };
}

function reach(bench: Bench, rank: number): Draft | null {
  const available = bench.trade.macro.flatMap((link) => {
    const telling = tellings[link.series];
    const pair = yearApart(bench.book.macro(telling.metric));
    const fact = pair === null ? null : factOf(bench, telling, pair);
    return fact === null ? [] : [{ fact, because: link.because }];
  });
  const chosen = available[rank];
  if (chosen === undefined) return null;
  return { weight: weigh(0.6 - rank * 0.12, chosen.fact.size, 10), stance: 'neutral', text: say`${chosen.fact.text}; ${chosen.because}.` };
}

function reaches(rank: number): Observation {
  return { name: `macro-${['first', 'second', 'third'][rank] ?? 'further'}`, specialist: 'macro', topic: 'economy', about: Object.values(tellings).map((telling) => telling.metric), observe: (bench) => reach(bench, rank) };
}

/** A curve that has lately changed sign is news for those who live on the difference between short and long rates. */
const curve: Observation = {
  name: 'curve-turn', detail: true, specialist: 'macro', topic: 'rates', about: ['yield_curve_10y2y', 'treasury_10y'],
  observe: (bench) => {
    const pair = yearApart(bench.book.macro('yield_curve_10y2y'));
    const lives = bench.company.kind === 'bank' || bench.company.kind === 'insurer' || bench.company.kind === 'etf';
    if (pair === null || !lives || bench.trade.macro.some((link) => link.series === 'yield_curve')) return null;
    if (pair.now.value.isNegative() === pair.before.value.isNegative()) return null;
    const { show } = bench;
    const day = onDay(endOf(pair.now));
    return pair.now.value.isNegative()
      ? { weight: 0.5, stance: 'negative', text: say`The ten-year minus two-year spread was ${show(pair.now, 'rate')} on ${day}; bond buyers would not accept that unless they thought rates would be cut.` }
      : { weight: 0.34, stance: 'neutral', text: say`The ten-year minus two-year spread was ${show(pair.now, 'rate')} on ${day}, after ${show(pair.before, 'rate')} on ${onDay(endOf(pair.before))}: the bond market no longer asks for a recession, it asks to be paid for waiting.` };
  },
};

/** Debt makes the level of rates a matter of the company's own accounts. */
const financing: Observation = {
  name: 'rates-and-debt', specialist: 'macro', topic: 'rates', about: ['fed_funds_rate', 'interest_expense'],
  observe: (bench) => {
    const pair = yearApart(bench.book.macro('fed_funds_rate'));
    const interest = bench.book.years('interest_expense').at(-1);
    const profit = bench.book.years('operating_income').at(-1);
    if (pair === null || interest === undefined || profit === undefined || bench.company.kind === 'bank' || bench.trade.macro.some((link) => link.series === 'fed_funds_rate')) return null;
    const heavy = profit.value.lte(0) || interest.value.dividedBy(profit.value).gt('0.15');
    if (!heavy) return null;
    const { show } = bench;
    return { weight: 0.5, stance: 'negative', text: say`The federal funds rate was ${show(pair.now, 'rate')} in ${inMonth(endOf(pair.now))}; for a borrower of this size, what the Fed does next would show in the interest line within two years.` };
  },
};

export const macroObservations: readonly Observation[] = [reaches(0), reaches(1), reaches(2), curve, financing];
