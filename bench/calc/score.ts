// Right or wrong, counted for the whole set, for each half of the documents and for each kind of question.
import { createHash } from 'node:crypto';
import { decimal, Decimal } from '@assay/record';

export type Half = 'open' | 'closed';
export type Count = { records: number; answered: number; right: number };
export type Tally = { readonly all: Count; readonly halves: Record<Half, Count>; readonly kinds: Map<string, Count> };

const newCount = (): Count => ({ records: 0, answered: 0, right: 0 });
export const newTally = (): Tally => ({ all: newCount(), halves: { open: newCount(), closed: newCount() }, kinds: new Map() });

/** An answer is right when, rounded half-up or half-even to the digits of the gold answer, it reads the same. */
export function isRight(answer: string, gold: number): boolean {
  const shown = decimal(gold);
  const value = decimal(answer);
  return [Decimal.ROUND_HALF_UP, Decimal.ROUND_HALF_EVEN].some((mode) => value.toDecimalPlaces(shown.decimalPlaces(), mode).equals(shown));
}

/** By the hash of the document: all questions on one document fall in one half. */
export function halfOf(document: string): Half {
  return Number.parseInt(createHash('sha256').update(document).digest('hex').slice(0, 2), 16) % 2 === 0 ? 'open' : 'closed';
}

export function count(tally: Tally, at: { readonly half: Half; readonly kind: string }, outcome: { readonly answered: boolean; readonly right: boolean }): void {
  const kind = tally.kinds.get(at.kind) ?? newCount();
  tally.kinds.set(at.kind, kind);
  for (const each of [tally.all, tally.halves[at.half], kind]) {
    each.records += 1;
    each.answered += outcome.answered ? 1 : 0;
    each.right += outcome.right ? 1 : 0;
  }
}

export const accuracyOf = (each: Count): number => (each.records === 0 ? 0 : each.right / each.records);
