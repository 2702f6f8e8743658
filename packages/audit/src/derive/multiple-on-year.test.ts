// A multiple on the figures of a named fiscal year, in a note that is dated after the company's newest close.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { captureId, type CapturedBytes } from '@assay/record';
import { auditReport } from '../index.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const entity = { id: 'cik:0000000001', ticker: 'MDW', name: 'Meadow Inc.' };
const rows: readonly (readonly unknown[])[] = [['price', 90, 'USD/share', null, '2024-12-30', null, 0, null], ['price', 100, 'USD/share', null, '2024-12-31', null, 0, null], ['shares_outstanding', 1_000_000, 'shares', null, '2024-11-30', null, 0, null], ['diluted_eps', 4, 'USD/share', '2023-01-01', '2023-12-31', null, 0, null]];

function source(of = entity, given: readonly (readonly unknown[])[] = rows): CapturedBytes {
  const header = { schema: 'assay.sample-company/1', ticker: of.ticker, cik: of.id.slice(4), name: of.name, currency: 'USD', fiscalCalendar: { month: 12, named: 'end-year' }, asOf: '2024-12-31', labels: { price: 'Close', diluted_eps: 'Diluted earnings per share', revenue: 'Revenue', shares_outstanding: 'Shares outstanding', operating_cash_flow: 'Operating cash flow', capital_expenditure: 'Capital expenditure' }, sources: [['market', 'Closes', null, null, '2024-12-31']] };
  const bytes = new TextEncoder().encode(`{\n${Object.entries(header).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},\n`).join('')}"facts":[\n${given.map((row) => JSON.stringify(row)).join(',\n')}\n]\n}\n`);
  return { bytes, capture: { id: captureId.parse(`cap_${sha256(bytes).slice(0, 20)}`), tool: 'made', reader: 'sample-company', request: { method: 'GET', url: `made:${of.ticker}`, body: null }, status: 200, mediaType: 'application/json', receivedAt: '2024-12-31T00:00:00Z', origin: 'sample', sourceKind: 'market', sourceName: 'Made', licence: 'none', asOf: '2024-12-31', entity: of, sha256: sha256(bytes), size: bytes.length } };
}

function judge(sentence: string, given = rows): string {
  const { claims, verdicts } = auditReport(`${sentence}\n`, [source(entity, given)], { subject: entity, asOf: '2025-07-01', sha256 });
  const at = claims.findIndex(({ text }) => text.endsWith('times'));
  return verdicts[at]?.verdict ?? 'no claim';
}

test.each([
  ['computed', 'Meadow’s price-earnings ratio was 25.0 times in fiscal 2023.'],
  ['contradicted', 'Meadow’s price-earnings ratio was 22.5 times in fiscal 2023.'],
])('it is %s from the newest close and the earnings of that year: %s [AUD-DER-1]', (verdict, sentence) => {
  expect(judge(sentence)).toBe(verdict);
});

test('without a year it is one of the day of the note, for which there is no close', () => {
  expect(judge('Meadow’s price-earnings ratio is 25.0 times.')).toBe('unverified');
});

test('inputs of several companies make no figure of a sentence that names nobody, and its arithmetic stands for itself', () => {
  const other = { id: 'cik:0000000002', ticker: 'FRN', name: 'Fernhill Inc.' };
  const sources = [source(), source(other, [['price', 30, 'USD/share', null, '2024-12-31', null, 0, null], ['revenue', 200_000_000, 'USD', '2024-01-01', '2024-12-31', null, 0, null]])];
  const { claims, verdicts } = auditReport('Fernhill’s and Meadow’s closes are known.\n\nPrice-to-sales ratio, on those figures: $100.00 × 8.0 million ÷ $200.0 million = 4.0 times.\n', sources, { subject: null, asOf: '2024-12-31', sha256 });
  expect(verdicts[claims.findIndex(({ text }) => text.endsWith('times'))]?.verdict).not.toBe('contradicted');
});

const months = (metric: string, value: number, [from, to]: readonly [string, string]): readonly unknown[] => [metric, value, 'USD', from, to, null, 0, null];

test.each([
  ['computed', 'Meadow’s price to free cash flow was 2.5 times on 2024-12-31.'],
  ['contradicted', 'Meadow’s price to free cash flow was 1.7 times on 2024-12-31.'],
])('flows of one formula are of the same twelve months, be one of them known for longer: %s [CALC-FLOW-1]', (verdict, sentence) => {
  const year = ['2023-07-01', '2024-06-30'] as const;
  const later = [['2024-07-01', '2024-09-30', 30e6], ['2023-07-01', '2023-09-30', 10e6]] as const;
  const flows = [months('operating_cash_flow', 100e6, year), ...later.map(([from, to, value]) => months('operating_cash_flow', value, [from, to])), months('capital_expenditure', 60e6, year)];
  expect(judge(sentence, [...rows, ...flows])).toBe(verdict);
});
