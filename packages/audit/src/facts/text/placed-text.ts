// Text as a reader sees it, which remembers where in the source each of its characters stands: entities and tags take room that the eye does not see.
import type { Span } from '@assay/record';

export type PlacedText = { readonly text: string; /** The stretch of the source that shows a stretch of the text. */ readonly sourceOf: (span: Span) => Span };

type Piece = { readonly at: number; readonly length: number; readonly source: Span };

export class TextGatherer {
  #text = '';
  #pieces: Piece[] = [];

  get isBlank(): boolean {
    return this.#text.trim() === '';
  }

  /** Adds shown text that stands at `source`. White space of any kind becomes a blank, one for one. */
  add(shown: string, source: Span): void {
    this.#pieces.push({ at: this.#text.length, length: shown.length, source });
    this.#text += shown.replace(/[\n\r\t\u00a0\u2002-\u200a\u202f]/g, ' ');
  }

  /** A blank that no source character shows: the gap between two cells or at a line break. */
  gap(): void {
    if (this.#text !== '' && !this.#text.endsWith(' ')) this.#text += ' ';
  }

  /** What was gathered, without blanks at its ends; the gatherer starts anew. `lead` counts the blanks taken off the front. */
  take(): PlacedText & { readonly lead: number } {
    const raw = this.#text;
    const pieces = this.#pieces;
    this.#text = '';
    this.#pieces = [];
    const text = raw.trim();
    const lead = raw.length - raw.trimStart().length;
    return { text, lead: text === '' ? 0 : lead, sourceOf: (span) => placeOf(pieces, { start: span.start + lead, end: span.end + lead }) };
  }
}

function placeOf(pieces: readonly Piece[], span: Span): Span {
  const first = pieces[pieceAt(pieces, span.start)];
  const last = pieces[pieceAt(pieces, Math.max(span.start, span.end - 1))];
  if (first === undefined || last === undefined) return { start: 0, end: 0 };
  const start = isPlain(first) ? first.source.start + Math.max(0, span.start - first.at) : first.source.start;
  const end = isPlain(last) ? Math.min(last.source.end, last.source.start + span.end - last.at) : last.source.end;
  return { start, end: Math.max(start, end) };
}

/** True for pieces that show their source character by character; an entity does not. */
function isPlain(piece: Piece): boolean {
  return piece.source.end - piece.source.start === piece.length;
}

function pieceAt(pieces: readonly Piece[], place: number): number {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pieces[middle]?.at ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
