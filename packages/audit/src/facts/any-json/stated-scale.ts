// The power of ten that a unit or a key of its own states in JSON.
import { scaleIn } from '../labels/unit-words.ts';

/** Power of ten of a stated unit: "Billions of Dollars", "USD millions", "$m"; null where it states none. */
export function unitScale(unit: string): number | null {
  return scaleIn(unit) ?? (/\bthousands?\b|^k$/i.test(unit) ? 3 : /\bmillions?\b|\bm[mn]\b|\b[A-Z]{3} ?m$/i.test(unit) ? 6 : /\bbillions?\b|\bbn\b/i.test(unit) ? 9 : null);
}

const powers = new Map([['0', 0], ['3', 3], ['6', 6], ['9', 9], ['12', 12], ['1', 0], ['1000', 3], ['1000000', 6], ['1000000000', 9]]);

/** What a key such as "scale" or "multiplier" states: words, a power of ten, or the factor itself. */
export function statedScale(text: string): number | null {
  return powers.get(text.replace(/[,_ ](?=\d{3})/g, '')) ?? unitScale(text);
}
