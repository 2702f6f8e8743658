// The list of a company's filings with the SEC.
import { z } from 'zod';
import { count, text } from '../answer-schema.ts';
import { submissionsEndpoint } from '../../edgar/endpoints.ts';
import { dayInput, limitInput, subjectOf, tickerInput } from '../inputs.ts';
import { plain } from '../leaf.ts';
import { defineTool, type ToolSource } from '../tool.ts';
import { listFilings, urlOf } from './filing-list.ts';

export const edgarSource: ToolSource = { name: submissionsEndpoint.sourceName, licence: submissionsEndpoint.licence, key: 'ASSAY_CONTACT', ttlMs: submissionsEndpoint.ttlMs };

export const getSecFilings = defineTool({
  name: 'get_sec_filings', group: 'filings', source: edgarSource,
  description: 'Filings of a company with the SEC, newest first: form, day filed, period covered, items of an 8-K, accession number and address. Amendments count as their own form (10-K/A).',
  input: z.object({ ticker: tickerInput, form: z.string().trim().toUpperCase().max(20).default('ALL').describe('10-K, 10-Q, 8-K, 4, DEF 14A … ; a form takes its amendments along; ALL for any.'), since: dayInput.optional(), until: dayInput.optional(), limit: limitInput(200, 20) }),
  output: z.object({
    ticker: z.string(), name: z.string(), cik: z.string(), form: z.string(), filing_count: count,
    filings: z.array(z.object({ form: z.string(), filed: z.string(), period: text, items: z.array(z.string()), accession: z.string(), url: z.string() })),
  }),
  run: async ({ ticker, form, since, until, limit }, context) => {
    const found = await subjectOf(ticker, context);
    if (!found.ok) return found;
    const listed = await listFilings(found.subject, { forms: (name) => form === 'ALL' || name === form || name === `${form}/A`, since, before: until, limit }, context);
    if (!listed.ok) return listed;
    return {
      ok: true, captures: listed.captures, notes: listed.notes,
      answer: {
        ticker: found.subject.company.ticker, name: listed.name, cik: listed.cik, form, filing_count: plain(listed.filings.length, 'count of rows'),
        filings: listed.filings.map((filing) => ({ form: filing.form, filed: filing.filed, period: filing.reportDate, items: filing.items, accession: filing.accession, url: urlOf(listed.cik, filing) })),
      },
    };
  },
});
