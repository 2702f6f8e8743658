// A question over the bundled figures, without network, key or clock.
import { openDesk, openMemoryStore, type DataDesk, type ToolRunner } from '@assay/data';
import { auditReport } from '@assay/audit';
import type { AuditStage } from '../graph/engine.ts';
import { ask, type AskInput, type AskRun } from '../ask/ask.ts';
import { noFilters } from '../ask/asked/asked.ts';
import { scriptedAskEngine } from './scripted-ask.ts';
import { sha256 } from './analyze-sample.ts';

const start = new Date('2026-03-24T09:00:00Z');

/** The bundled figures behind both doors of the desk. */
export function sampleTools(): DataDesk & ToolRunner {
  return openDesk({
    mode: 'sample', fetch: () => Promise.reject(new TypeError('there is no network')), store: openMemoryStore(), clock: () => start, sleep: () => Promise.resolve(), sha256,
    contact: null, fredKey: null, fmpKey: null, tavilyKey: null, redditKey: null, fetchAt: () => Promise.reject(new TypeError('there is no network')), resolveHost: () => Promise.reject(new TypeError('there is no network')),
  });
}

export const sampleJudge: AuditStage = (report, sources, { subject, asOf, findings, question }) => auditReport(report, sources, { subject, asOf, findings, question, sha256 });

/** Asks the bundled figures; what is given takes the place of the usual. */
export function askSample(text: string, given: Partial<AskInput> = {}): Promise<AskRun> {
  return ask({ question: { text, filters: noFilters, asOf: null, earlier: [] }, desk: sampleTools(), audit: sampleJudge, engine: scriptedAskEngine(), sha256, clock: () => start, ...given });
}
