// A value worked out from facts. The formula that is stated is the formula that is run, so the two cannot disagree.
import { evaluateFormula } from '@assay/calc';
import { decimal, Decimal, toDecimalText, type Decimal as DecimalValue, type Entity, type Fact, type Period, type Unit } from '@assay/record';
import { computed, type ComputedLeaf } from './leaf.ts';

/** Facts by the names that the formula uses; a list stands in `sum`, `avg`, `min`, `max` or `count`. */
export type Parts = Readonly<Record<string, Fact | readonly Fact[] | null | undefined>>;

export type Meaning = {
  readonly label: string;
  /** The dictionary's metric, where the value is exactly that. */
  readonly metric?: string;
  readonly unit: Unit;
  readonly entity: Entity | null;
  readonly period: Period | null;
  readonly assumptions?: Readonly<Record<string, string>>;
};

/** Digits of a computed value: more than any source has, and no endless thirds. */
const DIGITS = 20;

/** Null where a part is missing, money of two currencies would be mixed, or the formula has no result. */
export function derive(formula: string, parts: Parts, meaning: Meaning): ComputedLeaf | null {
  const lists = new Map(Object.entries(parts).map(([name, part]) => [name, listOf(part)]));
  if (mixesCurrencies([...lists.values()].flat())) return null;
  const folded = foldLists(formula, lists);
  const evaluated = evaluateFormula(folded.formula, ({ metric }) => {
    const value = folded.values.get(metric) ?? only(lists.get(metric));
    return value === undefined ? null : { value, ref: metric };
  });
  if (!evaluated.ok) return null;
  return statedValue(evaluated.value, { ...meaning, formula, inputs: [...lists] });
}

/** A value that a named method gives over facts; the formula names the method. */
export function statedValue(value: DecimalValue, { label, metric, unit, entity, period, assumptions, formula, inputs }: Meaning & { readonly formula: string; readonly inputs: readonly (readonly [string, readonly Fact[]])[] }): ComputedLeaf {
  return computed({
    entity, metric: { id: metric ?? null, label, concept: null }, value: toDecimalText(value.toSignificantDigits(DIGITS)), unit, period, formula,
    inputs: inputs.map(([name, facts]) => ({ name, facts: facts.map((fact) => fact.id) })), assumptions: assumptions ?? {},
  });
}

function listOf(part: Parts[string]): readonly Fact[] {
  if (part === null || part === undefined) return [];
  return isFact(part) ? [part] : part;
}

function isFact(part: Fact | readonly Fact[]): part is Fact {
  return !Array.isArray(part);
}

function only(facts: readonly Fact[] | undefined): DecimalValue | undefined {
  const [first, ...more] = facts ?? [];
  return first === undefined || more.length > 0 ? undefined : decimal(first.value);
}

function mixesCurrencies(facts: readonly Fact[]): boolean {
  return new Set(facts.flatMap(({ unit }) => (unit.kind === 'money' ? [unit.currency] : []))).size > 1;
}

const folds: Readonly<Record<string, (values: readonly DecimalValue[]) => DecimalValue>> = {
  sum: (values) => Decimal.sum(0, ...values), avg: (values) => Decimal.sum(0, ...values).dividedBy(values.length),
  min: (values) => Decimal.min(...values), max: (values) => Decimal.max(...values), count: (values) => decimal(values.length),
};

/** `sum(volume)` over a list is worked out first and stands in the formula as one value. Over nothing, a sum and a count are nought, the others are not. */
function foldLists(formula: string, lists: ReadonlyMap<string, readonly Fact[]>): { readonly formula: string; readonly values: ReadonlyMap<string, DecimalValue> } {
  const values = new Map<string, DecimalValue>();
  const folded = formula.replace(/\b(sum|avg|min|max|count)\(([a-z][a-z0-9_]*)\)/g, (whole, fold: string, name: string) => {
    const facts = lists.get(name);
    if (facts === undefined || (facts.length === 0 && fold !== 'sum' && fold !== 'count')) return whole;
    values.set(`${fold}_of_${name}`, folds[fold]?.(facts.map((fact) => decimal(fact.value))) ?? decimal(0));
    return `${fold}_of_${name}`;
  });
  return { formula: folded, values };
}
