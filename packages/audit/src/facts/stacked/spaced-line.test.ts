import { expect, test } from 'vitest';
import { readParagraphs } from '../text/read-paragraphs.ts';

const end = (period: ReturnType<typeof readParagraphs>[number]['fact']['period']): string | null => (period?.kind === 'duration' ? period.end : period?.kind === 'instant' ? period.on : null);
const read = (lines: readonly string[]): (readonly [string, string, string | null])[] => readParagraphs([lines.join('\n')]).map(({ row, fact }) => [row.at(-1) ?? '', fact.value, end(fact.period)] as const);

test('columns set apart by blanks are headed by the times above them [TEXTS-TABLE-1]', () => {
  const page = ['   HARBOUR TOOLS CO.', '   STATEMENTS OF INCOME', '   (in millions)', '', '   Year Ended December 31,', '   2031   2030   2029', 'Tool sales   $   512   $   480   $   455', 'Rental fees   41 $ 38 $ 30', '   Gross profit   210   (198)   —', ''];
  expect(read(page)).toEqual([
    ['Tool sales', '512000000', '2031-12-31'], ['Tool sales', '480000000', '2030-12-31'], ['Tool sales', '455000000', '2029-12-31'],
    ['Rental fees', '41000000', '2031-12-31'], ['Rental fees', '38000000', '2030-12-31'], ['Rental fees', '30000000', '2029-12-31'],
    ['Gross profit', '210000000', '2031-12-31'], ['Gross profit', '-198000000', '2030-12-31'],
  ]);
});

test('days over two columns date the balances beneath, a label of two lines is one [TEXTS-TABLE-1]', () => {
  const page = ['(in thousands)', '   At June 30, 2031   At June 30, 2030', 'Assets', '   Cash   $   5,794   $   4,225', '   Receivables, net of allowances and', '   discounts   848   1,035', '   Total assets   6,642   5,260'];
  expect(read(page)).toEqual([
    ['Cash', '5794000', '2031-06-30'], ['Cash', '4225000', '2030-06-30'],
    ['Receivables, net of allowances and discounts', '848000', '2031-06-30'], ['Receivables, net of allowances and discounts', '1035000', '2030-06-30'],
    ['Total assets', '6642000', '2031-06-30'], ['Total assets', '5260000', '2030-06-30'],
  ]);
});

test('names over columns, and the times above them, head the same columns [TEXTS-TABLE-1]', () => {
  const page = ['(in millions)', '   Year Ended May 31, 2031', '   Retail   Wholesale   Total', 'Net sales   30   20   50', 'Wages   10   8   18', 'Rent   3   2   5'];
  expect(readParagraphs([page.join('\n')]).slice(0, 3).map(({ column, fact }) => [column.at(-1), fact.value, end(fact.period)])).toEqual([['Retail', '30000000', '2031-05-31'], ['Wholesale', '20000000', '2031-05-31'], ['Total', '50000000', '2031-05-31']]);
});

test('sentences with wide blanks stay sentences [TEXTS-TABLE-1]', () => {
  expect(readParagraphs(['We opened 14 shops in 2031.   We closed 3 shops in 2030.   We sold no others.']).every(({ column }) => column.length === 0)).toBe(true);
});
