// A page as lines of plain text: a block of text is a line, a row of a table is a line with cells. Every line knows its place in the text and in the source.
import { walkHtml, type HtmlBlock, type HtmlCell } from '@assay/audit/facts';
import type { PageSource, Span } from '@assay/record';
import type { Line, PageLines } from './line.ts';
import { linesOfText } from './text-lines.ts';

/** Between cells of a row. */
const BAR = ' | ';

export type { Line, PageLines } from './line.ts';

export function linesOf(page: PageSource): PageLines {
  return 'html' in page ? linesOfHtml(page.html) : linesOfText(page.text);
}

function linesOfHtml(html: string): PageLines {
  const gathered = new LineGatherer(html);
  for (const block of walkHtml(html).blocks) gathered.add(block);
  return gathered.finish();
}

type Placed = { readonly text: string; readonly sourceOf: (span: Span) => Span };

class LineGatherer {
  readonly #html: string;
  readonly #lines: Line[] = [];
  readonly #texts: string[] = [];
  readonly #captions = new Map<number, string>();
  #length = 0;

  constructor(html: string) {
    this.#html = html;
  }

  add(block: HtmlBlock): void {
    if (this.#length > 0) this.#write('\n');
    if (block.kind === 'text') {
      this.#line([block.placed], null);
      return;
    }
    const { index, caption } = block.table;
    const rows: readonly (readonly HtmlCell[])[] = block.table.rows;
    if (caption !== null) this.#captions.set(index, caption);
    for (const row of rows) {
      const shown = row.flatMap((cell) => (cell.text === '' ? [] : [cell.placed]));
      if (shown.length > 0) this.#line(shown, index);
    }
  }

  #write(text: string): void {
    this.#texts.push(text);
    this.#length += text.length;
  }

  #line(cells: readonly Placed[], table: number | null): void {
    const start = this.#length;
    const text = cells.map((cell) => cell.text).join(BAR);
    const places = cells.map((cell) => cell.sourceOf({ start: 0, end: cell.text.length }));
    const source = { start: places[0]?.start ?? 0, end: places.at(-1)?.end ?? 0 };
    this.#write(`${text}\n`);
    this.#lines.push({ text, start, end: start + text.length, cells: table === null ? null : cells.map((cell) => cell.text), table, source, emphasis: isEmphaticAt(this.#html, source.start) ? 1 : 0, sourceOf: (span) => sourceInCells(cells, span) });
  }

  finish(): PageLines {
    return { text: this.#texts.join(''), lines: this.#lines, captions: this.#captions };
  }
}

/** The source of a stretch of a row: from the cell in which it begins to the one in which it ends. */
function sourceInCells(cells: readonly Placed[], span: Span): Span {
  let at = 0;
  const touched: Span[] = [];
  for (const cell of cells) {
    const end = at + cell.text.length;
    if (span.start < end && span.end > at) touched.push(cell.sourceOf({ start: Math.max(0, span.start - at), end: Math.min(cell.text.length, span.end - at) }));
    at = end + BAR.length;
  }
  return { start: touched[0]?.start ?? 0, end: touched.at(-1)?.end ?? 0 };
}

/** So many tags before a text are looked at. */
const TAGS = 6;

/** Whether the tags right before a place in the source make its text stand out. */
function isEmphaticAt(html: string, place: number): boolean {
  let end = place;
  for (let count = 0; count < TAGS; count += 1) {
    const close = html.lastIndexOf('>', end);
    if (close < 0 || /[^\s&;#\dnbsp]/.test(html.slice(close + 1, end))) return false;
    const open = html.lastIndexOf('<', close);
    const tag = html.slice(Math.max(open, close - 600), close);
    if (/font-weight:\s*(?:bold|[6-9]00)|text-decoration:\s*underline|^<(?:b|strong|u|h[1-6])\b/i.test(tag)) return true;
    if (/^<\/?(?:div|p|table|td|tr)\b/i.test(tag)) return false;
    end = open;
  }
  return false;
}
