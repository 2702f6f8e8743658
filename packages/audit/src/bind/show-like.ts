// The right value in the claim's own dress: "$383.3 billion" becomes "$391.0 billion", digits and scale as the writer chose them.
import { decimal, type Decimal, type NumeralRecord } from '@assay/record';

/** Replaces the digits of a numeral's text by another value's, with the same decimals and grouping; falls back to plain digits. */
export function showLike(numeral: NumeralRecord, value: Decimal): string {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(numeral.text);
  if (digits === null) return value.toSignificantDigits(6).toString();
  const mantissa = decimal(digits[0].replaceAll(',', ''));
  const factor = mantissa.isZero() ? decimal(1) : decimal(numeral.value).abs().dividedBy(mantissa);
  const decimals = digits[0].includes('.') ? digits[0].length - digits[0].indexOf('.') - 1 : 0;
  const scaled = (factor.isZero() ? value : value.dividedBy(factor)).abs().toFixed(decimals);
  const grouped = digits[0].includes(',') || scaled.length > 6 ? groupDigits(scaled) : scaled;
  const sign = value.isNegative() && !numeral.negative ? '−' : '';
  const text = numeral.text.slice(0, digits.index) + grouped + numeral.text.slice(digits.index + digits[0].length);
  return value.isNegative() === numeral.negative || sign === '' ? text : sign + text;
}

function groupDigits(text: string): string {
  const [whole = '', fraction] = text.split('.');
  let grouped = '';
  for (let at = 0; at < whole.length; at += 1) grouped += (at > 0 && (whole.length - at) % 3 === 0 ? ',' : '') + whole.charAt(at);
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
