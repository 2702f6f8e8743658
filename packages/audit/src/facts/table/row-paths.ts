// The labels of each row, from its outermost section to its own words. Sections come from indentation where the table has it, else from rows without values.
import { isLabelOnly } from './layout.ts';
import type { Line, LineCell } from './line.ts';

type Section = { readonly label: string; readonly indent: number; readonly cue: string; readonly run: number };

/** Label path for each line of a body; lines without values get none. */
export function readRowPaths(body: readonly Line[], valuesFrom: number): (readonly string[])[] {
  const indented = usesIndent(body, valuesFrom);
  let stack: Section[] = [];
  let run = 0;
  let afterValues = true;
  return body.map((line) => {
    const cells = labelCells(line, valuesFrom);
    const { label, times } = labelOf(cells);
    const indent = cells[0]?.cell.indent ?? 0;
    if (isLabelOnly(line, valuesFrom)) {
      if (afterValues) run += 1;
      afterValues = false;
      stack = openSection(stack, { label: label.replace(/:$/, ''), indent, cue: cueOf(label), run }, indented);
      return [];
    }
    afterValues = true;
    const path = [...(indented ? stack.filter((section) => section.indent <= indent) : stack).map((section) => section.label), ...times, label === '' ? 'Total' : label.replace(/:$/, '')];
    stack = closeSections(stack, label);
    return path;
  });
}

/** The row's words; a time in a cell of its own ("Date completed") stands before them. */
function labelOf(cells: readonly LineCell[]): { readonly label: string; readonly times: readonly string[] } {
  const words = cells.filter((cell) => cell.kind !== 'period');
  if (words.length === 0 || words.length === cells.length) return { label: cells.map((cell) => cell.text).join(' ').trim(), times: [] };
  return { label: words.map((cell) => cell.text).join(' ').trim(), times: cells.filter((cell) => cell.kind === 'period').map((cell) => cell.text) };
}

function labelCells(line: Line, valuesFrom: number): readonly LineCell[] {
  return line.cells.filter((cell) => cell.from < valuesFrom && cell.kind !== 'none');
}

function usesIndent(body: readonly Line[], valuesFrom: number): boolean {
  return new Set(body.map((line) => labelCells(line, valuesFrom)[0]?.cell.indent ?? 0)).size > 1;
}

/** What a section's writing tells of its rank: capitals over a colon over plain words. */
function cueOf(label: string): string {
  if (/[A-Z]{3}/.test(label) && label === label.toUpperCase()) return 'capitals';
  return label.endsWith(':') ? 'colon' : 'plain';
}

function openSection(stack: readonly Section[], section: Section, indented: boolean): Section[] {
  if (section.label === '') return [...stack];
  if (indented) {
    const outer = stack.filter((other) => other.indent < section.indent || (other.run === section.run && other.indent === section.indent && other.cue !== section.cue));
    return [...outer, section];
  }
  const sibling = stack.findIndex((other) => other.cue === section.cue && other.run !== section.run);
  if (sibling >= 0) return [...stack.slice(0, sibling), section];
  const innermost = stack.at(-1);
  const replaces = innermost !== undefined && innermost.run !== section.run && innermost.cue !== 'capitals';
  return [...(replaces ? stack.slice(0, -1) : stack), section];
}

/** "Total current assets" ends the section "Current assets", "Total" alone the innermost. */
function closeSections(stack: readonly Section[], label: string): Section[] {
  if (label === '') return stack.slice(0, -1);
  const total = /^(?:total|sub-?total)\b(.*)$/i.exec(label);
  if (total === null) return [...stack];
  const words = contentWords(total[1] ?? '');
  if (words.length === 0) return stack.slice(0, -1);
  const at = stack.findLastIndex((section) => {
    const own = contentWords(section.label);
    return own.length > 0 && own.filter((word) => words.includes(word)).length * 2 >= own.length;
  });
  return at < 0 ? [...stack] : stack.slice(0, at);
}

function contentWords(label: string): string[] {
  return (label.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !['the', 'and', 'for', 'total', 'net'].includes(word)).map((word) => word.replace(/s$/, ''));
}
