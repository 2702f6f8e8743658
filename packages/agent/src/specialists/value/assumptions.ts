// The choices a valuation rests on, each by a stated rule: what to discount at, how quickly to let it grow, how far the cases lie apart.
import { decimal, type Decimal } from '@assay/record';
import { asPercent, compound, growth } from '../../figures/arithmetic.ts';
import { median } from '../../book/history.ts';
import { yearOnYear } from '../fundamental/year-on-year.ts';
import { makeTape } from '../technical/tape.ts';
import type { Bench } from '../bench.ts';

export type Assumptions = {
  /** Percent, as shown. */
  readonly discount: Decimal;
  readonly premium: Decimal;
  readonly growth: Decimal;
  readonly spread: Decimal;
  readonly terminal: Decimal;
};

const usualPremium = 4.5;
const fallbackBond = 4.25;
const growthCap = 15;

function toHalf(value: number): Decimal {
  return decimal(Math.round(value * 2) / 2);
}

/** Above the 10-year yield: less for a calm stock, more for a rough one. */
function premiumOf(bench: Bench): number {
  const sigma = makeTape(bench.book)?.indicator('volatility_1y') ?? null;
  const level = sigma === null ? 25 : asPercent(sigma);
  return level > 38 ? usualPremium + 1 : level < 20 ? usualPremium - 0.5 : usualPremium;
}

/** Revenue growth of single years, in percent. */
export function yearlyGrowth(bench: Bench): number[] {
  const years = bench.book.years('revenue').slice(-6);
  return years.slice(1).map((year, index) => { const from = years[index]; return from === undefined ? null : growth(year, from); }).filter((rate) => rate !== null).map((rate) => rate.value.toNumber());
}

function spreadOf(rates: readonly number[]): number {
  if (rates.length < 2) return 3;
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  const deviation = Math.sqrt(rates.reduce((sum, rate) => sum + (rate - mean) ** 2, 0) / rates.length);
  return Math.min(5, Math.max(2, deviation / 3));
}

/** Growth fades: three quarters of the middle one of long habit, last fiscal year and latest quarter; never above the cap, never below zero. */
const fade = 0.75;

/** Sales that no longer bring the margin they did are no measure of what owners will get: half of the growth is left out. */
export function isSqueezed(bench: Bench): boolean {
  const pair = yearOnYear(bench, 'operating_margin');
  return pair !== null && pair.before.value.gt(0) && pair.now.value.lt(pair.before.value.times('0.85'));
}

function growthOfBase(bench: Bench): number {
  const years = bench.book.years('revenue').slice(-6);
  const habit = years.length < 3 ? null : compound(years.at(-1), years[0], years.length - 1);
  const quarter = yearOnYear(bench, 'revenue');
  const latest = growth(quarter?.now, quarter?.before);
  const known = [...[habit, latest].filter((rate) => rate !== null).map((rate) => rate.value.toNumber()), ...yearlyGrowth(bench).slice(-1)];
  const middle = known.length === 0 ? 4 : median(known);
  return Math.min(growthCap, Math.max(0, middle * fade * (isSqueezed(bench) ? 0.5 : 1)));
}

export function assumptionsOf(bench: Bench): Assumptions {
  const bond = bench.book.macro('treasury_10y').at(-1);
  const premium = premiumOf(bench);
  return {
    discount: toHalf((bond === undefined ? fallbackBond : asPercent(bond)) + premium), premium: decimal(premium),
    growth: toHalf(growthOfBase(bench)), spread: toHalf(spreadOf(yearlyGrowth(bench))), terminal: decimal('2.5'),
  };
}
