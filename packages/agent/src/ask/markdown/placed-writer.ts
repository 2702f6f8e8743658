// Markdown under construction, which remembers where each figure and each part of the answer came to stand.
import type { Figure, Span } from '@assay/record';
import { renderPlaced } from '../../prose/render.ts';
import type { Text } from '../../prose/text.ts';

export type PlacedFigure = { readonly figure: Figure; readonly span: Span };

export type PlacedWriter = {
  readonly put: (words: string) => void;
  readonly putText: (text: Text) => Span;
  /** Where the next word will stand. */
  readonly at: () => number;
  readonly figures: () => readonly PlacedFigure[];
  readonly markdown: () => string;
};

export function openPlacedWriter(): PlacedWriter {
  let written = '';
  const figures: PlacedFigure[] = [];
  const at = (): number => written.length;
  const put = (words: string): void => { written += words; };
  const putText = (text: Text): Span => {
    const start = at();
    const { words, placed } = renderPlaced(text);
    figures.push(...placed.map((one) => ({ figure: one.figure, span: { start: start + one.start, end: start + one.end } })));
    put(words);
    return { start, end: at() };
  };
  return { put, putText, at, figures: () => figures, markdown: () => written };
}
