// What each week, month, quarter or year of a time did: those in which it was as asked, those in which it was not, or all of them, each with both of its ends.
import { daysBetween } from '@assay/record';
import { endOf } from '../../../../book/fact-book.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import { inWords } from '../../../../prose/verbs.ts';
import type { CourseForm } from '../../../asked/course/course.ts';
import { movedBy } from '../../answer/forms.ts';
import type { Holder } from '../../answer/scene.ts';
import type { Stretch } from '../closes-in.ts';
import { clauseOfTold, type Told } from '../told.ts';
import { partOf, partsOf } from './parts-of.ts';

type EachForm = Extract<CourseForm, { kind: 'each' }>;
/** Over one part of the time. */
export type PartTold = Pick<Told, 'text' | 'figure'>;
type Each = { readonly all: readonly PartTold[]; readonly behind?: readonly Text[]; /** What is said of parts that are not at hand. */ readonly lacking: readonly string[] };

/** More sentences than these say nothing to anybody. */
const MOST_TOLD = 26;

const isAsAsked = ({ figure: { value } }: PartTold, way: EachForm['way']): boolean => !value.isZero() && value.isNegative() === (way === 'down');

const listed = (all: readonly PartTold[]): Text => join(all.map((one) => clauseOfTold({ ...one, beside: [] })), '; ');

const number = (count: number): string => (count === 0 ? 'none' : `${inWords(count)} (${String(count)})`);

/** Counted by what stands behind it. */
const countOf = ({ was, all, part, told }: { readonly was: number; readonly all: number; readonly part: EachForm['part']; readonly told: Text }): Text => say`It was so in ${number(was)} of the ${number(all)} ${part}s at hand: ${told}.`;

/** Those that went up and those that went down, each counted. */
function bothCounted(part: EachForm['part'], all: readonly PartTold[]): Text {
  const [up, down] = (['up', 'down'] as const).map((way) => all.filter((one) => isAsAsked(one, way)));
  const told = (some: readonly PartTold[] = []): Text => (some.length === 0 ? say`.` : say`: ${listed(some)}.`);
  return say`It went up in ${number(up?.length ?? 0)} of the ${number(all.length)} ${part}s at hand${told(up)} It went down in ${number(down?.length ?? 0)} of them${told(down)}`;
}

type Sides = { readonly was: readonly PartTold[]; readonly wasNot: readonly PartTold[] };

/** Those that were as asked; where all of them are asked about, or none was so, the others too. */
function sidesTold({ part, which }: EachForm, { was, wasNot }: Sides): Text {
  const hasNot = wasNot.length > 0 && (which === 'all' || was.length === 0);
  return join([...(was.length === 0 ? [] : [say`The ${part}s in which it was so: ${listed(was)}.`]), ...(hasNot ? [say`The ${part}s in which it was not so: ${listed(wasNot)}.`] : [])], ' ');
}

function textOf(form: EachForm, all: readonly PartTold[], { was, wasNot }: Sides): Text {
  switch (form.which) {
    case 'each': return join(all.map(({ text }) => text), ' ');
    case 'count': return form.way === null ? bothCounted(form.part, all) : countOf({ was: was.length, all: all.length, part: form.part, told: listed(was.length === 0 ? wasNot : was) });
    case 'any': case 'all': case 'those': return sidesTold(form, { was, wasNot });
  }
}

/** Null where there are not two parts to tell apart, or too many to be told. */
export function tellEach(form: EachForm, { all, lacking, behind = [] }: Each): Told | null {
  const [first] = all;
  const sides = { was: all.filter((one) => isAsAsked(one, form.way)), wasNot: all.filter((one) => !isAsAsked(one, form.way)) };
  return first === undefined || all.length < 2 || all.length > MOST_TOLD ? null : { text: textOf(form, all, sides), figure: (sides.was[0] ?? first).figure, beside: [], behind, lacking };
}

/** Of a share: parts that the closes hold only a piece of are left out. */
export function tellEachOfShare(holder: Holder, stretch: Stretch, form: EachForm): Told | null {
  const newest = holder.bench.book.closes.at(-1);
  const moves = partsOf(stretch, form.part, newest === undefined ? null : endOf(newest));
  const cut = moves.filter(({ isCut }) => isCut).map((move) => movedBy(holder, move));
  const behind = cut.length === 0 ? [] : [say`Left out, as the closes at hand hold a part of the ${form.part} alone: ${join(cut, ' ')}`];
  const all = moves.filter(({ isCut }) => !isCut).map((move) => ({ text: movedBy(holder, move), figure: move.by }));
  return tellEach(form, { all, behind, lacking: [] });
}

const daysOf = { day: 1, week: 7, month: 31, quarter: 92, year: 366 } as const;
/** A reading that is missing makes one move of two. */
const SPARE = 8;

function isOver([from, to]: readonly [Reading, Reading], part: EachForm['part']): boolean {
  return daysBetween(endOf(from), endOf(to)) <= daysOf[part] + SPARE;
}

/** The last reading of each part beside that of the part before; those between which one is missing apart. */
export function pairsOf({ base, within }: Stretch, part: EachForm['part']): { readonly pairs: readonly (readonly [Reading, Reading])[]; readonly torn: readonly (readonly [Reading, Reading])[] } {
  const ends = [...Map.groupBy(within, (reading) => partOf(endOf(reading), part)).values()].flatMap((own) => own.at(-1) ?? []);
  const all = ends.flatMap((end, index): (readonly [Reading, Reading])[] => {
    const before = ends[index - 1] ?? base;
    return partOf(endOf(before), part) === partOf(endOf(end), part) ? [] : [[before, end]];
  });
  return { pairs: all.filter((pair) => isOver(pair, part)), torn: all.filter((pair) => !isOver(pair, part)) };
}
