// Totals that a table leaves to its reader: rows that share the words of a phrase, added up; a part over its column or row where no total is written.
import type { Candidate } from '../bind/candidate.ts';
import type { TimeQuery } from '../bind/time-query.ts';
import { shareOf } from '../derive/change.ts';
import { sumOf } from '../derive/sum.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import { labelWords } from './label-words.ts';
import { nameScore, spokenPart, type Phrase } from './name-score.ts';
import { cellsAt, operand, type Named } from './operands.ts';
import type { Series } from './series.ts';
import { entityOf, found, phraseOf, ranked, type Found, type Work } from './work.ts';
import type { Zones } from './zones.ts';

const totalWords = /\b(?:total|combined|sum|aggregate|overall|all|altogether|together)\b/i;
const COST = 0.05;
const SURE = 0.6;
const MOST_ROWS = 6;

type Combined = { readonly rows: readonly Named[]; readonly score: number };

function tableOf(series: Series): string | null {
  const fact = series.facts[0]?.fact;
  return fact?.anchor.kind === 'cell' ? `${fact.capture} ${String(fact.anchor.table)}` : null;
}

function isTotal(label: string): boolean {
  return /\btotal\b/i.test(label) || label.trim() === '';
}

/** "Total trading assets" where only "trading assets – debt" and "trading assets – derivatives" stand: rows that have the same words of the sentence and more of their own. */
export function combinedRows(work: Work): Combined[] {
  if (!totalWords.test(work.sentence.text)) return [];
  const said = new Set(work.words.filter((word) => !word.soft).map((word) => word.stem));
  const rows = work.index.series.filter((series) => !series.isProse && !series.isWholeRow && tableOf(series) !== null);
  const shared = (series: Series): string[] => series.own.filter((word) => said.has(word) && work.index.isHard(word));
  const groups = Map.groupBy(rows.filter((series) => shared(series).length > 0), (series) => `${tableOf(series) ?? ''}|${shared(series).toSorted().join(' ')}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length < 2 || group.length > MOST_ROWS || group.some((series) => isTotal(series.label) || series.own.length === shared(series).length)) return [];
    const score = nameScore(work.whole, { ...first, own: shared(first) }, work.index) - COST;
    return score < SURE ? [] : [{ rows: group.map((series) => ({ series, score, entity: entityOf(work) })), score }];
  });
}

/** "The fair value of all notes": the row that sums the table up, named by its column alone. */
export function totalRows(work: Work, phrase: Phrase, least: number): Named[] {
  if (!totalWords.test(work.sentence.text)) return [];
  return work.index.series.filter((series) => !series.isProse && !series.isWholeRow && isTotal(series.facts[0]?.row.at(-1) ?? '') && tableOf(series) !== null).flatMap((series) => {
    const leaf = new Set(labelWords(series.facts[0]?.row.at(-1) ?? '').map((word) => word.stem));
    const own = series.own.filter((word) => !leaf.has(word));
    const score = own.some((word) => work.index.isHard(word)) ? nameScore(phrase, { ...series, own, around: [...series.around, ...leaf] }, work.index) - COST : 0;
    return score < least ? [] : [{ series, score, entity: entityOf(work) }];
  });
}

/** The rows of a total at one time; null where one of them has no cell then, or several. */
export function combinedAt(work: Work, { rows }: Combined, time: TimeQuery | null): Candidate | null {
  const cells = rows.map((row) => cellsAt(row, time === null ? [] : [time], work.index));
  return cells.every((own) => own.length === 1) ? sumOf(cells.flat()) : null;
}

/** Cells along a line of a table, one of them the part; null where the line has a total of its own. */
function lineOf(work: Work, cell: ReadFact, along: 'column' | 'row'): ReadFact[] | null {
  const { anchor, unit, capture } = cell.fact;
  if (anchor.kind !== 'cell') return null;
  const line = work.index.cells.filter(({ fact, row }) => fact.anchor.kind === 'cell' && fact.capture === capture && fact.anchor.table === anchor.table && fact.anchor[along] === anchor[along]
    && (along === 'row' || row.slice(0, -1).join('|') === cell.row.slice(0, -1).join('|')));
  const label = (read: ReadFact): string => (along === 'column' ? read.row.at(-1) ?? '' : read.column.join(' '));
  const isWhole = line.length >= 2 && line.length <= MOST_ROWS && line.every((read) => read.fact.unit.kind === unit.kind && !isTotal(label(read)));
  return isWhole && (along === 'column' || line.every((read) => JSON.stringify(read.fact.period) === JSON.stringify(cell.fact.period))) ? line : null;
}

/** "Debt as a share of the total purchase price", where the table lists the parts of the price and no total. */
export function formedShares(work: Work, zones: Zones): Found[] {
  if (!zones.isOrdered) return [];
  const right = phraseOf(work, zones.right);
  return ranked(work, phraseOf(work, zones.left), SURE).slice(0, 3).flatMap((part) => cellsAt(part, work.times.all, work.index).flatMap((cell) => (['column', 'row'] as const).flatMap((along) => {
    const [read] = cell.facts;
    const line = read === undefined ? null : lineOf(work, read, along);
    if (line === null) return [];
    const whole = sumOf(line.map((other) => operand(part, other, cell.period)));
    const spoken = spokenPart(right, work.index.series.filter((series) => series.facts.some((other) => line.includes(other))), work.index);
    return whole === null ? [] : found(shareOf(cell, whole), 0.5 * part.score + 0.5 * spoken - COST);
  })));
}
