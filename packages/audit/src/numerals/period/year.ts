// Years: "2024", "FY24", "fiscal year 2024", "calendar 2024", "full-year 2024", "2023-24".
import type { PeriodMention, Unit } from '@assay/record';
import { isGlued, literalAfter, textAfter, textBefore, type Atoms } from '../lex/atom.ts';
import { readTail } from '../unit/tail.ts';
import { fullYear, plainYear, twoDigits } from './calendar-words.ts';
import { table } from '../lex/table.ts';

export type Basis = Extract<PeriodMention, { kind: 'fiscal' }>['basis'];
export type YearRead = { readonly year: number; readonly basis: Basis; readonly next: number };

const countables = new Set([
  'employees', 'people', 'stores', 'shares', 'restaurants', 'workers', 'jobs', 'locations', 'members', 'subscribers', 'patients', 'vehicles', 'hours', 'miles', 'rooms', 'hotels', 'branches', 'sites', 'customers', 'clients', 'aircraft', 'acres',
]);
const timeWords = new Set(['in', 'since', 'during', 'by', 'fiscal', 'year', 'for', 'and', 'until', 'through', 'vs', 'versus']);
const notBefore = new Set(['$', '€', '£', '¥', '₹', '#', '.', '@', '+', '−', '_']);

/** A number with a unit, a scale or a thing counted is no year. */
function isQuantity(atoms: Atoms, at: number): boolean {
  const before = textBefore(atoms, at);
  if (/^[$€£¥₹]$/.test(before) || (isGlued(atoms, at) && notBefore.has(before))) return true;
  const tail = readTail(atoms, at + 1, null);
  return tail.scaled || isCounted(atoms, at, tail.unit);
}

function isCounted(atoms: Atoms, at: number, unit: Unit): boolean {
  if (unit.kind === 'none') return false;
  if (unit.kind === 'years') return textAfter(atoms, at + 1) === 'years';
  if (unit.kind !== 'count' && unit.kind !== 'shares') return true;
  return countables.has(unit.kind === 'shares' ? 'shares' : (unit.of ?? '')) && !timeWords.has(textBefore(atoms, at));
}

const estimates = /^[aef]$/;

/** The atom behind a year; null when letters or decimals run on from it. "2024E" is the year 2024. */
function yearEnd(atoms: Atoms, next: number): number | null {
  if (!isGlued(atoms, next)) return next;
  const atom = atoms[next];
  if (atom?.kind === 'word') return estimates.test(atom.text) && !isGlued(atoms, next + 1) ? next + 1 : null;
  return atom?.kind === 'code' && !/^q[1-4]$/.test(atom.text) ? null : next;
}

const dashes = new Set(['-', '–', '/']);

function isNextYear(year: number, short: number | null, long: number | null): boolean {
  return short === (year + 1) % 100 || long === year + 1;
}

/** "2023-24" and, behind "FY", "2023-2024": one fiscal year, named by the year in which it ends. */
function withSecondYear(atoms: Atoms, read: YearRead): YearRead {
  const dash = textAfter(atoms, read.next);
  if (!dashes.has(dash) || !isGlued(atoms, read.next) || !isGlued(atoms, read.next + 1)) return read;
  if (isGlued(atoms, read.next + 2) && (dashes.has(textAfter(atoms, read.next + 2)) || ['word', 'code'].includes(atoms[read.next + 2]?.kind ?? ''))) return read;
  const short = twoDigits(atoms, read.next + 1);
  const long = read.basis === 'fiscal' || dash === '/' ? plainYear(atoms, read.next + 1) : null;
  return isNextYear(read.year, short, long) ? { year: read.year + 1, basis: 'fiscal', next: read.next + 2 } : read;
}

/** A bare year, alone in its place. */
function readBareYear(atoms: Atoms, at: number): YearRead | null {
  const year = plainYear(atoms, at);
  if (year === null || isQuantity(atoms, at)) return null;
  const next = yearEnd(atoms, at + 1);
  return next === null ? null : { year, basis: 'unstated', next };
}

const bases: ReadonlyMap<string, Basis> = table({ fy: 'fiscal', cy: 'calendar', fiscal: 'fiscal', financial: 'fiscal', calendar: 'calendar', f: 'fiscal' });

