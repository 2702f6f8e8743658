// An auditor's work as it is sealed with the run.
import type { AuditorReport } from '@assay/agent';
import type { AuditorRecord } from '@assay/audit/archive';

export function auditorRecord({ phases, limits }: AuditorReport, model: string | null): AuditorRecord {
  return {
    schema: 'assay.auditor/1', model, limits: { searches: limits.searches, submissions: limits.submissions },
    phases: phases.map(({ phase, specialist, seen, deeds, stop, message, account, refused }) => ({
      phase, specialist, seen: seen === null ? null : [...seen], stop, message, account: { ...account.counts },
      deeds: deeds.map((deed) => (deed.kind === 'submit' ? deed : { kind: 'search', query: { ...deed.query } })),
      refused: refused.map(({ number, submission, outcome, claims }) => ({ number, admitted: outcome.admitted, code: outcome.code, sentence: outcome.sentence, submission, claims: [...claims] })),
    })),
  };
}
