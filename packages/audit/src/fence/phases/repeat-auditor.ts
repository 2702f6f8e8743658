// A sealed auditor's work done again: the same deeds over the same bytes, judged anew. No model is asked.
import type { CaptureId } from '@assay/record';
import type { Audit } from '../../audit-against.ts';
import { repeatDeeds, type PhaseRecord } from './audit-phase.ts';
import { mergePhases } from './merge-phases.ts';
import { openPhases, type PhasesInput } from './open-phases.ts';

/** `audit` is what code alone says of the report; the answer is what it says with what the auditor found. */
export async function repeatAuditor(audit: Audit, records: readonly PhaseRecord[], input: Omit<PhasesInput, 'audit' | 'seen'>): Promise<Audit> {
  const seen = new Map(records.flatMap((record): [string, ReadonlySet<CaptureId>][] => (record.specialist === null || record.seen === null ? [] : [[record.specialist, new Set(record.seen)]])));
  const phases = openPhases({ ...input, audit, seen });
  await repeatDeeds(phases, records);
  return mergePhases(audit, phases);
}
