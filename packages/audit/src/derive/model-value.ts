// A valuation in a table of assumptions is re-executed: the row's own inputs are taken as given, everything else is read from the sources.
import { dcfModel, metricById, type Model } from '@assay/calc';
import { decimal, type Decimal } from '@assay/record';
import type { Candidate } from '../bind/candidate.ts';
import type { ClaimReading } from '../claims/reading.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import type { AuditContext } from './audit-context.ts';
import { valueOf } from './value-of.ts';

/** Column headers of a scenario table and the model inputs they give. Percentages enter as fractions. */
const headerInputs: readonly (readonly [RegExp, string])[] = [
  [/terminal growth/, 'terminal_growth'], [/discount rate|cost of capital/, 'discount_rate'], [/^growth|growth rate|growth in/, 'growth'], [/years/, 'years'],
];
/** Words of a row, and the model that they name. Each is named here by itself: the judge carries no model that it does not ask. */
const models: readonly (readonly [RegExp, string, Model])[] = [[/value per share|fair value/i, 'dcf_value_per_share', dcfModel]];
const factInputs = ['free_cash_flow', 'net_debt', 'diluted_shares'] as const;

export function modelValue(reading: ClaimReading, context: AuditContext): Candidate | null {
  const inputs = givenInputs(reading);
  const model = models.find(([pattern]) => reading.metrics.some((metric) => pattern.test(metric.words) || metricById(metric.id ?? '', context.dictionary)?.id === 'dcf_value_per_share'));
  if (inputs === null || model === undefined || reading.operation === 'assumption') return null;
  const day = context.asOf;
  const read = factInputs.map((id) => [id, valueOf(id, day === null ? null : { kind: 'date', on: day }, { entity: reading.claim.entity, context, confidence: 1, depth: 1 })[0]] as const);
  const values: Record<string, Decimal> = { ...inputs };
  const facts: ReadFact[] = [];
  for (const [name, found] of read) {
    if (found === undefined) return null;
    values[name] = found.value;
    facts.push(...found.facts);
  }
  const [, id, compute] = model;
  const computed = compute(values);
  if ('error' in computed) return null;
  return {
    value: decimal(computed.value), unit: { kind: 'money', currency: currencyOf(facts), per: 'share' }, facts, metric: 'agrees', period: 'agrees', entity: 'agrees', confidence: 1,
    formula: { expression: id, filled: computed.filled, result: computed.value.toString(), inexact: true }, subject: 'value per share on the row’s own assumptions', rivals: [],
  };
}

function currencyOf(facts: readonly ReadFact[]): string | null {
  return facts.map((read) => read.fact.unit).find((unit) => unit.kind === 'money')?.currency ?? null;
}

function givenInputs(reading: ClaimReading): Record<string, Decimal> | null {
  const given: Record<string, Decimal> = {};
  for (const [header, value] of Object.entries(reading.rowInputs)) {
    const name = headerInputs.find(([pattern]) => pattern.test(header))?.[1];
    if (name !== undefined) given[name] = name === 'years' ? decimal(value) : decimal(value).dividedBy(100);
  }
  return given['discount_rate'] !== undefined && given['terminal_growth'] !== undefined && given['growth'] !== undefined ? given : null;
}
