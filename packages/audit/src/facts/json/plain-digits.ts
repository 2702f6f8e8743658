import { decimal, toDecimalText } from '@assay/record';

/** A JSON number as plain decimal text: `1.5E9` becomes `1500000000`, `-0.0` becomes `0`; digits that are plain already stay as they are. */
export function plainDigits(digits: string): string {
  return /^-?\d{1,60}(?:\.\d{1,60})?$/.test(digits) && !/^-0(?:\.0+)?$/.test(digits) ? digits : toDecimalText(decimal(digits));
}
