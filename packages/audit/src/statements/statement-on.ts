// A statement over a table whose rows are records: read by its words, decided by the cells, and only as sure as its words are explained.
import { aggregateForm } from './aggregate-form.ts';
import { comparativeForm, equalForm } from './comparative-form.ts';
import { readScene, type Scene } from './constraint.ts';
import { clausesOf } from './clauses.ts';
import { countForm } from './count-form.ts';
import { explainedShare } from './explained.ts';
import { columnAt, type Clause, type Form, type Outcome } from './form.ts';
import { linkStatement } from './link.ts';
import { lookupForm } from './lookup-form.ts';
import { isOfFigures, readRecords, type Records, type StatementTable } from './records.ts';
import { onlyForm, quantifierForm } from './quantifier-form.ts';
import { superlativeForm } from './superlative-form.ts';
import { statementWords } from './words.ts';

export type { StatementTable } from './records.ts';
/** `cells` are places in the grid of table number `table`; `value` is what the cells give in place of the statement's own, where that is one thing. */
export type StatementFinding = { readonly holds: boolean; /** From 0 to 1. */ readonly certainty: number; readonly kind: string; /** Row and column are read straight off the words: sure enough to deny by. */ readonly isPlain: boolean; readonly table: number; readonly cells: readonly (readonly [number, number])[]; readonly value: string | null; readonly explanation: string };

/** The form that the words ask for most plainly comes first; a plain statement is what remains. */
const forms: readonly Form[] = [comparativeForm, equalForm, superlativeForm, aggregateForm, onlyForm, countForm, quantifierForm, lookupForm];

function judgeClause(clause: Clause): Outcome | null {
  for (const form of forms) {
    const outcome = form(clause);
    if (outcome !== null) return outcome;
  }
  return null;
}

const known = new WeakMap<StatementTable, Records | null>();

function recordsOf(table: StatementTable): Records | null {
  const before = known.get(table);
  if (before !== undefined) return before;
  const made = readRecords(table);
  known.set(table, made);
  return made;
}

/** True for rows that say several things in words or days: rows of one label and figures over times are series, and are read as such elsewhere. */
export function isOfRecords(table: StatementTable): boolean {
  if (isOfFigures(table)) return false;
  const records = recordsOf(table);
  if (records === null || records.size < 2) return false;
  return records.columns.filter((column) => column.keys.length > 0 && column.kind !== 'number' && new Set(column.cells.map((cell) => cell.text)).size > 1).length >= 2;
}

const SHOWN = 12;

function findingOf(scene: Scene, table: number): StatementFinding | null {
  const outcomes = clausesOf(scene).flatMap((clause) => judgeClause(clause) ?? []);
  const failing = outcomes.find((outcome) => !outcome.holds);
  const weakest = outcomes.toSorted((left, right) => left.trust - right.trust)[0];
  const deciding = failing ?? weakest;
  if (deciding === undefined) return null;
  const cells = outcomes.flatMap((outcome) => outcome.rows.slice(0, SHOWN).flatMap((row) => outcome.columns.flatMap((column) => columnAt(scene, column)?.cells[row] ?? []))).map((cell) => [cell.row, cell.column] as const);
  return {
    holds: failing === undefined, certainty: deciding.trust * explainedShare(scene), kind: deciding.kind, isPlain: deciding.kind === 'lookup', table, cells,
    value: deciding.value === null ? null : String(deciding.value), explanation: outcomes.map((outcome) => outcome.explanation).join('; '),
  };
}

/** Null where no table is spoken of, or none of the forms reads the words. Of several tables the one that explains most of the words decides. */
export function statementOn(sentence: string, tables: readonly StatementTable[]): StatementFinding | null {
  const words = statementWords(sentence);
  const found = tables.flatMap((table, at) => {
    const records = recordsOf(table);
    if (records === null) return [];
    const scene = readScene(records, words, linkStatement(records, words, sentence));
    return findingOf(scene, at) ?? [];
  });
  return found.toSorted((left, right) => right.certainty - left.certainty)[0] ?? null;
}
