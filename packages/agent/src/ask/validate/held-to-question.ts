// What becomes of an answer's validity where the figures are right and the question is another one: words that were not understood, a headline that does not give what was asked. And of one that only says what is missing.
import type { AuditResult } from '../../graph/audit-result.ts';
import type { Issue, Validation } from './score.ts';

export type ToQuestion = {
  /** Words of the question that no part of its reading used. */
  readonly unread: readonly string[];
  /** What the answer does not give of what was asked, a sentence each. */
  readonly unanswered: readonly string[];
};

function issueOf(kind: 'unread' | 'not-answered', claim: string, reason: string): Issue {
  return { kind, claim, sentence: null, field: null, right: null, reason };
}

/** Proved figures in answer to another question prove nothing: such an answer is not valid, whatever its score. */
export function heldToQuestion(validation: Validation, { unread, unanswered }: ToQuestion): Validation {
  if (unread.length + unanswered.length === 0) return validation;
  const issues = [
    ...unread.map((word) => issueOf('unread', word, 'The question says it, and neither its reading nor the answer accounts for it.')),
    ...unanswered.map((what) => issueOf('not-answered', what, 'The question asks for it, and the answer does not open with it.')),
  ];
  return { ...validation, valid: false, issues: [...validation.issues, ...issues] };
}

/** Whether nothing is claimed: no claim but judgments, and no number that a reading could not account for. */
export function claimsNothing({ verdicts, tokens }: Pick<AuditResult, 'verdicts' | 'tokens'>): boolean {
  return verdicts.every(({ verdict }) => verdict === 'judgment') && tokens.every(({ kind, state }) => kind !== 'number' || state.kind !== 'unaccounted');
}

/** To name what is missing and claim nothing is a sound answer: there is nothing in it to hold against anything. */
export function asGap(): Validation {
  return { valid: true, score: null, shares: { factual: null, numerical: null, citations: null, completeness: null }, issues: [] };
}
