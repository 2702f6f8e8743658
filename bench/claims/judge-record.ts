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

/**
 * What decides on a claim. A source that denies any of its words or directions decides. Else its figures do: one sentence is as good as its worst figure; a claim of
 * several sentences falls with the figure that it closes on, and else stands where at least half of its figures hold. Words beside figures that no passage has said decide
 * nothing: whether two wordings mean the same is not always for code to tell. A claim without figures stands where passages say at least half of its clauses.
 */
function decideClaim(judged: readonly Judged[]): Verdict | undefined {
  const denied = deniedIn(judged);
  if (denied !== undefined) return denied;
  const figures = figuresOf(judged);
  const clauses = clausesOf(judged);
  const asked = figures.length > 0 ? figures : clauses.length > 0 ? clauses : judged;
  const closing = figures.at(-1);
  if (isLong(judged) && closing?.verdict.verdict === 'contradicted') return closing.verdict;
  const isOnBalance = figures.length === 0 || isLong(judged);
  return isOnBalance && shareHolding(asked) >= MOSTLY ? heldBy(asked) : worstOf(asked);
}

/**
 * What decides on the answer to a question. Where code can work out what is asked, the figure that gives it does. Else a denied word or direction does, and the figure that
 * the answer closes on where it is contradicted. Else an answer, which says one thing and much around it, stands where two fifths of its figures and clauses hold,
 * and one in words alone where a passage says any of its clauses.
 */
function decideAnswer(judged: readonly Judged[]): Verdict | undefined {
  const answer = judged.find((each) => each.verdict.codes.includes('answer'))?.verdict ?? deniedIn(judged);
  if (answer !== undefined) return answer;
  const figures = figuresOf(judged);
  const closing = figures.at(-1);
  if (isLong(judged) && closing?.verdict.verdict === 'contradicted') return closing.verdict;
  const said = [...figures, ...clausesOf(judged).filter((each) => each.verdict.verdict !== 'judgment')];
  const asked = said.length > 0 ? said : judged;
  const stands = figures.length > 0 ? shareHolding(asked) >= LARGELY : asked.some(isHolding);
  return stands ? heldBy(asked) : worstOf(asked);
}

const MOSTLY = 0.5;
const LARGELY = 0.4;

const isHolding = (each: Judged): boolean => holding.has(each.verdict.verdict);

function shareHolding(judged: readonly Judged[]): number {
  return judged.filter(isHolding).length / Math.max(1, judged.length);
}

/** The weakest of what holds. */
function heldBy(judged: readonly Judged[]): Verdict | undefined {
  return worstOf(judged.filter(isHolding));
}

function isLong(judged: readonly Judged[]): boolean {
  return new Set(judged.map((each) => each.claim.sentence.start)).size > 1;
}

function deniedIn(judged: readonly Judged[]): Verdict | undefined {
  return worstOf(judged.filter((each) => each.claim.kind !== 'figure' && each.verdict.verdict === 'contradicted'));
}

function figuresOf(judged: readonly Judged[]): Judged[] {
  return judged.filter((each) => each.claim.kind === 'figure' && each.verdict.verdict !== 'judgment');
}

function clausesOf(judged: readonly Judged[]): Judged[] {
  return judged.filter((each) => each.claim.kind === 'words');
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
  const deciding = input.question === null ? decideClaim(judged) : decideAnswer(judged);
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
