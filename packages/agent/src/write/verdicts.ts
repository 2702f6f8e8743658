// The tests behind a rating. Each ends in a verdict with its reason; the thresholds stand here and nowhere else.
import { growth } from '../figures/arithmetic.ts';
import { say, type Text } from '../prose/text.ts';
import type { Bench } from '../specialists/bench.ts';
import type { Note } from '../specialists/observation.ts';
import type { Topic } from '../specialists/topic.ts';
import { makeTape, type Tape } from '../specialists/technical/tape.ts';
import { whole } from '../specialists/whole.ts';
import { isKnot, type Averages } from '../specialists/technical/trend.ts';
import type { ValueModel } from '../specialists/value/model.ts';

/** −2 strongly against … +2 strongly for. */
export type Points = -2 | -1 | 0 | 1 | 2;
export const testNames = ['value', 'business', 'direction', 'balance', 'market'] as const;
export type TestName = (typeof testNames)[number];
export type TestVerdict = { readonly test: TestName; readonly points: Points; readonly reason: Text };

/** Weighted value against the close, in percent. */
export const valueThresholds = { strongFor: 25, for: 10, against: -10, strongAgainst: -30 } as const;

function pointsOf(upside: number): Points {
  if (upside >= valueThresholds.strongFor) return 2;
  if (upside >= valueThresholds.for) return 1;
  if (upside <= valueThresholds.strongAgainst) return -2;
  return upside <= valueThresholds.against ? -1 : 0;
}

function valueTest(bench: Bench, model: ValueModel | null): TestVerdict {
  const close = bench.book.closes.at(-1);
  const gap = model === null || close === undefined ? null : growth(model.weighted, close);
  if (model === null || gap === null) return { test: 'value', points: 0, reason: say`no model fits the figures at hand` };
  return { test: 'value', points: pointsOf(gap.value.toNumber()), reason: say`our weighted value would be ${bench.show(model.weighted)} a share` };
}

const topicsOf: Readonly<Record<'business' | 'direction' | 'balance', readonly Topic[]>> = {
  business: ['returns', 'margins', 'cash', 'bank', 'costs'], direction: ['growth', 'quarter'], balance: ['balance', 'payout', 'shares'],
};

/** The balance of findings on some topics, between −1 and 1, weighed by how much each matters. */
export function balanceOf(notes: readonly Note[], topics: readonly Topic[]): number {
  const chosen = notes.filter((note) => topics.includes(note.topic));
  const total = chosen.reduce((sum, note) => sum + note.weight, 0);
  const signed = chosen.reduce((sum, note) => sum + (note.stance === 'positive' ? note.weight : note.stance === 'negative' ? -note.weight : 0), 0);
  return total === 0 ? 0 : signed / total;
}

/** A third of the weight on one side, after the other is taken off, makes a verdict. */
const leaning = 0.34;
const plainReasons = {
  business: ['the findings on the business are good', 'good and bad findings are in balance', 'the findings on the business are poor'],
  direction: ['things are getting better', 'no clear direction', 'things are getting worse'],
  balance: ['owners and lenders are well covered', 'neither strong nor weak', 'claims ahead of the shareholders weigh on the case'],
} as const;

function findingsTest(test: 'business' | 'direction' | 'balance', notes: readonly Note[]): TestVerdict {
  const balance = balanceOf(notes, topicsOf[test]);
  const points: Points = balance > leaning ? 1 : balance < -leaning ? -1 : 0;
  const wanted = points > 0 ? 'positive' : points < 0 ? 'negative' : null;
  const telling = notes.find((note) => topicsOf[test].includes(note.topic) && (wanted === null || note.stance === wanted) && note.brief !== undefined);
  return { test, points, reason: telling?.brief ?? say`${plainReasons[test][points > 0 ? 0 : points < 0 ? 2 : 1]}` };
}

/** A price this far over its long average is a promise, not a trend, in percent. */
const overrun = 20;

function trendPoints(tape: Tape, averages: Averages): Points {
  const { short, long } = averages;
  const price = tape.last.value;
  if (isKnot(tape, averages)) return 0;
  if (price.lt(long.value) && price.lt(short.value)) return -1;
  const isOrdered = price.gt(short.value) && short.value.gt(long.value);
  return isOrdered && price.dividedBy(long.value).minus(1).times(100).lte(overrun) ? 1 : 0;
}

function marketTest(bench: Bench, notes: readonly Note[]): TestVerdict {
  const tape = makeTape(bench.book);
  const averages = whole(tape?.indicator('sma_50'), tape?.indicator('sma_200'));
  if (tape === null || averages === null) return { test: 'market', points: 0, reason: say`too few closes to judge` };
  const reason = notes.find((note) => note.name === 'trend')?.brief ?? say`the averages decide nothing`;
  return { test: 'market', points: trendPoints(tape, { short: averages[0], long: averages[1] }), reason };
}

/** The verdicts of all tests on one company. */
export function reachVerdicts(bench: Bench, notes: readonly Note[], model: ValueModel | null): readonly TestVerdict[] {
  return [valueTest(bench, model), findingsTest('business', notes), findingsTest('direction', notes), findingsTest('balance', notes), marketTest(bench, notes)];
}
