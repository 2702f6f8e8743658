// What a search for a company comes to: one right answer, an honest list, or none with suggestions.
import type { Company } from './company.ts';

export type Resolution =
  /** `note` says in a sentence what was read into the question: a former name, one of several share classes, a spelling. */
  | { readonly kind: 'found'; readonly company: Company; readonly note?: string }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Company[] }
  /** `why` says in a sentence what is known of a company that has no statements with the SEC. */
  | { readonly kind: 'unknown'; readonly suggestions: readonly Company[]; readonly why?: string };
