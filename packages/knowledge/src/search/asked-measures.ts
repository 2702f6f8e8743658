// The measures that a question asks for, with those that their formulas need: the labels of the rows that state them, and the statements in which these stand.
import { findMetrics, formulaInputs, metricById, type Metric } from '@assay/calc';
import { MARK, statementsIn, STATEMENTS } from '../index/chunk-marks.ts';
import { isFigure, termNumber } from '../index/packed-terms.ts';
import { termsOf } from '../index/terms.ts';

export type AskedMeasures = {
  /** From the key of a row's label to the measure's place. */
  readonly rows: ReadonlyMap<number, number>;
  readonly count: number;
  /** Marks of the statements that the question names, or else of those that hold its measures. */
  readonly statements: number;
};

/** Words that a label has or has not, with the same meaning. */
const light: ReadonlySet<number> = new Set(termsOf('total net consolidated').map(termNumber));
const inCashFlows = /cash_flow|capital_exp|repurch|dividends_paid|issuance|purchase|proceeds|depreciation/;

export function isLight(number: number): boolean {
  return light.has(number);
}

/** A sum: the order of a label's words does not matter. */
export function labelKey(key: number, number: number): number {
  return (key + number) | 0;
}

export function askedMeasures(query: string): AskedMeasures {
  const asked = new Set(findMetrics(query).map(({ metric }) => metric));
  const needed = [...asked].flatMap(({ formula }) => (formula === null ? [] : formulaInputs(formula).flatMap(({ metric }) => metricById(metric) ?? [])));
  const stated = [...new Set([...asked, ...needed])].filter(({ kind }) => kind === 'stock' || kind === 'flow');
  const rows = new Map<number, number>();
  for (const [place, { label, synonyms }] of stated.entries()) {
    for (const name of [label, ...synonyms]) {
      const key = termsOf(name).map(termNumber).filter((number) => !isLight(number) && !isFigure(number)).reduce(labelKey, 0);
      if (key !== 0) rows.set(key, place);
    }
  }
  const named = statementsIn(query) & STATEMENTS;
  return { rows, count: stated.length, statements: named === 0 ? stated.reduce((marks, metric) => marks | statementOf(metric), 0) : named };
}

function statementOf({ id, kind }: Metric): number {
  if (kind === 'stock') return MARK.balance;
  return inCashFlows.test(id) ? MARK.cash : MARK.income;
}
