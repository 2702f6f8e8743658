// The end of one time and the end of another, and the move that leads from the earlier to the later.
import { say } from '../../../prose/text.ts';
import type { Course, CourseForm } from '../../asked/course/course.ts';
import { movedBy } from '../answer/forms.ts';
import { together, type Outcome } from '../answer/outcome.ts';
import type { Holder } from '../answer/scene.ts';
import { clauseOf, sentence } from '../answer/sentences/reading-words.ts';
import { endOf } from '../../../book/fact-book.ts';
import { extremeOf, moveOf } from './aggregates.ts';
import { stretchOf } from './closes-in.ts';

type Ends = Extract<CourseForm, { kind: 'apart' }>['ends'];

/** Null where the closes at hand do not hold both times. */
export function tellApart(holder: Holder, ends: Ends, windows: Course['windows']): Outcome | null {
  const found = windows.flatMap((window, index) => {
    const which = ends[index] ?? 'highest';
    const stretch = stretchOf(holder.bench.book.closes, window);
    const reading = stretch === null ? null : extremeOf(stretch.within, which);
    return reading === null ? [] : [{ which, reading }];
  });
  const [from, to] = found.map(({ reading }) => reading).toSorted((left, right) => endOf(left).localeCompare(endOf(right)));
  const move = from === undefined || to === undefined || endOf(from) === endOf(to) ? null : moveOf(from, to);
  if (move === null) return null;
  const told = found.map(({ which, reading }) => say`The ${which === 'highest' ? 'high' : 'low'} point of that time: ${sentence(clauseOf(holder, reading))}`);
  return together([{ summary: [...told, movedBy(holder, move)], blocks: [], missing: [] }]);
}
