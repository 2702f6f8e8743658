// A failure over HTTP: RFC 9457 problem details, with what the user can do about it.
import { z } from 'zod';

export const problemSchema = z.object({
  /** Names the kind of problem, `urn:assay:error:unknown-run`: a page of docs/errors. */
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  remedy: z.string(),
  /** The path that was asked. */
  instance: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;
