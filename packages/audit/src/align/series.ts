// The labelled series of documents: the cells of one row (or column) over different times, and the numbers of running text.
import type { ReadFact } from '../facts/read-fact.ts';
import type { FactIndex } from '../bind/fact-index.ts';
import { isHardWord, labelWords } from './label-words.ts';
import { remember } from '../remember.ts';

/** `own` names the row itself, `around` the section, the column, the caption: what a reader may leave unsaid. */
export type Series = { readonly key: string; readonly own: readonly string[]; readonly around: readonly string[]; readonly label: string; readonly facts: readonly ReadFact[]; readonly isProse: boolean; readonly isWholeRow: boolean; /** Words of the rows that sum the table up: they hold for every row of it. */ readonly subject: readonly string[] };
export type SeriesIndex = {
  readonly series: readonly Series[];
  readonly weightOf: (stem: string) => number;
  /** Words of the labels of tables, and of running text: a claim's other words are about something else. */
  readonly inTables: ReadonlySet<string>;
  readonly inProse: ReadonlySet<string>;
  /** Cells of tables, for reading along a row or column. */
  readonly cells: readonly ReadFact[];
  /** False for the language of calculation and reporting, which names nothing by itself. */
  readonly isHard: (stem: string) => boolean;
  readonly years: ReadonlySet<number>;
};

function isDocument(read: ReadFact): boolean {
  return read.fact.source.kind === 'document' || read.fact.source.kind === 'note';
}

/** Running text has no columns; a table written as lines of a paragraph has. */
function isProse(read: ReadFact): boolean {
  return (read.fact.anchor.kind === 'span' || read.fact.anchor.kind === 'paragraph') && read.column.length === 0;
}

/** Every cell of a row repeats the row's label, its column's head and its caption: each text is read once. */
const stems = remember((text): readonly string[] => labelWords(text).map((word) => word.stem), 10_000);

function tableOf(read: ReadFact): string {
  const { anchor, capture } = read.fact;
  return `${capture} ${anchor.kind === 'cell' ? String(anchor.table) : anchor.kind === 'paragraph' ? `p${String(anchor.index)}` : ''}`;
}

/** Words of the column's head that are not a time. */
function columnStems(read: ReadFact): string[] {
  return stems(read.column.join(' ')).filter((word) => !timeWord.test(word) && !/^\d/.test(word));
}

const timeWord = /^(?:january|february|march|april|may|june|july|august|september|october|november|december|year|ended|quarter|month|fiscal|fy\d*|q[1-4]|three|six|nine|twelve|at|million|thousand|billion|usd|rmb|unaudited|audited|note|qtr|quarterly|1st|2nd|3rd|4th|first|second|third|fourth|half|restated|actual)$/;

function seriesKey(read: ReadFact): string {
  if (isProse(read)) return `prose ${tableOf(read)} ${read.caption ?? ''} ${read.row.join(' > ')}`;
  return [tableOf(read), stems(read.row.join(' > ')).join(' '), columnStems(read).join(' '), read.fact.anchor.kind === 'json' ? Object.values(read.fact.dimensions).join(' ') : ''].join('|');
}

function makeSeries(key: string, facts: readonly ReadFact[]): Series {
  const first = facts[0];
  if (first === undefined) return { key, own: [], around: [], label: '', facts, isProse: false, isWholeRow: false, subject: [] };
  if (isProse(first)) return { key, own: [...new Set(stems(nearWords(first)))], around: [...new Set(stems(first.caption ?? ''))], label: nearWords(first), facts, isProse: true, isWholeRow: false, subject: [] };
  const leaf = stems(first.row.at(-1) ?? '');
  const own = [...new Set([...leaf, ...columnStems(first), ...(first.fact.anchor.kind === 'json' ? Object.values(first.fact.dimensions).flatMap(stems) : [])])];
  const around = [...new Set([...first.row.slice(0, -1), first.caption ?? '', ...Object.values(first.fact.dimensions)].flatMap(stems))].filter((word) => !own.includes(word));
  return { key, own, around, label: [...first.row, ...first.column.filter((head) => columnStems({ ...first, column: [head] }).length > 0)].join(' '), facts, isProse: false, isWholeRow: false, subject: [] };
}

const NEAR = 60;

/** A number in running text is named by the words next to it: the end of its clause, and what follows. */
function nearWords(read: ReadFact): string {
  return read.row.map((part, at) => (at === 0 ? wholeWords(part.slice(-NEAR), part.length > NEAR) : part.slice(0, NEAR))).join(' ');
}

