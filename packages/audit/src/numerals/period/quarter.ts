// Quarters, halves and nine months: "Q3 2024", "3Q24", "third quarter of fiscal 2024", "H1 FY25", "first nine months of 2024".
import type { FiscalPart, PeriodMention } from '@assay/record';
import { isGlued, textAfter, textBefore, type Atoms } from '../lex/atom.ts';
import { fullYear, readCount, readOrdinal } from './calendar-words.ts';
import { readYear, readYearOf, type Basis } from './year.ts';
import { table } from '../lex/table.ts';

export type PeriodRead = { readonly mention: PeriodMention; readonly next: number };
type PartRead = { readonly part: FiscalPart; readonly basis: Basis; readonly year: number | null; readonly next: number };

const codeParts: ReadonlyMap<string, FiscalPart> = table({ q1: 'Q1', q2: 'Q2', q3: 'Q3', q4: 'Q4', h1: 'H1', h2: 'H2', '1q': 'Q1', '2q': 'Q2', '3q': 'Q3', '4q': 'Q4', '1h': 'H1', '2h': 'H2', '9m': '9M', '6m': 'H1' });

/** "q3", "q3fy24", "h1fy2025"; other digits behind would make it a name such as "H100". */
function readCode(atoms: Atoms, at: number): PartRead | null {
  const match = /^([qh][1-4])(fy|cy)?(\d{4}|\d{2})?$/.exec(atoms[at]?.text ?? '');
  const part = codeParts.get(match?.[1] ?? '');
  if (match === null || part === undefined || (match[2] === undefined) !== (match[3] === undefined)) return null;
  return { part, basis: basisOf(match[2]), year: match[3] === undefined ? null : fullYear(Number(match[3])), next: at + 1 };
}

function basisOf(prefix: string | undefined): Basis {
  if (prefix === 'fy') return 'fiscal';
  return prefix === 'cy' ? 'calendar' : 'unstated';
}

/** "3Q24", "1HFY25", "3Q 2024", "9M24" */
function readDigitFirst(atoms: Atoms, at: number): PartRead | null {
  const digit = atoms[at]?.text ?? '';
  if (!/^[1-9]$/.test(digit) || !isGlued(atoms, at + 1)) return null;
  const match = /^([qhm])(fy|cy)?(\d{4}|\d{2})?$/.exec(textAfter(atoms, at + 1));
  const [, letter = '', prefix, year] = match ?? [];
  const part = codeParts.get(`${digit}${letter}`);
  // "9M" alone is nine million.
  if (part === undefined || (year === undefined && letter === 'm' && readYearOf(atoms, at + 2) === null)) return null;
  return { part, basis: basisOf(prefix), year: year === undefined ? null : fullYear(Number(year)), next: at + 2 };
}

const quarterParts: readonly FiscalPart[] = ['Q1', 'Q2', 'Q3', 'Q4'];
const monthParts: Readonly<Record<number, FiscalPart>> = { 3: 'Q1', 6: 'H1', 9: '9M', 12: 'FY' };

/** "third quarter", "fourth fiscal quarter", "second half", "first nine months" */
function readWords(atoms: Atoms, at: number): PartRead | null {
  const ordinal = readOrdinal(atoms, at);
  if (ordinal === null || ordinal.n > 4) return null;
  const from = textAfter(atoms, ordinal.next) === '-' ? ordinal.next + 1 : ordinal.next;
  const kind = textAfter(atoms, from);
  const basis: Basis = kind === 'fiscal' || kind === 'calendar' ? kind : 'unstated';
  const noun = basis === 'unstated' ? from : from + 1;
  const part = ordinalPart(ordinal.n, textAfter(atoms, noun));
  if (part !== null) return { part, basis, year: null, next: noun + 1 };
  const listed = listedPart(atoms, ordinal.n, ordinal.next);
  if (listed !== null) return { part: listed, basis: 'unstated', year: null, next: ordinal.next };
  return ordinal.n === 1 ? readFirstMonths(atoms, noun) : null;
}

const listWords = new Set(['and', 'or', 'to', '&', 'through']);

/** "The second and third quarters", "from the first to the fourth quarter": the noun stands with the last. */
function listedPart(atoms: Atoms, n: number, from: number): FiscalPart | null {
  if (!listWords.has(textAfter(atoms, from))) return null;
  const at = textAfter(atoms, from + 1) === 'the' ? from + 2 : from + 1;
  const other = readOrdinal(atoms, at);
  if (other === null || other.n > 4) return null;
  const kind = textAfter(atoms, other.next);
  const noun = kind === 'fiscal' || kind === 'calendar' ? other.next + 1 : other.next;
  return ordinalPart(n, textAfter(atoms, noun));
}

function ordinalPart(n: number, noun: string): FiscalPart | null {
  if (noun === 'quarter' || noun === 'quarters') return quarterParts[n - 1] ?? null;
  if (noun !== 'half' || n > 2) return null;
  return n === 1 ? 'H1' : 'H2';
}

function readFirstMonths(atoms: Atoms, at: number): PartRead | null {
  const count = readCount(atoms, at);
  if (count === null || textAfter(atoms, count.next) !== 'months') return null;
  const part = monthParts[count.n];
  return part === undefined ? null : { part, basis: 'unstated', year: null, next: count.next + 1 };
}

/** The part alone, without its year. "Second quarter" behind a word such as "a" is a quarter all the same. */
export function readPart(atoms: Atoms, at: number): PartRead | null {
  return readCode(atoms, at) ?? readDigitFirst(atoms, at) ?? readWords(atoms, at);
}

function mention(part: PartRead): PeriodMention {
  return { kind: 'fiscal', year: part.year, part: part.part, basis: part.basis };
}

/** The quarter, half or nine months at `at`, with the year behind it where there is one. */
export function readQuarter(atoms: Atoms, at: number): PeriodRead | null {
  const part = readPart(atoms, at);
  if (part === null || textBefore(atoms, at) === '$') return null;
  if (part.year !== null) return { mention: mention(part), next: part.next };
  const year = readYearOf(atoms, part.next);
  if (year === null) return { mention: mention(part), next: part.next };
  return { mention: mention({ ...part, year: year.year, basis: year.basis === 'unstated' ? part.basis : year.basis }), next: year.next };
}

/** "2024 Q3", "FY24-Q3", "fiscal 2024 third quarter" */
export function readYearThenQuarter(atoms: Atoms, at: number): PeriodRead | null {
  const year = readYear(atoms, at);
  if (year === null) return null;
  const from = textAfter(atoms, year.next) === '-' ? year.next + 1 : year.next;
  if (textAfter(atoms, from) === '') return null;
  const part = readPart(atoms, from);
  if (part === null || part.year !== null || readYearOf(atoms, part.next) !== null) return null;
  return { mention: mention({ ...part, year: year.year, basis: year.basis === 'unstated' ? part.basis : year.basis }), next: part.next };
}
