// A period token: the forms are tried from the longest to the shortest.
import type { PeriodMention } from '@assay/record';
import { isGlued, textBefore, type Atoms } from '../lex/atom.ts';
import type { Reading } from '../token.ts';
import { readDay, type DayRead } from './day.ts';
import { readEnded } from './ended.ts';
import { readQuarter, readYearThenQuarter, type PeriodRead } from './quarter.ts';
import { readRelative } from './relative.ts';
import { readSpan } from './span.ts';
import { readYear } from './year.ts';

function dayMention(read: DayRead): PeriodMention {
  return read.on === null ? { kind: 'month', year: read.year, month: read.month } : { kind: 'date', on: read.on };
}

function readDate(atoms: Atoms, at: number): PeriodRead | null {
  const read = readDay(atoms, at);
  return read === null ? null : { mention: dayMention(read), next: read.next };
}

function readPlainYear(atoms: Atoms, at: number): PeriodRead | null {
  const read = readYear(atoms, at);
  return read === null ? null : { mention: { kind: 'fiscal', year: read.year, part: 'FY', basis: read.basis }, next: read.next };
}

const prefixes = /^(?:mid|pre|post|early|late|end|since|non|year|q)$/;

/** Digits that hang on a word by a hyphen belong to its name, unless the word only places the year ("mid-2024"). */
function hangsOnName(atoms: Atoms, at: number): boolean {
  const tied = isGlued(atoms, at) && isGlued(atoms, at - 1) && textBefore(atoms, at) === '-';
  return tied && atoms[at - 2]?.kind === 'word' && !prefixes.test(atoms[at - 2]?.text ?? '');
}

const readers = [readEnded, readDate, readQuarter, readYearThenQuarter, readSpan, readPlainYear, readRelative];

/** The period that begins at `at`; null when none does. */
export function readPeriod(atoms: Atoms, at: number): Reading | null {
  if (hangsOnName(atoms, at)) return null;
  for (const read of readers) {
    const found = read(atoms, at);
    if (found !== null) return { kind: 'period', next: found.next, mention: found.mention };
  }
  return null;
}
