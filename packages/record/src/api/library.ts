// The user's library of filings over HTTP: what it holds, and passages of it that answer a question.
import { z } from 'zod';
import { spanSchema } from '../anchor/anchor.ts';
import { libraryEntrySchema } from '../filing/ingested-filing.ts';

export const libraryDocumentSchema = libraryEntrySchema.pick({ id: true, company: true, form: true, period: true, filed: true, fiscalYear: true, chunks: true, tables: true, ingestedAt: true, source: true, url: true, itemCount: true, pageCount: true });

export const libraryViewSchema = z.object({
  documents: z.array(libraryDocumentSchema), total: z.int(), next: z.int().nullable(),
  /** Of the whole library. */
  counts: z.object({ documents: z.int(), companies: z.int(), passages: z.int(), tables: z.int() }),
});
export type LibraryView = z.infer<typeof libraryViewSchema>;

/** A passage: the filing that it stands in, its place in the captured text, its words, and why it was found. */
export const searchHitSchema = z.object({
  company: z.string().nullable(), ticker: z.string().nullable(), form: z.string(), period: z.string().nullable(), filed: z.string().nullable(), filing: z.string(),
  section: z.string(), title: z.string(), headings: z.array(z.string()), page: z.int().nullable(), isTable: z.boolean(), text: z.string(), sentence: z.string().nullable(), why: z.string(), score: z.number(), place: spanSchema,
});
export const searchViewSchema = z.object({ query: z.string(), /** So many filings were searched. */ searched: z.int(), hits: z.array(searchHitSchema) });
export type SearchView = z.infer<typeof searchViewSchema>;
