// An HTML page becomes facts: its tables cell by cell, its text sentence by sentence, and inline XBRL tags where it has them.
import type { Dictionary } from '@assay/calc';
import type { Entity } from '@assay/record';
import { customaryNote, governingNote } from '../document-units.ts';
import type { FactDraft } from '../draft.ts';
import { noNote, type UnitNote } from '../labels/unit-note.ts';
import { readProse } from '../prose/read-prose.ts';
import { readTable } from '../table/read-table.ts';
import { applyTag, type Book } from './apply-tag.ts';
import type { HtmlCell } from './grid-builder.ts';
import { readPageEntity } from './page-entity.ts';
import { walkHtml, type HtmlBlock, type HtmlTable } from './walk-html.ts';

/** A cell with more text than this is a paragraph laid out as a table. */
const LONG_CELL = 100;

/** The facts of a page in the order in which a reader meets them, and the company it names itself. */
export function readHtml(html: string, dictionary?: Dictionary): { readonly drafts: FactDraft[]; readonly entity: Entity | null } {
  const page = walkHtml(html);
  const inherited = inheritedNotes(page.blocks);
  const book = { tags: page.tags, dictionary };
  const drafts = page.blocks.flatMap((block, index) => {
    if (block.kind === 'table') return readHtmlTable(block.table, book, inherited[index] ?? noNote);
    const found = readProse(block.placed.text, (span) => ({ kind: 'span', ...block.placed.sourceOf(span) }), dictionary);
    return block.tagged.length === 0 ? found : found.map((draft) => tagged(draft, block.tagged, book));
  });
  return { drafts, entity: readPageEntity(page) };
}

/** For each block the units that hold there when a table states none. */
export function inheritedNotes(blocks: readonly HtmlBlock[]): UnitNote[] {
  const custom = customaryNote(blocks.flatMap((block) => (block.kind === 'table' ? [readTable(block.table).note] : [])));
  let governing: UnitNote | null = null;
  return blocks.map((block) => {
    if (block.kind === 'text') governing = governingNote(block.placed.text) ?? governing;
    return governing ?? custom;
  });
}

function readHtmlTable(table: HtmlTable, book: Book, inherited: UnitNote): FactDraft[] {
  const cells = table.rows.flat();
  const byPlace = new Map(cells.filter((cell) => cell.tagged.length > 0).map((cell) => [`${String(cell.row)},${String(cell.column)}`, cell]));
  const drafts = readTable(table, { inherited, dictionary: book.dictionary }).drafts.map((draft) => {
    const cell = draft.anchor.kind === 'cell' ? byPlace.get(`${String(draft.anchor.row)},${String(draft.anchor.column)}`) : undefined;
    const tag = cell?.tagged.length === 1 ? cell.tagged[0] : undefined;
    return tag === undefined ? draft : applyTag(draft, tag, book);
  });
  return [...drafts, ...cells.filter((cell) => cell.text.length > LONG_CELL && /\d/.test(cell.text)).flatMap((cell) => readLongCell(cell, book))];
}

function readLongCell(cell: HtmlCell, book: Book): FactDraft[] {
  return readProse(cell.text, (span) => ({ kind: 'span', ...cell.placed.sourceOf(span) }), book.dictionary).map((draft) => tagged(draft, cell.tagged, book));
}

/** A number of running text and the tag that stands at its place. */
function tagged(draft: FactDraft, tags: HtmlCell['tagged'], book: Book): FactDraft {
  const { anchor } = draft;
  if (anchor.kind !== 'span') return draft;
  const tag = tags.find((candidate) => candidate.span !== null && candidate.span.start < anchor.end && anchor.start < candidate.span.end);
  return tag === undefined ? draft : applyTag(draft, tag, book);
}
