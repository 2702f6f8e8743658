// One expiry of a share's options in sums: volume and open interest of calls and puts, implied volatility, the contracts near the price.
import { decimal, type Entity, type Fact, type IsoDate, type Period } from '@assay/record';
import { z } from 'zod';
import { optionsEndpoint } from '../../yahoo/endpoints.ts';
import { number, text } from '../answer-schema.ts';
import { dayIn, momentIn } from '../day-text.ts';
import { derive } from '../derive.ts';
import { dayInput, limitInput, tickerInput } from '../inputs.ts';
import { figure, type Draft } from '../leaf.ts';
import { refusePast } from '../past-day.ts';
import { at, jsonOf, listIn, readCapture, textIn, type ReadCapture } from '../read-capture.ts';
import { defineTool, failed, toolError, type Subject, type ToolContext, type ToolYield } from '../tool.ts';
import { yahooSubject } from './yahoo-subject.ts';

const chain = '/optionChain/result/0';
/** Share of its strike by which a contract may be away from the price. */
const NEAR = 0.1;

const contract = z.object({ contract: text, strike: number, last_price: number, bid: number, ask: number, volume: number, open_interest: number, implied_volatility: number });
const side = z.object({ volume: number, open_interest: number, volatility_at_the_money: number, average_volatility: number, most_open_strike: number });

export const getOptionsOverview = defineTool({
  name: 'get_options_overview', group: 'market',
  description: 'Options of a share for one expiry (the nearest that has not passed, or the one asked for): volume and open interest of calls and puts with their put/call ratios, implied volatility at the money and on average, the most held strikes, and the contracts nearest to the price. No mood is read out of a ratio.',
  input: z.object({ ticker: tickerInput, expiration: dayInput.optional().describe('Day of expiry, one of those listed; the nearest without it.'), strikes: limitInput(60, 5).describe('Contracts a side, nearest to the price (1–60).') }),
  output: z.object({
    ticker: z.string(), name: z.string(), at: text, price: number, expiration: z.string(), expirations: z.array(z.string()), calls: side, puts: side,
    put_call_volume: number, put_call_open_interest: number, nearest_calls: z.array(contract), nearest_puts: z.array(contract),
  }),
  source: { name: optionsEndpoint.sourceName, licence: optionsEndpoint.licence, key: null, ttlMs: optionsEndpoint.ttlMs },
  run: async ({ ticker, expiration, strikes }, context) => {
    const past = refusePast(context, 'The market of options', 'Ask without a date.');
    if (past !== null) return past;
    const found = await yahooSubject(ticker, context);
    if (!found.ok) return found;
    const opened = await openChain(found.subject, expiration ?? null, context);
    if (!opened.ok) return opened;
    const { read, root, captures, notes } = opened;
    const price = read.factAt(`${chain}/quote/regularMarketPrice`);
    const quoted = { calls: sideOf(opened, 'calls', price), puts: sideOf(opened, 'puts', price) };
    const isCounted = [...quoted.calls, ...quoted.puts].some(({ facts }) => isAbove(facts.openInterest));
    const [calls, puts] = [quoted.calls, quoted.puts].map((list) => (isCounted ? list : list.map(withoutInterest))) as [Contract[], Contract[]];
    const about = { entity: price?.entity ?? null, period: price?.period ?? null };
    return {
      ok: true, captures, notes: isCounted ? notes : [...notes, 'Yahoo Finance gives no open interest at this hour: every contract shows nought, as before a market opens.'],
      answer: {
        ticker: found.subject.company.ticker, name: textIn(root, `${chain}/quote/longName`) ?? found.subject.company.name, at: momentIn(root, `${chain}/quote/regularMarketTime`), price: figure(price),
        expiration: opened.expiration, expirations: opened.expirations, calls: sumsOf(calls, { ...about, name: 'calls' }), puts: sumsOf(puts, { ...about, name: 'puts' }),
        put_call_volume: derive('sum(puts) / sum(calls)', { puts: factsOf(puts, 'volume'), calls: factsOf(calls, 'volume') }, { ...about, label: 'Put/call ratio by volume', unit: { kind: 'multiple' } }),
        put_call_open_interest: derive('sum(puts) / sum(calls)', { puts: factsOf(puts, 'openInterest'), calls: factsOf(calls, 'openInterest') }, { ...about, label: 'Put/call ratio by open interest', unit: { kind: 'multiple' } }),
        nearest_calls: nearest(calls, strikes).map(rowOf), nearest_puts: nearest(puts, strikes).map(rowOf),
      },
    };
  },
});

type Chain = { readonly ok: true; readonly read: ReadCapture; readonly root: unknown; readonly expiration: IsoDate; readonly expirations: readonly IsoDate[]; readonly captures: readonly ReadCapture['captured'][]; readonly notes: readonly string[] };

/** A share's options trade until its market closes; no American market is open later than nine in the evening, UTC. */
function hasPassed(day: IsoDate, { clock }: ToolContext): boolean {
  return clock().toISOString() >= `${day}T21:00:00.000Z`;
}

