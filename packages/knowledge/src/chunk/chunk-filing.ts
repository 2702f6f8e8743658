// A cut filing as chunks: paragraphs are packed under their heading with a little overlap, tables stay whole. Offsets are exact.
import type { CutFiling } from '../filings/cut-sections.ts';
import type { Line } from '../filings/page-lines.ts';
import type { Chunk } from './chunk.ts';
import { partLines } from './part-lines.ts';
import { isDataTable, partTable } from './part-table.ts';

/** A heading is short, set off and no sentence. */
const LONGEST_HEADING = 160;
/** Subheads count down to so many: the nearest say most. */
const DEEPEST = 2;

type Block = { readonly isTable: boolean; readonly headings: readonly string[]; readonly lines: readonly Line[] };

/** Every line of the filing that says something is in a chunk of its own section. */
export function chunkFiling({ text, lines, sections, captions }: CutFiling): Chunk[] {
  return sections.flatMap(({ key, title, start, end }) => {
    const own = lines.filter((line) => line.start >= start && line.start < end);
    return blocksOf(own, text).flatMap((block) => partsOf(block, captions)).flatMap(({ isTable, headings, lines: part }): Chunk[] => {
      const [first] = part;
      const last = part.at(-1);
      if (first === undefined || last === undefined) return [];
      const span = { start: first.start, end: last.end };
      return [{ section: { key, title }, headings, isTable, text: text.slice(span.start, span.end), span, source: { start: first.source.start, end: last.source.end } }];
    });
  });
}

/** Lines under the same headings; a table is a block of its own, and a page's end ends one: a passage has one page to be cited by. */
function blocksOf(lines: readonly Line[], text: string): Block[] {
  const blocks: Block[] = [];
  let headings: readonly string[] = [];
  let table: number | null = null;
  let current: Line[] = [];
  const close = (): void => {
    if (current.length > 0) blocks.push({ isTable: table !== null, headings, lines: current });
    current = [];
  };
  let wasHeading = false;
  let end = lines[0]?.start ?? 0;
  for (const line of lines) {
    const isHead = isHeading(line);
    if (line.table !== table || (isHead && !wasHeading) || text.slice(end, line.start).includes('\f')) close();
    end = line.end;
    if (isHead) headings = wasHeading ? [...headings, line.text].slice(-DEEPEST) : [line.text];
    table = line.table;
    wasHeading = isHead;
    current.push(line);
  }
  close();
  return blocks;
}

function isHeading({ text, emphasis, table }: Line): boolean {
  return table === null && emphasis > 0 && text.length <= LONGEST_HEADING && /\p{L}{2}/u.test(text) && !/[;,]$/.test(text);
}

function partsOf({ isTable, headings, lines }: Block, captions: ReadonlyMap<number, string>): Block[] {
  if (!isTable || !isDataTable(lines)) return partLines(lines).map((part) => ({ isTable: false, headings, lines: part }));
  const caption = captions.get(lines[0]?.table ?? -1);
  return partTable(lines).map(({ head, rows }) => ({ isTable: true, headings: [...headings.filter((heading) => caption?.includes(heading) !== true), ...(caption === undefined ? [] : [caption]), ...head], lines: rows }));
}
