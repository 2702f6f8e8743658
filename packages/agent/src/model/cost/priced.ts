import type { Model } from '../port.ts';
import { costOf, type Prices } from './price-table.ts';

/** A model whose replies say what they cost, where the price is known. */
export function priced(model: Model, prices: Prices): Model {
  return async (request, options) => {
    const answer = await model(request, options);
    if (!answer.ok) return answer;
    const { reply } = answer;
    const price = prices.of(reply.model);
    return price === null ? answer : { ok: true, reply: { ...reply, usage: { ...reply.usage, usd: costOf(reply.usage, price) } } };
  };
}
