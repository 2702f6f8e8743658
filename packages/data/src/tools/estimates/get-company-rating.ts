// The rating that Financial Modeling Prep computes from ratios. It is a formula's opinion, nobody's advice.
import { z } from 'zod';
import { ratingEndpoint } from '../../fmp/endpoints.ts';
import { number, text } from '../answer-schema.ts';
import { tickerInput } from '../inputs.ts';
import { fig, pick, textIn } from '../read-capture.ts';
import { defineTool } from '../tool.ts';
import { askFmp, fmpSource } from './ask-fmp.ts';

export const getCompanyRating = defineTool({
  name: 'get_company_rating', group: 'estimates',
  description: "FMP's rating of a company (A+ to F) with its scores from 1 (worst) to 5 (best): overall, discounted cash flow, return on equity, return on assets, debt to equity, price to earnings, price to book. Computed by FMP from ratios, by a method of its own.",
  input: z.object({ ticker: tickerInput }),
  output: z.object({
    ticker: z.string(), name: z.string(), rating: text,
    scores: z.object({ overall: number, discounted_cash_flow: number, return_on_equity: number, return_on_assets: number, debt_to_equity: number, price_to_earnings: number, price_to_book: number }),
  }),
  source: fmpSource(ratingEndpoint),
  run: async ({ ticker }, context) => {
    const asked = await askFmp({ ticker, what: 'A rating', ask: (fmp, symbol, about) => fmp.rating(symbol, about) }, context);
    if (!asked.ok) return asked;
    const { company } = asked.subject;
    const scores = pick(asked.read, { root: asked.root, pointer: '/0' }, {
      overall: fig('overallScore'), discounted_cash_flow: fig('discountedCashFlowScore'), return_on_equity: fig('returnOnEquityScore'), return_on_assets: fig('returnOnAssetsScore'),
      debt_to_equity: fig('debtToEquityScore'), price_to_earnings: fig('priceToEarningsScore'), price_to_book: fig('priceToBookScore'),
    });
    return { ok: true, captures: asked.captures, notes: asked.notes, answer: { ticker: company.ticker, name: company.name, rating: textIn(asked.root, '/0/rating'), scores } };
  },
});
