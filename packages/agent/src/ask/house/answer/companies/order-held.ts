// An order of companies that is stated, held against the figures: right only where each of them stands above the next.
import { orderClaimed } from '../../../asked/forms/order-claimed.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { isMoment, metricsAsked, periodsAsked, type MetricAsked } from '../asked-of.ts';
import { sayMeasure } from '../forms.ts';
import type { Scene } from '../scene.ts';

const forms: ReadonlySet<MetricAsked['as']> = new Set<MetricAsked['as']>(['value', 'growth', 'cagr', 'change']);

/** The one measure at the one time of which the order is said to be. */
function askedOf(scene: Scene): { readonly measure: MetricAsked; readonly period: AskedPeriod } | null {
  const [measure, ...others] = metricsAsked(scene);
  const [period, ...times] = periodsAsked(scene);
  if (measure === undefined || period === undefined || others.length + times.length > 0) return null;
  return forms.has(measure.as) && isMoment(period) ? { measure, period } : null;
}

/** Null where no order is stated, or a figure of it is not at hand. */
export function orderHeld(scene: Scene): boolean | null {
  const { asked } = scene.gathered;
  const [way, of] = [orderClaimed(asked), askedOf(scene)];
  if (way === null || of === null || asked.group !== null || asked.companies.length < 2) return null;
  const figures = asked.companies.flatMap(({ ticker }) => scene.holders.filter(({ company }) => company.ticker === ticker)).flatMap((holder) => sayMeasure(holder, of.measure, of.period)?.figure.value ?? []);
  const inOrder = way === 'down' ? figures : figures.toReversed();
  return figures.length < asked.companies.length ? null : inOrder.every((value, at) => at === 0 || inOrder[at - 1]?.gt(value) === true);
}
