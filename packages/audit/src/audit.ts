// The judge: reads the finished Markdown as a stranger's, reads facts from the captured bytes, and rules on every claim. Pure.
import { auditAgainst, type Audit, type AuditOptions } from './audit-against.ts';
import { keepReadings, readFacts } from './facts/index.ts';
import type { SourceDocument } from './facts/read-fact.ts';
import { readPassages } from './passages/read-passages.ts';
import { readSources } from './read-sources.ts';

export { auditAgainst, auditText, type Audit, type AuditOptions, type Refusal } from './audit-against.ts';

/** The judge's own: nobody else is handed what it reads. */
const readAsJudge = keepReadings(readFacts);

/** Audits a Markdown report against sources. A source that cannot be read is refused and named; the rest is judged. */
export function auditReport(report: string, sources: readonly SourceDocument[], options: AuditOptions): Audit {
  const { facts, refusals } = readSources(sources, (source) => readAsJudge(source, { sha256: options.sha256, dictionary: options.metrics }));
  return auditAgainst(report, facts, { ...options, captures: sources.map((source) => source.capture), refusals, documents: readPassages(sources) });
}
