import { expect, test } from 'vitest';
import { noFilters } from '../../asked.ts';
import { readAsked } from '../../read-asked.ts';
import { deskIn, testDay } from '../../testing/sample-desk.ts';
import { sketch } from '../../testing/sketch.ts';

const reading = async (text: string): Promise<string> => sketch(await readAsked(text, { desk: deskIn('sample'), today: testDay, filters: noFilters, earlier: [] }));

test.each([
  ['How much of every sales dollar turned into free cash at Alphabet in 2022?', 'free_cash_flow_margin'],
  ['Sales squeezed from every dollar of assets owned, Apple, 2023', 'asset_turnover'],
  ['How many dollars of sales did each dollar of assets bring Home Depot in 2023?', 'asset_turnover'],
  ['How many cents of each dollar in sales reached the bottom line at Apple in 2023?', 'net_margin'],
  ['Out of each hundred dollars of sales, how many became operating profit at Alphabet in 2022?', 'operating_margin'],
  ['For every dollar of net profit Alphabet declared in 2022, how many dollars of operating cash came in?', 'cash_conversion'],
  ['How much profit came off each hundred dollars of assets at Microsoft in 2024?', 'return_on_assets'],
  ['Weight of goodwill among all the assets of Caterpillar, 2022?', 'goodwill_to_assets'],
  ['What fraction of IBM’s revenue arrived as cash from operating activities in 2024?', 'operating_cash_flow_margin'],
  ['Of each sales dollar, who puts more into research, Microsoft or Alphabet in 2024?', 'research_intensity'],
  ['Out of every hundred dollars Apple sold in 2025, how many were left after the cost of sales?', 'gross_margin'],
  ['Out of every dollar of sales, how many percent was left to Apple after the cost of sales in fiscal 2025?', 'gross_margin'],
])('%s asks for one figure over the other, by its name [ASK-CALC-1]', async (question, ratio) => {
  expect((await reading(question)).split(' | ')[2]).toBe(ratio);
});

test('a part of two things asks for no quotient of the two', async () => {
  expect((await reading('What part of revenue was profit and what part was R&D at Apple in 2024?')).split(' | ')[2]).toContain('revenue ');
});
