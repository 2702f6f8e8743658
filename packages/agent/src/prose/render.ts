// Handles become text here, and nowhere else.
import { AssayError, type Figure } from '@assay/record';
import { renderFigure } from '../figures/render-figure.ts';
import { figureStyles, type FigureStyle, type Text } from './text.ts';
import { renderTime } from './times.ts';

const handlePattern = /\{\{([^{}|]{1,80})(?:\|([a-z]{1,12}))?\}\}/g;

function styleOf(text: string | undefined): FigureStyle {
  return figureStyles.find((style) => style === text) ?? 'plain';
}

/** A figure where it stands in the finished words, in UTF-16 offsets. */
export type Placed = { readonly figure: Figure; readonly start: number; readonly end: number };

/** The finished words with the place of every figure. A handle that names nothing is a broken program, never an empty place in a report. */
export function renderPlaced(text: Text): { readonly words: string; readonly placed: readonly Placed[] } {
  const byId = new Map<string, Figure>(text.figures.map((figure) => [figure.id, figure]));
  const placed: Placed[] = [];
  let words = '';
  let from = 0;
  for (const found of text.template.matchAll(handlePattern)) {
    const [whole, name = '', style] = found;
    const figure = byId.get(name);
    const shown = figure === undefined ? renderTime(name) : renderFigure(figure, styleOf(style));
    if (shown === null) throw new AssayError('internal', `the handle ${whole} names no figure`, { remedy: 'Report this: a note was written with a figure that was not computed.' });
    words += text.template.slice(from, found.index);
    if (figure !== undefined) placed.push({ figure, start: words.length, end: words.length + shown.length });
    words += shown;
    from = found.index + whole.length;
  }
  return { words: words + text.template.slice(from), placed };
}

/** The finished words alone. */
export function renderText(text: Text): string {
  return renderPlaced(text).words;
}

/** The template without its handles: what the writer typed. Used to prove that no digit was typed. */
export function typedWords(template: string): string {
  return template.replace(handlePattern, '');
}