/** Without the word that the cut went through. */
function wholeWords(text: string, isCut: boolean): string {
  return isCut ? text.slice(text.indexOf(' ') + 1) : text;
}

const indexes = new WeakMap<FactIndex, SeriesIndex>();

/** Built once per set of facts. */
export function seriesOf(index: FactIndex): SeriesIndex {
  const built = indexes.get(index);
  if (built !== undefined) return built;
  const made = buildSeries(index.facts.filter(isDocument));
  indexes.set(index, made);
  return made;
}

/** The cells of one row whatever their columns are called: "2018 (restated)" stands beside "2019". Only rows that their columns split. */
function wholeRows(facts: readonly ReadFact[]): Series[] {
  const rows = Map.groupBy(facts.filter((read) => !isProse(read)), (read) => [tableOf(read), rowPlace(read), stems(read.row.join(' > ')).join(' ')].join('|'));
  return [...rows].flatMap(([key, members]) => {
    const heads = new Set(members.map((read) => columnStems(read).join(' ')));
    const first = members[0];
    if (heads.size < 2 || first === undefined || !members.some((read) => read.fact.period !== null || read.mentions.length > 0)) return [];
    const own = [...new Set(stems(first.row.at(-1) ?? ''))];
    const around = [...new Set([...first.row.slice(0, -1), first.caption ?? '', ...members.flatMap((read) => read.column)].flatMap(stems))].filter((word) => !own.includes(word));
    return [{ key: `row ${key}`, own, around, label: first.row.join(' '), facts: members, isProse: false, isWholeRow: true, subject: [] }];
  });
}

/** What a table is about is often said only where it is summed up: in its last row, or in a total. */
function tableSubjects(facts: readonly ReadFact[]): Map<string, string[]> {
  const subjects = new Map<string, string[]>();
  for (const [table, members] of Map.groupBy(facts.filter((read) => !isProse(read) && read.fact.anchor.kind === 'cell'), tableOf)) {
    const last = Math.max(...members.map((read) => Number(rowPlace(read))));
    const summed = members.filter((read) => Number(rowPlace(read)) === last || /\btotal\b/i.test(read.row.at(-1) ?? ''));
    subjects.set(table, [...new Set(summed.flatMap((read) => stems(read.row.at(-1) ?? '')))].filter(isHardWord));
  }
  return subjects;
}

/** A column over rows of times without a name of its own, "Amount", is named by the total beneath it. */
function withSubject(item: Series, subject: readonly string[]): Series {
  const isOverRows = new Set(item.facts.map(rowPlace)).size > 1;
  return !isOverRows || item.own.some(isHardWord) ? { ...item, subject } : { ...item, subject, around: [...item.around, ...subject] };
}

function rowPlace(read: ReadFact): string {
  return read.fact.anchor.kind === 'cell' ? String(read.fact.anchor.row) : '';
}

function buildSeries(facts: readonly ReadFact[]): SeriesIndex {
  const subjects = tableSubjects(facts);
  const series = [...[...Map.groupBy(facts, seriesKey)].map(([key, members]) => makeSeries(key, members)), ...wholeRows(facts)]
    .map((item): Series => withSubject(item, item.isProse || item.facts[0] === undefined ? [] : subjects.get(tableOf(item.facts[0])) ?? []));
  const counts = new Map<string, number>();
  const rows = series.filter((item) => !item.isProse && !item.isWholeRow);
  for (const item of rows) for (const word of new Set([...item.own, ...item.around])) counts.set(word, (counts.get(word) ?? 0) + 1);
  const total = Math.max(rows.length, 4);
  const prose = series.filter((item) => item.isProse);
  return { series, cells: facts.filter((read) => !isProse(read)), isHard: isHardWord, inProse: new Set(prose.flatMap((item) => [...item.own, ...item.around])), inTables: new Set(rows.flatMap((item) => [...item.own, ...item.around])), years: yearsOf(facts), weightOf: (word) => 0.6 + Math.log(1 + total / (counts.get(word) ?? 0.8)) };
}

function yearsOf(facts: readonly ReadFact[]): Set<number> {
  const years = new Set<number>();
  for (const read of facts) for (const found of `${JSON.stringify(read.fact.period)} ${JSON.stringify(read.mentions)} ${read.row.join(' ')} ${read.column.join(' ')} ${read.caption ?? ''}`.matchAll(/(?:19|20)\d\d/g)) years.add(Number(found[0]));
  return years;
}
