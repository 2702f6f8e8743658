// What a person reads on a page: its title, its paragraphs, its tables row by row.
import { walkHtml } from './walk-html.ts';

/** Plain text, a paragraph a line, the cells of a row divided by bars. Never fails: any text is HTML. */
export function readPageText(html: string): { readonly title: string | null; readonly text: string } {
  const { title, blocks } = walkHtml(html);
  const lines = blocks.flatMap((block) => (block.kind === 'text' ? [block.placed.text] : block.table.rows.map((row) => row.map((cell) => cell.text).filter((text) => text !== '').join(' | '))));
  return { title, text: lines.filter((line) => line !== '').join('\n') };
}
