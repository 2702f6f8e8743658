// The figures of a passage that stands in a capture, as the capture's own reader understands them: with the company, the time and the
// unit that stand elsewhere in the document. The fence looks into the bytes; what the tool said of them does not count.
import { AssayError, type Anchor, type Sha256, type Span } from '@assay/record';
import { decodeText } from '../../facts/decode-text.ts';
import { readFacts, type ReadFact, type SourceDocument } from '../../facts/index.ts';
import type { Passage } from '../passage.ts';
import { proseFacts, type PassageFact } from './passage-facts.ts';

/** Gives the capture of an id, or null for one that is not known. */
export type CaptureSource = (id: string) => SourceDocument | null;
export type CaptureReader = { readonly textOf: (id: string) => string | null; readonly requestTexts: (id: string) => readonly string[]; /** Null where the passage is of no known capture, or nothing was read there. */ readonly factsOf: (passage: Passage) => readonly PassageFact[] | null };

type Read = { readonly text: string; readonly request: readonly string[]; readonly facts: readonly ReadFact[] };

/** Every capture is decoded and read once. */
export function captureReader(sourceOf: CaptureSource, sha256: Sha256): CaptureReader {
  const known = new Map<string, Read | null>();
  const read = (id: string): Read | null => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const source = sourceOf(id);
    const text = source === null ? null : decoded(source);
    const made = source === null || text === null ? null : { text, request: statementsIn(source), facts: factsOf(source, sha256) };
    known.set(id, made);
    return made;
  };
  return { textOf: (id) => read(id)?.text ?? null, requestTexts: (id) => read(id)?.request ?? [], factsOf: (passage) => within(passage, passage.origin.capture === null ? null : read(passage.origin.capture.id)) };
}

/** What a search engine was asked may stand on its page of results. Single words and numbers of a request (tickers, days, limits) are no statements. */
function statementsIn({ capture: { request } }: SourceDocument): string[] {
  const query = URL.canParse(request.url) ? [...new URL(request.url).searchParams.values()] : [];
  return [...query, ...(request.body === null ? [] : [request.body])].filter((text) => text.trim().split(/\s+/).length >= 4);
}

/** Bytes that no reader understands hold no facts, and may still hold words. */
function unlessMalformed<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof AssayError) return otherwise;
    throw error;
  }
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
  const end = start + passage.text.length;
  const bytes = { start: byteLength(capture.text.slice(0, start)), end: byteLength(capture.text.slice(0, end)) };
  const facts = capture.facts.filter(({ fact }) => standsIn(fact.anchor, { start, end }, bytes));
  return facts.length === 0 ? null : proseFacts(facts, passage, { text: passage.text, start });
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

function standsIn(anchor: Anchor, text: Span, bytes: Span): boolean {
  switch (anchor.kind) {
    case 'span': return anchor.start >= text.start && anchor.end <= text.end;
    case 'json': return anchor.bytes !== null && anchor.bytes.start >= bytes.start && anchor.bytes.end <= bytes.end;
    case 'cell': return anchor.span !== null && anchor.span.start >= text.start && anchor.span.end <= text.end;
    case 'paragraph': return false;
  }
}
