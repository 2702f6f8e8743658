import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { readRows } from './read-rows.ts';

test('quoted separators, doubled quotes and line ends inside quotes belong to the field [FACT-FILE-1]', () => {
  expect(readRows('a,"b, ""c""\r\nd",e\r\n1,2,3\n\n4,,\n').map((row) => row.map((field) => field.text))).toEqual([['a', 'b, "c"\r\nd', 'e'], ['1', '2', '3'], ['4', '', '']]);
});

test('semicolons and tabs part fields where they are the file\'s own [FACT-FILE-1]', () => {
  expect(readRows('Name;2024\nRent;"1,5"').map((row) => row.map((field) => field.text))).toEqual([['Name', '2024'], ['Rent', '1,5']]);
  expect(readRows('Name\t2024\nRent\t7')[1]?.map((field) => field.text)).toEqual(['Rent', '7']);
});

test('days in rows and metrics in columns are read with their company [FACT-FILE-1]', () => {
  const drafts = readCsv('symbol,date,total_revenue,net_income\nACME,2024-06-30,1200,90\nACME,2023-06-30,1100,80\n');
  expect(drafts.map((draft) => [draft.entity?.ticker, draft.metric.id, draft.value, draft.mentions])).toEqual([
    ['ACME', 'revenue', '1200', [{ kind: 'date', on: '2024-06-30' }]], ['ACME', 'net_income', '90', [{ kind: 'date', on: '2024-06-30' }]],
    ['ACME', 'revenue', '1100', [{ kind: 'date', on: '2023-06-30' }]], ['ACME', 'net_income', '80', [{ kind: 'date', on: '2023-06-30' }]],
  ]);
});

test('an anchor of a field shows its digits [FACT-ANCHOR-1]', () => {
  const text = '\ufeffItem,2024\n"Rent, paid","1,250"\n';
  const [draft] = readCsv(text);
  expect(draft?.anchor).toMatchObject({ kind: 'cell', row: 1, column: 1 });
  const span = draft?.anchor.kind === 'cell' ? draft.anchor.span : null;
  expect(text.slice(span?.start, span?.end)).toBe('1,250');
});
