import { expect, test } from 'vitest';
import { noFilters } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { sketch } from '../testing/sketch.ts';

const desk = deskIn('sample');
const read = async (text: string): Promise<string> => sketch(await readAsked(text, { desk, today: testDay, filters: noFilters, earlier: [] }));
const year = 'revenue net_income diluted_eps';

test.each([
  ['How did Visa do in fiscal 2022?', `overview | V | ${year} | FY2022`],
  ['How did Nvidia do last quarter?', 'overview | NVDA | revenue net_income | last 1 quarter'],
  ['How was 2023 for Johnson & Johnson?', `overview | JNJ | ${year} | FY2023`],
  ['Was 2024 a good year for IBM?', `overview | IBM | ${year} | FY2024`],
  ['Did Boeing have a bad 2023?', `overview | BA | ${year} | FY2023`],
  ['Summarize Home Depot\'s fiscal 2023', `overview | HD | ${year} | FY2023`],
  ['Caterpillar\'s latest results', 'overview | CAT | revenue net_income | last 1 quarter'],
  ['How has Alphabet performed over the past three years?', `trend | GOOGL | ${year} | last 3 year`],
  ['How did Apple do versus Microsoft in fiscal 2024?', `compare | AAPL MSFT | ${year} | FY2024`],
])('results at large: %s [ASK-READ-10]', async (question, reading) => {
  expect(await read(question)).toBe(reading);
});

test.each([
  ['Give me an overview of Apple', 'overview | AAPL |  | '],
  ['How did Apple\'s shares do in 2023?', 'look-up | AAPL | price:growth | 2022-12-31..2023-12-31'],
])('is none: %s [ASK-READ-10]', async (question, reading) => {
  expect(await read(question)).toBe(reading);
});
