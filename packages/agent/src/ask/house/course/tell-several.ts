// Several shares in order by what they did in a time, or those of them that rose or fell.
import { decimal } from '@assay/record';
import { join, say, type Text } from '../../../prose/text.ts';
import { inWords } from '../../../prose/verbs.ts';
import type { Course } from '../../asked/course/course.ts';
import { listed } from '../answer/sentences/naming.ts';
import type { Scene } from '../answer/scene.ts';
import { behindAll, clauseOfTold as clause, type One } from './told.ts';

/** Null where neither an order nor a part of them is asked for. */
export function tellSeveral(scene: Scene, { form, order, several }: Pick<Course, 'form' | 'order' | 'several'>, each: readonly (readonly One[])[]): readonly Text[] | null {
  const [ones, ...others] = each;
  if (several === undefined || ones === undefined || others.length > 0 || ones.length === 0) return null;
  const rising = ones.toSorted((left, right) => left.figure.value.comparedTo(right.figure.value));
  return several.only === null ? inOrder(rising, { form, order, several }) : kept(rising, several);
}

type Wanted = Pick<Course, 'form' | 'order'> & { readonly several: NonNullable<Course['several']> };

function inOrder(rising: readonly One[], { form, order, several }: Wanted): readonly Text[] | null {
  const ordered = order === 'least' ? rising : rising.toReversed();
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (first === undefined || last === undefined || ordered.length < 2) return null;
  const what = form.kind === 'change' || form.kind === 'yearly' ? 'growth of share price' : 'share price';
  const shown = ordered.slice(0, several.limit ?? ordered.length);
  const where = order === 'least' ? 'stands at the bottom' : 'is ahead';
  return several.hasBothEnds
    ? [say`From high to low, ${first.name} is ahead on ${what} and ${last.name} stands at the bottom: ${clause(first)}; ${clause(last)}.`, say`All in order: ${join(ordered.map(clause), '; ')}.`, ...behindAll(ordered)]
    : [say`${first.name} ${where} on ${what}: ${join(shown.map(clause), '; ')}.`, ...behindAll(shown)];
}

/** Those that moved one way, the furthest first. */
function kept(rising: readonly One[], { only, by }: NonNullable<Course['several']>): readonly Text[] {
  const isMet = ({ figure: { value } }: One): boolean => (only === 'down' ? value.isNegative() : value.isPositive() && !value.isZero()) && (by === null || (by.is === 'more' ? value.abs().gt(decimal(by.percent)) : value.abs().lt(decimal(by.percent))));
  const met = (only === 'down' ? rising : rising.toReversed()).filter(isMet);
  const [first] = met;
  if (first === undefined) return [say`None of the companies at hand meets the conditions asked for.`];
  const count = inWords(met.length);
  const opening = met.length === 1 ? say`One of the companies at hand meets the conditions asked for: ${first.name}.` : say`${count.charAt(0).toUpperCase()}${count.slice(1)} of the companies at hand meet the conditions asked for: ${listed(met.map(({ name }) => name))}.`;
  return [opening, say`${join(met.map(clause), '; ')}.`, ...behindAll(met)];
}
