// The labels of each row, from its outermost section to its own words. Sections come from indentation where the table has it, else from rows without values.
import { isUnitOnly } from './header-paths.ts';
import { isLabelOnly } from './layout.ts';
import { isPurePeriod } from '../labels/period/pure-period.ts';
import type { Line, LineCell } from './line.ts';

export type RowPath = {
  /** Sections and the row's own label, outermost first; empty for a row without values. */
  readonly labels: readonly string[];
  /** Times that stand over the row or in a cell of their own: "As of December 31, 2023" above, "January 2003" beside. */
  readonly times: readonly string[];
};
type Section = { readonly label: string; readonly indent: number; readonly cue: string; readonly run: number; /** A row deeper than it was seen: a row at its own depth is no longer under it. */ readonly isParent: boolean };
type State = { stack: readonly Section[]; scope: string | null; run: number; afterValues: boolean };

/** No statement nests its sections deeper. Rows of words alone that follow one another without end are no sections of each other: of them the nearest count. */
const deepest = 12;

/** The path of each line of a body. */
export function readRowPaths(body: readonly Line[], valuesFrom: number): RowPath[] {
  const isIndented = usesIndent(body, valuesFrom);
  const state: State = { stack: [], scope: null, run: 0, afterValues: true };
  return body.map((line) => {
    const cells = line.cells.filter((cell) => cell.from < valuesFrom && cell.kind !== 'none');
    if (isLabelOnly(line, valuesFrom)) {
      openScope(state, cells, isIndented);
      return { labels: [], times: [] };
    }
    return pathOf(state, cells, isIndented);
  });
}

function usesIndent(body: readonly Line[], valuesFrom: number): boolean {
  return new Set(body.map((line) => line.cells.find((cell) => cell.from < valuesFrom)?.cell.indent ?? 0)).size > 1;
}

/** A row of words alone opens a section; a time alone rules all rows down to the next time. */
function openScope(state: State, cells: readonly LineCell[], isIndented: boolean): void {
  const { label } = labelOf(cells);
  if (label === '' || isUnitOnly(label)) return;
  if (isPurePeriod(label.replace(/:$/, ''))) {
    state.scope = label.replace(/:$/, '');
    state.stack = [];
    return;
  }
  if (state.afterValues) state.run += 1;
  state.afterValues = false;
  state.stack = withSection(state.stack, { label: label.replace(/:$/, ''), indent: cells[0]?.cell.indent ?? 0, cue: cueOf(label), run: state.run, isParent: false }, isIndented).slice(-deepest);
}

function pathOf(state: State, cells: readonly LineCell[], isIndented: boolean): RowPath {
  const { label, times } = labelOf(cells);
  const indent = cells[0]?.cell.indent ?? 0;
  const sections = isIndented ? state.stack.filter((section) => section.indent < indent || (section.indent === indent && !section.isParent)) : state.stack;
  state.afterValues = true;
  state.stack = closeSections(state.stack, label).map((section) => (section.indent < indent ? { ...section, isParent: true } : section));
  return { labels: [...sections.map((section) => section.label), label === '' ? 'Total' : label.replace(/:$/, '')], times: [...(state.scope === null ? [] : [state.scope]), ...times] };
}

/** The row's words; a time in a cell of its own ("Date completed") is told apart. */
function labelOf(cells: readonly LineCell[]): { readonly label: string; readonly times: readonly string[] } {
  const words = cells.filter((cell) => cell.kind !== 'period');
  if (words.length === 0 || words.length === cells.length) return { label: cells.map((cell) => cell.text).join(' ').trim(), times: [] };
  return { label: words.map((cell) => cell.text).join(' ').trim(), times: cells.filter((cell) => cell.kind === 'period').map((cell) => cell.text) };
}

/** What a section's writing tells of its rank: capitals over a colon over plain words. */
function cueOf(label: string): string {
  if (/[A-Z]{3}/.test(label) && label === label.toUpperCase()) return 'capitals';
  return label.endsWith(':') ? 'colon' : 'plain';
}

function withSection(stack: readonly Section[], section: Section, isIndented: boolean): Section[] {
  if (isIndented) {
    const outer = stack.filter((other) => other.indent < section.indent || (other.run === section.run && other.indent === section.indent && other.cue !== section.cue));
    return [...outer, section];
  }
  const sibling = stack.findIndex((other) => other.cue === section.cue && other.run !== section.run);
  if (sibling >= 0) return [...stack.slice(0, sibling), section];
  const innermost = stack.at(-1);
  const replaces = innermost !== undefined && innermost.run !== section.run && innermost.cue !== 'capitals';
  return [...(replaces ? stack.slice(0, -1) : stack), section];
}

/** "Total current assets" ends the section "Current assets"; "Total" or no label at all ends the innermost. */
function closeSections(stack: readonly Section[], label: string): readonly Section[] {
  const total = label === '' ? '' : /^(?:total|sub-?total)\b(.*)$/i.exec(label)?.[1];
  if (total === undefined) return stack;
  const words = contentWords(total);
  if (words.length === 0) return stack.slice(0, -1);
  const at = stack.findLastIndex((section) => {
    const own = contentWords(section.label);
    return own.length > 0 && own.filter((word) => words.includes(word)).length * 2 >= own.length;
  });
  return at < 0 ? stack : stack.slice(0, at);
}

function contentWords(label: string): string[] {
  return (label.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !['the', 'and', 'for', 'total', 'net'].includes(word)).map((word) => word.replace(/s$/, ''));
}
