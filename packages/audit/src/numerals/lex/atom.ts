// The atoms of a text: words, number literals, codes, symbols. Readers look at a bounded number of atoms ahead, so reading stays linear.

/** A number as written: `digits` is plain decimal text without grouping, `places` its decimals. */
export type Literal = {
  readonly digits: string;
  readonly places: number;
  /** Thousands separators stand in it. */
  readonly grouped: boolean;
};

/** `none`: nothing stands between this atom and the one before; `break`: a blank line, so nothing is read across. */
export type Gap = 'none' | 'blank' | 'break';

/** `code` starts with a letter and holds a digit ("Q3", "H100"); `mark` is an identifier by its characters alone (URL, superscript, IP address). */
export type AtomKind = 'word' | 'number' | 'code' | 'symbol' | 'mark';

export type Atom = {
  readonly kind: AtomKind;
  readonly start: number;
  readonly end: number;
  /** Lower case, with look-alike characters folded to ASCII. */
  readonly text: string;
  readonly gap: Gap;
  /** `first`: "Apple", `all`: "EPS", `mixed`: "iPhone". One letter in upper case counts as `all`. */
  readonly letterCase: 'lower' | 'first' | 'all' | 'mixed';
  readonly literal: Literal | null;
};

export type Atoms = readonly Atom[];

/** A capital word before a capital word: part of a name or a title ("Best Buy", "Advanced Materials"). */
export function beginsName(atoms: Atoms, at: number): boolean {
  const next = atoms[at + 1];
  return atoms[at]?.letterCase === 'first' && next?.kind === 'word' && next.gap === 'blank' && next.letterCase === 'first';
}

/** The text of an atom that follows another within the same paragraph; empty beyond it. */
export function textAfter(atoms: Atoms, at: number): string {
  const atom = atoms[at];
  return atom === undefined || atom.gap === 'break' ? '' : atom.text;
}

/** The text of the atom before `at`, within the same paragraph; empty when there is none. */
export function textBefore(atoms: Atoms, at: number): string {
  return atoms[at]?.gap === 'break' ? '' : (atoms[at - 1]?.text ?? '');
}

/** True when the atom stands directly after the one before it. */
export function isGlued(atoms: Atoms, at: number): boolean {
  return at > 0 && atoms[at]?.gap === 'none';
}

/** The number literal that follows within the same paragraph. */
export function literalAfter(atoms: Atoms, at: number): Literal | null {
  const atom = atoms[at];
  return atom === undefined || atom.gap === 'break' ? null : atom.literal;
}

/** A whole number without grouping or decimals, of at most `maxDigits` digits; null otherwise. */
export function bareInteger(literal: Literal | null, maxDigits = 4): number | null {
  if (literal === null || literal.grouped || literal.places > 0 || literal.digits.length > maxDigits) return null;
  return Number(literal.digits);
}

/** The atom after `words`, beginning at `at`; a hyphen may stand for a blank. Null when the text says something else. */
export function afterPhrase(atoms: Atoms, at: number, words: readonly string[]): number | null {
  let next = at;
  for (const [index, word] of words.entries()) {
    if (index > 0 && textAfter(atoms, next) === '-' && isGlued(atoms, next)) next += 1;
    if ((index === 0 ? atoms[next]?.text : textAfter(atoms, next)) !== word) return null;
    next += 1;
  }
  return next;
}
