// What is asked for beside a multiple: how far the share moved between its two closes, and rates of the same year, each by itself.
import { metricById } from '@assay/calc';
import { timeWords } from '../likeness/time-words.ts';
import { whoseOf, type Scene } from './scene.ts';
import { daysOf, yearsIn } from './value-held.ts';

const rates = /^(?:return_on_\w+|\w+_margin|debt_to_equity|current_ratio)$/;

/** A rate of a year that no price is held against. */
export const isBesideRatio = (id: string, { fiscal, companies }: Scene): boolean => companies.length === 1 && rates.test(id) && yearsIn(fiscal).length === 1;

export function besideAsks(scene: Scene): readonly string[] {
  const [year] = yearsIn(scene.fiscal);
  return scene.metrics.filter((id) => isBesideRatio(id, scene)).flatMap((id) => {
    const label = metricById(id)?.label;
    return label === undefined || year === undefined ? [] : scene.companies.map((company) => `What was ${whoseOf(company)} ${label.toLowerCase()} in fiscal ${String(year)}?`);
  });
}

/** "And how many percent has the stock risen from the one date to the other": between the two closes of the multiples; null where there are not two. */
export function movedBetween(scene: Scene, asks: readonly string[] | null): readonly string[] | null {
  const [from, to, ...more] = daysOf(scene);
  if (asks === null || scene.companies.length > 1 || from === undefined || more.length > 0 || (to === undefined) !== scene.isOfNow) return null;
  const until = to === undefined ? 'the latest close' : timeWords([{ kind: 'date', on: to }]);
  return [...asks, ...scene.companies.map((company) => `By what percentage did ${whoseOf(company)} share price change from ${timeWords([{ kind: 'date', on: from }])} to ${until}?`)];
}
