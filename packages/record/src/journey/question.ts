import { z } from 'zod';
import { isoDate } from '../value/date.ts';

export const depths = ['quick', 'standard', 'deep'] as const;
export type Depth = (typeof depths)[number];

/** What a free question was asked with, beyond its words: enough to ask it again. Absent for the analysis of one company. */
const askSchema = z.object({
  filters: z.object({ ticker: z.string().nullable(), year: z.int().nullable(), form: z.string().nullable(), section: z.string().nullable() }),
  /** How earlier questions of the same conversation were read, newest last, as the reader of questions wrote it. */
  earlier: z.array(z.unknown()),
  /** Limits of the run that were not the usual ones. */
  limits: z.record(z.string(), z.int()).optional(),
});

/** What the user wants to know. `asOf` hides everything published later; null means today. `ticker` is empty, or several joined by `+`, for a question that is not about one company. */
export const questionSchema = z.object({
  ticker: z.string(),
  text: z.string().nullable(),
  depth: z.enum(depths),
  asOf: isoDate.nullable(),
  ask: askSchema.optional(),
  /** Steps of the plan that were struck before it ran; left out where none was. */
  struck: z.array(z.string()).optional(),
});
export type Question = z.infer<typeof questionSchema>;
