// So many times something, written so that every factor is a number that needs no proof: `100 × $10.00 + 45 × $10.00`.
import { join, say, type Text } from '../../../../prose/text.ts';
import { countWritten, roundParts } from './money-put-in.ts';
import type { Holder } from '../scene.ts';

/** Up to a hundred, and round numbers, stand as they are. */
const isPlain = (number: number): boolean => number <= 100 || roundParts(number) !== null || number >= 100_000 || !Number.isInteger(number);

export function timesWritten(holder: Holder, number: number, factor: Text): Text {
  const parts = isPlain(number) ? [number] : [Math.floor(number / 1000) * 1000, Math.floor((number % 1000) / 100) * 100, number % 100].filter((part) => part > 0);
  return join(parts.map((part) => say`${countWritten(holder, part)} × ${factor}`), ' + ');
}
