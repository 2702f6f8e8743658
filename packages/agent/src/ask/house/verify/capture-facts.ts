// The facts of a captured answer, read once a capture for checks and answers alike. The judge reads for itself.
import { createHash } from 'node:crypto';
import { keepReadings, readFacts } from '@assay/audit/facts';
import type { CapturedBytes, Fact } from '@assay/record';

const readKept = keepReadings(readFacts);
const known = new WeakMap<CapturedBytes, readonly Fact[]>();

/** A damaged capture throws AssayError('malformed-source'). */
export function factsOf(captured: CapturedBytes): readonly Fact[] {
  const read = known.get(captured) ?? readKept(captured, { sha256: (bytes) => createHash('sha256').update(bytes).digest('hex') }).map(({ fact }) => fact);
  known.set(captured, read);
  return read;
}
