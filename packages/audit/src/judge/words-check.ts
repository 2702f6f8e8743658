// What the sources say in words, and the checks that read a claim along it. A check answers null for a claim that it does not understand.
import type { Anchor, CaptureId, ClaimField } from '@assay/record';
import type { FactIndex } from '../bind/fact-index.ts';
import type { ClaimReading } from '../claims/reading.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import type { Table, TableCell } from '../facts/table/table.ts';

/** A sentence of a source's prose, or a row of one of its tables, where it stands. */
export type Passage = {
  readonly kind: 'sentence' | 'row';
  readonly text: string;
  readonly anchor: Anchor;
  readonly capture: CaptureId;
  /** Paragraph, block or table that it stands in: neighbours have the same one, or one beside it. */
  readonly block: number;
};

/** A table of a source with its text cells, and where its cells stand. */
export type PlacedTable = { readonly table: Table; readonly capture: CaptureId; readonly anchorOf: (cell: TableCell) => Anchor };

export type Documents = { readonly passages: readonly Passage[]; readonly tables: readonly PlacedTable[]; /** The question that the report answers: what it speaks of is given, and needs no source. */ readonly asked?: string };

export type WordsFinding = {
  /** Words are never proved by code: `supported` at most. */
  readonly verdict: 'contradicted' | 'supported' | 'unverified';
  readonly rule: string;
  readonly reason: string;
  readonly codes: readonly string[];
  readonly field: ClaimField | null;
  /** What should stand there, as the source has it; null where one word does not put it right. */
  readonly right: string | null;
  /** The passages that the finding rests on, best first. */
  readonly passages: readonly Passage[];
  /** Facts that it rests on, where a statement was decided from cells. */
  readonly facts: readonly ReadFact[];
};

/** A check answers null for kinds of claims that are not its own. `documents` is the same object for all claims of a report, so that an index can be kept by it. */
export type WordsCheck = (claim: ClaimReading, documents: Documents, facts: FactIndex) => WordsFinding | null;

/** What the rows of tables say to a sentence as a whole. Of a figure that is named by a fact (`isNamed`) only rows that say several things may speak. */
export type RecordsCheck = (claim: ClaimReading, documents: Documents, asked: { readonly isNamed: boolean }) => WordsFinding | null;

/** What a claim is checked by. */
export type WordsSources = { readonly documents: Documents; readonly facts: FactIndex };

/** Checks are asked in order; a finding that decides ends the search, and the first that does not decide stands for all. */
export function findWords(claim: ClaimReading, { documents, facts }: WordsSources, checks: readonly WordsCheck[]): WordsFinding | null {
  let open: WordsFinding | null = null;
  for (const check of checks) {
    const finding = check(claim, documents, facts);
    if (finding !== null && finding.verdict !== 'unverified') return finding;
    open ??= finding;
  }
  return open;
}

/** Typed answers of services hold no prose: a report over them makes no claims of words. */
export function hasProse(documents: Documents): boolean {
  return documents.passages.some((passage) => passage.kind === 'sentence');
}
