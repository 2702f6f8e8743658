// An HTML page as the reader's eye meets it: blocks of text and tables, in order, each at its exact place in the source.
import type { Table } from '../table/table.ts';
import { CoverPage } from './cover-page.ts';
import { GridBuilder, type HtmlCell } from './grid-builder.ts';
import { TextGatherer, type PlacedText } from '../text/placed-text.ts';
import { parseHtml } from './parse-html.ts';
import { TagHeader } from './tag-header.ts';
import { captionFrom, telling } from '../table/text-before.ts';
import { openTag, type TagBook, type TaggedFact } from './tagged-fact.ts';

export type HtmlTable = Table & { readonly rows: readonly (readonly HtmlCell[])[] };
export type HtmlBlock =
  | { readonly kind: 'text'; readonly placed: PlacedText; readonly isHeading: boolean; readonly tagged: readonly TaggedFact[] }
  | { readonly kind: 'table'; readonly table: HtmlTable };
export type HtmlPage = { readonly title: string | null; readonly blocks: readonly HtmlBlock[]; readonly tags: TagBook; /** Entries of the cover page by concept. */ readonly names: ReadonlyMap<string, string> };

const blockTags = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'ul', 'ol', 'section', 'article', 'header', 'footer', 'main', 'blockquote', 'pre', 'dl', 'dt', 'dd', 'hr', 'figure', 'figcaption', 'body', 'address', 'aside', 'nav', 'form']);
const silentTags = new Set(['script', 'style', 'noscript', 'template', 'head', 'ix:header', 'svg', 'math', 'select', 'button']);
/** Short text raised above the line is a footnote mark. */
const raised = /vertical-align:\s*super|position:\s*relative;\s*(?:top|bottom):/i;

/** Reads a page into blocks. Never fails: any text is HTML. */
export function walkHtml(html: string): HtmlPage {
  return parseHtml(html, new HtmlWalk()).finish();
}

