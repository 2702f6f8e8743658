// Whether the newest close is the highest or the lowest of a time, where a question asks for both.
import type { Window } from '../../../asked/course/course.ts';
import { extremeOf } from '../../course/aggregates.ts';
import { stretchOf } from '../../course/closes-in.ts';
import type { Scene } from '../scene.ts';

const asksWhether = /\b(?:is|was|are|were|does|did|marks?)(?:n['’]t)? (?:it|this|that|they|the|its|¤|[A-Z]\S*)\b[^?.;]*\b(?:high|highest|best|peak|top|low|lowest|worst|bottom)\b|\bwhether\b[^?.;]*\b(?:high|highest|best|peak|top|low|lowest|worst|bottom)\b|\b(?:yes or no|y\/n)\b/i;
const denies = /\bn['’]t\b|\bnot\b|\bnever\b/i;

/** The end that is looked for, where the newest close is asked for beside it and nothing else. */
function endAsked({ course, text }: Scene['gathered']['asked']): { readonly end: 'highest' | 'lowest'; readonly window: Window } | null {
  const [window, ...more] = course?.windows ?? [];
  if (course?.also?.kind !== 'newest' || window === undefined || more.length > 0 || !asksWhether.test(text) || denies.test(text)) return null;
  return course.form.kind === 'highest' || course.form.kind === 'lowest' ? { end: course.form.kind, window } : null;
}

/** Null of every other question. */
export function newestIsEnd({ holders, gathered: { asked } }: Scene): boolean | null {
  const wanted = endAsked(asked);
  const [holder, ...others] = holders;
  if (wanted === null || holder === undefined || others.length > 0) return null;
  const { closes } = holder.bench.book;
  const [end, newest] = [extremeOf(stretchOf(closes, wanted.window)?.within ?? [], wanted.end), closes.at(-1)];
  return end === null || newest === undefined ? null : newest.value.eq(end.value);
}
