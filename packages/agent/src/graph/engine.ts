// The stages as function types. The house fills them with rules; a model may stand behind the same types.
import type { CapturedBytes, Entity, Fact, IsoDate, SpecialistName } from '@assay/record';
import type { Focus } from '../question/focus.ts';
import type { Bench } from '../specialists/bench.ts';
import type { Note } from '../specialists/observation.ts';
import type { Parts } from '../write/parts.ts';
import type { Written } from '../write/report.ts';
import type { AuditorInput, Settled } from '../auditor/settle-open-claims.ts';
import type { AuditResult } from './audit-result.ts';
import type { OnEvent } from './events.ts';

export type { AuditResult };

/** What a stage fetched of its own accord: the judge reads the bytes like any others. */
export type Fetched = { readonly captures: readonly CapturedBytes[]; readonly facts: readonly Fact[]; /** Which specialist fetched it; left out for the writer. */ readonly by?: SpecialistName };
export const nothingFetched: Fetched = { captures: [], facts: [] };
export type Around = { readonly signal: AbortSignal | undefined; readonly onEvent: OnEvent };

export type Analysed = Fetched & { readonly notes: readonly Note[] };
export type AnalyseStage = (bench: Bench, focus: Focus, around: Around) => Promise<Analysed>;

/** A claim of the report that the judge does not let stand, and why. */
export type Objection = { readonly text: string; readonly sentence: string; readonly verdict: 'contradicted' | 'unverified'; readonly reason: string; readonly right: string | null };
export type WriteAround = Around & { /** What the judge said of the first version; empty for that version itself. */ readonly objections: readonly Objection[]; readonly earlier: Written | null };
export type WriteStage = (parts: Parts, around: WriteAround) => Promise<Fetched & { readonly written: Written }>;

/** What a model may still settle after the code-only audit, through the fence. Never throws for what a model does. */
export type AuditorStage = (given: Pick<AuditorInput, 'report' | 'audit' | 'sources' | 'findings' | 'seen' | 'subject' | 'asOf'>, around: Around) => Promise<Settled>;

export type Engine = {
  /** As the run records it: `house`. */
  readonly name: string;
  readonly analyse: Readonly<Record<SpecialistName, AnalyseStage>>;
  readonly write: WriteStage;
  /** Whether the writer may have typed numbers: the report then goes back to it once with what the judge does not let stand. */
  readonly revises: boolean;
};

/** The judge, as the graph needs it: the report as a stranger's, and the captures. */
export type AuditStage = (report: string, sources: readonly CapturedBytes[], about: {
  /** Null for a text that is about several companies, or about none. */
  readonly subject: Entity | null;
  readonly asOf: IsoDate;
  readonly findings: readonly { readonly specialist: string; readonly text: string }[];
  /** The question that the text answers out of documents: it says what a figure there is meant to be. */
  readonly question?: string;
}) => AuditResult | Promise<AuditResult>;
