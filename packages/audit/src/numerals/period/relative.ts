// Times told from the period at hand: "a year earlier", "the prior quarter", "sequentially", "last year", "trailing twelve months".
import type { PeriodMention } from '@assay/record';
import { afterPhrase, textAfter, textBefore, type Atoms } from '../lex/atom.ts';
import { readCount } from './calendar-words.ts';
import type { PeriodRead } from './quarter.ts';

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

const units: Readonly<Record<string, Of>> = { year: 'year', years: 'year', quarter: 'quarter', quarters: 'quarter', month: 'month', months: 'month', week: 'week', weeks: 'week', day: 'day', days: 'day' };
const before = new Set(['ago', 'earlier', 'before', 'prior', 'previously']);
const windows = new Set(['past', 'last', 'previous', 'prior', 'preceding', 'trailing', 'recent', 'latest']);

/** "two years ago", "30 days earlier" */
function readAgo(atoms: Atoms, at: number): PeriodRead | null {
  const count = readCount(atoms, at);
  const of = count === null ? undefined : units[textAfter(atoms, count.next)];
  if (count === null || of === undefined || !before.has(textAfter(atoms, count.next + 1))) return null;
  return { mention: { kind: 'relative', steps: -count.n, of }, next: count.next + 2 };
}

const ttm: PeriodMention = { kind: 'fiscal', year: null, part: 'TTM', basis: 'unstated' };

/** "trailing twelve months", "last 12 months", "past four quarters", "past 30 days" */
function readWindow(atoms: Atoms, at: number): PeriodRead | null {
  const head = atoms[at]?.text ?? '';
  if (head === 'ttm' || head === 'ltm') return { mention: ttm, next: at + 1 };
  if (!windows.has(head)) return null;
  const from = textAfter(atoms, at + 1) === '-' ? at + 2 : at + 1;
  const count = readCount(atoms, from);
  if (count === null) return null;
  const unitAt = textAfter(atoms, count.next) === '-' ? count.next + 1 : count.next;
  const of = units[textAfter(atoms, /^(?:fiscal|trading|consecutive)$/.test(textAfter(atoms, unitAt)) ? unitAt + 1 : unitAt)];
  if (of === undefined || of === 'year') return null;
  const next = units[textAfter(atoms, unitAt)] === undefined ? unitAt + 2 : unitAt + 1;
  const year = (of === 'month' && count.n === 12) || (of === 'quarter' && count.n === 4);
  return { mention: year ? ttm : { kind: 'relative', steps: -count.n, of }, next };
}

/** "in the quarter", "during the year": the period that the text is about. */
function readTheOne(atoms: Atoms, at: number): PeriodRead | null {
  const of = units[textAfter(atoms, at + 1)];
  if (atoms[at]?.text !== 'the' || (of !== 'year' && of !== 'quarter') || !/^(?:in|for|during)$/.test(textBefore(atoms, at))) return null;
  const plural = textAfter(atoms, at + 1).endsWith('s');
  return plural || textAfter(atoms, at + 2) === '-' ? null : { mention: { kind: 'relative', steps: 0, of }, next: at + 2 };
}

/** The relative time that begins at `at`; null when none does. */
export function readRelative(atoms: Atoms, at: number): PeriodRead | null {
  const ago = atoms[at]?.gap === 'break' && atoms[at].literal !== null ? null : readAgo(atoms, at);
  return readPhrase(atoms, at) ?? ago ?? readWindow(atoms, at) ?? readTheOne(atoms, at);
}
