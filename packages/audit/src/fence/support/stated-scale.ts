// "Total revenue in thousands was 5,100": a scale that a sentence states for its bare figures. Without it, a figure a thousand times too small would agree.
import { decimal, toDecimalText } from '@assay/record';
import type { ReadFact } from '../../facts/index.ts';

const exponents: Readonly<Record<string, number>> = { thousands: 3, millions: 6, billions: 9, trillions: 12 };
const statement = /\bin (?:(?:us|u\.s\.)? ?(?:dollars|usd|\$) )?(thousands|millions|billions|trillions)\b/i;
const ownScale = /thousand|million|billion|trillion|\d\s?(?:k|m|b|t|mn|bn|tn)\b|%/i;

/** `figure` is the number as it is written, `words` its sentence or label. A reader that applied a scale has said so. */
export function withStatedScale(read: ReadFact, figure: string, words: string): ReadFact {
  const exponent = exponents[statement.exec(words)?.[1]?.toLowerCase() ?? ''];
  const { fact } = read;
  const scalable = fact.unit.kind === 'none' || fact.unit.kind === 'shares' || (fact.unit.kind === 'money' && fact.unit.per === null);
  if (exponent === undefined || read.scale !== 0 || !scalable || ownScale.test(figure)) return read;
  return { ...read, scale: exponent, fact: { ...fact, value: toDecimalText(decimal(fact.value).times(decimal(10).pow(exponent))), precision: fact.precision === null ? null : fact.precision - exponent } };
}
