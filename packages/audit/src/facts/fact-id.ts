import { factId, type Capture, type FactId } from '@assay/record';

/** The id of the n-th fact of a capture: stable for the same bytes, and cheap where a source holds tens of thousands. */
export function makeFactId(capture: Capture, index: number): FactId {
  return factId.parse(`fct_${capture.sha256.slice(0, 12)}-${index.toString(36)}`);
}
