import { z } from 'zod';
import { captureId } from '../canonical/ids.ts';
import { sha256Text } from '../canonical/hash.ts';
import { isoDate } from '../value/date.ts';

/** Who stands behind a source. A filing outranks an aggregator wherever both speak. */
export const sourceKinds = ['filing', 'market', 'macro', 'aggregator', 'document', 'note', 'web'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** How the bytes came: from the wire, from a cache (fresh or stale), or from the figures bundled with the program. */
export const captureOrigins = ['live', 'fresh-cache', 'stale-cache', 'sample', 'replay', 'file'] as const;

/** One response from outside, kept as bytes before anything parses it. Keys, crumbs and cookies never stand in `request`. */
export const captureSchema = z.object({
  id: captureId,
  tool: z.string(),
  /** Names the fact reader that understands the bytes; null lets the judge go by media type. */
  reader: z.string().nullable(),
  request: z.object({ method: z.string(), url: z.string(), body: z.string().nullable() }),
  status: z.int(),
  mediaType: z.string(),
  receivedAt: z.iso.datetime(),
  origin: z.enum(captureOrigins),
  sourceKind: z.enum(sourceKinds),
  /** The source as a reader would name it: `SEC EDGAR company facts`. */
  sourceName: z.string(),
  licence: z.string(),
  /** The day up to which the source's content is known, where that differs from `receivedAt`. */
  asOf: isoDate.nullable(),
  /** Company the request was about, so that facts without an entity of their own know theirs. */
  entity: z.object({ id: z.string().nullable(), ticker: z.string().nullable(), name: z.string().nullable() }).nullable(),
  sha256: sha256Text,
  size: z.int().nonnegative(),
});
export type Capture = z.infer<typeof captureSchema>;
