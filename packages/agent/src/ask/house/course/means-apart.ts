// Two means of the same closes: how far the later one lies from the earlier one, in percent and, where money is asked for, as an amount.
import { endOf } from '../../../book/fact-book.ts';
import { change, growth } from '../../../figures/arithmetic.ts';
import type { Reading } from '../../../figures/figure.ts';
import { say, type Text } from '../../../prose/text.ts';
import type { Course } from '../../asked/course/course.ts';
import { inMoney } from '../../asked/course/closes/closes-words.ts';
import type { Holder } from '../answer/scene.ts';
import { differenceWritten } from '../answer/sentences/written-out.ts';
import type { One } from './told.ts';

const asksMove = /%|\b(?:per ?cent\w*|pct|chang\w*|chg|mov\w*|gain\w*|r[io]se|rises?|risen|f[ae]ll\w*|climb\w*|drop\w*|los[et]|increas\w*|decreas\w*|differ\w*|gap|apart|how (?:much|far)|above|below|higher|lower|up|down|against|vs|versus|compare[ds]?|than)\b/i;

const isOfTwoMeans = ({ of, form, windows }: Course, ones: readonly One[]): boolean => of === 'close' && form.kind === 'mean' && windows.length === 2 && ones.length === 2 && ones[0]?.name === ones[1]?.name;

/** Empty where no more than the two means are asked for. */
export function meansApart(holder: Holder | undefined, text: string, { course, ones }: { readonly course: Course; readonly ones: readonly One[] }): readonly Text[] {
  const [before, now] = ones.map(({ figure }) => figure).toSorted((left, right) => endOf(left).localeCompare(endOf(right)));
  if (holder === undefined || before === undefined || now === undefined || !isOfTwoMeans(course, ones) || !asksMove.test(text)) return [];
  const by = growth(now, before);
  return by === null ? [] : [inPercent(holder, { before, now, by }), ...(inMoney.test(text) ? [inDollars(holder, before, now)] : [])];
}

function inPercent({ bench: { show } }: Holder, { before, now, by }: { readonly before: Reading; readonly now: Reading; readonly by: Reading }): Text {
  const isBelow = by.value.isNegative();
  const [more, less] = isBelow ? [before, now] : [now, before];
  const size: Reading = { ...by, metric: 'distance_of_means', value: by.value.abs(), formula: isBelow ? '(before - mean) / before * 100' : '(mean - before) / before * 100' };
  return say`The later average is ${isBelow ? 'below' : 'above'} the earlier one, ${isBelow ? 'down' : 'up'} in percent: (${show(more)} − ${show(less)}) ÷ ${show(before)} = ${show(size)}.`;
}

function inDollars(holder: Holder, before: Reading, now: Reading): Text {
  const [more, less] = now.value.gte(before.value) ? [now, before] : [before, now];
  return differenceWritten({ more, less, result: change(more, less), holder });
}
