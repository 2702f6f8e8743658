// Two right figures in each other's place.
import { claimText, type Corruption, type Target } from '../corruption.ts';
import type { Proven } from '../proven.ts';
import { isFalse } from '../truth.ts';

function partners({ claim, material }: Target): Proven[] {
  return material.proven.filter((other) => other.claim.span.start >= claim.span.end && other.claim.sentence.start === claim.sentence.start && other.claim.numeral !== null && other.claim.numeral.unit.kind === claim.numeral?.unit.kind);
}

/** The next proven figure of the same unit in the sentence or row; both must be wrong where they come to stand. */
export const swappedPair: Corruption = {
  kind: 'swapped pair', about: 'two figures of a sentence or row have changed places',
  apply: (target) => {
    const { claim, material: { report } } = target;
    const first = claimText(target);
    if (claim.numeral === null) return null;
    for (const other of partners(target)) {
      const second = report.slice(other.claim.span.start, other.claim.span.end);
      if (!isFalse(target, second) || !isFalse(other, first)) continue;
      return { edits: [{ at: claim.span, text: second }, { at: other.claim.span, text: first }], falsifies: [claim.span, other.claim.span], right: first };
    }
    return null;
  },
};
