// The form of a JSON answer by a schema, before anything relies on it: a service that renames a field must fail loudly, not answer with nothing.
import { parseJson, type CapturedBytes } from '@assay/record';
import type { z } from 'zod';
import type { FieldProblem } from './endpoint.ts';

/** The first field that does not have its form; null where all do. */
export function checkForm(schema: z.ZodType, captured: CapturedBytes): FieldProblem | null {
  const read = schema.safeParse(jsonOrNothing(captured.bytes));
  const issue = read.success ? undefined : read.error.issues[0];
  return issue === undefined ? null : { field: issue.path.length === 0 ? 'the whole document' : issue.path.map(String).join('/'), why: `is not of the form agreed (${issue.message})` };
}

/** Undefined for what is no JSON, which no schema takes. */
export function jsonOrNothing(bytes: Uint8Array): unknown {
  try {
    return parseJson(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
