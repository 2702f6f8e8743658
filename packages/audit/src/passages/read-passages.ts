// The prose of a source, sentence by sentence, and the rows of its tables as text, each at its place.
import { AssayError, type Anchor, type CaptureId, type Span } from '@assay/record';
import { bareCapture } from '../facts/draft.ts';
import { decodeText } from '../facts/decode-text.ts';
import { walkHtml } from '../facts/html/walk-html.ts';
import { readJsonTree, type JsonTree } from '../facts/json/json-tree.ts';
import { alignRows } from '../facts/pipe/align-rows.ts';
import { readSegments } from '../facts/pipe/segments.ts';
import { proseSentences } from '../facts/prose/sentences.ts';
import { readerName } from '../facts/reader-name.ts';
import type { SourceDocument } from '../facts/read-fact.ts';
import { tableOfRows, type Table, type TableCell } from '../facts/table/table.ts';
import { readBlocks, type Block } from '../report/read-blocks.ts';
import { sourceSpan } from '../report/visible-text.ts';
import type { Documents, Passage, PlacedTable } from '../judge/words-check.ts';

/** A string of JSON with fewer words than this is a name or a code. */
const FEWEST_WORDS = 6;

type At = (span: Span) => Anchor;

/** A row as one cell: from its first to its last. */
function spanning(first: TableCell, last: TableCell | undefined): TableCell {
  const { span } = first;
  const end = last?.span?.end;
  return span === null || end === undefined || end < span.start ? first : { ...first, span: { start: span.start, end } };
}

class PassageGatherer {
  readonly passages: Passage[] = [];
  readonly tables: PlacedTable[] = [];
  readonly #capture: CaptureId;
  #block = 0;

  constructor(capture: CaptureId) {
    this.#capture = capture;
  }

  prose(text: string, at: At): void {
    this.#block += 1;
    for (const span of proseSentences(text)) this.passages.push({ kind: 'sentence', text: text.slice(span.start, span.end), anchor: at(span), capture: this.#capture, block: this.#block });
  }

  table(table: Table, anchorOf: (cell: TableCell) => Anchor): void {
    this.#block += 1;
    this.tables.push({ table, capture: this.#capture, anchorOf });
    for (const row of table.rows) {
      const shown = row.filter((cell) => cell.text !== '');
      const first = shown[0];
      if (first === undefined || !/\p{L}{3}/u.test(first.text)) continue;
      this.passages.push({ kind: 'row', text: shown.map((cell) => cell.text).join(' | '), anchor: anchorOf(spanning(first, shown.at(-1))), capture: this.#capture, block: this.#block });
    }
  }

  /** Text with pipe tables in it. */
  mixed(text: string, at: At): void {
    readSegments(text).forEach((segment, index) => {
      const { start, end } = segment.span;
      if (segment.kind === 'text') this.prose(text.slice(start, end), (span) => at({ start: span.start + start, end: span.end + start }));
      else for (const table of alignRows(segment.rows, { index, caption: null, before: [] })) this.table(table, (cell) => at(cell.span ?? segment.span));
    });
  }
}

/** A grid and paragraphs that come without a capture, for callers of `auditText`. */
export function readBarePassages(source: { readonly paragraphs: readonly string[]; readonly table?: readonly (readonly string[])[] }): Documents {
  const paragraphs = new PassageGatherer(bareCapture('paragraphs').id);
  source.paragraphs.forEach((text, index) => { paragraphs.mixed(text, (span) => ({ kind: 'paragraph', index, ...span })); });
  const grid = new PassageGatherer(bareCapture('grid').id);
  if (source.table !== undefined && source.table.length > 0) grid.table(tableOfRows(source.table), gridAnchor(0));
  return { passages: [...paragraphs.passages, ...grid.passages], tables: [...grid.tables, ...paragraphs.tables] };
}

function gridAnchor(table: number): (cell: TableCell) => Anchor {
  return (cell) => ({ kind: 'cell', table, row: cell.row, column: cell.column, span: cell.span });
}

const spanAnchor: At = (span) => ({ kind: 'span', ...span });

const readersOfWords: Readonly<Record<string, (source: SourceDocument, into: PassageGatherer) => void>> = {
  text: ({ bytes, capture }, into) => { into.mixed(decodeText(bytes, capture), spanAnchor); },
  html: ({ bytes, capture }, into) => {
    for (const block of walkHtml(decodeText(bytes, capture)).blocks) {
      if (block.kind === 'text') into.prose(block.placed.text, (span) => ({ kind: 'span', ...block.placed.sourceOf(span) }));
      else into.table(block.table, gridAnchor(block.table.index));
    }
  },
  markdown: ({ bytes, capture }, into) => { readBlocks(decodeText(bytes, capture)).forEach((block) => { readMarkdownBlock(block, into); }); },
  json: ({ bytes, capture }, into) => { readStrings(readJsonTree(bytes, capture.sourceName), into); },
};

function readMarkdownBlock(block: Block, into: PassageGatherer): void {
  if (block.kind === 'text' || block.kind === 'heading') into.prose(block.visible.text, (span) => ({ kind: 'span', ...sourceSpan(block.visible, span) }));
  else if (block.kind === 'table') into.table(markdownTable(block, into.tables.length), gridAnchor(into.tables.length));
}

function markdownTable({ rows, before }: Extract<Block, { kind: 'table' }>, index: number): Table {
  const cells = rows.map((row) => row.map(({ visible, row: at, column }): TableCell => ({ text: visible.text.trim(), row: at, column, colspan: 1, rowspan: 1, span: sourceSpan(visible, { start: 0, end: visible.text.length }), indent: 0 })));
  return { index, rows: cells, width: cells.reduce((width, row) => Math.max(width, row.length), 0), caption: before, before: before === null ? [] : [before] };
}

function readStrings(node: JsonTree, into: PassageGatherer): void {
  if (node.kind === 'object') for (const member of node.members.values()) readStrings(member, into);
  else if (node.kind === 'array') for (const item of node.items) readStrings(item, into);
  else if (node.kind === 'string' && node.text.trim().split(/\s+/).length >= FEWEST_WORDS) into.prose(node.text, () => ({ kind: 'json', pointer: node.pointer, bytes: node.bytes }));
}

/** The passages of sources that hold prose; what the services answer, and what cannot be read, has none. */
export function readPassages(sources: readonly SourceDocument[]): Documents {
  const gathered = sources.flatMap((source) => {
    const read = readersOfWords[readerName(source.capture) ?? ''];
    return read === undefined ? [] : [gather(source, read)];
  });
  return { passages: gathered.flatMap((each) => each.passages), tables: gathered.flatMap((each) => each.tables) };
}

function gather(source: SourceDocument, read: (source: SourceDocument, into: PassageGatherer) => void): PassageGatherer {
  const into = new PassageGatherer(source.capture.id);
  try {
    read(source, into);
  } catch (error) {
    // The reader of facts has refused it and said so.
    if (!(error instanceof AssayError)) throw error;
  }
  return into;
}
