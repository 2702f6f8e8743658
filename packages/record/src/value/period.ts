// The time a value speaks of. In SEC data `fy` and `fp` describe the filing, so a period is always dates first; the fiscal label follows from them.
import { z } from 'zod';
import { daysBetween, isoDate, type IsoDate } from './date.ts';

export const fiscalParts = ['FY', 'Q1', 'Q2', 'Q3', 'Q4', 'H1', 'H2', '9M', 'TTM'] as const;
export type FiscalPart = (typeof fiscalParts)[number];

/** A fiscal label: `{year: 2024, part: 'FY'}`. The year is the one the company itself uses. */
export const fiscalLabelSchema = z.object({ year: z.int(), part: z.enum(fiscalParts) });
export type FiscalLabel = z.infer<typeof fiscalLabelSchema>;

export const periodSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('instant'), on: isoDate, fiscal: fiscalLabelSchema.nullable() }),
  /** Both days included. */
  z.object({ kind: z.literal('duration'), start: isoDate, end: isoDate, fiscal: fiscalLabelSchema.nullable() }),
  /** A source that only says "2019" or "Q3 2021": no dates are invented for it. */
  z.object({ kind: z.literal('labelled'), fiscal: fiscalLabelSchema }),
]);
export type Period = z.infer<typeof periodSchema>;

export function instant(on: IsoDate, fiscal: FiscalLabel | null = null): Period {
  return { kind: 'instant', on, fiscal };
}

export function duration(start: IsoDate, end: IsoDate, fiscal: FiscalLabel | null = null): Period {
  return { kind: 'duration', start, end, fiscal };
}

/** Length in days, both ends included; null for instants and bare labels. */
export function periodDays(period: Period): number | null {
  return period.kind === 'duration' ? daysBetween(period.start, period.end) + 1 : null;
}

/** The last day a period covers; null for a bare label. */
export function periodEnd(period: Period): IsoDate | null {
  if (period.kind === 'instant') return period.on;
  return period.kind === 'duration' ? period.end : null;
}

export type DurationClass = 'quarter' | 'half' | 'nine-months' | 'year' | 'other';

/** What a duration is by its length: a quarter has 80–100 days (12–14 weeks), a year 350–380 (52 or 53 weeks). */
export function durationClass(days: number): DurationClass {
  if (days >= 80 && days <= 100) return 'quarter';
  if (days >= 170 && days <= 195) return 'half';
  if (days >= 260 && days <= 285) return 'nine-months';
  if (days >= 350 && days <= 380) return 'year';
  return 'other';
}

/** `FY2024`, `Q3 2024`, `TTM 2024`. */
export function fiscalName(label: FiscalLabel): string {
  return label.part === 'FY' ? `FY${String(label.year)}` : `${label.part} ${String(label.year)}`;
}

/** A name for reasons and tables: the fiscal label where there is one, else the dates. */
export function periodName(period: Period): string {
  if (period.fiscal !== null) return fiscalName(period.fiscal);
  if (period.kind === 'instant') return period.on;
  return period.kind === 'duration' ? `${period.start} to ${period.end}` : '';
}
