import { expect, test } from 'vitest';
import type { ReadFact } from '../read-fact.ts';
import { readGrid } from './read-grid.ts';

const labels = (facts: readonly ReadFact[]): string[] => facts.map((read) => `${[...read.row, '/', ...read.column].join(' > ')} = ${read.fact.value}`);
const at = (facts: readonly ReadFact[], row: number, column: number): ReadFact | undefined => facts.find((read) => read.fact.anchor.kind === 'cell' && read.fact.anchor.row === row && read.fact.anchor.column === column);

test('a number takes its row, its column, its year and the scale of the caption [FACT-TABLE-1, FACT-TABLE-3]', () => {
  const facts = readGrid([['', '2024', '2023'], ['Net sales', '$ 1,250', '$ 1,100'], ['Operating loss', '(75)', '(60)']], { caption: 'Results (in millions)' });
  expect(labels(facts)).toEqual(['Net sales > / > 2024 = 1250000000', 'Net sales > / > 2023 = 1100000000', 'Operating loss > / > 2024 = -75000000', 'Operating loss > / > 2023 = -60000000']);
  expect(facts[0]).toMatchObject({ scale: 6, fact: { precision: -6, unit: { kind: 'money', currency: 'USD', per: null }, period: { kind: 'labelled', fiscal: { year: 2024, part: 'FY' } } } });
});

test('a header over several columns names all of them, outermost first [FACT-TABLE-1]', () => {
  const facts = readGrid([['', 'North', '', 'South', ''], ['', '2024', '2023', '2024', '2023'], ['Stores', '12', '11', '7', '6']]);
  expect(labels(facts)).toEqual(['Stores > / > North > 2024 = 12', 'Stores > / > North > 2023 = 11', 'Stores > / > South > 2024 = 7', 'Stores > / > South > 2023 = 6']);
});

test('centred headers cover the groups in which they stand [FACT-TABLE-1]', () => {
  const facts = readGrid([['', '', 'North', '', '', 'South', ''], ['', '2024', '2023', '2022', '2024', '2023', '2022'], ['Stores', '1', '2', '3', '4', '5', '6']]);
  expect(facts.map((read) => read.column[0])).toEqual(['North', 'North', 'North', 'South', 'South', 'South']);
});

test('a section ends with its total, and a total without a label ends the innermost [FACT-TABLE-2]', () => {
  const facts = readGrid([['', '2024'], ['Assets', ''], ['Current assets:', ''], ['Cash', '5'], ['Receivables', '3'], ['Total current assets', '8'], ['Land', '2'], ['Total assets', '10'], ['Debt:', ''], ['Bonds', '4'], ['', '4'], ['Equity', '6']]);
  expect(facts.map((read) => read.row.join(' > '))).toEqual([
    'Assets > Current assets > Cash', 'Assets > Current assets > Receivables', 'Assets > Current assets > Total current assets', 'Assets > Land', 'Assets > Total assets', 'Debt > Bonds', 'Debt > Total', 'Equity',
  ]);
});

test('rows of words that follow one another without end are no path: a figure is under the nearest of them [FACT-TABLE-2]', () => {
  const notes = Array.from({ length: 5000 }, (_, at) => [`Note ${String(at)}`, '']);
  const [read] = readGrid([['', '2024'], ...notes, ['Cash', '5']]);
  expect(read?.row).toHaveLength(13);
  expect(read?.row.slice(-2)).toEqual(['Note 4999', 'Cash']);
});

test('indentation tells sections where the rows have it [FACT-TABLE-2]', () => {
  const facts = readGrid([['', '2024'], ['Net sales', ''], ['  Products', '5'], ['  Services', '3'], ['Other income', '1']]);
  expect(facts.map((read) => read.row.join(' > '))).toEqual(['Net sales > Products', 'Net sales > Services', 'Other income']);
});

test('shares set apart, percentages and figures per share take no table scale [FACT-TABLE-3]', () => {
  const facts = readGrid([
    ['(in millions, except shares in thousands and per share amounts)', '2024'], ['Net income', '$ 900'], ['Effective tax rate', '21.5%'], ['Earnings per share:', ''], ['Basic', '$ 1.52'], ['Weighted-average shares outstanding', '592,000'],
  ]);
  expect(facts.map((read) => [read.fact.value, read.fact.unit, read.scale])).toEqual([
    ['900000000', { kind: 'money', currency: 'USD', per: null }, 6], ['21.5', { kind: 'percent' }, 0], ['1.52', { kind: 'money', currency: 'USD', per: 'share' }, 0], ['592000000', { kind: 'shares' }, 3],
  ]);
});

