// Heads of columns in pages turned to text: "2024 / 2023 / Change / 2024 / 2023 / Change" under "Retail" and "Wholesale". What repeats heads the columns of each group;
// the lines right above it, as many as the groups, name them.
import type { PipeCell } from '../pipe/segments.ts';
import { kindOfLine, type PlacedLine } from './line-kind.ts';

/** The lines `from` to `to` are heads: rows of them, outermost first, and a note of units that stood among them. */
export type ColumnHeads = { readonly from: number; readonly to: number; readonly rows: readonly (readonly PipeCell[])[]; readonly note: PipeCell | null };

/** A row's own label may take so many lines below the heads. */
const LONGEST_LABEL = 3;
const MOST_GROUPS = 4;
const LONGEST_HEAD = 60;

/** The heads over each row of values that begins a table. */
export function columnHeads(lines: readonly PlacedLine[]): ColumnHeads[] {
  const found: ColumnHeads[] = [];
  let from = 0;
  lines.forEach((line, index) => {
    const kind = kindOfLine(line.text);
    if (kind !== 'values' && kind !== 'sentence' && kind !== 'mark') return;
    if (kind !== 'sentence' && index - from >= 4) {
      const heads = headsIn(lines, { from, to: index });
      if (heads !== null) found.push(heads);
    }
    from = index + 1;
  });
  return found;
}

type Stretch = { readonly from: number; readonly to: number };

function headsIn(lines: readonly PlacedLine[], { from, to }: Stretch): ColumnHeads | null {
  const count = valuesFrom(lines, to);
  for (let groups = 2; groups <= MOST_GROUPS; groups += 1) {
    if (count % groups !== 0 || count / groups < 2) continue;
    for (let end = to - 1; end >= Math.max(from + groups * 2, to - LONGEST_LABEL); end -= 1) {
      const heads = repeated(lines, { from, to: end }, { groups, columns: count / groups });
      if (heads !== null) return heads;
    }
  }
  return null;
}

/** How many values stand in the row that begins here. */
function valuesFrom(lines: readonly PlacedLine[], from: number): number {
  let count = 0;
  for (let index = from; index < lines.length; index += 1) {
    const text = lines[index]?.text ?? '';
    const kind = kindOfLine(text);
    if (kind !== 'values' && kind !== 'mark' && !(kind === 'period' && /^\d{4}$/.test(text))) break;
    if (kind !== 'mark') count += text.split(/\s+/).filter((part) => /[\d—]|^NM$/.test(part)).length;
  }
  return count;
}

function repeated(lines: readonly PlacedLine[], stretch: Stretch, shape: { readonly groups: number; readonly columns: number }): ColumnHeads | null {
  const { groups, columns } = shape;
  for (let length = columns; length <= columns * 3 && stretch.to - groups * length >= stretch.from; length += 1) {
    const start = stretch.to - groups * length;
    const parts = Array.from({ length: groups }, (_, group) => lines.slice(start + group * length, start + (group + 1) * length));
    const [first] = parts;
    if (first === undefined || !parts.every((part) => part.every((line, index) => line.text === first[index]?.text && line.text.length <= LONGEST_HEAD))) continue;
    const cells = parts.map((part) => merged(part));
    if (cells.every((row) => row.length === columns)) return withGroups(lines, { from: stretch.from, to: start }, { end: stretch.to, cells, groups });
  }
  return null;
}

/** Heads that run over several lines, put together: behind a line that breaks off, inside a bracket, before a small letter. */
function merged(lines: readonly PlacedLine[]): PipeCell[] {
  const cells: PipeCell[] = [];
  lines.forEach((line, index) => {
    const last = cells.at(-1);
    const isOpen = last !== undefined && last.text.split('(').length > last.text.split(')').length;
    const goesOn = last !== undefined && (isOpen || lines[index - 1]?.breaksOff === true || /^[a-z(]/.test(line.text));
    if (goesOn) cells[cells.length - 1] = { text: `${last.text} ${line.text}`, span: { start: last.span.start, end: line.span.end } };
    else cells.push({ text: line.text, span: line.span });
  });
  return cells;
}

/** Adds what stands right above: a name for each group, and a time over all. Notes of units stand between. */
function withGroups(lines: readonly PlacedLine[], above: Stretch, inner: { readonly end: number; readonly cells: readonly PipeCell[][]; readonly groups: number }): ColumnHeads {
  const before = lines.slice(above.from, above.to);
  const notes = before.filter((line) => isNote(line.text));
  const names = before.filter((line) => !isNote(line.text)).slice(-inner.groups);
  const isNamed = names.length === inner.groups && names.every((name) => name.text.length <= LONGEST_HEAD);
  const times = before.filter((line) => !isNote(line.text)).slice(0, isNamed ? -inner.groups : undefined);
  const over = times.at(-1);
  const all = over !== undefined && kindOfLine(over.text) === 'period' ? [[cellOf(over)]] : [];
  const note = notes.at(-1);
  const first = all.length > 0 ? over : isNamed ? names[0] : undefined;
  return { from: first === undefined ? above.to : lines.indexOf(first), to: inner.end, rows: [...all, ...(isNamed ? [names.map(cellOf)] : []), inner.cells.flat()], note: note === undefined ? null : cellOf(note) };
}

function isNote(text: string): boolean {
  return /^\(.*\)$/.test(text);
}

function cellOf(line: PlacedLine): PipeCell {
  return { text: line.text, span: line.span };
}
