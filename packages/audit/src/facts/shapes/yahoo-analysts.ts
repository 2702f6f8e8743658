// What analysts say of a share: price targets, the mean of their ratings, how many say what, and their changes of grade.
import { shapeReader } from '../shape/read-shape.ts';
import type { ShapeField, ShapeGroup } from '../shape/shape.ts';

const summary = 'quoteSummary/result/0';
const perShare = (label: string): ShapeField => ({ label, unit: 'per-share' });
const target = (which: string, metric: string): ShapeField => ({ ...perShare(`Price target, ${which}`), metric });
const analysts = (label: string): ShapeField => ({ label, unit: { count: 'analysts' } });

/** By month, the present one first. */
const ratings: ShapeGroup['fields'] = { strongBuy: analysts('Rated strong buy'), buy: analysts('Rated buy'), hold: analysts('Rated hold'), sell: analysts('Rated sell'), strongSell: analysts('Rated strong sell') };

export const readYahooAnalysts = shapeReader({
  source: 'Yahoo Finance analysts', must: summary, symbol: `${summary}/price/symbol`, name: `${summary}/price/longName`, momentary: true,
  groups: [
    { at: `${summary}/price`, time: { path: 'regularMarketTime', as: 'seconds' }, currency: 'currency', fields: { regularMarketPrice: perShare('Price') } },
    {
      at: `${summary}/financialData`, time: 'received', currency: `/${summary}/price/currency`,
      fields: { targetHighPrice: target('highest', 'target_price_high'), targetLowPrice: target('lowest', 'target_price_low'), targetMeanPrice: target('mean', 'target_price'), targetMedianPrice: target('median', 'target_price_median') },
    },
    { at: `${summary}/financialData`, time: 'received', fields: { numberOfAnalystOpinions: analysts('Analysts with a price target'), recommendationMean: { label: 'Mean rating, 1 strong buy to 5 strong sell', unit: 'none' } } },
    { at: `${summary}/recommendationTrend/trend/0`, time: 'received', fields: ratings },
    ...[1, 2, 3].map((back): ShapeGroup => ({ at: `${summary}/recommendationTrend/trend/${String(back)}`, dimensions: { month: 'period' }, fields: ratings })),
    {
      at: `${summary}/upgradeDowngradeHistory/history/*`, time: { path: 'epochGradeDate', as: 'seconds' }, dimensions: { firm: 'firm' }, marks: { scenario: "analyst's target" }, currency: `/${summary}/price/currency`,
      fields: { currentPriceTarget: perShare('Price target'), priorPriceTarget: perShare('Price target before') },
    },
  ],
});
