// Signs. A hyphen or dash between two figures is a range, at the start of one it is a minus.
import { isGlued, literalAfter, textAfter, textBefore, type Atoms } from '../lex/atom.ts';
import { currencyBefore } from '../unit/currency.ts';

export type SignRead = { readonly at: number; readonly negative: boolean };

const minus = new Set(['-', '–', '−']);
const opensAfter = new Set(['(', '[', '|', ':', ';', ',', '/', '~', '=', '<', '>', '*', '"', "'", '$', '€', '£', '¥', '₹', '']);

export const signOpeners: readonly string[] = [...minus, '+', '±', 'minus', 'negative'];

function startsFigure(atoms: Atoms, at: number): boolean {
  const next = atoms[at + 1];
  if (next === undefined || !isGlued(atoms, at + 1)) return false;
  return next.literal !== null || next.kind === 'symbol' || currencyBefore(atoms, at + 1) !== null;
}

/** "minus 5%", "negative $3m" */
function isSignWord(atoms: Atoms, at: number, text: string): boolean {
  if (text !== 'minus' && text !== 'negative') return false;
  return literalAfter(atoms, at + 1) !== null || /^[$€£¥₹]$/.test(textAfter(atoms, at + 1));
}

/** Where the figure begins behind its sign; `at` itself when no sign stands there. */
export function readSign(atoms: Atoms, at: number): SignRead {
  const text = atoms[at]?.text ?? '';
  if (isSignWord(atoms, at, text)) return { at: at + 1, negative: true };
  const sign = minus.has(text) || text === '+' || text === '±';
  const free = !isGlued(atoms, at) || opensAfter.has(textBefore(atoms, at));
  return sign && free && startsFigure(atoms, at) ? { at: at + 1, negative: minus.has(text) } : { at, negative: false };
}
