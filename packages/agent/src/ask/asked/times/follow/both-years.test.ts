import { expect, test } from 'vitest';
import { noFilters, type Asked } from '../../asked.ts';
import { readAsked } from '../../read-asked.ts';
import { deskIn, testDay } from '../../testing/sample-desk.ts';
import { sketch } from '../../testing/sketch.ts';

const desk = deskIn('sample');
const read = (text: string, earlier: readonly Asked[] = []): Promise<Asked> => readAsked(text, { desk, today: testDay, filters: noFilters, earlier });

test.each([
  ['By how much did Visa’s revenue rise from 2022 to 2024?', 'And operating income as a percentage of net income in both years?', 'look-up | V | operating_income/net_income:share | FY2022, FY2024'],
  ['By how much did Visa’s revenue rise from 2022 to 2024?', 'What of net income, for the one year and the other?', 'look-up | V | net_income | FY2022, FY2024'],
  ['What was IBM’s revenue in fiscal 2023?', 'op margin that yr and fy22?', 'look-up | IBM | operating_margin | FY2023, FY2022'],
  ['What was IBM’s revenue in fiscal 2023?', 'What was the net margin that year? What about 2021?', 'look-up | IBM | net_margin | FY2023, FY2021'],
  ['What was IBM’s net income in 2023?', 'And R&D in percent of revenue?', 'look-up | IBM | research_and_development/revenue:share | FY2023'],
])('after “%s” “%s” is of the years before, each part over its whole [ASK-READ-3]', async (before, text, wanted) => {
  expect(sketch(await read(text, [await read(before)]))).toContain(wanted);
});

test('the one year and the other, of two years that the question names itself, are both of them [ASK-READ-3]', async () => {
  expect(sketch(await read('Visa 2024 against 2023: the net margin for the one year and the other?'))).toContain('net_margin | FY2024, FY2023');
});
