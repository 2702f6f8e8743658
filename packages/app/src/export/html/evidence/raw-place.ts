// Where a link of a chain stands in the captured bytes, for a page that opens them there.
import type { Anchor, ChainLink, Span } from '@assay/record';
import type { RawPlace } from '@assay/record/api';
import type { CaptureShelf, OpenCapture } from './capture-shelf.ts';
import type { ClaimView } from './claim-view.ts';
import { factOf, factWords } from './render-link.ts';

/** Text offsets as bytes: captured text is UTF-8. Null where the span lies outside. */
function textBytes(open: OpenCapture, { start, end }: Span): Span | null {
  const text = open.text();
  if (end > text.length || end <= start) return null;
  const encoder = new TextEncoder();
  const from = encoder.encode(text.slice(0, start)).length;
  return { start: from, end: from + encoder.encode(text.slice(start, end)).length };
}

function bytesOf(open: OpenCapture, anchor: Anchor): Span | null {
  switch (anchor.kind) {
    case 'json': return anchor.bytes !== null && anchor.bytes.end <= open.bytes.length ? anchor.bytes : null;
    case 'span': return textBytes(open, anchor);
    case 'cell': return anchor.span === null ? null : textBytes(open, anchor.span);
    case 'paragraph': return null;
  }
}

function placeOf(link: ChainLink, view: ClaimView, shelf: CaptureShelf): RawPlace | null {
  const open = link.stage === 'capture' ? shelf(link.capture) : null;
  if (open === null) return null;
  const fact = factOf(link, view.verdict.evidence.facts);
  const bytes = fact === null ? null : bytesOf(open, fact.anchor);
  const { id, sourceName, mediaType, size, sha256, request } = open.capture;
  return {
    link: view.verdict.evidence.chain.indexOf(link) + 1, capture: id, label: open.label, name: sourceName, mediaType, size, sha256, url: request.url,
    bytes, line: bytes === null ? null : open.lineOf(bytes.start), says: fact === null ? link.text : factWords(fact),
  };
}

export function rawPlaces(view: ClaimView, shelf: CaptureShelf): RawPlace[] {
  return view.verdict.evidence.chain.flatMap((link) => placeOf(link, view, shelf) ?? []);
}
