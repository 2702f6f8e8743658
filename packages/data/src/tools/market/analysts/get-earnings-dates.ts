// When a company reports: the next day as Yahoo has it, the past days from its own 8-K filings of results, beside the quarters that they told of.
import { daysBetween, type CapturedBytes } from '@assay/record';
import { z } from 'zod';
import { yahooTool } from '../../../yahoo/endpoints.ts';
import { number, text } from '../../answer-schema.ts';
import { momentIn } from '../../day-text.ts';
import { tickerInput } from '../../inputs.ts';
import { at, jsonOf, listIn } from '../../read-capture.ts';
import { defineTool, type Subject, type ToolContext } from '../../tool.ts';
import { askModules, summary } from '../ask-modules.ts';
import { nextDates, pastQuarters } from './get-earnings-data.ts';

const endpoint = yahooTool({ tool: 'get_earnings_dates', reader: 'yahoo-earnings', sourceName: 'Yahoo Finance earnings', ttlHours: 1 });
/** Item of an 8-K: results of operations. */
const RESULTS_ITEM = '2.02';
const LATEST_REPORT_DAYS = 100;

export const getEarningsDates = defineTool({
  name: 'get_earnings_dates', group: 'market',
  description: 'The next day on which a company reports (a range where it is not fixed), and for up to four past quarters the day on which results were filed with the SEC (8-K, item 2.02), with earnings per share against the estimate.',
  input: z.object({ ticker: tickerInput, limit: z.int().min(1).max(12).default(4).describe('At most so many past reports (1–12).') }),
  output: z.object({
    ticker: z.string(), name: z.string(), next: z.object({ date_from: text, date_to: text, is_estimate: z.boolean().nullable() }), last_call: text, ex_dividend_date: text, dividend_date: text,
    reports: z.array(z.object({ filed: text, quarter_end: text, eps_actual: number, eps_estimate: number, surprise: number })),
  }),
  source: { name: endpoint.sourceName, licence: endpoint.licence, key: null, ttlMs: endpoint.ttlMs },
  run: async ({ ticker, limit }, context) => {
    const asked = await askModules({ ticker, modules: ['price', 'calendarEvents', 'earningsHistory'], endpoint, what: 'The calendar of reports', instead: 'Ask get_sec_filings for the filings known on a past day.' }, context);
    if (!asked.ok) return asked;
    const { root, subject, name, captures, notes } = asked;
    const filed = await filedResults(subject, context);
    const quarters = pastQuarters(asked, limit).map(({ end, draft }) => ({ filed: filed.days.find((day) => end !== null && day > end && daysBetween(end, day) <= LATEST_REPORT_DAYS) ?? null, quarter_end: end, eps_actual: draft['eps_actual'] ?? null, eps_estimate: draft['eps_estimate'] ?? null, surprise: draft['surprise'] ?? null }));
    const earlier = filed.days.toReversed().filter((day) => !quarters.some((quarter) => quarter.filed === day) && !quarters.some((quarter) => quarter.quarter_end !== null && day > quarter.quarter_end)).map((day) => ({ filed: day, quarter_end: null, eps_actual: null, eps_estimate: null, surprise: null }));
    return {
      ok: true, captures: [...captures, ...filed.captures], notes: [...notes, ...filed.notes],
      answer: {
        ticker: subject.company.ticker, name, next: nextDates(root), last_call: momentIn(root, `${summary}/calendarEvents/earnings/earningsCallDate/0`),
        ex_dividend_date: momentIn(root, `${summary}/calendarEvents/exDividendDate`)?.slice(0, 10) ?? null, dividend_date: momentIn(root, `${summary}/calendarEvents/dividendDate`)?.slice(0, 10) ?? null,
        reports: [...quarters, ...earlier].slice(0, limit),
      },
    };
  },
});

type Filed = { readonly days: readonly string[]; readonly captures: readonly CapturedBytes[]; readonly notes: readonly string[] };

/** Days of filing, ascending. */
async function filedResults({ company, asked }: Subject, { sources }: ToolContext): Promise<Filed> {
  if (company.cik === null) return { days: [], captures: [], notes: ['The company does not file with the SEC: the days of past reports are missing.'] };
  const outcome = await sources.edgar.submissions(company.cik, asked);
  if (!outcome.ok) return { days: [], captures: [], notes: [`${outcome.failure.message} The days of past reports are missing.`] };
  const root = jsonOf(outcome.captured);
  const items = listIn(root, '/filings/recent/items');
  const days = listIn(root, '/filings/recent/filingDate').filter((_, index) => String(at(root, `/filings/recent/form/${String(index)}`)) === '8-K' && String(items[index]).split(',').includes(RESULTS_ITEM));
  return { days: days.map(String).toSorted(), captures: [outcome.captured], notes: outcome.note === null ? [] : [outcome.note] };
}
