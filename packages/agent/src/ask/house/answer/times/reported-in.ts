// What a filing itself gives for several quarters of a year: its half year, its nine months.
import type { FactBook } from '../../../../book/fact-book.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { quartersOf, type SeveralQuarters } from '../../../asked/times/several-quarters.ts';

/** A quarter's length in days. */
const QUARTER = 91.25;

/** Null where the last of the quarters is not on file, or no filing gives all of them as one. */
export function reportedIn(book: FactBook, id: string, { year, part }: { readonly year: number | null; readonly part: SeveralQuarters }): Reading | null {
  const quarters = quartersOf[part];
  const last = book.quarterAnchors.find(({ period }) => period !== null && period.fiscal?.year === year && period.fiscal.part === quarters.at(-1));
  return last === undefined ? null : book.reported(id, last.end, quarters.length * QUARTER);
}