test('the nearest words that state a unit stand: the row over the column over the caption [FACT-TABLE-3]', () => {
  const facts = readGrid([['', 'Sales (€ million)', 'Change (%)'], ['Europe', '12.5', '4.0'], ['Backlog (in thousands)', '850', '1.5']], { caption: 'Figures in billions' });
  expect(facts.map((read) => [read.fact.value, read.fact.unit.kind])).toEqual([['12500000', 'money'], ['4', 'percent'], ['850000', 'money'], ['1.5', 'percent']]);
});

test('numbers of a currency that the words name are of that currency, whatever the sign [FACT-TABLE-3]', () => {
  const [fact] = readGrid([['(in thousands of Canadian dollars)', '2024'], ['Revenue', '$ 40']]);
  expect(fact?.fact).toMatchObject({ value: '40000', unit: { kind: 'money', currency: 'CAD' } });
});

test('bare numbers of a percent table are percentages when the first and the total show it [FACT-TABLE-3]', () => {
  const facts = readGrid([['', '2024', '2023'], ['Statutory rate', '21.0%', '21.0%'], ['State taxes', '2.5', '1.9'], ['Effective rate', '23.5%', '22.9%']]);
  expect(facts.map((read) => read.fact.unit.kind)).toEqual(Array.from({ length: 6 }, () => 'percent'));
});

test('figures that a label quotes set no unit for its row [FACT-TABLE-3]', () => {
  const [fact] = readGrid([['(in millions)', '2024'], ['4.75% notes due 2031', '$ 500'], ['Common stock, $0.01 par value', '7']]);
  expect(fact?.fact).toMatchObject({ value: '500000000', period: { kind: 'labelled', fiscal: { year: 2024, part: 'FY' } } });
});

test('months above and years below make one time [FACT-TABLE-4]', () => {
  const facts = readGrid([['', 'Three Months Ended March 31,', ''], ['', '2024', '2023'], ['Revenue', '10', '9']]);
  expect(facts.map((read) => read.fact.period)).toEqual([{ kind: 'duration', start: '2024-01-01', end: '2024-03-31', fiscal: null }, { kind: 'duration', start: '2023-01-01', end: '2023-03-31', fiscal: null }]);
});

test('a time in the corner completes the years beside it [FACT-TABLE-4]', () => {
  const [fact] = readGrid([['Years ended June 30,', '2024', '2023'], ['Revenue', '10', '9']]);
  expect(fact?.fact.period).toEqual({ kind: 'duration', start: '2023-07-01', end: '2024-06-30', fiscal: null });
});

test('a time over a group of rows rules them down to the next [FACT-TABLE-4]', () => {
  const facts = readGrid([['', 'Level 1', 'Level 2'], ['December 31, 2024', '', ''], ['Bonds', '5', '6'], ['December 31, 2023', '', ''], ['Bonds', '3', '4']]);
  expect(facts.map((read) => (read.fact.period?.kind === 'instant' ? read.fact.period.on : null))).toEqual(['2024-12-31', '2024-12-31', '2023-12-31', '2023-12-31']);
});

test('signs, brackets and percent signs in cells of their own join their number [FACT-TABLE-5]', () => {
  const facts = readGrid([['', '', '2024', '', '', '2023', ''], ['Net result', '$', '(1,250', ')', '$', '300', ''], ['Margin', '', '(4.5', ')%', '', '1.2', '%']]);
  expect(facts.map((read) => [read.fact.value, read.fact.unit.kind, read.column.join()])).toEqual([['-1250', 'money', '2024'], ['300', 'money', '2023'], ['-4.5', 'percent', '2024'], ['1.2', 'percent', '2023']]);
});

test('blank spacer columns part nothing [FACT-TABLE-5]', () => {
  expect(labels(readGrid([['', '', '2024', '', '2023'], ['Revenue', '', '10', '', '9']]))).toEqual(['Revenue > / > 2024 = 10', 'Revenue > / > 2023 = 9']);
});

test('percent columns between values keep their unit and their year [FACT-TABLE-6]', () => {
  const facts = readGrid([['', 'December 31, 2024', '', 'December 31, 2023', ''], ['', '$', '%', '$', '%'], ['Canada', '96,168', '6.1%', '70,774', '6.6%'], ['France', '1,168', '0.1%', '774', '0.6%']]);
  expect(at(facts, 3, 1)?.fact).toMatchObject({ value: '1168', unit: { kind: 'money' } });
  expect(at(facts, 3, 4)?.fact).toMatchObject({ value: '0.6', unit: { kind: 'percent' }, period: { on: '2023-12-31' } });
});

