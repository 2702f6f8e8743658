// "Total revenue in thousands was 5,100": a scale that a sentence states for its bare figures. Without it, a figure a thousand times too small would agree.
import { decimal, toDecimalText } from '@assay/record';
import type { ReadFact } from '../../facts/index.ts';

const exponents: Readonly<Record<string, number>> = { thousands: 3, millions: 6, billions: 9, trillions: 12 };
const currency = String.raw`(?:us |u\.s\. )?(?:dollars|usd|eur|euros|gbp|pounds|jpy|yen|\$|€|£)`;
/** "in thousands", "(thousands)", "thousands of dollars", "USD thousands"; "thousands of customers" is no scale. */
const inProse = new RegExp(`(?:\\bin (?:${currency} )?|\\(|${currency} )(thousands|millions|billions|trillions)\\b|\\b(thousands|millions|billions|trillions) of ${currency}`, 'i');
/** In a label every such word is one. */
const inLabel = /\b(thousands|millions|billions|trillions)\b/i;
const ownScale = /thousand|million|billion|trillion|\d\s?(?:k|m|b|t|mn|bn|tn)\b|%/i;

function statedExponent(figure: string | null, words: string): number | null {
  const found = (figure === null ? inLabel : inProse).exec(words);
  return exponents[(found?.[1] ?? found?.[2] ?? '').toLowerCase()] ?? null;
}

/** Tables have a reader that sees their captions and exempts what a caption exempts; a reader that applied a scale has said so. */
function isScaled({ fact, scale, column }: ReadFact, figure: string): boolean {
  const scalable = fact.unit.kind === 'none' || fact.unit.kind === 'shares' || (fact.unit.kind === 'money' && fact.unit.per === null);
  return column.length > 0 || scale !== 0 || !scalable || ownScale.test(figure);
}

/** `figure` is the number as it is written in a sentence, null for a member with a label. */
export function withStatedScale(read: ReadFact, figure: string | null, words: string): ReadFact {
  const exponent = statedExponent(figure, words);
  const { fact } = read;
  if (exponent === null || isScaled(read, figure ?? '')) return read;
  return { ...read, scale: exponent, fact: { ...fact, value: toDecimalText(decimal(fact.value).times(decimal(10).pow(exponent))), precision: fact.precision === null ? null : fact.precision - exponent } };
}
