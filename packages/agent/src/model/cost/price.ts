// The price of a model's tokens, as it is listed and as a user's file says it.
import { decimalText, isoDate } from '@assay/record';
import { z } from 'zod';

/** Not negative: nobody is paid for tokens. */
const amount = decimalText.refine((text) => !text.startsWith('-'), 'must not be negative');

/** US dollars for a million tokens. `cached` null: cached tokens cost as much as others. `seen`: the day on which the price was read. */
export const priceSchema = z.strictObject({ input: amount, output: amount, cached: amount.nullable().default(null), seen: isoDate });
export type Price = z.infer<typeof priceSchema>;

/** A file of prices: `{"openai/gpt-x": {"input": "2", "output": "10", "cached": "0.1", "seen": "2026-11-21"}}`. */
export const priceFileSchema = z.record(z.string().regex(/^[a-z-]{1,20}\/\S{1,120}$/), priceSchema);
