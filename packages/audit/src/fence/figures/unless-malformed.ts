// Bytes that no reader understands.
import { AssayError } from '@assay/record';

/** They hold no facts, and may still hold words; a fault of the program is thrown on. */
export function unlessMalformed<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof AssayError) return otherwise;
    throw error;
  }
}
