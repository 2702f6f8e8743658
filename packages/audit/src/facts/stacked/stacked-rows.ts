// Pages turned to text one cell a line: a label, then its values, each on a line of its own; or a label with its values behind it on the same line.
import type { Span } from '@assay/record';
import type { PipeCell } from '../pipe/segments.ts';
import { columnHeads, type ColumnHeads } from './column-heads.ts';
import { isMarkText, isValueText, kindOfLine, type PlacedLine } from './line-kind.ts';
import { readSpaced, type SpacedLine } from './spaced-line.ts';

/** `heads` is true for a row of times over the columns. */
export type StackedRow = { readonly cells: readonly PipeCell[]; readonly kind: 'data' | 'heads' | 'label' | 'sentence'; readonly span: Span };

/** The values of a line, with a currency mark that stands apart joined to the figure it belongs to. */
function valuesIn(line: PlacedLine, pending: { mark: string }): PipeCell[] {
  const cells: PipeCell[] = [];
  let at = 0;
  for (const part of line.text.split(/\s+/)) {
    const start = line.text.indexOf(part, at);
    at = start + part.length;
    const figure = part.replace(/(?<=.)[$€£¥]$/, '');
    const last = cells.at(-1);
    if (isMarkText(part) && part.includes('%') && last !== undefined) { cells[cells.length - 1] = { ...last, text: `${last.text}${part}` }; continue; }
    if (isMarkText(part)) { pending.mark = currency.exec(part)?.[0] ?? pending.mark; continue; }
    const text = pending.mark === '' || currency.test(figure) ? figure : `${pending.mark}${figure}`;
    pending.mark = part === figure ? '' : part.slice(-1);
    cells.push({ text, span: { start: line.span.start + start, end: line.span.start + start + figure.length } });
  }
  return cells;
}

const currency = /[$€£¥]/;

/** "Total net sales 177,866 232,887": the label in front and at least two values behind; null for any other line. */
function splitInline(line: PlacedLine): { readonly label: PipeCell; readonly values: readonly PipeCell[] } | null {
  const parts = line.text.split(/\s+/);
  let from = parts.length;
  while (from > 0 && (isValueText(parts[from - 1] ?? '') || isMarkText(parts[from - 1] ?? ''))) from -= 1;
  if (from === 0 || from === parts.length) return null;
  const cut = cutBefore(line.text, parts.slice(from));
  const label = line.text.slice(0, cut).trimEnd();
  const values = valuesIn({ text: line.text.slice(cut), span: { start: line.span.start + cut, end: line.span.end } }, { mark: '' });
  return values.length < 2 || label.length < 2 ? null : { label: { text: label, span: { start: line.span.start, end: line.span.start + label.length } }, values };
}

function cutBefore(text: string, tail: readonly string[]): number {
  let at = text.length;
  for (const part of tail.toReversed()) at = text.lastIndexOf(part, at - 1);
  return at;
}

/** A label that runs over two lines goes on in lower case, or behind a comma or a dash. */
function isContinued(before: string, next: string): boolean {
  return /^[a-z(]/.test(next) || /[,–-]$/.test(before);
}

function joined(one: PipeCell, other: PipeCell): PipeCell {
  return { text: `${one.text} ${other.text}`, span: { start: one.span.start, end: other.span.end } };
}

/** Rows as they grow: the label that waits for its values, the values so far, the times over a table, a currency mark that waits for its figure. */
class Growing {
  readonly rows: StackedRow[] = [];
  #label: PipeCell | null = null;
  #breaksOff = false;
  #values: PipeCell[] = [];
  #heads: PipeCell[] = [];
  readonly #pending = { mark: '' };

  add(line: PlacedLine): void {
    const spaced = readSpaced(line);
    if (spaced !== null) { this.#addSpaced(spaced); return; }
    const kind = kindOfLine(line.text);
    switch (kind) {
      case 'mark': this.#addMark(line.text); return;
      case 'values': this.#addValues(line); return;
      case 'period': this.#addPeriod(line); return;
      case 'label': this.#addLabel(line); return;
      case 'sentence':
        this.close();
        this.rows.push(rowOf([{ text: line.text, span: line.span }], 'sentence'));
    }
  }

  addHeads({ rows, note }: ColumnHeads): void {
    this.close();
    const [outer, ...inner] = rows.map((cells) => rowOf(cells, 'heads'));
    if (outer === undefined) return;
    this.rows.push(outer, ...(note === null ? [] : [rowOf([note], 'label')]), ...inner);
  }

  close(): void {
    if (this.#values.length > 0) this.rows.push(rowOf(this.#label === null ? this.#values : [this.#label, ...this.#values], this.#label === null ? 'label' : 'data'));
    else if (this.#label !== null) this.rows.push(rowOf([this.#label], 'label'));
    if (this.#heads.length > 0) this.rows.push(rowOf(this.#heads, 'heads'));
    this.#label = null;
    this.#values = [];
    this.#heads = [];
    this.#pending.mark = '';
  }

  /** A label that waits and goes on in small letters is the first half of this one. */
  #addSpaced(line: SpacedLine): void {
    const waiting = this.#values.length === 0 && this.#heads.length === 0 ? this.#label : null;
    if (line.kind === 'heads') {
      this.close();
      this.rows.push(rowOf(line.cells, 'heads'));
      return;
    }
    const goesOn = waiting !== null && isContinued(waiting.text, line.label.text);
    if (goesOn) this.#label = null;
    this.close();
    this.rows.push(rowOf([goesOn ? joined(waiting, line.label) : line.label, ...valuesIn(line.values, { mark: '' })], 'data'));
  }

  /** A percent sign belongs to the figure before it, a currency to the one behind. */
  #addMark(text: string): void {
    const behind = this.#values.at(-1);
    if (text.includes('%') && behind !== undefined && !behind.text.includes('%')) this.#values[this.#values.length - 1] = { ...behind, text: `${behind.text}%` };
    else this.#pending.mark = currency.exec(text)?.[0] ?? this.#pending.mark;
  }

  #addValues(line: PlacedLine): void {
    if (this.#heads.length > 0) this.close();
    this.#values.push(...valuesIn(line, this.#pending));
  }

  #addPeriod(line: PlacedLine): void {
    if (this.#values.length > 0 || this.#label !== null) this.close();
    this.#heads.push({ text: line.text, span: line.span });
  }

  #addLabel(line: PlacedLine): void {
    const own: PipeCell = { text: line.text, span: line.span };
    const waits = this.#label !== null && this.#values.length === 0 && this.#heads.length === 0;
    const goesOn = waits && this.#label !== null && (this.#breaksOff || isContinued(this.#label.text, line.text));
    this.#breaksOff = line.breaksOff === true;
    if (goesOn && this.#label !== null) { this.#label = joined(this.#label, own); return; }
    this.close();
    const inline = splitInline(line);
    if (inline === null) this.#label = own;
    else this.rows.push(rowOf([inline.label, ...inline.values], 'data'));
  }
}

/** Lines as rows, in order. */
export function stackedRows(lines: readonly PlacedLine[]): StackedRow[] {
  const growing = new Growing();
  const heads = columnHeads(lines);
  lines.forEach((line, index) => {
    const head = heads.find(({ from, to }) => index >= from && index < to);
    if (head === undefined) growing.add(line);
    else if (index === head.from) growing.addHeads(head);
  });
  growing.close();
  return growing.rows;
}

function rowOf(cells: readonly PipeCell[], kind: StackedRow['kind']): StackedRow {
  return { cells, kind, span: { start: cells[0]?.span.start ?? 0, end: cells.at(-1)?.span.end ?? 0 } };
}
