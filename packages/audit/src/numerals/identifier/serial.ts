// Clock times, phone, serial and model numbers, post codes.
import { bareInteger, isGlued, textAfter, textBefore, type Atoms } from '../lex/atom.ts';
import { chainEnd } from './chain.ts';
import { isHyphen } from './tied-name.ts';

const zones = /^(?:utc|gmt|est|edt|et|pt|cet|am|pm)$/;

/** "09:12", "09:12:30 UTC", "16:9", "24/7" */
export function clockEnd(atoms: Atoms, at: number): number | null {
  if (!/^[:/]$/.test(textAfter(atoms, at + 1)) || !isGlued(atoms, at + 1) || !isGlued(atoms, at + 2)) return null;
  if (!/^\d{1,4}$/.test(atoms[at]?.text ?? '') || !/^\d{1,4}$/.test(textAfter(atoms, at + 2))) return null;
  const end = chainEnd(atoms, at);
  // "2/3 of" is a fraction.
  if (textAfter(atoms, at + 1) === '/' && end === at + 3 && textAfter(atoms, end) === 'of') return null;
  return zones.test(textAfter(atoms, end)) ? end + 1 : end;
}

/** Digits without grouping or decimals, or characters that are a serial number by themselves. */
function isDigits(atoms: Atoms, at: number): boolean {
  const atom = atoms[at];
  return atom !== undefined && (atom.kind === 'mark' || bareInteger(atom.literal, 18) !== null);
}

/** "0000320193-24-000123", "001-34756", "1-800-123-4567", and "737-10", which no range could be. */
export function serialEnd(atoms: Atoms, at: number): number | null {
  if (!isHyphen(atoms, at + 1) || !isDigits(atoms, at) || !isDigits(atoms, at + 2)) return null;
  const third = isHyphen(atoms, at + 3) && isDigits(atoms, at + 4);
  const serial = atoms[at]?.kind === 'mark' || atoms[at + 2]?.kind === 'mark';
  return third || serial || falls(atoms, at) ? chainEnd(atoms, at) : null;
}

/** A range rises. Prefixed money and scaled ends are no bare digits. */
function falls(atoms: Atoms, at: number): boolean {
  const first = Number(atoms[at]?.text);
  const second = Number(atoms[at + 2]?.text);
  const behind = textAfter(atoms, at + 3);
  const money = /^[$€£¥₹]$/.test(textBefore(atoms, at));
  return second <= first && !money && !/^(?:%|x|percent|million|billion|bn|m|k|b|times)$/.test(behind);
}

/** "(408) 996-1010" */
export function phoneEnd(atoms: Atoms, at: number): number | null {
  if (atoms[at]?.text !== '(' || !/^\d{3}$/.test(textAfter(atoms, at + 1)) || textAfter(atoms, at + 2) !== ')') return null;
  return /^\d{3}$/.test(textAfter(atoms, at + 3)) && isHyphen(atoms, at + 4) && /^\d{4}$/.test(textAfter(atoms, at + 5)) ? at + 6 : null;
}

/** "Cupertino, CA 95014" */
export function postcodeEnd(atoms: Atoms, at: number): number | null {
  const state = atoms[at];
  if (state?.kind !== 'word' || state.letterCase !== 'all' || state.text.length !== 2 || textBefore(atoms, at) !== ',') return null;
  return /^\d{5}$/.test(textAfter(atoms, at + 1)) ? at + 2 : null;
}
