import { expect, test } from 'vitest';
import { readParagraphs } from '../text/read-paragraphs.ts';

const balanceSheet = ['NORTHWIND, INC.', 'CONSOLIDATED BALANCE SHEETS', 'MAY 31,', '(Dollars in millions)', '2024', '2023', 'Current assets:', ' ', 'Cash and equivalents', '$', '4,466', '$', '4,249', 'Receivables, net of allowance and', 'discounts', '4,272', '3,498', 'Total current assets', '16,525', '15,134', 'Accrued losses', '(92)', '—', 'The notes are an integral part of this statement and should be read with it.'].join('\n');

function read(text: string): (readonly [string, string, string | null])[] {
  return readParagraphs([text]).map(({ row, fact }) => [row.at(-1) ?? '', fact.value, fact.period?.kind === 'instant' ? fact.period.on : null] as const);
}

test('a page with a cell a line is a table: labels, times, unit and negatives in brackets [FACT-PAGE-1]', () => {
  expect(read(balanceSheet)).toEqual([
    ['Cash and equivalents', '4466000000', '2024-05-31'], ['Cash and equivalents', '4249000000', '2023-05-31'],
    ['Receivables, net of allowance and discounts', '4272000000', '2024-05-31'], ['Receivables, net of allowance and discounts', '3498000000', '2023-05-31'],
    ['Total current assets', '16525000000', '2024-05-31'], ['Total current assets', '15134000000', '2023-05-31'],
    ['Accrued losses', '-92000000', '2024-05-31'],
  ]);
});

test('values behind their label on one line are cells too [FACT-PAGE-1]', () => {
  const facts = read(['(in millions)', '2024', '2023', 'Product sales 118,573 141,915', 'Service sales 59,293 $ 90,972', 'Total net sales 177,866 232,887'].join('\n'));
  expect(facts.map(([label, value]) => [label, value])).toEqual([
    ['Product sales', '118573000000'], ['Product sales', '141915000000'], ['Service sales', '59293000000'], ['Service sales', '90972000000'], ['Total net sales', '177866000000'], ['Total net sales', '232887000000'],
  ]);
});

test('a percent sign on a line of its own belongs to the figure before it [FACT-PAGE-1]', () => {
  const facts = readParagraphs([['2024', '2023', 'Effective tax rate', '21.6', '%', '24.6', '%', 'Return on equity', '32.3 %', '33.7 %', 'Headcount', '900', '800'].join('\n')]);
  expect(facts.map(({ fact }) => [fact.value, fact.unit.kind])).toEqual([['21.6', 'percent'], ['24.6', 'percent'], ['32.3', 'percent'], ['33.7', 'percent'], ['900', 'count'], ['800', 'count']]);
});

test('sentences with numbers are no table [FACT-PAGE-1]', () => {
  const text = 'Revenue rose 6% to $412.6 million in fiscal 2024, from $389.2 million in fiscal 2023.\nThe company opened 14 stores and closed 3 of them during the year.';
  expect(readParagraphs([text]).every((read) => read.column.length === 0)).toBe(true);
});

test('each figure stands at its place in the page [FACT-PAGE-1]', () => {
  for (const { fact } of readParagraphs([balanceSheet])) {
    if (fact.anchor.kind !== 'paragraph') throw new RangeError('a page has paragraphs');
    expect(balanceSheet.slice(fact.anchor.start, fact.anchor.end).replace(/\D/g, '')).toBe(fact.value.replace(/\D/g, '').replace(/0{6}$/, ''));
  }
});
