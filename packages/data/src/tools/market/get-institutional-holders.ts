// Who holds the shares: insiders and institutions in sum, the largest institutions and funds, and what is sold short.
import { z } from 'zod';
import { text, number } from '../answer-schema.ts';
import { holdersRequest } from '../../yahoo/module-requests.ts';
import { limitInput, subjectOf, tickerInput } from '../inputs.ts';
import { fig, jsonOf, pick, pickEach, readCapture, words } from '../read-capture.ts';
import { defineTool, failed } from '../tool.ts';

const { endpoint, modules } = holdersRequest;
const summary = '/quoteSummary/result/0';

const holder = z.object({ holder: text, reported: text, shares: number, value: number, share_of_company: number, change: number });

export const getInstitutionalHolders = defineTool({
  name: 'get_institutional_holders', group: 'market',
  description: 'Who holds a company: the parts held by insiders and by institutions, its largest institutional and fund holders with shares, value and change, and short interest. From 13F reports, so up to a quarter old.',
  input: z.object({ ticker: tickerInput, limit: limitInput(50, 10) }),
  output: z.object({
    ticker: z.string(), name: z.string(),
    breakdown: z.object({ insiders: number, institutions: number, float_held_by_institutions: number, institutions_holding: number }),
    institutions: z.array(holder), funds: z.array(holder),
    short_interest: z.object({ shares: number, days_to_cover: number, share_of_float: number, shares_a_month_earlier: number }),
  }),
  source: { name: endpoint.sourceName, licence: endpoint.licence, key: null, ttlMs: endpoint.ttlMs },
  run: async ({ ticker, limit }, context) => {
    const found = await subjectOf(ticker, context);
    if (!found.ok) return found;
    const { company, asked } = found.subject;
    const outcome = await context.sources.yahoo.modules(company.ticker, modules, { ...asked, endpoint });
    if (!outcome.ok) return failed(outcome);
    const read = readCapture(outcome.captured, context.sha256);
    const root = jsonOf(outcome.captured);
    const holding = { holder: words('organization'), reported: words('reportDate/fmt'), shares: fig('position'), value: fig('value'), share_of_company: fig('pctHeld'), change: fig('pctChange') };
    return {
      ok: true, captures: [outcome.captured], ...(outcome.note === null ? {} : { notes: [outcome.note] }),
      answer: {
        ticker: company.ticker, name: company.name,
        breakdown: pick(read, { root, pointer: `${summary}/majorHoldersBreakdown` }, { insiders: fig('insidersPercentHeld'), institutions: fig('institutionsPercentHeld'), float_held_by_institutions: fig('institutionsFloatPercentHeld'), institutions_holding: fig('institutionsCount') }),
        institutions: pickEach(read, { root, pointer: `${summary}/institutionOwnership/ownershipList`, limit }, holding),
        funds: pickEach(read, { root, pointer: `${summary}/fundOwnership/ownershipList`, limit }, holding),
        short_interest: pick(read, { root, pointer: `${summary}/defaultKeyStatistics` }, { shares: fig('sharesShort'), days_to_cover: fig('shortRatio'), share_of_float: fig('shortPercentOfFloat'), shares_a_month_earlier: fig('sharesShortPriorMonth') }),
      },
    };
  },
});
