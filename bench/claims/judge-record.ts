// One record through the judge: its table and paragraphs are the sources, its claim the report. Nothing else of the record is read.
import { createHash } from 'node:crypto';
import type { Claim, Verdict, VerdictName } from '@assay/record';
import { auditAgainst, auditText, readBarePassages } from '@assay/audit';
import { readGrid, readParagraphs } from '@assay/audit/facts';

export type Prediction = { readonly id: string; readonly verdict: VerdictName; readonly cells: [number, number][]; readonly paragraphs: number[]; readonly value?: string; readonly reasons: string[]; readonly ms: number };
export type JudgeInput = { readonly claim: string; readonly target: readonly [number, number] | null; readonly question: string | null; readonly paragraphs: readonly string[]; readonly table: readonly (readonly string[])[] };

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const worstFirst: readonly VerdictName[] = ['contradicted', 'unverified', 'not-checked', 'judgment', 'web-sourced', 'kb-sourced', 'supported', 'computed', 'verified'];
const holding: ReadonlySet<VerdictName> = new Set(['verified', 'computed', 'supported', 'kb-sourced', 'web-sourced', 'judgment']);

type Judged = { readonly claim: Claim; readonly verdict: Verdict };

function worstOf(judged: readonly Judged[]): Verdict | undefined {
  return judged.map((each) => each.verdict).toSorted((left, right) => worstFirst.indexOf(left.verdict) - worstFirst.indexOf(right.verdict))[0];
}

function holdsMostly(judged: readonly Judged[]): boolean {
  return judged.filter((each) => holding.has(each.verdict.verdict)).length * 2 >= judged.length;
}

function isAnswer(judged: readonly Judged[]): boolean {
  return new Set(judged.map((each) => each.claim.sentence.start)).size > 1;
}

/**
 * What decides on a text. Where code can work out what the question asks for, the figure that answers it decides. Else a source that denies any of its words or directions does, and else its figures: one sentence is as good as its worst figure; an answer of
 * several sentences, which shows its working and says things twice, falls with the figure that it closes on, and else stands where at least half of its figures hold. Words beside figures that no passage has said decide
 * nothing: whether two wordings mean the same is not always for code to tell. A text without figures stands where passages say at least half of its clauses.
 */
function decide(judged: readonly Judged[]): Verdict | undefined {
  const answer = judged.find((each) => each.verdict.codes.includes('answer'));
  if (answer !== undefined) return answer.verdict;
  const words = judged.filter((each) => each.claim.kind !== 'figure');
  const denied = worstOf(words.filter((each) => each.verdict.verdict === 'contradicted'));
  if (denied !== undefined) return denied;
  const figures = judged.filter((each) => each.claim.kind === 'figure' && each.verdict.verdict !== 'judgment');
  const clauses = words.filter((each) => each.claim.kind === 'words');
  const asked = figures.length > 0 ? figures : clauses.length > 0 ? clauses : judged;
  const closing = figures.at(-1);
  if (isAnswer(judged) && closing?.verdict.verdict === 'contradicted') return closing.verdict;
  const isOnBalance = figures.length === 0 || isAnswer(judged);
  return isOnBalance && holdsMostly(asked) ? worstOf(asked.filter((each) => holding.has(each.verdict.verdict))) : worstOf(asked);
}

function paragraphsOf(verdict: Verdict): number[] {
  const anchors = [...verdict.evidence.facts, ...(verdict.evidence.passages ?? [])].map((cited) => cited.anchor);
  return anchors.flatMap((anchor) => (anchor.kind === 'paragraph' ? [anchor.index] : []));
}

export function judgeRecord(input: JudgeInput): Omit<Prediction, 'id' | 'ms'> {
  const facts = [...readGrid(input.table, { paragraphsBefore: input.paragraphs }), ...readParagraphs(input.paragraphs)];
  const options = { subject: null, asOf: null, sha256, documents: readBarePassages(input), question: input.question ?? undefined };
  const audit = input.claim.includes('\n') ? auditAgainst(input.claim, facts, { ...options, captures: [], refusals: [] }) : auditText(input.claim, facts, options);
  const target = input.target;
  const verdictOf = new Map(audit.verdicts.map((verdict) => [verdict.claim, verdict]));
  const judged = audit.claims.flatMap((claim) => {
    const verdict = verdictOf.get(claim.id);
    return verdict !== undefined && (target === null || (claim.span.start < target[1] && claim.span.end > target[0])) ? [{ claim, verdict }] : [];
  });
  const deciding = decide(judged);
  // Beside a target only the evidence of its figure counts; the clause around it rests on passages of its own.
  const cited = judged.filter((each) => target === null || each.claim.kind === 'figure').map((each) => each.verdict);
  const right = deciding?.right?.value;
  return {
    verdict: deciding?.verdict ?? 'unverified',
    cells: cited.flatMap((verdict) => verdict.evidence.facts).flatMap(({ anchor }): [number, number][] => (anchor.kind === 'cell' ? [[anchor.row, anchor.column]] : [])),
    paragraphs: [...new Set(cited.flatMap(paragraphsOf))],
    ...(right === undefined ? {} : { value: right }),
    reasons: deciding === undefined ? ['no-claim'] : reasonsOf(deciding),
  };
}

function reasonsOf(verdict: Verdict): string[] {
  return [verdict.rule, ...verdict.codes, verdict.reason];
}
