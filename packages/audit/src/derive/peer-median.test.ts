// The median of several companies' multiples, judged from each company's own figures.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { captureId, type CapturedBytes } from '@assay/record';
import { auditReport } from '../index.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const day = '2025-06-30';

type Made = { readonly name: string; readonly ticker: string; readonly cik: string; readonly eps: number; readonly price: number };

/** One company's file: a fiscal year of earnings per share and a close. */
function fileOf({ name, ticker, cik, eps, price }: Made): CapturedBytes {
  const header = { schema: 'assay.sample-company/1', ticker, cik, name, currency: 'USD', fiscalCalendar: { month: 12, named: 'end-year' }, asOf: day, labels: { diluted_eps: 'Diluted earnings per share', price: 'Close' }, sources: [['filing', 'Annual report', '10-K', null, '2025-02-01'], ['market', 'Closes', null, null, day]] };
  const rows = [['diluted_eps', eps, 'USD/share', '2024-01-01', '2024-12-31', null, 0, null], ['price', price, 'USD/share', null, day, null, 1, null]];
  const bytes = new TextEncoder().encode(`{\n${Object.entries(header).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},\n`).join('')}"facts":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n}\n`);
  const entity = { id: `cik:${cik}`, ticker, name };
  return {
    bytes,
    capture: { id: captureId.parse(`cap_${sha256(bytes).slice(0, 20)}`), tool: 'made', reader: 'sample-company', request: { method: 'GET', url: `made:${ticker}`, body: null }, status: 200, mediaType: 'application/json', receivedAt: `${day}T00:00:00Z`, origin: 'sample', sourceKind: 'filing', sourceName: 'Made', licence: 'none', asOf: day, entity, sha256: sha256(bytes), size: bytes.length },
  };
}

const own: Made = { name: 'Meadow Inc.', ticker: 'MDW', cik: '0000000001', eps: 4, price: 120 };
const peers: readonly Made[] = [
  { name: 'Harbour Inc.', ticker: 'HRB', cik: '0000000002', eps: 5, price: 100 },
  { name: 'Lantern Inc.', ticker: 'LNT', cik: '0000000003', eps: 2, price: 50 },
  { name: 'Quarry Inc.', ticker: 'QRY', cik: '0000000004', eps: 10, price: 360 },
];

function judge(report: string, others: readonly Made[] = peers): Record<string, string> {
  const { claims, verdicts } = auditReport(`${report}\n`, [own, ...others].map(fileOf), { subject: { id: `cik:${own.cik}`, ticker: own.ticker, name: own.name }, asOf: day, sha256 });
  return Object.fromEntries(claims.map((claim, index) => [claim.text, verdicts[index]?.verdict ?? '']));
}

const sentence = (premium: string, median: string): string => `On 30 June 2025 Meadow traded at 30.0 times trailing diluted earnings per share, a premium of ${premium} to a median of ${median} among three others: Quarry stood at 36.0 times, Lantern at 25.0 times and Harbour at 20.0 times.`;

test('a median of named companies and the distance to it are computed from each one’s own figures [AUD-PEERS-1]', () => {
  expect(judge(sentence('20.0%', '25.0 times'))).toMatchObject({ '30.0 times': 'computed', '20.0%': 'computed', '25.0 times': 'computed', '36.0 times': 'computed', '20.0 times': 'computed' });
});

test('a wrong median, a wrong premium and a multiple of another company are contradicted [AUD-PEERS-1]', () => {
  expect(judge(sentence('20.0%', '26.4 times'))['26.4 times']).toBe('contradicted');
  expect(judge(sentence('31.0%', '25.0 times'))['31.0%']).toBe('contradicted');
  expect(judge(sentence('20.0%', '25.0 times').replace('Quarry stood at 36.0', 'Quarry stood at 24.0'))['24.0 times']).toBe('contradicted');
});

test('a premium told as a discount is contradicted [AUD-PEERS-1]', () => {
  expect(judge(sentence('20.0%', '25.0 times').replace('a premium', 'a discount'))['20.0%']).toBe('contradicted');
});

test('what a share comes to at the median follows from its own earnings [AUD-PEERS-1]', () => {
  expect(judge(`${sentence('20.0%', '25.0 times')} At that median a share comes to $100.00.`)['$100.00']).toBe('computed');
  expect(judge(`${sentence('20.0%', '25.0 times')} At that median the price stands for earnings of $4.80 a share.`)['$4.80 a share']).toBe('computed');
});

test('where the companies are not named, another figure is unverified, since they may be others [AUD-PEERS-2]', () => {
  expect(judge(`${sentence('20.0%', '25.0 times')} At that median a share comes to $131.00.`)['$131.00']).toBe('unverified');
});

test('a company without earnings is no part of a median that names nobody, and two make none [AUD-PEERS-2]', () => {
  const loss: Made = { name: 'Thistle Inc.', ticker: 'THS', cik: '0000000005', eps: -3, price: 40 };
  expect(judge('The shares stood at a premium of 20.0% to the median P/E of the peers.', [...peers, loss])['20.0%']).toBe('computed');
  expect(judge('The shares stood at a premium of 20.0% to the median P/E of the peers.', peers.slice(0, 2))['20.0%']).not.toBe('computed');
});
