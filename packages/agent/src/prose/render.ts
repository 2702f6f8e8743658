// Handles become text here, and nowhere else.
import { AssayError, type Figure } from '@assay/record';
import { renderFigure } from '../figures/render-figure.ts';
import { figureStyles, type FigureStyle, type Text } from './text.ts';
import { renderTime } from './times.ts';

const handlePattern = /\{\{([^{}|]{1,80})(?:\|([a-z]{1,12}))?\}\}/g;

function styleOf(text: string | undefined): FigureStyle {
  return figureStyles.find((style) => style === text) ?? 'plain';
}

/** The finished words. A handle that names nothing is a broken program, never an empty place in a report. */
export function renderText(text: Text): string {
  const byId = new Map<string, Figure>(text.figures.map((figure) => [figure.id, figure]));
  return text.template.replace(handlePattern, (whole, name: string, style: string | undefined) => {
    const figure = byId.get(name);
    const words = figure === undefined ? renderTime(name) : renderFigure(figure, styleOf(style));
    if (words === null) throw new AssayError('internal', `the handle ${whole} names no figure`, { remedy: 'Report this: a note was written with a figure that was not computed.' });
    return words;
  });
}

/** The template without its handles: what the writer typed. Used to prove that no digit was typed. */
export function typedWords(template: string): string {
  return template.replace(handlePattern, '');
}
