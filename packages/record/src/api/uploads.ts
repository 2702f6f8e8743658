// What is handed in over HTTP: a report with its sources, a filing, an archive. Files come as multipart/form-data.
import { z } from 'zod';
import { isoDate } from '../value/date.ts';

/** The folder in which what was handed in lies until the job has ended. */
export const uploadReference = z.string().regex(/^upl_[0-9a-f]{16}$/);

const words = (most: number): z.ZodOptional<z.ZodNullable<z.ZodString>> => z.string().trim().min(1).max(most).nullish();

/** Beside the files `report` (one) and `sources` (one or more). */
export const auditFieldsSchema = z.strictObject({ company: words(120), ticker: words(20), question: words(2000), asOf: isoDate.nullish() });
/** Beside the files `filing` (one or more): what is known of them, where they do not say it themselves. */
export const filingFieldsSchema = z.strictObject({ company: words(120), form: words(20), period: isoDate.nullish(), filed: isoDate.nullish() });

/** The judgment of somebody's report against sources that came with it. */
export const askedAuditSchema = z.strictObject({ kind: z.literal('audit'), upload: uploadReference, report: z.string(), sources: z.int().positive(), ...auditFieldsSchema.shape });
export type AskedAudit = z.infer<typeof askedAuditSchema>;
/** Filings that are taken into the library. */
export const askedIngestionSchema = z.strictObject({ kind: z.literal('ingestion'), upload: uploadReference, files: z.array(z.string()), ...filingFieldsSchema.shape });
export type AskedIngestion = z.infer<typeof askedIngestionSchema>;
