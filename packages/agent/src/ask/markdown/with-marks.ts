// Marks behind claims that stay open, with every place of the answer moved along.
import type { Span } from '@assay/record';
import type { Rendered } from './render-answer.ts';

/** Puts each mark at its offset. A stretch that ends where a mark stands keeps its end. */
export function withMarks(rendered: Rendered, marks: ReadonlyMap<number, string>): Rendered {
  const ordered = [...marks].sort(([left], [right]) => left - right);
  const moved = (offset: number): number => offset + ordered.filter(([at]) => at < offset).reduce((sum, [, mark]) => sum + mark.length, 0);
  const span = ({ start, end }: Span): Span => ({ start: ordered.some(([at]) => at === start) ? moved(start + 1) - 1 : moved(start), end: moved(end) });
  const markdown = ordered.toReversed().reduce((text, [at, mark]) => `${text.slice(0, at)}${mark}${text.slice(at)}`, rendered.markdown);
  return { markdown, figures: rendered.figures.map(({ figure, span: place }) => ({ figure, span: span(place) })), summary: span(rendered.summary), blocks: rendered.blocks.map((block) => (block === null ? null : span(block))) };
}
