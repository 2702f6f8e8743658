// Cuts a filing's page into the items of its form. Headings are found by how they are made and where the contents list leads; no company is known here.
import type { CutPage, Incorporation, PageSource, Section, SectionTable, Span } from '@assay/record';
import { candidatesOf, LONG_HEADING, type Candidate } from './candidates.ts';
import { chooseHeadings } from './choose-headings.ts';
import { contentsOf } from './contents.ts';
import { itemsOfForm, quarterlyItems } from './form-items.ts';
import { readIncorporation, SHORT } from './incorporated.ts';
import { linesOf, type Line, type PageLines } from './page-lines.ts';
import { linksOf } from './page-links.ts';
import { tailOf } from './tail.ts';

/** `heading` is the line that names the item; `line` may be the part's before it. */
type Cut = { readonly line: number; readonly heading: number; readonly item: string; readonly also: readonly string[]; readonly part: Section['part']; readonly title: string };

/** A page cut into its sections, with the lines that its sections are made of. */
export type CutFiling = CutPage & { readonly lines: readonly Line[]; /** Captions by number of table. */ readonly captions: ReadonlyMap<number, string> };

/**
 * Sections tile the page's text from its first character to its last: `cover`, the items in order, `statements` and `signatures` where they stand behind the items.
 * A form without items of this kind, or a page without headings, is one section, `cover`.
 */
export function cutSections(source: PageSource, form: string): CutFiling {
  return cutLines(linesOf(source), source, form);
}

/** The same for a page whose lines are read already: its cover may have to say the form first. */
export function cutLines(page: PageLines, source: PageSource, form: string): CutFiling {
  const links = 'html' in source ? linksOf(source.html, page.lines) : new Map<number, readonly number[]>();
  const candidates = candidatesOf(page.lines, form, links);
  const headings = chooseHeadings(candidates, contentsOf(candidates, page.lines), { lines: page.lines, links, form });
  return { ...page, sections: sectionsOf(page, cutsOf(headings, { lines: page.lines, form }), itemsOfForm(form) === quarterlyItems), sourceOf: sourceFinder(page.lines) };
}

function cutsOf(headings: readonly Candidate[], { lines, form }: { readonly lines: readonly Line[]; readonly form: string }): Cut[] {
  const cover: Cut = { line: 0, heading: 0, item: 'cover', also: [], part: null, title: 'Cover and contents' };
  const items = headings.map(({ heading, part, title, line, titled }): Cut => {
    const [item = '', ...also] = heading.items;
    const named = itemsOfForm(form)?.find((known) => known.item === item && known.part === part)?.name;
    return { line: openingOf(line, lines), heading: line, item, also, part, title: isWhole(title, titled) ? title : named ?? title };
  });
  const last = headings.at(-1);
  const tail = last === undefined ? [] : tailOf(lines, last.line).map((mark): Cut => ({ ...mark, heading: mark.line, also: [], part: null }));
  return items[0]?.line === 0 ? [...items, ...tail] : [cover, ...items, ...tail];
}

/** A heading may be missing, a whole paragraph, or broken off at the end of a line of plain text. */
function isWhole(title: string, isTitled: boolean): boolean {
  return title.length > 0 && title.length < 200 && (isTitled || title.length >= 3) && !/\b(?:of|and|the|for|in|to|about|with|by)$/i.test(title);
}

/** "PART II" on the line before a heading opens it too. */
function openingOf(line: number, lines: readonly Line[]): number {
  return /^part\s+(?:iv|i{1,3})\b[^a-z]{0,6}(?:(?:financial|other)\s+information)?\W*$/i.test(lines[line - 1]?.text ?? '') ? line - 1 : line;
}

function sectionsOf({ text, lines, captions }: PageLines, cuts: readonly Cut[], isQuarterly: boolean): Section[] {
  const startOf = (at: number): number => (at === 0 ? 0 : lines[cuts[at]?.line ?? lines.length]?.start ?? text.length);
  const sections = cuts.map(({ line, heading, ...cut }, at): Section => {
    const start = startOf(at);
    const end = at + 1 < cuts.length ? startOf(at + 1) : text.length;
    const named = lines[heading];
    const body = text.slice(named === undefined || named.text.length > LONG_HEADING ? start : named.end, end);
    const key = isQuarterly && cut.part !== null ? `${cut.part}.${cut.item}` : cut.item;
    const incorporated = cut.part === null ? null : readIncorporation({ key, title: cut.title, body, isQuarterly });
    return { key, ...cut, start, end, text: text.slice(start, end), tables: tablesOf(lines.slice(line, cuts[at + 1]?.line ?? lines.length), captions), incorporated };
  });
  return isQuarterly ? sections : sections.map((section) => ({ ...section, incorporated: withStatements(section, sections) }));
}

/** A year's statements may stand in the list of exhibits or behind all items: items that point at them, item 8 too, say where. */
function withStatements(section: Section, sections: readonly Section[]): Incorporation | null {
  const { item, incorporated } = section;
  const words = incorporated === null ? wordsOfStatements(section) : incorporated.words;
  const asks = incorporated === null ? words !== null : incorporated.kind === 'item' && ['8', '15'].includes(incorporated.item);
  if (!asks || words === null) return incorporated;
  if (sections.some((other) => other.item === 'statements')) return { kind: 'statements at the end', words };
  const longest = sections.filter((other) => ['8', '15'].includes(other.item)).toSorted((left, right) => right.text.length - left.text.length)[0];
  return longest === undefined || longest.item === item ? incorporated : { kind: 'item', item: longest.item, words };
}

/** What item 8 says when it holds no statements itself. */
function wordsOfStatements({ item, text }: Section): string | null {
  const words = text.slice(text.indexOf('\n')).replace(/\s+/g, ' ').trim();
  return item === '8' && text.length < SHORT && /financial\s+statements/i.test(words) ? words : null;
}

function tablesOf(lines: readonly Line[], captions: ReadonlyMap<number, string>): SectionTable[] {
  return [...Map.groupBy(lines.filter(({ table }) => table !== null), ({ table }) => table ?? 0)].map(([table, rows]) => ({
    start: rows[0]?.start ?? 0, end: rows.at(-1)?.end ?? 0, caption: captions.get(table) ?? null, rows: rows.map(({ cells }) => cells ?? []),
  }));
}

function sourceFinder(lines: readonly Line[]): (span: Span) => Span {
  return ({ start, end }) => {
    const touched = lines.filter((line) => line.start < end && line.end > start);
    const [first] = touched;
    const last = touched.at(-1);
    if (first === undefined || last === undefined) return { start: 0, end: 0 };
    const from = first.sourceOf({ start: Math.max(0, start - first.start), end: Math.min(first.text.length, end - first.start) });
    const to = last.sourceOf({ start: Math.max(0, start - last.start), end: Math.min(last.text.length, end - last.start) });
    return { start: from.start, end: to.end };
  };
}
