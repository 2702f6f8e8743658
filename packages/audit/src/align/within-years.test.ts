import { expect, test } from 'vitest';
import { judgeLine } from './testing/judge-line.ts';

const dues = [['Due (in thousands)', 'Total', 'Less than 1 year', '1-3 years', '3-5 years', 'More than 5 years'], ['Crane hire', '$90', '$10', '$25', '$35', '$20'], ['Dock rent', '44', '8', '15', '12', '9']];
const notes = [['(in millions)', 'Book value', 'Quoted value'], ['3.1% notes due 2027', '$300', '$310'], ['3.5% notes due 2029', '500', '480'], ['Total borrowings', '$800', '$790']];
const years = [['', '2024', '2023', '2022'], ['Harbor dues', '$310', '$280', '$250']];
const reserve = [['(in thousands)', '2024', '2023'], ['Beginning balance', '$400', '$250'], ['Charged', '330', '300'], ['Ending balance', '$730', '$550']];

test.each([
  ['stretches up to the third year', 'Within three years, dock rent of $23 thousand is due.', dues],
  ['their share of the row’s total', 'Of crane hire, in the next 3 years, 38.9% is due.', dues],
  ['the totals of two columns', 'The difference between the quoted and the book value of all notes is $10 million.', notes],
  ['a list over the column of totals', '100% of the total is crane hire and dock rent.', [...dues, ['Total', '$134', '$18', '$40', '$47', '$29']]],
  ['a yearly average of a change', 'The average annual increase in harbor dues from 2022 to 2024 was $30.', years],
  ['the balance of what the table is about', 'The repair reserve rose by $180 thousand from 2023 to 2024.', reserve],
] as const)('%s holds [AUD-ALIGN-1]', (_, claim, table) => {
  expect(['verified', 'computed', 'supported']).toContain(judgeLine(claim, table, ['The repair reserve moved as follows.']));
});

test.each([
  ['a sum with a stretch too many', 'Within three years, dock rent of $35 thousand is due.', dues],
  ['the share of another row', 'Of crane hire, in the next 3 years, 52.3% is due.', dues],
  ['a single row for all', 'The difference between the quoted and the book value of all notes is $30 million.', notes],
  ['the whole change for a yearly average', 'The average annual increase in harbor dues from 2022 to 2024 was $20.', years],
] as const)('%s is flagged [AUD-ALIGN-2]', (_, claim, table) => {
  expect(['contradicted', 'unverified']).toContain(judgeLine(claim, table));
});
