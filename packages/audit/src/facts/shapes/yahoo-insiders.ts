// What insiders did with their shares, as Yahoo retells their Forms 3, 4 and 5: shares and value of each transaction, holdings, and sums of six months.
import { shapeReader } from '../shape/read-shape.ts';
import type { ShapeField } from '../shape/shape.ts';

const summary = 'quoteSummary/result/0';
const shares = (label: string): ShapeField => ({ label, unit: 'shares' });
const transactions = (label: string): ShapeField => ({ label, unit: { count: 'transactions' } });

export const readYahooInsiders = shapeReader({
  source: 'Yahoo Finance insiders', must: summary, symbol: `${summary}/price/symbol`, name: `${summary}/price/longName`, momentary: true,
  groups: [
    {
      at: `${summary}/insiderTransactions/transactions/*`, time: { path: 'startDate', as: 'seconds' }, dimensions: { owner: 'filerName', transaction: 'transactionText' }, currency: `/${summary}/price/currency`,
      fields: { shares: shares('Shares in the transaction'), value: { label: 'Value of the transaction', unit: 'money' } },
    },
    { at: `${summary}/insiderHolders/holders/*`, time: { path: 'positionDirectDate', as: 'seconds' }, dimensions: { owner: 'name' }, fields: { positionDirect: shares('Shares held directly'), positionIndirect: { ...shares('Shares held indirectly'), time: { path: 'positionIndirectDate', as: 'seconds' } } } },
    {
      at: `${summary}/netSharePurchaseActivity`, dimensions: { window: 'period' },
      fields: {
        buyInfoCount: transactions('Insider transactions that add shares'), buyInfoShares: shares('Shares added by insiders'), sellInfoCount: transactions('Insider transactions that take shares away'), sellInfoShares: shares('Shares taken away by insiders'),
        netInfoShares: shares('Net shares added by insiders'), netPercentInsiderShares: { label: "Net shares added, of insiders' shares", unit: 'fraction' }, totalInsiderShares: shares('Shares held by insiders'),
      },
    },
  ],
});
