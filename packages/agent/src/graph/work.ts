// What every node of the graph is given.
import type { Company, DataDesk } from '@assay/data';
import type { Question, Sha256 } from '@assay/record';
import type { AuditorStage, AuditStage, Engine } from './engine.ts';
import type { OnEvent } from './events.ts';

export type Work = {
  readonly question: Question;
  readonly company: Company;
  readonly desk: DataDesk;
  readonly engine: Engine;
  readonly audit: AuditStage;
  /** Null where code alone audits. */
  readonly auditor: AuditorStage | null;
  readonly sha256: Sha256;
  readonly onEvent: OnEvent;
  readonly signal: AbortSignal | undefined;
};
