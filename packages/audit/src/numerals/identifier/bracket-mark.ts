// Numbers in brackets that mark a place in the text: "[2]", "revenue(1)", "(1) margins", "RSI(14)".
import { bareInteger, isGlued, literalAfter, textAfter, textBefore, type Atoms } from '../lex/atom.ts';

const LONGEST_LIST = 12;

/** "[2]", "[1, 3–5]", "[^4]" */
export function referenceEnd(atoms: Atoms, at: number): number | null {
  if (atoms[at]?.text !== '[') return null;
  let next = at + 1;
  let digits = false;
  while (next < at + LONGEST_LIST && /^(?:\d{1,3}|[,^–-])$/.test(textAfter(atoms, next))) {
    digits = digits || /^\d/.test(textAfter(atoms, next));
    next += 1;
  }
  return digits && textAfter(atoms, next) === ']' ? next + 1 : null;
}

/** Indicators of price whose brackets hold a number of days. */
export const indicators = /^(?:rsi|sma|ema|wma|macd|atr|adx|cci|mfi|roc|bb|vwap|dmi|stoch|bollinger)$/;

/** "RSI(14)", "MACD (12, 26, 9)" */
export function parameterEnd(atoms: Atoms, at: number): number | null {
  if (atoms[at]?.text !== '(' || !indicators.test(textBefore(atoms, at))) return null;
  let next = at + 1;
  while (next < at + LONGEST_LIST && bareInteger(literalAfter(atoms, next), 3) !== null && textAfter(atoms, next + 1) === ',') next += 2;
  return bareInteger(literalAfter(atoms, next), 3) !== null && textAfter(atoms, next + 1) === ')' ? next + 2 : null;
}

function bracketed(atoms: Atoms, at: number): number | null {
  return atoms[at]?.text === '(' && textAfter(atoms, at + 2) === ')' ? bareInteger(literalAfter(atoms, at + 1), 2) : null;
}

/** "revenue(1)", "2025(1)", "(c)(3)": a mark directly behind what it explains. */
export function footnoteEnd(atoms: Atoms, at: number): number | null {
  if (bracketed(atoms, at) === null || !isGlued(atoms, at)) return null;
  const before = atoms[at - 1];
  return before?.kind !== 'symbol' || /^[)%.”"*]$/.test(before.text) ? at + 3 : null;
}

const LAST_OF_LIST = 30;
const comparing = /^(?:compared|versus|vs|and|or|in|for|from|to|at|on|as)$/;
const measures = /^(?:million|billion|thousand|trillion|percent|percentage|bps|basis|points?|x|times|k|m|b|t|bn|mn)$/;

/** "(1) revenue; (2) margins", "(1)Includes …": marks of a list, before a word or at the head of a paragraph. */
export function enumerationEnd(atoms: Atoms, at: number): number | null {
  const n = bracketed(atoms, at);
  if (n === null || n > LAST_OF_LIST) return null;
  const behind = textAfter(atoms, at + 3);
  if (behind === '' || /^[|()%]$/.test(behind) || measures.test(behind)) return null;
  const heads = at === 0 || atoms[at]?.gap === 'break';
  return heads || (atoms[at + 3]?.kind === 'word' && !comparing.test(behind)) ? at + 3 : null;
}

/** "13 or 15(d)", "510(k)", "10(j)": a letter in brackets directly behind a number. */
export function letteredEnd(atoms: Atoms, at: number): number | null {
  if ((atoms[at]?.literal ?? null) === null || textAfter(atoms, at + 1) !== '(' || textAfter(atoms, at + 3) !== ')') return null;
  const letter = atoms[at + 2];
  const tied = isGlued(atoms, at + 1) && isGlued(atoms, at + 2) && isGlued(atoms, at + 3);
  return tied && letter?.kind === 'word' && letter.end - letter.start === 1 ? at + 4 : null;
}
