// The stages as function types. The house fills them with rules; a model may stand behind the same types.
import type { CapturedBytes, Claim, Coverage, Entity, IsoDate, SpecialistName, TokenState, Verdict } from '@assay/record';
import type { Focus } from '../question/focus.ts';
import type { Bench } from '../specialists/bench.ts';
import type { Note } from '../specialists/observation.ts';
import type { Parts } from '../write/parts.ts';
import type { Written } from '../write/report.ts';

export type AnalyseStage = (bench: Bench, focus: Focus, signal: AbortSignal | undefined) => Promise<readonly Note[]>;
export type WriteStage = (parts: Parts, signal: AbortSignal | undefined) => Promise<Written>;

export type Engine = {
  /** As the run records it: `house`. */
  readonly name: string;
  readonly analyse: Readonly<Record<SpecialistName, AnalyseStage>>;
  readonly write: WriteStage;
};

export type AuditResult = { readonly claims: readonly Claim[]; readonly tokens: readonly TokenState[]; readonly verdicts: readonly Verdict[]; readonly coverage: Coverage };
/** The judge, as the graph needs it: the report as a stranger's, and the captures. */
export type AuditStage = (report: string, sources: readonly CapturedBytes[], about: {
  readonly subject: Entity;
  readonly asOf: IsoDate;
  readonly findings: readonly { readonly specialist: string; readonly text: string }[];
}) => AuditResult | Promise<AuditResult>;