test('a column of changes is marked and is not the metric itself [FACT-TABLE-6]', () => {
  const facts = readGrid([['(in millions)', '2024', '2023', '% Change'], ['Revenue', '$ 120', '$ 100', '20%']]);
  expect(facts.map((read) => [read.fact.metric.id, read.fact.dimensions['measure'] ?? null])).toEqual([['revenue', null], ['revenue', null], [null, 'change']]);
});

test('rows that are years give the time and columns the metric [FACT-TABLE-7]', () => {
  const facts = readGrid([['Year', 'Revenue', 'Net income'], ['2024', '$ 1,200', '$ 150'], ['2023', '1,100', '140']]);
  expect(facts.map((read) => [read.row.join(), read.column.join(), read.fact.metric.id, read.fact.value])).toEqual([
    ['Revenue', '2024', 'revenue', '1200'], ['Net income', '2024', 'net_income', '150'], ['Revenue', '2023', 'revenue', '1100'], ['Net income', '2023', 'net_income', '140'],
  ]);
});

test('footnote marks change neither labels nor values [FACT-TABLE-8]', () => {
  const facts = readGrid([['', '2024 (1)', '2023(2)'], ['Net sales (a)', '1,250 (3)', '1,100*'], ['Other income†', '5', '6']]);
  expect(labels(facts)).toEqual(['Net sales > / > 2024 = 1250', 'Net sales > / > 2023 = 1100', 'Other income > / > 2024 = 5', 'Other income > / > 2023 = 6']);
});

test('dashes, blanks and n/a are no numbers [FACT-TABLE-9]', () => {
  expect(readGrid([['', '2024', '2023', '2022', '2021'], ['Impairment', '—', '$ -', 'n/a', ''], ['Revenue', '1', '2', '3', 'NM']])).toHaveLength(3);
});

test('what happened between two dated balances belongs to the days between [FACT-TABLE-11]', () => {
  const facts = readGrid([['', 'Common stock', 'Retained earnings'], ['Balance at December 31, 2023', '10', '50'], ['Net income', '', '9'], ['Dividends', '', '(4)'], ['Balance at December 31, 2024', '10', '55']]);
  expect(at(facts, 2, 2)?.fact.period).toEqual({ kind: 'duration', start: '2024-01-01', end: '2024-12-31', fiscal: null });
  expect(at(facts, 4, 2)?.fact.period).toEqual({ kind: 'instant', on: '2024-12-31', fiscal: null });
});

test('a header further down heads the rows beneath it [FACT-TABLE-1]', () => {
  const facts = readGrid([['', '2024', '2023'], ['Revenue', '10', '9'], ['', 'March 31, 2024', 'March 31, 2023'], ['Cash', '3', '2']]);
  expect(at(facts, 3, 1)?.column).toEqual(['March 31, 2024']);
});

test('years of 52 or 53 weeks have a first day only where the year before tells it [FACT-TIME-1]', () => {
  const facts = readGrid([['Years ended', 'September 28, 2024', 'September 30, 2023', 'September 24, 2022'], ['Revenue', '10', '9', '8']]);
  expect(facts.map((read) => (read.fact.period?.kind === 'duration' ? read.fact.period.start : null))).toEqual(['2023-10-01', '2022-09-25', null]);
  expect(facts[2]?.mentions).toEqual([{ kind: 'ended', months: 12, end: '2022-09-24' }]);
});

test('a day over a flow is no instant: its length is not known [FACT-TIME-1]', () => {
  const facts = readGrid([['', 'June 30, 2024'], ['Revenue', '10'], ['Cash and cash equivalents', '4']]);
  expect(facts.map((read) => read.fact.period?.kind ?? null)).toEqual([null, 'instant']);
  expect(facts[0]?.mentions).toEqual([{ kind: 'date', on: '2024-06-30' }]);
});

test('a balance at the beginning is not the metric of that period [FACT-TIME-1]', () => {
  const facts = readGrid([['', '2024'], ['Cash and cash equivalents, beginning of year', '3'], ['Cash and cash equivalents', '4']]);
  expect(facts.map((read) => read.fact.metric.id)).toEqual([null, 'cash']);
});

