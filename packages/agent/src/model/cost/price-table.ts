// What a model's tokens cost: the user's own prices first, then the published ones. A local model costs nothing.
import { decimal, toDecimalText, type DecimalText } from '@assay/record';
import type { Usage } from '../usage.ts';
import type { Price } from './price.ts';
import { publishedPrices } from './price-list.ts';

export type Prices = {
  /** The price of `provider/model`; null where nobody said it. */
  readonly of: (model: string) => Price | null;
  /** Its own price, else the dearest known of its provider, else of any model. For budgets. */
  readonly atMost: (model: string) => Price;
};

const million = 1_000_000;
const free: Price = { input: '0', output: '0', cached: '0', seen: '2026-01-01' };

/** A dated snapshot costs what its model costs: `gpt-x-2026-01-31`, `claude-x-20260131`. */
function withoutDate(model: string): string {
  return model.replace(/-(?:\d{4}-\d{2}-\d{2}|\d{8})$/, '');
}

/** Prices of `openai-chat` are those of `openai`. */
function listed(model: string): string {
  return model.replace(/^openai-chat\//, 'openai/');
}

export function openPrices(own: Readonly<Record<string, Price>> = {}): Prices {
  const known = new Map(Object.entries({ ...publishedPrices, ...own }));
  const find = (model: string): Price | null => [model, withoutDate(model), listed(model), withoutDate(listed(model))].map((name) => known.get(name)).find((price) => price !== undefined) ?? null;
  const of = (model: string): Price | null => find(model) ?? (model.startsWith('local/') || model.startsWith('scripted/') ? free : null);
  const atMost = (model: string): Price => {
    const ofProvider = [...known].filter(([name]) => name.startsWith(`${providerOf(listed(model))}/`)).map(([, price]) => price);
    return of(model) ?? dearest(ofProvider.length > 0 ? ofProvider : [...known.values()]);
  };
  return { of, atMost };
}

function providerOf(model: string): string {
  return model.slice(0, Math.max(0, model.indexOf('/')));
}

function dearest(prices: readonly Price[]): Price {
  return prices.reduce((left, right) => ({ ...left, input: larger(left.input, right.input), output: larger(left.output, right.output), cached: null }), free);
}

function larger(left: DecimalText, right: DecimalText): DecimalText {
  return decimal(left).gt(decimal(right)) ? left : right;
}

/** US dollars, exact. */
export function costOf({ inputTokens, outputTokens, cachedTokens }: Omit<Usage, 'usd'>, price: Price): DecimalText {
  const cached = Math.min(cachedTokens, inputTokens);
  const sum = decimal(price.input).times(inputTokens - cached).plus(decimal(price.cached ?? price.input).times(cached)).plus(decimal(price.output).times(outputTokens));
  return toDecimalText(sum.div(million));
}
