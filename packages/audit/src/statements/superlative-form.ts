// "The second tranche has the highest rate", "the earliest maturity is 2027": the extreme row must be the row that the rest of the statement names.
import type { Constraint, Scene } from './constraint.ts';
import { bareSuperlatives, superlatives } from './lexicon.ts';
import { columnNear, isSequence, isYears, placesOf, recordRows, rowName, rowsWith, type Clause, type Form, type Outcome } from './form.ts';
import type { RecordColumn } from './records.ts';
import { wordKey, type StatementWord } from './words.ts';

type Rank = { readonly at: number; readonly isMax: boolean; readonly isTime: boolean; readonly isLoose: boolean; readonly nth: number };

const articles = new Set('the a an their its his her with second third have has'.split(' '));

/** Not "most of the", "at least", "the top 5", "the last": they bound, share or date. */
function ranks(words: readonly StatementWord[], at: number): boolean {
  const [before, own, next] = [words[at - 1]?.text, words[at]?.text, words[at + 1]];
  if (before === 'at' || own === 'last' || next === undefined || next.number !== null) return false;
  return !(own === 'most' && next.text === 'of');
}

function rankAt(clause: Clause): Rank | null {
  const { words } = clause.scene;
  const hasThan = words.slice(clause.from, clause.to + 1).some((word) => word.text === 'than');
  const [at] = placesOf(clause, (word, place) => (superlatives.has(word.text) ? ranks(words, place) : !hasThan && bareSuperlatives.has(word.text) && articles.has(words[place - 1]?.text ?? '')));
  const text = at === undefined ? '' : words[at]?.text ?? '';
  const meaning = superlatives.get(text) ?? bareSuperlatives.get(text);
  if (at === undefined || meaning === undefined) return null;
  const before = words[at - 1];
  return { at, ...meaning, nth: before?.isOrdinal === true ? before.number ?? 1 : 1 };
}

/** The column that is ranked. "First" and "last" go by the day, or by the order of the list. */
function rankedColumn(clause: Clause, rank: Rank): RecordColumn | null {
  const measured = measuredBy(clause, rank);
  if (measured !== null) return measured;
  const named = columnNear(clause, rank.at, rank.isTime ? 'date' : null);
  if (named !== null || !rank.isTime || !rank.isLoose) return named ?? (rank.isTime ? columnNear(clause, rank.at, null) : null);
  return null;
}

const measures: readonly (readonly [string, string])[] = [
  ['longest shortest long short', 'length time duration distance term'], ['tallest', 'height elevation'], ['heaviest lightest', 'weight'], ['oldest youngest old', 'age'], ['fastest slowest', 'time speed'], ['biggest largest smallest', 'size area population amount'], ['busiest', 'passenger traffic'],
];

/** Some superlatives say by themselves what is measured: "the longest" goes by length or time. */
function measuredBy(clause: Clause, rank: Rank): RecordColumn | null {
  const text = clause.scene.words[rank.at]?.text ?? '';
  const keys = measures.filter(([ranks]) => ranks.split(' ').includes(text)).flatMap(([, heads]) => heads.split(' ').map(wordKey));
  const named = clause.heads.some((link) => link.from > rank.at && link.from - rank.at <= 3 && link.columns.some((index) => clause.scene.records.columns.some((column) => column.index === index && column.kind === 'number' && !isSequence(column))));
  return named ? null : clause.scene.records.columns.find((column) => column.kind !== 'text' && column.keys.some((key) => keys.includes(key))) ?? null;
}

/** The rows at the n-th place from the top of a column, among some. */
export function extremeRows(column: RecordColumn, among: readonly number[], rank: { readonly isMax: boolean; readonly nth: number }): number[] {
  const values = [...new Set(among.flatMap((row) => column.order[row] ?? []))].sort((left, right) => (rank.isMax ? right - left : left - right));
  const wanted = values[rank.nth - 1];
  return wanted === undefined ? [] : among.filter((row) => column.order[row] === wanted);
}

