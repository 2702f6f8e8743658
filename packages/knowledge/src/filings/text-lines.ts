// Plain text as lines: of filings that another tool made text of (cells between bars), and of pages laid out in columns (cells apart by runs of blanks).
import type { Line, PageLines } from './line.ts';

/** Between cells of a row; the plain texts of filings that others cut have the same. */
const BAR = ' | ';
/** Two blanks may stand behind a full stop; three part columns. */
const GAP = / {3,}|\t+/;
const FIGURE = /^[\s$€£¥(]{0,4}[\d—–-][\d.,]{0,20}[\s%)]{0,3}$/;
/** Lines that may stand between two rows of one table: heads of a group, a label that is broken. */
const MOST_BETWEEN = 3;
const LONGEST_BETWEEN = 110;
/** Lines above a table that are its caption: its name, its unit, the heads over its columns. */
const MOST_CAPTION = 3;
const LEAST_ROWS = 2;

type Raw = { readonly text: string; readonly start: number; readonly cells: readonly string[] | null; readonly isSpaced: boolean; readonly page: number };
type Tables = { readonly numbers: ReadonlyMap<number, number>; readonly captions: ReadonlyMap<number, string> };

export function linesOfText(text: string): PageLines {
  const raw = rawLines(text);
  const { numbers, captions } = tablesOf(raw);
  const lines = raw.map(({ text: shown, start, cells }, at): Line => {
    const table = numbers.get(at) ?? null;
    const end = start + shown.length;
    return { text: shown, start, end, cells: table === null ? null : cells ?? [shown], table, source: { start, end }, emphasis: isSetOff(shown) ? 0.5 : 0, sourceOf: (span) => ({ start: start + span.start, end: start + span.end }) };
  });
  return { text, lines, captions };
}

function rawLines(text: string): Raw[] {
  const lines: Raw[] = [];
  let page = 0;
  for (const match of text.matchAll(/[^\n\f]+|\f/g)) {
    if (match[0] === '\f') page += 1;
    const shown = match[0].trim();
    if (shown === '') continue;
    const isBarred = shown.startsWith('|') || shown.includes(BAR);
    const cells = isBarred ? shown.split('|').map((cell) => cell.trim()).filter((cell) => cell !== '') : spacedCells(shown);
    lines.push({ text: shown, start: match.index + match[0].indexOf(shown), cells, isSpaced: cells !== null && !isBarred, page });
  }
  return lines;
}

/** Null for a line that is no row: without a gap, or without a figure behind one. */
function spacedCells(line: string): string[] | null {
  if (line.length > 400) return null;
  const cells = line.split(GAP).map((cell) => cell.trim()).filter((cell) => cell !== '');
  return cells.length > 1 && cells.slice(1).some((cell) => FIGURE.test(cell.split(' ', 1)[0] ?? '')) ? cells : null;
}

/** Capitals alone set a line off where plain text shows no type; so does an item's own heading. */
function isSetOff(line: string): boolean {
  return /^(?:PART|ITEM)/.test(line) || (line.length <= 100 && /\p{Lu}{3}/u.test(line) && !/\p{Ll}/u.test(line) && !GAP.test(line));
}

/** Barred rows that follow one another are a table; rows of blanks are, with what stands between them, where there are several on one page. */
function tablesOf(lines: readonly Raw[]): Tables {
  const numbers = new Map<number, number>();
  const captions = new Map<number, string>();
  let table = -1;
  let behind = 0;
  for (const [at, { cells, isSpaced }] of lines.entries()) {
    if (cells === null || at < behind) continue;
    const { last, rows } = isSpaced ? spacedRun(lines, at) : barredRun(lines, at);
    if (isSpaced && rows < LEAST_ROWS) continue;
    table += 1;
    for (let row = at; row <= last; row += 1) numbers.set(row, table);
    const caption = isSpaced ? captionAbove(lines, at, numbers) : '';
    if (caption !== '') captions.set(table, caption);
    behind = last + 1;
  }
  return { numbers, captions };
}

type Run = { readonly last: number; readonly rows: number };

function barredRun(lines: readonly Raw[], from: number): Run {
  let last = from;
  while (lines[last + 1] !== undefined && lines[last + 1]?.cells !== null && lines[last + 1]?.isSpaced === false) last += 1;
  return { last, rows: last - from + 1 };
}

function spacedRun(lines: readonly Raw[], from: number): Run {
  let last = from;
  let rows = 1;
  for (let at = from + 1; at - last <= MOST_BETWEEN + 1; at += 1) {
    const line = lines[at];
    if (line === undefined || line.page !== lines[from]?.page || !(line.isSpaced || isBetween(line))) break;
    if (!line.isSpaced) continue;
    last = at;
    rows += 1;
  }
  return { last, rows };
}

function isBetween({ text, cells }: Raw): boolean {
  return cells === null && text.length <= LONGEST_BETWEEN && !/[.;]$/.test(text);
}

function captionAbove(lines: readonly Raw[], first: number, taken: ReadonlyMap<number, number>): string {
  const above: string[] = [];
  for (let at = first - 1; at >= 0 && above.length < MOST_CAPTION; at -= 1) {
    const line = lines[at];
    if (line === undefined || line.page !== lines[first]?.page || taken.has(at) || !isBetween(line)) break;
    above.unshift(line.text.replace(/\s+/g, ' '));
  }
  return above.join(' — ');
}
