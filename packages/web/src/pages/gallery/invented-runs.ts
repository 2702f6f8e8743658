// A run, its claims and its work for the gallery; everything in them is invented.
import type { CaptureId, ClaimId, Claim, Coverage, Run, Verdict, VerdictName } from '@assay/record';
import type { ClaimEvidence, ClaimRow, Job, ListedRunView, PlanView, ReportPage, RunView } from '@assay/record/api';
import type { Comparison, JudgedClaim, RunList } from '../../api/queries.ts';
import { strengthTold, tallyOrder, verdictWords } from '../../words/index.ts';
import type { WorkEvent } from '../run/work-events.ts';
import { withCounts } from './invented.ts';

type RunId = Run['id'];
const at = '2026-03-14T09:12:00Z';

export const coverage: Coverage = { ratio: 0.94, claims: 37, strong: 34, judgment: 2, tokens: 41, unaccounted: 0, structural: {}, judgments: {}, ...withCounts({ verified: 29, computed: 5, judgment: 2, contradicted: 1 }) };

export function runOf(id: string, more: Partial<Run> = {}): Run {
  return {
    id: id as RunId, question: { ticker: 'BOAT', text: null, depth: 'standard', asOf: null }, company: { ticker: 'BOAT', name: 'Boatyard Works', id: 'BOAT' }, engine: 'house', startedAt: at, finishedAt: at,
    data: { mode: 'sample', asOf: '2026-03-13' }, title: 'Boatyard Works: full slips, thin margins', program: { name: 'assay', version: '0.1.0' }, ...more,
  };
}

export const runs: readonly ListedRunView[] = [
  { state: 'sealed', id: 'run_gallery-note', run: runOf('run_gallery-note'), coverage }, { state: 'sealed', id: 'run_gallery-other', run: runOf('run_gallery-other', { title: 'Boatyard Works: a year before' }), coverage },
  { state: 'broken', id: 'run_gallery-broken', why: 'report.md has 7508 bytes, sealed were 7500' }, { state: 'incomplete', id: 'run_gallery-half' }, { state: 'writing', id: 'run_gallery-now' },
];
export const stopped: RunList['stopped'] = [{ id: 'wrk_gallery-stopped', ticker: 'BOAT', company: 'Boatyard Works', depth: 'deep', question: null, startedAt: at, sample: true, alive: false }];
export const runList: RunList = { runs: [...runs], total: runs.length, next: null, stopped, sample: { run: null, job: null } };

export function viewOf(id: string): RunView {
  return { run: runOf(id), plan: { steps: [] }, coverage, rules: 'rules/1', sealed: { root: '9f'.repeat(32), sealedAt: at, signer: null } };
}

function judged(number: number, text: string, verdict: VerdictName): JudgedClaim {
  const claim: Claim = {
    id: `clm_gallery${String(number)}` as ClaimId, kind: 'figure', span: { start: 0, end: 4 }, sentence: { start: 0, end: 9 }, text, numeral: null, entity: null,
    metric: { id: 'revenue', words: 'revenue', inherited: null }, periods: [], operation: null, direction: null, judgment: null,
  };
  const told: Verdict = { claim: claim.id, verdict, rule: 'equal', reason: verdictWords[verdict].means, codes: [], field: null, right: null, evidence: { facts: [], formula: null, chain: [] } };
  return { number, claim, verdict: told };
}

export const comparison: Comparison = {
  a: 'run_gallery-note', b: 'run_gallery-other', same: 21, counts: { value: 1, verdict: 1, gone: 1 }, differences: {},
  changes: [
    { kind: 'value', a: judged(1, '$910 million', 'verified'), b: judged(1, '$880 million', 'verified'), why: [{ cause: 'data', text: 'The later filing says 880 million.' }] },
    { kind: 'verdict', a: judged(2, '38.4%', 'computed'), b: judged(2, '38.4%', 'contradicted'), why: [{ cause: 'rules', text: 'The rules changed.' }] }, { kind: 'gone', a: judged(3, '12 slips', 'unverified'), b: null, why: [] },
  ],
};

export const rows: readonly ClaimRow[] = (['verified', 'computed', 'supported', 'judgment', 'unverified', 'not-checked', 'contradicted'] as const).map((verdict, index) => ({
  number: index + 1, verdict, strength: verdictWords[verdict].strength, word: verdictWords[verdict].name, text: `${String(30 + index)}.4%`, section: 'Margins', metric: 'gross margin', entity: 'BOAT', period: 'FY2025', value: '0.384', source: '10-K',
  rule: 'equal', reason: verdictWords[verdict].means, right: verdict === 'contradicted' ? '38.4%' : null,
}));

