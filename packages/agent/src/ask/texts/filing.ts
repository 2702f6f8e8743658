// A captured filing as questions are put to it: its facts and its sentences, each at its place. Read once for all questions on the same bytes.
import { readPassages } from '@assay/audit';
import { askedContext, type AuditContext } from '@assay/audit/asked';
import { readFacts } from '@assay/audit/facts';
import { AssayError, type CapturedBytes, type CaptureId, type Sha256, type Span } from '@assay/record';

export type Sentence = { readonly text: string; readonly span: Span; /** Neighbours stand in one block or in the next. */ readonly block: number; readonly isRow: boolean };

export type Filing = {
  readonly capture: CaptureId;
  /** As the capture or the filing's own cover names it; null where neither does. */
  readonly company: string | null;
  readonly context: () => AuditContext;
  readonly sentences: () => readonly Sentence[];
};

/** So many filings stay read: some tens of megabytes each. */
const KEPT = 8;
const read = new Map<Uint8Array, Filing>();

export function openFiling(captured: CapturedBytes, sha256: Sha256): Filing {
  const known = read.get(captured.bytes);
  if (known !== undefined && known.capture === captured.capture.id) return keep(captured.bytes, known);
  const context = once(() => askedContext(factsOf(captured, sha256)));
  const filing: Filing = {
    capture: captured.capture.id,
    get company() { return captured.capture.entity?.name ?? context().index.entities[0]?.name ?? null; },
    context,
    sentences: once(() => sentencesOf(captured)),
  };
  return keep(captured.bytes, filing);
}

/** The last used stands last. */
function keep(bytes: Uint8Array, filing: Filing): Filing {
  read.delete(bytes);
  read.set(bytes, filing);
  for (const oldest of [...read.keys()].slice(0, Math.max(0, read.size - KEPT))) read.delete(oldest);
  return filing;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** A page that no reader understands has no facts; that is no reason to lose the others. */
function factsOf(captured: CapturedBytes, sha256: Sha256): ReturnType<typeof readFacts> {
  try {
    return readFacts(captured, { sha256 });
  } catch (error) {
    if (error instanceof AssayError) return [];
    throw error;
  }
}

function sentencesOf(captured: CapturedBytes): Sentence[] {
  return readPassages([captured]).passages.flatMap(({ kind, text, anchor, block }) => {
    const span = anchor.kind === 'span' ? { start: anchor.start, end: anchor.end } : anchor.kind === 'cell' ? anchor.span : null;
    return span === null ? [] : [{ text, span, block, isRow: kind === 'row' }];
  });
}
