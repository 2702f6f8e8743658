import { Decimal } from '@assay/record';
import type { ComputedLeaf } from '../leaf.ts';

/** Points under which a positive spread counts as flat. */
const FLAT = 0.25;

/** By the ten-year less the two-year yield. */
export function shapeOfCurve(spread: ComputedLeaf | { readonly fact: { readonly value: string } } | null): 'inverted' | 'flat' | 'normal' | null {
  if (spread === null) return null;
  const points = new Decimal(spread.fact.value);
  if (points.isNegative()) return 'inverted';
  return points.lt(FLAT) ? 'flat' : 'normal';
}
