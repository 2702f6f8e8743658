// A model's words become a text: its handles are looked up, and what it typed itself is found.
import { renderTime } from '../prose/times.ts';
import { join, type FigureStyle, type Piece, type Text } from '../prose/text.ts';
import type { Shelf } from './shelf.ts';

export type ReadTemplate = { readonly text: Text; readonly problems: readonly string[]; /** A handle that names nothing: the text cannot be used as it is. */ readonly broken: boolean };

const handlePattern = /\{\{([^{}|]{1,80})(?:\|([a-z]{1,12}))?\}\}/g;
/** Styles that leave the unit to a table's header are the rules' own. */
const offeredStyles: readonly FigureStyle[] = ['plain', 'size', 'whole', 'bare', 'rate'];
/** Names of forms, indices and averages hold digits that are no figures; a bare year is a time, which the judge reads. */
const names = /\b(?:10-[KQ]|20-F|40-F|8-K|6-K|13[DFG]|Forms? [345]|S&P 500|Russell (?:1000|2000|3000)|Nasdaq[- ]100|(?:19|20)\d\d|\d{1,3}-(?:day|week|month|year))\b/g;

function styleOf(text: string | undefined): FigureStyle {
  return offeredStyles.find((style) => style === text) ?? 'plain';
}

/** `company` is left out of the search for digits: some names have them. */
export function readTemplate(written: string, shelf: Shelf, company: string): ReadTemplate {
  const problems: string[] = [];
  const pieces: Piece[] = [];
  let broken = false;
  const typed = (words: string): void => {
    pieces.push(plainWords(words));
    const digits = /[^\s]{0,24}\p{N}[^\s]{0,24}/u.exec(words.replaceAll(company, '').replace(names, ''));
    if (digits !== null) problems.push(`the number in “${digits[0]}” is typed; put the handle of a figure there`);
  };
  let from = 0;
  for (const match of written.matchAll(handlePattern)) {
    const [whole, name = '', style] = match;
    typed(written.slice(from, match.index));
    from = match.index + whole.length;
    const piece = pieceOf(name, style, shelf);
    if (piece === null) { broken = true; problems.push(`the handle ${whole} names nothing that you were given`); } else pieces.push(piece);
  }
  typed(written.slice(from));
  return { text: join(pieces), problems, broken };
}

function pieceOf(name: string, style: string | undefined, shelf: Shelf): Piece | null {
  const shelved = shelf.at(name);
  if (shelved !== null) return { kind: 'shown', figure: shelved.figure, style: styleOf(style) };
  return shelf.knowsTime(name) && renderTime(name) !== null ? { kind: 'time', handle: name } : null;
}

/** Prose alone: no headings, links, pictures or HTML, and no braces that a handle could be made of. */
function plainWords(words: string): string {
  return words.replace(/!?\[([^\]\n]{0,200})\]\([^)\n]{0,400}\)/g, '$1').replace(/[{}<>|]/g, '').replace(/^#{1,6}\s+/gm, '').replace(/`/g, '');
}
