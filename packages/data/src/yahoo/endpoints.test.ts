import { expect, test } from 'vitest';
import { chartEndpoint, quoteEndpoint } from './endpoints.ts';

const evening = new Date('2025-07-30T22:00:00Z');

test.each(['AAPL', 'BRK-B', '%5EGSPC'])('the chart of %s in the evening stands until New York opens [DATA-CAP-8]', (symbol) => {
  expect(chartEndpoint.freshUntil?.(`https://query2.finance.yahoo.com/v8/finance/chart/${symbol}?interval=1d`, evening)?.toISOString()).toBe('2025-07-31T13:30:00.000Z');
});

test.each(['7203.T', 'BTC-USD', 'EURUSD=X', '%5EN225'])('%s keeps other hours: its usual lifetime stands [DATA-CAP-8]', (symbol) => {
  expect(quoteEndpoint.freshUntil?.(`https://query2.finance.yahoo.com/v7/finance/quote?symbols=${symbol}`, evening)).toBeNull();
});
