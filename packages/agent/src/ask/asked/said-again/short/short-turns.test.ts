// Short asks behind one figure, each a form of it; and the other of two that were named.
import { expect, test } from 'vitest';
import { noFilters, type Asked } from '../../asked.ts';
import { theOther } from './the-other.ts';
import { shortTurns } from './short-turns.ts';

const company = (name: string, ticker: string): Asked['companies'][number] => ({ name, ticker, cik: null, exchange: null, sector: null, industry: null, fiscalCalendar: null }) as unknown as Asked['companies'][number];
const year = (of: number): Asked['periods'][number] => ({ kind: 'fiscal', year: of, part: 'FY' });
const told = (id: string, years: readonly number[]): Asked => ({ text: '', operation: 'look-up', companies: [company('Marram', 'MRRM')], group: null, unknown: [], measures: [{ kind: 'metric', id, as: 'value', words: id }], periods: years.map(year), order: null, limit: null, conditions: [], filters: noFilters, wantsWords: false, inherited: [] });

test.each([
  [told('operating_income', [2022, 2023]), 'as margins, and the % change', 'What was Marram\'s operating margin in fiscal 2022 and in fiscal 2023, and by what percentage did Marram\'s operating income change from fiscal 2022 to fiscal 2023?'],
  [told('research_and_development', [2023]), 'as a percent of sales, vs 2021', 'What was Marram\'s research and development expense as a percentage of revenue in fiscal 2023, and what was Marram\'s research and development expense as a percentage of revenue in fiscal 2021?'],
  [told('net_income', [2023]), 'per share, and how much less than the year before?', 'What was Marram\'s diluted EPS in fiscal 2023, and by how much did Marram\'s net income change from fiscal 2022 to fiscal 2023?'],
  [told('basic_eps', [2023]), 'Diluted, I mean. And how fast did it grow?', 'What was Marram\'s diluted earnings per share in fiscal 2023, and by how much did Marram\'s diluted earnings per share change from fiscal 2022 to fiscal 2023?'],
  [told('capital_expenditure', [2023]), 'against depreciation?', 'What were Marram\'s capital expenditure and depreciation in fiscal 2023?'],
  [told('inventory', [2023]), 'in days?', 'What were Marram\'s days of inventory in fiscal 2023?'],
])('behind one figure: $1 [ASK-READ-3]', (before, text, full) => {
  expect(shortTurns(text, before, '2024-06-01')).toBe(full);
});

test.each(['and Apple?', 'why?', 'as a margin', 'who runs it, and since when?'])('anything else is left to the other readers: %s [ASK-READ-3]', (text) => {
  expect(shortTurns(text, told('operating_income', [2023]), '2024-06-01')).toBeNull();
});

test('the other of two that were named is meant by its name [ASK-READ-3]', () => {
  const both: Asked = { ...told('revenue', [2023]), companies: [company('Marram', 'MRRM'), company('Sedge', 'SDGE')] };
  expect(theOther('and the other one?', [both, told('revenue', [2023])])).toBe('and Sedge?');
  expect(theOther('what about the others’ margin?', [both, told('revenue', [2023])])).toBe('what about the others’ margin?');
  expect(theOther('and the other one?', [told('revenue', [2023])])).toBe('and the other one?');
});
