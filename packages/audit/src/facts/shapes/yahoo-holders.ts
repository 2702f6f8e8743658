// Who holds a company's shares, as Yahoo gathers it from 13F filings and funds. Reported with a delay: the day is the report's.
import { shapeReader } from '../shape/read-shape.ts';
import type { ShapeGroup } from '../shape/shape.ts';

const summary = 'quoteSummary/result/0';

function ownership(module: 'institutionOwnership' | 'fundOwnership'): ShapeGroup {
  return {
    at: `${summary}/${module}/ownershipList/*`, time: { path: 'reportDate/raw', as: 'seconds' }, dimensions: { holder: 'organization' }, currency: `/${summary}/price/currency`,
    fields: {
      position: { label: 'Shares held', unit: 'shares' }, value: { label: 'Value of shares held', unit: 'money' },
      pctHeld: { label: 'Share of the company held', unit: 'fraction' }, pctChange: { label: 'Change of the holding', unit: 'fraction' },
    },
  };
}

export const readYahooHolders = shapeReader({
  source: 'Yahoo Finance holders', must: summary, symbol: `${summary}/price/symbol`, name: `${summary}/price/longName`, momentary: true,
  groups: [
    {
      at: `${summary}/majorHoldersBreakdown`,
      fields: {
        insidersPercentHeld: { label: 'Held by insiders', unit: 'fraction' }, institutionsPercentHeld: { label: 'Held by institutions', unit: 'fraction' },
        institutionsFloatPercentHeld: { label: 'Float held by institutions', unit: 'fraction' }, institutionsCount: { label: 'Institutions that hold shares', unit: { count: 'institutions' } },
      },
    },
    ownership('institutionOwnership'), ownership('fundOwnership'),
    {
      at: `${summary}/defaultKeyStatistics`, time: { path: 'dateShortInterest', as: 'seconds' },
      fields: { sharesShort: { label: 'Shares sold short', unit: 'shares' }, shortRatio: { label: 'Days to cover', unit: 'days' }, shortPercentOfFloat: { label: 'Float sold short', unit: 'fraction' }, sharesShortPriorMonth: { label: 'Shares sold short a month earlier', unit: 'shares', time: { path: 'sharesShortPreviousMonthDate', as: 'seconds' } } },
    },
  ],
});
