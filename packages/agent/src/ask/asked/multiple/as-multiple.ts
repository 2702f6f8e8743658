// A price held against a figure of the statements as a reading like any other, so that plan, checks and answer find in it what they look for.
import type { Asked, AskedMeasure, AskedPeriod } from '../asked.ts';
import type { Company } from '@assay/data';
import type { Multiple, PricedAt } from './multiple.ts';
import type { ReadMultiple } from './read-multiple.ts';

const ids: Readonly<Record<string, readonly [multiple: string, yields: string]>> = {
  diluted_eps: ['pe_ratio', 'earnings_yield'], dividends_per_share: ['dividend_yield', 'dividend_yield'], revenue: ['price_to_sales', 'price_to_sales'], shareholders_equity: ['price_to_book', 'price_to_book'],
  free_cash_flow: ['price_to_free_cash_flow', 'free_cash_flow_yield'],
};

/** The dictionary's own measure; null where it has none of that name. */
export function measureOf({ of, isYield }: Pick<Multiple, 'of' | 'isYield'>): string | null {
  return of === null ? 'market_cap' : ids[of]?.[isYield ? 1 : 0] ?? null;
}

/** Of the newest close and the newest figures the dictionary's own measure is asked; null where it has none. */
export function askedOfMultiple({ multiple, leftOver }: ReadMultiple, { question, company, filters }: { readonly question: string; readonly company: Company; readonly filters: Asked['filters'] }): Asked | null {
  const id = measureOf(multiple);
  const isPlain = multiple.at.length === 0 && multiple.times === null;
  if (isPlain && id === null) return null;
  const at: readonly PricedAt[] = multiple.at.length === 0 ? [{ price: null, year: null }] : multiple.at;
  const figure = multiple.of === null || id === null ? multiple.of ?? 'market_cap' : id;
  const priced: readonly AskedMeasure[] = id === null ? [{ kind: 'metric', id: 'market_cap', as: 'value', words: 'market value' }] : [];
  const measures: readonly AskedMeasure[] = [{ kind: 'metric', id: figure, as: 'value', words: figure.replaceAll('_', ' ') }, ...priced];
  const kept = { text: question, operation: 'look-up' as const, companies: [company], group: null, unknown: [], measures, order: null, limit: null, conditions: [], filters, wantsWords: false, inherited: [], unread: [], strange: [], leftOver };
  return isPlain ? { ...kept, periods: [] } : { ...kept, periods: at.flatMap(periodsOf), multiple: { ...multiple, at } };
}

function periodsOf({ price, year }: PricedAt): readonly AskedPeriod[] {
  const day = price?.kind === 'point' ? price.on : price?.kind === 'edge' ? price.to : null;
  // By its last month alone its number is not known yet.
  const figures: readonly AskedPeriod[] = year !== null && 'year' in year ? [{ kind: 'fiscal', year: year.year, part: 'FY' }] : [];
  return [...(day === null ? [] : [{ kind: 'date' as const, on: day }]), ...figures];
}
