// "Did sales rise from the previous quarter?", "revenue, sequentially": the newest quarter against the one right before it, where no quarter is named.
import { daysBetween } from '@assay/record';
import { endOf } from '../../../../book/fact-book.ts';
import type { Reading } from '../../../../figures/figure.ts';
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

/** The newest quarter and the one right before it; null where one of them is not at hand. */
export function newestTwo({ bench: { book } }: Holder, id: string): { readonly base: Reading; readonly before: Reading } | null {
  const [before, base] = allQuarters(book, id).slice(-2);
  return before === undefined || base === undefined || daysBetween(endOf(before), endOf(base)) > LONGEST ? null : { base, before };
}

function moved(holder: Holder, { id, as }: MetricAsked): Outcome {
  const ends = newestTwo(holder, id);
  if (ends === null) return { summary: [say`${missingTime(holder, id)}`], blocks: [], missing: [missingTime(holder, id)] };
  const { base, before } = ends;
  return { summary: [as === 'growth' ? movedBetween(holder, before, base) : say`${movedBetween(holder, before, base)}${amountBetween(holder, before, base)}`], blocks: [], missing: [] };
}

/** Whether such a move is asked for, and no time is named. */
export function isFromQuarterBefore(scene: Scene): boolean {
  const measures = metricsAsked(scene).map(asForm);
  const isNewest = periodsAsked(scene).every((period) => period.kind === 'latest' || (period.kind === 'last' && period.of === 'quarter' && period.count < 3));
  return isNewest && measures.length > 0 && measures.every(isFlow) && isOfQuarterBefore(scene.gathered.asked.text);
}

/** Null where it is not asked for. */
export function fromQuarterBefore(scene: Scene): Outcome | null {
  if (!isFromQuarterBefore(scene)) return null;
  const measures = metricsAsked(scene).map(asForm);
  return together(scene.holders.flatMap((holder) => measures.map((measure) => moved(holder, measure))));
}
