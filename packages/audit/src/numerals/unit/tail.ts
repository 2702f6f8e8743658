// What stands behind the digits: scale and unit.
import type { Unit } from '@assay/record';
import type { Atoms } from '../lex/atom.ts';
import { readScale } from './scale.ts';
import { readMoneyUnit, readUnitAfter } from './unit-after.ts';

export type Tail = { readonly unit: Unit; readonly exponent: number; readonly scaled: boolean; readonly next: number };

/** Scale and unit from the atom `at`; `currency` is the one that stands before the digits. */
export function readTail(atoms: Atoms, at: number, currency: string | null): Tail {
  const scale = readScale(atoms, at, currency !== null);
  const next = scale?.next ?? at;
  const exponent = scale?.exponent ?? 0;
  if (currency !== null) return { ...readMoneyUnit(atoms, next, currency), exponent, scaled: scale !== null };
  const read = readUnitAfter(atoms, next);
  return { unit: read.unit, next: read.next, exponent: exponent + read.exponent, scaled: scale !== null };
}
