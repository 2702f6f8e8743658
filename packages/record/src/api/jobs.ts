// Work under way over HTTP: its state, and its events one by one, each with a number by which a reader goes on.
import { z } from 'zod';
import { askedJobSchema } from './start.ts';

export const jobStates = ['running', 'finished', 'failed', 'cancelled'] as const;
export const jobReference = z.string().regex(/^job_[0-9a-f]{16}$/);

export const jobSchema = z.object({
  id: jobReference,
  state: z.enum(jobStates),
  asked: askedJobSchema,
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** The sealed run, once there is one; what takes filings in makes none. */
  run: z.string().nullable(),
  problem: z.object({ code: z.string(), detail: z.string(), remedy: z.string() }).nullable(),
  /** Under this id a run of models is kept while it works: it can go on where it was stopped. */
  working: z.string().nullable(),
  /** How many events there are so far: the number of the last one. */
  events: z.int().nonnegative(),
});
export type Job = z.infer<typeof jobSchema>;
export const jobListSchema = z.object({ jobs: z.array(jobSchema) });

/** One line of the stream, as in the journal; `seq` is the id of the server-sent event. */
export const jobEventSchema = z.object({ seq: z.int().positive(), at: z.iso.datetime(), event: z.string(), data: z.record(z.string(), z.unknown()) });
export type JobEvent = z.infer<typeof jobEventSchema>;
