// What analysts say of a share: price targets, the mean of their ratings, how many say what, and their changes of grade.
import { shapeReader } from '../shape/read-shape.ts';
import type { ShapeField } from '../shape/shape.ts';

const summary = 'quoteSummary/result/0';
const perShare = (label: string): ShapeField => ({ label, unit: 'per-share' });
const analysts = (label: string): ShapeField => ({ label, unit: { count: 'analysts' } });

export const readYahooAnalysts = shapeReader({
  source: 'Yahoo Finance analysts', must: summary, symbol: `${summary}/price/symbol`, name: `${summary}/price/longName`, momentary: true,
  groups: [
    { at: `${summary}/price`, time: { path: 'regularMarketTime', as: 'seconds' }, currency: 'currency', fields: { regularMarketPrice: perShare('Price') } },
    {
      at: `${summary}/financialData`, marks: { scenario: "analysts' target" }, currency: `/${summary}/price/currency`,
      fields: { targetHighPrice: perShare('Price target, highest'), targetLowPrice: perShare('Price target, lowest'), targetMeanPrice: perShare('Price target, mean'), targetMedianPrice: perShare('Price target, median') },
    },
    { at: `${summary}/financialData`, fields: { numberOfAnalystOpinions: analysts('Analysts with a price target'), recommendationMean: { label: 'Mean rating, 1 strong buy to 5 strong sell', unit: 'none' } } },
    { at: `${summary}/recommendationTrend/trend/*`, dimensions: { month: 'period' }, fields: { strongBuy: analysts('Rated strong buy'), buy: analysts('Rated buy'), hold: analysts('Rated hold'), sell: analysts('Rated sell'), strongSell: analysts('Rated strong sell') } },
    {
      at: `${summary}/upgradeDowngradeHistory/history/*`, time: { path: 'epochGradeDate', as: 'seconds' }, dimensions: { firm: 'firm' }, marks: { scenario: "analyst's target" }, currency: `/${summary}/price/currency`,
      fields: { currentPriceTarget: perShare('Price target'), priorPriceTarget: perShare('Price target before') },
    },
  ],
});
