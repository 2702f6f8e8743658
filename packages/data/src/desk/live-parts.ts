// What is asked of the live sources for one company: all at once, each part on its own.
import type { IsoDate } from '@assay/record';
import type { CaptureOutcome } from '../capture/capture.ts';
import { entityOf, type Company } from '../company.ts';
import type { Edgar } from '../edgar/edgar.ts';
import type { Fred } from '../fred/fred.ts';
import type { Yahoo } from '../yahoo/yahoo.ts';
import type { GatherOptions } from './desk.ts';

export type LiveSources = { readonly edgar: Edgar; readonly yahoo: Yahoo; readonly fred: Fred };
export type PartGroup = 'statements' | 'filings' | 'closes' | 'quote' | 'statistics' | 'macro';
export type LivePart = { readonly group: PartGroup; readonly what: string; readonly tool: string; readonly ask: () => Promise<CaptureOutcome> };

/** The series a note speaks of: rates, spreads, prices, work, output. */
const macroSeries: Readonly<Record<string, string>> = {
  FEDFUNDS: 'federal funds rate', DGS2: 'two-year Treasury yield', DGS10: 'ten-year Treasury yield', T10Y2Y: 'ten-year over two-year spread', T10Y3M: 'ten-year over three-month spread',
  T10YIE: 'breakeven inflation', DFII10: 'real ten-year yield', CPIAUCSL: 'consumer prices', CPILFESL: 'core consumer prices', PCEPILFE: 'core prices of consumption',
  UNRATE: 'unemployment rate', GDPC1: 'real output',
};
/** Five years and a little for a five-year return; twice that for a deep note. */
const closesDays = { quick: 1860, standard: 1860, deep: 3700 } as const;

export type Scene = { readonly company: Company; readonly options: GatherOptions; readonly sources: LiveSources; readonly today: IsoDate; readonly asOf: IsoDate | null };

/** The parts in the order in which their captures are listed. Quotes and statistics exist for the present only. */
export function liveParts({ company, options, sources, today, asOf }: Scene): LivePart[] {
  const { edgar, yahoo, fred } = sources;
  const asked = { entity: entityOf(company), asOf, signal: options.signal };
  const window = { days: closesDays[options.depth], today };
  const { cik, ticker } = company;
  const parts: LivePart[] = [];
  if (cik === null) parts.push({ group: 'statements', what: 'statements (aggregator)', tool: 'get_financial_metrics', ask: () => yahoo.fundamentals(ticker, 'annual', { ...asked, window }) });
  else {
    parts.push({ group: 'statements', what: 'statements', tool: 'get_sec_financial_data', ask: () => edgar.companyFacts(cik, asked) });
    parts.push({ group: 'filings', what: 'list of filings', tool: 'get_sec_filings', ask: () => edgar.submissions(cik, asked) });
  }
  parts.push({ group: 'closes', what: 'daily closes', tool: 'get_historical_prices', ask: () => yahoo.chart(ticker, window, asked) });
  if (asOf === null) parts.push({ group: 'quote', what: 'current quote', tool: 'get_current_price', ask: () => yahoo.quote(ticker, asked) });
  if (asOf === null && options.depth !== 'quick') parts.push({ group: 'statistics', what: 'market statistics', tool: 'get_stock_info', ask: () => yahoo.quoteSummary(ticker, asked) });
  for (const [series, name] of Object.entries(macroSeries)) parts.push({ group: 'macro', what: name, tool: 'get_economic_indicator', ask: () => fred.observations(series, { asOf, today, signal: options.signal }) });
  return parts;
}