class HtmlWalk {
  readonly #blocks: HtmlBlock[] = [];
  readonly #tags = new TagHeader();
  readonly #tables: { readonly grid: GridBuilder; readonly outer: TextGatherer }[] = [];
  readonly #silence: string[] = [];
  readonly #raised: { readonly depth: number; text: string }[] = [];
  #gatherer = new TextGatherer();
  #tagged: TaggedFact[] = [];
  #openTags: TaggedFact[] = [];
  #depth = 0;
  #title: string | null = null;
  #inTitle = false;
  #isHeading = false;
  #count = 0;
  readonly #cover = new CoverPage();

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth += 1;
    this.#cover.open(name, attributes);
    const style = attributes['style'] ?? '';
    if (name === 'title') this.#inTitle = true;
    if (this.#silence.length > 0 || silentTags.has(name) || /display:\s*none/.test(style)) {
      this.#silence.push(name);
      this.#tags.open(name, attributes);
    } else if (isRaised(name, style)) this.#raised.push({ depth: this.#depth, text: '' });
    else if (name === 'ix:nonfraction') this.#openFact(attributes);
    else this.#openElement(name, attributes, style);
  }

  #openFact(attributes: Readonly<Record<string, string>>): void {
    const tag = openTag(attributes);
    if (tag === null) return;
    this.#openTags.push(tag);
    (this.#tables.at(-1)?.grid.cell?.tagged ?? this.#tagged).push(tag);
  }

  #openElement(name: string, attributes: Readonly<Record<string, string>>, style: string): void {
    const grid = this.#tables.at(-1)?.grid;
    if (name === 'table') this.#openTable();
    else if (name === 'tr') grid?.openRow();
    else if (name === 'td' || name === 'th') grid?.openCell(attributes['colspan'], attributes['rowspan'], indentOf(style));
    else if (name === 'br') this.#gatherer.gap();
    else if (blockTags.has(name)) this.#breakBlock(name, style);
  }

  /** In a cell a block only parts words, and may carry its indentation; outside it ends the text before it. */
  #breakBlock(name: string, style: string): void {
    const cell = this.#tables.at(-1)?.grid.cell ?? null;
    if (cell !== null) {
      if (this.#gatherer.isBlank) cell.indent += indentOf(style);
      this.#gatherer.gap();
      return;
    }
    this.#flush();
    this.#isHeading = /^h[1-6]$/.test(name);
  }

  #openTable(): void {
    if (this.#tables.length === 0) this.#flush();
    this.#tables.push({ grid: new GridBuilder(), outer: this.#gatherer });
    this.#gatherer = new TextGatherer();
  }

  text(data: string, source: { readonly start: number; readonly end: number }): void {
    this.#cover.text(data);
    if (this.#inTitle) this.#title = `${this.#title ?? ''}${data}`.trimStart();
    if (this.#silence.length > 0) {
      this.#tags.text(data);
      return;
    }
    const mark = this.#raised.at(-1);
    if (mark !== undefined) mark.text += data;
    if (mark !== undefined && mark.text.trim().length <= 5) return;
    for (const tag of this.#openTags) {
      tag.text += data;
      tag.span = { start: tag.span?.start ?? source.start, end: source.end };
    }
    this.#gatherer.add(data, source);
  }

  close(name: string): void {
    const depth = this.#depth;
    this.#depth -= 1;
    this.#cover.close(name);
    if (name === 'title') this.#inTitle = false;
    if (this.#silence.length > 0) {
      this.#silence.pop();
      this.#tags.close(name);
      return;
    }
    if (this.#raised.at(-1)?.depth === depth) this.#raised.pop();
    else if (name === 'ix:nonfraction') this.#openTags.pop();
    else this.#closeElement(name);
  }

  #closeElement(name: string): void {
    const grid = this.#tables.at(-1)?.grid;
    if (name === 'td' || name === 'th') grid?.closeCell(this.#gatherer.take());
    else if (name === 'tr') grid?.closeRow();
    else if (name === 'caption' && grid !== undefined) grid.caption = this.#gatherer.take().text;
    else if (name === 'table') this.#closeTable();
    else if (blockTags.has(name)) this.#breakBlock('', '');
  }

  #closeTable(): void {
    const closed = this.#tables.pop();
    if (closed === undefined) return;
    this.#gatherer = closed.outer;
    const before = textsBefore(this.#blocks);
    const table = closed.grid.build(this.#count, before);
    this.#count += 1;
    this.#blocks.push({ kind: 'table', table: { ...table, caption: table.caption ?? captionFrom(before), rows: closed.grid.rows } });
  }

  #flush(): void {
    if (!this.#gatherer.isBlank) this.#blocks.push({ kind: 'text', placed: this.#gatherer.take(), isHeading: this.#isHeading, tagged: this.#tagged });
    else this.#gatherer.take();
    this.#tagged = [];
    this.#isHeading = false;
  }

  finish(): HtmlPage {
    this.#flush();
    return { title: this.#title?.trimEnd() ?? null, blocks: this.#blocks, tags: this.#tags, names: this.#cover.entries };
  }
}

function isRaised(name: string, style: string): boolean {
  return name === 'sup' || (name === 'span' && style !== '' && raised.test(style));
}

/** The telling texts between the last table and this one; where none stand there, those above the last table. */
function textsBefore(blocks: readonly HtmlBlock[]): string[] {
  const recent = blocks.slice(-8);
  const since = recent.slice(recent.findLastIndex((block) => block.kind === 'table') + 1);
  const texts = (of: readonly HtmlBlock[]): string[] => telling(of.toReversed().flatMap((block) => (block.kind === 'text' ? [block.placed.text] : [])));
  const own = texts(since);
  return own.length > 0 ? own : texts(recent);
}

/** Left padding and text indent of a style, in whatever unit it uses; only the order of indents counts. */
function indentOf(style: string): number {
  if (!style.includes('padding') && !style.includes('indent') && !style.includes('margin-left')) return 0;
  const left = /padding-left:\s*(-?[\d.]+)/.exec(style)?.[1] ?? /padding:\s*\S+\s+\S+\s+\S+\s+(-?[\d.]+)/.exec(style)?.[1] ?? '0';
  const margin = /margin-left:\s*(-?[\d.]+)/.exec(style)?.[1] ?? '0';
  const indent = /text-indent:\s*(-?[\d.]+)/.exec(style)?.[1] ?? '0';
  return Math.max(0, Math.round(Number(left) + Number(margin) + Number(indent)));
}
