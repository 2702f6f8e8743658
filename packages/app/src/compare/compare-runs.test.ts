import { auditReport, documentSource } from '@assay/audit';
import type { JournalEntry } from '@assay/record';
import { expect, test } from 'vitest';
import { judgedClaims } from '../cli/view/judged-claims.ts';
import { makeAuditRun } from '../sources/audit-run.ts';
import type { FinishedRun } from '../vault/run-files.ts';
import { sha256 } from '../vault/sha256.ts';
import { compareRuns, type Comparison } from './compare-runs.ts';

const yard = { id: null, ticker: 'YARD', name: 'Boatyard' };
const at = { startedAt: '2026-02-01T10:00:00Z', finishedAt: '2026-02-01T10:00:01Z', rules: 'rules/7' };
const usual = 'In millions of dollars,FY2025,FY2024\nRevenue,910,840\nNet income,84,79\n';
type Made = { readonly csv?: string; readonly rules?: string; readonly journal?: readonly JournalEntry[]; readonly question?: string };

function run(report: string, { csv = usual, rules = at.rules, journal = [], question }: Made = {}): FinishedRun {
  const documents = [documentSource({ name: 'income.csv', bytes: new TextEncoder().encode(csv) }, { about: yard, readAt: at.startedAt, sha256 })];
  const audit = auditReport(report, documents, { subject: yard, asOf: null, sha256 });
  const made = makeAuditRun({ file: 'note.md', report, documents, subject: yard, asOf: null, question }, audit, { ...at, rules });
  return { ...made, contents: { ...made.contents, journal: [...made.contents.journal, ...journal] } };
}

function entry(event: string, data: Record<string, unknown>): JournalEntry {
  return { seq: 9, at: at.startedAt, event, step: null, data };
}

function compared(a: FinishedRun, b: FinishedRun): Comparison {
  return compareRuns({ run: a, claims: judgedClaims(a.contents) }, { run: b, claims: judgedClaims(b.contents) });
}

function causesOf({ changes }: Comparison): string[] {
  return changes.flatMap(({ kind, why }) => why.map(({ cause }) => `${kind}: ${cause}`));
}

const note = 'Revenue was $910 million in fiscal 2025. Net income was $84 million in fiscal 2025.';

test('a run and itself say the same of everything, however often it is said [CLI-COMPARE-1]', () => {
  const repeated = `${note} As said, revenue was $910 million in fiscal 2025.`;
  expect(compared(run(note), run(note))).toMatchObject({ changes: [], same: 2 });
  expect(compared(run(note), run(repeated))).toMatchObject({ changes: [], same: 2 });
});

test('claims are aligned by what they are about, not by where they stand or how they are put [CLI-COMPARE-1]', () => {
  const other = 'In fiscal 2025 the yard earned net income of $84 million. For 2025, revenue came to $0.91 billion. The workforce was 1,200.';
  const { changes, same, counts } = compared(run(note), run(other));
  expect(same).toBe(2);
  expect(counts).toEqual({ value: 0, verdict: 0, gone: 0, added: 1 });
  expect(changes[0]?.b?.claim.text).toBe('1,200');
});

test('a fact with another value is the cause, with both values [CLI-COMPARE-2]', () => {
  const { changes } = compared(run(note), run(note, { csv: usual.replace('910', '905') }));
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({ kind: 'verdict', why: [{ cause: 'data' }] });
  expect(changes[0]?.why[0]?.text).toMatch(/Revenue, FY2025 is 910000000 in .* of A and 905000000 in .* of B\./);
});

test('a source that only one run had is the cause of what rests on it [CLI-COMPARE-2]', () => {
  const { changes } = compared(run(note), run(note, { csv: 'In millions of dollars,FY2025\nNet income,84\n' }));
  expect(changes.find(({ a }) => a?.claim.text === '$910 million')).toMatchObject({ kind: 'verdict', why: [{ cause: 'data', text: expect.stringContaining('only A has') as string }] });
});

test('the same words on the same bytes, judged otherwise, are put down to the rules [CLI-COMPARE-2]', () => {
  const before = run(note);
  const verdicts = before.contents.verdicts.map((verdict, index) => (index === 0 ? { ...verdict, verdict: 'supported' as const } : verdict));
  const after = { ...before, rules: 'rules/8', contents: { ...before.contents, verdicts } };
  expect(causesOf(compared(before, after))).toEqual(['verdict: rules']);
});

test('another model and other prompts are named where the sources are the same [CLI-COMPARE-2]', () => {
  const call = (model: string, version: number): readonly JournalEntry[] => [entry('model-call-start', { prompt: { id: 'report', version, sha256: 'ab'.repeat(32) } }), entry('model-call-finish', { model })];
  const [a, b] = [run(note, { journal: call('house-a/one', 1) }), run(note.replace('$910', '$840'), { journal: call('house-b/two', 2) })];
  const comparison = compared(a, b);
  expect(causesOf(comparison)).toEqual(['value: model', 'value: prompt']);
  expect(comparison.differences).toMatchObject({ model: [['audit', 'house-a/one'], ['audit', 'house-b/two']], data: { onlyA: [], onlyB: [], shared: 1 } });
});

test('a question is named with what of it differs; where nothing differs, that is said [CLI-COMPARE-2]', () => {
  const changed = note.replace('$84', '$79');
  expect(compared(run(note, { question: 'How did it do?' }), run(changed)).changes[0]?.why[0]?.text).toBe('The question differs: text How did it do? in A, unset in B.');
  expect(causesOf(compared(run(note), run(changed)))).toEqual(['value: none']);
});
