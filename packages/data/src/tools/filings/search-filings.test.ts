import { expect, test } from 'vitest';
import { textAnswer, type Answerer } from '../../testing/replay-server.ts';
import { madeUp, madeUpTools } from '../testing/made-up-world.ts';
import type { ToolAnswer } from '../tool.ts';
import type { Filing } from '../../edgar/submissions.ts';
import { chooseReports, MOST_REPORTS } from './choose-reports.ts';

const folder = `https://www.sec.gov/Archives/edgar/data/${String(Number(madeUp.cik))}/`;
const head = (text: string): string => `<div><b>${text}</b></div>`;
const page = `<html><body><p>Example Works Inc.</p>${head('Item 1. Business')}<p>Kettles are forged in our own works.</p>${head('Item 7. Management’s Discussion and Analysis')}<p>Sales of kettles (in millions)</p><table><tr><td></td><td>2024</td><td>2023</td></tr><tr><td>Kettles</td><td>150</td><td>130</td></tr><tr><td>Pans</td><td>40</td><td>35</td></tr></table><p>Kettles sold well because of a cold winter.</p></body></html>`;
const serving: Answerer = ({ url }) => (url === `${folder}k2024/k.htm` ? textAnswer(page, { mediaType: 'text/html' }) : null);
const ask = (input: object, answerers: readonly Answerer[] = [serving], asOf: string | null = null): Promise<ToolAnswer> => madeUpTools(answerers).runTool('search_filings', { ticker: madeUp.ticker, query: 'Why did kettles sell well?', ...input }, { asOf });

test('a passage says form, period, section and address, and stands at its place in the captured bytes [FILING-SEARCH-1]', async () => {
  const answer = await ask({ limit: 1 });
  expect(answer).toMatchObject({ ok: true, answer: { searched: [{ form: '10-K', filed: '2025-02-14', period: '2024-12-31', accession: 'k-2024', url: `${folder}k2024/k.htm` }], passages: [{ form: '10-K', section: '7', paragraphs: ['Kettles sold well because of a cold winter.'], is_table: false, url: `${folder}k2024/k.htm` }] } });
  const { passages } = (answer as unknown as { answer: { passages: { place: string; capture: string }[] } }).answer;
  const [from = 0, to = 0] = (passages[0]?.place ?? '').match(/\d+/g)?.map(Number) ?? [];
  const captured = answer.captures.find(({ capture }) => capture.id === passages[0]?.capture);
  expect(new TextDecoder().decode(captured?.bytes).slice(from, to)).toBe('Kettles sold well because of a cold winter.');
});

test('the figures of a passage are facts whose anchors stand inside it [FILING-SEARCH-1]', async () => {
  const answer = await ask({ query: 'sales of kettles and pans in millions, 2024', section: 'MD&A', limit: 1, max_figures: 3 });
  expect(answer).toMatchObject({ ok: true, answer: { passages: [{ is_table: true, figures: [{ value: 150_000_000, words: 'Kettles' }, { value: 130_000_000 }, { value: 40_000_000 }] }] }, plain: [], figures: [{ fact: { anchor: { kind: 'cell' } } }, {}, {}] });
  expect(await ask({ query: 'sales of kettles and pans', limit: 1, max_figures: 0 })).toMatchObject({ ok: true, figures: [] });
});

test('words, sections, years and days without an answer are said, and a report that cannot be had is named [FILING-SEARCH-2]', async () => {
  expect(await ask({ query: 'submarines' })).toMatchObject({ ok: false, error: { code: 'not-found', message: 'Nothing of the 10-K of 2025-02-14 has words of this question.' } });
  expect(await ask({ section: '1A' })).toMatchObject({ ok: false, error: { code: 'not-found', message: 'Nothing in a section “1A” of the 10-K of 2025-02-14 has words of this question.' } });
  expect(await ask({ query: 'kettles in 2019' })).toMatchObject({ ok: false, error: { code: 'not-found', message: 'Example Works Inc. has no annual or quarterly report for 2019.' } });
  expect(await ask({ form: '10-Q' })).toMatchObject({ ok: false, error: { code: 'not-found', message: 'Example Works Inc. has no 10-Q.' } });
  expect(await ask({}, [serving], '2025-02-13')).toMatchObject({ ok: false, error: { code: 'not-found', message: 'Example Works Inc. has no annual or quarterly report by 2025-02-13.' } });
  expect(await ask({}, [() => null])).toMatchObject({ ok: false, error: { code: 'unreachable' } });
});

const filing = (form: string, reportDate: string): Filing => ({ accession: `${form} ${reportDate}`, form, filed: reportDate, reportDate, document: 'd.htm', items: [] });
const listed = [filing('10-Q', '2025-06-30'), filing('10-Q', '2025-03-31'), filing('10-K/A', '2024-12-31'), filing('10-K', '2024-12-31'), filing('10-Q', '2024-09-30'), filing('10-K', '2023-12-31'), filing('10-K', '2022-12-31')];
const chosen = (wanted: { readonly forms?: readonly string[]; readonly years?: readonly number[] }): string[] => chooseReports(listed, { forms: wanted.forms ?? ['10-K', '10-Q'], years: wanted.years ?? [] }).chosen.map(({ form, reportDate }) => `${form} ${reportDate ?? ''}`);

test('without a year the newest annual report and the quarters after it are searched, with a form the newest of it [FILING-SEARCH-2]', () => {
  expect(chosen({})).toEqual(['10-K 2024-12-31', '10-Q 2025-06-30', '10-Q 2025-03-31', '10-K/A 2024-12-31']);
  expect(chosen({ forms: ['10-Q'] })).toEqual(['10-Q 2025-06-30']);
});

test('every year asked for has its annual report before any quarter, at most four in all [FILING-SEARCH-2]', () => {
  expect(chosen({ years: [2023, 2022] })).toEqual(['10-K 2023-12-31', '10-K 2022-12-31']);
  expect(chosen({ years: [2024, 2023, 2022] })).toHaveLength(MOST_REPORTS);
  expect(chosen({ years: [2024, 2023, 2022] }).slice(0, 3)).toEqual(['10-K 2024-12-31', '10-K 2023-12-31', '10-K 2022-12-31']);
  expect(chooseReports([filing('10-K', '2025-01-31')], { forms: ['10-K'], years: [2024] }).chosen).toHaveLength(1);
});
