// Estimates, earnings and ratings as Financial Modeling Prep's stable interface gives them. None of them names its currency: it is that of the company's
// statements, so a figure of money has none here. Estimates stand under a dimension of their own and are never reported figures.
import type { FactReader } from '../read-fact.ts';
import { shapeReader } from '../shape/read-shape.ts';
import type { ShapeField, ShapeGroup } from '../shape/shape.ts';

const estimate = { scenario: "analysts' estimate" };
const perShare = (label: string): ShapeField => ({ label, unit: 'per-share' });
const money = (label: string): ShapeField => ({ label, unit: 'money' });
const analysts = (label: string): ShapeField => ({ label, unit: { count: 'analysts' } });
const score = (label: string): ShapeField => ({ label, unit: 'none' });

const lowToHigh = (stem: string, what: string, of: (label: string) => ShapeField): ShapeGroup['fields'] => ({
  [`${stem}Low`]: of(`${what}, lowest estimate`), [`${stem}Avg`]: of(`${what}, average estimate`), [`${stem}High`]: of(`${what}, highest estimate`),
});

const estimatesOver = (months: number): FactReader => shapeReader({
  source: 'FMP analyst estimates', must: '0/date', symbol: '0/symbol', momentary: true,
  groups: [{
    at: '*', time: { path: 'date', as: 'day', months }, marks: estimate,
    fields: {
      ...lowToHigh('revenue', 'Revenue', money), ...lowToHigh('ebitda', 'EBITDA', money), ...lowToHigh('ebit', 'EBIT', money), ...lowToHigh('netIncome', 'Net income', money), ...lowToHigh('eps', 'Earnings per share', perShare),
      numAnalystsRevenue: analysts('Revenue, analysts who estimate it'), numAnalystsEps: analysts('Earnings per share, analysts who estimate it'),
    },
  }],
});
const ofYears = estimatesOver(12);
const ofQuarters = estimatesOver(3);

/** The day of a row is the end of the fiscal period; how long that is the request says, not the row. */
export const readFmpEstimates: FactReader = (source, tools) => (/[?&]period=quarter(?:&|$)/.test(source.capture.request.url) ? ofQuarters : ofYears)(source, tools);

/** The day of a row is that of the report, not the end of the quarter. */
export const readFmpEarnings = shapeReader({
  source: 'FMP earnings', must: '0/date', symbol: '0/symbol', momentary: true,
  groups: [
    { at: '*', time: { path: 'date', as: 'day' }, fields: { epsActual: perShare('Earnings per share, as FMP compares it'), revenueActual: money('Revenue, as FMP compares it') } },
    { at: '*', time: { path: 'date', as: 'day' }, marks: estimate, fields: { epsEstimated: perShare('Earnings per share, average estimate before the report'), revenueEstimated: money('Revenue, average estimate before the report') } },
  ],
});

/** Scores of FMP's own making, one (worst) to five (best). */
export const readFmpRating = shapeReader({
  source: 'FMP rating', must: '0/rating', symbol: '0/symbol', momentary: true,
  groups: [{
    at: '*', marks: { scale: "FMP's own, 1 to 5" },
    fields: {
      overallScore: score('Overall score'), discountedCashFlowScore: score('Discounted cash flow score'), returnOnEquityScore: score('Return on equity score'), returnOnAssetsScore: score('Return on assets score'),
      debtToEquityScore: score('Debt to equity score'), priceToEarningsScore: score('Price to earnings score'), priceToBookScore: score('Price to book score'),
    },
  }],
});
