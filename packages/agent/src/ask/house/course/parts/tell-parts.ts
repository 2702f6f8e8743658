// The best or the worst day, week, month, quarter or year of a share: which it was, how far the share moved over it, and the others of them where they are few. Parts that the closes at hand hold in part only are left out, and told to be.
import { endOf } from '../../../../book/fact-book.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import { inMonth, onDay } from '../../../../prose/times.ts';
import type { CourseForm } from '../../../asked/course/course.ts';
import { movedBy } from '../../answer/forms.ts';
import type { Holder } from '../../answer/scene.ts';
import type { Move } from '../aggregates.ts';
import type { Stretch } from '../closes-in.ts';
import type { Told } from '../told.ts';
import { extremesOf, partsOf, type Part, type PartMove } from './parts-of.ts';

type PartForm = Extract<CourseForm, { kind: 'best' | 'worst' }>;

const FEW = 12;
const ordinals = ['first', 'second', 'third', 'fourth'];

function nameOf({ now }: Move, part: Part): Text {
  const day = endOf(now);
  switch (part) {
    case 'day': return say`${onDay(day)}`;
    case 'week': return say`the week to ${onDay(day)}`;
    case 'month': return say`${inMonth(day)}`;
    case 'quarter': return say`the ${ordinals[Math.ceil(Number(day.slice(5, 7)) / 3) - 1] ?? ''} quarter of ${day.slice(0, 4)}`;
    case 'year': return say`${day.slice(0, 4)}`;
  }
}

/** Null where there are not two of them to choose from, or fewer than are asked for. */
export function tellPart(holder: Holder, stretch: Stretch, form: PartForm): Told | null {
  const { kind, part, count = 1 } = form;
  const newest = holder.bench.book.closes.at(-1);
  const all = partsOf(stretch, part, newest === undefined ? null : endOf(newest));
  const whole = all.filter(({ isCut }) => !isCut);
  const found = extremesOf(whole, kind).slice(0, count);
  const [first] = found;
  if (first === undefined || whole.length < 2 || found.length < count) return null;
  const other = form.hasBoth === true ? extremesOf(whole, kind === 'best' ? 'worst' : 'best').slice(0, 1) : [];
  const told = [...found, ...other];
  const others = whole.length > FEW ? [] : whole.filter((move) => !told.includes(move)).map((move) => movedBy(holder, move));
  const sentences = [came(holder, form, found), ...other.map((move) => came(holder, { kind: kind === 'best' ? 'worst' : 'best', part }, [move])), ...cutOff(holder, all, part)];
  return { text: join(sentences, ' '), figure: first.by, beside: others };
}

function came(holder: Holder, { kind, part }: PartForm, moves: readonly Move[]): Text {
  return say`The ${kind === 'best' ? 'high' : 'low'} point${moves.length > 1 ? 's' : ''} of those ${part}s came with ${join(moves.map((move) => nameOf(move, part)), ', ')}: ${join(moves.map((move) => movedBy(holder, move)), ' ')}`;
}

/** A day or a week more or less is told to nobody. */
function cutOff(holder: Holder, all: readonly PartMove[], part: Part): readonly Text[] {
  const cut = part === 'day' || part === 'week' ? [] : all.filter(({ isCut }) => isCut);
  return cut.length === 0 ? [] : [say`Left out, as the closes at hand hold a part of the ${part} alone: ${join(cut.map((move) => movedBy(holder, move)), ' ')}`];
}
