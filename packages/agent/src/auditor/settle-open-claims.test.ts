import { auditReport, documentSource } from '@assay/audit';
import { expect, test } from 'vitest';
import type { AuditResult } from '../graph/audit-result.ts';
import { modelFailure } from '../model/failure.ts';
import type { ModelRequest } from '../model/port.ts';
import { answerTool } from '../model/tool-loop.ts';
import { sha256 } from '../testing/analyze-sample.ts';
import { scriptedModel, type ScriptedReply, type ScriptedTurn } from '../testing/scripted-model.ts';
import { settleOpenClaims, type AuditorInput } from './settle-open-claims.ts';

const kiln = { id: null, ticker: 'KILN', name: 'Kiln Ceramics' };
const report = 'Revenue was $640 million in fiscal 2025. Net income was $52 million in fiscal 2025.';
const source = documentSource({ name: 'income.csv', bytes: new TextEncoder().encode('In millions of dollars,FY2025\nRevenue,640\nNet income,52\n') }, { about: kiln, readAt: '2026-01-02T00:00:00Z', sha256 });
const findings = [{ specialist: 'fundamental', text: 'Kiln had revenue of $640 million in fiscal 2025. Net income was $52 million in fiscal 2025.' }];
const done: ScriptedReply = { calls: [{ name: answerTool, input: { done: true } }] };
const stages = ['audit-specialist-fidelity-fundamental', 'audit-report-to-specialist', 'audit-report-to-source'];

function unchecked(): AuditResult {
  const audit = auditReport(report, [source], { subject: kiln, asOf: null, sha256 });
  return { ...audit, verdicts: audit.verdicts.map((verdict) => ({ ...verdict, verdict: 'not-checked' as const })) };
}

function input(model: AuditorInput['model'], more: Partial<AuditorInput> = {}): AuditorInput {
  return { report, audit: unchecked(), sources: [source], findings: [], subject: kiln, asOf: null, sha256, model, ...more };
}

function search(...patterns: readonly string[]): ScriptedReply {
  return { calls: patterns.map((pattern) => ({ name: 'search', input: { pattern } })) };
}

/** Cites all that was shown for the claim with the given number in the list. */
function submit(at: number): ScriptedTurn {
  return (request: ModelRequest) => {
    const [list] = request.messages;
    const ids = [...(list?.role === 'user' ? list.text : '').matchAll(/^(clm_[\w-]+): /gm)].map(([, id]) => id);
    const shown = request.messages.flatMap((message) => (message.role === 'tool' ? message.results.map(({ text }) => text) : [])).join('\n');
    return { calls: [{ name: 'submit', input: { claimId: ids[at], handles: [...shown.matchAll(/\[(psg_[0-9a-f]{20})\]/g)].map(([, handle]) => handle) } }] };
  };
}

test('a model finds, cites and finishes, and the rules raise what its passages say [AUDITOR-MODEL-1]', async () => {
  const model = scriptedModel([search('FY2025', 'Revenue'), submit(0), done]);
  const { audited, auditor } = await settleOpenClaims(input(model));
  model.assertDone();
  expect(audited.verdicts.map(({ verdict }) => verdict)).toEqual(['verified', 'not-checked']);
  expect(auditor.phases).toMatchObject([{ phase: 'report-to-source', stop: 'done', account: { counts: { raised: 1, untouched: 1 } } }]);
  expect(auditor.usage.outputTokens).toBeGreaterThan(0);
});

test('the phases run side by side, each with its own question, and only the auditor’s model is asked [AUDITOR-MODEL-1]', async () => {
  const turns = [search('FY2025', 'evenue'), submit(0), done];
  const model = scriptedModel(Object.fromEntries(stages.slice(1).map((stage) => [stage, turns])));
  const { audited, auditor } = await settleOpenClaims(input(model, { findings }));
  model.assertDone();
  expect(audited.verdicts[0]).toMatchObject({ verdict: 'verified' });
  expect(new Set(model.requests.map(({ role, temperature }) => `${role} ${String(temperature)}`))).toEqual(new Set(['auditor 0']));
  expect(auditor.phases.map(({ phase, stop }) => `${phase}: ${stop}`)).toEqual(['specialist-fidelity: nothing-open', 'report-to-specialist: done', 'report-to-source: done']);
  const [first] = model.requests;
  expect(first?.system).not.toContain('Revenue was');
  expect(first?.messages[0]).toMatchObject({ text: expect.stringContaining('<data-') as string });
});

test('with nothing open no model is asked [AUDITOR-MODEL-1]', async () => {
  const model = scriptedModel([]);
  const audit = auditReport(report, [source], { subject: kiln, asOf: null, sha256 });
  const settled = await settleOpenClaims(input(model, { audit }));
  expect(settled.audited.verdicts).toEqual(audit.verdicts);
  expect(model.requests).toEqual([]);
});

test('a phase that fails is named with its reason, and what was proved before counts [AUDITOR-MODEL-2]', async () => {
  const model = scriptedModel([search('FY2025', 'Revenue'), submit(0), { failure: modelFailure.unreachable('the endpoint went away') }]);
  const { audited, auditor } = await settleOpenClaims(input(model));
  expect(audited.verdicts[0]?.verdict).toBe('verified');
  expect(auditor.phases[0]).toMatchObject({ stop: 'unreachable', message: 'the endpoint went away' });
});

test('a model that hangs is left when the caller gives up [AUDITOR-MODEL-2]', async () => {
  const gaveUp = new AbortController();
  const settled = settleOpenClaims(input(scriptedModel([{ hang: true }]), { signal: gaveUp.signal }));
  setTimeout(() => { gaveUp.abort(); }, 5);
  expect((await settled).auditor.phases[0]?.stop).toBe('cancelled');
});

test('refusals are kept whole with what was sent [AUDITOR-REFUSE-1]', async () => {
  const model = scriptedModel([{ calls: [{ name: 'submit', input: { claimId: 'clm_none', handles: ['psg_0'] } }] }, done]);
  const { auditor } = await settleOpenClaims(input(model));
  expect(auditor.phases[0]?.refused).toMatchObject([{ submission: { claimId: 'clm_none', handles: ['psg_0'] }, outcome: { code: 'unknown-claim' } }]);
});
