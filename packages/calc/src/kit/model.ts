// What every valuation model has in common: inputs by metric id, and a value with its formula written out, or the reason there is none.
import type { Decimal } from '@assay/record';

/** Inputs by metric id, in base units; rates and growth are fractions. */
export type ModelInputs = Readonly<Record<string, Decimal>>;
export type ModelError = { readonly error: string };
/** `filled` is the formula with its inputs in place. */
export type ModelValue = { readonly value: Decimal; readonly filled: string };
export type ModelOutcome = ModelValue | ModelError;
export type Model = (inputs: ModelInputs) => ModelOutcome;

/** True when every named input is there. */
export function hasInputs<Name extends string>(inputs: ModelInputs, names: readonly Name[]): inputs is Readonly<Record<Name, Decimal>> {
  return missingInputs(inputs, names).length === 0;
}

/** The reason that names the missing inputs. */
export function inputsMissing(inputs: ModelInputs, names: readonly string[]): ModelError {
  return { error: `missing ${missingInputs(inputs, names).join(', ')}` };
}

function missingInputs(inputs: ModelInputs, names: readonly string[]): string[] {
  return names.filter((name) => !Object.hasOwn(inputs, name) || inputs[name]?.isFinite() !== true);
}

/** An input as it is written into a formula: up to sixteen digits, negatives in brackets. */
export function written(value: Decimal): string {
  const text = value.toSignificantDigits(16).toFixed();
  return value.isNegative() ? `(${text})` : text;
}
