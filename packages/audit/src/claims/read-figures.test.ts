import { expect, test } from 'vitest';
import { auditReport } from '../audit.ts';
import { documentSource } from '../document-source.ts';
import { sha256 } from '../fence/testing/small-fence.ts';

const orla = { id: null, ticker: 'ORLA', name: 'Orla Tools' };
const bytes = new TextEncoder().encode('In millions of dollars,FY2025,FY2024\nRevenue,910,840\nEmployees,3100,2900\n');
const sources = [documentSource({ name: 'income.csv', bytes }, { about: orla, readAt: '2026-01-02T00:00:00Z', sha256 })];

function verdictsOf(report: string): string[] {
  return auditReport(report, sources, { subject: orla, asOf: null, sha256 }).verdicts.map(({ verdict }) => verdict);
}

test('a count of things of another kind does not take the measure of the sentence before [AUD-BIND-2]', () => {
  expect(verdictsOf('Revenue was $910 million in fiscal 2025. It opened 37 museums.')).toEqual(['verified', 'unverified']);
  expect(verdictsOf('Revenue was $910 million in fiscal 2025. The tour drew 4,100 paying guests.')).toEqual(['verified', 'unverified']);
});

test('an amount that names nothing still does [AUD-BIND-2]', () => {
  expect(verdictsOf('Revenue was $910 million in fiscal 2025. A year earlier it was $840 million.')).toEqual(['verified', 'verified']);
  expect(verdictsOf('Revenue was $910 million in fiscal 2025. A year earlier it was $860 million.')).toEqual(['verified', 'contradicted']);
});

function onNetIncome(shown: string, report: string): string | undefined {
  const csv = new TextEncoder().encode(`In millions of dollars,FY2025\nRevenue,1440\nNet income,${shown}\n`);
  return auditReport(report, [documentSource({ name: 'income.csv', bytes: csv }, { about: orla, readAt: '2026-01-02T00:00:00Z', sha256 })], { subject: orla, asOf: null, sha256 }).verdicts[0]?.verdict;
}

test('an income proves no loss of as much, and a loss no income [AUD-BIND-1]', () => {
  expect(onNetIncome('155', 'The net loss was $155 million in fiscal 2025.')).toBe('unverified');
  expect(onNetIncome('-155', 'Net income was $155 million in fiscal 2025.')).toBe('contradicted');
  expect(onNetIncome('-155', 'The net loss was $155 million in fiscal 2025.')).toBe('verified');
  expect(onNetIncome('155', 'Net income was $155 million in fiscal 2025.')).toBe('verified');
});
