import type { PageBlockView } from '@assay/record/api';
import { expect, test } from 'vitest';
import { makePanes, paneOf } from './panes.ts';

function block(number: number, claims: readonly number[], length = 200): PageBlockView {
  return { html: `<p>${String(number)}</p>`, claims: [...claims], headings: [`s-${String(number)}`], length };
}

const title = { html: '<h1>A note</h1>', claims: [], headings: ['s-title'], length: 6 };

test('the panes hold every block once and in order, the charts in their place [WEB-REPORT-3]', () => {
  const blocks = Array.from({ length: 30 }, (_, index) => block(index, [index * 2 + 1, index * 2 + 2]));
  const panes = makePanes({ notice: '<p>n</p>', title, dek: '<p>d</p>', blocks, charts: { html: '<section>charts</section>', at: 4 } });
  expect(panes.map(({ html }) => html).join('')).toBe(`<p>n</p><h1>A note</h1><p>d</p>${blocks.slice(0, 4).map(({ html }) => html).join('')}<section>charts</section>${blocks.slice(4).map(({ html }) => html).join('')}`);
  expect(panes.flatMap(({ claims }) => claims)).toEqual(blocks.flatMap(({ claims }) => claims));
  expect(Math.max(...panes.map(({ claims }) => claims.length))).toBeLessThanOrEqual(30);
});

test('a claim and a heading are found in their pane, and what has no place in none [WEB-REPORT-3]', () => {
  const panes = makePanes({ notice: '', title, dek: '', blocks: [block(1, [1], 2900), block(2, [2], 2900)], charts: { html: '', at: 1 } });
  expect([paneOf(panes, 2), paneOf(panes, 's-1'), paneOf(panes, 's-title'), paneOf(panes, 9), paneOf(panes, 's-none')]).toEqual([2, 1, 0, null, null]);
});
