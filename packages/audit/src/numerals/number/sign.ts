// Signs. A hyphen or dash between two figures is a range, at the start of one it is a minus.
import { isGlued, textBefore, type Atoms } from '../lex/atom.ts';

export type SignRead = { readonly at: number; readonly negative: boolean };

const minus = new Set(['-', '–', '−']);
const opensAfter = new Set(['(', '[', '|', ':', ';', ',', '/', '~', '=', '<', '>', '*', '"', "'", '$', '€', '£', '¥', '₹', '']);

function startsFigure(atoms: Atoms, at: number): boolean {
  const next = atoms[at + 1];
  if (next === undefined || !isGlued(atoms, at + 1)) return false;
  return next.literal !== null || next.kind === 'symbol' || (next.kind === 'word' && ['$', '¥'].includes(atoms[at + 2]?.text ?? ''));
}

/** Where the figure begins behind its sign; `at` itself when no sign stands there. */
export function readSign(atoms: Atoms, at: number): SignRead {
  const text = atoms[at]?.text ?? '';
  const none = { at, negative: false };
  if (text === 'minus' || text === 'negative') return atoms[at + 1]?.literal !== null || atoms[at + 1]?.kind === 'symbol' ? { at: at + 1, negative: true } : none;
  if (!minus.has(text) && text !== '+' && text !== '±') return none;
  if (!startsFigure(atoms, at)) return none;
  const free = !isGlued(atoms, at) || opensAfter.has(textBefore(atoms, at));
  return free ? { at: at + 1, negative: minus.has(text) } : none;
}
