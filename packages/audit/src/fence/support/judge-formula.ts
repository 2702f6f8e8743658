// A formula that the agent proposes, worked out from the passages it cites. The agent chooses the arithmetic, never an input.
import { evaluateFormula, type FormulaInput } from '@assay/calc';
import { decimal, noUnit, type Entity } from '@assay/record';
import { matchPeriod } from '../../bind/match-period.ts';
import { claimTimes, stepTime, type TimeQuery } from '../../bind/time-query.ts';
import { convertTo, equalWithinDigits } from '../../numerals/index.ts';
import { allowsFormula } from './allowed-formula.ts';
import { owners, wrongWords, type FigureClaim } from './compare-fact.ts';
import type { Judged } from './judged.ts';
import type { PassageFact } from '../figures/passage-facts.ts';

const MAX_FORMULA = 400;

type Inputs = { readonly facts: readonly PassageFact[]; readonly known: readonly Entity[] };

export function judgeFormula(formula: string, claim: FigureClaim, inputs: Inputs): Judged {
  const { numeral } = claim.reading;
  if (numeral === null || formula.length > MAX_FORMULA || !allowsFormula(formula, claim.reading)) return { fails: 'formula-fails' };
  const result = evaluate(formula, (input) => resolveInput(input, claim, inputs));
  // A formula without an input from a source would be the agent's own number.
  if (result === null || !result.ok || result.inputs.length === 0) return { fails: 'formula-fails' };
  const shown = [result.value, ...(numeral.unit.kind === 'percent' ? [result.value.times(100)] : [])].some((value) => equalWithinDigits(numeral, value) !== null);
  if (!shown) return { fails: 'formula-fails' };
  const used = result.inputs.map((input) => input.ref);
  return { code: 'computed-the-same', passages: used.map((fact) => fact.passage), values: [result.value.toString()], verdict: 'supported', filled: result.filled };
}

function evaluate(formula: string, resolve: (input: FormulaInput) => { readonly value: ReturnType<typeof decimal>; readonly ref: PassageFact } | null): ReturnType<typeof evaluateFormula<PassageFact>> | null {
  try { return evaluateFormula(formula, resolve); } catch { return null; }
}

/** The one value that the cited passages give for an input at its time; two different ones are none. */
function resolveInput(input: FormulaInput, claim: FigureClaim, { facts, known }: Inputs): { readonly value: ReturnType<typeof decimal>; readonly ref: PassageFact } | null {
  const own = claimTimes(claim.reading).own;
  const at: TimeQuery | null = input.shift === null || own === null ? own : stepTime(own, { steps: input.shift.steps, of: input.shift.of });
  if (input.ttm || (input.shift !== null && at === null)) return null;
  const fitting = facts.filter((fact) => fact.read.fact.metric.id === input.metric && owners(claim, fact, known) !== 'conflicts' && fits(at, fact, input.shift !== null) && wrongWords(claim, fact) === null);
  const first = fitting[0];
  if (first === undefined || fitting.some((fact) => fact.read.fact.value !== first.read.fact.value)) return null;
  const value = convertTo(noUnit, decimal(first.read.fact.value), first.read.fact.unit);
  return value === null ? null : { value, ref: first };
}

/** Another period than the claim's must be stated; the claim's own may be left open. */
function fits(at: TimeQuery | null, fact: PassageFact, isShifted: boolean): boolean {
  const period = matchPeriod(at, fact.read);
  return isShifted ? period === 'agrees' : period !== 'conflicts';
}
