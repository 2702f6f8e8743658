// Tokens and money in columns.
import type { Cost, CostLine, Usage } from '@assay/agent';
import { cleanLine } from './clean-text.ts';
import { padEnd } from './text-width.ts';

function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** An unknown price is never shown as nothing. */
export function moneyWords(usd: Usage['usd']): string {
  if (usd === null) return 'price not known';
  const amount = Number(usd);
  return amount === 0 ? '$0' : amount < 0.0001 ? 'under $0.0001' : `$${amount.toFixed(4)}`;
}

function tokenWords({ inputTokens, outputTokens, cachedTokens }: Usage): string {
  return `${grouped(inputTokens)} in${cachedTokens === 0 ? '' : ` (${grouped(cachedTokens)} cached)`}, ${grouped(outputTokens)} out`;
}

export function costTotal({ calls, failed, retries, total }: Cost): string {
  const trouble = [failed === 0 ? '' : `, ${String(failed)} failed`, retries === 0 ? '' : `, ${String(retries)} made again`].join('');
  return calls + failed === 0 ? 'no model calls' : `${String(calls)} ${calls === 1 ? 'call' : 'calls'}${trouble}; ${tokenWords(total)}; ${moneyWords(total.usd)}`;
}

export function costRows({ lines }: Cost): readonly string[] {
  const cells = lines.map(({ stage, model, calls, usage }: CostLine) => [cleanLine(stage), cleanLine(model), `${String(calls)} ${calls === 1 ? 'call' : 'calls'}`, tokenWords(usage), moneyWords(usage.usd)]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...cells.map((row) => (row[column] ?? '').length)));
  return cells.map((row) => row.map((cell, column) => padEnd(cell, widths[column] ?? 0)).join('  ').trimEnd());
}
