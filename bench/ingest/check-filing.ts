// One filing as the library cuts it: are its tables whole, and do its passages stand at their places in text and source?
import { chunkFiling, cutSections, type Chunk } from '@assay/knowledge';
import type { PageSource } from '@assay/record';

export type FilingCheck = {
  readonly items: readonly { readonly key: string; readonly length: number }[];
  readonly passages: number;
  /** Passages whose text is not the stretch of the page's text at their offsets, and those whose stretch of the source says other words. */
  readonly misplaced: number;
  readonly misplacedInSource: number;
  /** Data tables in one passage; parted between rows under the heads of their columns, for their length; torn otherwise. */
  readonly tables: { readonly whole: number; readonly parted: number; readonly torn: number };
};

/** A table longer than this may be parted. */
const LONGEST = 4000;

export function checkFiling(page: PageSource, form: string): FilingCheck {
  const filing = cutSections(page, form);
  const chunks = chunkFiling(filing);
  return {
    items: filing.sections.map(({ key, text }) => ({ key, length: text.length })), passages: chunks.length,
    misplaced: chunks.filter(({ text, span }) => filing.text.slice(span.start, span.end) !== text).length,
    misplacedInSource: chunks.filter((chunk) => !saysTheSame(chunk, page)).length,
    tables: countTables(chunks, Map.groupBy(filing.lines.filter(({ table }) => table !== null), ({ table }) => table)),
  };
}

function saysTheSame({ text, source }: Chunk, page: PageSource): boolean {
  if ('text' in page) return page.text.slice(source.start, source.end) === text;
  const shown = cutSections({ html: page.html.slice(source.start, source.end) }, '').text;
  const letters = (words: string): string => words.replace(/[^\p{L}\p{N}]+/gu, '');
  return letters(shown) === letters(text);
}

type Row = { readonly start: number; readonly end: number; readonly cells: readonly string[] | null };

function countTables(chunks: readonly Chunk[], tables: ReadonlyMap<number | null, readonly Row[]>): FilingCheck['tables'] {
  const counts = { whole: 0, parted: 0, torn: 0 };
  for (const rows of tables.values()) {
    if (!isDataTable(rows)) continue;
    const start = rows[0]?.start ?? 0;
    const end = rows.at(-1)?.end ?? 0;
    const holding = chunks.filter(({ span }) => span.start < end && span.end > start);
    if (holding.some(({ span }) => span.start <= start && span.end >= end)) counts.whole += 1;
    else if (end - start > LONGEST && holding.every(({ isTable }) => isTable) && rows.every((row) => holding.some(({ span }) => span.start <= row.start && span.end >= row.end))) counts.parted += 1;
    else counts.torn += 1;
  }
  return counts;
}

/** Figures behind a first cell, in two rows at least: lists and layouts come as tables too. */
function isDataTable(rows: readonly Row[]): boolean {
  return rows.filter(({ cells }) => cells !== null && cells.length > 1 && cells.slice(1).some((cell) => /\d/.test(cell) && cell.length < 40)).length > 1;
}
