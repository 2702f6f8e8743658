import { verdictNames, type Coverage, type Run } from '@assay/record';
import type { ListedRunView } from '@assay/record/api';
import { expect, test } from 'vitest';
import { applyFilters, changeFilters, companiesOf, pageOf, readFilters } from './filters.ts';

type Made = { readonly id: string; readonly ticker?: string; readonly title?: string; readonly on?: string; readonly ratio?: number | null; readonly wrong?: number; readonly mode?: Run['data']['mode']; readonly asked?: boolean };

function sealed({ id, ticker = 'YARD', title = 'A note', on = '2026-02-01', ratio = 1, wrong = 0, mode = 'sample', asked = false }: Made): ListedRunView {
  const verdicts = { ...Object.fromEntries(verdictNames.map((name) => [name, 0])), verified: 9, contradicted: wrong } as Coverage['verdicts'];
  const coverage: Coverage = { ratio, claims: 9 + wrong, strong: 9, judgment: 0, tokens: 20, unaccounted: 0, verdicts, structural: {}, judgments: {} };
  const question = { ticker, text: null, depth: 'standard', asOf: null, ...(asked ? { ask: { filters: { ticker: null, year: null, form: null, section: null }, earlier: [] } } : {}) } as const;
  const run = { id: id as Run['id'], question, company: { id: null, ticker, name: `${ticker} Works` }, engine: 'house', startedAt: `${on}T10:00:00Z`, finishedAt: null, data: { mode, asOf: on }, title, program: { name: 'assay', version: '0.1.0' } } as Run;
  return { state: 'sealed', id, run, coverage };
}

const runs: readonly ListedRunView[] = [
  sealed({ id: 'run_aaaaaa', on: '2026-02-03', title: 'The yard is full' }),
  sealed({ id: 'run_bbbbbb', on: '2026-02-01', ticker: 'MILL', ratio: 0.5, wrong: 2, mode: 'files' }),
  sealed({ id: 'run_cccccc', on: '2026-02-02', asked: true, ratio: null }),
  { state: 'broken', id: 'run_dddddd', why: 'report.md was changed' },
];
const ids = (address: string): string[] => applyFilters(runs, readFilters(new URLSearchParams(address))).map(({ id }) => id.slice(4, 5));

test('words, company, kind, verdict and days narrow the archive, each by the address [WEB-ARCHIVE-1]', () => {
  expect([ids(''), ids('words=yard+full'), ids('company=mill'), ids('kind=question'), ids('kind=audit'), ids('verdict=contradicted'), ids('verdict=proven'), ids('from=2026-02-02&to=2026-02-02')])
    .toEqual([['a', 'c', 'b', 'd'], ['a'], ['b'], ['c'], ['b'], ['b'], ['a', 'c'], ['c']]);
});

test('an address with nonsense in it shows the usual [WEB-ARCHIVE-1]', () => {
  expect(readFilters(new URLSearchParams('kind=x&verdict=x&sort=x&page=-3&from=yesterday'))).toEqual(readFilters(new URLSearchParams('')));
});

test('runs are sorted by day, by what is proven and by company; those that are not whole stay in sight [WEB-ARCHIVE-1]', () => {
  expect([ids('sort=oldest'), ids('sort=least-proven'), ids('sort=company'), ids('words=run_ddd')]).toEqual([['d', 'b', 'c', 'a'], ['b', 'a', 'c', 'd'], ['b', 'a', 'c', 'd'], ['d']]);
});

test('a changed filter goes back to the first page and leaves the usual out of the address [WEB-ARCHIVE-1]', () => {
  const at = new URLSearchParams('words=yard&page=3');
  expect([changeFilters(at, { kind: 'question' }).toString(), changeFilters(at, { page: '4' }).toString(), changeFilters(at, { words: '', sort: 'newest' }).toString()]).toEqual(['words=yard&kind=question', 'words=yard&page=4', '']);
});

test('a thousand runs are shown a page at a time, and a page beyond the end is the last [WEB-ARCHIVE-2]', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => index);
  expect(pageOf(many, 20).items.at(-1)).toBe(999);
  expect(pageOf(many, 900)).toMatchObject({ page: 20, pages: 20, first: 950 });
  expect(pageOf([], 1)).toMatchObject({ page: 1, pages: 1, items: [] });
});

test('the companies to choose from are those of the runs [WEB-ARCHIVE-1]', () => {
  expect(companiesOf(runs)).toEqual([['MILL', 'MILL Works'], ['YARD', 'YARD Works']]);
});
