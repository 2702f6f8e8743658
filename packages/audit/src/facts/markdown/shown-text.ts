import type { Nodes } from 'mdast';
import { TextGatherer, type PlacedText } from '../text/placed-text.ts';

/** What a Markdown node shows, with the place of every stretch in the source: emphasis marks and link targets are passed over. */
export function shownText(node: Nodes): PlacedText {
  const gatherer = new TextGatherer();
  const visit = (part: Nodes): void => {
    const start = part.position?.start.offset ?? 0;
    const end = part.position?.end.offset ?? start;
    if (part.type === 'text') gatherer.add(part.value, { start, end });
    else if (part.type === 'inlineCode') gatherer.add(part.value, { start: start + 1, end: end - 1 });
    else if (part.type === 'break') gatherer.gap();
    else if ('children' in part) part.children.forEach(visit);
  };
  visit(node);
  return gatherer.take();
}
