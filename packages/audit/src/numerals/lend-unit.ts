// A list of figures may name its unit once, at the end: "4, 3 and 2 percentage points", "2.2 million, 2.1 million and 1.4 million shares".
import type { Unit } from '@assay/record';
import type { NumberToken, Token } from './token.ts';

const joint = /^(?:,? ?(?:and|or) |, ?|\/)$/;
const lent = new Set<Unit['kind']>(['percent', 'points', 'basis-points', 'multiple', 'shares', 'count', 'years', 'days']);
const LONGEST_JOINT = 6;

/** The unit that the next member of a list lends to a figure without one. */
function lentUnit(token: NumberToken, next: Token | undefined, source: string): Unit | null {
  if (next?.kind !== 'number' || token.numeral.unit.kind !== 'none' || !lent.has(next.numeral.unit.kind)) return null;
  if (next.span.start - token.span.end > LONGEST_JOINT) return null;
  if (/^0\.\d/.test(token.numeral.text) && next.numeral.unit.kind === 'percent' && / or $/.test(source.slice(token.span.end, next.span.start))) return null;
  return joint.test(source.slice(token.span.end, next.span.start)) ? next.numeral.unit : null;
}

/** The tokens, with units lent from right to left along lists. */
export function lendUnits(tokens: readonly Token[], source: string): Token[] {
  const all = [...tokens];
  for (let at = all.length - 2; at >= 0; at -= 1) {
    const token = all[at];
    if (token?.kind !== 'number') continue;
    const unit = lentUnit(token, all[at + 1], source);
    if (unit !== null) all[at] = { ...token, numeral: { ...token.numeral, unit } };
  }
  return all;
}
