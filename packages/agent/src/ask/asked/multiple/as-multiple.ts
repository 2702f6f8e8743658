// A price held against a figure of the statements as a reading like any other, so that plan, checks and answer find in it what they look for.
import type { Asked, AskedMeasure, AskedPeriod } from '../asked.ts';
import type { Company } from '@assay/data';
import type { Multiple, PricedAt } from './multiple.ts';
import type { ReadMultiple } from './read-multiple.ts';
import type { ReadValuation } from './read-valuation.ts';

const ids: Readonly<Record<string, readonly [multiple: string, yields: string]>> = {
  diluted_eps: ['pe_ratio', 'earnings_yield'], dividends_per_share: ['dividend_yield', 'dividend_yield'], revenue: ['price_to_sales', 'price_to_sales'], shareholders_equity: ['price_to_book', 'price_to_book'],
  free_cash_flow: ['price_to_free_cash_flow', 'free_cash_flow_yield'],
};

/** The dictionary's own measure; null where it has none of that name. */
export function measureOf({ of, isYield }: Pick<Multiple, 'of' | 'isYield'>): string | null {
  return of === null ? 'market_cap' : ids[of]?.[isYield ? 1 : 0] ?? null;
}

/** What the dictionary calls by that name; dividends in a price are no yield, and sales in percent of one no price over sales. */
function hasName({ times, isYield }: Multiple, id: string): boolean {
  return times === null && (isYield ? !id.startsWith('price_to') : id !== 'dividend_yield');
}

type Around = { readonly question: string; readonly companies: readonly Company[]; readonly filters: Asked['filters'] };

/** What is made of the price, with the days and years of what it is made of. */
export function askedOfValuation({ valuation, leftOver }: ReadValuation, { question, companies, filters }: Around): Asked {
  const measures = valuation.items.map((id): AskedMeasure => ({ kind: 'metric', id, as: 'value', words: id.replaceAll('_', ' ') }));
  return {
    text: question, operation: companies.length > 1 ? 'compare' : 'look-up', companies, group: null, unknown: [], measures, periods: valuation.at.flatMap(periodsOf), order: null, limit: null, conditions: [], filters,
    wantsWords: false, inherited: [], unread: [], strange: [], leftOver, valuation,
  };
}

/** A measure of the dictionary is told as one, of whatever close and year; null where neither it nor a close or a year is named. */
export function askedOfMultiple({ multiple, leftOver }: ReadMultiple, { question, company, filters }: { readonly question: string; readonly company: Company; readonly filters: Asked['filters'] }): Asked | null {
  const id = measureOf(multiple);
  const at: readonly PricedAt[] = multiple.at.length === 0 ? [{ price: null, year: null }] : multiple.at;
  if (id !== null && hasName(multiple, id)) return askedOfValuation({ valuation: { items: [id], at }, leftOver }, { question, companies: [company], filters });
  const isPlain = multiple.at.length === 0 && multiple.times === null;
  if (isPlain && id === null) return null;
  const figure = multiple.of === null || id === null ? multiple.of ?? 'market_cap' : id;
  const priced: readonly AskedMeasure[] = id === null ? [{ kind: 'metric', id: 'market_cap', as: 'value', words: 'market value' }] : [];
  const measures: readonly AskedMeasure[] = [{ kind: 'metric', id: figure, as: 'value', words: figure.replaceAll('_', ' ') }, ...priced];
  const kept = { text: question, operation: 'look-up' as const, companies: [company], group: null, unknown: [], measures, order: null, limit: null, conditions: [], filters, wantsWords: false, inherited: [], unread: [], strange: [], leftOver };
  return isPlain ? { ...kept, periods: [] } : { ...kept, periods: at.flatMap(periodsOf), multiple: { ...multiple, at } };
}

function periodsOf({ price, year }: PricedAt): readonly AskedPeriod[] {
  const day = price?.kind === 'point' ? price.on : price?.kind === 'edge' ? price.to : null;
  // By its last month alone its number is not known yet.
  const figures: readonly AskedPeriod[] = year === null || 'endsIn' in year ? [] : [{ kind: 'fiscal', year: 'year' in year ? year.year : null, part: 'FY' }];
  return [...(day === null ? [] : [{ kind: 'date' as const, on: day }]), ...figures];
}
