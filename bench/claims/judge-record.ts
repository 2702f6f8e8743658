// One record through the judge: its table and paragraphs are the sources, its claim the report. Nothing else of the record is read.
import { createHash } from 'node:crypto';
import type { Verdict, VerdictName } from '@assay/record';
import { auditAgainst, auditText, readBarePassages } from '@assay/audit';
import { readGrid, readParagraphs } from '@assay/audit/facts';

export type Prediction = { readonly id: string; readonly verdict: VerdictName; readonly cells: [number, number][]; readonly paragraphs: number[]; readonly value?: string; readonly reasons: string[]; readonly ms: number };
export type JudgeInput = { readonly claim: string; readonly target: readonly [number, number] | null; readonly question: string | null; readonly paragraphs: readonly string[]; readonly table: readonly (readonly string[])[] };

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A sentence is as good as its worst figure; a word of direction or rank that no source decides leaves it as it is, one that a source denies does not. */
const worstFirst: readonly VerdictName[] = ['contradicted', 'unverified', 'not-checked', 'judgment', 'web-sourced', 'kb-sourced', 'supported', 'computed', 'verified'];

export function judgeRecord(input: JudgeInput): Omit<Prediction, 'id' | 'ms'> {
  const facts = [...readGrid(input.table, { paragraphsBefore: input.paragraphs }), ...readParagraphs(input.paragraphs)];
  const options = { subject: null, asOf: null, sha256, documents: readBarePassages(input) };
  const audit = input.claim.includes('\n') ? auditAgainst(input.claim, facts, { ...options, captures: [], refusals: [] }) : auditText(input.claim, facts, options);
  const target = input.target;
  const claims = audit.claims.filter((claim) => target === null || (claim.span.start < target[1] && claim.span.end > target[0]));
  const ids = new Set(claims.map((claim) => claim.id));
  const verdicts = audit.verdicts.filter((verdict) => ids.has(verdict.claim));
  const figures = verdicts.filter((verdict) => claims.find((claim) => claim.id === verdict.claim)?.kind === 'figure');
  const deciding = [...(figures.length > 0 ? figures : verdicts), ...verdicts.filter((verdict) => verdict.verdict === 'contradicted')];
  const worst = deciding.toSorted((left, right) => worstFirst.indexOf(left.verdict) - worstFirst.indexOf(right.verdict))[0];
  const facing = verdicts.flatMap((verdict) => verdict.evidence.facts.map((fact) => fact.anchor));
  const right = worst?.right?.value;
  return {
    verdict: worst?.verdict ?? 'unverified',
    cells: facing.flatMap((anchor): [number, number][] => (anchor.kind === 'cell' ? [[anchor.row, anchor.column]] : [])),
    paragraphs: [...new Set(facing.flatMap((anchor) => (anchor.kind === 'paragraph' ? [anchor.index] : [])))],
    ...(right === undefined ? {} : { value: right }),
    reasons: worst === undefined ? ['no-claim'] : reasonsOf(worst),
  };
}

function reasonsOf(verdict: Verdict): string[] {
  return [verdict.rule, ...verdict.codes, verdict.reason];
}