async function openChain({ company, asked }: Subject, wanted: IsoDate | null, context: ToolContext): Promise<Chain | Extract<ToolYield, { readonly ok: false }>> {
  const first = await context.sources.yahoo.options(company.ticker, null, asked);
  if (!first.ok) return failed(first);
  const listed = jsonOf(first.captured);
  const expirations = listIn(listed, `${chain}/expirationDates`).flatMap((_, index) => dayIn(listed, `${chain}/expirationDates/${String(index)}`) ?? []);
  const expiration = wanted ?? expirations.find((day) => !hasPassed(day, context));
  if (expiration === undefined) return toolError('not-enough-data', `Yahoo Finance lists no options on ${company.ticker} that have not expired.`, 'Not every share has options; see that the ticker is right.');
  if (!expirations.includes(expiration)) return toolError('bad-input', `No options on ${company.ticker} expire on ${expiration}.`, `Days of expiry: ${expirations.slice(0, 12).join(', ')}.`);
  const own = dayIn(listed, `${chain}/options/0/expirationDate`) === expiration ? first : await context.sources.yahoo.options(company.ticker, expiration, asked);
  if (!own.ok) return failed(own);
  const root = jsonOf(own.captured);
  if (dayIn(root, `${chain}/options/0/expirationDate`) !== expiration) return toolError('malformed', `Yahoo Finance answers with options of another day than ${expiration}.`, 'Try again later.');
  return { ok: true, read: readCapture(own.captured, context.sha256), root, expiration, expirations, captures: own === first ? [own.captured] : [first.captured, own.captured], notes: own.note === null ? [] : [own.note] };
}

type Field = 'strike' | 'lastPrice' | 'bid' | 'ask' | 'volume' | 'openInterest' | 'impliedVolatility';
type Contract = { readonly symbol: string | null; readonly distance: number; readonly facts: Readonly<Partial<Record<Field, Fact>>> };
const fields: readonly Field[] = ['strike', 'lastPrice', 'bid', 'ask', 'volume', 'openInterest', 'impliedVolatility'];

function sideOf({ read, root }: Chain, list: 'calls' | 'puts', price: Fact | null): Contract[] {
  const place = `${chain}/options/0/${list}`;
  return listIn(root, place).map((item, index) => {
    const found = Object.fromEntries(fields.flatMap((field) => {
      const fact = read.factAt(`${place}/${String(index)}/${field}`);
      return fact === null ? [] : [[field, fact]];
    })) as Contract['facts'];
    // Without a bid and an ask Yahoo's volatility is a filler.
    const facts = isAbove(found.bid) || isAbove(found.ask) ? found : without(found, 'impliedVolatility');
    const distance = facts.strike === undefined || price === null ? Number.POSITIVE_INFINITY : decimal(facts.strike.value).minus(price.value).abs().toNumber();
    return { symbol: typeof at(item, 'contractSymbol') === 'string' ? String(at(item, 'contractSymbol')) : null, distance, facts };
  });
}

function isAbove(fact: Fact | undefined): boolean {
  return fact !== undefined && Number(fact.value) > 0;
}

function without(facts: Contract['facts'], left: Field): Contract['facts'] {
  return Object.fromEntries(Object.entries(facts).filter(([field]) => field !== left));
}

function withoutInterest(contract: Contract): Contract {
  return { ...contract, facts: without(contract.facts, 'openInterest') };
}

function factsOf(contracts: readonly Contract[], field: Field): Fact[] {
  return contracts.flatMap(({ facts }) => facts[field] ?? []);
}

/** The average volatility is over contracts near the price that somebody bids for: the others have volatilities of no market. */
function sumsOf(contracts: readonly Contract[], { name, ...about }: { readonly name: 'calls' | 'puts'; readonly entity: Entity | null; readonly period: Period | null }): Draft {
  const held = contracts.filter(({ facts }) => isAbove(facts.openInterest));
  const quoted = contracts.filter(({ facts, distance }) => isAbove(facts.bid) && distance <= NEAR * Math.max(0, Number(facts.strike?.value ?? 0)));
  const most = held.reduce<Contract | null>((best, one) => (best === null || Number(one.facts.openInterest?.value) > Number(best.facts.openInterest?.value) ? one : best), null);
  const unit = { kind: 'count', of: 'contracts' } as const;
  return {
    volume: derive('sum(volume)', { volume: factsOf(contracts, 'volume') }, { ...about, label: `Volume of ${name}`, unit }),
    open_interest: held.length === 0 ? null : derive('sum(open_interest)', { open_interest: factsOf(contracts, 'openInterest') }, { ...about, label: `Open interest of ${name}`, unit }),
    volatility_at_the_money: figure(nearest(contracts, 1)[0]?.facts.impliedVolatility),
    average_volatility: derive('avg(implied_volatility)', { implied_volatility: factsOf(quoted, 'impliedVolatility') }, { ...about, label: `Average implied volatility of ${name} near the price`, unit: { kind: 'fraction' } }),
    most_open_strike: figure(most?.facts.strike),
  };
}

/** In the order of their strikes. */
function nearest(contracts: readonly Contract[], most: number): Contract[] {
  return contracts.toSorted((left, right) => left.distance - right.distance).slice(0, most).toSorted((left, right) => Number(left.facts.strike?.value) - Number(right.facts.strike?.value));
}

function rowOf({ symbol, facts }: Contract): Draft {
  return { contract: symbol, strike: figure(facts.strike), last_price: figure(facts.lastPrice), bid: figure(facts.bid), ask: figure(facts.ask), volume: figure(facts.volume), open_interest: figure(facts.openInterest), implied_volatility: figure(facts.impliedVolatility) };
}
