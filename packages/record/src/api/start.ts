// What may be started over HTTP: the analysis of a company, or the answer to a question.
import { z } from 'zod';
import { depths } from '../journey/question.ts';
import { isoDate } from '../value/date.ts';
import { runReference } from './runs.ts';
import { askedAuditSchema, askedIngestionSchema } from './uploads.ts';

/** Which engine writes: `auto` is a language model where one is set up, else the rules. */
export const engineChoices = ['auto', 'house', 'model'] as const;
/** So many earlier questions of a conversation are heard. */
export const mostEarlier = 5;

/** What is changed of the plan that `POST /plans` showed: ids of steps that are left out. */
const changedPlanSchema = z.strictObject({ strike: z.array(z.string().min(1).max(80)).max(60).default([]) });

const common = { plan: changedPlanSchema.nullish(), asOf: isoDate.nullish(), sample: z.boolean().default(false) };
/** As a job keeps them. What a request leaves out of these takes what the settings of the desk say. */
const depth = z.enum(depths).default('standard');
const engine = z.enum(engineChoices).default('auto');
const analysis = { company: z.string().trim().min(1).max(120), question: z.string().trim().min(1).max(2000).nullish(), ...common };
const question = {
  kind: z.literal('question'), text: z.string().trim().min(1).max(2000),
  ticker: z.string().trim().min(1).max(120).nullish(), year: z.int().min(1990).max(2200).nullish(), form: z.string().trim().min(1).max(20).nullish(), section: z.string().trim().min(1).max(80).nullish(),
  /** Runs that answered the earlier questions of the same conversation, newest last. */
  earlier: z.array(runReference).max(mostEarlier).default([]), ...common,
};

export const startQuestionSchema = z.strictObject({ ...question, engine });
export type StartQuestion = z.infer<typeof startQuestionSchema>;

/** `kind` may be left out for an analysis, `depth` and `engine` where the settings of the desk shall hold. */
export const startJobSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('analysis').optional(), ...analysis, depth: z.enum(depths).optional(), engine: z.enum(engineChoices).optional() }), z.strictObject({ ...question, engine: z.enum(engineChoices).optional() }),
]);

/** As a job keeps it. */
export const startRunSchema = z.strictObject({ kind: z.literal('analysis').default('analysis'), ...analysis, depth, engine });
export type StartRun = z.infer<typeof startRunSchema>;
/** What a request may start. */
export type AskedWork = StartRun | StartQuestion;

/** A run of models that was stopped before it was sealed; what it was answered is kept. */
export const workingReference = z.string().regex(/^wrk_[0-9a-z-]{6,64}$/);
export const resumptionSchema = z.strictObject({ kind: z.literal('resumption'), working: workingReference });
export type Resumption = z.infer<typeof resumptionSchema>;

export const askedJobSchema = z.discriminatedUnion('kind', [startRunSchema, startQuestionSchema, resumptionSchema, askedAuditSchema, askedIngestionSchema]);
export type AskedJob = z.infer<typeof askedJobSchema>;
