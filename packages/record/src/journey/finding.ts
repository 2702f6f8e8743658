import { z } from 'zod';
import { factId, figureId, findingId } from '../canonical/ids.ts';
import { decimalText } from '../value/decimal.ts';
import { periodSchema } from '../value/period.ts';
import { unitSchema } from '../value/unit.ts';

/** A number that code computed or looked up for the writer. The text refers to it by handle, and code renders it. */
export const figureSchema = z.object({
  id: figureId,
  metric: z.string(),
  value: decimalText,
  unit: unitSchema,
  period: periodSchema.nullable(),
  /** The formula in the dictionary's words, `gross_profit / revenue`; null for a fact shown as it is. */
  formula: z.string().nullable(),
  facts: z.array(factId),
  /** Inputs that are choices, not facts: `{discount_rate: "0.09"}`. */
  assumptions: z.record(z.string(), decimalText),
});
export type Figure = z.infer<typeof figureSchema>;

export const specialistNames = ['fundamental', 'technical', 'value', 'macro'] as const;
export type SpecialistName = (typeof specialistNames)[number];

/** What one specialist concluded: sentences with handles, most important first. */
export const findingSchema = z.object({
  id: findingId,
  specialist: z.enum(specialistNames),
  /** Groups sentences into paragraphs and lets the writer choose: `growth`, `margins`, `trend`, … */
  topic: z.string(),
  /** Markdown with `{{…}}` handles in place of every figure. */
  template: z.string(),
  /** The same with figures rendered. */
  text: z.string(),
  figures: z.array(figureSchema),
  /** How much this matters for this company, 0–1; decides order and what a short note leaves out. */
  weight: z.number(),
  stance: z.enum(['positive', 'negative', 'neutral']),
});
export type Finding = z.infer<typeof findingSchema>;
