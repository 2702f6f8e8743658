// The currency in which a company reports: a price of another one is of other shares.
import { mainCurrency } from '@assay/calc';
import { factsFor, type Asked } from './facts-for.ts';

const lines = ['total_assets', 'revenue', 'net_income', 'shareholders_equity'] as const;

/** Looked up only where a price is among the inputs; null where the sources hold no statements. */
export function statementCurrency(used: readonly { readonly metric: string }[], asked: Asked): string | null {
  if (!used.some(({ metric }) => metric === 'price')) return null;
  const facts = lines.flatMap((line) => factsFor(line, asked)).filter(({ fact }) => fact.source.kind === 'filing' || fact.source.kind === 'aggregator');
  return mainCurrency(facts.map(({ fact }) => fact.unit));
}