export const yearOpeners: readonly string[] = [...bases.keys(), 'year', 'years', 'full'];

/** Two or four digits, or "'24", behind "FY". */
function digitsOfYear(atoms: Atoms, at: number): { readonly year: number; readonly next: number } | null {
  const from = textAfter(atoms, at) === "'" && isGlued(atoms, at + 1) ? at + 1 : at;
  const long = literalAfter(atoms, from) === null ? null : plainYear(atoms, from);
  if (long !== null) return { year: long, next: from + 1 };
  const short = twoDigits(atoms, from);
  return short === null ? null : { year: fullYear(short), next: from + 1 };
}

/** "FY24", "CY2024", "FY2024E", "F24". A fighter ("F16 jets") is no year. */
function readYearCode(atoms: Atoms, at: number): YearRead | null {
  const [, head = '', digits = ''] = /^(fy|cy|f)(\d{4}|\d{2})[aef]?$/.exec(atoms[at]?.text ?? '') ?? [];
  const basis = bases.get(head);
  if (basis === undefined || (head === 'f' && (digits.startsWith('0') || isMachine(atoms, at)))) return null;
  return { year: fullYear(Number(digits)), basis, next: at + 1 };
}

function isMachine(atoms: Atoms, at: number): boolean {
  return atoms[at]?.letterCase !== 'all' || isGlued(atoms, at) || isGlued(atoms, at + 1) && textAfter(atoms, at + 1) === '-' || /^(?:fighters?|jets?|aircraft|programs?|engines?)$/.test(textAfter(atoms, at + 1));
}

/** "fiscal 2024", "fiscal year 2024", "FY 24", "calendar year 2024". */
function readNamedYear(atoms: Atoms, at: number): YearRead | null {
  const head = atoms[at]?.text ?? '';
  const basis = bases.get(head);
  if (basis === undefined || head === 'f') return null;
  const word = textAfter(atoms, at + 1);
  const from = word === 'year' || word === 'years' ? at + 2 : at + 1;
  const digits = head === 'fy' || head === 'cy' || from > at + 1 ? digitsOfYear(atoms, from) : yearOnly(atoms, from);
  return digits === null ? null : { ...digits, basis };
}

function yearOnly(atoms: Atoms, at: number): { readonly year: number; readonly next: number } | null {
  const year = literalAfter(atoms, at) === null ? null : plainYear(atoms, at);
  return year === null ? null : { year, next: at + 1 };
}

/** "the year 2024", "full-year 2024", "full year FY24". */
function readFullYear(atoms: Atoms, at: number): YearRead | null {
  const head = atoms[at]?.text;
  if (head === 'year' || head === 'years') {
    const digits = yearOnly(atoms, at + 1);
    return digits === null ? null : { ...digits, basis: 'unstated' };
  }
  if (head !== 'full') return null;
  const from = textAfter(atoms, at + 1) === '-' ? at + 2 : at + 1;
  if (textAfter(atoms, from) !== 'year' || atoms[from + 1]?.gap === 'break') return null;
  return readYearCode(atoms, from + 1) ?? readNamedYear(atoms, from + 1) ?? readBareYear(atoms, from + 1);
}

/** The year that begins at `at`, in any of its forms; null when none does. */
export function readYear(atoms: Atoms, at: number): YearRead | null {
  const read = readYearCode(atoms, at) ?? readNamedYear(atoms, at) ?? readFullYear(atoms, at) ?? readBareYear(atoms, at);
  return read === null ? null : withSecondYear(atoms, read);
}

/** A year that completes a quarter or half: "2024", "of fiscal 2024", ", 2024", "'24", "FY24". */
export function readYearOf(atoms: Atoms, at: number): YearRead | null {
  if (textAfter(atoms, at) === "'" && isGlued(atoms, at + 1)) {
    const short = twoDigits(atoms, at + 1);
    return short === null ? null : { year: fullYear(short), basis: 'unstated', next: at + 2 };
  }
  const joined = /^(?:of|in|for|,|-)$/.test(textAfter(atoms, at));
  const word = textAfter(atoms, joined ? at + 1 : at) === 'the' ? at + 2 : joined ? at + 1 : at;
  return textAfter(atoms, word) === '' ? null : readYear(atoms, word);
}
