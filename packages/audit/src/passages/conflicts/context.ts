// Do two words stand in the same surroundings? What is near weighs more than what is far, what is rare more than what is common.
import type { Term } from '../words/read-terms.ts';

const nearness = [0, 1, 0.9, 0.65, 0.4, 0.25] as const;
/** A word further along still counts in the passage: it may say more than the claim does. */
const REACH = 7;

export type Context = { readonly score: number; readonly shared: number };

/** 1 where all that stands near the one stands near the other as well. */
export function sameContext(own: { readonly at: number; readonly terms: readonly Term[] }, other: { readonly at: number; readonly terms: readonly Term[] }, weightOf: (concept: string) => number): Context {
  const self = own.terms[own.at];
  let all = 0;
  let found = 0;
  let shared = 0;
  for (let at = Math.max(0, own.at - 5); at <= Math.min(own.terms.length - 1, own.at + 5); at += 1) {
    const term = own.terms[at];
    if (term === undefined || term.kind === 'number' || term.concept === self?.concept) continue;
    const weight = weightOf(term.concept) * (nearness[Math.abs(at - own.at)] ?? 0);
    all += weight;
    const distance = distanceTo(term.concept, other);
    if (distance === null) continue;
    found += weight * (distance <= 3 ? 1 : 0.7);
    shared += 1;
  }
  return { score: all === 0 ? 0 : found / all, shared };
}

function distanceTo(concept: string, { at, terms }: { readonly at: number; readonly terms: readonly Term[] }): number | null {
  for (let step = 1; step <= REACH; step += 1) {
    if (terms[at - step]?.concept === concept || terms[at + step]?.concept === concept) return step;
  }
  return null;
}
