// Names made of digits and words that a hyphen ties together: "10-year", "2-for-1", "COVID-19", "737-10", "401k".
import { bareInteger, isGlued, literalAfter, textAfter, type Atoms } from '../lex/atom.ts';
import { smallNumber } from '../lex/number-word.ts';
import { indicators } from './bracket-mark.ts';
import { chainEnd } from './chain.ts';

export function isHyphen(atoms: Atoms, at: number): boolean {
  return textAfter(atoms, at) === '-' && isGlued(atoms, at) && isGlued(atoms, at + 1);
}

function countAt(atoms: Atoms, at: number): number | null {
  const atom = atoms[at];
  if (atom === undefined) return null;
  return atom.literal === null ? smallNumber(atom.text) : bareInteger(atom.literal);
}

const timeUnits = /^(?:day|days|week|weeks|month|months|year|years|yr|quarter|quarters|hour|hours|minute|minutes|second|night|inch|mile|man|person)$/;

/** "10-year", "52-week", "two-year", "200-day" */
export function tiedUnitEnd(atoms: Atoms, at: number): number | null {
  if (!isHyphen(atoms, at + 1) || !timeUnits.test(textAfter(atoms, at + 2))) return null;
  return countAt(atoms, at) === null ? null : chainEnd(atoms, at + 2);
}

/** "52- or 53-week": the first of two lengths that share their unit. */
export function hangingHyphenEnd(atoms: Atoms, at: number): number | null {
  if (textAfter(atoms, at + 1) !== '-' || !isGlued(atoms, at + 1) || isGlued(atoms, at + 2) || countAt(atoms, at) === null) return null;
  const joint = textAfter(atoms, at + 2);
  return (joint === 'and' || joint === 'or' || joint === 'to') && isHyphen(atoms, at + 4) ? at + 2 : null;
}

/** "2-for-1", "one-for-one", "3-to-1" */
export function splitRatioEnd(atoms: Atoms, at: number): number | null {
  const joint = textAfter(atoms, at + 2);
  if ((joint !== 'for' && joint !== 'to') || !isHyphen(atoms, at + 1) || !isHyphen(atoms, at + 3) || countAt(atoms, at) === null) return null;
  return literalAfter(atoms, at + 4) !== null || smallNumber(textAfter(atoms, at + 4)) !== null ? at + 5 : null;
}

/** "RSI-14" */
export function indicatorEnd(atoms: Atoms, at: number): number | null {
  const atom = atoms[at];
  if (atom?.letterCase !== 'all' || !indicators.test(atom.text) || !isHyphen(atoms, at + 1)) return null;
  return bareInteger(literalAfter(atoms, at + 2), 3) === null ? null : chainEnd(atoms, at + 2);
}

const measured = /^(?:%|percent|x|million|billion|bps)$/;
const placing = /^(?:mid|pre|post|early|late|sub|non)$/;

/** A name can be tied to digits when it has a capital, is one letter, or places an age or size ("post-65"). */
function ties(word: Atoms[number]): boolean {
  if (placing.test(word.text)) return word.text === 'pre' || word.text === 'post';
  return word.letterCase !== 'lower' || word.end - word.start === 1;
}

/** "COVID-19", "S-1", "F-150", "GPT-4o", "m-4", "post-65": a name and digits tied to it. */
export function tiedNameEnd(atoms: Atoms, at: number): number | null {
  const word = atoms[at];
  if (word?.kind !== 'word' || !isHyphen(atoms, at + 1) || !ties(word)) return null;
  const tied = atoms[at + 2];
  if (tied === undefined || (tied.kind !== 'code' && tied.kind !== 'mark' && bareInteger(tied.literal) === null)) return null;
  return measured.test(textAfter(atoms, at + 3)) ? null : chainEnd(atoms, at);
}

/** "737 MAX": digits and a name in capitals that is no unit. */
export function modelEnd(atoms: Atoms, at: number): number | null {
  const n = bareInteger(atoms[at]?.literal ?? null, 3);
  const name = atoms[at + 1];
  if (n === null || n < 100 || name?.kind !== 'word' || name.gap !== 'blank' || name.letterCase !== 'all' || name.end - name.start < 3) return null;
  return /^(?:usd|eur|gbp|jpy|chf|cny|rmb|inr|cad|aud|bps|mln|mwh|gwh|boe|and|the)$/.test(name.text) ? null : at + 2;
}

/** "401k", "403(b)": sections of the tax code that name a plan. */
export function taxSectionEnd(atoms: Atoms, at: number): number | null {
  if (!/^(?:401|403|457)$/.test(atoms[at]?.text ?? '') || !/^(?:k|b|\()$/.test(textAfter(atoms, at + 1))) return null;
  const end = chainEnd(atoms, at);
  return end > at + 1 ? end : null;
}
