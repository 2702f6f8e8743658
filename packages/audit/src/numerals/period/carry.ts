// A year in a list takes its kind from the one before it: "the quarters ended June 30, 2024 and 2023", "fiscal 2024, 2023 and 2022".
import type { PeriodMention } from '@assay/record';
import type { Atoms } from '../lex/atom.ts';

/** The period read last, and the first atom behind it. */
export type LastPeriod = { readonly mention: PeriodMention; readonly next: number };

const joints = new Set([',', 'and', 'or', '&']);
const MOST_JOINTS = 2;

function isListed(atoms: Atoms, from: number, to: number): boolean {
  if (to - from < 1 || to - from > MOST_JOINTS) return false;
  for (let at = from; at < to; at += 1) {
    if (!joints.has(atoms[at]?.text ?? '') || atoms[at]?.gap === 'break') return false;
  }
  return atoms[to]?.gap !== 'break';
}

/** The same day of another year; February's last day stays its last. */
function inYear(day: string, year: number): string {
  const monthDay = day.slice(4);
  return monthDay === '-02-29' ? `${String(year)}-02-28` : `${String(year)}${monthDay}`;
}

/** The mention with what the list's first member says of it; unchanged outside a list. */
export function carryPeriod(atoms: Atoms, last: LastPeriod | null, found: { readonly mention: PeriodMention; readonly at: number }): PeriodMention {
  const { mention, at } = found;
  if (last === null || !isListed(atoms, last.next, at)) return mention;
  if (mention.kind === 'date' && last.mention.kind === 'ended') return { ...last.mention, end: mention.on };
  const year = bareYear(mention);
  return year === null ? mention : (sameOfYear(last.mention, year) ?? mention);
}

function bareYear(mention: PeriodMention): number | null {
  return mention.kind === 'fiscal' && mention.part === 'FY' && mention.basis === 'unstated' ? mention.year : null;
}

function sameOfYear(before: PeriodMention, year: number): PeriodMention | null {
  switch (before.kind) {
    case 'date': return { kind: 'date', on: inYear(before.on, year) };
    case 'ended': return { ...before, end: inYear(before.end, year) };
    case 'fiscal': return before.year === null ? null : { ...before, year };
    case 'month': case 'span': case 'relative': return null;
  }
}
