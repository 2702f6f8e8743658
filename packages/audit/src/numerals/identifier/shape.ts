// Identifiers by their shape, without a list of names.
import type { Atoms } from '../lex/atom.ts';
import { enumerationEnd, footnoteEnd, letteredEnd, parameterEnd, referenceEnd } from './bracket-mark.ts';
import { clockEnd, phoneEnd, postcodeEnd, serialEnd } from './serial.ts';
import { hangingHyphenEnd, indicatorEnd, modelEnd, splitRatioEnd, taxSectionEnd, tiedNameEnd, tiedUnitEnd } from './tied-name.ts';

/** By the kind of atom a shape begins with, so that only few are tried at each place. */
const onNumber = [taxSectionEnd, letteredEnd, tiedUnitEnd, splitRatioEnd, hangingHyphenEnd, clockEnd, serialEnd, modelEnd];
const onSymbol = [phoneEnd, referenceEnd, parameterEnd, footnoteEnd, enumerationEnd];
const onWord = [tiedUnitEnd, splitRatioEnd, indicatorEnd, tiedNameEnd, postcodeEnd];
const shapes = { number: onNumber, mark: onNumber, symbol: onSymbol, word: onWord, code: [] } as const;

/** The end of an identifier that its shape betrays; null when none begins at `at`. */
export function readShaped(atoms: Atoms, at: number): number | null {
  const atom = atoms[at];
  if (atom === undefined) return null;
  for (const shape of shapes[atom.kind]) {
    const end = shape(atoms, at);
    if (end !== null) return end;
  }
  return null;
}
