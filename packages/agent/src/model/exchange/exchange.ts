// What passed between a run and its models, as it is kept: every request whole, every answer whole. Parts that many requests share
// (instructions, tools, earlier messages) are kept once.
import { canonicalJson } from '@assay/record';
import { z } from 'zod';
import { modelRoles, finishes, type ModelAnswer, type ModelRequest } from '../port.ts';
import { usageSchema } from '../usage.ts';

export type ModelExchange = { readonly request: ModelRequest; readonly answer: ModelAnswer };

const call = z.object({ id: z.string(), name: z.string(), input: z.unknown(), problem: z.string().optional() });
const message = z.discriminatedUnion('role', [
  z.object({ role: z.literal('user'), text: z.string() }),
  z.object({ role: z.literal('assistant'), text: z.string(), calls: z.array(call), carry: z.unknown().optional() }),
  z.object({ role: z.literal('tool'), results: z.array(z.object({ id: z.string(), name: z.string(), text: z.string(), failed: z.boolean() })) }),
]);
const offer = z.object({ name: z.string(), description: z.string(), input: z.record(z.string(), z.unknown()) });
const prompt = z.object({ id: z.string(), version: z.int(), sha256: z.string() });
const part = z.int().nonnegative();
const packedRequest = z.object({
  role: z.enum(modelRoles), stage: z.string(), prompt, system: part, messages: z.array(part), tools: z.array(part),
  output: z.object({ name: z.string(), schema: z.record(z.string(), z.unknown()) }).nullable(), temperature: z.number().nullable(), maxOutputTokens: z.int(),
});
const failure = z.looseObject({ kind: z.string(), message: z.string(), remedy: z.string() });
const answer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), reply: z.object({ text: z.string(), calls: z.array(call), finish: z.enum(finishes), usage: usageSchema, model: z.string(), carry: z.unknown().optional() }) }),
  z.object({ ok: z.literal(false), failure, usage: usageSchema.nullable() }),
]);

/** The document `models.json` of a run. */
export const modelExchangesSchema = z.object({
  schema: z.literal('assay.models/1'),
  texts: z.array(z.string()), offers: z.array(offer), messages: z.array(message),
  exchanges: z.array(z.object({ request: packedRequest, answer })),
});
export type PackedExchanges = z.infer<typeof modelExchangesSchema>;

/** Equal values get one place. */
function openShelf<Item>(): { readonly items: Item[]; readonly put: (item: Item) => number } {
  const items: Item[] = [];
  const places = new Map<string, number>();
  return {
    items,
    put: (item) => {
      const key = canonicalJson(item);
      const place = places.get(key) ?? items.push(item) - 1;
      places.set(key, place);
      return place;
    },
  };
}

export function packExchanges(exchanges: readonly ModelExchange[]): PackedExchanges {
  const [texts, offers, messages] = [openShelf<string>(), openShelf<unknown>(), openShelf<unknown>()];
  const packed = exchanges.map(({ request, answer: given }) => ({
    request: { ...request, system: texts.put(request.system), messages: request.messages.map(messages.put), tools: request.tools.map(offers.put) }, answer: given,
  }));
  return modelExchangesSchema.parse({ schema: 'assay.models/1', texts: texts.items, offers: offers.items, messages: messages.items, exchanges: packed });
}

function at<Item>(items: readonly Item[], place: number): Item {
  const item = items[place];
  if (item === undefined) throw new RangeError(`the record of model calls names part ${String(place)}, which it does not hold`);
  return item;
}

/** Throws a RangeError where a part is missing. */
export function unpackExchanges({ texts, offers, messages, exchanges }: PackedExchanges): readonly ModelExchange[] {
  return exchanges.map(({ request, answer: given }) => ({
    request: { ...request, system: at(texts, request.system), messages: request.messages.map((place) => at(messages, place)), tools: request.tools.map((place) => at(offers, place)) } as ModelRequest,
    answer: given as ModelAnswer,
  }));
}
