// Times told from the period at hand: "a year earlier", "the prior quarter", "sequentially", "last year", "trailing twelve months".
import type { PeriodMention } from '@assay/record';
import { afterPhrase, textAfter, textBefore, type Atoms } from '../lex/atom.ts';
import { readCount } from './calendar-words.ts';
import type { PeriodRead } from './quarter.ts';
import { table } from '../lex/table.ts';

type Of = Extract<PeriodMention, { kind: 'relative' }>['of'];

const back: readonly (readonly [string, Of])[] = [
  ['year over year', 'year'], ['year on year', 'year'], ['year to year', 'year'], ['yoy', 'year'], ['y / y', 'year'], ['y o y', 'year'], ['year earlier', 'year'], ['year ago', 'year'], ['year before', 'year'],
  ['prior year', 'year'], ['previous year', 'year'], ['preceding year', 'year'], ['last year', 'year'], ['prior fiscal year', 'year'], ['previous fiscal year', 'year'], ['last fiscal year', 'year'], ['preceding fiscal year', 'year'],
  ['quarter over quarter', 'quarter'], ['quarter on quarter', 'quarter'], ['qoq', 'quarter'], ['q / q', 'quarter'], ['q o q', 'quarter'], ['sequentially', 'quarter'], ['quarter earlier', 'quarter'], ['quarter ago', 'quarter'],
  ['prior quarter', 'quarter'], ['previous quarter', 'quarter'], ['preceding quarter', 'quarter'], ['last quarter', 'quarter'], ['prior fiscal quarter', 'quarter'], ['previous fiscal quarter', 'quarter'],
  ['prior period', 'period'], ['previous period', 'period'], ['preceding period', 'period'],
  ['month over month', 'month'], ['month on month', 'month'], ['m / m', 'month'], ['month earlier', 'month'], ['month ago', 'month'], ['prior month', 'month'], ['previous month', 'month'], ['last month', 'month'],
  ['week over week', 'week'], ['week earlier', 'week'], ['week ago', 'week'], ['prior week', 'week'], ['previous week', 'week'], ['last week', 'week'], ['day earlier', 'day'], ['prior day', 'day'], ['previous day', 'day'],
];
const here: readonly (readonly [string, Of])[] = [
  ['this year', 'year'], ['current year', 'year'], ['this fiscal year', 'year'], ['current fiscal year', 'year'], ['this quarter', 'quarter'], ['current quarter', 'quarter'], ['current fiscal quarter', 'quarter'],
  ['current period', 'period'], ['this month', 'month'], ['this week', 'week'],
];
const ahead: readonly (readonly [string, Of])[] = [['next year', 'year'], ['next fiscal year', 'year'], ['coming year', 'year'], ['next quarter', 'quarter'], ['coming quarter', 'quarter'], ['next month', 'month']];

type Entry = { readonly words: readonly string[]; readonly of: Of; readonly steps: number };
const entries: readonly Entry[] = ([[back, -1], [here, 0], [ahead, 1]] as const)
  .flatMap(([rows, steps]) => rows.map(([text, of]) => ({ words: text.split(' '), of, steps })))
  .sort((left, right) => right.words.length - left.words.length);
const byHead = Map.groupBy(entries, (entry) => entry.words[0] ?? '');

const extensions = new Set(['period', 'quarter', 'periods', 'quarters']);

function readPhrase(atoms: Atoms, at: number): PeriodRead | null {
  for (const { words, of, steps } of byHead.get(atoms[at]?.text ?? '') ?? []) {
    const next = afterPhrase(atoms, at, words);
    if (next === null) continue;
    // "the prior-year quarter", "the year-ago period"
    const end = of === 'year' && extensions.has(textAfter(atoms, next)) ? next + 1 : next;
    return { mention: { kind: 'relative', steps, of }, next: end };
  }
  return null;
}

const units: ReadonlyMap<string, Of> = table({ year: 'year', years: 'year', quarter: 'quarter', quarters: 'quarter', month: 'month', months: 'month', week: 'week', weeks: 'week', day: 'day', days: 'day' });
const before = new Set(['ago', 'earlier', 'before', 'prior', 'previously']);
const windows = new Set(['past', 'last', 'previous', 'prior', 'preceding', 'trailing', 'recent', 'latest']);

export const relativeOpeners: readonly string[] = [...byHead.keys(), ...windows, 'ttm', 'ltm', 'the'];

/** "two years ago", "30 days earlier" */
function readAgo(atoms: Atoms, at: number): PeriodRead | null {
  const count = readCount(atoms, at, true);
  const of = count === null ? undefined : units.get(textAfter(atoms, count.next));
  if (count === null || of === undefined || !before.has(textAfter(atoms, count.next + 1))) return null;
  return { mention: { kind: 'relative', steps: -count.n, of }, next: count.next + 2 };
}

const ttm: PeriodMention = { kind: 'fiscal', year: null, part: 'TTM', basis: 'unstated' };

function readInitials(atoms: Atoms, at: number): PeriodRead | null {
  const text = atoms[at]?.text;
  return text === 'ttm' || text === 'ltm' ? { mention: ttm, next: at + 1 } : null;
}

/** "trailing twelve months", "last 12 months", "past four quarters", "past 30 days" */
function readWindow(atoms: Atoms, at: number): PeriodRead | null {
  if (!windows.has(atoms[at]?.text ?? '')) return null;
  const count = readCount(atoms, skipText(atoms, at + 1, hyphen));
  if (count === null) return null;
  const unitAt = skipText(atoms, skipText(atoms, count.next, hyphen), kindsOfUnit);
  const of = units.get(textAfter(atoms, unitAt));
  if (of === undefined || of === 'year') return null;
  const year = (of === 'month' && count.n === 12) || (of === 'quarter' && count.n === 4);
  return { mention: year ? ttm : { kind: 'relative', steps: -count.n, of }, next: unitAt + 1 };
}

const hyphen = /^-$/;
const kindsOfUnit = /^(?:fiscal|trading|consecutive|calendar)$/;

function skipText(atoms: Atoms, at: number, pattern: RegExp): number {
  return pattern.test(textAfter(atoms, at)) ? at + 1 : at;
}

/** "in the quarter", "during the year": the period that the text is about. */
function readTheOne(atoms: Atoms, at: number): PeriodRead | null {
  const of = units.get(textAfter(atoms, at + 1));
  if (atoms[at]?.text !== 'the' || (of !== 'year' && of !== 'quarter') || !/^(?:in|for|during)$/.test(textBefore(atoms, at))) return null;
  const plural = textAfter(atoms, at + 1).endsWith('s');
  const dated = /^(?:ended|ending|to|through)$/.test(textAfter(atoms, at + 2));
  return plural || dated || textAfter(atoms, at + 2) === '-' ? null : { mention: { kind: 'relative', steps: 0, of }, next: at + 2 };
}

/** The relative time that begins at `at`; null when none does. */
export function readRelative(atoms: Atoms, at: number): PeriodRead | null {
  return readPhrase(atoms, at) ?? readAgo(atoms, at) ?? readInitials(atoms, at) ?? readWindow(atoms, at) ?? readTheOne(atoms, at);
}
