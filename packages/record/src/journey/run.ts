import { z } from 'zod';
import { runId } from '../canonical/ids.ts';
import { isoDate } from '../value/date.ts';
import { questionSchema } from './question.ts';
import { entitySchema } from './fact.ts';

/** Where the figures came from; `files` for the audit of a report against the user's own sources. In `sample` mode `asOf` is the last day they are current for. */
export const dataModeSchema = z.object({ mode: z.enum(['live', 'cache', 'sample', 'mixed', 'files']), asOf: isoDate });
export type DataMode = z.infer<typeof dataModeSchema>;

export const runSchema = z.object({
  id: runId,
  question: questionSchema,
  company: entitySchema,
  engine: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  data: dataModeSchema,
  title: z.string().nullable(),
  program: z.object({ name: z.literal('assay'), version: z.string() }),
});
export type Run = z.infer<typeof runSchema>;

/** One line of the journal. `event` is noun-action: `tool-call-start`, `claim-judged`. */
export const journalEntrySchema = z.object({
  seq: z.int().nonnegative(),
  at: z.iso.datetime(),
  event: z.string(),
  step: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;
