// What a call took: tokens as the provider counts them, and money by a dated price table.
import { decimal, decimalText, toDecimalText, type DecimalText } from '@assay/record';
import { z } from 'zod';

export const usageSchema = z.object({
  /** All of the prompt, cached parts included. */
  inputTokens: z.int().nonnegative(),
  /** All that the model wrote, thoughts included. */
  outputTokens: z.int().nonnegative(),
  /** The part of `inputTokens` that the provider had kept from an earlier call. */
  cachedTokens: z.int().nonnegative(),
  /** US dollars; null where the price of the model is not known. */
  usd: decimalText.nullable(),
}).readonly();
export type Usage = z.infer<typeof usageSchema>;

export const noUsage: Usage = { inputTokens: 0, outputTokens: 0, cachedTokens: 0, usd: '0' };

function addMoney(left: DecimalText | null, right: DecimalText | null): DecimalText | null {
  return left === null || right === null ? null : toDecimalText(decimal(left).plus(decimal(right)));
}

/** The sum of two; one unknown price makes the sum's unknown. */
export function addUsage(left: Usage, right: Usage | null): Usage {
  if (right === null) return left;
  return {
    inputTokens: left.inputTokens + right.inputTokens, outputTokens: left.outputTokens + right.outputTokens, cachedTokens: left.cachedTokens + right.cachedTokens,
    usd: addMoney(left.usd, right.usd),
  };
}

export function tokensOf(usage: Usage): number {
  return usage.inputTokens + usage.outputTokens;
}
