// One expiry of a share's options: every contract's strike, prices, volume, open interest and implied volatility.
import { shapeReader } from '../shape/read-shape.ts';
import type { ShapeField, ShapeGroup } from '../shape/shape.ts';

const chain = 'optionChain/result/0';
const quoted = { path: `/${chain}/quote/regularMarketTime`, as: 'seconds' } as const;
const perShare = (label: string): ShapeField => ({ label, unit: 'per-share' });
const contracts = (label: string): ShapeField => ({ label, unit: { count: 'contracts' } });

function side(list: 'calls' | 'puts'): ShapeGroup {
  return {
    at: `${chain}/options/*/${list}/*`, time: quoted, marks: { side: list === 'calls' ? 'call' : 'put' }, dimensions: { contract: 'contractSymbol' }, currency: 'currency',
    fields: {
      strike: { ...perShare('Strike price'), time: 'none' }, lastPrice: { ...perShare('Last price of the option'), time: { path: 'lastTradeDate', as: 'seconds' } },
      bid: perShare('Bid for the option'), ask: perShare('Ask for the option'), volume: contracts('Option volume'), openInterest: contracts('Open interest'), impliedVolatility: { label: 'Implied volatility', unit: 'fraction' },
    },
  };
}

export const readYahooOptions = shapeReader({
  source: 'Yahoo Finance options', must: `${chain}/options`, symbol: `${chain}/underlyingSymbol`, name: `${chain}/quote/longName`, momentary: true,
  groups: [{ at: `${chain}/quote`, time: { path: 'regularMarketTime', as: 'seconds' }, currency: 'currency', fields: { regularMarketPrice: perShare('Price') } }, side('calls'), side('puts')],
});
