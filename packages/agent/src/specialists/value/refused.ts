// Where price and statements do not go together, the note says what it leaves out, and why.
import { say } from '../../prose/text.ts';
import type { Bench } from '../bench.ts';
import type { Draft, Observation } from '../observation.ts';

const asked = ['market_cap', 'price_to_sales', 'price_to_book', 'pe_ratio', 'free_cash_flow_yield'] as const;

/** The reason that the book gives for any measure of price over statements; null where none was refused. */
export function refusalOf(bench: Bench): string | null {
  for (const metric of asked) {
    const reason = bench.book.refused(metric);
    if (reason !== null) return reason;
  }
  return null;
}

function observe(bench: Bench): Draft | null {
  const reason = refusalOf(bench);
  return reason === null ? null : { weight: 0.95, stance: 'neutral', text: say`${reason.replace(/\.?$/, '')}; multiples, yields and a value per share are therefore left out.` };
}

export const refusedObservations: readonly Observation[] = [{ name: 'refused', specialist: 'value', topic: 'multiple', about: [...asked], observe }];
