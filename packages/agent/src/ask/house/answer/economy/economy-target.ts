// How far a rate of the economy lies from what is aimed at.
import { assumed, change } from '../../../../figures/arithmetic.ts';
import { say } from '../../../../prose/text.ts';
import { periodsAsked, seriesAsked } from '../asked-of.ts';
import { readingsWithin } from './economy.ts';
import { runOf } from './economy-words.ts';
import type { Outcome } from '../outcome.ts';
import type { Scene } from '../scene.ts';

/** Null where no aim is named, or the reading of one rate at one time is not at hand. */
export function fromTarget(scene: Scene): Outcome | null {
  const { target } = scene.gathered.asked;
  const [id, ...others] = seriesAsked(scene);
  const [period, ...more] = periodsAsked(scene);
  if (target === undefined || id === undefined || others.length > 0 || period === undefined || more.length > 0) return null;
  const reading = readingsWithin(runOf(scene.macro, id), period).at(-1);
  if (reading === undefined || reading.unit.kind !== 'percent') return null;
  const aim = assumed('target', target, reading.unit);
  const by = change(reading, aim);
  const [size, goal] = [scene.show({ ...by, value: by.value.abs() }, 'hundredths'), scene.show(aim, 'plain')];
  return { summary: [by.value.isZero() ? say`That is the target of ${goal}.` : say`That is ${size} ${by.value.isNegative() ? 'below' : 'above'} the target of ${goal}.`], blocks: [], missing: [] };
}
