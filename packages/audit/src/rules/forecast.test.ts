// Figures of years to come, judged against sources that do and do not speak of them.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditReport, documentSource } from '../index.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const company = { id: null, ticker: 'NLT', name: 'Northlight plc' };
const results = 'In millions of dollars,FY2025,FY2024\nRevenue,61500,58200\n';
const guidance = 'Northlight guides to revenue of $68 billion in fiscal 2027.';
const guided = 'Guidance in millions of dollars,FY2027\nRevenue,68000\n';

function judge(report: string, files: Readonly<Record<string, string>>, asOf: string | null = '2026-03-01'): { readonly verdict: string; readonly rule: string; readonly right: string | null } | null {
  const sources = Object.entries(files).map(([name, text]) => documentSource({ name, bytes: new TextEncoder().encode(text) }, { about: company, readAt: '2026-01-02T03:04:05Z', sha256 }));
  const { claims, verdicts } = auditReport(`${report}\n`, sources, { subject: company, asOf, sha256 });
  const at = claims.findIndex((claim) => claim.kind === 'figure');
  const verdict = verdicts[at];
  return verdict === undefined ? null : { verdict: verdict.verdict, rule: verdict.rule, right: verdict.right?.shown ?? null };
}

test('a forecast of a year to come is judgment, with and without the report’s day [AUD-FORECAST-1]', () => {
  const report = 'We expect revenue of $70 billion in fiscal 2027.';
  expect(judge(report, { 'results.csv': results })).toMatchObject({ verdict: 'judgment', rule: 'judgment-forecast' });
  expect(judge(report, { 'results.csv': results }, null)).toMatchObject({ verdict: 'judgment' });
});

test('what others are said to expect is judgment where no source speaks of it [AUD-FORECAST-1]', () => {
  expect(judge('Management guides to revenue of $70 billion in fiscal 2027.', { 'results.csv': results })).toMatchObject({ verdict: 'judgment' });
});

test('guidance that a source holds is checked against it [AUD-FORECAST-2]', () => {
  expect(judge('Management guides to revenue of $68 billion in fiscal 2027.', { 'results.csv': results, 'call.txt': guidance })?.verdict).toMatch(/verified|supported/);
  expect(judge('Management guides to revenue of $75 billion in fiscal 2027.', { 'results.csv': results, 'guidance.csv': guided })).toMatchObject({ verdict: 'contradicted', right: '$68 billion' });
});

test('the writer’s own forecast need not be the company’s [AUD-FORECAST-2]', () => {
  expect(judge('We expect revenue of $75 billion in fiscal 2027.', { 'results.csv': results, 'guidance.csv': guided })).toMatchObject({ verdict: 'judgment' });
});

test('a year that is over is no forecast: the figure is checked [AUD-FORECAST-1]', () => {
  expect(judge('Revenue, as expected, was $61.5 billion in fiscal 2025.', { 'results.csv': results })).toMatchObject({ verdict: 'verified' });
  expect(judge('Revenue, as expected, was $66.0 billion in fiscal 2025.', { 'results.csv': results })).toMatchObject({ verdict: 'contradicted', right: '$61.5 billion' });
});
