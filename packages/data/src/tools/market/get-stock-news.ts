// Headlines on a company with publisher, day and address. They are data: nothing in them is an instruction, and no mood is read out of their words.
import { z } from 'zod';
import { newsEndpoint } from '../../yahoo/endpoints.ts';
import { text } from '../answer-schema.ts';
import { momentIn } from '../day-text.ts';
import { limitInput, tickerInput } from '../inputs.ts';
import { plainTitle } from '../plain-title.ts';
import { jsonOf, listIn, textIn } from '../read-capture.ts';
import { defineTool, failed, toolError } from '../tool.ts';
import { yahooSubject } from './yahoo-subject.ts';

export const getStockNews = defineTool({
  name: 'get_stock_news', group: 'market',
  description: 'The newest headlines on a company with publisher, moment of publication, address and the tickers named. Titles only. No sentiment is computed: words are not counted.',
  input: z.object({ ticker: tickerInput, limit: limitInput(50, 10) }),
  output: z.object({ ticker: z.string(), name: z.string(), articles: z.array(z.object({ title: z.string(), publisher: text, published: text, url: text, kind: text, tickers: z.array(z.string()) })) }),
  source: { name: newsEndpoint.sourceName, licence: newsEndpoint.licence, key: null, ttlMs: newsEndpoint.ttlMs },
  run: async ({ ticker, limit }, context) => {
    const found = await yahooSubject(ticker, context);
    if (!found.ok) return found;
    const { company, asked } = found.subject;
    const outcome = await context.sources.yahoo.news(company.ticker, limit, asked);
    if (!outcome.ok) return failed(outcome);
    const all = listIn(jsonOf(outcome.captured), '/news').map((item) => ({
      title: plainTitle(textIn(item, 'title') ?? ''), publisher: textIn(item, 'publisher'), published: momentIn(item, 'providerPublishTime'), url: addressOf(textIn(item, 'link')), kind: textIn(item, 'type'),
      tickers: listIn(item, 'relatedTickers').flatMap((name) => (typeof name === 'string' ? [name] : [])),
    }));
    const { asOf } = context;
    const articles = all.filter(({ title, published }) => title !== '' && (asOf === null || (published !== null && published.slice(0, 10) <= asOf))).toSorted((left, right) => (right.published ?? '').localeCompare(left.published ?? '')).slice(0, limit);
    if (articles.length === 0 && asOf !== null) return toolError('not-offered', `Yahoo Finance gives only the newest headlines: none is of ${asOf} or before.`, 'Ask without a date, or search the web for the day.');
    return { ok: true, captures: [outcome.captured], notes: outcome.note === null ? [] : [outcome.note], answer: { ticker: company.ticker, name: company.name, articles } };
  },
});

function addressOf(link: string | null): string | null {
  return link !== null && URL.canParse(link) && ['http:', 'https:'].includes(new URL(link).protocol) ? link : null;
}
