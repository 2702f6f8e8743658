import type { AuditorRecord } from '@assay/audit/archive';
import { expect, test } from 'vitest';
import { smallRun } from '../../testing/small-run.ts';
import { openOutput } from '../output.ts';
import { judgedClaims } from './judged-claims.ts';
import { printRefusals } from './refusals-view.ts';

function printed(auditor: AuditorRecord | null): string {
  const lines: string[] = [];
  printRefusals(auditor, judgedClaims(smallRun().contents), openOutput({ write: (text: string) => lines.push(text) }, { noColor: true, dumb: false }));
  return lines.join('');
}

const refused = { number: 4, admitted: false, code: 'unknown-handle', sentence: 'This handle did not come from this agent’s searches.', submission: { claimId: 'clm_000001', handles: ['psg_forged\u001b[31m'] }, claims: ['clm_000001'] };

test('refusals are shown whole, under their phase, with the claim and the reason, and without control characters [AUDITOR-REFUSE-1]', () => {
  const text = printed({ schema: 'assay.auditor/1', model: 'one/large', limits: { searches: 20, submissions: 20 }, phases: [{ phase: 'report-to-source', specialist: null, seen: null, deeds: [], stop: 'over-budget', message: 'the limit of rounds is reached', account: { raised: 0, refused: 1 }, refused: [refused] }] });
  for (const part of ['1 of what one/large handed in raised nothing', 'report-to-source: stopped: the limit of rounds is reached; open claims: 1 refused', '5  refused: unknown-handle  claim 1, “$391.0 billion”', 'This handle did not come from', 'psg_forged']) expect(text).toContain(part);
  expect(text).not.toContain('\u001b');
});

test('a run without a model’s audit says so [AUDITOR-REFUSE-1]', () => {
  expect(printed(null)).toBe('No model audited this run: nothing was handed in, and nothing refused.\n');
});
