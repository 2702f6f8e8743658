// An anchor as a stretch of the capture's decoded text.
import type { Anchor, Span } from '@assay/record';
import { charSpan, type Decoded } from './decoded-capture.ts';
import { jsonPlace } from './json-place.ts';

/** Null for an anchor that names no stretch: a cell of a grid that came without a text, a paragraph of a list that came without a document. */
export function placeOf(anchor: Anchor, decoded: Decoded): Span | null {
  const span = spanOf(anchor, decoded);
  return span !== null && span.end > span.start && span.end <= decoded.text.length ? span : null;
}

function spanOf(anchor: Anchor, decoded: Decoded): Span | null {
  switch (anchor.kind) {
    case 'span': return { start: anchor.start, end: anchor.end };
    case 'json': return anchor.bytes === null ? jsonPlace(decoded.text, anchor.pointer) : charSpan(decoded, anchor.bytes);
    case 'cell': return anchor.span;
    case 'paragraph': return null;
  }
}
