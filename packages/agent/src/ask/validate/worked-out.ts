// Whether an answer holds what a calculation comes to, and not only the figures that it is made of.
import type { AskedPeriod, Calculation } from '../asked/asked.ts';
import { operandsOf } from '../asked/expressions/signs/expression.ts';
import type { Given } from './demands/reading/given.ts';

/** How many times are asked about, where the calculation is to be made at each. */
function timesAsked({ expression, over }: Calculation, periods: readonly AskedPeriod[]): number {
  const isOnce = over !== 'each' || !operandsOf(expression).some(({ period }) => period === null);
  return isOnce ? 1 : periods.reduce((sum, period) => sum + (period.kind === 'years' ? period.to - period.from + 1 : 1), 0);
}

/** For each time a figure whose formula names every measure of the calculation. Where nothing is known but the words, nothing is held against them. */
export function isWorkedOut(calculation: Calculation, periods: readonly AskedPeriod[], given: Given | undefined): boolean {
  if (given === undefined) return true;
  const ids = operandsOf(calculation.expression).map(({ id }) => id);
  const results = given.opening.filter(({ metric, inputs }) => /_(?:plus|less|to)_/.test(metric) && ids.every((id) => inputs.includes(id) || `${inputs.join(' ')} ${metric}`.includes(id)));
  // One year's is not that of all of them.
  if (calculation.over === 'sum' && timesAsked({ ...calculation, over: 'each' }, periods) > 1) return given.opening.some(({ sentence, unit }) => /\bover all those years\b/.test(sentence) && unit.kind !== 'none');
  const told = new Set(results.map(({ from, to, value }) => JSON.stringify([from, to, value])));
  const isMoveTold = calculation.isMoved !== true || given.opening.some(({ form, metric, sentence }) => (form === 'change' && /_(?:plus|less|to)_/.test(metric)) || /^(?:Rise|Fall) from\b/.test(sentence));
  return isMoveTold && told.size >= Math.max(1, timesAsked(calculation, periods));
}
