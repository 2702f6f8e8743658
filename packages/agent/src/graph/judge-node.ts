// The judge's node. A report whose writer may have typed numbers goes back once with the judge's reasons; what still does not stand is marked.
import { entityOf } from '@assay/data';
import type { AuditResult, Fetched, Objection } from './engine.ts';
import { findingOf } from '../specialists/run-specialist.ts';
import type { Parts } from '../write/parts.ts';
import type { Written } from '../write/report.ts';
import { markOpen, objectionsTo } from './objections.ts';
import type { Gathering, RunState } from './run-state.ts';
import type { Work } from './work.ts';

type Version = { readonly written: Written; readonly fetched: Fetched; readonly audited: AuditResult };
type At = { readonly state: RunState; readonly work: Work; readonly gathering: Gathering; /** Made once more where the report is written again. */ readonly parts: () => Parts };

async function audit(report: string, fetched: readonly Fetched[], { state, work, gathering }: At): Promise<AuditResult> {
  const { gathered: found, bench } = gathering;
  const findings = state.notes.map((note) => findingOf(note, work.sha256)).map(({ specialist, text }) => ({ specialist, text }));
  const captures = [...new Map([...found.captures, ...fetched.flatMap((one) => one.captures)].map((source) => [source.capture.id, source])).values()];
  const audited = await work.audit(report, captures, { subject: entityOf(found.company), asOf: bench.asOf, findings });
  work.onEvent({ event: 'claims-judged', claims: audited.claims.length, coverage: audited.coverage.ratio });
  return audited;
}

async function revised(first: Version, objections: readonly Objection[], at: At): Promise<Version> {
  const { work, state } = at;
  work.onEvent({ event: 'revision-asked', objections: objections.length });
  const { written, ...fetched } = await work.engine.write(at.parts(), { signal: work.signal, onEvent: work.onEvent, objections, earlier: first.written });
  work.onEvent({ event: 'report-written', title: written.title, characters: written.report.length });
  const second: Version = { written, fetched, audited: await audit(written.report, [...state.fetched, fetched], at) };
  return weightOf(second) <= weightOf(first) ? second : first;
}

function weightOf({ written, audited }: Version): number {
  return objectionsTo(written.report, audited).reduce((sum, { objection }) => sum + (objection.verdict === 'contradicted' ? 10 : 1), 0);
}

async function marked(version: Version, at: At): Promise<Version> {
  const open = objectionsTo(version.written.report, version.audited);
  if (open.length === 0) return version;
  const written = { ...version.written, report: markOpen(version.written.report, open) };
  return { ...version, written, audited: await audit(written.report, [...at.state.fetched, version.fetched], at) };
}

/** Judges what was written; where the engine revises, at most twice, and a third time with its marks. */
export async function judgeWritten(at: At, written: Written): Promise<Partial<RunState>> {
  const first: Version = { written, fetched: { captures: [], facts: [] }, audited: await audit(written.report, at.state.fetched, at) };
  if (!at.work.engine.revises) return { audited: first.audited };
  const open = objectionsTo(written.report, first.audited);
  if (open.length === 0) return { audited: first.audited };
  const last = await marked(await revised(first, open.map(({ objection }) => objection), at), at);
  return { written: last.written, audited: last.audited, fetched: [last.fetched] };
}
