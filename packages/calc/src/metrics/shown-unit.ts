// Formulas of percentages give fractions; people are shown percent.
import type { Decimal } from '@assay/record';
import type { Metric } from './metric.ts';

/** A formula's result in the metric's own unit: 0.462 becomes 46.2 for a metric shown in percent or points. */
export function toShownUnit(value: Decimal, metric: Metric): Decimal {
  return metric.unit.kind === 'percent' || metric.unit.kind === 'points' ? value.times(100) : value;
}
