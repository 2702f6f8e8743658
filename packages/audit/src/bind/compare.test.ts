import { expect, test } from 'vitest';
import { judgeLine } from '../align/testing/judge-line.ts';
import { auditReport } from '../audit.ts';
import { documentSource } from '../document-source.ts';
import { sha256 } from '../fence/testing/small-fence.ts';

const losses = [['(in thousands)', '2024', '2023'], ['Ferry income', '$50', '$40'], ['Net loss', '(240)', '(250)']];

test('the change of a loss that is shown below nought is the change of its size [AUD-DER-1]', () => {
  const standing = ['The net loss decreased by 4.0% from 2023 to 2024.', 'The percentage change in net loss from 2023 to 2024 was -4.0%.', 'The net loss decreased by $10 thousand from 2023 to 2024.'];
  expect(standing.map((line) => judgeLine(line, losses)).filter((verdict) => verdict === 'unverified' || verdict === 'contradicted')).toEqual([]);
  expect(judgeLine('The net loss increased by 4.0% from 2023 to 2024.', losses)).toBe('contradicted');
});

test('a loss that turned into income fell by more than the whole of it [AUD-DER-1]', () => {
  const turned = [['(in thousands)', '2024', '2023'], ['Ferry income', '$50', '$40'], ['Net income (loss)', '60', '(240)']];
  expect(['supported', 'computed', 'verified']).toContain(judgeLine('The net loss decreased by 125.0% from 2023 to 2024.', turned));
  expect(judgeLine('The net loss increased by 125.0% from 2023 to 2024.', turned)).not.toMatch(/supported|computed|verified$/);
});

test('no growth is worked out between a figure in millions and one whose scale was not seen [AUD-DER-1]', () => {
  const table = [['(in millions)', '2024', '2022'], ['Dredging costs', '474', '410']];
  expect(judgeLine('Dredging costs grew by 15.6% from 2022 to 2024.', table, ['Dredging costs were 415 in 2022, a year of little silt.'])).not.toBe('contradicted');
});

test('the numbers of a list of reasons state nothing [AUD-ALL-1]', () => {
  expect(judgeLine('Ferry income rose to $50 thousand in 2024 for these reasons: 1) more trips, 2) higher fares.', losses)).not.toBe('unverified');
});

test('an income does not prove a loss of as much, and a loss does [AUD-RULE-1]', () => {
  const yard = { id: null, ticker: null, name: 'Boatyard' };
  const verdictOn = (row: string): string | undefined => {
    const source = documentSource({ name: 'income.csv', bytes: new TextEncoder().encode(`$ millions,FY2025\nRevenue,640\n${row}\n`) }, { about: yard, readAt: '2026-01-02T00:00:00Z', sha256 });
    return auditReport('The net loss was $52 million in fiscal 2025.', [source], { subject: yard, asOf: null, sha256 }).verdicts[0]?.verdict;
  };
  expect(['Net income,-52', 'Net loss,52', 'Net income (loss),(52)'].map(verdictOn)).toEqual(['verified', 'verified', 'verified']);
  expect(verdictOn('Net income,52')).toBe('unverified');
});
