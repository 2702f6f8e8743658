// "Alder has more outlets than Birch", "the 2031 notes mature earlier than the 2030 notes", "12 more than": two rows, one column, one order.
import { within, type Constraint } from './constraint.ts';
import { bareComparatives, comparatives, sameWords } from './lexicon.ts';
import { columnNear, placesOf, rowName, rowsWith, type Clause, type Form, type Outcome } from './form.ts';
import type { RecordColumn } from './records.ts';

type Sides = { readonly left: readonly number[]; readonly right: readonly number[] };

/** The rows that either side names; what only one side says and both could share is the frame of both. */
function sidesOf(clause: Clause, at: number): Sides | null {
  const { scene } = clause;
  const named = clause.constraints.filter((constraint) => constraint.number === null || constraint.isSure);
  const before = named.filter((constraint) => constraint.to < at);
  const after = named.filter((constraint) => constraint.from > at);
  const heads = new Set(after.flatMap((constraint) => constraint.columns));
  const rival = (constraint: Constraint): boolean => constraint.columns.some((column) => heads.has(column));
  const own = before.filter(rival);
  const frame = before.filter((constraint) => !rival(constraint));
  const leads = own.length > 0 ? own : before;
  if (leads.length === 0 || after.length === 0) return null;
  const narrowed = (constraints: readonly Constraint[]): number[] => {
    const framed = rowsWith(scene, [...constraints, ...frame]);
    return framed.length > 0 && own.length > 0 ? framed : rowsWith(scene, constraints);
  };
  return { left: narrowed(leads), right: narrowed(after) };
}

/** The value of a side: that of its row, or the sum where it names several. */
function valueOf(column: RecordColumn, rows: readonly number[]): number | null {
  const values = rows.flatMap((row) => column.order[row] ?? []);
  if (values.length === 0) return null;
  return values.length === 1 || column.kind === 'date' ? values[0] ?? null : values.reduce((sum, value) => sum + value, 0);
}

/** "12 more than", "by 12": the figure that says how far apart they are. */
function marginAt(clause: Clause, at: number): { readonly number: number; readonly place: number } | null {
  const near = clause.constraints.find((constraint) => constraint.number !== null && constraint.bound === null && ((constraint.from < at && at - constraint.from <= 2) || clause.scene.words[constraint.from - 1]?.text === 'by'));
  return near?.number === null || near === undefined ? null : { number: near.number, place: near.from };
}

const multiples: Readonly<Record<string, number>> = { twice: 2, double: 2, thrice: 3, triple: 3 };

function orderHolds(left: number, right: number, asked: { readonly isMore: boolean; readonly margin: number | null }): boolean {
  if (asked.margin !== null) return Math.abs((asked.isMore ? left - right : right - left) - asked.margin) < 0.006 * Math.max(1, asked.margin);
  return within(left, right, asked.isMore ? '>' : '<');
}

function outcome(clause: Clause, about: { readonly column: RecordColumn; readonly sides: Sides; readonly holds: boolean; readonly trust: number }): Outcome {
  const { column, sides } = about;
  const show = (rows: readonly number[]): string => (rows.length === 0 ? 'nothing' : `${rowName(clause.scene, rows[0] ?? 0)} ${column.cells[rows[0] ?? 0]?.text ?? ''}`);
  return { kind: 'comparative', holds: about.holds, trust: about.trust, rows: [...sides.left, ...sides.right], columns: [column.index], value: sides.left[0] === undefined ? null : column.cells[sides.left[0]]?.text ?? null, explanation: `${column.head}: ${show(sides.left)} against ${show(sides.right)}` };
}

type Asked = { readonly than: number; readonly at: number; readonly isMore: boolean; readonly isTime: boolean };

/** The "than" of the clause and the comparative before it; "before" and "after" are both at once. */
function comparisonAt(clause: Clause): Asked | null {
  const { words } = clause.scene;
  const [than] = placesOf(clause, (word, at) => word.text === 'than' || ((word.text === 'before' || word.text === 'after') && words[at + 1]?.number === null));
  if (than === undefined || clause.constraints.some((constraint) => constraint.bound !== null && Math.abs(constraint.from - than) <= 2)) return null;
  const before = words.slice(clause.from, than + 1).map((word) => word.text);
  const place = before.findLastIndex((text) => comparatives.has(text) || (words[than]?.text === 'than' && bareComparatives.has(text)));
  const text = before[place] ?? '';
  const meaning = comparatives.get(text) ?? bareComparatives.get(text);
  return meaning === undefined ? null : { than, at: clause.from + place, ...meaning };
}

