// Which measures are the economy's, and the FRED series that they are made of.
import { formulaInputs, metricById } from '@assay/calc';
import type { AskedMeasure } from '../asked.ts';

/** Empty for a measure of a company. */
export function seriesOf(id: string): readonly string[] {
  const metric = metricById(id);
  if (metric === undefined) return [];
  const own = metric.fields['fred']?.[0];
  if (own !== undefined) return [own];
  const inputs = metric.formula === null ? [] : formulaInputs(metric.formula).map((input) => metricById(input.metric)?.fields['fred']?.[0]);
  const known = inputs.filter((input) => input !== undefined);
  return known.length === inputs.length ? [...new Set(known)] : [];
}

/** Whether it needs no company. */
export function isEconomic(measure: AskedMeasure): boolean {
  if (measure.kind === 'series') return true;
  if (measure.kind === 'subject') return measure.subject === 'market' || measure.subject === 'yield-curve' || measure.subject === 'calendar';
  if (measure.kind === 'topic') return measure.topic === 'economy' || measure.topic === 'rates';
  return seriesOf(measure.id).length > 0;
}

type Side = { readonly id: string; readonly fred: string };
const side = (id: string, fred: string): Side => ({ id, fred });

/** The long and the short yield that a spread lies between, by the spread's name with FRED. */
export const spreadSides: Readonly<Record<string, readonly [Side, Side]>> = { T10Y2Y: [side('treasury_10y', 'DGS10'), side('treasury_2y', 'DGS2')] };
