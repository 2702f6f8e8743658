// What every result must stand: it is of the company that was asked for, of no later day, and its figures can be true.
import { metricById } from '@assay/calc';
import { decimal, periodEnd, type Fact, type IsoDate } from '@assay/record';
import type { DataStep, StepResult } from '../../stages.ts';
import { fault, type Finding } from './finding.ts';

type Answer = Extract<StepResult, { readonly step: DataStep; readonly ok: true }>['answer'];

/** Null where nothing is wrong. */
export function checkCommon(step: DataStep, answer: Answer, asOf: IsoDate | null): Finding | null {
  return checkSubject(step, answer) ?? checkDays(answer, asOf) ?? checkValues(answer);
}

function checkSubject({ input }: DataStep, { answer, captures }: Answer): Finding | null {
  const wanted = input['ticker'];
  const got = typeof answer === 'object' && answer !== null && 'ticker' in answer ? answer['ticker'] : null;
  if (typeof wanted !== 'string' || typeof got !== 'string' || got.toUpperCase() === wanted.toUpperCase()) return null;
  const isSame = captures.some(({ capture }) => capture.entity?.ticker === wanted || capture.entity?.id === wanted);
  return isSame ? null : fault(`It came back for ${got}, and ${wanted} was asked for.`);
}

/** Nothing that became known after the day as of which the question is asked. */
function checkDays({ figures }: Answer, asOf: IsoDate | null): Finding | null {
  if (asOf === null) return null;
  const late = figures.find(({ fact }) => (fact.source.filed ?? '') > asOf || (fact.period !== null && !isAhead(fact) && (periodEnd(fact.period) ?? '') > asOf));
  return late === undefined ? null : fault(`${late.fact.metric.label} of ${late.fact.source.filed ?? 'a later day'} was not known on ${asOf}.`);
}

/** Estimates and expiries lie ahead by their nature. */
function isAhead({ metric }: Fact): boolean {
  return /estimate|target|expir|forward|next/i.test(metric.label);
}

const neverBelowZero = new Set(['price', 'total_assets', 'shares_outstanding', 'diluted_shares', 'basic_shares', 'cash', 'inventory', 'employees', 'current_assets', 'volume']);
const mostPercent = 1_000_000;

function checkValues({ figures }: Answer): Finding | null {
  const odd = figures.find(({ fact }) => isOdd(fact));
  return odd === undefined ? null : fault(`${odd.fact.metric.label} of ${odd.fact.value} cannot be right.`);
}

function isOdd({ metric, unit, value }: Fact): boolean {
  const id = metric.id ?? '';
  if (neverBelowZero.has(id) && decimal(value).lt(0)) return true;
  const known = metricById(id);
  if (known?.unit.kind === 'money' && (unit.kind === 'percent' || unit.kind === 'shares')) return true;
  return unit.kind === 'percent' && decimal(value).abs().gt(mostPercent);
}
