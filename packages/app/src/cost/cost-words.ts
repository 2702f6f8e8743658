// Tokens and money in words, for the command line and for exported pages.
import type { Cost, Usage } from '@assay/agent';

export function groupedCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** An unknown price is never shown as nothing. */
export function moneyWords(usd: Usage['usd']): string {
  if (usd === null) return 'price not known';
  const amount = Number(usd);
  return amount === 0 ? '$0' : amount < 0.0001 ? 'under $0.0001' : `$${amount.toFixed(4)}`;
}

export function tokenWords({ inputTokens, outputTokens, cachedTokens }: Usage): string {
  return `${groupedCount(inputTokens)} in${cachedTokens === 0 ? '' : ` (${groupedCount(cachedTokens)} cached)`}, ${groupedCount(outputTokens)} out`;
}

export function costTotal({ calls, failed, retries, total }: Cost): string {
  const trouble = [failed === 0 ? '' : `, ${String(failed)} failed`, retries === 0 ? '' : `, ${String(retries)} made again`].join('');
  return calls + failed === 0 ? 'no model calls' : `${String(calls)} ${calls === 1 ? 'call' : 'calls'}${trouble}; ${tokenWords(total)}; ${moneyWords(total.usd)}`;
}

/** In half a line, for a header; null where no model was asked. */
export function costInShort({ calls, failed, total }: Cost): string | null {
  return calls + failed === 0 ? null : `${String(calls + failed)} model ${calls + failed === 1 ? 'call' : 'calls'}, ${moneyWords(total.usd)}`;
}
