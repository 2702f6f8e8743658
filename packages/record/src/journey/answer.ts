// The answer to a question, as programs read it: the same figures as the Markdown, with a citation for each.
import { z } from 'zod';
import { anchorSchema, spanSchema } from '../anchor/anchor.ts';
import { captureId, claimId } from '../canonical/ids.ts';
import { isoDate } from '../value/date.ts';
import { verdictNames } from './verdict.ts';

/** A figure as shown, with the number behind it and the citations that prove it. */
const shownFigure = z.object({ shown: z.string(), value: z.string(), unit: z.string(), period: z.string().nullable(), metric: z.string(), citations: z.array(z.int().positive()) });
export type AnswerFigure = z.infer<typeof shownFigure>;

const cell = z.object({ text: z.string(), figure: shownFigure.nullable() });

export const contentBlockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('metric'), title: z.string(), data: z.object({ value: z.string(), label: z.string(), trend: z.enum(['up', 'down', 'flat']).nullable(), context: z.string(), figure: shownFigure }) }),
  z.object({ type: z.literal('table'), title: z.string(), data: z.object({ headers: z.array(z.string()), rows: z.array(z.array(cell)) }) }),
  z.object({ type: z.literal('chart'), title: z.string(), data: z.object({ chart_type: z.enum(['line', 'bar']), x_axis_label: z.string(), y_axis_label: z.string(), datasets: z.array(z.object({ name: z.string(), data: z.array(z.object({ x: z.string(), y: z.number(), figure: shownFigure })) })) }) }),
  z.object({ type: z.literal('insight'), title: z.string(), data: z.object({ content: z.string(), importance: z.enum(['high', 'medium', 'low']), citations: z.array(z.int().positive()) }) }),
  z.object({ type: z.literal('text'), title: z.string(), data: z.object({ content: z.string(), citations: z.array(z.int().positive()) }) }),
  z.object({ type: z.literal('quote'), title: z.string(), data: z.object({ content: z.string(), where: z.array(z.string()), citations: z.array(z.int().positive()) }) }),
]);
export type ContentBlock = z.infer<typeof contentBlockSchema>;

/** `quote` is exactly what stands in the capture's decoded text at `source`. */
export const citationSchema = z.object({
  /** As the Markdown shows it: 1, 2, 3 … in order of first use. */
  number: z.int().positive(),
  kind: z.enum(['figure', 'passage']),
  /** The claims of the report that it proves. */
  claims: z.array(claimId),
  capture: captureId,
  anchor: anchorSchema,
  source: spanSchema,
  quote: z.string(),
  /** What the cited figure is, as its source names it: `Revenue of Apple Inc., fiscal 2025`; left out for passages. */
  about: z.string().optional(),
  /** The source as a reader would name it, with its day: `SEC EDGAR company facts, 10-K of 2024-11-01`. */
  name: z.string(),
  url: z.string().nullable(),
  /** How shown figures follow from it, for computed ones: each formula filled in, parted by `; `. */
  formula: z.string().nullable(),
});
export type Citation = z.infer<typeof citationSchema>;

/** How the question was read; `text` is null where it was not read as one of figures. `shown`: worth a line beside the answer, because the answer does not say it itself. */
const readingSchema = z.object({ text: z.string().nullable(), not_understood: z.array(z.string()), shown: z.boolean() });

export const answerSchema = z.object({
  schema: z.literal('assay.answer/1'),
  question: z.string(),
  /** Left out by programs that did not tell it. */
  reading: readingSchema.nullable().optional(),
  summary: z.string(),
  content_blocks: z.array(contentBlockSchema),
  key_insights: z.array(z.string()),
  recommendations: z.array(z.string()),
  citations: z.array(citationSchema),
  missing: z.array(z.string()),
  follow_ups: z.array(z.string()),
  metadata: z.object({
    query_type: z.enum(['financial', 'general', 'declined']),
    complexity: z.enum(['simple', 'moderate', 'complex']),
    operation: z.string().nullable(),
    companies_analyzed: z.array(z.string()),
    /** From the verdicts, 0–1; null where nothing could be checked. */
    confidence: z.number().min(0).max(1).nullable(),
    score: z.number().nullable(),
    valid: z.boolean(),
    partial: z.boolean(),
    general_knowledge: z.boolean(),
    as_of: isoDate.nullable(),
    engine: z.string(),
    elapsed_ms: z.number(),
    verdicts: z.partialRecord(z.enum(verdictNames), z.int()),
  }),
});
export type Answer = z.infer<typeof answerSchema>;
