// A name in a question: the company that it means, or what is known of one that nobody knows.
import type { Company } from '@assay/data';
import type { Place } from '../places.ts';

export type Named = Place & { readonly company: Company | null; readonly unknown: { readonly words: string; readonly near: readonly string[] } | null };

/** As it is offered where a name is unclear. */
export function nameOf(company: Company): string {
  return `${company.ticker} (${company.name})`;
}
