// Inline XBRL: a filing's page may tag a shown number with its concept, context, unit and scale (inline XBRL 1.1, ix:nonFraction).
import { duration, instant, isIsoDate, money, noUnit, type Period, type Span, type Unit } from '@assay/record';

export type TaggedFact = {
  readonly concept: string; readonly context: string; readonly unit: string;
  readonly scale: number; readonly negative: boolean; readonly decimals: number | null; readonly format: string;
  text: string;
  /** Where the shown text stands in the source; null until it is met. */
  span: Span | null;
};
export type TagContext = { readonly period: Period; readonly dimensions: Readonly<Record<string, string>> };
export type TagBook = { readonly contexts: ReadonlyMap<string, TagContext>; readonly units: ReadonlyMap<string, Unit>; /** The registrant's CIK, as the contexts name it. */ readonly identifier: string | null };

export function openTag(attributes: Readonly<Record<string, string>>): TaggedFact | null {
  const { name, contextref, unitref, scale, sign, decimals, format } = attributes;
  if (name === undefined || contextref === undefined) return null;
  return {
    concept: name, context: contextref, unit: unitref ?? '', scale: Number(scale ?? '0') || 0, negative: sign === '-',
    decimals: decimals === undefined || decimals === 'INF' ? null : Number(decimals), format: format ?? '', text: '', span: null,
  };
}

/** The unit of an XBRL measure: `iso4217:USD`, `xbrli:shares`, `iso4217:USD` per `xbrli:shares`, `xbrli:pure`. */
export function unitOfMeasures(measures: readonly string[], isDivided: boolean): Unit {
  const [first = '', second = ''] = measures.map((measure) => measure.trim());
  const currency = /^iso4217:([A-Z]{3})$/i.exec(first)?.[1]?.toUpperCase();
  if (currency !== undefined) return !isDivided || /shares?$/i.test(second) ? money(currency, isDivided ? 'share' : null) : noUnit;
  if (/(?:^|:)shares$/i.test(first)) return { kind: 'shares' };
  return /(?:^|:)pure$/i.test(first) ? { kind: 'fraction' } : { kind: 'count', of: first.split(':').at(-1) ?? null };
}

/** The period of an XBRL context; null for dates that are none. */
export function periodOfContext(dates: { readonly start: string | null; readonly end: string | null; readonly on: string | null }): Period | null {
  if (dates.on !== null && isIsoDate(dates.on)) return instant(dates.on);
  return dates.start !== null && dates.end !== null && isIsoDate(dates.start) && isIsoDate(dates.end) ? duration(dates.start, dates.end) : null;
}