test('a loss without a minus is a negative income [FACT-SIGN-1]', () => {
  const facts = readGrid([['', '2024', '2023'], ['Net loss', '$ 50', '$ 20'], ['Operating loss', '(7)', '(3)'], ['Net income (loss)', '5', '(2)']]);
  expect(facts.map((read) => read.fact.value)).toEqual(['-50', '-20', '-7', '-3', '5', '-2']);
});

test('a count that looks like a year is a count under a header of years', () => {
  expect(labels(readGrid([['', '2024', '2023'], ['Shares outstanding', '1945', '1974']]))).toEqual(['Shares outstanding > / > 2024 = 1945', 'Shares outstanding > / > 2023 = 1974']);
});

test('a slashed day is read in the order that another in the table proves, and else not at all [FACT-TIME-1]', () => {
  expect(readGrid([['', '12/29/2007', '1/3/2009'], ['Index', '100.00', '22.55']])[1]?.fact.period).toEqual({ kind: 'instant', on: '2009-01-03', fiscal: null });
  expect(readGrid([['', '1/2/2010', '1/3/2009'], ['Index', '100.00', '22.55']])[1]).toMatchObject({ mentions: [], fact: { period: null } });
});

test('a change belongs to the later of the times it compares [FACT-TABLE-6]', () => {
  const years = (facts: readonly ReadFact[]): (number | null)[] => facts.map((read) => (read.fact.period?.kind === 'labelled' ? read.fact.period.fiscal.year : null));
  expect(years(readGrid([['', '2024', '2023', 'Change', '% Change'], ['Revenue', '12', '10', '2', '20%']]))).toEqual([2024, 2023, 2024, 2024]);
  expect(years(readGrid([['', '2024', '2023', '2022', '2024 vs. 2023', '2023 vs. 2022'], ['Revenue', '12', '10', '8', '20%', '25%']]))).toEqual([2024, 2023, 2022, 2024, 2023]);
});

test('a quarter cut over two header rows, or named by its ordinal under a year, is one time [FACT-TABLE-4]', () => {
  const [cut] = readGrid([['', 'First', 'Second'], ['', 'Quarter', 'Quarter'], ['', '2024', '2024'], ['Revenue', '12', '10']]);
  const [under] = readGrid([['', 'First', 'Second'], ['2024', '', ''], ['Revenue', '12', '10']]);
  expect([cut?.fact.period, under?.fact.period]).toEqual(Array.from({ length: 2 }, () => ({ kind: 'labelled', fiscal: { year: 2024, part: 'Q1' } })));
});

test('a quarter in a row is one of the year that stands over its rows [FACT-TABLE-4]', () => {
  const facts = readGrid([['', 'High', 'Low'], ['2024', '', ''], ['First quarter', '$31.40', '$28.20'], ['Second quarter', '33.10', '29.90'], ['2023', '', ''], ['First quarter', '27.00', '24.60']]);
  expect(facts.filter((read) => read.row.at(-1) === 'High').map((read) => read.fact.period)).toEqual([
    { kind: 'labelled', fiscal: { year: 2024, part: 'Q1' } }, { kind: 'labelled', fiscal: { year: 2024, part: 'Q2' } }, { kind: 'labelled', fiscal: { year: 2023, part: 'Q1' } },
  ]);
});

test('a year between the words of a row’s name does not outweigh the years of the columns [FACT-TABLE-4]', () => {
  const facts = readGrid([['', '2024', '2023'], ['Total 2019 plan shares', '55', '60']]);
  expect(facts.map((read) => read.fact.period)).toEqual([{ kind: 'labelled', fiscal: { year: 2024, part: 'FY' } }, { kind: 'labelled', fiscal: { year: 2023, part: 'FY' } }]);
});

test('percentages of a column of changes make no percentages of the row’s other numbers [FACT-TABLE-6]', () => {
  const facts = readGrid([['$ million', '2024', '2023', 'Change'], ['Sales', '520', '500', '4.0%'], ['Fuel', '90', '100', '(10.0)%'], ['Margin (%)', '12.1', '11.8', '30 bps']]);
  expect(facts.map((read) => read.fact.unit.kind)).toEqual(['money', 'money', 'percent', 'money', 'money', 'percent', 'percent', 'percent', 'basis-points']);
});

test('a count with decimals is in the table’s millions, a whole one is not [FACT-TABLE-3]', () => {
  const facts = readGrid([['(in millions)', '2024', '2023'], ['Mobile subscribers', '16.29', '15.79'], ['Number of stores', '412', '398']]);
  expect(facts.map((read) => read.fact.value)).toEqual(['16290000', '15790000', '412', '398']);
});
