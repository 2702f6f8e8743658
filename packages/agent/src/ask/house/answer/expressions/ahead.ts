// Who is ahead where the same calculation was worked out for two or more companies and the words ask which of them it is: the two results in one sentence, before what each is made of.
import type { AskedPeriod, Calculation } from '../../../asked/asked.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import type { periodsAsked } from '../asked-of.ts';
import { least, most } from '../companies/end-asked.ts';
import type { Holder, Scene } from '../scene.ts';
import { digitsFor, type Digits } from './digits.ts';
import { isLacking, workOut, type WorkedOut } from './work-out.ts';
import { nameOfWorked, shown, written } from './written-out.ts';

const asksWho = /\b(?:which|who|whose)\b|[,:;] ?(?:the )?(?:higher|lower|larger|smaller|bigger|more|less|better|winner)\b ?(?:\?|$)/i;

type Entry = { readonly holder: Holder; readonly worked: WorkedOut };

function entryOf(holder: Holder, calculation: Calculation, period: AskedPeriod): readonly Entry[] {
  const worked = workOut(calculation.expression, { holder, period, quotient: calculation.quotient });
  return worked === null || isLacking(worked) ? [] : [{ holder, worked }];
}

/** In the order that the words ask for; empty where they ask for none, for several times, or where one of the companies has no such figure. */
export function aheadByCalculation({ holders, gathered: { asked, question } }: Scene, calculation: Calculation, periods: ReturnType<typeof periodsAsked>): readonly Text[] {
  const [period, ...times] = periods;
  if (holders.length < 2 || period === undefined || times.length > 0 || period.kind === 'years' || calculation.over !== 'each' || !asksWho.test(asked.asking ?? question.text)) return [];
  const entries = holders.flatMap((holder) => entryOf(holder, calculation, period));
  const [one] = entries;
  const areAlike = one !== undefined && entries.length === holders.length && entries.every(({ worked }) => JSON.stringify(worked.reading.unit) === JSON.stringify(one.worked.reading.unit));
  return areAlike ? inOrder(entries, question.text) : [];
}

function inOrder(entries: readonly Entry[], text: string): readonly Text[] {
  const isLow = least.test(text) && !most.test(text);
  const order = entries.toSorted((left, right) => (isLow ? 1 : -1) * left.worked.reading.value.comparedTo(right.worked.reading.value));
  const [first, second] = order;
  if (first === undefined || second === undefined || first.worked.reading.value.eq(second.worked.reading.value)) return [];
  const told = order.map(({ holder, worked }) => {
    const digits: Digits = digitsFor(holder, worked, shown);
    return say`${holder.name}, ${written(holder, worked, digits)} = ${shown(holder, worked.reading, digits)}`;
  });
  return [say`${first.holder.name} stands at the ${isLow ? 'bottom' : 'top'} on ${nameOfWorked(first.worked)}: ${join(told, '; ')}.`];
}
