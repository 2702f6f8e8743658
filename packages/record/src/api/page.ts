// A report as its page shows it: finished, escaped markup in parts, so that the text of a report is rendered in one place only.
import { z } from 'zod';
import { captureId } from '../canonical/ids.ts';
import { spanSchema } from '../anchor/anchor.ts';
import { strengths, verdictNames } from '../journey/verdict.ts';

const markup = z.string();
const count = z.int().nonnegative();

/** A paragraph, a heading, a list, a table. `claims` are those whose place, `#r12`, is in it; `length` its characters of source. */
export const pageBlockSchema = z.object({ html: markup, claims: z.array(z.int().positive()), headings: z.array(z.string()), length: count });
export type PageBlockView = z.infer<typeof pageBlockSchema>;

export const reportPageSchema = z.object({
  run: z.string(),
  /** As the bar names it. */
  ticker: z.string(),
  name: z.string(),
  coverage: z.string(),
  /** What kind of figures it rests on; null for live ones. */
  data: z.string().nullable(),
  notice: markup, title: pageBlockSchema, dek: markup,
  blocks: z.array(pageBlockSchema),
  /** Figures with their findings as titles; they stand before block `at`. Empty where there is nothing to draw. */
  charts: z.object({ html: markup, at: count }),
  contents: z.array(z.object({ id: z.string(), text: z.string(), claims: count })),
  /** The strength of claim 1, 2, 3 … */
  strengths: z.array(z.enum(strengths)),
  tally: z.array(z.object({ strength: z.enum(strengths), name: z.string(), means: z.string(), example: z.string(), count })),
  outside: z.object({ html: markup, count }),
  /** Of a run that answered a question: how far to rely on it, citations, what to ask next. */
  answer: markup.nullable(),
  sources: markup, colophon: markup,
  sealed: z.boolean(),
});
export type ReportPage = z.infer<typeof reportPageSchema>;

/** Where a link of a chain stands in the captured bytes. */
export const rawPlaceSchema = z.object({
  /** The link's number in the chain. */
  link: z.int().positive(),
  capture: captureId,
  /** `S1`, as the list of sources has it. */
  label: z.string(), name: z.string(), mediaType: z.string(), size: count, sha256: z.string(), url: z.string(),
  /** Bytes of the value and the line it begins in; null where only the response as a whole is known. */
  bytes: spanSchema.nullable(), line: z.int().positive().nullable(),
  /** What was read there. */
  says: z.string(),
});
export type RawPlace = z.infer<typeof rawPlaceSchema>;

export const claimEvidenceSchema = z.object({
  number: z.int().positive(), of: count, verdict: z.enum(verdictNames), strength: z.enum(strengths), word: z.string(), text: z.string(), reason: z.string(),
  /** The first source that the verdict rests on. */
  source: z.string().nullable(),
  /** The panel: verdict, reason, arithmetic and chain. */
  html: markup,
  raw: z.array(rawPlaceSchema),
});
export type ClaimEvidence = z.infer<typeof claimEvidenceSchema>;
export const evidenceListSchema = z.object({ evidence: z.array(claimEvidenceSchema), total: count, next: z.int().positive().nullable() });
export type EvidenceList = z.infer<typeof evidenceListSchema>;

export const claimRowSchema = z.object({
  number: z.int().positive(), verdict: z.enum(verdictNames), strength: z.enum(strengths), word: z.string(), text: z.string(), section: z.string(), metric: z.string(), entity: z.string(), period: z.string(),
  /** What the source holds where it holds the value itself, or what the formula gives. */
  value: z.string(), source: z.string(), rule: z.string(), reason: z.string(), right: z.string().nullable(),
});
export type ClaimRow = z.infer<typeof claimRowSchema>;
export const claimTableSchema = z.object({ name: z.string(), ticker: z.string(), rows: z.array(claimRowSchema) });
export type ClaimTable = z.infer<typeof claimTableSchema>;

/** Captured bytes as rows of a window: lines, long ones in pieces. `offsets[k]` is where row `k × every` begins, `lines[k]` its line, `begins[k]` whether it begins the line. */
export const captureRowsSchema = z.object({ size: count, rows: count, lines: count, every: z.int().positive(), offsets: z.array(count), lineOf: z.array(z.int().positive()), begins: z.array(z.boolean()) });
export type CaptureRows = z.infer<typeof captureRowsSchema>;