const scopeWords = new Set('in of among for at during from on within when against between'.split(' '));

function isScope(scene: Scene, constraint: Constraint): boolean {
  const before = [scene.words[constraint.from - 1]?.text ?? '', scene.words[constraint.from - 2]?.text ?? ''];
  return before.some((word) => scopeWords.has(word)) || constraint.bound !== null;
}

/** The sets of constraints that may frame the ranking: none, each that an "in" or "of" sets apart, all of them. */
function framesOf(scopes: readonly Constraint[]): (readonly Constraint[])[] {
  return [[], ...scopes.map((scope) => [scope]), ...(scopes.length > 1 ? [scopes] : [])];
}

type Decided = { readonly rows: readonly number[]; readonly holds: boolean };

/** Holds where in some frame the extreme row is the one that everything else names; else the widest frame shows what it is. */
function decide(clause: Clause, column: RecordColumn, rank: Rank): Decided {
  const { scene } = clause;
  const own = clause.constraints.filter((constraint) => constraint.from !== rank.at && !(constraint.isOrdinal && constraint.from === rank.at - 1));
  const scopes = own.filter((constraint) => isScope(scene, constraint) && !constraint.columns.includes(column.index));
  const tops = framesOf(scopes).map((frame) => ({ frame, top: extremeRows(column, rowsWith(scene, frame).filter((row) => !scene.records.totals.has(row)), rank) }));
  const right = tops.find(({ frame, top }) => {
    const asked = own.filter((constraint) => !frame.includes(constraint));
    return asked.length > 0 && top.some((row) => asked.every((constraint) => constraint.rows.has(row)));
  });
  return { rows: right?.top ?? tops.findLast(({ top }) => top.length > 0)?.top ?? [], holds: right !== undefined };
}

/** In a column of years the oldest is the least; in one of ages the most. */
function turnedForAge(clause: Clause, column: RecordColumn, rank: Rank): Rank {
  const isAge = rank.isTime && column.kind === 'number' && !isYears(column) && ['oldest', 'old', 'youngest', 'newest'].includes(clause.scene.words[rank.at]?.text ?? '');
  return isAge ? { ...rank, isMax: !rank.isMax } : rank;
}

export const superlativeForm: Form = (clause): Outcome | null => {
  const rank = rankAt(clause);
  const own = clause.constraints.filter((constraint) => constraint.from !== rank?.at);
  if (rank === null || own.length === 0) return null;
  const column = rankedColumn(clause, rank);
  if (column === null) return rank.isLoose ? orderForm(clause, rank, own) : null;
  const turned = turnedForAge(clause, column, rank);
  const found = decide(clause, column, turned);
  return { kind: 'superlative', holds: found.holds, trust: rank.isLoose ? 0.6 : 0.8, rows: found.rows, columns: [column.index], ...shownRow(clause, column, { rank: turned, rows: found.rows }) };
};

function shownRow({ scene }: Clause, column: RecordColumn, about: { readonly rank: Rank; readonly rows: readonly number[] }): Pick<Outcome, 'value' | 'explanation'> {
  const { isMax, nth } = about.rank;
  const [row] = about.rows;
  return { value: row === undefined ? null : column.cells[row]?.text ?? null, explanation: `${isMax ? 'max' : 'min'}${nth > 1 ? ` #${nth}` : ''}(${column.head}) is ${row === undefined ? 'no row' : rowName(scene, row)}` };
}

/** "First" where nothing is dated: the first row of the list. */
function orderForm(clause: Clause, rank: Rank, own: readonly Constraint[]): Outcome | null {
  if (!rank.isTime) return null;
  const rows = recordRows(clause.scene);
  const row = rank.isMax ? rows.at(-1) : rows[rank.nth - 1];
  if (row === undefined) return null;
  return { kind: 'order', holds: own.every((constraint) => constraint.rows.has(row)), trust: 0.4, rows: [row], columns: [clause.scene.records.key], value: rowName(clause.scene, row), explanation: `row ${row + 1} is ${rowName(clause.scene, row)}` };
}
