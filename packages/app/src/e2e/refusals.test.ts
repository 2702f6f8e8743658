// A run that a model audited, through the real program: what was refused is shown, and the seal holds without any model.
import { answerTool, settleOpenClaims } from '@assay/agent';
import { scriptedModel } from '@assay/agent/testing';
import { auditReport, documentSource, RULES_VERSION } from '@assay/audit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAuditRun } from '../sources/audit-run.ts';
import { lastObject, makeHome, type Home } from '../testing/run-cli.ts';
import { auditorRecord } from '../vault/auditor-record.ts';
import { nodeDisk } from '../vault/disk.ts';
import { saveRun } from '../vault/save-run.ts';
import { sha256 } from '../vault/sha256.ts';
import { openSigningKey } from '../vault/signing-key.ts';

const dale = { id: null, ticker: 'DALE', name: 'Dale Dairies' };
const report = '# Dale Dairies\n\nNet income was $18 million in fiscal 2025.\n';
const source = documentSource({ name: 'income.json', bytes: new TextEncoder().encode('{"symbol": "DALE", "currency": "USD",\n"annual": [{"fiscalYear": 2025, "period": "FY", "netIncome": 12000000},\n{"fiscalYear": 2024, "net') }, { about: dale, readAt: '2026-01-02T00:00:00Z', sha256 });

let home: Home;
let archive = '';
beforeAll(async () => {
  home = await makeHome();
  const audit = auditReport(report, [source], { subject: dale, asOf: null, sha256 });
  const model = scriptedModel((request, index) => {
    if (index === 0) return { calls: [{ name: 'search', input: { pattern: 'netIncome' } }] };
    const shown = request.messages.flatMap((message) => (message.role === 'tool' ? message.results.map(({ text }) => text) : [])).join('\n');
    const handles = [...shown.matchAll(/\[(psg_[0-9a-f]{20})\]/g)].map(([, handle]) => handle);
    return index === 1 ? { calls: [{ name: 'submit', input: { claimId: audit.claims[0]?.id, handles } }] } : { calls: [{ name: answerTool, input: { done: true } }] };
  });
  const { audited, auditor } = await settleOpenClaims({ report, audit, sources: [source], findings: [], subject: dale, asOf: null, sha256, model });
  const at = { startedAt: '2026-02-01T10:00:00Z', finishedAt: '2026-02-01T10:00:01Z', rules: RULES_VERSION };
  const run = { ...makeAuditRun({ file: 'note.md', report, documents: [source], subject: dale, asOf: null }, { ...audit, ...audited }, at), auditor: auditorRecord(auditor, 'scripted/model') };
  archive = (await saveRun(run, { disk: nodeDisk, runs: `${home.path}/runs`, key: await openSigningKey(`${home.path}/config`), clock: () => new Date(at.finishedAt), secrets: [] })).archive;
});
afterAll(() => home.remove());

test('show --refusals prints what a model handed in and was refused, with claim and reason [AUDITOR-REFUSE-1]', async () => {
  const { code, out } = await home.run(['show', archive, '--refusals']);
  expect(code).toBe(0);
  for (const part of ['1 of what scripted/model handed in raised nothing', 'report-to-source: finished; open claims: 1 refused', 'admitted, not supporting: value-conflict  claim 1, “$18 million”', '"handles":["psg_']) expect(out).toContain(part);
  expect(lastObject(await home.run(['show', archive, '--refusals', '--json']))).toMatchObject({ auditor: { phases: [{ refused: [{ code: 'value-conflict' }] }] } });
});

test('such a run verifies without a model [AUDITOR-REPEAT-1]', async () => {
  expect(await home.run(['verify', archive])).toMatchObject({ code: 0 });
});
