// "Three of the five subsidiaries are in Ireland", "there are 4 tranches above 5 %", "only two", "no plant", "all": rows that fit are counted.
import { within, type Constraint } from './constraint.ts';
import { differentWords, negations, onlyWords } from './lexicon.ts';
import { columnAt, isSequence, placesOf, recordRows, rowsWith, type Clause, type Form, type Outcome } from './form.ts';
import type { StatementWord } from './words.ts';

/** Number words and figures that count rows: behind "there are", "only", "a total of"; before "of the"; at the head of the clause. */
export function countAt(clause: Clause): Constraint | null {
  const numbers = clause.constraints.filter((constraint) => constraint.number !== null && Number.isInteger(constraint.number) && !constraint.isOrdinal && constraint.number < 1000 && constraint.from >= clause.from);
  return numbers.find((constraint) => isCount(clause, constraint)) ?? null;
}

const leads = new Set('only exactly at least most more than total just sole'.split(' '));

function isCount(clause: Clause, constraint: Constraint): boolean {
  const { words } = clause.scene;
  const at = constraint.from;
  if (isOfWhole(words, at)) return true;
  if (namesNumbers(clause, at) || measuresColumn(clause, at)) return false;
  const before = words.slice(Math.max(clause.from, at - 5), at).map((word) => word.text);
  if (before.includes('there') || (before.includes('total') && before.at(-1) === 'of')) return true;
  const isLead = words[at + 1]?.isSilent === false && words.slice(clause.from, at).every((word) => word.isSilent || leads.has(word.text));
  return isLead || onlyWords.has(before.at(-1) ?? '') || nounFollows(clause, constraint);
}

const wholes = new Set('the them these those its our their his her all'.split(' '));

/** "Three of the five", "two out of 6". */
function isOfWhole(words: readonly StatementWord[], at: number): boolean {
  const after = words[at + 2];
  if (after === undefined) return false;
  const next = words[at + 1]?.text;
  return next === 'out' ? after.text === 'of' : next === 'of' && (wholes.has(after.text) || after.number !== null);
}

function isFigures(clause: Clause, index: number): boolean {
  const column = columnAt(clause.scene, index);
  return column !== null && column.kind === 'number' && !isSequence(column);
}

/** "12 points" where a column of numbers is called so: a value, no count. */
function namesNumbers(clause: Clause, at: number): boolean {
  return clause.heads.some((link) => link.from === at + 1 && link.columns.some((index) => isFigures(clause, index)));
}

function measuresColumn(clause: Clause, at: number): boolean {
  return clause.heads.some((link) => link.to < at && ((at - link.to <= 1 && link.coverage > 0.5) || (at - link.to <= 3 && link.columns.some((index) => isFigures(clause, index)))));
}

/** A noun that no head and no cell knows, behind the number: "4 lenders". */
function nounFollows(clause: Clause, constraint: Constraint): boolean {
  const next = clause.scene.words[constraint.from + 1];
  if (next === undefined || next.isSilent || next.number !== null) return false;
  const head = clause.heads.find((link) => link.from === constraint.from + 1);
  if (head !== undefined) return head.columns.some((index) => !isFigures(clause, index));
  if (clause.constraints.some((other) => other.from === constraint.from + 1)) return false;
  return constraint.rows.size === 0 || (!constraint.isSure && rowsWith(clause.scene, clause.constraints.filter((other) => other !== constraint)).length > 1);
}

function holdsCount(found: number, asked: Constraint): boolean {
  return asked.bound === null ? found === asked.number : within(found, asked.number ?? 0, asked.bound);
}

/** "Of the five": the figure that says how many rows there are in all. */
function wholeOf(clause: Clause, asked: Constraint): Constraint | undefined {
  const isOf = ['of', 'out'].includes(clause.scene.words[asked.from + 1]?.text ?? '');
  return isOf ? clause.constraints.find((constraint) => constraint.number !== null && constraint.from > asked.from && constraint.from - asked.from <= 4) : undefined;
}

export const countForm: Form = (clause): Outcome | null => {
  const asked = countAt(clause);
  if (asked === null) return null;
  const { scene } = clause;
  const outOf = wholeOf(clause, asked);
  const filters = clause.constraints.filter((constraint) => constraint !== asked && constraint !== outOf);
  const found = rowsWith(scene, filters).filter((row) => !scene.records.totals.has(row));
  const isDenied = placesOf(clause, (word, at) => negations.has(word.text) && at > asked.from).length > 0;
  const counted = isDenied ? recordRows(scene).length - found.length : found.length;
  const distinct = distinctCount(clause, asked, found);
  const wantsDistinct = placesOf(clause, (word) => differentWords.has(word.text)).length > 0;
  const holdsDistinct = distinct !== null && holdsCount(distinct, asked);
  const holdsPlain = holdsCount(counted, asked) && (outOf === undefined || outOf.number === recordRows(scene).length);
  const holds = wantsDistinct ? holdsDistinct : holdsPlain || (holdsDistinct && filters.length === 0);
  return { kind: 'count', holds, trust: filters.length === 0 ? 0.6 : 0.75, rows: found, columns: filters.flatMap((constraint) => constraint.columns.slice(0, 1)), value: wantsDistinct ? distinct : counted, explanation: `count(${filters.map((constraint) => constraint.text).join(' & ')}) = ${counted}${distinct === null ? '' : `, distinct ${distinct}`}` };
};

/** How many different things a column that the words behind the number name has among the rows. */
function distinctCount(clause: Clause, asked: Constraint, rows: readonly number[]): number | null {
  const head = clause.heads.find((link) => link.from > asked.from && link.from - asked.from <= 4);
  const column = head === undefined ? null : columnAt(clause.scene, head.columns[0] ?? -1);
  return column === null ? null : new Set(rows.map((row) => column.cells[row]?.keys.join(' ') ?? '').filter((text) => text !== '')).size;
}
