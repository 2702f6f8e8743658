// The figures of a passage that stands in a capture, as the capture's own reader understands them: with the company, the time and the
// unit that stand elsewhere in the document. The fence looks into the bytes; what the tool said of them does not count.
import { spanContains, spansOverlap, type Anchor, type Capture, type Sha256, type Span } from '@assay/record';
import { decodeText } from '../../facts/decode-text.ts';
import { readFacts, type ReadFact, type SourceDocument } from '../../facts/index.ts';
import type { Passage } from '../passage.ts';
import { proseFacts, type PassageFact } from './passage-facts.ts';
import { unlessMalformed } from './unless-malformed.ts';

/** Gives the capture of an id, or null for one that is not known. */
export type CaptureSource = (id: string) => SourceDocument | null;
export type CaptureReader = {
  /** What is known of a capture; nothing that a tool says goes before it. */
  readonly captureOf: (id: string) => Capture | null;
  readonly textOf: (id: string) => string | null; readonly requestTexts: (id: string) => readonly string[];
  /** Null where the passage is of no known capture, or nothing was read there. */ readonly factsOf: (passage: Passage) => readonly PassageFact[] | null;
};

type Read = { readonly capture: Capture; readonly text: string; readonly request: readonly string[]; readonly facts: readonly ReadFact[] };

/** Every capture is decoded and read once. */
export function captureReader(sourceOf: CaptureSource, sha256: Sha256): CaptureReader {
  const known = new Map<string, Read | null>();
  const read = (id: string): Read | null => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const source = sourceOf(id);
    const text = source === null ? null : decoded(source);
    const made = source === null || text === null ? null : { capture: source.capture, text, request: statementsIn(source), facts: factsOf(source, sha256) };
    known.set(id, made);
    return made;
  };
  return { captureOf: (id) => read(id)?.capture ?? null, textOf: (id) => read(id)?.text ?? null, requestTexts: (id) => read(id)?.request ?? [], factsOf: (passage) => within(passage, passage.origin.capture === null ? null : read(passage.origin.capture.id)) };
}

/** What a search engine was asked may stand on its page of results. Single words and numbers of a request (tickers, days, limits) are no statements. */
function statementsIn({ capture: { request } }: SourceDocument): string[] {
  const query = URL.canParse(request.url) ? [...new URL(request.url).searchParams.values()] : [];
  return [...query, ...(request.body === null ? [] : [request.body])].filter((text) => text.trim().split(/\s+/).length >= 4);
}

function decoded({ bytes, capture }: SourceDocument): string | null {
  return unlessMalformed<string | null>(() => decodeText(bytes, capture), null);
}

function factsOf(source: SourceDocument, sha256: Sha256): readonly ReadFact[] {
  return unlessMalformed<readonly ReadFact[]>(() => readFacts(source, { sha256 }), []);
}

function within(passage: Passage, capture: Read | null): readonly PassageFact[] | null {
  const start = passage.origin.capture?.start ?? 0;
  if (capture === null) return null;
  const whole = rangeOf(capture.text, { start, end: start + passage.text.length });
  const dead = passage.dead.map((span) => rangeOf(capture.text, { start: start + span.start, end: start + span.end }));
  const facts = capture.facts.filter(({ fact }) => {
    const place = placeOf(fact.anchor, whole);
    return place !== null && spanContains(place.range, place.at) && !dead.some((range) => spansOverlap(placeOf(fact.anchor, range)?.range ?? range.text, place.at));
  });
  return facts.length === 0 ? null : proseFacts(facts, passage, { text: passage.text, start });
}

/** A stretch of a capture in characters and in bytes: anchors come in both. */
type Range = { readonly text: Span; readonly bytes: Span };

function rangeOf(text: string, span: Span): Range {
  const start = byteLength(text.slice(0, span.start));
  return { text: span, bytes: { start, end: start + byteLength(text.slice(span.start, span.end)) } };
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Where an anchor stands, and the range in the same measure; null for one that stands nowhere in a text. */
function placeOf(anchor: Anchor, range: Range): { readonly at: Span; readonly range: Span } | null {
  if (anchor.kind === 'span') return { at: anchor, range: range.text };
  if (anchor.kind === 'json') return anchor.bytes === null ? null : { at: anchor.bytes, range: range.bytes };
  return anchor.kind === 'paragraph' || anchor.span === null ? null : { at: anchor.span, range: range.text };
}
