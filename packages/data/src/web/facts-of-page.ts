// The facts of a page: reading a filing's page takes a second, and both the check of the page and the tool that shows it want them.
import { readFacts, type ReadFact } from '@assay/audit/facts';
import type { CapturedBytes, Sha256 } from '@assay/record';

const known = new WeakMap<CapturedBytes, readonly ReadFact[]>();

/** Read once for each capture, and forgotten with it. Throws AssayError('malformed-source') as the reader does. */
export function factsOfPage(captured: CapturedBytes, sha256: Sha256): readonly ReadFact[] {
  const kept = known.get(captured);
  if (kept !== undefined) return kept;
  const made = readFacts(captured, { sha256 });
  known.set(captured, made);
  return made;
}
