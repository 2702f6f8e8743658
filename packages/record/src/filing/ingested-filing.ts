// A filing of the user's own library: its capture, and what is known of it. One record a filing; the bytes are kept beside by their hash.
import { z } from 'zod';
import { sha256Text } from '../canonical/hash.ts';
import { captureId } from '../canonical/ids.ts';
import { captureSchema } from '../journey/capture.ts';
import { isoDate } from '../value/date.ts';

export const LIBRARY_FORMAT = 1;

/** What a list of the library shows of a filing, and a search is narrowed by. */
const known = {
  /** Null where neither the document nor the user says it. */
  company: z.object({ name: z.string().nullable(), ticker: z.string().nullable(), cik: z.string().nullable() }),
  /** `10-K`, `10-Q`, `8-K` …, `press release`; `document` where nothing says it. */
  form: z.string(),
  /** Last day of the period covered, or the day of the event. */
  period: isoDate.nullable(),
  filed: isoDate.nullable(),
  fiscalYear: z.int().nullable(),
  chunks: z.int().nonnegative(),
  tables: z.int().nonnegative(),
  ingestedAt: z.iso.datetime(),
};

export const ingestedFilingSchema = z.object({
  ...known,
  format: z.literal(LIBRARY_FORMAT),
  /** The bytes that are read, searched and cited; of a PDF these are its extracted text. */
  capture: captureSchema,
  /** The file that the text was extracted from, where it is not the capture itself. */
  original: z.object({ sha256: sha256Text, size: z.int().nonnegative(), mediaType: z.string() }).nullable(),
  /** Where each page begins in the captured text; null for a document without pages. */
  pages: z.array(z.int().nonnegative()).nullable(),
  items: z.array(z.object({ key: z.string(), also: z.array(z.string()), title: z.string() })),
});
export type IngestedFiling = z.infer<typeof ingestedFilingSchema>;

export const libraryEntrySchema = z.object({
  ...known,
  id: captureId,
  /** Of the file as it came: the same content is the same filing. */
  sha256: sha256Text,
  source: z.string(),
  /** Where it came from: an address of the SEC, or `file:NAME`. */
  url: z.string(),
  itemCount: z.int().nonnegative(),
  pageCount: z.int().nonnegative().nullable(),
  /** Items that stand under another's heading: `2` under `1`. */
  joined: z.record(z.string(), z.string()),
});
export type LibraryEntry = z.infer<typeof libraryEntrySchema>;
