// The funds that a share is held against: the whole market, and its sector. A small book of each, with closes and nothing else.
import type { Fact, IsoDate } from '@assay/record';
import { makeBook, type FactBook } from './fact-book.ts';

export type MarketFund = { readonly ticker: string; readonly book: FactBook };

/** Funds by the captures of their closes, in the order in which they were asked for: the market first. */
export function readMarketFunds(facts: readonly Fact[], asOf: IsoDate): readonly MarketFund[] {
  const byTicker = Map.groupBy(facts.filter((fact) => fact.metric.id === 'price' && fact.entity?.ticker !== null && fact.entity !== null), (fact) => fact.entity?.ticker ?? '');
  return [...byTicker].flatMap(([ticker, own]) => {
    const entity = own[0]?.entity ?? null;
    return entity === null ? [] : [{ ticker, book: makeBook({ facts: own, subject: entity, calendar: null, asOf }) }];
  });
}
