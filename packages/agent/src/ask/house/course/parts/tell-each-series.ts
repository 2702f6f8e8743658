// What each month, quarter or year of an economic series did; months whose reading is missing, and where the readings at hand end, are said.
import { daysBetween } from '@assay/record';
import { endOf } from '../../../../book/fact-book.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { dayName } from '../../../../prose/times.ts';
import type { CourseForm, Window } from '../../../asked/course/course.ts';
import type { Stretch } from '../closes-in.ts';
import type { Told } from '../told.ts';
import { pairsOf, tellEach, type PartTold } from './tell-each.ts';

type EachForm = Extract<CourseForm, { kind: 'each' }>;
type Moved = (first: Reading, last: Reading) => PartTold | null;

const LONGEST = { week: 8, month: 32, quarter: 93, year: 367 } as const;
/** A month of readings ends at most so long before it. */
const NEAR = 32;

/** Null where the series is read less often than the parts that are asked about. */
export function tellEachOfSeries(stretch: Stretch, { form, window, moved }: { readonly form: EachForm; readonly window: Window; readonly moved: Moved }): Told | null {
  const apart = apartOf(stretch.within);
  if (apart === null || apart > LONGEST[form.part]) return null;
  const { pairs, torn } = pairsOf(stretch, form.part);
  const all = pairs.flatMap(([first, last]) => moved(first, last) ?? []);
  const lacking = [...torn.map(([from, to]) => `A reading between ${dayName(endOf(from))} and ${dayName(endOf(to))}.`), ...endsEarly(stretch, window)];
  return all.length < pairs.length ? null : tellEach(form, { all, lacking });
}

/** The shortest time between two readings. */
function apartOf(run: readonly Reading[]): number | null {
  const gaps = run.slice(1).map((reading, index) => daysBetween(endOf(run[index]), endOf(reading)));
  return gaps.length === 0 ? null : Math.min(...gaps);
}

function endsEarly({ within }: Stretch, window: Window): readonly string[] {
  const last = within.at(-1);
  const isEarly = window.kind === 'stretch' && window.to !== null && last !== undefined && daysBetween(endOf(last), window.to) > NEAR;
  return isEarly ? [`Readings after ${dayName(endOf(last))}, with which those at hand end.`] : [];
}
