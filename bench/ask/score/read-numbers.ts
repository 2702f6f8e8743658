// Numbers as a reader sees them in a text, with scale, unit and precision. Apart from the judge's own reader, so that the bench does not share its mistakes.

export type ReadUnit = 'USD' | 'percent' | 'points' | 'bps' | 'multiple' | 'shares' | 'none';

/** `step` is the worth of the last digit shown; `digits` the significant digits shown; `negative` says that a minus stands there, `bracketed` that brackets do: an accountant's minus, or a remark. */
export type ReadNumber = { readonly value: number; readonly step: number; readonly digits: number; readonly unit: ReadUnit; readonly scaled: boolean; readonly negative: boolean; readonly bracketed: boolean; readonly text: string; readonly at: number };

const scales: Readonly<Record<string, number>> = { trillion: 1e12, tn: 1e12, T: 1e12, billion: 1e9, bn: 1e9, B: 1e9, million: 1e6, mn: 1e6, M: 1e6, m: 1e6, thousand: 1e3, K: 1e3, k: 1e3 };
const unitWords: readonly (readonly [RegExp, ReadUnit])[] = [
  [/^\s?(?:%\s?-?points?|percentage points?|points?\b|pp\b)/i, 'points'], [/^\s?(?:%|percent\b)/i, 'percent'], [/^\s?(?:basis points?|bps?\b)/i, 'bps'],
  [/^\s?(?:times\b|[x×](?![a-z]))/i, 'multiple'], [/^\s?shares?\b/i, 'shares'], [/^\s?(?:US )?(?:dollars?|USD)\b/i, 'USD'],
];
const number = /(?<![\w.,])([-−–]\s?)?(\()?(US\$|\$|USD\s)?\s?([-−])?(\d{1,3}(?:,\d{3}){1,6}|\d{1,15})(\.\d{1,12})?(?![\d,]*\d)(?:\s?(trillion|billion|million|thousand|tn|bn|mn|T|B|M|m|K|k)\b)?/g;

/** Every number of a text. A bare year is a number too: its unit is `none`. */
export function readNumbers(text: string): ReadNumber[] {
  return [...text.matchAll(number)].map((match) => toNumber(match, text));
}

function toNumber(match: RegExpExecArray, text: string): ReadNumber {
  const [whole, minus, bracket, sign, inner, integer = '', fraction = '', scaleWord] = match;
  const scale = scaleWord === undefined ? 1 : (scales[scaleWord] ?? 1);
  const after = text.slice(match.index + whole.length, match.index + whole.length + 24);
  const named = unitWords.find(([pattern]) => pattern.test(after))?.[1];
  const isBracketed = bracket !== undefined && after.startsWith(')');
  const decimals = Math.max(0, fraction.length - 1);
  const digits = `${integer.replaceAll(',', '')}${fraction.slice(1)}`.replace(/^0+/, '');
  return {
    value: Number(integer.replaceAll(',', '') + fraction) * scale, step: scale * 10 ** -decimals, digits: Math.max(1, digits.length),
    unit: sign === undefined ? (named ?? 'none') : 'USD', scaled: scaleWord !== undefined, negative: minus !== undefined || inner !== undefined, bracketed: isBracketed, text: whole.trim(), at: match.index,
  };
}
