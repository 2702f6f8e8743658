// Symbols for some words: companies, funds, indices, currencies on all markets that Yahoo knows; without it, the companies known offline.
import { z } from 'zod';
import { searchEndpoint } from '../../yahoo/endpoints.ts';
import { text } from '../answer-schema.ts';
import { limitInput } from '../inputs.ts';
import { plainTitle } from '../plain-title.ts';
import { at, jsonOf, listIn, textIn } from '../read-capture.ts';
import { defineTool, failed, type ToolContext } from '../tool.ts';

const match = z.object({ symbol: z.string(), name: text, exchange: text, type: text, sector: text, industry: text });

export const searchStocks = defineTool({
  name: 'search_stocks', group: 'market',
  description: 'Symbols that match some words: name, exchange, type (equity, fund, index, currency), sector and industry, best first. Without a network, among the companies known offline.',
  input: z.object({ query: z.string().trim().min(1).max(80).describe('Name, part of a name or symbol.'), limit: limitInput(25, 10) }),
  output: z.object({ query: z.string(), matches: z.array(match) }),
  source: { name: searchEndpoint.sourceName, licence: searchEndpoint.licence, key: null, ttlMs: searchEndpoint.ttlMs },
  run: async ({ query, limit }, context) => {
    const outcome = await context.sources.yahoo.search(query, limit, { entity: null, asOf: null, signal: context.signal });
    if (outcome.ok) {
      const matches = listIn(jsonOf(outcome.captured), '/quotes').flatMap((item) => {
        const symbol = textIn(item, 'symbol');
        const name = textIn(item, 'longname') ?? textIn(item, 'shortname');
        return symbol === null || at(item, 'isYahooFinance') === false ? [] : [{ symbol, name: name === null ? null : plainTitle(name), exchange: textIn(item, 'exchDisp'), type: textIn(item, 'typeDisp'), sector: textIn(item, 'sector'), industry: textIn(item, 'industry') }];
      });
      return { ok: true, captures: [outcome.captured], notes: outcome.note === null ? [] : [outcome.note], answer: { query, matches: matches.slice(0, limit) } };
    }
    const known = await knownMatches(query, context);
    if (known.length === 0) return failed(outcome);
    return { ok: true, captures: [], notes: [`${outcome.failure.message} Only companies known offline are listed.`], answer: { query, matches: known.slice(0, limit) } };
  },
});

async function knownMatches(query: string, { resolve }: ToolContext): Promise<z.output<typeof match>[]> {
  const found = await resolve(query);
  const companies = found.kind === 'found' ? [found.company] : found.kind === 'ambiguous' ? found.candidates : [];
  return companies.map(({ ticker, name, exchange, sector, industry }) => ({ symbol: ticker, name, exchange, type: null, sector, industry }));
}
