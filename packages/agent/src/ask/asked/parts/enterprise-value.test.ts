import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';
import type { ReadAround } from '../read-around.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { readEnterprise } from './enterprise-value.ts';

const around: ReadAround = { desk: deskIn('sample'), today: testDay, filters: noFilters, earlier: [] };

async function read(question: string) {
  return ((await readEnterprise(await readAsked(question, around), around))?.parts ?? []).flatMap(({ valuation, measures }) => valuation?.items ?? measures.flatMap((one) => (one.kind === 'metric' ? [one.id] : [])));
}

const pieces = ['market_cap', 'net_debt', 'enterprise_value'];

test.each([
  ['What is IBM\'s enterprise value: its market capitalisation at the latest close, its net debt at 30 June 2025, and the sum of the two?', pieces],
  ['AAPL EV = mkt cap (last close) + total debt incl. CP - cash & ST securities (not LT ones), B/S 27 Dec 2025; show mkt cap, net debt, EV', pieces],
  ['If a buyer swallowed IBM whole, they\'d pay the stock market value at the last close and take on the debt as of 30 June 2025, less the cash that comes with it. What do the two pieces add up to?', pieces],
  ['HD mkt cap (last close), EV w/ LT+ST debt & cash at FYE 2 Feb 2025, EV/EBIT on FY24 op income', [...pieces, 'ev_to_operating_income']],
])('%s: each piece by itself [ASK-VALUATION-1]', async (question, items) => {
  expect(await read(question)).toEqual(items);
});

test.each([
  'What was IBM\'s enterprise value on 30 June 2025: market cap plus net debt?',
  'What is Apple\'s enterprise value at the latest close, with all its debt less cash and long-term securities?',
  'What is IBM\'s enterprise value at the latest close with debt including leases less cash?',
  'What is IBM\'s net debt to EBITDA, and its enterprise value with debt and cash?',
  'What is Apple\'s market capitalization at the latest close, and what was its debt on 27 December 2025?',
])('%s: of another cut or time, and left to others [ASK-VALUATION-1]', async (question) => {
  expect(await read(question)).toEqual([]);
});

test('the pieces and their sum are told under the newest close, with the balance sheet of the day that is named [ASK-VALUATION-2]', async () => {
  const { answer } = await askSample('What is IBM\'s enterprise value: its market capitalisation at the latest close, its net debt at 30 June 2025, and the sum of the two?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/capitalization was \$235\.8 billion on 31 July 2025.* net debt was \$48\.7 billion on 30 June 2025.* enterprise value was \$284\.5 billion/);
  expect(answer.metadata.valid).toBe(true);
});

test('an enterprise value with a balance sheet gone by is no newest one, and is not valid where it cannot be proved [ASK-VALUATION-2]', async () => {
  const { answer } = await askSample('IBM enterprise value at the latest close: market cap plus total debt less cash and short-term investments, balance sheet of 31 December 2024', { engine: houseAskEngine });
  expect(answer.summary).not.toContain('$284.5 billion');
  expect(answer.metadata.valid).toBe(false);
});