/** "Older" is less along the calendar and more in a column of ages. */
function ageColumn(clause: Clause, at: number): RecordColumn | null {
  if (!/^(?:old|young)/.test(clause.scene.words[at]?.text ?? '')) return null;
  return clause.scene.records.columns.find((column) => column.kind === 'number' && column.keys.includes('age')) ?? null;
}

export const comparativeForm: Form = (clause) => {
  const asked = comparisonAt(clause);
  if (asked === null) return null;
  const { than, at } = asked;
  const margin = marginAt(clause, at);
  const free = { ...clause, constraints: clause.constraints.filter((constraint) => constraint.from !== margin?.place) };
  const sides = sidesOf(free, than);
  const ages = asked.isTime ? ageColumn(clause, at) : null;
  const column = ages ?? columnNear(clause, at, asked.isTime ? 'date' : null);
  if (sides === null) return null;
  const order = { isMore: asked.isMore === (ages === null), margin: margin?.number ?? null };
  if (column === null) return asked.isTime ? null : countsCompared(clause, sides, order);
  return valuesCompared(clause, { column, sides, order });
};

type Order = { readonly isMore: boolean; readonly margin: number | null };

function valuesCompared(clause: Clause, { column, sides, order }: { readonly column: RecordColumn; readonly sides: Sides; readonly order: Order }): Outcome {
  const [left, right] = [valueOf(column, sides.left), valueOf(column, sides.right)];
  if (left === null || right === null) return outcome(clause, { column, sides, holds: false, trust: 0.5 });
  return outcome(clause, { column, sides, holds: orderHolds(left, right, order), trust: sides.left.length === 1 && sides.right.length === 1 ? 0.8 : 0.5 });
}

/** "More plants in Ireland than in Spain": rows counted. */
function countsCompared(clause: Clause, sides: Sides, asked: { readonly isMore: boolean; readonly margin: number | null }): Outcome {
  return { kind: 'comparative-count', holds: orderHolds(sides.left.length, sides.right.length, asked), trust: 0.55, rows: [...sides.left, ...sides.right], columns: [clause.scene.records.key], value: sides.left.length, explanation: `${sides.left.length} rows against ${sides.right.length}` };
}

/** "Twice as many X as", "the same X": for the figures of two rows. */
function isMultiple(left: number, right: number, factor: number): boolean {
  return factor === 1 ? left === right : Math.abs(left - factor * right) < 0.02 * Math.abs(left);
}

/** The column that is the same: its head stands behind the word, or is the last one said. */
function equalColumn(clause: Clause, at: number): RecordColumn | undefined {
  const head = clause.heads.find((link) => link.from > at) ?? clause.heads.at(-1);
  return clause.scene.records.columns.find((item) => head?.columns.includes(item.index) === true);
}

export const equalForm: Form = (clause) => {
  const { scene } = clause;
  const { words } = scene;
  const [at] = placesOf(clause, (word) => sameWords.has(word.text) || Object.hasOwn(multiples, word.text));
  if (at === undefined) return null;
  const factor = multiples[words[at]?.text ?? ''] ?? 1;
  const column = equalColumn(clause, at);
  const named = clause.constraints.filter((constraint) => constraint.number === null && column !== undefined && !constraint.columns.includes(column.index));
  if (column === undefined || named.length < 2) return null;
  const groups = named.map((constraint) => rowsWith(scene, [constraint]));
  const textOf = (rows: readonly number[]): string | null => column.cells[rows[0] ?? -1]?.keys.join(' ') ?? null;
  const values = groups.map((rows) => (column.kind === 'text' ? textOf(rows) : valueOf(column, rows.slice(0, 1))));
  const [first, second] = values;
  const holds = typeof first === 'number' && typeof second === 'number' ? isMultiple(first, second, factor) : first !== null && first === second;
  return { ...outcome(clause, { column, sides: { left: groups[0] ?? [], right: groups[1] ?? [] }, holds, trust: 0.6 }), kind: 'equal' };
};
