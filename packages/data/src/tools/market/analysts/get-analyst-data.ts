// What analysts say of a share now: targets with their number, the mean rating, and how many rate it how over four months.
import type { Fact } from '@assay/record';
import { z } from 'zod';
import { analystsRequest } from '../../../yahoo/module-requests.ts';
import { number, text } from '../../answer-schema.ts';
import { derive } from '../../derive.ts';
import { tickerInput } from '../../inputs.ts';
import type { Draft } from '../../leaf.ts';
import { fig, listIn, pick, pickEach, textIn, words } from '../../read-capture.ts';
import { defineTool } from '../../tool.ts';
import { askModules, summary, type Modules } from '../ask-modules.ts';

const { endpoint, modules } = analystsRequest;
const trend = `${summary}/recommendationTrend/trend`;
const grades = ['strongBuy', 'buy', 'hold', 'sell', 'strongSell'] as const;
const counts = { strong_buy: fig('strongBuy'), buy: fig('buy'), hold: fig('hold'), sell: fig('sell'), strong_sell: fig('strongSell') };

export const getAnalystData = defineTool({
  name: 'get_analyst_data', group: 'market',
  description: 'Analysts’ price targets (mean, median, high, low, how many) with the distance from the price, their mean rating from 1 (strong buy) to 5 (strong sell), and how many rate the share how this month and in the three before, with the share of buys.',
  input: z.object({ ticker: tickerInput }),
  output: z.object({
    ticker: z.string(), name: z.string(), currency: text, rating: text, rating_mean: number,
    targets: z.object({ price: number, mean: number, median: number, high: number, low: number, analysts: number, upside_mean: number, upside_median: number, spread: number }),
    ratings: z.array(z.object({ month: text, strong_buy: number, buy: number, hold: number, sell: number, strong_sell: number, total: number, buys_share: number })),
  }),
  source: { name: endpoint.sourceName, licence: endpoint.licence, key: null, ttlMs: endpoint.ttlMs },
  run: async ({ ticker }, context) => {
    const asked = await askModules({ ticker, modules, endpoint, what: 'The analysts’ opinion', instead: 'Ask get_upgrades_downgrades, whose grades have days.' }, context);
    if (!asked.ok) return asked;
    const { read, root, subject, name, captures, notes } = asked;
    return {
      ok: true, captures, notes,
      answer: {
        ticker: subject.company.ticker, name, currency: textIn(root, `${summary}/price/currency`), rating: textIn(root, `${summary}/financialData/recommendationKey`), ...pick(read, { root, pointer: `${summary}/financialData` }, { rating_mean: fig('recommendationMean') }),
        targets: { ...pick(read, { root, pointer: `${summary}/price` }, { price: fig('regularMarketPrice') }), ...pick(read, { root, pointer: `${summary}/financialData` }, { mean: fig('targetMeanPrice'), median: fig('targetMedianPrice'), high: fig('targetHighPrice'), low: fig('targetLowPrice'), analysts: fig('numberOfAnalystOpinions') }), ...upsides(asked) },
        ratings: pickEach(read, { root, pointer: trend }, { month: words('period'), ...counts }).map((row, index) => ({ ...row, ...sharesOf(asked, index) })),
      },
    };
  },
});

function upsides({ read }: Modules): { readonly [name: string]: Draft } {
  const price = read.factAt(`${summary}/price/regularMarketPrice`);
  const target = (field: string): Fact | null => read.factAt(`${summary}/financialData/${field}`);
  const about = { unit: { kind: 'fraction' }, entity: price?.entity ?? null, period: price?.period ?? null } as const;
  return {
    upside_mean: derive('target / price - 1', { target: target('targetMeanPrice'), price }, { ...about, label: 'Mean price target over the price' }),
    upside_median: derive('target / price - 1', { target: target('targetMedianPrice'), price }, { ...about, label: 'Median price target over the price' }),
    spread: derive('(high - low) / mean', { high: target('targetHighPrice'), low: target('targetLowPrice'), mean: target('targetMeanPrice') }, { ...about, label: 'Spread of the price targets over their mean' }),
  };
}

function sharesOf({ read, root }: Modules, index: number): { readonly [name: string]: Draft } {
  const facts = grades.map((grade) => read.factAt(`${trend}/${String(index)}/${grade}`));
  const all = facts.filter((fact) => fact !== null);
  if (all.length < grades.length || listIn(root, trend)[index] === undefined) return { total: null, buys_share: null };
  const about = { entity: all[0]?.entity ?? null, period: null };
  return {
    total: derive('sum(ratings)', { ratings: all }, { ...about, label: 'Analysts who rate the share', unit: { kind: 'count', of: 'analysts' } }),
    buys_share: derive('sum(buys) / sum(ratings)', { buys: all.slice(0, 2), ratings: all }, { ...about, label: 'Share of ratings that are buy or strong buy', unit: { kind: 'fraction' } }),
  };
}
