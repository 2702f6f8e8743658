// What every form of statement shares: the clause it reads, what it finds, and the steps over rows and columns.
import type { Constraint, Scene } from './constraint.ts';
import { bareSuperlatives, comparatives, superlatives } from './lexicon.ts';
import type { HeadLink } from './link.ts';
import type { RecordColumn } from './records.ts';
import type { StatementWord } from './words.ts';

/** A stretch of the statement with its own assertion; `inherited` constraints were said before it. */
export type Clause = { readonly scene: Scene; readonly from: number; readonly to: number; readonly constraints: readonly Constraint[]; readonly heads: readonly HeadLink[] };
/** `trust` is how surely the form reads such words; `rows` and `column` are the evidence; `value` is what should stand there. */
export type Outcome = { readonly kind: string; readonly holds: boolean; readonly trust: number; readonly rows: readonly number[]; readonly columns: readonly number[]; readonly value: number | string | null; readonly explanation: string };
export type Form = (clause: Clause) => Outcome | null;

export function columnAt(scene: Scene, index: number): RecordColumn | null {
  return scene.records.columns.find((column) => column.index === index) ?? null;
}

export function wordsOf(clause: Clause): StatementWord[] {
  return clause.scene.words.slice(clause.from, clause.to + 1);
}

/** Rows that are records: not the totals. */
export function recordRows(scene: Scene): number[] {
  return Array.from({ length: scene.records.size }, (_, row) => row).filter((row) => !scene.records.totals.has(row));
}

export function rowsWith(scene: Scene, constraints: readonly Constraint[]): number[] {
  const all = constraints.length > 0 ? Array.from({ length: scene.records.size }, (_, row) => row) : recordRows(scene);
  return all.filter((row) => constraints.every((constraint) => constraint.rows.has(row)));
}

/** True where a word is part of a cell or of a head of several words: it then says nothing of its own. */
export function isCovered(clause: Clause, at: number): boolean {
  return clause.scene.links.cells.some((link) => at >= link.from && at <= link.to && link.number === null) || clause.heads.some((link) => link.from < link.to && at >= link.from && at <= link.to) || clause.heads.some((link) => link.from === at && link.to === at && link.coverage >= 1);
}

/** Places of the clause's words that a list holds and nothing else covers. */
export function placesOf(clause: Clause, test: (word: StatementWord, at: number) => boolean): number[] {
  return clause.scene.words.flatMap((word, at) => (at >= clause.from && at <= clause.to && !isCovered(clause, at) && test(word, at) ? [at] : []));
}

export function comparable(column: RecordColumn): boolean {
  return column.kind !== 'text';
}

/** The comparable column whose head stands nearest to a place, else the only one there is of its kind. */
export function columnNear(clause: Clause, at: number, kind: 'date' | 'number' | null): RecordColumn | null {
  const near = clause.heads.map((link) => ({ link, gap: link.from > at ? link.from - at : link.to < at ? at - link.to + 0.5 : 0 })).sort((left, right) => left.gap - right.gap);
  const spoken = near.flatMap(({ link, gap }) => link.columns.flatMap((index) => columnAt(clause.scene, index) ?? []).filter(comparable).map((column) => ({ column, gap })));
  const figures = spoken.filter(({ column }) => !isSequence(column));
  const named = figures.length > 0 ? figures : spoken;
  const ofKind = kind === null ? named : named.filter(({ column }) => column.kind === kind || (kind === 'date' && isYears(column)));
  if (ofKind[0] !== undefined) return ofKind[0].column;
  const all = clause.scene.records.columns.filter((column) => (kind === 'date' ? column.kind === 'date' || isYears(column) : column.kind === 'number' && !isSequence(column)));
  return all.length === 1 || kind === 'date' ? all[0] ?? null : null;
}

export function isYears(column: RecordColumn): boolean {
  const values = column.cells.flatMap((cell) => (cell.value === null ? [] : [cell.value]));
  return values.length > 0 && values.every((value) => Number.isInteger(value) && value >= 1500 && value < 2200);
}

/** 1, 2, 3 …: numbers that only count the rows. */
export function isSequence(column: RecordColumn): boolean {
  const values = column.cells.flatMap((cell) => (cell.value === null ? [] : [cell.value]));
  return values.length > 2 && values.every((value, at) => at === 0 || value === (values[at - 1] ?? 0) + 1);
}

export function isRankWord(word: StatementWord): boolean {
  return superlatives.has(word.text) || bareSuperlatives.has(word.text) || comparatives.has(word.text);
}

export function rowName(scene: Scene, row: number): string {
  return columnAt(scene, scene.records.key)?.cells[row]?.text ?? `row ${String(row + 1)}`;
}
