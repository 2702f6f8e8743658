import { expect, test } from 'vitest';
import { readQuestions } from './records.ts';
import { renderAsk, renderDetails } from './results.ts';
import type { Outcome } from './score.ts';
import { allWordingsRight, latencyOf, successOf, tallyOf, type Trial } from './tally.ts';

const [open, closed] = readQuestions('studied');

function trial(half: 'open' | 'closed', wording: number, outcome: Outcome): Trial {
  const question = half === 'open' ? open : closed;
  if (question === undefined) throw new Error('the set holds two questions');
  return { question, half, wording, score: { outcome, verified: outcome === 'wrong' && wording === 0, why: ['made up'] }, ms: 10, operation: 'look-up', told: { summary: 'told', markdown: 'told' } };
}

const trials = [trial('open', 0, 'right'), trial('open', 1, 'declined-rightly'), trial('open', 2, 'incomplete'), trial('closed', 0, 'wrong'), trial('closed', 1, 'wrong'), trial('closed', 2, 'declined')];

test('answers are counted by what they are worth, those that pass for proven by themselves [ASK-BENCH-3]', () => {
  expect(tallyOf(trials)).toEqual({ trials: 6, answered: 4, right: 1, incomplete: 1, wrong: 2, verifiedWrong: 1, declinedRightly: 1, declinedWrongly: 1 });
  expect(successOf(tallyOf(trials))).toBeCloseTo(2 / 6, 10);
});

test('a question counts as a whole only when all its wordings came out as they should [ASK-BENCH-2]', () => {
  expect(allWordingsRight(trials)).toEqual({ questions: 2, right: 0 });
  expect(allWordingsRight([0, 1, 2].map((wording) => trial('open', wording, 'right')))).toEqual({ questions: 1, right: 1 });
});

test('of the closed half only sums are shown [ASK-BENCH-1]', () => {
  const details = renderDetails(trials).trimEnd().split('\n');
  expect(details).toHaveLength(3);
  expect(details.join('')).not.toContain(closed?.id);
  const table = renderAsk({ trials, sets: ['open', 'closed'] });
  expect(table).toContain('| new, closed half (failures are never read) | 1 | 3 |');
  expect(table.split('\n').filter((line) => line.startsWith(`| ${closed?.category ?? ''} |`))).toHaveLength(open?.category === closed?.category ? 1 : 0);
});

test('the 95th percentile is the slowest of the best 95% [ASK-BENCH-1]', () => {
  const { p50, p95 } = latencyOf('all', Array.from({ length: 20 }, (_, index) => index + 1));
  expect([p50, p95]).toEqual([10, 19]);
});
