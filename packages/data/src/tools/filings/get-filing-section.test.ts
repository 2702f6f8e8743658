import { expect, test } from 'vitest';
import { textAnswer, type Answerer } from '../../testing/replay-server.ts';
import { madeUp, madeUpTools } from '../testing/made-up-world.ts';
import type { ToolAnswer } from '../tool.ts';

const folder = `https://www.sec.gov/Archives/edgar/data/${String(Number(madeUp.cik))}/`;
const head = (text: string): string => `<div><b>${text}</b></div>`;
const words = 'We build small works by hand. '.repeat(20);
const report = `<html><body><p>Example Works Inc.</p>${head('Item 1. Business')}<p>${words}</p><p>Second.</p>${head('Item 7. Management’s Discussion and Analysis')}<p>It can be found in the 2024 Annual Report to Shareholders under “Review of the Year.”</p>${head('Item 8. Financial Statements')}<table><tr><td>Revenue</td><td>150</td></tr></table></body></html>`;
const index = `<html><body><table><tr><th>Seq</th><th>Description</th><th>Document</th><th>Type</th><th>Size</th></tr><tr><td>1</td><td>10-K</td><td>k.htm iXBRL</td><td>10-K</td><td>9</td></tr><tr><td>2</td><td>Annual report</td><td>ex13.htm</td><td>EX-13</td><td>9</td></tr></table></body></html>`;
const exhibit = '<html><body><p>Letter</p><p>Dear owners.</p><p>Review of the Year</p><p>Works were up by a fifth.</p></body></html>';

function serving(pages: Readonly<Record<string, string>>): Answerer {
  return ({ url }) => {
    const page = url.startsWith(folder) ? pages[url.slice(folder.length).split('/').at(-1) ?? ''] : undefined;
    return page === undefined ? null : textAnswer(page, { mediaType: 'text/html' });
  };
}
const ask = (input: object, pages: Readonly<Record<string, string>> = { 'k.htm': report }): Promise<ToolAnswer> => madeUpTools([serving(pages)]).runTool('get_filing_section', { ticker: madeUp.ticker, ...input });

test('an item is given with its title, its address and its words, rows of tables as lines [FILING-TOOL-1]', async () => {
  expect(await ask({ item: 'Item 8' })).toMatchObject({ ok: true, answer: { form: '10-K', filed: '2025-02-14', item: '8', part: 'II', title: 'Financial Statements', url: `${folder}k2024/k.htm`, stands_in: null, paragraphs: ['Item 8. Financial Statements', 'Revenue | 150'], items: expect.arrayContaining([{ item: '1', title: 'Business' }]) as unknown } });
});

test('pages of a section end where a line ends and join without loss [FILING-TOOL-1]', async () => {
  const first = await ask({ item: '1', max_characters: 622 });
  expect(first).toMatchObject({ ok: true, answer: { is_cut: true, paragraphs: ['Item 1. Business', words.trim()] }, notes: ['There is more: ask again with offset 619.'] });
  expect(await ask({ item: '1', max_characters: 622, offset: 619 })).toMatchObject({ ok: true, answer: { paragraphs: ['Second.'] }, notes: [] });
  expect(await ask({ item: '1', offset: 9999 })).toMatchObject({ ok: true, answer: { paragraphs: [] } });
});

test('an item that is not there is refused with those that are [FILING-TOOL-1]', async () => {
  expect(await ask({ item: '1A' })).toMatchObject({ ok: false, error: { code: 'bad-input', remedy: 'It has cover, 1, 7, 8.' } });
  expect(await ask({ item: '7' }, { 'k.htm': '<p>Nothing here.</p>' })).toMatchObject({ ok: false, error: { code: 'not-found' } });
  expect(await ask({ item: '7', form: '10-Q' })).toMatchObject({ ok: false, error: { code: 'not-found', message: 'Example Works Inc. has no 10-Q.' } });
  expect(await ask({ item: '7', filed: '2024-01-01' })).toMatchObject({ ok: false, error: { code: 'not-found', message: 'Example Works Inc. has no 10-K filed on 2024-01-01.' } });
});

test('an item in an exhibit is fetched from it, from the heading that the item quotes [FILING-TOOL-2]', async () => {
  const answer = await ask({ item: '7' }, { 'k.htm': report, 'k-2024-index.html': index, 'ex13.htm': exhibit });
  expect(answer).toMatchObject({ ok: true, answer: { stands_in: 'EX-13', url: `${folder}k2024/ex13.htm`, paragraphs: ['Review of the Year', 'Works were up by a fifth.'] } });
  expect(answer.captures).toHaveLength(4);
});

test('an exhibit that cannot be had says why, and the item’s own words stand [FILING-TOOL-2]', async () => {
  const bare = index.replace('EX-13', 'EX-21');
  const answer = await ask({ item: '7' }, { 'k.htm': report, 'k-2024-index.html': bare });
  expect(answer).toMatchObject({ ok: true, answer: { stands_in: 'annual report to shareholders (EX-13)', pointing_words: expect.stringContaining('Review of the Year') as unknown }, notes: ['The item points at exhibit 13, which is not shown: the filing\'s index lists no exhibit 13 that can be read.'] });
});
