// What a sentence asserts, read from its words alone. A field that the sentence leaves out and context supplies is marked `inherited`.
import { z } from 'zod';
import { spanSchema } from '../anchor/anchor.ts';
import { claimId } from '../canonical/ids.ts';
import { decimalText } from '../value/decimal.ts';
import { isoDate } from '../value/date.ts';
import { fiscalParts } from '../value/period.ts';
import { unitSchema } from '../value/unit.ts';
import { entitySchema } from './fact.ts';

/** A time as a writer names it. `basis` tells "fiscal 2024" from "calendar 2024" from a bare "2024". */
export const periodMentionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fiscal'), year: z.int().nullable(), part: z.enum(fiscalParts), basis: z.enum(['fiscal', 'calendar', 'unstated']) }),
  z.object({ kind: z.literal('date'), on: isoDate }),
  z.object({ kind: z.literal('month'), year: z.int().nullable(), month: z.int().min(1).max(12) }),
  /** "nine months ended 30 June 2024": `months` 3, 6, 9, 12. */
  z.object({ kind: z.literal('ended'), months: z.int().nullable(), end: isoDate }),
  /** "from 2019 to 2024", "over the past five years" (then `from` is null and `years` is set). */
  z.object({ kind: z.literal('span'), from: z.int().nullable(), to: z.int().nullable(), years: z.int().nullable() }),
  /** "a year earlier", "the prior quarter": steps back from the anchor period. */
  z.object({ kind: z.literal('relative'), steps: z.int(), of: z.enum(['year', 'quarter', 'month', 'day', 'week', 'period']) }),
]);
export type PeriodMention = z.infer<typeof periodMentionSchema>;

/** A number as shown: it stands for the interval [low, high) in base units. */
export const numeralSchema = z.object({
  span: spanSchema,
  text: z.string(),
  value: decimalText,
  low: decimalText,
  high: decimalText,
  /** Decimal places of the base unit that are shown: −8 for "$383.3 billion", 1 for "18.9x". */
  precision: z.int(),
  unit: unitSchema,
  /** A minus sign or brackets stand in the text. Words such as "loss of" are read by the claim reader. */
  negative: z.boolean(),
  bound: z.enum(['at-least', 'at-most', 'more-than', 'less-than']).nullable(),
  approximate: z.boolean(),
  /** The upper end, when the text gives a range; `value` is then the lower end. */
  upTo: decimalText.nullable(),
});
export type NumeralRecord = z.infer<typeof numeralSchema>;

const inheritedFrom = z.enum(['sentence', 'paragraph', 'heading', 'table', 'report', 'subject']);
export type InheritedFrom = z.infer<typeof inheritedFrom>;

/** The smallest assertion that can be true or false. */
export const claimSchema = z.object({
  id: claimId,
  kind: z.enum(['figure', 'direction', 'rank', 'words']),
  /** The claim's key tokens in the report, UTF-16 offsets. */
  span: spanSchema,
  sentence: spanSchema,
  text: z.string(),
  numeral: numeralSchema.nullable(),
  entity: entitySchema.extend({ inherited: inheritedFrom.nullable() }).nullable(),
  /** `id` from the dictionary, null for words no dictionary knows; `words` are the label as the sentence has it. */
  metric: z.object({ id: z.string().nullable(), words: z.string(), inherited: inheritedFrom.nullable() }).nullable(),
  /** More than one for changes: the period itself first, then the one it is compared with. */
  periods: z.array(z.object({ mention: periodMentionSchema, inherited: inheritedFrom.nullable() })),
  /** The change, ratio or rank that the words say: `growth`, `change`, `share`, `cagr`, `highest`, …; null for a plain value. */
  operation: z.string().nullable(),
  direction: z.enum(['up', 'down', 'flat']).nullable(),
  /** An opinion, forecast, scenario or target, and why it counts as one. */
  judgment: z.string().nullable(),
});
export type Claim = z.infer<typeof claimSchema>;
