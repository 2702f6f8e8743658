// What a follow-up keeps of a question of the best or worst part of a time, or of what was held: the other end of it, the sum, the day on which it was bought.
import type { Also, Course, Window } from '../course.ts';
import type { Formed } from '../course-forms.ts';

const otherEnd = /^\W*(?:(?:and|or|what|which|how|was|were|is|about|its|the) )*(?<which>best|worst)(?: (?:one|day|session|week|month|quarter|year)s?)?\W*(?:[§¤ ]|\b(?:in|of|for|over)\b)*\W*$/;

/** "And the worst?" of who asked for the best. */
export function otherPart(form: Course['form'], text: string): Formed | null {
  const which = otherEnd.exec(text)?.groups?.['which'];
  if ((form.kind !== 'best' && form.kind !== 'worst') || (which !== 'best' && which !== 'worst') || which === form.kind) return null;
  return { form: { ...form, kind: which }, rest: text.replace(/\b(?:best|worst)\b(?: (?:one|day|session|week|month|quarter|year)s?)?/, ' ') };
}

/** What was put in, or held. */
export const stakeOf = ({ also }: Course): Extract<Also, { kind: 'holding' }> | null => (also?.kind === 'holding' ? also : null);

function dayOf(at: Window | undefined): string | null {
  if (at?.kind === 'point') return at.on;
  return at?.kind !== 'edge' ? null : at.which === 'last' ? at.to : at.from;
}

/** What was held is told up to the moment that is named, where that lies behind its beginning. */
export function heldUntil(before: Course, [at, ...others]: readonly Window[]): readonly Window[] | null {
  const [held, ...more] = before.windows;
  const until = dayOf(at);
  if (stakeOf(before) === null || held?.kind !== 'stretch' || more.length + others.length > 0 || until === null) return null;
  return until > (held.from ?? '9999') ? [{ ...held, to: until }] : null;
}
