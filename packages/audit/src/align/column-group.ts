// The cells of a column as a whole, for sums and averages over rows that are names: "the directors' total salary", "the sum of all carryforwards".
import type { ReadFact } from '../facts/read-fact.ts';
import { labelWords } from './label-words.ts';
import type { Series, SeriesIndex } from './series.ts';

const LEAST = 2;
/** A longer column is a list, and is not summed; its extremes can still be told. */
const MOST_SUMMED = 15;
const MOST = 400;

function placeOf(read: ReadFact): string | null {
  const { anchor, capture } = read.fact;
  return anchor.kind === 'cell' ? `${capture} ${String(anchor.table)} ${String(anchor.column)} ${read.row.slice(0, -1).join(' > ')}` : null;
}

function isTotal(read: ReadFact): boolean {
  return /\b(?:sub-?)?total\b/i.test(read.row.at(-1) ?? '') || (read.row.at(-1) ?? '').trim() === '';
}

export function isSummable(series: Series): boolean {
  return series.facts.length <= MOST_SUMMED;
}

/** Words that every row's name has say what the column is about: "3.5% notes due 2027", "4% notes due 2029". */
function shared(rows: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = rows;
  return first.filter((word) => others.every((row) => row.includes(word)));
}

/** Columns cut by section, each named by its head and its section; totals are left out. */
export function columnGroups(index: SeriesIndex): Series[] {
  const groups = Map.groupBy(index.cells.filter((read) => placeOf(read) !== null && !isTotal(read)), (read) => placeOf(read) ?? '');
  return [...groups].flatMap(([key, facts]) => {
    const [first] = facts;
    if (first === undefined || facts.length < LEAST || facts.length > MOST || facts.some((read) => read.fact.unit.kind !== first.fact.unit.kind)) return [];
    const words = (text: string): string[] => labelWords(text).map((word) => word.stem);
    const own = [...new Set([...words(first.column.join(' ')), ...words(first.row.slice(0, -1).join(' '))])];
    return own.some((word) => index.isHard(word)) ? [{ key: `column ${key}`, own, around: [...words(first.caption ?? ''), ...shared(facts.map((read) => words(read.row.at(-1) ?? '')))], label: [...first.row.slice(0, -1), ...first.column].join(' '), facts, isProse: false, isWholeRow: false, subject: [] }] : [];
  });
}
