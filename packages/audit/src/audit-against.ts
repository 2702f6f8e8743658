// The judge over facts that were read before.
import { alignClaim } from './align/align-claim.ts';
import { settleAnswer } from './asked/settle-answer.ts';
import { readPlainText, readReport } from './claims/read-report.ts';
import { insiderTrades } from './derive/insider-trades.ts';
import type { ReadFact } from './facts/read-fact.ts';
import { wordsJudge } from './judge/words-judge.ts';
import { judgeReport, type Against, type Audit, type AuditOptions } from './judge-report.ts';

export type { Audit, AuditOptions, Refusal } from './judge-report.ts';

/** The same over facts that were read before: for many reports on one set of sources. */
export function auditAgainst(report: string, facts: readonly ReadFact[], options: Against): Audit {
  return judgeReport({ report, read: readReport, align: alignClaim, words: wordsJudge, answer: settleAnswer }, facts, { ...options, trades: insiderTrades });
}

/** The same for a sentence or paragraph of plain text, with facts that have no captures. */
export function auditText(text: string, facts: readonly ReadFact[], options: AuditOptions): Audit {
  return judgeReport({ report: text, read: readPlainText, align: alignClaim, words: wordsJudge, answer: settleAnswer }, facts, { ...options, captures: [], refusals: [], trades: insiderTrades });
}
