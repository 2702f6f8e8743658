import { expect, test } from 'vitest';
import { readMultiple } from './read-multiple.ts';

/** `[Name]` marks where the company stands. */
function read(question: string) {
  const [before = '', name = '', after = ''] = question.split(/\[([^\]]+)\]/);
  return readMultiple({ text: `${before}${name}${after}`, named: name === '' ? [] : [{ start: before.length, end: before.length + name.length }] })?.multiple ?? null;
}

test.each([
  ['At what multiple of fiscal 2024 diluted EPS did [Caterpillar] close on 2 May 2025?', { of: 'diluted_eps', isYield: false, at: [{ price: { kind: 'point', on: '2025-05-02' }, year: { year: 2024 } }] }],
  ['[IBM] mkt cap / FY24 FCF', { of: 'free_cash_flow', isPerShare: false, at: [{ price: null, year: { year: 2024 } }] }],
  ['How many times its 2023 sales was the market value of [Boeing] on 29 December 2023?', { of: 'revenue', isPerShare: false, at: [{ price: { on: '2023-12-29' }, year: { year: 2023 } }] }],
  ['[HD] P/E on EPS for the year to February 2024, at the close of 5 March 2024 and at the latest close', { of: 'diluted_eps', at: [{ price: { on: '2024-03-05' }, year: { endsIn: '2024-02' } }, { price: null, year: { endsIn: '2024-02' } }] }],
  ['[MSFT] PE 6/30/23 close (FY23 dil. EPS) vs 6/28/24 close (FY24 dil. EPS)', { at: [{ price: { on: '2023-06-30' }, year: { year: 2023 } }, { price: { on: '2024-06-28' }, year: { year: 2024 } }] }],
  ['What percentage of the latest share price were the 2024 dividends per share of [P&G]?', { of: 'dividends_per_share', isYield: true, at: [{ price: null, year: { year: 2024 } }] }],
  ['At 18 times fiscal 2024 diluted EPS, what would one share of [Visa] cost?', { of: 'diluted_eps', times: '18' }],
  ['What would the bill be for buying every last share of [McDonald\'s] at the close of 3 March 2025?', { of: null, isPerShare: false, at: [{ price: { on: '2025-03-03' }, year: null }] }],
  ['At a P/E of 20 on its 2024 diluted earnings per share, what would [IBM]\'s share price be, and how many percent is that below its latest close?', { of: 'diluted_eps', times: '20', isHeldNow: true }],
  ['[IBM] price at 20x 2024 diluted EPS, and % below last close', { of: 'diluted_eps', times: '20', isHeldNow: true }],
  ['What multiple of its 2024 diluted earnings per share did [UnitedHealth] trade at on December 31, 2024, and what multiple of the same earnings at the latest close?', { of: 'diluted_eps', at: [{ price: { on: '2024-12-31' }, year: { year: 2024 } }, { price: null, year: { year: 2024 } }] }],
  ['price to book of [Goldman] at the end of 2023 on the equity of fiscal 2023', { of: 'shareholders_equity', at: [{ price: { kind: 'edge', which: 'last' }, year: { year: 2023 } }] }],
])('%s: the price, the figure and its year [ASK-MULTIPLE-1]', (question, expected) => {
  expect(read(question)).toMatchObject(expected);
});

test.each([
  'What was the forward P/E of [Visa] on 3 March 2025?', 'Is the P/E of [IBM] above its industry average on 2024 EPS?', 'How fast did the EPS of [Apple] grow in 2024?', 'What was the revenue of [Boeing] in 2024?', 'EV/EBITDA of [CAT] for fiscal 2024',
  'How did the price of [HD] change in 2024?', 'What was the cost of revenue of [Microsoft] in fiscal 2023?', 'capex as a share of revenue for [Amazon] 2024', 'dividends paid by [JNJ] in 2023', 'book value per share of [Goldman] at the end of 2024',
  'What is the value of the 2023 revenue of [Visa]?', 'dividend per share of [McDonald\'s] 2024', 'What percent of its 2024 sales did [Boeing] keep?',
])('%s: left to other readers [ASK-MULTIPLE-1]', (question) => {
  expect(read(question)).toBeNull();
});
