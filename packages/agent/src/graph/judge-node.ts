// The judge's node. A report whose writer may have typed numbers goes back once with the judge's reasons; what still does not stand is marked.
import { entityOf } from '@assay/data';
import { specialistNames, type CapturedBytes, type CaptureId, type Entity, type IsoDate } from '@assay/record';
import type { AuditResult, Fetched, Objection } from './engine.ts';
import { findingOf } from '../specialists/run-specialist.ts';
import type { Parts } from '../write/parts.ts';
import type { Written } from '../write/report.ts';
import { markOpen, objectionsTo } from './objections.ts';
import type { Gathering, RunState } from './run-state.ts';
import type { Work } from './work.ts';

type Version = { readonly written: Written; readonly fetched: Fetched; readonly audited: AuditResult };
type At = { readonly state: RunState; readonly work: Work; readonly gathering: Gathering; /** Made once more where the report is written again. */ readonly parts: () => Parts };

type Given = { readonly sources: readonly CapturedBytes[]; readonly findings: readonly { readonly specialist: string; readonly text: string }[]; readonly subject: Entity; readonly asOf: IsoDate };

/** Every capture once, what the specialists wrote, and whom the report is about. */
function givenTo(fetched: readonly Fetched[], { state, work, gathering: { gathered: found, bench } }: At): Given {
  const sources = [...new Map([...found.captures, ...fetched.flatMap((one) => one.captures)].map((source) => [source.capture.id, source])).values()];
  return { sources, findings: state.notes.map((note) => findingOf(note, work.sha256)).map(({ specialist, text }) => ({ specialist, text })), subject: entityOf(found.company), asOf: bench.asOf };
}

/** What each specialist had before it: what was gathered for all, and what it fetched itself. */
function seenBy({ state, gathering }: At): ReadonlyMap<string, ReadonlySet<CaptureId>> {
  const idsOf = (captures: readonly CapturedBytes[]): readonly CaptureId[] => captures.map(({ capture }) => capture.id);
  const common = idsOf(gathering.gathered.captures);
  return new Map(specialistNames.map((name) => [name, new Set([...common, ...state.fetched.filter(({ by }) => by === name).flatMap(({ captures }) => idsOf(captures))])]));
}

async function audit(report: string, fetched: readonly Fetched[], at: At): Promise<AuditResult> {
  const { sources, ...about } = givenTo(fetched, at);
  at.work.onEvent({ event: 'stage-start', stage: 'trace' });
  const audited = await at.work.audit(report, sources, about);
  at.work.onEvent({ event: 'claims-judged', claims: audited.claims.length, coverage: audited.coverage.ratio });
  return audited;
}

async function revised(first: Version, objections: readonly Objection[], at: At): Promise<Version> {
  const { work, state } = at;
  work.onEvent({ event: 'revision-asked', objections: objections.length });
  work.onEvent({ event: 'stage-start', stage: 'write' });
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
  const open = at.work.engine.revises ? objectionsTo(written.report, first.audited) : [];
  const last = open.length === 0 ? first : await marked(await revised(first, open.map(({ objection }) => objection), at), at);
  return { written: last.written, fetched: [last.fetched], ...(await settled(last, at)) };
}

/** The open claims go to the auditor's model, if there is one; what it brings is judged by rule. */
async function settled({ written, fetched, audited }: Version, at: At): Promise<Pick<RunState, 'audited' | 'auditor'>> {
  const { work } = at;
  if (work.auditor === null) return { audited, auditor: null };
  const done = await work.auditor({ report: written.report, audit: audited, ...givenTo([...at.state.fetched, fetched], at), seen: seenBy(at) }, { signal: work.signal, onEvent: work.onEvent });
  const refused = done.auditor.phases.reduce((sum, phase) => sum + phase.refused.length, 0);
  const changed = done.audited.verdicts.filter((verdict, index) => verdict !== audited.verdicts[index]).length;
  work.onEvent({ event: 'open-claims-settled', open: audited.verdicts.filter(({ verdict }) => verdict === 'unverified' || verdict === 'not-checked').length, raised: changed, refused });
  return done;
}
