// A Markdown document as one readable text, with the way back to its source. Paragraphs, headings and table rows stay apart.
import { readBlocks, type Block } from '../../report/read-blocks.ts';
import type { VisibleText } from '../../report/visible-text.ts';

/** Stands between blocks; no claim can reach across it. */
export const BREAK = '\u0001';
const CELL = ' | ';

type Builder = { text: string; readonly offsets: number[] };

function append(builder: Builder, { text, offsets }: VisibleText): void {
  builder.text += text;
  for (let at = 0; at < text.length; at += 1) builder.offsets.push(offsets[at] ?? 0);
}

function mark(builder: Builder, between: string): void {
  const last = builder.offsets.at(-1) ?? 0;
  for (let at = 0; at < between.length; at += 1) builder.offsets.push(last);
  builder.text += between;
}

function appendBlock(builder: Builder, block: Block): void {
  if (block.kind === 'heading' || block.kind === 'text') append(builder, block.visible);
  if (block.kind === 'code') append(builder, { text: block.text, offsets: Array.from(block.text, (_, at) => block.start + at) });
  if (block.kind !== 'table') return;
  for (const row of block.rows) {
    for (const [index, cell] of row.entries()) {
      if (index > 0) mark(builder, CELL);
      append(builder, cell.visible);
    }
    mark(builder, BREAK);
  }
}

/** Markdown marks are gone as a Markdown reader removes them: in `2*3` nothing is emphasis and nothing is joined. */
export function readableText(markdown: string): VisibleText {
  const builder: Builder = { text: '', offsets: [] };
  for (const block of readBlocks(markdown)) {
    appendBlock(builder, block);
    mark(builder, BREAK);
  }
  return { text: builder.text, offsets: [...builder.offsets, (builder.offsets.at(-1) ?? -1) + 1] };
}