export function evidenceOf(number: number, verdict: VerdictName): ClaimEvidence {
  const { name, strength, means } = verdictWords[verdict];
  const html = `<section class="panel ev ${strength}" id="c${String(number)}" tabindex="-1"><p class="verdict ${strength}"><svg class="g ${strength}" aria-hidden="true"><use href="#g-${strength}"/></svg><button type="button" class="mark-button" popovertarget="tip-${verdict}">${name}</button><span class="of">Claim ${String(number)} of 7</span></p><h3>“38.4%”</h3><p class="why">${means}</p></section>`;
  return { number, of: 7, verdict, strength, word: name, text: '38.4%', reason: means, source: 'Annual report (10-K), filed 12 Feb 2026', html, raw: [] };
}

const block = (html: string): ReportPage['title'] => ({ html, claims: [], headings: [], length: html.length });

export const page: ReportPage = {
  run: 'run_gallery-note', ticker: 'BOAT', name: 'Boatyard Works', coverage: '37 claims', data: null, notice: '', title: block('<h4>Boatyard Works: full slips, thin margins</h4>'), dek: '<p class="dek">Written 14 Mar 2026</p>',
  blocks: [block('<p>Gross margin was <a class="claim strong" href="#c1">38.4%<span class="vh"> (verified)</span></a> in fiscal 2025.</p>')], charts: { html: '', at: 1 }, contents: [{ id: 's-margins', text: 'Margins', claims: 7 }, { id: 's-slips', text: 'Slips', claims: 1 }],
  strengths: rows.map(({ strength }) => strength), tally: tallyOrder.map((strength) => ({ strength, ...strengthTold[strength], count: rows.filter((row) => row.strength === strength).length })), outside: { html: '', count: 2 }, answer: null, sources: '', colophon: '', sealed: true,
};

const step = (id: string, stage: PlanView['steps'][number]['stage'], more: Partial<PlanView['steps'][number]>): PlanView['steps'][number] => ({ id, stage, what: `${id}: what it does`, tool: null, input: {}, after: [], mayStrike: true, kept: null, neededBy: [], ...more });

export const plan: PlanView = {
  kind: 'question', engine: 'house', exact: true, why: null, company: null, needs: ['gather'], limits: { usd: '2', minutes: 10, tokens: 400_000 }, estimates: [{ depth: 'standard', seconds: 3.2, usd: '0', runs: 4 }],
  steps: [step('statements', 'gather', { tool: 'get_income_statement', neededBy: ['mean', 'answer'] }), step('closes', 'gather', { tool: 'get_closes', neededBy: ['answer'] }), step('mean', 'analyse', { neededBy: ['answer'] }), step('answer', 'write', { mayStrike: false, kept: 'There is no answer without it.' })],
  reading: { kind: 'financial', why: '', complexity: 'simple', operation: 'compare', companies: [{ ticker: 'BOAT', name: 'Boatyard Works' }], group: null, unknown: [], measures: [{ kind: 'metric', words: 'margin', id: 'gross_margin', as: null }], periods: [{ kind: 'fiscal', year: 2025 }], unread: ['slips'], missing: [], remedy: null },
};

export const job: Job = {
  id: 'job_0000000000000000', state: 'running', asked: { kind: 'question', text: 'What became of the margin?', earlier: [], engine: 'house', sample: true }, startedAt: at, finishedAt: null, run: null, problem: null, working: null, events: 3,
};

const told = (seq: number, event: string, data: WorkEvent['data']): WorkEvent => ({ seq, at: `2026-03-14T09:12:0${String(seq)}Z`, event, data });

/** Stopped while one analyst was at work: a step in every state. */
export const events: readonly WorkEvent[] = [
  told(1, 'stage-start', { stage: 'gather' }), told(2, 'source-start', { stage: 'gather', what: 'statements', tool: 'get_statements' }), told(3, 'source-finish', { stage: 'gather', what: 'statements', bytes: 4_210, origin: 'live', capture: 'cap_gallery' }),
  told(4, 'source-missing', { stage: 'gather', what: 'insiders', why: 'the source did not answer' }), told(5, 'stage-finish', { stage: 'gather', detail: { captures: 1, facts: 12, missing: 1 } }), told(6, 'step-struck', { step: 'technical' }),
  told(7, 'specialist-finish', { specialist: 'fundamental', findings: 4 }), told(8, 'specialist-failed', { specialist: 'macro', why: 'no series came' }),
];
export const captureId = 'cap_gallery01' as CaptureId;
