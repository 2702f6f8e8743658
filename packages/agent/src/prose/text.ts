// Prose under construction: words with handles in place of every figure and period. Digits never stand in a template.
import type { Figure } from '@assay/record';

/** A piece of text with the figures that its handles name. */
export type Text = { readonly kind: 'text'; readonly template: string; readonly figures: readonly Figure[] };

/** A figure as it will be shown; `style` is read by `renderFigure`. */
export type Shown = { readonly kind: 'shown'; readonly figure: Figure; readonly style: FigureStyle };
/** A time as it will be shown: `year:2024`, `on:2025-07-31`, `quarter:2025-06-28`. */
export type ShownTime = { readonly kind: 'time'; readonly handle: string };

/** How a figure is written. `size` drops the sign that the words carry, `bare` the unit that they name; `cell` forms leave unit and scale to the table's header; `tenths` to `thousandths` set the decimals, `finest` four of them. */
export const figureStyles = ['plain', 'size', 'whole', 'bare', 'cell', 'billions', 'millions', 'rate', 'tenths', 'hundredths', 'thousandths', 'finest'] as const;
export type FigureStyle = (typeof figureStyles)[number];

export type Piece = string | Text | Shown | ShownTime;

/** Tagged template: puts words, figures, times and other texts together. */
export function say(words: TemplateStringsArray, ...pieces: readonly Piece[]): Text {
  const parts: Piece[] = [];
  words.forEach((word, index) => {
    parts.push(word);
    const piece = pieces[index];
    if (piece !== undefined) parts.push(piece);
  });
  return join(parts);
}

export function join(pieces: readonly Piece[], between = ''): Text {
  return {
    kind: 'text',
    template: pieces.map(templateOf).join(between),
    figures: pieces.flatMap(figuresOf),
  };
}

export const nothing: Text = { kind: 'text', template: '', figures: [] };

function templateOf(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  switch (piece.kind) {
    case 'text': return piece.template;
    case 'shown': return `{{${piece.figure.id}${piece.style === 'plain' ? '' : `|${piece.style}`}}}`;
    case 'time': return `{{${piece.handle}}}`;
  }
}

function figuresOf(piece: Piece): readonly Figure[] {
  if (typeof piece === 'string' || piece.kind === 'time') return [];
  return piece.kind === 'text' ? piece.figures : [piece.figure];
}

/** The same text with its initial letter as a capital, for a clause that opens a sentence. */
export function sentenceCase(text: Text): Text {
  return { ...text, template: text.template.charAt(0).toUpperCase() + text.template.slice(1) };
}
