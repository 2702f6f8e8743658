// The reader that will judge a document later is the best check of its form now.
import { readFacts, type ReadFact } from '@assay/audit/facts';
import { AssayError, type CapturedBytes, type Sha256 } from '@assay/record';
import type { FieldProblem } from './endpoint.ts';

type ReadCaptured = (captured: CapturedBytes, sha256: Sha256) => readonly ReadFact[];

/** Null when the capture's own reader can read it; else the field it stumbled over. `read` may keep what it read for whoever asks next. */
export function checkByReader(captured: CapturedBytes, sha256: Sha256, read: ReadCaptured = (each) => readFacts(each, { sha256 })): FieldProblem | null {
  try {
    read(captured, sha256);
    return null;
  } catch (error) {
    if (!(error instanceof AssayError) || error.code !== 'malformed-source') throw error;
    const [, field, why] = /the field (\S{1,200}) (.{1,300})\.$/.exec(error.message) ?? [];
    return { field: field ?? 'the whole document', why: why ?? `cannot be read: ${error.message.replace(/\.$/, '')}` };
  }
}
