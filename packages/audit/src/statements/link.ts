// Which words of a statement stand for which cells and which heads: runs of words, the longest first, each word used once.
import { daysAgree, readDays, type DayRead } from './dates.ts';
import { bareSuperlatives, comparatives, everyWords, kinships, lightWords, negations, superlatives } from './lexicon.ts';
import type { RecordCell, RecordColumn, Records } from './records.ts';
import { wordKey, type StatementWord } from './words.ts';

/** One column that a stretch may speak of, with the rows that it picks there. */
export type Place = { readonly column: number; readonly rows: ReadonlySet<number>; readonly isExact: boolean };
/** `from` and `to` are places among the statement's words, both included. */
export type CellLink = { readonly kind: 'cell'; readonly from: number; readonly to: number; readonly places: readonly Place[]; readonly day: DayRead | null; readonly number: number | null; readonly isExact: boolean };
export type HeadLink = { readonly kind: 'head'; readonly from: number; readonly to: number; readonly columns: readonly number[]; readonly coverage: number };
export type Links = { readonly cells: readonly CellLink[]; readonly heads: readonly HeadLink[] };

type Candidate = { readonly link: CellLink | HeadLink; readonly priority: number };

const idle = new Set([...lightWords, ...superlatives.keys(), ...bareSuperlatives.keys(), ...comparatives.keys(), ...negations, ...everyWords].map(wordKey));

/** How many words the cell and the statement go along together, from any place of the cell; and whether that is the whole cell. */
function runLength(cell: RecordCell, keys: readonly string[]): number {
  let best = 0;
  for (let start = 0; start < cell.keys.length; start += 1) {
    let length = 0;
    while (start + length < cell.keys.length && length < keys.length && cell.keys[start + length] === keys[length]) length += 1;
    best = Math.max(best, length);
  }
  return best;
}

function initialsOf(cell: RecordCell): string {
  return cell.keys.length < 2 ? '' : cell.keys.map((key) => key.charAt(0)).join('');
}

/** A cell that is this number, with a unit at most. */
function isJust(cell: RecordCell, column: RecordColumn, number: number): boolean {
  return column.kind === 'number' && cell.value === number && cell.numbers.length === 1 && cell.keys.length <= 2;
}

type Run = { readonly row: number; readonly length: number; readonly isWhole: boolean; readonly isList: boolean };

