// The time of a calculation, where all that it is made of is of one and the same.
import { periodEnd } from '@assay/record';
import type { Reading } from '../../../../figures/figure.ts';
import { say, type Text } from '../../../../prose/text.ts';
import { inTime } from '../sentences/reading-words.ts';

/** A balance at the end of the time of a flow is of that time, too. */
function areOfItsEnd(leaves: readonly Reading[]): boolean {
  const flows = [...new Map(leaves.flatMap(({ period }) => (period?.kind === 'duration' ? [[JSON.stringify(period), period.end] as const] : []))).values()];
  const [end, ...others] = flows;
  return end !== undefined && others.length === 0 && leaves.every(({ period }) => period !== null && periodEnd(period) === end);
}

/** One time, or each operand its own. */
function isOfOneTime(leaves: readonly Reading[]): boolean {
  const areSeveral = new Set(leaves.map(({ metric }) => metric)).size === leaves.length;
  return areSeveral && (areOfItsEnd(leaves) || new Set(leaves.map((reading) => JSON.stringify(reading.period?.kind === 'instant' ? [] : reading.period))).size < 2);
}

/** ` in fiscal 2024`; empty where its figures are of several times. */
export function whenOf(leaves: readonly Reading[]): Text {
  const flow = leaves.find(({ period }) => period?.kind === 'duration') ?? leaves[0];
  return flow !== undefined && isOfOneTime(leaves) ? say` ${inTime(flow)}` : say``;
}
