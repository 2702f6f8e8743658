// The audit of a given report as a run of its own, so that it can be sealed, shown, exported and verified like any other.
import type { Audit } from '@assay/audit';
import { contentId, runId, type CapturedBytes, type Entity, type Fact, type IsoDate, type RunContents } from '@assay/record';
import type { FinishedRun } from '../vault/run-files.ts';
import { sha256 } from '../vault/sha256.ts';
import { VERSION } from '../version.ts';

/** The engine that such a run names: nothing was analysed, so there is nothing to replay. */
export const AUDIT_ENGINE = 'audit';

export type GivenReport = {
  readonly file: string;
  readonly report: string;
  readonly documents: readonly CapturedBytes[];
  readonly subject: Entity | null;
  readonly asOf: IsoDate | null;
  /** The question that the report answers. */
  readonly question?: string | undefined;
  /** Definitions of the user's own measures, as they were given: without them the judgment cannot be made again. */
  readonly metrics?: unknown;
  /** What an earlier system concluded of the same report, as it is kept in the journal. */
  readonly earlier?: unknown;
};

function factsOf({ verdicts }: Audit): Fact[] {
  return [...new Map(verdicts.flatMap((verdict) => verdict.evidence.facts).map((fact) => [fact.id, fact])).values()];
}

function titleOf({ report, file }: GivenReport): string {
  return /^#{1,2} +(.{1,200})$/m.exec(report)?.[1]?.trim() ?? file;
}

function runOf(given: GivenReport, at: { readonly startedAt: string; readonly finishedAt: string }): RunContents['run'] {
  const { subject, asOf, metrics } = given;
  const question = { ticker: subject?.ticker ?? '', text: given.question ?? null, depth: 'standard' as const, asOf };
  const content = { report: sha256(new TextEncoder().encode(given.report)), captures: given.documents.map(({ capture }) => capture.id), question, startedAt: at.startedAt, ...(metrics === undefined ? {} : { metrics }) };
  return {
    id: runId.parse(contentId('run', content, sha256)), question, company: subject ?? { id: null, ticker: null, name: null }, engine: AUDIT_ENGINE,
    startedAt: at.startedAt, finishedAt: at.finishedAt, data: { mode: 'files', asOf: asOf ?? at.startedAt.slice(0, 10) }, title: titleOf(given), program: { name: 'assay', version: VERSION },
  };
}

export function makeAuditRun(given: GivenReport, audit: Audit, at: { readonly startedAt: string; readonly finishedAt: string; readonly rules: string }): FinishedRun {
  const step = { id: 'judge', stage: 'audit' as const, what: `every figure of ${given.file} against ${String(given.documents.length)} sources`, tool: null, input: {}, after: [] };
  const judged = { seq: 0, at: at.finishedAt, event: 'claims-judged', step: 'judge', data: { claims: audit.claims.length, coverage: audit.coverage.ratio } };
  const contents: RunContents = {
    run: runOf(given, at), plan: { steps: [step] }, captures: given.documents, facts: factsOf(audit), findings: [], report: given.report,
    claims: audit.claims, tokens: audit.tokens, verdicts: audit.verdicts, coverage: audit.coverage,
    journal: [judged, ...(given.earlier === undefined ? [] : [{ seq: 1, at: at.finishedAt, event: 'earlier-verdicts', step: 'judge', data: { earlier: given.earlier } }])],
  };
  return { contents, exchanges: { schema: 'assay.exchanges/1', company: null, gathered: [], audited: { subject: given.subject, asOf: given.asOf, ...(given.question === undefined ? {} : { question: given.question }), ...(given.metrics === undefined ? {} : { metrics: given.metrics }) } }, rules: at.rules };
}
