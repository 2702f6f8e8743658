import type { ReadKey } from '../trade/reads.ts';
import type { Bench } from './bench.ts';

/** How a fact reads in this company's trade, else in general. */
export function readingOf(bench: Bench, key: ReadKey, general: string): string {
  return bench.trade.reads?.[key] ?? general;
}

/** The trade's own clause, or nothing: for facts that need no comment in general. */
export function tradeReading(bench: Bench, key: ReadKey): string | null {
  return bench.trade.reads?.[key] ?? null;
}
