// A passage found, as a reader sees it: where it stands, its words with the best sentence set off, why it was found, how to open it.
import { explainHit, type HitWords, type LibraryHit } from '@assay/knowledge';
import type { Span } from '@assay/record';
import { layoutColumns, type Output } from '../output.ts';
import type { Session } from '../session.ts';
import { cleanLine } from '../view/clean-text.ts';
import { cutText, wrapText } from '../view/text-width.ts';
import { entryWords } from './ingest-view.ts';

/** Of a long passage so much is shown around its best sentence. */
const SHOWN = 900;
const MOST_ROWS = 14;

export type HitView = { readonly company: string | null; readonly ticker: string | null; readonly form: string; readonly period: string | null; readonly filed: string | null; readonly section: string; readonly title: string; readonly headings: readonly string[]; readonly page: number | null; readonly isTable: boolean; readonly text: string; readonly sentence: string | null; readonly why: string; readonly score: number; readonly filing: string; readonly place: Span; readonly open: string };

export function viewOf({ entry, passage, page }: LibraryHit, query: string): HitView {
  const words = explainHit(query, passage);
  const { company, form, period, filed } = entry;
  return {
    company: company.name, ticker: company.ticker, form, period, filed, section: passage.section.key, title: cleanLine(passage.section.title), headings: passage.headings.map(cleanLine), page, isTable: passage.isTable,
    text: passage.text, sentence: words.sentence === null ? null : passage.text.slice(words.sentence.start, words.sentence.end), why: whyWords(words), score: passage.score, filing: entry.id, place: passage.source, open: openWords(entry, passage.section.key),
  };
}

function whyWords({ found, missing, above }: HitWords): string {
  const all = found.length + missing.length;
  if (found.length === 0) return 'found by its meaning: it has no word of the question';
  const parts = [`has ${found.length === all ? (all === 1 ? 'the word' : `all ${String(all)} words`) : `${String(found.length)} of ${String(all)} words`} asked (${found.join(', ')})`];
  if (above.length > 0) parts.push(`${above.join(', ')} above it`);
  if (missing.length > 0) parts.push(`lacks ${missing.join(', ')}`);
  return parts.join('; ');
}

function openWords({ company, form, period }: LibraryHit['entry'], section: string): string {
  const who = company.ticker ?? company.name;
  return who === null ? '' : `assay data get get_filing_section ticker=${/\s/.test(who) ? `"${who}"` : who} form=${/\s/.test(form) ? `"${form}"` : form} item=${section}${period === null ? '' : ` period=${period}`}`;
}

export function printHit(hit: LibraryHit, at: number, { query, session }: { readonly query: string; readonly session: Session }): void {
  const { out, environment } = session;
  const { dim, bold } = out.paint;
  const { passage, entry, page } = hit;
  const view = viewOf(hit, query);
  const section = sectionWords(view, entry.itemCount);
  out.line(`${bold(String(at + 1))}  ${bold(entryWords(entry))}${section === '' ? '' : ` · ${section}`}${page === null ? '' : ` · page ${String(page)}`}`);
  const above = view.headings.filter((heading) => heading !== '' && (section === '' || !section.includes(heading))).join(' › ');
  if (above !== '') out.line(dim(`   ${cutText(above, layoutColumns(out) - 4)}`));
  for (const line of passageLines(passage.text, explainHit(query, passage).sentence, out)) out.line(`   ${line}`);
  out.line(dim(`   ${view.why}`));
  out.line(dim(`   ${entry.id} · characters ${String(passage.source.start)} to ${String(passage.source.end)}${view.open === '' ? '' : ` · ${view.open.replace(/^assay /, `${environment.calledAs} `)}`}`));
  out.line();
}

/** A document that is one section has none to name. */
function sectionWords({ section, title }: HitView, itemCount: number): string {
  if (itemCount === 1) return '';
  return /^(?:[IV]+\.)?\d/.test(section) ? `Item ${section} ${title}` : title;
}

/** Rows and sentences on lines of their own would be long: text is wrapped, rows of tables are not. */
function passageLines(text: string, sentence: Span | null, out: Output): string[] {
  const { start, end } = windowAround(text, sentence);
  const lines: string[] = [];
  let at = start;
  for (const line of text.slice(start, end).split('\n')) {
    const isBest = sentence !== null && at < sentence.end && at + line.length > sentence.start;
    if (line.trim() !== '') lines.push(...wrapText(cleanLine(line), layoutColumns(out) - 4).map((part) => (isBest ? marked(part, out) : part)));
    at += line.length + 1;
  }
  return [...(start > 0 ? ['…'] : []), ...lines.slice(0, MOST_ROWS), ...(end < text.length || lines.length > MOST_ROWS ? ['…'] : [])];
}

/** Where colours are not shown, a mark is. */
function marked(line: string, out: Output): string {
  return out.isTerminal ? out.paint.bold(line) : `» ${line}`;
}

function windowAround(text: string, sentence: Span | null): Span {
  if (text.length <= SHOWN || sentence === null) return { start: 0, end: Math.min(text.length, SHOWN) };
  const from = Math.max(0, sentence.start - SHOWN / 3);
  const start = from === 0 ? 0 : text.indexOf('\n', from) + 1;
  const begin = start > sentence.start || start === 0 ? Math.max(0, text.lastIndexOf('\n', sentence.start) + 1) : start;
  return { start: begin, end: Math.min(text.length, Math.max(begin + SHOWN, sentence.end)) };
}
