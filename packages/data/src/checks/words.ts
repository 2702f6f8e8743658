// Words for figures in the sentences of the checks.
import { metricById } from '@assay/calc';
import { decimal, periodName, unitName, type Decimal, type Fact, type Period, type Unit } from '@assay/record';

const scales = [[12, 'trillion'], [9, 'billion'], [6, 'million']] as const;

/** "352.58 billion USD", "5.11 USD per share", "15,744 million shares". */
export function amountWords(value: Decimal, unit: Unit): string {
  const [power, word] = scales.find(([places]) => value.abs().greaterThanOrEqualTo(`1e${String(places)}`)) ?? [0, ''];
  const shown = value.dividedBy(`1e${String(power)}`).toDecimalPlaces(2).toNumber().toLocaleString('en-US', { maximumFractionDigits: 2 });
  return [shown, word, unitWords(unit)].filter((part) => part !== '').join(' ');
}

function unitWords(unit: Unit): string {
  if (unit.kind === 'none') return '';
  return unitName(unit).replace('/', ' per ');
}

export function factWords(fact: Fact): string {
  return `${nameOf(fact)} of ${amountWords(decimal(fact.value), fact.unit)}`;
}

export function nameOf(fact: Fact): string {
  return metricById(fact.metric.id ?? '')?.label ?? fact.metric.label;
}

/** "FY2024", "on 2024-09-28". */
export function timeWords(period: Period | null): string {
  if (period === null) return 'at a time not stated';
  return period.kind === 'instant' ? `on ${period.on}` : `in ${periodName(period)}`;
}

export function percentWords(ratio: Decimal): string {
  return `${ratio.times(100).abs().toDecimalPlaces(1).toString()}%`;
}
