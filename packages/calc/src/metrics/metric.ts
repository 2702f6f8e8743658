// What an entry of the dictionary says of a metric.
import type { Unit } from '@assay/record';

export type MetricKind = 'flow' | 'stock' | 'ratio' | 'per-share' | 'price' | 'rate' | 'index' | 'count' | 'indicator';

export type Metric = {
  readonly id: string;
  /** The name as an analyst writes it, lower case except for proper abbreviations. */
  readonly label: string;
  readonly kind: MetricKind;
  /** Money has a null currency: it is the fact's. A `percent` metric is shown in percent; its formula gives the fraction. */
  readonly unit: Unit;
  readonly synonyms: readonly string[];
  /** Qualified XBRL concepts, the preferred first. */
  readonly concepts: readonly string[];
  /** Field names of other sources: `{ yahoo: ['totalRevenue'], fred: ['UNRATE'] }`. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Metrics it must not be taken for. */
  readonly not: readonly string[];
  readonly formula: string | null;
  readonly favourable: 'up' | 'down' | null;
};

export type Dictionary = readonly Metric[];
type Details = { readonly also?: string; readonly tags?: string; readonly yahoo?: string; readonly fmp?: string; readonly fred?: string; readonly not?: string; readonly formula?: string; readonly good?: 'up' | 'down' };

const dollars: Unit = { kind: 'money', currency: null, per: null };
const dollarsPerShare: Unit = { kind: 'money', currency: null, per: 'share' };
/** The words by which entries name their unit. */
export const units = { money: dollars, share: dollarsPerShare, percent: { kind: 'percent' }, points: { kind: 'points' }, times: { kind: 'multiple' }, shares: { kind: 'shares' }, count: { kind: 'count', of: null }, days: { kind: 'days' }, index: { kind: 'index' } } as const satisfies Record<string, Unit>;
export type UnitWord = keyof typeof units;

function listOf(text: string | undefined, separator: string): string[] {
  return text === undefined ? [] : text.split(separator).map((item) => item.trim()).filter((item) => item !== '');
}

function fieldsOf({ yahoo, fmp, fred }: Details): Record<string, string[]> {
  return Object.fromEntries(Object.entries({ yahoo, fmp, fred }).flatMap(([source, names]) => (names === undefined ? [] : [[source, listOf(names, ' ')]])));
}

function conceptOf(tag: string): string {
  if (!tag.includes(':')) return `us-gaap:${tag}`;
  return tag.startsWith('ifrs:') ? tag.replace('ifrs:', 'ifrs-full:') : tag;
}

/** Writes one entry: synonyms are separated by `;`, tags and field names by spaces. Tags without a prefix are us-gaap; `ifrs:` is ifrs-full. */
export function metric(id: string, label: string, of: { readonly kind: MetricKind; readonly unit: UnitWord } & Details): Metric {
  return {
    id, label, kind: of.kind, unit: units[of.unit], synonyms: listOf(of.also, ';'),
    concepts: listOf(of.tags, ' ').map(conceptOf), fields: fieldsOf(of),
    not: listOf(of.not, ' '), formula: of.formula ?? null, favourable: of.good ?? null,
  };
}
