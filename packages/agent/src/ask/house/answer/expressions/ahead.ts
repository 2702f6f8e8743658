// Who is ahead where the same calculation was worked out for two or more companies and the words ask which of them it is: the two results in one sentence, before what each is made of.
import type { AskedPeriod, Calculation } from '../../../asked/asked.ts';
import { renderText } from '../../../../prose/render.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import type { periodsAsked } from '../asked-of.ts';
import { least, most } from '../companies/end-asked.ts';
import { capital } from '../sentences/naming.ts';
import type { Holder, Scene } from '../scene.ts';
import { digitsFor, type Digits } from './digits.ts';
import { whenOf } from './one-time.ts';
import { isLacking, workOut, type WorkedOut } from './work-out.ts';
import { leavesOf, nameOfWorked, shown, written } from './written-out.ts';

/** An order of them all. */
const asksOrder = /\b(?:rank(?:ed|ing|s)?|in order|order(?:ed)? (?:them|by|from)|sort(?:ed)?|league table|(?:highest|lowest|largest|smallest|biggest|best|worst|most|least)(?: \w+)? first|high to low|low to high|descending|ascending|from (?:the )?(?:\w+ )?(?:highest|lowest|largest|smallest|biggest|most|least|top)(?: \w+)? (?:down|up|to)|from (?:the )?(?:top|bottom|best|worst))\b/i;
const asksWho = /\b(?:which|who|whose)\b|[,:;] ?(?:the )?(?:higher|lower|larger|smaller|bigger|more|less|better|winner)\b ?(?:\?|$)/i;

type Entry = { readonly holder: Holder; readonly worked: WorkedOut };

function entryOf(holder: Holder, calculation: Calculation, period: AskedPeriod): readonly Entry[] {
  const worked = workOut(calculation.expression, { holder, period, quotient: calculation.quotient });
  return worked === null || isLacking(worked) ? [] : [{ holder, worked }];
}

/** What comes out for each company; empty where one of them has no such figure, or their units differ. */
function alike(holders: readonly Holder[], calculation: Calculation, period: AskedPeriod): readonly Entry[] {
  const entries = holders.flatMap((holder) => entryOf(holder, calculation, period));
  const [one] = entries;
  return one !== undefined && entries.length === holders.length && entries.every(({ worked }) => JSON.stringify(worked.reading.unit) === JSON.stringify(one.worked.reading.unit)) ? entries : [];
}

/** In the order that the words ask for, else in that of the companies; empty for several times, or where one of the companies has no such figure. */
export function aheadByCalculation({ holders, gathered: { asked, question } }: Scene, calculation: Calculation, periods: ReturnType<typeof periodsAsked>): readonly Text[] {
  const [period, ...times] = periods;
  if (holders.length < 2 || period === undefined || times.length > 0 || period.kind === 'years' || calculation.over !== 'each') return [];
  const entries = alike(holders, calculation, period);
  const ordered = entries.length > 0 && isAsked(asked.asking ?? question.text) ? inOrder(entries, question.text) : [];
  return ordered.length > 0 ? ordered : besideOneAnother(entries, calculation);
}

/** All of them in one sentence: a second one behind the amounts of the first company would be read as of these. */
function besideOneAnother(entries: readonly Entry[], { expression, isMoved }: Calculation): readonly Text[] {
  const [one] = entries;
  return one === undefined || expression.kind !== 'combined' || isMoved === true ? [] : [say`${capital(nameOfWorked(one.worked))}${whenOfAll(entries)}: ${join(entries.map(clauseOf), '; ')}.`];
}

function clauseOf({ holder, worked }: Entry): Text {
  const digits: Digits = digitsFor(holder, worked, shown);
  return say`${holder.name}, ${written(holder, worked, digits)} = ${shown(holder, worked.reading, digits)}`;
}

/** ` in fiscal 2024`, where it is the same for all of them. */
function whenOfAll(entries: readonly Entry[]): Text {
  const [when = say``, ...others] = [...new Map(entries.map(({ worked }) => whenOf(leavesOf(worked))).map((text) => [renderText(text), text])).values()];
  return others.length > 0 ? say`` : when;
}

const isAsked = (text: string): boolean => asksWho.test(text) || asksOrder.test(text);
/** "Lowest first", "low to high": whatever else is said, the order begins with the least. */
const fromLeast = /\b(?:lowest|smallest|least|lightest)(?: \w+)? first\b|\blow to high\b|\bascending\b|\bfrom (?:the )?(?:\w+ )?(?:lowest|smallest|least|bottom)\b/i;

function inOrder(entries: readonly Entry[], text: string): readonly Text[] {
  const isLow = fromLeast.test(text) || (least.test(text) && !most.test(text));
  const order = entries.toSorted((left, right) => (isLow ? 1 : -1) * left.worked.reading.value.comparedTo(right.worked.reading.value));
  const [first, second] = order;
  if (first === undefined || second === undefined || first.worked.reading.value.eq(second.worked.reading.value)) return [];
  return [say`${first.holder.name} stands at the ${isLow ? 'bottom' : 'top'} on ${nameOfWorked(first.worked)}${whenOfAll(order)}: ${join(order.map(clauseOf), '; ')}.`];
}
