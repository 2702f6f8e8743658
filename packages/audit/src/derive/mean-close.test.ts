// The mean of the closes of a time that a sentence names.
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addDays, captureId, type CapturedBytes } from '@assay/record';
import { auditReport } from '../index.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const entity = { id: 'cik:0000000001', ticker: 'MDW', name: 'Meadow Inc.' };

/** Weekdays from the first of October to the end of the year, each a tenth of a dollar above the one before. */
const closes = Array.from({ length: 92 }, (_, day) => addDays('2024-10-01', day)).filter((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())).map((day, index): [string, number] => [day, Number((100 + index / 10).toFixed(2))]);
const mean = (from: string, to: string): string => { const within = closes.filter(([day]) => day >= from && day <= to); return (within.reduce((sum, [, close]) => sum + close, 0) / within.length).toFixed(2); };

function source(): CapturedBytes {
  const header = { schema: 'assay.sample-company/1', ticker: entity.ticker, cik: '0000000001', name: entity.name, currency: 'USD', fiscalCalendar: { month: 12, named: 'end-year' }, asOf: '2024-12-31', labels: { price: 'Close' }, sources: [['market', 'Closes', null, null, '2024-12-31']] };
  const rows = closes.map(([day, close]) => ['price', close, 'USD/share', null, day, null, 0, null]);
  const bytes = new TextEncoder().encode(`{\n${Object.entries(header).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},\n`).join('')}"facts":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n}\n`);
  return { bytes, capture: { id: captureId.parse(`cap_${sha256(bytes).slice(0, 20)}`), tool: 'made', reader: 'sample-company', request: { method: 'GET', url: 'made:MDW', body: null }, status: 200, mediaType: 'application/json', receivedAt: '2024-12-31T00:00:00Z', origin: 'sample', sourceKind: 'market', sourceName: 'Made', licence: 'none', asOf: '2024-12-31', entity, sha256: sha256(bytes), size: bytes.length } };
}

function judge(sentence: string): string {
  const { claims, verdicts } = auditReport(`${sentence}\n`, [source()], { subject: entity, asOf: '2024-12-31', sha256 });
  const at = claims.findIndex(({ text }) => text.startsWith('$'));
  return verdicts[at]?.verdict ?? 'no claim';
}

describe('a mean of closes over a named time is computed from the series [AUD-MEAN-1]', () => {
  test.each([
    ['Meadow’s average share price from 1 October 2024 to 31 December 2024 was $', '2024-10-01', '2024-12-31'],
    ['Meadow’s average closing price between 4 November 2024 and 29 November 2024 was $', '2024-11-04', '2024-11-29'],
    ['In November 2024 Meadow’s mean closing price was $', '2024-11-01', '2024-11-30'],
    ['Meadow’s average close in the fourth quarter of 2024 was $', '2024-10-01', '2024-12-31'],
  ])('%s', (words, from, to) => {
    expect(judge(`${words}${mean(from, to)}.`)).toBe('computed');
  });

  test.each([
    'Meadow’s average share price from 1 October 2024 to 31 December 2024 was $108.40.',
    'In November 2024 Meadow’s mean closing price was $101.10.',
  ])('a wrong one is contradicted: %s', (sentence) => {
    expect(judge(sentence)).toBe('contradicted');
  });

  test('where the closes of the whole time are not held it is unverified, and never held against a close of one day', () => {
    expect(judge('Meadow’s average share price from 1 June 2024 to 31 December 2024 was $103.25.')).toBe('unverified');
    expect(judge('Meadow’s average share price in 2024 was $103.25.')).toBe('unverified');
  });

  test.each(['It bought back shares at an average share price of $104.00 in the fourth quarter of 2024.', 'The average share price target was $104.00 on 31 December 2024.'])('what shares were traded at, or may come to, is no mean of closes: %s', (sentence) => {
    expect(judge(sentence)).not.toBe('computed');
  });

  test('a moving average is the indicator, not this', () => {
    expect(judge(`Meadow’s 50-day moving average was $${mean('2024-10-23', '2024-12-31')} on 31 December 2024.`)).not.toBe('contradicted');
  });
});

/** The sample deviation of the logarithms of the moves, on a year of 252 days. */
function volatility(from: string, to: string): string {
  const within = closes.filter(([day]) => day >= from && day <= to).map(([, close]) => close);
  const moves = within.slice(1).map((close, index) => Math.log(close / (within[index] ?? NaN)));
  const middle = moves.reduce((sum, one) => sum + one, 0) / moves.length;
  return (Math.sqrt((moves.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (moves.length - 1)) * 252) * 100).toFixed(5);
}

test('a volatility of closes between two named days is computed from the series, and a wrong one contradicted [AUD-MEAN-1]', () => {
  const words = 'Meadow’s annualised volatility of daily closes from 1 October 2024 to 31 December 2024 was ';
  const judged = (value: string): string | undefined => { const { claims, verdicts } = auditReport(`${words}${value}%.\n`, [source()], { subject: entity, asOf: '2024-12-31', sha256 }); return verdicts[claims.findIndex(({ text }) => text.startsWith(value))]?.verdict; };
  expect(judged(volatility('2024-10-01', '2024-12-31'))).toBe('computed');
  expect(judged('21.4')).toBe('contradicted');
});
