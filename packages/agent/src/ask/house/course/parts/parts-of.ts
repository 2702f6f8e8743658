// The days, weeks, months, quarters and years of a run of closes, each with the move over it, and whether the closes at hand hold it from its first session to its last.
import { addDays, type IsoDate } from '@assay/record';
import { endOf } from '../../../../book/fact-book.ts';
import type { CourseForm } from '../../../asked/course/course.ts';
import { moveOf, type Move } from '../aggregates.ts';
import type { Stretch } from '../closes-in.ts';

export type Part = Extract<CourseForm, { kind: 'best' | 'worst' }>['part'];
export type PartMove = Move & { /** The first part of a time that began before the closes at hand did, or the last of one that goes on after them. */ readonly isCut: boolean };

const weekday = (day: IsoDate): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Which week, month, quarter or year a day belongs to; every session is a part of its own. A week goes by its Monday. */
export function partOf(day: IsoDate, part: Part): string {
  switch (part) {
    case 'day': return day;
    case 'week': return addDays(day, -weekday(day));
    case 'month': return day.slice(0, 7);
    case 'quarter': return `${day.slice(0, 4)}-Q${String(Math.ceil(Number(day.slice(5, 7)) / 3))}`;
    case 'year': return day.slice(0, 4);
  }
}

/** Whether a weekday comes behind the day that is of the same part: the week, month or year is not over. */
function goesOn(day: IsoDate, part: Part): boolean {
  const next = addDays(day, weekday(day) < 4 ? 1 : 7 - weekday(day));
  return part !== 'day' && partOf(next, part) === partOf(day, part);
}

/** The move over each part, from the last close before it to its own last; ascending. `newest` is the last close at hand. */
export function partsOf({ base, within }: Stretch, part: Part, newest: IsoDate | null = null): readonly PartMove[] {
  const ends = [...Map.groupBy(within, (reading) => partOf(endOf(reading), part)).values()].flatMap((own) => own.at(-1) ?? []);
  return ends.flatMap((end, index) => {
    const before = ends[index - 1] ?? base;
    const move = before === end ? null : moveOf(before, end);
    const isCut = partOf(endOf(before), part) === partOf(endOf(end), part) || (endOf(end) === newest && goesOn(newest, part));
    return move === null ? [] : [{ ...move, isCut }];
  });
}

/** The best, or the worst, first; of equals the earlier. */
export function extremesOf<M extends Move>(moves: readonly M[], which: 'best' | 'worst'): readonly M[] {
  return moves.toSorted((left, right) => (which === 'best' ? -1 : 1) * left.by.value.comparedTo(right.by.value));
}
