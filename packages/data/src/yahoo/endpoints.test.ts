import { expect, test } from 'vitest';
import { chartEndpoint, quoteEndpoint } from './endpoints.ts';

const evening = new Date('2025-07-30T22:00:00Z');
const quoteUntil = (symbols: string, moment = evening): string | null => quoteEndpoint.freshUntil?.(`https://query2.finance.yahoo.com/v7/finance/quote?symbols=${symbols}`, moment)?.toISOString() ?? null;

test.each(['AAPL', 'BRK-B', '%5EGSPC'])('the chart of %s in the evening stands until New York opens [DATA-CAP-8]', (symbol) => {
  expect(chartEndpoint.freshUntil?.(`https://query2.finance.yahoo.com/v8/finance/chart/${symbol}?interval=1d`, evening)?.toISOString()).toBe('2025-07-31T13:30:00.000Z');
});

test.each([
  ['SHEL.L', '2025-07-31T07:00:00.000Z'], ['SAP.DE', '2025-07-31T07:00:00.000Z'], ['MC.PA', '2025-07-31T07:00:00.000Z'], ['7203.T', '2025-07-31T00:00:00.000Z'], ['0700.HK', '2025-07-31T01:30:00.000Z'], ['%5EN225', '2025-07-31T00:00:00.000Z'], ['%5EFTSE', '2025-07-31T07:00:00.000Z'],
])('a price of %s stands until its own exchange opens [DATA-CAP-8]', (symbol, opening) => {
  expect(quoteUntil(symbol)).toBe(opening);
});

test('while an exchange trades its prices do not stand, whatever New York does, nor over its own holidays [DATA-CAP-8]', () => {
  expect(quoteUntil('7203.T', new Date('2025-07-31T02:00:00Z'))).toBeNull();
  expect(quoteUntil('SAP.DE', new Date('2025-07-31T10:00:00Z'))).toBeNull();
  // Friday before the late summer bank holiday of England.
  expect(quoteUntil('SHEL.L', new Date('2025-08-22T18:00:00Z'))).toBe('2025-08-26T07:00:00.000Z');
});

test('quotes of several exchanges stand until the first opens, and not while one trades [DATA-CAP-8]', () => {
  expect(quoteUntil('AAPL,7203.T')).toBe('2025-07-31T00:00:00.000Z');
  expect(quoteUntil('AAPL,SAP.DE', new Date('2025-07-31T10:00:00Z'))).toBeNull();
});

test.each(['BTC-USD', 'EURUSD=X', 'ES=F', 'RY.TO', '%5ESTI'])('%s keeps other hours: its usual lifetime stands [DATA-CAP-8]', (symbol) => {
  expect(quoteUntil(symbol)).toBeNull();
});
