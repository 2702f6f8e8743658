// Identifiers by their shape: "10-year", "2-for-1", "09:12 UTC", "[2]", "revenue(1)", "RSI(14)", "COVID-19", phone and serial numbers.
import { bareInteger, isGlued, literalAfter, textAfter, textBefore, type Atoms } from '../lex/atom.ts';
import { smallNumber } from '../number/number-word.ts';
import { chainEnd } from './chain.ts';

function isHyphen(atoms: Atoms, at: number): boolean {
  return textAfter(atoms, at) === '-' && isGlued(atoms, at) && isGlued(atoms, at + 1);
}

const timeUnits = /^(?:day|days|week|weeks|month|months|year|years|yr|quarter|quarters|hour|hours|minute|minutes|second|night|inch|mile|man|person|for|to)$/;

/** "10-year", "52-week", "two-year", "200-day moving average", "2-for-1" */
function tiedUnitEnd(atoms: Atoms, at: number): number | null {
  const counted = atoms[at]?.literal !== null ? bareInteger(atoms[at]?.literal ?? null) : smallNumber(atoms[at]?.text ?? '');
  if (counted === null || !isHyphen(atoms, at + 1) || !timeUnits.test(textAfter(atoms, at + 2))) return null;
  const ratio = textAfter(atoms, at + 2) === 'for' || textAfter(atoms, at + 2) === 'to';
  if (!ratio) return chainEnd(atoms, at + 2);
  return isHyphen(atoms, at + 3) && (literalAfter(atoms, at + 4) !== null || smallNumber(textAfter(atoms, at + 4)) !== null) ? at + 5 : null;
}

/** "09:12", "09:12:30 UTC", "16:9", "24/7" */
function clockEnd(atoms: Atoms, at: number): number | null {
  const mark = textAfter(atoms, at + 1);
  if ((mark !== ':' && mark !== '/') || !isGlued(atoms, at + 1) || !isGlued(atoms, at + 2)) return null;
  const first = atoms[at];
  const second = atoms[at + 2];
  const digits = (atom: typeof first): boolean => atom !== undefined && /^\d{1,4}$/.test(atom.text);
  if (!digits(first) || !digits(second)) return null;
  const end = chainEnd(atoms, at);
  return /^(?:utc|gmt|est|edt|et|pt|cet|am|pm)$/.test(textAfter(atoms, end)) ? end + 1 : end;
}

/** Three or more runs of digits tied by hyphens, or a serial number so tied. */
function serialEnd(atoms: Atoms, at: number): number | null {
  const kinds = [atoms[at]?.kind, atoms[at + 2]?.kind, atoms[at + 4]?.kind];
  if (!isHyphen(atoms, at + 1) || !(kinds[1] === 'number' || kinds[1] === 'mark') || !isPlain(atoms, at) || !isPlain(atoms, at + 2)) return null;
  const third = isHyphen(atoms, at + 3) && (kinds[2] === 'number' || kinds[2] === 'mark');
  const serial = kinds[0] === 'mark' || kinds[1] === 'mark';
  return third || serial ? chainEnd(atoms, at) : null;
}

function isPlain(atoms: Atoms, at: number): boolean {
  const atom = atoms[at];
  return atom?.kind === 'mark' || (atom?.literal != null && !atom.literal.grouped && atom.literal.places === 0);
}

/** "[2]", "[1, 3–5]", "[^4]" */
function referenceEnd(atoms: Atoms, at: number): number | null {
  if (atoms[at]?.text !== '[') return null;
  let next = at + 1;
  let digits = false;
  while (next < at + 12 && /^(?:\d{1,3}|[,^–-])$/.test(textAfter(atoms, next))) {
    digits = digits || /^\d/.test(textAfter(atoms, next));
    next += 1;
  }
  return digits && textAfter(atoms, next) === ']' ? next + 1 : null;
}

const indicators = /^(?:rsi|sma|ema|wma|macd|atr|adx|cci|mfi|roc|bb|vwap|dmi|stoch|bollinger)$/;

/** "(1)" directly behind a word is a footnote mark, "RSI(14)" and "MACD (12, 26, 9)" hold parameters. */
function parameterEnd(atoms: Atoms, at: number): number | null {
  const word = atoms[at - 1];
  if (atoms[at]?.text !== '(' || word?.kind !== 'word' || atoms[at].gap === 'break') return null;
  const named = indicators.test(word.text);
  if (!isGlued(atoms, at) && !named) return null;
  let next = at + 1;
  while (next < at + 8 && bareInteger(literalAfter(atoms, next), 3) !== null && textAfter(atoms, next + 1) === ',') next += 2;
  return bareInteger(literalAfter(atoms, next), 3) !== null && textAfter(atoms, next + 1) === ')' ? next + 2 : null;
}

