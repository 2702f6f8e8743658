import type { Unit } from '@assay/record';

const ratios = new Set<Unit['kind']>(['percent', 'points', 'fraction', 'basis-points', 'multiple']);

/** A percentage beside the word "revenue" is not revenue, and dollars per share are no net income; a number without a unit may be either. */
export function unitFits(metric: Unit, unit: Unit): boolean {
  if (unit.kind === 'none' || metric.kind === 'none') return true;
  if (ratios.has(metric.kind) || ratios.has(unit.kind)) return ratios.has(metric.kind) && ratios.has(unit.kind);
  if (metric.kind === 'money' && unit.kind === 'money') return metric.per === unit.per;
  return metric.kind === unit.kind || metric.kind === 'index' || metric.kind === 'count';
}
