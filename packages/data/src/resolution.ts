// What a search for a company comes to: one right answer, an honest list, or none with suggestions.
import type { Company } from './company.ts';

export type Resolution =
  | { readonly kind: 'found'; readonly company: Company }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Company[] }
  | { readonly kind: 'unknown'; readonly suggestions: readonly Company[] };