function runsIn(column: RecordColumn, words: readonly StatementWord[]): Run[] {
  const [first] = words;
  if (first === undefined) return [];
  const keys = words.slice(0, 12).map((word) => word.key);
  return column.cells.flatMap((cell, row): Run[] => {
    if (first.number !== null && isJust(cell, column, first.number)) return [{ row, length: 1, isWhole: true, isList: false }];
    if (first.text.length >= 2 && first.text.length <= 6 && initialsOf(cell) === first.text) return [{ row, length: 1, isWhole: true, isList: false }];
    const length = runLength(cell, keys);
    return length === 0 ? [] : [{ row, length, isWhole: length === cell.keys.length, isList: /[,&/;(]| and /.test(cell.text) }];
  });
}

/** The rows that a stretch of so many words picks in a column: those that say just it, else those that have it among others. */
function placeOf(column: RecordColumn, runs: readonly Run[], length: number): Place {
  const whole = runs.filter((run) => run.length === length && run.isWhole);
  const within = runs.filter((run) => run.length >= length && (whole.length === 0 || length > 1 || run.isList));
  return { column: column.index, rows: new Set([...whole, ...within].map((run) => run.row)), isExact: whole.length > 0 };
}

/** A single word inside longer cells names them only when it is a telling one. */
function isTelling(word: StatementWord | undefined, place: Place, size: number): boolean {
  if (word === undefined) return false;
  if (word.number !== null) return true;
  if (idle.has(word.key)) return false;
  return place.isExact || (word.text.length > 2 && place.rows.size < Math.max(2, size * 0.75));
}

function cellCandidates(records: Records, words: readonly StatementWord[], hard: readonly number[]): Candidate[] {
  return hard.flatMap((_, at): Candidate[] => {
    const ahead = hard.slice(at, at + 12).flatMap((index) => words[index] ?? []);
    const runs = records.columns.map((column) => ({ column, runs: runsIn(column, ahead) }));
    const lengths = new Set(runs.flatMap(({ runs: found }) => [Math.max(0, ...found.map((run) => run.length)), ...found.filter((run) => run.isWhole).map((run) => run.length)]));
    lengths.delete(0);
    return [...lengths].flatMap((length): Candidate[] => {
      const places = runs.filter(({ runs: found }) => found.some((run) => run.length >= length)).map(({ column, runs: found }) => placeOf(column, found, length)).filter((place) => length > 1 || isTelling(ahead[0], place, records.size));
      if (places.length === 0) return [];
      const isExact = places.some((place) => place.isExact);
      const kept = isExact && length === 1 && ahead[0]?.number === null ? places.filter((place) => place.isExact || place.rows.size > 0) : places;
      return [{ link: { kind: 'cell', from: hard[at] ?? 0, to: hard[at + length - 1] ?? 0, places: kept, day: null, number: length === 1 ? ahead[0]?.number ?? null : null, isExact }, priority: length + (isExact ? 0.5 : 0.1) }];
    });
  });
}

function dayCandidates(records: Records, words: readonly StatementWord[]): Candidate[] {
  const dated = records.columns.filter((column) => column.cells.some((cell) => cell.day !== null));
  if (dated.length === 0) return [];
  return readDays(words).filter((found) => found.date.month !== null).map(({ date, from, to }) => {
    const places = dated.map((column): Place => ({ column: column.index, rows: new Set(column.cells.flatMap((cell, row) => (cell.day !== null && daysAgree(date, cell.day) ? [row] : []))), isExact: true }));
    return { link: { kind: 'cell', from, to, places, day: date, number: null, isExact: true }, priority: to - from + 2 };
  });
}

const verbs = new Set('be is are was were been has have had do does did and or'.split(' '));

/** A head is not said across a verb: "the team has a score". */
function isVerbBetween(words: readonly StatementWord[], left: number, right: number): boolean {
  return words.slice(left + 1, right).some((word) => verbs.has(word.text));
}

/** A number by itself names no column, unless it is a year. */
function isBareNumber(word: StatementWord | undefined): boolean {
  return word !== undefined && word.number !== null && !/^(?:19|20)\d\d$/.test(word.text);
}

const kinKeys = kinships.map((group) => new Set(group.map(wordKey)));

/** 1 for the head's own word, less for one of its kind. */
function likeness(key: string, head: readonly string[]): number {
  if (head.includes(key)) return 1;
  if (key.length >= 5 && head.some((own) => own.length >= 5 && (own.startsWith(key) || key.startsWith(own)))) return 0.9;
  return kinKeys.some((group) => group.has(key) && head.some((own) => group.has(own))) ? 0.5 : 0;
}

type HeadRun = { readonly column: number; readonly length: number; readonly coverage: number; readonly total: number };

/** How far the statement goes along with the words of a head, in any order, from a place on. */
function headRun(column: RecordColumn, words: readonly StatementWord[], hard: readonly number[]): HeadRun {
  const said: number[] = [];
  const used = new Set<string>();
  for (const [at, place] of hard.entries()) {
    const key = words[place]?.key ?? '';
    const score = used.has(key) ? 0 : likeness(key, column.keys);
    if (score < (at === 0 ? 0.1 : 0.9) || (at > 0 && isVerbBetween(words, hard[at - 1] ?? 0, place))) break;
    used.add(key);
    said.push(score);
  }
  const total = said.reduce((sum, score) => sum + score, 0);
  return { column: column.index, length: said.length, coverage: column.keys.length === 0 ? 0 : total / column.keys.length, total };
}

function headCandidates(records: Records, words: readonly StatementWord[], hard: readonly number[]): Candidate[] {
  return hard.flatMap((from, at): Candidate[] => {
    const runs = records.columns.map((column) => headRun(column, words, hard.slice(at, at + 8))).filter((run) => run.length > 0 && !(run.length === 1 && isBareNumber(words[from])));
    const longest = Math.max(0, ...runs.map((run) => run.total));
    if (longest === 0) return [];
    const best = runs.filter((run) => run.total === longest);
    const coverage = Math.max(...best.map((run) => run.coverage));
    const columns = best.filter((run) => run.coverage === coverage).map((run) => run.column);
    const length = Math.max(...best.map((run) => run.length));
    return [{ link: { kind: 'head', from, to: hard[at + length - 1] ?? from, columns, coverage }, priority: length + (longest < length ? 0.2 : 0.2 + 0.45 * Math.min(1, coverage)) }];
  });
}

/** "4-2", "114 - 106": one thing, which a cell has as it stands or not at all. */
function pairCandidates(records: Records, words: readonly StatementWord[], sentence: string): Candidate[] {
  return words.flatMap((word, at): Candidate[] => {
    const next = words[at + 1];
    if (next === undefined || word.number === null || next.number === null || !/^ ?[-–:/] ?$/.test(sentence.slice(word.end, next.start)) || records.caption.has(word.key)) return [];
    return [{ link: { kind: 'cell', from: at, to: at + 1, places: [], day: null, number: null, isExact: true }, priority: 2.05 }];
  });
}

/** Every word belongs to one link at most; the longest and surest are chosen first. */
export function linkStatement(records: Records, words: readonly StatementWord[], sentence: string): Links {
  const hard = words.flatMap((word, index) => (word.isSilent ? [] : [index]));
  const candidates = [...dayCandidates(records, words), ...cellCandidates(records, words, hard), ...headCandidates(records, words, hard), ...pairCandidates(records, words, sentence)].sort((left, right) => right.priority - left.priority || left.link.from - right.link.from);
  const taken = new Set<number>();
  const chosen: (CellLink | HeadLink)[] = [];
  for (const { link } of candidates) {
    const own = hard.filter((index) => index >= link.from && index <= link.to);
    if (own.some((index) => taken.has(index))) continue;
    for (const index of own) taken.add(index);
    chosen.push(link);
  }
  const inOrder = chosen.sort((left, right) => left.from - right.from);
  return { cells: inOrder.filter((link) => link.kind === 'cell'), heads: inOrder.filter((link) => link.kind === 'head') };
}
