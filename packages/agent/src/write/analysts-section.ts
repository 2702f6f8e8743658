// Analysts: their targets and ratings, what they expect of the next years, and who holds the shares.
import { daysBetween } from '@assay/record';
import { join, say, type Text } from '../prose/text.ts';
import { onDay } from '../prose/times.ts';
import type { EstimatedYear } from '../book/opinions.ts';
import type { Reading } from '../figures/figure.ts';
import type { FigureStyle } from '../prose/text.ts';
import { quarterEnd } from '../specialists/analysts/observations.ts';
import { answersTo } from './question-section.ts';
import type { Parts } from './parts.ts';

/** How many say what, on the day of the answer. */
function ratingsTable(parts: Parts): Text | null {
  const { opinions, show } = parts.bench;
  if (opinions === null || opinions === undefined || opinions.day === null || opinions.ratings.length === 0) return null;
  const head = say`| Analysts who rate the shares | ${onDay(opinions.day)} |\n| --- | ---: |`;
  return opinions.ratings.reduce((table, { label, count }) => say`${table}\n| ${label} | ${show(count, 'cell')} |`, head);
}

type Line = { readonly label: string; readonly of: (year: EstimatedYear) => Reading | null; readonly style: FigureStyle };

function currencyOf(years: readonly EstimatedYear[]): string {
  const unit = years[0]?.eps.unit;
  return unit?.kind !== 'money' || unit.currency === null || unit.currency === 'USD' ? '$' : unit.currency;
}

function estimatesTable(parts: Parts): Text | null {
  const { opinions, show } = parts.bench;
  const years = opinions?.years ?? [];
  if (years.length === 0) return null;
  const sign = currencyOf(years);
  const lines: readonly Line[] = [
    { label: `Earnings per share, average estimate (${sign})`, of: (year) => year.eps, style: 'cell' }, { label: 'Earnings per share, growth on the year before by the average estimate (%)', of: (year) => year.epsGrowth, style: 'cell' },
    { label: `Revenue, average estimate (${sign} billion)`, of: (year) => year.revenue, style: 'billions' }, { label: 'Revenue, growth on the year before by the average estimate (%)', of: (year) => year.revenueGrowth, style: 'cell' },
  ];
  const rows = lines.map((line) => ({ line, cells: years.map((year) => line.of(year)) })).filter(({ cells }) => cells.some((cell) => cell !== null));
  const head = years.reduce((row, { period }) => say`${row} ${{ kind: 'time', handle: `Year:${String(period.fiscal?.year ?? '')}` }} |`, say`|  |`);
  const rule = `| --- |${years.map(() => ' ---: |').join('')}`;
  return rows.reduce((table, { line, cells }) => say`${table}\n${cells.reduce((row, cell) => say`${row} ${cell === null ? '–' : show(cell, line.style)} |`, say`| ${line.label} |`)}`, say`${head}\n${rule}`);
}

/** Only a deep note has room for the quarters. */
function surprisesTable(parts: Parts): Text | null {
  const past = parts.bench.opinions?.surprises ?? [];
  if (parts.bench.depth !== 'deep' || past.length < 2) return null;
  const { show } = parts.bench;
  return past.reduce((table, { end, surprise }) => say`${table}\n| ${{ kind: 'time', handle: `ended:${quarterEnd(parts.bench, end)}` }} | ${show(surprise, 'cell')} |`, say`|  | Earnings surprise (%) |\n| --- | ---: |`);
}

/** So long a change of grade is news. */
const NEWS_DAYS = 90;
const NAMED = 4;

/** Who has lately changed the grade: words only, since no source dates them in a way that could be checked. */
function changes(parts: Parts): Text | null {
  const { grades = [], asOf } = parts.bench;
  const recent = grades.filter(({ day }) => daysBetween(day, asOf) <= NEWS_DAYS);
  const firms = (isRaised: boolean): string[] => [...new Set(recent.filter((change) => change.isRaised === isRaised).map(({ firm }) => plain(firm)))].slice(0, NAMED);
  const [raised, cut] = [firms(true), firms(false)];
  if (raised.length === 0 && cut.length === 0) return null;
  if (raised.length === 0) return say`The downgrades of the last months came from ${named(cut)}; there were no upgrades.`;
  if (cut.length === 0) return say`The upgrades of the last months came from ${named(raised)}; there were no downgrades.`;
  return say`The upgrades of the last months came from ${named(raised)}, the downgrades from ${named(cut)}.`;
}

function named(firms: readonly string[]): string {
  return firms.length < 2 ? firms.join('') : `${firms.slice(0, -1).join(', ')} and ${firms.at(-1) ?? ''}`;
}

function plain(words: string): string {
  return words.replace(/[\d{}|<>*_`#[\]]+/g, '').replace(/\s+/g, ' ').trim();
}

/** What they would pay, how far they agree, what they expect, and how well they have judged. */
const order = ['analysts-targets', 'analysts-spread', 'analysts-expectations', 'analysts-surprises'];

/** Null where nothing of analysts was gathered. */
export function analystsSection(parts: Parts): Text | null {
  const told = parts.focus.text === null ? [] : answersTo(parts);
  const notes = parts.notes.filter((note) => note.topic === 'analysts' && !told.includes(note)).toSorted((left, right) => order.indexOf(left.name) - order.indexOf(right.name));
  const text = notes.length === 0 ? null : join(notes.map((note) => note.text), ' ');
  const pieces = [text, ratingsTable(parts), estimatesTable(parts), surprisesTable(parts), changes(parts)].filter((piece) => piece !== null);
  return pieces.length === 0 ? null : join(pieces, '\n\n');
}
