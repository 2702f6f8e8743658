// From text to atoms, one pass, left to right.
import type { Span } from '@assay/record';
import type { Atom, AtomKind, Gap, Literal } from './atom.ts';
import { isBlank, isDigit, isLetter, isOtherNumber } from './characters.ts';
import { foldText } from './fold.ts';
import { lexEntity } from './lex-entity.ts';
import { linkEnd } from './lex-link.ts';
import { lexNumber, type Grouping } from './lex-number.ts';
import { lexWord } from './lex-word.ts';

/** `references` are the HTML character references whose digits belong to no number. */
export type Lexed = { readonly atoms: Atom[]; readonly references: Span[] };

type Piece = { readonly kind: AtomKind | 'blank'; readonly end: number; readonly text?: string; readonly literal?: Literal };

function letterCase(word: string): Atom['letterCase'] {
  const lower = word.toLowerCase();
  if (word === lower) return 'lower';
  if (word === word.toUpperCase()) return 'all';
  return word.slice(1) === lower.slice(1) ? 'first' : 'mixed';
}

function referencePiece(text: string, at: number): Piece | null {
  const reference = lexEntity(text, at);
  if (reference === null) return null;
  const { character, end } = reference;
  if (isBlank(character.charCodeAt(0))) return { kind: 'blank', end };
  const number = lexNumber(character, 0, 'english');
  if (number !== null) return isDigit(character.charCodeAt(0)) || number.literal === null ? { kind: 'mark', end } : { kind: 'number', end, literal: number.literal };
  return { kind: 'symbol', end, text: character };
}

function otherPiece(text: string, at: number): Piece {
  const length = (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return { kind: isOtherNumber(text, at) ? 'mark' : 'symbol', end: at + length };
}

function pieceAt(text: string, at: number, grouping: Grouping): Piece {
  const code = text.charCodeAt(at);
  if (isBlank(code)) return { kind: 'blank', end: at + 1 };
  if (isLetter(text, at)) {
    const link = linkEnd(text, at);
    return link === null ? lexWord(text, at) : { kind: 'mark', end: link };
  }
  const number = lexNumber(text, at, grouping);
  if (number !== null) return number.literal === null ? { kind: 'mark', end: number.end } : { kind: 'number', end: number.end, literal: number.literal };
  return (code === 38 ? referencePiece(text, at) : null) ?? otherPiece(text, at);
}

const ZERO_WIDTH = 0x200b;

/** Lower case; "year's" is read as "year". */
function wordText(slice: string, kind: AtomKind): string {
  const lower = slice.toLowerCase();
  return kind === 'word' && lower.endsWith("'s") ? lower.slice(0, -2) : lower;
}

/** One line feed is a blank; a blank line ends the paragraph. */
function widen(gap: Gap, code: number, lines: number): Gap {
  if (code === ZERO_WIDTH) return gap;
  return gap === 'break' || lines > 1 ? 'break' : 'blank';
}

/** The atoms of a text, in order. Blanks are kept only as the gap before an atom. */
export function lex(source: string, grouping: Grouping): Lexed {
  const text = foldText(source);
  const atoms: Atom[] = [];
  const references: Span[] = [];
  let gap: Gap = 'none';
  let lines = 0;
  for (let at = 0; at < text.length;) {
    const piece = pieceAt(text, at, grouping);
    const span = { start: at, end: piece.end };
    if (text.charCodeAt(at) === 38 && piece.end - at > 3) references.push(span);
    if (piece.kind === 'blank') {
      if (text.charCodeAt(at) === 10) lines += 1;
      gap = widen(gap, text.charCodeAt(at), lines);
    } else {
      const slice = text.slice(at, piece.end);
      atoms.push({ kind: piece.kind, ...span, text: piece.text ?? wordText(slice, piece.kind), gap, letterCase: letterCase(slice), literal: piece.literal ?? null });
      gap = 'none';
      lines = 0;
    }
    at = piece.end;
  }
  return { atoms, references };
}
