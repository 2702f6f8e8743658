import { expect, test } from 'vitest';
import { contestOfMultiples } from './contest-of-multiples.ts';

test.each([
  ['Which is cheaper on P/E, using fiscal 2024 diluted EPS and the latest close: Acme or Bolt?', 'lowest: P/E, using fiscal 2024 diluted EPS and the latest close: Acme and Bolt?'],
  ['ACM vs BLT P/E (last close / FY24 diluted EPS), cheaper one?', 'lowest: ACM and BLT P/E (last close on FY24 diluted EPS) ?'],
  ['Acme or Bolt: who trades at the higher multiple of its fiscal 2024 diluted earnings per share at the last close?', 'highest: Acme and Bolt price-earnings ratio on fiscal 2024 diluted earnings per share at the last close?'],
  ['My broker says Acme is cheaper than Bolt. What are their P/Es at the last close, and which is lower?', 'lowest: Acme and Bolt: What are their P/Es at the last close ?'],
  ['Who earned more per share in fiscal 2024, Acme or Bolt?', '-'],
])('%s: the multiple without the contest [ASK-MULTIPLE-1]', (question, expected) => {
  const contest = contestOfMultiples(question);
  expect(contest === null ? '-' : `${contest.order}: ${contest.text}`).toBe(expected);
});
