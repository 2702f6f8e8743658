export { type Dictionary, type Metric, type MetricKind } from './metrics/metric.ts';
export { extendDictionary, metricByConcept, metricByField, metricById, metrics } from './metrics/dictionary.ts';
export { findMetrics, metricByLabel, type FoundMetric } from './metrics/find-metrics.ts';
export { toShownUnit } from './metrics/shown-unit.ts';
export { parseFormula, type FormulaNode, type Shift } from './formula/parse-formula.ts';
export { evaluateFormula, formulaInputs, type Evaluated, type FormulaInput, type ResolvedInput } from './formula/evaluate-formula.ts';
