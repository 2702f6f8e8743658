// The price of the moment. Without a live source, the last close that is bundled, with its day.
import { z } from 'zod';
import { quoteEndpoint } from '../../../yahoo/endpoints.ts';
import { number, text } from '../../answer-schema.ts';
import { momentIn } from '../../day-text.ts';
import { tickerInput } from '../../inputs.ts';
import { figure } from '../../leaf.ts';
import { refusePast } from '../../past-day.ts';
import { bundledSessions } from '../../prices/ask-sessions.ts';
import { fig, jsonOf, pick, readCapture, textIn } from '../../read-capture.ts';
import { defineTool, failed } from '../../tool.ts';
import { yahooSubject } from '../yahoo-subject.ts';

const place = '/quoteResponse/result/0';
const members = {
  price: fig('regularMarketPrice'), change: fig('regularMarketChange'), change_of_day_percent: fig('regularMarketChangePercent'), previous_close: fig('regularMarketPreviousClose'), open: fig('regularMarketOpen'),
  day_high: fig('regularMarketDayHigh'), day_low: fig('regularMarketDayLow'), volume: fig('regularMarketVolume'), high_52_weeks: fig('fiftyTwoWeekHigh'), low_52_weeks: fig('fiftyTwoWeekLow'), market_cap: fig('marketCap'),
};

export const getCurrentPrice = defineTool({
  name: 'get_current_price', group: 'market',
  description: 'The price of a share, fund, index or currency pair now, with the moment it was made: change of the day in percent, open, range of the day and of 52 weeks, volume, market capitalization.',
  input: z.object({ ticker: tickerInput }),
  output: z.object({
    ticker: z.string(), name: text, currency: text, market_state: text, at: text,
    price: number, change: number, change_of_day_percent: number, previous_close: number, open: number, day_high: number, day_low: number, volume: number, high_52_weeks: number, low_52_weeks: number, market_cap: number,
  }),
  source: { name: quoteEndpoint.sourceName, licence: quoteEndpoint.licence, key: null, ttlMs: quoteEndpoint.ttlMs },
  run: async ({ ticker }, context) => {
    const past = refusePast(context, 'The price of the moment', 'Ask get_historical_prices for the close of a past day.');
    if (past !== null) return past;
    const found = await yahooSubject(ticker, context);
    if (!found.ok) return found;
    const { company, asked } = found.subject;
    const outcome = await context.sources.yahoo.quote(company.ticker, asked);
    if (outcome.ok) {
      const root = jsonOf(outcome.captured);
      const told = { name: textIn(root, `${place}/longName`) ?? textIn(root, `${place}/shortName`), currency: textIn(root, `${place}/currency`), market_state: textIn(root, `${place}/marketState`), at: momentIn(root, `${place}/regularMarketTime`) };
      return { ok: true, captures: [outcome.captured], notes: outcome.note === null ? [] : [outcome.note], answer: { ticker: company.ticker, ...told, ...pick(readCapture(outcome.captured, context.sha256), { root, pointer: place }, members) } };
    }
    const bundled = bundledSessions(found.subject, context);
    const last = bundled?.sessions.at(-1);
    if (bundled === null || last === undefined) return failed(outcome);
    const none = Object.fromEntries(Object.keys(members).map((name) => [name, null]));
    return {
      ok: true, captures: [bundled.captured], notes: [`${outcome.failure.message} The last bundled close is used; it is of ${last.date}.`],
      answer: { ticker: company.ticker, name: company.name, currency: bundled.currency, market_state: null, at: last.date, ...none, price: figure(last.close) },
    };
  },
});
