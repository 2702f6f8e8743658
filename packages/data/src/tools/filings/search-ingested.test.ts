import { expect, test } from 'vitest';
import { textAnswer, type Answerer } from '../../testing/replay-server.ts';
import { madeUpLibrary, type MadeUpReport } from '../testing/made-up-library.ts';
import { madeUp, madeUpTools } from '../testing/made-up-world.ts';
import type { ToolAnswer } from '../tool.ts';

const company = { name: madeUp.name, ticker: madeUp.ticker, cik: madeUp.cik };
const report = (year: number, words: string, more: Partial<MadeUpReport> = {}): MadeUpReport => ({ name: `report-${String(year)}.txt`, company, form: '10-K', period: `${String(year)}-12-31`, filed: `${String(year + 1)}-02-14`, text: `Example Works\n\fItem 1. Business\nKettles are forged by hand.\n\fItem 7. Management’s Discussion and Analysis\n${words}\n`, ...more });
const held = [report(2022, 'In 2022 kettles sold badly because of a mild winter.'), report(2023, 'In 2023 kettles sold well because of a cold winter.'), report(2023, 'Our jetties were repaired, and kettles are not sold here.', { name: 'harbour.txt', company: { name: 'Harbour Works plc', ticker: 'HRBR', cik: null } })];
const asked: string[] = [];
const nothing: Answerer = ({ url }) => { asked.push(url); return textAnswer('{}', { status: 404 }); };
type Shown = { readonly passages: { readonly company: string; readonly period: string; readonly section: string; readonly page: number | null; readonly capture: string; readonly place: string; readonly paragraphs: string[] }[] };
const ask = async (input: object, more: { readonly asOf?: string; readonly reports?: readonly MadeUpReport[] } = {}): Promise<ToolAnswer> => {
  asked.length = 0;
  return madeUpTools([nothing], { ingested: await madeUpLibrary(more.reports ?? held) }).runTool('search_filings', { query: 'Why did kettles sell?', ...input }, { asOf: more.asOf ?? null });
};
const passages = (answer: ToolAnswer): Shown['passages'] => (answer.ok ? (answer as unknown as { answer: Shown }).answer.passages : []);

test('a year that the library has is answered from it without the network, and every passage’s bytes go along [INGEST-TOOL-1]', async () => {
  const answer = await ask({ ticker: madeUp.ticker, year: 2023, query: 'kettles sold well in a cold winter' });
  expect(asked).toEqual([]);
  expect(passages(answer)[0]).toMatchObject({ company: madeUp.name, period: '2023-12-31', section: '7', page: 3 });
  expect(new Set(passages(answer).map(({ period }) => period))).toEqual(new Set(['2023-12-31']));
  for (const { capture, place, paragraphs } of passages(answer)) {
    const bytes = answer.captures.find((one) => one.capture.id === capture)?.bytes;
    const [from = 0, to = 0] = (place.match(/\d+/g) ?? []).map(Number);
    expect(new TextDecoder().decode(bytes).slice(from, to).split('\n').filter((line) => line !== '')).toEqual(paragraphs);
  }
});

test('without a company the whole library is searched, narrowed by what is said [INGEST-TOOL-1]', async () => {
  expect(new Set(passages(await ask({ query: 'kettles' })).map((passage) => passage.company))).toEqual(new Set([madeUp.name, 'Harbour Works plc']));
  expect(new Set(passages(await ask({ query: 'repaired jetties of Harbour Works' })).map((passage) => passage.company))).toEqual(new Set(['Harbour Works plc']));
  expect(new Set(passages(await ask({ query: 'kettles', year: 2022 })).map(({ period }) => period))).toEqual(new Set(['2022-12-31']));
  expect(passages(await ask({ query: 'kettles' }, { asOf: '2023-12-31' })).every(({ period }) => period === '2022-12-31')).toBe(true);
  expect(await ask({ query: 'submarines' })).toMatchObject({ ok: false, error: { code: 'not-found' } });
  expect(await ask({ query: 'kettles' }, { reports: [] })).toMatchObject({ ok: false, error: { code: 'bad-input' } });
});

test('what the library lacks is asked of the SEC, and where that fails the library answers and says so [INGEST-TOOL-2]', async () => {
  // The library's newest report is of a year whose successor is out by now.
  const answer = await ask({ ticker: madeUp.ticker });
  expect(asked.length).toBeGreaterThan(0);
  expect(answer).toMatchObject({ ok: true, notes: [expect.stringContaining('Only the library was searched') as string] });
  expect(new Set(passages(answer).map(({ period }) => period))).toEqual(new Set(['2023-12-31']));
  expect(await ask({ ticker: madeUp.ticker, year: 2019 })).toMatchObject({ ok: false });
});

test('of a listed report the library’s copy is taken, and only the others are fetched [INGEST-TOOL-2]', async () => {
  const fetched: string[] = [];
  const library = await madeUpLibrary([report(2024, 'In 2024 kettles sold very well.')]);
  const watched: Answerer = ({ url }) => {
    if (url.includes('/Archives/')) fetched.push(url);
    return null;
  };
  const answer = await madeUpTools([watched], { ingested: library, now: '2027-01-01T00:00:00Z' }).runTool('search_filings', { ticker: madeUp.ticker, query: 'How did kettles sell?' });
  expect([answer.ok, fetched]).toEqual([true, []]);
  expect(passages(answer)[0]?.paragraphs.join(' ')).toContain('very well');
});

test('a section is read from the library’s copy, and a damaged copy is never shown [INGEST-TOOL-3]', async () => {
  const library = await madeUpLibrary(held);
  const tools = madeUpTools([nothing], { ingested: library });
  const section = { ticker: madeUp.ticker, item: '7', period: '2023-12-31' };
  expect(await tools.runTool('get_filing_section', section)).toMatchObject({ ok: true, answer: { form: '10-K', filed: '2024-02-14', item: '7', accession: null, paragraphs: expect.arrayContaining(['In 2023 kettles sold well because of a cold winter.']) as unknown } });
  library.spoil();
  expect(await tools.runTool('get_filing_section', section)).toMatchObject({ ok: false });
  expect(await tools.runTool('search_filings', { ticker: madeUp.ticker, query: 'kettles', year: 2023 })).toMatchObject({ ok: false, error: { code: 'not-found' } });
});
