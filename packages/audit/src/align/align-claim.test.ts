// Sentences against tables of documents that no dictionary knows: the words choose operation, rows and columns.
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { auditText } from '../audit.ts';
import { readGrid, readParagraphs } from '../facts/index.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const mills = [
  ['(in millions)', '2024', '2023', '2022'],
  ['Paper mills', '$840', '$700', '$650'], ['Board mills', '210', '280', '260'], ['Pulp and fibre sold to others', '120', '100', '90'], ['Total mill output', '$1,170', '$1,080', '$1,000'],
];
const leases = [['year', 'amount (in thousands)'], ['2025', '$1,703'], ['2026', '1,371'], ['2027', '1,035'], ['thereafter', '710'], ['total', '$4,819']];
const regions = [['(in millions)', 'americas', 'asia', 'total'], ['bonds', '60', '20', '80'], ['shares', '90', '30', '120'], ['cash', '6', '4', '10']];
const directors = [['Name', 'Salary ($)', 'Bonus ($)'], ['Ines Okafor', '500,000', '90,000'], ['Per Lund', '300,000', '40,000'], ['Mei Tan', '400,000', '50,000']];

function judge(claim: string, table: readonly (readonly string[])[], paragraphs: readonly string[] = []): string {
  const audit = auditText(claim, [...readGrid(table, { paragraphsBefore: paragraphs }), ...readParagraphs(paragraphs)], { subject: null, asOf: null, sha256 });
  const figures = audit.claims.flatMap((item, index) => (item.kind === 'figure' ? [audit.verdicts[index]?.verdict ?? ''] : []));
  return figures.at(-1) ?? '';
}

const holds = new Set(['verified', 'computed', 'supported']);
const flagged = new Set(['contradicted', 'unverified']);

test.each([
  ['a value of a row', 'In 2023, paper mills were $700 million.', mills],
  ['growth between two columns', 'Paper mills grew by 20% between 2023 and 2024.', mills],
  ['a fall', 'Board mills fell by 25% from 2023 to 2024.', mills],
  ['a change', 'Board mills decreased by $70 million in 2024 compared with 2023.', mills],
  ['a share of a total', '71.8% of total mill output came from paper mills in 2024.', mills],
  ['a percentage of another row', 'In 2024, board mills as a percentage of paper mills was 25%.', mills],
  ['a ratio', 'The ratio of paper mills to board mills in 2024 was 4.0.', mills],
  ['a ratio of two years', 'The ratio of board mills in 2023 to 2022 was 1.08.', mills],
  ['an average over years', 'The average of paper mills for 2022, 2023 and 2024 was $730 million.', mills],
  ['a sum over years', 'The total of board mills in 2023 and 2024 was $490 million.', mills],
  ['a sum of rows', 'The sum of paper mills and board mills in 2022 was $910 million.', mills],
  ['a difference of rows', 'The difference between paper mills and board mills in 2024 was $630 million.', mills],
  ['a part named by its time alone', '21.5% of total lease payments are due in 2027.', leases],
  ['a stretch of time', 'Approximately 14.7% of total lease payments are due after 2027.', leases],
  ['a column as the subject', '75% of the bonds are held in the americas.', regions],
  ['the largest of a column', 'The highest salary of a director was $500,000.', directors],
  ['the smallest of a row', 'The lowest level of board mills was $210 million.', mills],
  ['a column summed over its rows', 'The directors’ total salary is $1,200,000.', directors],
] as const)('%s holds [AUD-ALIGN-1]', (_, claim, table) => {
  expect(holds).toContain(judge(claim, table));
});

test.each([
  ['another row’s value', 'In 2023, paper mills were $280 million.', mills],
  ['another year’s value', 'In 2023, paper mills were $840 million.', mills],
  ['a year that the document does not have', 'In 2019, paper mills were $840 million.', mills],
  ['growth from the wrong base', 'Paper mills grew by 29.2% between 2023 and 2024.', mills],
  ['a fall called a rise', 'Board mills rose by 25% from 2023 to 2024.', mills],
  ['a share of the wrong whole', '400% of total mill output came from paper mills in 2024.', mills],
  ['the other row’s share', '17.9% of total mill output came from paper mills in 2024.', mills],
  ['an average that is a sum', 'The average of board mills for 2023 and 2024 was $490 million.', mills],
  ['points for percent', 'Paper mills grew by 20 percentage points between 2023 and 2024.', mills],
  ['another scale', 'In 2023, paper mills were $700 billion.', mills],
  ['a share of another year’s whole', 'In 2024, 77.8% of total mill output came from paper mills, after a weaker 2023.', mills],
  ['a value that is not the largest', 'The highest salary of a director was $400,000.', directors],
  ['something the document does not speak of', 'In 2023, sugar exports of Peru were $700 million.', mills],
  ['the other time’s part', '21.5% of total lease payments are due in 2026.', leases],
] as const)('%s does not hold [AUD-ALIGN-2]', (_, claim, table) => {
  expect(flagged).toContain(judge(claim, table));
});

test('a number list of running text is read with its times [AUD-ALIGN-1]', () => {
  const text = 'Rent expense was $106.4 million, $81.5 million and $61.1 million for 2024, 2023 and 2022, respectively.';
  expect(holds).toContain(judge('The percentage change in rent expense from 2023 to 2024 is 30.6%.', [], [text]));
  expect(flagged).toContain(judge('The percentage change in rent expense from 2022 to 2023 is 30.6%.', [], [text]));
});

test('rows in another order change no verdict [AUD-ALIGN-3]', () => {
  const claims = ['Paper mills grew by 20% between 2023 and 2024.', '71.8% of total mill output came from paper mills in 2024.', 'In 2023, paper mills were $280 million.'];
  const before = claims.map((claim) => judge(claim, mills));
  fc.assert(fc.property(fc.shuffledSubarray(mills.slice(1, 4), { minLength: 3, maxLength: 3 }), (rows) => {
    expect(claims.map((claim) => judge(claim, [mills[0] ?? [], ...rows, mills[4] ?? []]))).toEqual(before);
  }), { numRuns: 12 });
});

test('a table on another matter changes no verdict [AUD-ALIGN-3]', () => {
  const audit = (tables: readonly (readonly (readonly string[])[])[]): string[] => {
    const facts = tables.flatMap((table) => readGrid(table));
    return ['Paper mills grew by 20% between 2023 and 2024.', 'In 2023, paper mills were $280 million.'].flatMap((claim) => auditText(claim, facts, { subject: null, asOf: null, sha256 }).verdicts.map((verdict) => verdict.verdict));
  };
  expect(audit([mills, directors])).toEqual(audit([mills]));
});
