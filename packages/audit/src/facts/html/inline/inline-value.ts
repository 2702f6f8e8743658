// The number that a tag's text stands for under its format (Inline XBRL Transformation Registry), in base units.
import { decimal, toDecimalText } from '@assay/record';
import { smallNumber } from '../../../numerals/lex/number-word.ts';
import { shiftDecimal } from '../../shift-decimal.ts';
import type { TaggedFact } from '../tagged-fact.ts';

/** Plain decimal text; null for text that its format does not turn into a number. */
export function inlineValue(tag: TaggedFact): string | null {
  const digits = plainDigitsOf(tag.format.split(':').at(-1)?.toLowerCase() ?? '', tag.text.trim());
  if (digits === null) return null;
  const value = shiftDecimal(digits, tag.scale);
  return tag.negative && value !== '0' ? toDecimalText(decimal(value).negated()) : value;
}

/** Formats name the decimal mark last: `num-dot-decimal`, `numcommadot`; `num-comma-decimal`, `numdotcomma`. */
function plainDigitsOf(format: string, text: string): string | null {
  if (/^(?:fixed-?zero|zero-?dash|num-?dash|no-?content|fixed-empty)/.test(format)) return '0';
  if (format.startsWith('numwords')) return inWords(text);
  const isComma = /comma-?decimal|(?:dot|space)-?comma$/.test(format);
  const plain = isComma ? text.replace(/[.\s'’]/g, '').replace(',', '.') : text.replace(/[,\s'’]/g, '');
  if (!/^\d*\.?\d+$/.test(plain)) return null;
  return plain.startsWith('.') ? `0${plain}` : plain;
}

const scales: Readonly<Record<string, number>> = { hundred: 2, thousand: 3, million: 6, billion: 9 };

/** "none", "no", "three", "twenty-five", "two hundred", "four million"; null for other words. */
function inWords(text: string): string | null {
  const words = text.toLowerCase().replace(/\band\b/g, ' ').split(/[\s-]+/).filter((word) => word !== '');
  if (words.length === 1 && /^(?:no|none|zero|nil)$/.test(words[0] ?? '')) return '0';
  let [total, current] = [decimal(0), decimal(0)];
  for (const word of words) {
    const small = smallNumber(word);
    const power = Object.hasOwn(scales, word) ? scales[word] : undefined;
    if (small !== null) current = current.plus(small);
    else if (power === 2) current = current.times(100);
    else if (power !== undefined) [total, current] = [total.plus(current.times(`1e${String(power)}`)), decimal(0)];
    else return null;
  }
  return words.length === 0 ? null : toDecimalText(total.plus(current));
}
