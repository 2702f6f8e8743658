import { expect, test } from 'vitest';
import { noFilters, type Asked } from './asked.ts';
import { readAsked } from './read-asked.ts';
import { deskIn, testDay } from './testing/sample-desk.ts';
import { sketch } from './testing/sketch.ts';

const desk = deskIn('sample');
const read = async (text: string, earlier: readonly Asked[] = []): Promise<Asked> => readAsked(text, { desk, today: testDay, filters: noFilters, earlier });

const plain: readonly (readonly [string, string])[] = [
  ['What was Apple\'s revenue in fiscal 2023?', 'look-up | AAPL | revenue | FY2023'],
  ['AAPL rev 2023', 'look-up | AAPL | revenue | FY2023'],
  ['What is V\'s revenue?', 'look-up | V | revenue | '],
  ['Compare the gross margins of Apple and NVIDIA over the last 3 years', 'compare | AAPL NVDA | gross_margin | last 3 year'],
  ['Q3 2024 revenue for Amazon', 'look-up | AMZN | revenue | Q32024'],
  ['trailing twelve month EPS of Alphabet', 'look-up | GOOGL | diluted_eps | TTM'],
];

test.each(plain)('%s [ASK-READ-1]', async (question, expected) => {
  expect(sketch(await read(question))).toBe(expected);
});

test.each([
  ['IT spending is up: what was the revenue of CAT in 2024?', 'look-up | CAT | revenue | FY2024'],
  ['What is the revenue of Foobar Industries?', 'look-up |  | revenue |  | ? Foobar Industries'],
] as const)('%s [ASK-READ-2]', async (question, expected) => {
  expect(sketch(await read(question))).toBe(expected);
});

test('a name that nobody knows comes with near ones [ASK-READ-2]', async () => {
  const { unknown } = await read('What is the revenue of Foobar Industries?');
  expect(unknown[0]?.near.length).toBeGreaterThan(0);
});