/** "(1) revenue; (2) margins": marks of a list. */
function enumerationEnd(atoms: Atoms, at: number): number | null {
  if (atoms[at]?.text !== '(' || bareInteger(literalAfter(atoms, at + 1), 2) === null || textAfter(atoms, at + 2) !== ')') return null;
  const opens = /^(?:|[,;:.•*-]|and|or)$/.test(textBefore(atoms, at));
  const behind = atoms[at + 3];
  return opens && behind?.kind === 'word' && behind.gap === 'blank' && !/^(?:million|billion|thousand|percent|compared|versus|vs|and|or|in|for)$/.test(behind.text) ? at + 3 : null;
}

/** "RSI 14", "SMA-50" */
function indicatorEnd(atoms: Atoms, at: number): number | null {
  if (!indicators.test(atoms[at]?.text ?? '') || atoms[at]?.letterCase !== 'all') return null;
  const from = isHyphen(atoms, at + 1) ? at + 2 : null;
  return from !== null && bareInteger(literalAfter(atoms, from), 3) !== null ? chainEnd(atoms, from) : null;
}

/** "COVID-19", "S-1", "F-150", "GPT-4o": a name in capitals and digits tied to it. */
function tiedNameEnd(atoms: Atoms, at: number): number | null {
  const atom = atoms[at];
  if (atom?.kind !== 'word' || atom.letterCase === 'lower' || !isHyphen(atoms, at + 1)) return null;
  const tied = atoms[at + 2];
  if (tied === undefined || (bareInteger(tied.literal) === null && tied.kind !== 'code' && tied.kind !== 'mark')) return null;
  const behind = textAfter(atoms, at + 3);
  return /^(?:%|percent|x|million|billion|bps)$/.test(behind) || (isHyphen(atoms, at + 1) && /^(?:mid|pre|post|early|late|sub)$/.test(atom.text)) ? null : chainEnd(atoms, at);
}

/** "737 MAX": digits and a name in capitals that is no unit. */
function modelEnd(atoms: Atoms, at: number): number | null {
  const n = bareInteger(atoms[at]?.literal ?? null, 3);
  const name = atoms[at + 1];
  if (n === null || n < 100 || name?.kind !== 'word' || name.gap !== 'blank' || name.letterCase !== 'all' || name.end - name.start < 3) return null;
  return /^(?:usd|eur|gbp|jpy|chf|cny|rmb|inr|cad|aud|bps|mln|mwh|gwh|boe)$/.test(name.text) ? null : at + 2;
}

/** "401k", "403(b)", "529 plan": sections of the tax code. */
function taxSectionEnd(atoms: Atoms, at: number): number | null {
  if (!/^(?:401|403|457)$/.test(atoms[at]?.text ?? '')) return null;
  const end = chainEnd(atoms, at);
  return end > at + 1 && /^[kb(]/.test(textAfter(atoms, at + 1)) ? end : null;
}

/** "(408) 996-1010" */
function phoneEnd(atoms: Atoms, at: number): number | null {
  if (atoms[at]?.text !== '(' || !/^\d{3}$/.test(textAfter(atoms, at + 1)) || textAfter(atoms, at + 2) !== ')') return null;
  return /^\d{3}$/.test(textAfter(atoms, at + 3)) && isHyphen(atoms, at + 4) && /^\d{4}$/.test(textAfter(atoms, at + 5)) ? at + 6 : null;
}

/** "CA 95014" */
function postcodeEnd(atoms: Atoms, at: number): number | null {
  const state = atoms[at];
  return state?.kind === 'word' && state.letterCase === 'all' && state.text.length === 2 && /^\d{5}$/.test(textAfter(atoms, at + 1)) && atoms[at + 1]?.end === (atoms[at + 1]?.start ?? 0) + 5 && textBefore(atoms, at) === ',' ? at + 2 : null;
}

const shapes = [taxSectionEnd, tiedUnitEnd, clockEnd, serialEnd, referenceEnd, parameterEnd, enumerationEnd, phoneEnd, indicatorEnd, tiedNameEnd, modelEnd, postcodeEnd];

/** The end of an identifier that its shape betrays; null when none begins at `at`. */
export function readShaped(atoms: Atoms, at: number): number | null {
  for (const shape of shapes) {
    const end = shape(atoms, at);
    if (end !== null) return end;
  }
  return null;
}
