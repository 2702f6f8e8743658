// Fractions written with a slash: "2/3 of revenue". Other numbers with a slash are dates or names.
import { decimal } from '@assay/record';
import { bareInteger, isGlued, literalAfter, textAfter, type Atoms } from '../lex/atom.ts';
import type { Core } from './core.ts';

const parts = new Set([2, 3, 4, 5, 6, 8, 10]);
const PLACES = 2;

/** "2/3 of": the fraction that begins at `at`; null when none does. */
export function readSlashFraction(atoms: Atoms, at: number): Core | null {
  if (textAfter(atoms, at + 1) !== '/' || textAfter(atoms, at + 3) !== 'of' || !isGlued(atoms, at + 1) || !isGlued(atoms, at + 2)) return null;
  const above = bareInteger(atoms[at]?.literal ?? null, 1);
  const below = bareInteger(literalAfter(atoms, at + 2), 2);
  if (above === null || below === null || !parts.has(below) || above >= below) return null;
  const amount = decimal(above).dividedBy(below);
  return { start: at, next: at + 3, amount, places: PLACES, exponent: 0, unit: { kind: 'fraction' }, negative: false, scaled: false, prefixed: false, grouped: false, spelled: true };
}
