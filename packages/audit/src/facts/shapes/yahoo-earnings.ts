// Results against estimates, and what analysts expect, as Yahoo gathers it. Estimates stand under a dimension of their own and are never reported figures.
import { shapeReader } from '../shape/read-shape.ts';
import type { ShapeField, ShapeGroup } from '../shape/shape.ts';

const summary = 'quoteSummary/result/0';
const perShare = (label: string): ShapeField => ({ label, unit: 'per-share' });
const money = (label: string): ShapeField => ({ label, unit: 'money' });
const revisions = (label: string): ShapeField => ({ label, unit: { count: 'estimates' } });

/** Days are month ends that stand for a company's true ones. */
const quarter = { path: 'quarter', as: 'seconds', months: 3 } as const;
const trendTime = { path: 'endDate', as: 'day', months: { path: 'period', of: { '0q': 3, '+1q': 3, '0y': 12, '+1y': 12 } } } as const;
const estimate = { scenario: "analysts' estimate" };

function trend(kind: 'earningsEstimate' | 'revenueEstimate'): ShapeGroup {
  const isEarnings = kind === 'earningsEstimate';
  const of = isEarnings ? perShare : money;
  const what = isEarnings ? 'Earnings per share' : 'Revenue';
  return {
    at: `${summary}/earningsTrend/trend/*`, time: trendTime, marks: estimate, dimensions: { horizon: 'period' }, currency: `${kind}/${isEarnings ? 'earningsCurrency' : 'revenueCurrency'}`,
    fields: {
      [`${kind}/avg`]: of(`${what}, average estimate`), [`${kind}/low`]: of(`${what}, lowest estimate`), [`${kind}/high`]: of(`${what}, highest estimate`),
      [`${kind}/numberOfAnalysts`]: { label: `${what}, analysts who estimate it`, unit: { count: 'analysts' } }, [`${kind}/growth`]: { label: `${what}, growth on the year before by the average estimate`, unit: 'fraction' },
      [`${kind}/${isEarnings ? 'yearAgoEps' : 'yearAgoRevenue'}`]: of(`${what}, a year earlier`),
    },
  };
}

export const readYahooEarnings = shapeReader({
  source: 'Yahoo Finance earnings', must: summary, symbol: `${summary}/price/symbol`, name: `${summary}/price/longName`, momentary: true,
  groups: [
    {
      at: `${summary}/calendarEvents/earnings`, marks: { ...estimate, horizon: 'next report' }, currency: `/${summary}/earnings/financialCurrency`,
      fields: {
        earningsAverage: perShare('Earnings per share, average estimate'), earningsLow: perShare('Earnings per share, lowest estimate'), earningsHigh: perShare('Earnings per share, highest estimate'),
        revenueAverage: money('Revenue, average estimate'), revenueLow: money('Revenue, lowest estimate'), revenueHigh: money('Revenue, highest estimate'),
      },
    },
    { at: `${summary}/earningsHistory/history/*`, time: quarter, currency: 'currency', fields: { epsActual: perShare('Earnings per share, as Yahoo compares it'), epsDifference: perShare('Earnings per share above the estimate'), surprisePercent: { label: 'Earnings surprise', unit: 'fraction' } } },
    { at: `${summary}/earningsHistory/history/*`, time: quarter, marks: estimate, currency: 'currency', fields: { epsEstimate: perShare('Earnings per share, average estimate before the report') } },
    trend('earningsEstimate'), trend('revenueEstimate'),
    {
      at: `${summary}/earningsTrend/trend/*`, time: trendTime, marks: estimate, dimensions: { horizon: 'period' }, currency: 'epsTrend/epsTrendCurrency',
      fields: {
        'epsTrend/7daysAgo': perShare('Earnings per share, average estimate a week earlier'), 'epsTrend/30daysAgo': perShare('Earnings per share, average estimate 30 days earlier'), 'epsTrend/90daysAgo': perShare('Earnings per share, average estimate 90 days earlier'),
        'epsRevisions/upLast30days': revisions('Estimates raised within 30 days'), 'epsRevisions/downLast30days': revisions('Estimates cut within 30 days'),
      },
    },
  ],
});
