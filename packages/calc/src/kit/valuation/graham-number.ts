// Graham's ceiling for a defensive buyer: a price of at most 15 times earnings and 1.5 times book, so 22.5 times their product (The Intelligent Investor, ch. 14).
import { decimal, type Decimal } from '@assay/record';
import { hasInputs, inputsMissing, written, type ModelInputs, type ModelOutcome } from '../model.ts';

const multiple = decimal('22.5');
const names = ['diluted_eps', 'book_value_per_share'] as const;

/** √(22.5 × earnings per share × book value per share); an error when either is not positive. The root makes it inexact. */
export function grahamNumber(inputs: Readonly<Record<(typeof names)[number], Decimal>>): ModelOutcome {
  if (inputs.diluted_eps.lessThanOrEqualTo(0)) return { error: 'no positive earnings per share' };
  if (inputs.book_value_per_share.lessThanOrEqualTo(0)) return { error: 'no positive book value per share' };
  const value = multiple.times(inputs.diluted_eps).times(inputs.book_value_per_share).sqrt();
  return { value, filled: `sqrt(22.5 × ${written(inputs.diluted_eps)} × ${written(inputs.book_value_per_share)})` };
}

/** The model `graham_number`. */
export function grahamModel(inputs: ModelInputs): ModelOutcome {
  return hasInputs(inputs, names) ? grahamNumber(inputs) : inputsMissing(inputs, names);
}
