import type { Entity } from '@assay/record';
import { expect, test } from 'vitest';
import { documentSource } from '../../document-source.ts';
import type { SourceDocument } from '../../facts/index.ts';
import { searchTexts } from '../pattern/search-texts.ts';
import type { Outcome } from '../submission.ts';
import { search, sha256, smallFence, verdictOf } from '../testing/small-fence.ts';

const north: Entity = { id: 'cik:0000000001', ticker: 'NRTH', name: 'Northgate Inc.' };
const text = '{"symbol": "NRTH", "currency": "USD",\n"annual": [\n{"fiscalYear": 2025, "period": "FY",\n"revenue": 5098000000},\n{"fiscalYear": 2024, "period": "FY",\n"revenue": 4000000000}]}';

function captured(content: string, name = 'north.json'): SourceDocument {
  return documentSource({ name, bytes: new TextEncoder().encode(content) }, { about: north, readAt: '2025-01-01T00:00:00Z', sha256 });
}

/** What comes of a claim with the first line of a capture that a pattern finds. */
async function cited(document: string, pattern: string, content = text): Promise<Outcome> {
  const source = captured(content);
  const fence = smallFence(document, { subject: north, captureSource: (id) => (id === 'north' ? source : null) });
  const grep = fence.track(searchTexts([{ id: 'north', file: 'north.json', text: content }], { patternLength: 99, hits: 9 }), { tool: 'grep' });
  const { passages } = await grep({ pattern });
  return fence.submit({ claim: document.replace(/\.$/, ''), handles: passages.map((passage) => passage.handle) });
}

test('a passage of a capture knows the company, time and currency that stand elsewhere in it, and is worth a full verdict [FEN-CAP-1]', async () => {
  expect(await cited('Revenue was $5.1 billion in FY2025.', '"revenue": 5')).toMatchObject({ supports: true, verdictFloor: 'verified' });
});

test.each([
  ['period-conflict', 'Revenue was $5.1 billion in FY2025.', text.replace('2025', '2023')], ['currency-conflict', 'Revenue was $5.1 billion in FY2025.', text.replace('USD', 'JPY')], ['entity-conflict', 'Revenue was $5.1 billion in FY2025.', text.replace('NRTH', 'STHG')],
])('what a capture says elsewhere speaks against a line of it: %s [FEN-CAP-1]', async (code, document, content) => {
  expect((await cited(document, '"revenue": 5', content)).code).toBe(code);
});

test('letters of several bytes before a passage do not move it [FEN-CAP-1]', async () => {
  expect(await cited('Revenue was $5.1 billion in FY2025.', '"revenue": 5', text.replace('"currency"', '"note": "Zürich – 東京 – 🏦", "currency"'))).toMatchObject({ supports: true, verdictFloor: 'verified' });
});

test('a capture that cannot be decoded holds nothing to cite [FEN-CAP-1]', async () => {
  const source = { ...captured(text), bytes: new Uint8Array([0xff, 0xfe, 0xff]) };
  const fence = smallFence('Revenue was $5.1 billion.', { captureSource: () => source });
  expect((await fence.track(searchTexts([{ id: 'north', file: 'a', text }], { patternLength: 99, hits: 9 }), { tool: 'grep' })({ pattern: 'revenue' })).passages).toEqual([]);
});

test('what kind of source a capture is, the capture says and no tool [FEN-CAP-1]', async () => {
  const source = documentSource({ name: 'page.json', bytes: new TextEncoder().encode(text), described: { sourceKind: 'web' } }, { about: north, readAt: '2025-01-01T00:00:00Z', sha256 });
  const fence = smallFence('Revenue was $5.1 billion in FY2025.', { subject: north, captureSource: () => source });
  const { passages } = await fence.track(searchTexts([{ id: 'page', file: 'page.json', text, sourceKind: 'filing' }], { patternLength: 99, hits: 9 }), { tool: 'grep' })({ pattern: '"revenue": 5' });
  expect(fence.submit({ claim: 'Revenue was $5.1 billion in FY2025', handles: passages.map((passage) => passage.handle) }).verdictFloor).toBe('web-sourced');
});

test('what a search engine was asked is no evidence on its page of results [FEN-LAUNDER-1]', async () => {
  const page = 'You searched for revenue was $5.1 billion in 2025.';
  const plain = captured(page, 'page.txt');
  const source = { ...plain, capture: { ...plain.capture, request: { method: 'GET', url: 'https://search.test/?q=revenue+was+%245.1+billion+in+2025', body: null } } };
  const fence = smallFence('Revenue was $5.1 billion in 2025.', { captureSource: () => source });
  const { passages } = await fence.track(searchTexts([{ id: 'page', file: 'page.txt', text: page }], { patternLength: 99, hits: 9 }), { tool: 'grep' })({ pattern: 'revenue' });
  expect(fence.submit({ claim: 'Revenue was $5.1 billion in 2025', handles: passages.map((passage) => passage.handle) }).supports).toBe(false);
});

test('a number alone on its line of a capture is read with what the document says of it, and alone in a result it is nothing [FEN-CAP-1]', async () => {
  const lines = '{"symbol": "NRTH", "currency": "USD",\n"annual": [{"fiscalYear": 2025, "period": "FY", "revenue":\n5098000000\n}]}';
  expect(verdictOf(await cited('Northgate Inc. had revenue of $5.1 billion in fiscal 2025.', '5098000000', lines))).toBe('borne out: says-the-same');
  expect(verdictOf(await cited('Northgate Inc. had revenue of $5.2 billion in fiscal 2025.', '5098000000', lines))).toBe('admitted: value-conflict');
  expect(verdictOf(await cited('Northgate Inc. had net income of $5.1 billion in fiscal 2025.', '5098000000', lines))).toBe('admitted: metric-not-named');
  const plain = smallFence('Revenue was $5.1 billion.');
  const { passages } = await search(plain, ['5098000000']);
  expect(plain.submit({ claim: 'Revenue was $5.1 billion', handles: passages.map(({ handle }) => handle) }).code).toBe('no-content');
});
