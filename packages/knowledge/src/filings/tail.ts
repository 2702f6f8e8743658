// What stands behind a report's last item: its signatures, and in some reports the statements that an item before only points at.
import type { Line } from './page-lines.ts';

export type TailMark = { readonly item: 'signatures' | 'statements'; readonly line: number; readonly title: string };

/** Statements are long; a line that only names them is not their beginning. */
const LEAST_STATEMENTS = 15_000;

/** The first mark of each kind behind the line of the last heading, in the order of the page. */
export function tailOf(lines: readonly Line[], lastHeading: number): TailMark[] {
  const end = lines.at(-1)?.end ?? 0;
  const marks: TailMark[] = [];
  for (let at = lastHeading + 1; at < lines.length; at += 1) {
    const line = lines[at];
    const item = line === undefined || line.text.length > 120 ? null : markOf(line, end);
    if (line !== undefined && item !== null && !marks.some((mark) => mark.item === item)) marks.push({ item, line: at, title: line.text });
  }
  return marks;
}

function markOf({ text, start }: Line, end: number): TailMark['item'] | null {
  if (/^signatures?\W*$/i.test(text)) return 'signatures';
  return end - start > LEAST_STATEMENTS && /^(?:index\s+to\s+(?:the\s+)?(?:consolidated\s+)?financial\s+statements|report\s+of\s+independent\s+registered\s+public)/i.test(text) ? 'statements' : null;
}
