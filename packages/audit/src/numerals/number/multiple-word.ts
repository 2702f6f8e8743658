// Multiples in one word: "doubled", "twice", "halved", "threefold". The figure is the factor.
import { decimal, type Decimal } from '@assay/record';
import { textAfter, textBefore, type Atoms } from '../lex/atom.ts';
import type { Core } from './core.ts';
import { smallNumber } from '../lex/number-word.ts';
import { table } from '../lex/table.ts';

const factors: ReadonlyMap<string, string> = table({
  twice: '2', thrice: '3', doubled: '2', doubles: '2', doubling: '2', tripled: '3', triples: '3', tripling: '3', trebled: '3', quadrupled: '4', quadrupling: '4', quintupled: '5', halved: '0.5', halving: '0.5',
});
/** "double" is a factor only where it stands before what is multiplied, or behind "more than", "nearly", "to". */
const bare: ReadonlyMap<string, string> = table({ double: '2', triple: '3', quadruple: '4' });
const before = /^(?:than|nearly|almost|about|roughly|to|will|would|could|over|approximately)$/;
const behind = /^(?:the|its|their|that|what|last|from|in|by|over)$/;

export const multipleOpeners: readonly string[] = [...factors.keys(), ...bare.keys()];

function factorAt(atoms: Atoms, at: number): Decimal | null {
  const word = atoms[at]?.text ?? '';
  const factor = factors.get(word);
  if (factor !== undefined) return decimal(factor);
  const adjective = bare.get(word);
  if (adjective !== undefined) return behind.test(textAfter(atoms, at + 1)) || (before.test(textBefore(atoms, at)) && textAfter(atoms, at + 1) !== '-') ? decimal(adjective) : null;
  const fold = word.endsWith('fold') ? smallNumber(word.slice(0, -4)) : null;
  return fold === null ? null : decimal(fold);
}

/** "doubled" stands for 2.0x: [1.95, 2.05). */
const WORD_PLACES = 1;

/** The multiple that the word at `at` states; null when it states none. */
export function readMultipleWord(atoms: Atoms, at: number): Core | null {
  if (atoms[at]?.kind !== 'word') return null;
  const amount = factorAt(atoms, at);
  if (amount === null) return null;
  return { start: at, next: at + 1, amount, places: WORD_PLACES, exponent: 0, unit: { kind: 'multiple' }, negative: false, scaled: false, prefixed: false, grouped: false, spelled: true };
}
