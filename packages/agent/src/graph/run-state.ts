// What travels between the nodes of the graph.
import type { Gathered } from '@assay/data';
import type { Fact } from '@assay/record';
import type { Bench } from '../specialists/bench.ts';
import type { Note } from '../specialists/observation.ts';
import type { Failed } from '../write/parts.ts';
import type { Written } from '../write/report.ts';
import type { AuditorReport } from '../auditor/settle-open-claims.ts';
import type { AuditResult, Fetched } from './engine.ts';

export type Gathering = { readonly gathered: Gathered; readonly facts: readonly Fact[]; readonly bench: Bench };

export type RunState = {
  readonly gathering: Gathering | null;
  readonly notes: readonly Note[];
  /** What the stages fetched beside what was gathered for all. */
  readonly fetched: readonly Fetched[];
  readonly failed: readonly Failed[];
  readonly written: Written | null;
  readonly audited: AuditResult | null;
  readonly auditor: AuditorReport | null;
};
