// The passages that speak of what a clause speaks of, best first: each sentence alone, and with the one after it.
import type { PassageIndex, ReadPassage } from './index-passages.ts';
import type { Term } from './words/read-terms.ts';

export type Found = {
  readonly passages: readonly ReadPassage[];
  /** The part of the clause's telling words, by weight, that stand in the passage. */
  readonly coverage: number;
};

const MOST = 8;
/** A meaning that stands in more than this part of the passages leads nowhere. */
const COMMON = 0.3;

export function telling(terms: readonly Term[]): Term[] {
  const seen = new Set<string>();
  return terms.filter((term) => {
    if (term.kind === 'number' || seen.has(term.concept)) return false;
    seen.add(term.concept);
    return true;
  });
}

export function findPassages(terms: readonly Term[], index: PassageIndex): Found[] {
  const sought = telling(terms);
  const scores = new Map<number, number>();
  const limit = Math.max(12, index.passages.length * COMMON);
  for (const term of sought) {
    const places = index.byConcept.get(term.concept) ?? [];
    if (places.length > limit) continue;
    const weight = index.weightOf(term.concept);
    for (const place of places) scores.set(place, (scores.get(place) ?? 0) + weight);
  }
  const best = [...scores].sort((left, right) => right[1] - left[1] || left[0] - right[0]).slice(0, MOST).map(([place]) => place);
  return best.flatMap((place) => windowsAt(place, index)).map((passages) => ({ passages, coverage: coverageOf(sought, passages, index) })).sort((left, right) => right.coverage - left.coverage || left.passages.length - right.passages.length);
}

/** A sentence, and the sentence with its neighbours in the same paragraph. */
function windowsAt(place: number, { passages }: PassageIndex): ReadPassage[][] {
  const own = passages[place];
  if (own === undefined) return [];
  const before = passages[place - 1];
  const after = passages[place + 1];
  return [[own], ...[before, after].flatMap((other) => (other !== undefined && other.passage.block === own.passage.block ? [[own, other]] : []))];
}

export function coverageOf(sought: readonly Term[], passages: readonly ReadPassage[], { weightOf }: PassageIndex): number {
  let all = 0;
  let covered = 0;
  for (const term of sought) {
    const weight = weightOf(term.concept);
    all += weight;
    if (passages.some((passage) => passage.concepts.has(term.concept))) covered += weight;
  }
  return all === 0 ? 0 : covered / all;
}
