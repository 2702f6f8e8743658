// What an answer says of how its question was read, and whether that is worth a line beside it.
import type { Answer, Verdict } from '@assay/record';
import type { Route } from '../stages.ts';
import { notSpokenOf } from '../validate/completeness.ts';
import { readingWords } from './reading-words.ts';

/** Words of the question that no part of its reading used; those of an earlier record are not known. */
export function unreadOf(route: Route | null): readonly string[] {
  return route?.asked?.unread ?? [];
}

type Told = { readonly summary: string; readonly verdicts: readonly Verdict[]; /** Words that were read as talk and that the answer does not follow. */ readonly notFollowed?: readonly string[] };

/** One sentence that names the company, the measure and the year says itself how the question was read. */
function isPlain(route: Extract<Route, { kind: 'financial' }>, { summary, verdicts }: Told): boolean {
  const { asked } = route;
  const isOne = asked.companies.length <= 1 && asked.measures.length <= 1 && asked.periods.length <= 1 && ['look-up', 'overview'].includes(asked.operation);
  return isOne && !/[.!?]\s+\p{Lu}/u.test(summary.trim()) && notSpokenOf(summary, asked, verdicts).missing.length === 0;
}

/** Null where nothing was read: general knowledge, and what was declined before it could be read. */
export function makeReading(route: Route | null, told: Told): Answer['reading'] {
  const unread = [...new Set([...unreadOf(route), ...told.notFollowed ?? []])];
  if (route === null || route.asked === null || (route.kind !== 'financial' && unread.length === 0)) return null;
  const isShown = unread.length > 0 || (route.kind === 'financial' && !isPlain(route, told));
  return { text: route.kind === 'financial' ? readingWords(route.asked) : null, not_understood: unread, shown: isShown };
}
