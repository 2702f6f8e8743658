// Whether a question of yes or no on closes or readings over a time is decided by one of them, by their ends, or by the parts of the time.
import { renderText } from '../../../../prose/render.ts';
import type { Text } from '../../../../prose/text.ts';
import type { Course, CourseForm } from '../../../asked/course/course.ts';
import { opensWithYesNo } from '../../../asked/forms/yes-no.ts';
import type { Scene } from '../scene.ts';

const isDenied = /\bnever\b|n['’]t\b|\bnot\b/i;

/** One share or series in one time, and a question that yes or no answers. */
function isPlain({ text, companies }: Scene['gathered']['asked'], { of, windows }: Course): boolean {
  return companies.length < 2 && (of === 'close' || of.length === 1) && windows.length === 1 && opensWithYesNo(text) && !isDenied.test(text);
}

/** Undefined where the question is of none of these, null where they do not decide it. */
export function decidedOverTime(first: Text, { gathered: { asked } }: Scene): boolean | null | undefined {
  const { course } = asked;
  if (course?.form.kind === 'each') return isPlain(asked, course) ? foundInParts(first, course.form.which) : null;
  if (course?.form.kind !== 'beyond') return undefined;
  return course.form.which === 'all' ? (isPlain(asked, course) ? foundAlways(first, course.form) : null) : foundBeyond(first, asked);
}

/** "Did it close above 400 in 2024": one close of the year decides it, and not the last of them. */
function foundBeyond(first: Text, { course, text, companies }: Scene['gathered']['asked']): boolean | null {
  const isOne = course?.form.kind === 'beyond' && course.form.which === 'first' && companies.length < 2 && course.windows.length < 2;
  if (!isOne || !opensWithYesNo(text) || /\bnever\b|n['’]t\b|\bstay(?:ed)?\b|\balways\b/i.test(text)) return null;
  const words = renderText(first);
  return /, the first of (?:their closes|the readings) /.test(words) ? true : /^The (?:high|low) point of that (?:time|run)\b/.test(words) ? false : null;
}

/** The lowest of all closes or readings lies above the level, or the highest below it. */
function foundAlways({ figures: [end] }: Text, { is, level }: Pick<Extract<CourseForm, { kind: 'beyond' }>, 'is' | 'level'>): boolean | null {
  return end === undefined ? null : is === 'above' ? Number(end.value) > Number(level) : Number(end.value) < Number(level);
}

/** One of them decides what is asked of any, and one that was not so what is asked of all. */
function foundInParts(first: Text, which: Extract<CourseForm, { kind: 'each' }>['which']): boolean | null {
  if (which === 'any') return first.template.includes('in which it was so');
  return which === 'all' ? !first.template.includes('in which it was not so') : null;
}
