// The plain statement: some row says all of it together. Several things of one column are several rows, each of which must.
import type { Constraint } from './constraint.ts';
import { negations } from './lexicon.ts';
import { placesOf, rowName, rowsWith, type Clause, type Form, type Outcome } from './form.ts';

function clash(left: Constraint, right: Constraint): boolean {
  return left.columns[0] !== undefined && left.columns[0] === right.columns[0] && ![...left.rows].some((row) => right.rows.has(row)) && left.rows.size > 0;
}

/** Cuts the constraints where a column is spoken of again with other rows. */
function segmentsOf(constraints: readonly Constraint[]): Constraint[][] {
  const segments: Constraint[][] = [[]];
  for (const constraint of constraints) {
    const current = segments.at(-1);
    if (current?.some((other) => clash(other, constraint)) === true) segments.push([constraint]);
    else current?.push(constraint);
  }
  return segments;
}

/** "A and B have 3": what is said once holds for each; what each segment says of its own stays with it. */
function shareOut(segments: readonly Constraint[][]): Constraint[][] {
  if (segments.length === 1) return [...segments];
  const columnsOf = (segment: readonly Constraint[]): Set<number> => new Set(segment.flatMap((constraint) => constraint.columns.slice(0, 1)));
  const repeated = new Set(segments.flatMap((segment, at) => [...columnsOf(segment)].filter((column) => segments.some((other, index) => index !== at && columnsOf(other).has(column)))));
  const shared = segments.flat().filter((constraint) => !repeated.has(constraint.columns[0] ?? -1));
  const sizes = new Set(segments.map((segment) => segment.filter((constraint) => repeated.has(constraint.columns[0] ?? -1)).length));
  const isPaired = sizes.size === 1;
  const complete = segments.filter((segment) => segment.length > 1);
  if (!isPaired || (repeated.size > 1 && complete.length === segments.length)) return segments.map((segment) => segment.length > 1 ? segment : [...segment, ...shared.filter((constraint) => !segment.includes(constraint))]);
  return segments.map((segment) => [...segment.filter((constraint) => repeated.has(constraint.columns[0] ?? -1)), ...shared]);
}

export const lookupForm: Form = (clause): Outcome | null => {
  const { scene, constraints } = clause;
  if (constraints.length === 0) return null;
  const segments = shareOut(segmentsOf(constraints));
  const found = segments.map((segment) => rowsWith(scene, segment));
  const isDenied = placesOf(clause, (word) => negations.has(word.text) || word.text === 'doesn' || word.text === 'didn' || word.text === 'isn' || word.text === 'wasn').length % 2 === 1;
  const isThere = found.every((rows) => rows.length > 0);
  const sure = constraints.filter((constraint) => constraint.isSure).length / constraints.length;
  const depth = Math.min(1, constraints.length / 2);
  const rows = [...new Set(found.flat())];
  return {
    kind: isDenied ? 'denied' : 'lookup', holds: isThere !== isDenied, trust: (isDenied ? 0.5 : 0.45 + 0.4 * sure) * (0.55 + 0.45 * depth), rows, columns: [...new Set(constraints.flatMap((constraint) => constraint.columns.slice(0, 1)))], value: expected(clause, constraints),
    explanation: `${segments.map((segment) => segment.map((constraint) => `${constraint.text}@${constraint.columns.slice(0, 3).join('/')}(${constraint.rows.size})`).join(' & ')).join(' ; ')} → ${rows.slice(0, 3).map((row) => rowName(scene, row)).join(', ') || 'no row'}`,
  };
};

/** What stands where the one figure that fails should be. */
function expected(clause: Clause, constraints: readonly Constraint[]): string | null {
  const failing = constraints.filter((constraint) => rowsWith(clause.scene, constraints.filter((other) => other !== constraint)).length > 0 && constraint.number !== null && constraint.isSure);
  const [only] = failing;
  const [row] = only === undefined || failing.length > 1 ? [] : rowsWith(clause.scene, constraints.filter((other) => other !== only));
  return row === undefined ? null : clause.scene.records.columns.find((column) => column.index === only?.columns[0])?.cells[row]?.text ?? null;
}
