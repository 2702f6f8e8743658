// A run that a model audited, sealed and judged again without the model.
import { answerTool, settleOpenClaims, type Model } from '@assay/agent';
import { scriptedModel } from '@assay/agent/testing';
import { auditReport, documentSource } from '@assay/audit';
import { auditorFile } from '@assay/audit/archive';
import { canonicalJson, parseJson } from '@assay/record';
import { expect, test } from 'vitest';
import { makeAuditRun } from '../sources/audit-run.ts';
import { auditorRecord } from './auditor-record.ts';
import { readRun } from './read-run.ts';
import { reaudit } from './reaudit.ts';
import { filesOf, type FinishedRun } from './run-files.ts';
import { sha256 } from './sha256.ts';

const weir = { id: null, ticker: 'WEIR', name: 'Weir Pumps' };
const report = 'Net income was $84 million in fiscal 2025. Net income was $91 million in fiscal 2024.';
// Cut off on its way: no reader takes it, and yet it says what it says.
const source = documentSource({ name: 'income.json', bytes: new TextEncoder().encode('{"symbol": "WEIR", "currency": "USD",\n"annual": [{"fiscalYear": 2025, "period": "FY", "netIncome": 84000000},\n{"fiscalYear": 2024, "period": "FY", "netIncome": 79000000}, {"fiscalYear": 2023, "net') }, { about: weir, readAt: '2026-01-02T00:00:00Z', sha256 });
const at = { startedAt: '2026-02-01T10:00:00Z', finishedAt: '2026-02-01T10:00:01Z', rules: 'rules/1' };

/** Looks for the measure, and hands in every claim with every line that it was shown. */
function citesAll(): Model {
  return scriptedModel((request, index) => {
    if (index === 0) return { calls: [{ name: 'search', input: { pattern: 'netIncome' } }] };
    if (index > 1) return { calls: [{ name: answerTool, input: { done: true } }] };
    const text = request.messages.flatMap((message) => (message.role === 'tool' ? message.results.map((result) => result.text) : message.role === 'user' ? [message.text] : [])).join('\n');
    const handles = [...text.matchAll(/\[(psg_[0-9a-f]{20})\]/g)].map(([, handle]) => handle);
    return { calls: [...text.matchAll(/^(clm_[\w-]+): /gm)].map(([, claimId]) => ({ name: 'submit', input: { claimId, handles } })) };
  });
}

async function audited(): Promise<FinishedRun> {
  const code = auditReport(report, [source], { subject: weir, asOf: null, sha256 });
  const { audited: whole, auditor } = await settleOpenClaims({ report, audit: code, sources: [source], findings: [], subject: weir, asOf: null, sha256, model: citesAll() });
  const run = makeAuditRun({ file: 'note.md', report, documents: [source], subject: weir, asOf: null }, { ...code, ...whole }, at);
  return { ...run, auditor: auditorRecord(auditor, 'scripted/model') };
}

test('an auditor’s work is kept with the run, refusals whole, and read back [AUDITOR-REFUSE-1]', async () => {
  const { auditor } = readRun(filesOf(await audited()));
  expect(auditor).toMatchObject({ model: 'scripted/model', phases: [{ phase: 'report-to-source', stop: 'done', account: { raised: 1, refused: 1 }, refused: [{ code: 'value-conflict', submission: { handles: [expect.stringMatching(/^psg_/), expect.stringMatching(/^psg_/)] } }] }] });
});

test('a run without an auditor has no such file [AUDITOR-REFUSE-1]', async () => {
  const { contents, exchanges, rules } = await audited();
  const files = filesOf({ contents, exchanges, rules });
  expect(files.has(auditorFile)).toBe(false);
  expect(readRun(files).auditor).toBeUndefined();
});

test('a verdict that rests on an auditor’s work follows from its record again, and not without it [AUDITOR-REPEAT-1]', async () => {
  const run = await audited();
  expect(run.contents.verdicts.map(({ verdict, rule }) => `${verdict}: ${rule}`)).toEqual(['verified: evidence-of-an-agent', 'unverified: nothing-bound']);
  const files = filesOf(run);
  expect((await reaudit(files)).differences).toEqual([]);
  const record = parseJson(new TextDecoder().decode(files.get(auditorFile))) as { phases: { deeds: unknown[] }[] };
  const emptied = new Map([...files, [auditorFile, new TextEncoder().encode(canonicalJson({ ...record, phases: record.phases.map((phase) => ({ ...phase, deeds: [] })) }))]]);
  expect((await reaudit(emptied)).differences).toEqual(['“$84 million” was sealed as verified, and is judged unverified', 'the coverage is not the one in verdicts.json']);
});

test('an auditor’s record that has another form is named [AUDITOR-REPEAT-1]', async () => {
  const files = new Map([...filesOf(await audited()), [auditorFile, new TextEncoder().encode('{"schema":"assay.auditor/1"}')]]);
  await expect(reaudit(files)).rejects.toThrow('auditor.json does not have the form of an auditor document');
});
