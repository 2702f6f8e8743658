// Words and signs that qualify a figure: "more than", "up to", "about", "nearly", "at least", "or more".
import type { NumeralRecord } from '@assay/record';
import { afterPhrase, isGlued, literalAfter, textAfter, type Atoms } from '../lex/atom.ts';

export type Bound = NumeralRecord['bound'];
export type Qualifier = { readonly bound: Bound; readonly approximate: boolean; readonly next: number };
type Row = readonly [string, Bound, boolean];

const rows: readonly Row[] = [
  ['more than', 'more-than', false], ['greater than', 'more-than', false], ['higher than', 'more-than', false], ['larger than', 'more-than', false], ['over', 'more-than', false], ['above', 'more-than', false],
  ['exceeding', 'more-than', false], ['exceeded', 'more-than', false], ['exceeds', 'more-than', false], ['in excess of', 'more-than', false], ['upwards of', 'more-than', false],
  ['at least', 'at-least', false], ['no less than', 'at-least', false], ['not less than', 'at-least', false], ['no fewer than', 'at-least', false], ['a minimum of', 'at-least', false], ['minimum of', 'at-least', false], ['≥', 'at-least', false],
  ['up to', 'at-most', false], ['up to a total of', 'at-most', false], ['up to an aggregate of', 'at-most', false], ['up to an additional', 'at-most', false], ['less than or equal to', 'at-most', false], ['greater than or equal to', 'at-least', false], ['at most', 'at-most', false], ['no more than', 'at-most', false], ['not more than', 'at-most', false], ['as much as', 'at-most', false], ['as many as', 'at-most', false], ['a maximum of', 'at-most', false],
  ['maximum of', 'at-most', false], ['≤', 'at-most', false], ['as high as', 'at-most', false], ['as low as', 'at-least', false], ['as little as', 'at-least', false], ['as few as', 'at-least', false],
  ['less than', 'less-than', false], ['fewer than', 'less-than', false], ['lower than', 'less-than', false], ['smaller than', 'less-than', false], ['under', 'less-than', false], ['below', 'less-than', false],
  ['nearly', 'less-than', true], ['almost', 'less-than', true], ['just under', 'less-than', true], ['just below', 'less-than', true], ['slightly less than', 'less-than', true], ['slightly under', 'less-than', true], ['slightly below', 'less-than', true],
  ['a little less than', 'less-than', true], ['a little under', 'less-than', true], ['just over', 'more-than', true], ['just above', 'more-than', true], ['slightly more than', 'more-than', true], ['slightly over', 'more-than', true],
  ['slightly above', 'more-than', true], ['a little more than', 'more-than', true], ['a little over', 'more-than', true], ['just less than', 'less-than', true], ['just more than', 'more-than', true],
  ['about', null, true], ['around', null, true], ['roughly', null, true], ['approximately', null, true], ['approx', null, true], ['approx .', null, true], ['~', null, true], ['some', null, true], ['circa', null, true], ['ca .', null, true],
  ['close to', null, true], ['near', null, true], ['in the region of', null, true], ['in the neighborhood of', null, true], ['an estimated', null, true], ['on the order of', null, true],
];
const doubled: readonly Row[] = [['>', 'more-than', false], ['<', 'less-than', false], ['> =', 'at-least', false], ['< =', 'at-most', false]];

type Entry = { readonly words: readonly string[]; readonly bound: Bound; readonly approximate: boolean };
const entries = [...rows, ...doubled].map(([text, bound, approximate]): Entry => ({ words: text.trim().split(' '), bound, approximate })).sort((left, right) => right.words.length - left.words.length);
const byHead = Map.groupBy(entries, (entry) => entry.words[0] ?? '');

export const boundOpeners: readonly string[] = [...byHead.keys(), 'between'];

/** The qualifier in front of a figure; null when none begins at `at`. */
export function readQualifier(atoms: Atoms, at: number): Qualifier | null {
  for (const { words, bound, approximate } of byHead.get(atoms[at]?.text ?? '') ?? []) {
    const next = afterPhrase(atoms, at, words);
    if (next !== null) return { bound, approximate, next };
  }
  return null;
}

const trailing: readonly (readonly [readonly string[], Bound])[] = [
  [['or', 'more'], 'at-least'], [['or', 'higher'], 'at-least'], [['or', 'greater'], 'at-least'], [['or', 'above'], 'at-least'], [['and', 'above'], 'at-least'],
  [['or', 'less'], 'at-most'], [['or', 'fewer'], 'at-most'], [['or', 'lower'], 'at-most'], [['or', 'below'], 'at-most'],
];

/** "or more", "+" behind a figure. */
export function readTrailingBound(atoms: Atoms, at: number): Qualifier | null {
  const text = textAfter(atoms, at);
  if (text === '+' && isGlued(atoms, at) && literalAfter(atoms, at + 1) === null) return { bound: 'at-least', approximate: false, next: at + 1 };
  if (text !== 'or' && text !== 'and') return null;
  for (const [words, bound] of trailing) {
    const next = afterPhrase(atoms, at, words);
    if (next !== null) return { bound, approximate: false, next };
  }
  return null;
}
