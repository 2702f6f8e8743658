import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReadFact } from '../read-fact.ts';
import { readTexts } from '../text/read-text.ts';
import { readGrid } from './read-grid.ts';

const header = ['(in thousands)', '2024', '2023'];
const label = fc.constantFrom('Revenue', 'Cost of sales', 'Marketing', 'Interest', 'Rent', 'Freight', 'Licences', 'Royalties');
const amount = fc.integer({ min: -90_000, max: 900_000 }).map((value) => (value < 0 ? `(${(-value).toLocaleString('en-US')})` : value.toLocaleString('en-US')));
const body = fc.uniqueArray(fc.tuple(label, amount, amount), { minLength: 2, maxLength: 8, selector: ([name]) => name }).filter((rows) => rows.some(([, left]) => !/^(?:19|20)\d{2}$/.test(left)));

const said = (facts: readonly ReadFact[]): string[] => facts.map((read) => JSON.stringify([read.row, read.column, read.fact.value, read.fact.unit, read.fact.period])).sort();

test('another order of the body rows changes no fact [FACT-TABLE-10]', () => {
  fc.assert(fc.property(body.chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length }))), ([rows, shuffled]) => {
    expect(said(readGrid([header, ...shuffled]))).toEqual(said(readGrid([header, ...rows])));
  }));
});

test('a table added to a document changes no fact of another [FACT-TABLE-10]', () => {
  const pipes = (rows: readonly (readonly string[])[]): string => rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
  fc.assert(fc.property(body, body, (rows, others) => {
    const one = `Expenses\n\n${pipes([header, ...rows])}`;
    const two = `${one}\n\nThe next table shows something else, in a sentence that is long enough to be no title of any table, and it ends with a full stop.\n\n${pipes([['(in thousands)', 'Spain', 'France'], ...others])}`;
    const anchorAt = (span: { readonly start: number; readonly end: number }): { readonly kind: 'span'; readonly start: number; readonly end: number } => ({ kind: 'span', ...span });
    const alone = readTexts([{ text: one, anchorAt }]);
    expect(readTexts([{ text: two, anchorAt }]).slice(0, alone.length)).toEqual(alone);
  }));
});

test('every number of a table is one fact, with the digits of its cell [FACT-ANCHOR-1]', () => {
  fc.assert(fc.property(body, (rows) => {
    const grid = [header, ...rows];
    const facts = readGrid(grid);
    expect(facts).toHaveLength(rows.length * 2);
    for (const { fact } of facts) {
      const cell = fact.anchor.kind === 'cell' ? grid[fact.anchor.row]?.[fact.anchor.column] : undefined;
      expect(fact.value.replace('-', '')).toBe(cell === '0' ? '0' : `${(cell ?? '').replace(/[(),]/g, '')}000`);
    }
  }));
});
