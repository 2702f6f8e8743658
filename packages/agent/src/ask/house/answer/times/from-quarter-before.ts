// "Did sales rise from the previous quarter?", "revenue, sequentially": the newest quarter against the one right before it, where no quarter is named.
import { daysBetween } from '@assay/record';
import { endOf } from '../../../../book/fact-book.ts';
import { say } from '../../../../prose/text.ts';
import { isOfQuarterBefore } from '../../../asked/times/quarter-before.ts';
import { metricsAsked, missingTime, periodsAsked, type MetricAsked } from '../asked-of.ts';
import { asForm } from '../forms.ts';
import { together, type Outcome } from '../outcome.ts';
import type { Holder, Scene } from '../scene.ts';
import { isBalance, isOfMarket, isOfTwoTimes } from '../sentences/naming.ts';
import { amountBetween, movedBetween } from './moved-between.ts';
import { allQuarters } from './times.ts';

/** Companies end their quarters within so many days of one another. */
const LONGEST = 100;

const isFlow = ({ id, as }: MetricAsked): boolean => ['value', 'growth', 'change'].includes(as) && !isBalance(id) && !isOfMarket(id) && !isOfTwoTimes(id);

function moved(holder: Holder, { id, as }: MetricAsked): Outcome {
  const [before, now] = allQuarters(holder.bench.book, id).slice(-2);
  if (before === undefined || now === undefined || daysBetween(endOf(before), endOf(now)) > LONGEST) return { summary: [say`${missingTime(holder, id)}`], blocks: [], missing: [missingTime(holder, id)] };
  return { summary: [as === 'growth' ? movedBetween(holder, before, now) : say`${movedBetween(holder, before, now)}${amountBetween(holder, before, now)}`], blocks: [], missing: [] };
}

/** Null where no such move is asked for, or a time is named. */
export function fromQuarterBefore(scene: Scene): Outcome | null {
  const measures = metricsAsked(scene).map(asForm);
  const isNewest = periodsAsked(scene).every((period) => period.kind === 'latest' || (period.kind === 'last' && period.of === 'quarter' && period.count < 3));
  if (!isNewest || measures.length === 0 || !measures.every(isFlow) || !isOfQuarterBefore(scene.gathered.asked.text)) return null;
  return together(scene.holders.flatMap((holder) => measures.map((measure) => moved(holder, measure))));
}
