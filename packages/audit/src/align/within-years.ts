// Dues that a table cuts by stretches of years, added up to the year that a sentence names: "due within three years" is less than one year and one to three.
import type { Candidate } from '../bind/candidate.ts';
import { shareOf } from '../derive/change.ts';
import { sumOf } from '../derive/sum.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import { labelWords, smallCount } from './label-words.ts';
import { operand, type Named } from './operands.ts';
import { found, ranked, type Found, type Work } from './work.ts';

const within = /\b(?:within|in|over|during|through|up to|for|less than|under|below) (?:the )?(?:next |first |coming |following )?(two|three|four|five|six|seven|eight|nine|ten|\d{1,2})[- ]years?\b/i;
const NAMED_ROW = 0.45;
const COST = 0.04;

type Stretch = { readonly from: number; readonly to: number };

/** The years of a column's head; null for a column of another kind. */
function stretchOf(read: ReadFact): Stretch | null {
  const word = labelWords(read.column.join(' ')).find((item) => item.stem.startsWith('~'))?.stem ?? '';
  if (word === '~withinyear') return { from: 0, to: 1 };
  const ends = /^~(\d+)to(\d+)$/.exec(word);
  return ends === null ? null : { from: Number(ends[1]), to: Number(ends[2]) };
}

function isTotalColumn(read: ReadFact): boolean {
  return /\btotal\b/i.test(read.column.join(' ')) && stretchOf(read) === null;
}

/** The cells from now to the last year, end to end; none where a stretch is missing or goes beyond. */
function upTo(cells: readonly ReadFact[], years: number): ReadFact[] {
  const taken: ReadFact[] = [];
  let reached = 0;
  while (reached < years) {
    const next = cells.find((read) => stretchOf(read)?.from === reached && (stretchOf(read)?.to ?? 0) > reached);
    if (next === undefined) return [];
    taken.push(next);
    reached = stretchOf(next)?.to ?? 0;
  }
  return reached === years ? taken : [];
}

/** Sums of a row's stretches, and their shares of the row's total. */
export function withinYears(work: Work): Found[] {
  const years = within.exec(work.sentence.text)?.[1];
  if (years === undefined) return [];
  return ranked(work, work.whole, NAMED_ROW).flatMap((named) => {
    const cells = rowOf(work, named);
    const taken = upTo(cells, smallCount(years)).map((read) => operand(named, read, 'unstated'));
    const sum: Candidate | null = sumOf(taken);
    if (sum === null) return [];
    const whole = cells.filter(isTotalColumn).map((read) => operand(named, read, 'unstated'));
    return [...found(sum, named.score - COST), ...whole.flatMap((total) => found(shareOf(sum, total), named.score - COST))];
  });
}

/** All cells of a series' row, whatever their columns are called. */
export function rowOf(work: Work, { series }: Named): readonly ReadFact[] {
  const fact = series.facts[0]?.fact;
  const anchor = fact?.anchor;
  if (fact === undefined || anchor?.kind !== 'cell') return series.facts;
  return work.index.cells.filter((read) => read.fact.capture === fact.capture && read.fact.anchor.kind === 'cell' && read.fact.anchor.table === anchor.table && read.fact.anchor.row === anchor.row);
}
