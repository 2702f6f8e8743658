// What a number counts. Percent, fraction, points and basis points are four different units; shares are never dollars.
import { z } from 'zod';

export const unitSchema = z.discriminatedUnion('kind', [
  /** Money; `currency` is ISO 4217, null when the text does not say. `per` marks a per-share figure. */
  z.object({ kind: z.literal('money'), currency: z.string().nullable(), per: z.literal('share').nullable() }),
  z.object({ kind: z.literal('percent') }),
  z.object({ kind: z.literal('points') }),
  z.object({ kind: z.literal('basis-points') }),
  /** A ratio between 0 and 1 that a writer would show as percent. */
  z.object({ kind: z.literal('fraction') }),
  z.object({ kind: z.literal('multiple') }),
  z.object({ kind: z.literal('shares') }),
  z.object({ kind: z.literal('count'), of: z.string().nullable() }),
  z.object({ kind: z.literal('days') }),
  z.object({ kind: z.literal('years') }),
  z.object({ kind: z.literal('index') }),
  /** The text names no unit. */
  z.object({ kind: z.literal('none') }),
]);
export type Unit = z.infer<typeof unitSchema>;
export type UnitKind = Unit['kind'];

export const usd: Unit = { kind: 'money', currency: 'USD', per: null };
export const usdPerShare: Unit = { kind: 'money', currency: 'USD', per: 'share' };
export const noUnit: Unit = { kind: 'none' };

/** Money of one currency, or per share of it. */
export function money(currency: string | null, per: 'share' | null = null): Unit {
  return { kind: 'money', currency, per };
}

/** The same unit in every stated part. A null currency equals only itself: see `unitsAgree` for tolerance. */
export function sameUnit(left: Unit, right: Unit): boolean {
  return unitName(left) === unitName(right);
}

/** A stable short name, used in keys and in reasons: `USD`, `USD/share`, `percent`, `count of stores`. */
export function unitName(unit: Unit): string {
  if (unit.kind === 'money') return `${unit.currency ?? 'money'}${unit.per === 'share' ? '/share' : ''}`;
  if (unit.kind === 'count') return unit.of === null ? 'count' : `count of ${unit.of}`;
  return unit.kind;
}
