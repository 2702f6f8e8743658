// The share against the market and its sector: a rise that the whole market had says nothing of the company.
import { asPercent } from '../../figures/arithmetic.ts';
import type { Reading } from '../../figures/figure.ts';
import { say, type Text } from '../../prose/text.ts';
import { moved } from '../../prose/verbs.ts';
import type { MarketFund } from '../../book/market-funds.ts';
import type { Bench } from '../bench.ts';
import { weigh, type Draft, type Observation } from '../observation.ts';
import { makeTape } from './tape.ts';

type Pair = { readonly own: Reading; readonly fund: Reading; readonly ticker: string };

function pairOf(bench: Bench, fund: MarketFund | undefined, metric: string): Pair | null {
  const own = makeTape(bench.book)?.indicator(metric) ?? null;
  const theirs = fund === undefined ? null : makeTape(fund.book)?.indicator(metric) ?? null;
  return own === null || theirs === null || fund === undefined ? null : { own, fund: theirs, ticker: fund.ticker };
}

function lead(gap: number, what: string): string {
  if (gap > 25) return `the shares have left ${what} far behind`;
  if (gap > 6) return `the shares outran ${what}`;
  if (gap > -6) return `the shares kept pace with ${what}`;
  return gap > -25 ? `the shares lagged ${what}` : `the shares have fallen far behind ${what}`;
}

function besideFund(name: string, place: number, told: { readonly metric: string; readonly over: string; readonly what: string; readonly holds: string }): Observation {
  const observe = (bench: Bench): Draft | null => {
    const pair = pairOf(bench, bench.market?.[place], told.metric);
    if (pair === null || bench.company.kind === 'index' || pair.ticker === bench.company.ticker) return null;
    const gap = asPercent(pair.own) - asPercent(pair.fund);
    const sentence: Text = say`Over the past ${told.over} the share price of ${pair.ticker}, ${told.holds}, ${moved(pair.fund)} ${bench.show(pair.fund, 'size')}: ${lead(gap, told.what)}.`;
    return { weight: weigh(place === 0 ? 0.4 : 0.31, gap, 50), stance: gap > 10 ? 'positive' : gap < -10 ? 'negative' : 'neutral', text: sentence };
  };
  return { name, specialist: 'technical', topic: 'momentum', about: ['price', 'return_1y'], observe };
}

export const relativeObservations: readonly Observation[] = [
  besideFund('beside-market', 0, { metric: 'return_1y', over: 'twelve months', what: 'the market', holds: 'a fund of the whole market' }),
  besideFund('beside-sector', 1, { metric: 'return_3m', over: 'three months', what: 'their sector', holds: 'a fund of its sector' }),
];
