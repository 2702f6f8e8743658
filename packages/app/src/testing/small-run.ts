// A run small enough to read in a test: one capture, one claim, one verdict.
import { captureId, claimId, contentId, runId, type Capture, type RunContents } from '@assay/record';
import type { FinishedRun } from '../vault/run-files.ts';
import { sha256 } from '../vault/sha256.ts';

const bytes = new TextEncoder().encode('{"revenue": 391035000000}');
const request = { method: 'GET', url: 'https://example.test/companyfacts/CIK0000320193.json', body: null };
const company = { cik: '0000320193', ticker: 'AAPL', name: 'Apple Inc.', sector: null, industry: null, exchange: null, fiscalCalendar: { month: 9, named: 'end-year' }, kind: 'company' } as const;
const claim = claimId.parse('clm_000001');

function smallCapture(): Capture {
  return {
    id: captureId.parse(contentId('capture', { request, sha256: sha256(bytes) }, sha256)), tool: 'company_facts', reader: 'json', request, status: 200, mediaType: 'application/json',
    receivedAt: '2026-01-02T03:04:05.000Z', origin: 'live', sourceKind: 'filing', sourceName: 'SEC EDGAR company facts', licence: 'public domain', asOf: null,
    entity: { id: 'cik:0000320193', ticker: 'AAPL', name: 'Apple Inc.' }, sha256: sha256(bytes), size: bytes.length,
  };
}

/** A finished run under the given id; `report` lets two runs differ. */
export function smallRun(options: { readonly id?: string; readonly report?: string; readonly startedAt?: string; readonly ticker?: string } = {}): FinishedRun {
  const ticker = options.ticker ?? 'AAPL';
  const startedAt = options.startedAt ?? '2026-01-02T03:04:05.000Z';
  const capture = smallCapture();
  const report = options.report ?? '# Revenue held\n\nRevenue was $391.0 billion in fiscal 2024.\n';
  const contents: RunContents = {
    run: {
      id: runId.parse(options.id ?? 'run_20260102-aapl-0001'), question: { ticker, text: null, depth: 'standard', asOf: null }, company: { id: 'cik:0000320193', ticker, name: 'Apple Inc.' },
      engine: 'house', startedAt, finishedAt: startedAt, data: { mode: 'live', asOf: '2026-01-02' }, title: 'Revenue held', program: { name: 'assay', version: '0.1.0' },
    },
    plan: { steps: [] }, captures: [{ capture, bytes }], facts: [], findings: [], report,
    claims: [{ id: claim, kind: 'figure', span: { start: 28, end: 42 }, sentence: { start: 16, end: 58 }, text: '$391.0 billion', numeral: null, entity: null, metric: null, periods: [], operation: null, direction: null, judgment: null }],
    tokens: [], verdicts: [{ claim, verdict: 'verified', rule: 'equal-value', reason: 'The source says 391,035,000,000.', codes: [], field: null, right: null, evidence: { facts: [], formula: null, chain: [] } }],
    coverage: {
      ratio: 1, claims: 1, strong: 1, judgment: 0, tokens: 2, unaccounted: 0, structural: {}, judgments: {},
      verdicts: { contradicted: 0, verified: 1, computed: 0, supported: 0, 'kb-sourced': 0, 'web-sourced': 0, judgment: 0, unverified: 0, 'not-checked': 0 },
    },
    journal: [{ seq: 0, at: startedAt, event: 'run-start', step: null, data: {} }],
  };
  const gathered = { company, captures: [capture.id], data: contents.run.data, missing: [] };
  return { contents, exchanges: { schema: 'assay.exchanges/1', company, gathered: [gathered], audited: { subject: contents.run.company, asOf: '2026-01-02' } }, rules: 'test-rules' };
}
