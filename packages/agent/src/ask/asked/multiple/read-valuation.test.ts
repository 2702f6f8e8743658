import { expect, test } from 'vitest';
import { readValuation } from './read-valuation.ts';

/** `[Name]` marks where a company stands. */
function read(question: string) {
  const named = [...question.matchAll(/\[([^\]]+)\]/g)].map(({ index, 1: name = '' }, before) => ({ start: index - before * 2, end: index - before * 2 + name.length }));
  return readValuation({ text: question.replace(/[[\]]/g, ''), named })?.valuation ?? null;
}

test.each([
  ['What was [Apple]\'s P/E ratio at the last close?', { items: ['pe_ratio'], at: [{ price: null, year: null }] }],
  ['If [Home Depot] just kept paying the dividend per share of fiscal 2024, what would it yield at the most recent close?', { items: ['dividend_yield'] }],
  ['[IBM] P/E, P/B, P/S at last close', { items: ['pe_ratio', 'price_to_book', 'price_to_sales'] }],
  ['What was [Home Depot]\'s share price and dividend yield at the last close?', { items: ['price', 'dividend_yield'] }],
  ['What was [Boeing]\'s enterprise value on 31 December 2024?', { items: ['enterprise_value'], at: [{ price: { on: '2024-12-31' }, year: null }] }],
  ['[Apple] EV/EBITDA and EV/sales at the end of 2024', { items: ['ev_to_ebitda', 'ev_to_revenue'], at: [{ price: { kind: 'edge', which: 'last' }, year: null }] }],
  ['What were the P/E ratios of [IBM] and [Caterpillar] at the last close?', { items: ['pe_ratio'] }],
  ['What was [Alphabet]\'s market cap at the end of 2024 and now?', { items: ['market_cap'], at: [{ price: { kind: 'edge' } }, { price: null }] }],
  ['[Apple] p/e + mkt cap, last close', { items: ['pe_ratio', 'market_cap'] }],
  ['Is [Nvidia] expensive? P/E, P/S, FCF yield - last close', { items: ['pe_ratio', 'price_to_sales', 'free_cash_flow_yield'] }],
  ['How many times its earnings does [Home Depot] go for at the last close, and what is the yield from the dividend?', { items: ['pe_ratio', 'dividend_yield'] }],
  ['What is the whole of [IBM] worth on the market at its last close, and how many times its sales is that?', { items: ['market_cap', 'price_to_sales'] }],
  ['What does all of [Apple] cost on the stock market now, and what multiple of a year\'s sales is that?', { items: ['market_cap', 'price_to_sales'] }],
  ['Turn [Visa]\'s P/E on its head for me: how many percent of the last share price did it earn per diluted share in fiscal 2024?', { items: ['earnings_yield'], at: [{ price: null, year: { year: 2024 } }] }],
  ['If I bought [McDonald\'s] at the last close, what would the dividend pay me in percent a year?', { items: ['dividend_yield'] }],
  ['[Visa] looks pricey to me. Judge it by the last close over its diluted earnings per share of fiscal 2024, and by the operating and net margin of that same fiscal 2024.', { items: ['pe_ratio', 'operating_margin', 'net_margin'], at: [{ price: null, year: { year: 2024 } }] }],
  ['What is [Visa]\'s price-to-sales ratio on fiscal 2024 revenue, using its latest close?', { items: ['price_to_sales'], at: [{ price: null, year: { year: 2024 } }] }],
  ['[IBM] P/E at the last close: on FY2024 EPS vs on trailing 12 months', { items: ['pe_ratio'], at: [{ price: null, year: { year: 2024 } }, { price: null, year: null }] }],
  ['What is [Visa]\'s P/E at the latest close on its 2024 earnings, and what is it on the earnings of the last four quarters?', { items: ['pe_ratio'], at: [{ price: null, year: { year: 2024 } }, { price: null, year: null }] }],
  ['At its latest close, how many times its 2024 diluted earnings per share does [Apple] trade, and what earnings yield is that in percent?', { items: ['pe_ratio', 'earnings_yield'] }],
  ['[Apple] overvalued? P/E at last close, 2024 operating + net margin', { items: ['pe_ratio', 'operating_margin', 'net_margin'], at: [{ price: null, year: { year: 2024 } }] }],
  ['[Boeing]: end of 2022 close / 2022 EPS vs last close / 2024 EPS', { items: ['pe_ratio'], at: [{ price: { kind: 'edge' }, year: { year: 2022 } }, { price: null, year: { year: 2024 } }] }],
  ['What would it cost to buy all of [IBM] at the last closing price, and how many years of 2024 sales would that be?', { items: ['market_cap', 'price_to_sales'], at: [{ price: null, year: { year: 2024 } }] }],
  ['[Visa] P/E at the last close on the EPS of its last full fiscal year', { items: ['pe_ratio'], at: [{ price: null, year: { isLast: true } }] }],
  ['[IBM] P/E on 2024 diluted EPS: 30 Sep 2024 close vs last close, up or down?', { items: ['pe_ratio'], at: [{ price: { on: '2024-09-30' }, year: { year: 2024 } }, { price: null, year: { year: 2024 } }] }],
  ['Did [IBM]\'s P/E on fiscal 2024 EPS rise or fall from the close of 30 September 2024 to the latest close?', { items: ['pe_ratio'], at: [{ price: { on: '2024-09-30' } }, { price: null }] }],
  ['What was [IBM]\'s P/E on 2024 EPS at the close of 30 September 2024 and at the latest close, and by what percentage did the stock gain in between?', { items: ['pe_ratio'], isMoved: true }],
  ['What is [IBM]\'s price-to-sales ratio, using the latest close and sales for 2023?', { items: ['price_to_sales'], at: [{ price: null, year: { year: 2023 } }] }],
  ['At the latest price, how many percent a year does [Visa] pay out?', { items: ['dividend_yield'] }],
])('%s: the measures, the closes and the years of the figures [ASK-VALUATION-1]', (question, expected) => {
  expect(read(question)).toMatchObject(expected);
});

test.each([
  'Which had the higher P/E at the last close, [Visa] or [Apple]?', 'What is the forward P/E of [Visa]?', 'Is the P/E of [IBM] above its average?', 'What was the P/E of [Apple] in fiscal 2019?', 'How much did the market cap of [Boeing] change in 2024?',
  'What was the revenue and the P/E of [Boeing]?', 'Should I buy [Apple] at its P/E?', 'dividend yield of [IBM] against the ten-year Treasury yield', 'The ten-year yield at the end of 2025 and [Alphabet]\'s P/E at the last close',
])('%s: left to other readers [ASK-VALUATION-1]', (question) => {
  expect(read(question)).toBeNull();
});
