// What would be done, before it is done: steps with their tools, how a question is read, and what such work took here before.
import { z } from 'zod';
import { planStepSchema } from '../journey/plan.ts';
import { depths } from '../journey/question.ts';

/**
 * `mayStrike`: whether this step alone can be left out; `kept`: else why it cannot. `neededBy`: the steps that wait for it, which go on without what it
 * brings where it is left out. What can be left out together is checked when the job starts.
 */
const shownStepSchema = planStepSchema.extend({ mayStrike: z.boolean(), kept: z.string().nullable(), neededBy: z.array(z.string()) });

/** A measure in the question's own words; `id` names it in the dictionary, `as` is the form asked for, as `growth`. */
const readMeasureSchema = z.object({ kind: z.string(), words: z.string(), id: z.string().nullable(), as: z.string().nullable() });

export const questionReadingSchema = z.object({
  kind: z.enum(['financial', 'general', 'declined']), why: z.string(), complexity: z.string().nullable(), operation: z.string().nullable(),
  companies: z.array(z.object({ ticker: z.string(), name: z.string() })), group: z.string().nullable(), unknown: z.array(z.object({ words: z.string(), near: z.array(z.string()) })),
  measures: z.array(readMeasureSchema), periods: z.array(z.record(z.string(), z.unknown())),
  /** Words of the question that no part of its reading used. */
  unread: z.array(z.string()),
  /** Of a declined question: what is missing, and what helps. */
  missing: z.array(z.string()), remedy: z.string().nullable(),
});

/** The middle of the newest runs alike on this machine: `seconds` and `usd` are null where there was none, `usd` too where a price is not known. */
export const estimateSchema = z.object({ depth: z.enum(depths), seconds: z.number().nullable(), usd: z.string().nullable(), runs: z.int().nonnegative() });

export const planViewSchema = z.object({
  kind: z.enum(['analysis', 'question']), engine: z.enum(['house', 'model']),
  /** False where a model plans: it may plan otherwise when it runs, and nothing can be struck beforehand. */
  exact: z.boolean(),
  steps: z.array(shownStepSchema),
  /** Of the steps of each of these stages one has to stay. */
  needs: z.array(planStepSchema.shape.stage),
  why: z.string().nullable(),
  company: z.object({ ticker: z.string(), name: z.string() }).nullable(), reading: questionReadingSchema.nullable(),
  estimates: z.array(estimateSchema),
  /** Where such a run stops at the latest; null for the rules, which cost nothing and take seconds. */
  limits: z.object({ usd: z.string().nullable(), minutes: z.number().nullable(), tokens: z.int().nullable() }).nullable(),
});
export type PlanView = z.infer<typeof planViewSchema>;
