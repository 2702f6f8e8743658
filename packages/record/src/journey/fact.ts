import { z } from 'zod';
import { anchorSchema } from '../anchor/anchor.ts';
import { captureId, factId } from '../canonical/ids.ts';
import { decimalText } from '../value/decimal.ts';
import { isoDate } from '../value/date.ts';
import { periodSchema } from '../value/period.ts';
import { unitSchema } from '../value/unit.ts';
import { sourceKinds } from './capture.ts';

/** A company, series or market. `id` is `cik:0000320193`, `fred:GDPC1`, `index:^GSPC`; null when only a name is known. */
export const entitySchema = z.object({ id: z.string().nullable(), ticker: z.string().nullable(), name: z.string().nullable() });
export type Entity = z.infer<typeof entitySchema>;

/** `id` is the dictionary's (null for a row no dictionary knows), `label` the words as found, `concept` the source's own tag. */
export const metricRefSchema = z.object({ id: z.string().nullable(), label: z.string(), concept: z.string().nullable() });
export type MetricRef = z.infer<typeof metricRefSchema>;

/** Where a figure was published. `filed` is the day it became known. */
export const factSourceSchema = z.object({
  kind: z.enum(sourceKinds),
  name: z.string(),
  form: z.string().nullable(),
  accession: z.string().nullable(),
  filed: isoDate.nullable(),
});

/** A typed value read from a capture. */
export const factSchema = z.object({
  id: factId,
  entity: entitySchema.nullable(),
  metric: metricRefSchema,
  /** In the unit's base: dollars, not millions; percent as shown (44.1), fraction as 0.441. */
  value: decimalText,
  /** Decimal places of the base unit that the source shows: −6 for "1,234 million", 1 for "44.1%"; null when the value is exact. */
  precision: z.int().nullable(),
  unit: unitSchema,
  period: periodSchema.nullable(),
  /** Segment, geography, scenario …; empty for the whole company. */
  dimensions: z.record(z.string(), z.string()),
  source: factSourceSchema,
  capture: captureId,
  anchor: anchorSchema,
  /** How the source itself says the figure was derived (`FY − 9M`), null for a reported one. */
  derived: z.string().nullable(),
});
export type Fact = z.infer<typeof factSchema>;
