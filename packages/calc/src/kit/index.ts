export { computeSeriesMetric, seriesMetricIds } from './series/series-metrics.ts';
export type { Close, SeriesValue } from './series/history.ts';
export { computeModel, modelIds } from './valuation/models.ts';
export type { ModelError, ModelInputs, ModelOutcome, ModelValue } from './valuation/model.ts';
export { discountCashFlows, type DcfInputs, type DcfValuation, type DcfYear } from './valuation/dcf.ts';
export { impliedGrowth, type ReverseDcfInputs } from './valuation/reverse-dcf.ts';
export { grahamNumber } from './valuation/graham-number.ts';
export { earningsPowerValue, type EarningsPowerInputs } from './valuation/earnings-power.ts';
export { weighScenarios, type Scenario } from './valuation/scenarios.ts';
