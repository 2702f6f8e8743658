// The five ratings. The sum of the tests' points decides; without live figures conviction is never more than low.
import { decimal, type DataMode } from '@assay/record';
import { asPercent } from '../figures/arithmetic.ts';
import type { Bench } from '../specialists/bench.ts';
import { makeTape } from '../specialists/technical/tape.ts';
import type { Text } from '../prose/text.ts';
import type { ValueModel } from '../specialists/value/model.ts';
import type { TestVerdict } from './verdicts.ts';

export const ratings = ['Buy', 'Overweight', 'Hold', 'Underweight', 'Sell'] as const;
export type Rating = (typeof ratings)[number];
export type Level = 'low' | 'medium' | 'high';
export type Rated = {
  readonly rating: Rating; readonly conviction: Level; readonly risk: Level; readonly points: number; readonly verdicts: readonly TestVerdict[];
  /** Where an analyst's judgment moved the rating: what the rules alone would say, and why it was moved. */
  readonly judged?: { readonly rules: Rating; readonly reason: Text };
};

/**
 * Buy from +4, Overweight from +2, Underweight from −2, Sell from −4. Value has a veto both ways: a share above its weighted value is
 * never better than Hold, one below it never worse than Hold unless business, direction and balance sheet all speak against it.
 */
function ratingOf(points: number, value: number): Rating {
  if (value < 0 && points > 0) return 'Hold';
  if (value > 0 && points < 0 && points > -3) return 'Hold';
  if (points >= 4) return value > 0 ? 'Buy' : 'Overweight';
  if (points >= 2) return 'Overweight';
  if (points <= -4) return value < 0 ? 'Sell' : 'Underweight';
  return points <= -2 ? 'Underweight' : 'Hold';
}

/** An exit multiple is a rougher yardstick than cash flow or book value: it carries no rating at either end. */
function tempered(rating: Rating, model: ValueModel | null): Rating {
  if (model?.kind === 'cash-flow' || model?.kind === 'book') return rating;
  return rating === 'Buy' ? 'Overweight' : rating === 'Sell' ? 'Underweight' : rating;
}

function convictionOf(verdicts: readonly TestVerdict[], mode: DataMode['mode'], missing: number): Level {
  if (mode === 'sample' || mode === 'mixed' || missing > 0) return 'low';
  const [pro, con] = [verdicts.filter((verdict) => verdict.points > 0).length, verdicts.filter((verdict) => verdict.points < 0).length];
  if (Math.min(pro, con) === 0 && Math.max(pro, con) >= 3) return 'high';
  return Math.abs(pro - con) >= 2 ? 'medium' : 'low';
}

/** Losses of money, losses of price, and claims that rank ahead of owners make for risk. */
function riskOf(bench: Bench, verdicts: readonly TestVerdict[]): Level {
  const score = roughness(bench) + (losesMoney(bench) ? 2 : 0) + (verdicts.some((verdict) => verdict.test === 'balance' && verdict.points < 0) ? 1 : 0);
  return score >= 3 ? 'high' : score >= 1 ? 'medium' : 'low';
}

function roughness(bench: Bench): number {
  const tape = makeTape(bench.book);
  const sigma = asPercent(tape?.indicator('volatility_1y') ?? { unit: { kind: 'percent' }, value: decimal(25) });
  const fall = asPercent(tape?.indicator('max_drawdown_1y') ?? { unit: { kind: 'percent' }, value: decimal(0) });
  return (sigma > 38 ? 2 : sigma > 26 ? 1 : 0) + (fall < -45 ? 1 : 0);
}

function losesMoney(bench: Bench): boolean {
  return ['net_income', 'free_cash_flow'].some((metric) => bench.book.today(metric)?.value.isNegative() ?? false);
}

/** Rates the company. `missing` counts specialists that failed. */
export function rate(bench: Bench, verdicts: readonly TestVerdict[], given: { readonly missing: number; readonly model: ValueModel | null }): Rated {
  const points = verdicts.reduce<number>((sum, verdict) => sum + verdict.points, 0);
  const value = verdicts.find((verdict) => verdict.test === 'value')?.points ?? 0;
  return { rating: tempered(ratingOf(points, value), given.model), conviction: convictionOf(verdicts, bench.data.mode, given.missing), risk: riskOf(bench, verdicts), points, verdicts };
}
