// Inline XBRL: a filing's page may tag a shown number with its concept, context, unit and scale (inline XBRL 1.1, ix:nonFraction).
import { decimal, duration, instant, isIsoDate, money, noUnit, toDecimalText, type Period, type Span, type Unit } from '@assay/record';
import { shiftDecimal } from '../shift-decimal.ts';

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

/** The tagged value in base units as decimal text; null for a format that is not plain digits. */
export function taggedValue(tag: TaggedFact): string | null {
  if (/zero|dash|nocontent/i.test(tag.format)) return '0';
  const plain = (/comma/i.test(tag.format) ? tag.text.replace(/[.\s]/g, '').replace(',', '.') : tag.text.replace(/[,\s]/g, '')).trim();
  if (!/^\d*\.?\d+$/.test(plain)) return null;
  const value = shiftDecimal(plain.startsWith('.') ? `0${plain}` : plain, tag.scale);
  return tag.negative && value !== '0' ? toDecimalText(decimal(value).negated()) : value;
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
