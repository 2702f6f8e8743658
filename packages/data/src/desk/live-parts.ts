// What is asked of the live sources for one company: all at once, each part on its own.
import type { IsoDate } from '@assay/record';
import type { CaptureOutcome } from '../capture/capture.ts';
import { entityOf, isFundLike, type Company } from '../company.ts';
import type { Edgar } from '../edgar/edgar.ts';
import type { Fred } from '../fred/fred.ts';
import { earningsRequest, holdersRequest, opinionsRequest, type ModuleRequest } from '../yahoo/module-requests.ts';
import type { Yahoo } from '../yahoo/yahoo.ts';
import type { GatherOptions } from './desk.ts';
import { marketFund } from './sector-funds.ts';

export type LiveSources = { readonly edgar: Edgar; readonly yahoo: Yahoo; readonly fred: Fred };
export type PartGroup = 'statements' | 'filings' | 'closes' | 'quote' | 'statistics' | 'analysts' | 'estimates' | 'holders' | 'insiders' | 'market' | 'peers' | 'macro';
export type LivePart = { readonly group: PartGroup; readonly what: string; readonly tool: string; readonly ask: () => Promise<CaptureOutcome> };

/** The series a note speaks of: rates, spreads, prices, work, output. */
const macroSeries: Readonly<Record<string, string>> = {
  FEDFUNDS: 'federal funds rate', DGS2: 'two-year Treasury yield', DGS10: 'ten-year Treasury yield', T10Y2Y: 'ten-year over two-year spread', T10Y3M: 'ten-year over three-month spread',
  T10YIE: 'breakeven inflation', DFII10: 'real ten-year yield', CPIAUCSL: 'consumer prices', CPILFESL: 'core consumer prices', PCEPILFE: 'core prices of consumption',
  UNRATE: 'unemployment rate', GDPC1: 'real output',
};
/** Five years and a little for a five-year return; twice that for a deep note. */
const closesDays = { quick: 1860, standard: 1860, deep: 3700 } as const;
/** What a share is held against needs no more than the years that are compared. */
export const comparedDays = 800;

export type Scene = { readonly company: Company; readonly options: GatherOptions; readonly sources: LiveSources; readonly today: IsoDate; readonly asOf: IsoDate | null };

/** The parts in the order in which their captures are listed. Quotes, statistics and opinions exist for the present only. */
export function liveParts(scene: Scene): LivePart[] {
  const { company, options, sources: { yahoo }, asOf } = scene;
  const { asked, window } = settingOf(scene);
  const { ticker } = company;
  const parts = isFundLike(company.kind) ? [] : statementParts(scene);
  parts.push({ group: 'closes', what: 'daily closes', tool: 'get_historical_prices', ask: () => yahoo.chart(ticker, window, asked) });
  if (asOf === null) parts.push({ group: 'quote', what: 'current quote', tool: 'get_current_price', ask: () => yahoo.quote(ticker, asked) });
  if (asOf === null && options.depth !== 'quick') parts.push({ group: 'statistics', what: 'market statistics', tool: 'get_stock_info', ask: () => yahoo.quoteSummary(ticker, asked) });
  return [...parts, ...opinionParts(scene), ...marketParts(scene), ...macroParts(scene)];
}

function settingOf({ company, options, asOf, today }: Scene): { readonly asked: { readonly entity: ReturnType<typeof entityOf>; readonly asOf: IsoDate | null; readonly signal: AbortSignal | undefined }; readonly window: { readonly days: number; readonly today: IsoDate } } {
  return { asked: { entity: entityOf(company), asOf, signal: options.signal }, window: { days: closesDays[options.depth], today } };
}

function statementParts(scene: Scene): LivePart[] {
  const { company: { cik, ticker }, sources: { edgar, yahoo } } = scene;
  const { asked, window } = settingOf(scene);
  if (cik === null) return [{ group: 'statements', what: 'statements (aggregator)', tool: 'get_financial_metrics', ask: () => yahoo.fundamentals(ticker, 'annual', { ...asked, window }) }];
  return [
    { group: 'statements', what: 'statements', tool: 'get_sec_financial_data', ask: () => edgar.companyFacts(cik, asked) },
    { group: 'filings', what: 'list of filings', tool: 'get_sec_filings', ask: () => edgar.submissions(cik, asked) },
  ];
}

/** What analysts say and who holds the shares; of a fund nobody asks. Holders are a matter for a deep note. */
function opinionParts(scene: Scene): LivePart[] {
  const { company, options, sources: { yahoo }, asOf } = scene;
  if (asOf !== null || options.depth === 'quick' || isFundLike(company.kind)) return [];
  const { asked } = settingOf(scene);
  const of = (group: PartGroup, what: string, { endpoint, modules }: ModuleRequest): LivePart => ({ group, what, tool: endpoint.tool, ask: () => yahoo.modules(company.ticker, modules, { ...asked, endpoint }) });
  return [
    of('analysts', 'analysts’ ratings and targets', opinionsRequest), of('estimates', 'analysts’ estimates', earningsRequest),
    ...(options.depth === 'deep' ? [of('holders', 'institutional holders', holdersRequest)] : []),
  ];
}

/** The market that the share is held against. */
function marketParts(scene: Scene): LivePart[] {
  const { company, options } = scene;
  return options.depth === 'quick' || company.ticker === marketFund ? [] : [fundPart(scene, marketFund, 'closes of the market')];
}

/** The closes of a fund that a share is held against. */
export function fundPart(scene: Scene, fund: string, what: string): LivePart {
  const { sources: { yahoo }, today } = scene;
  const { asked } = settingOf(scene);
  return { group: 'market', what, tool: 'get_historical_prices', ask: () => yahoo.chart(fund, { days: comparedDays, today }, { ...asked, entity: null }) };
}

function macroParts({ options, sources: { fred }, asOf, today }: Scene): LivePart[] {
  return Object.entries(macroSeries).map(([series, name]): LivePart => ({ group: 'macro', what: name, tool: 'get_economic_indicator', ask: () => fred.observations(series, { asOf, today, signal: options.signal }) }));
}
