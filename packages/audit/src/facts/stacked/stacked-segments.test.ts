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

test('heads that repeat stand under the names of their groups, with the time over all [FACT-PAGE-1]', () => {
  const text = ['The tables below show each branch.', 'Three months ended June 30,', 'Retail trade', 'Wholesale trade', '(in millions)', '2024', '2023', 'Change', '2024', '2023', 'Change', 'Net revenue', '$ 12,614 $', '12,760', '(1) %', '$ 11,947 $', '13,214', '(10) %', 'Net income', '3,100', '5,645', '(a)', '(45)', '3,725', '5,020', '(26)', 'Expenses', '700', '600', 'NM', '500', '400', '25'].join('\n');
  const facts = readParagraphs([text]).filter((each) => each.row.at(-1) === 'Net income' && each.fact.unit.kind === 'money');
  expect(facts.map(({ fact, column }) => [fact.value, column[1], fact.period?.kind === 'duration' ? fact.period.end : null])).toEqual([
    ['3100000000', 'Retail trade', '2024-06-30'], ['5645000000', 'Retail trade', '2023-06-30'], ['3725000000', 'Wholesale trade', '2024-06-30'], ['5020000000', 'Wholesale trade', '2023-06-30'],
  ]);
});

test('heads of several lines are put together before they are counted [FACT-PAGE-1]', () => {
  const text = ['Twelve Months Ended June 30, 2023', 'Twelve Months Ended June 30, 2024', '($ million)', 'EBITDA', 'Net ', 'Income', 'EPS ', '(Diluted', 'US cents)', 'EBITDA', 'Net ', 'Income', 'EPS ', '(Diluted', 'US cents)', 'As reported', '310', '105', '52.9', '350', '121', '60.1', 'Closed plants', '20', '14', '7.1', '10', '8', '4.2', 'As adjusted', '330', '119', '60.0', '360', '129', '64.3'].join('\n');
  const facts = readParagraphs([text]).filter((each) => each.row.at(-1) === 'As adjusted');
  expect(facts.map(({ fact, column }) => [fact.value, column.at(-1), fact.period?.kind === 'duration' ? fact.period.end : null])).toEqual([
    ['330000000', 'EBITDA', '2023-06-30'], ['119000000', 'Net Income', '2023-06-30'], ['60', 'EPS (Diluted US cents)', '2023-06-30'],
    ['360000000', 'EBITDA', '2024-06-30'], ['129000000', 'Net Income', '2024-06-30'], ['64.3', 'EPS (Diluted US cents)', '2024-06-30'],
  ]);
});

test('a label that mentions years and goes on in the next line heads no columns [FACT-PAGE-1]', () => {
  const facts = read(['(in millions)', '2024', '2023', '2022', 'Loans repaid', '(9)', '(8)', '(7)', 'Advances, net of refunds of $24, $30 and $22 in 2024, 2023', 'and 2022, respectively', '28', '26', '21', 'Dividends paid', '(389)', '(353)', '(319)'].join('\n'));
  expect(facts.filter(([label]) => label === 'Dividends paid').map(([, value]) => value)).toEqual(['-389000000', '-353000000', '-319000000']);
});
