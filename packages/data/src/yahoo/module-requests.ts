// What a note and a tool ask of Yahoo's modules alike: one request, one cached answer for both.
import type { Endpoint } from '../capture/endpoint.ts';
import { yahooTool } from './endpoints.ts';
import type { SummaryModule } from './yahoo.ts';

export type ModuleRequest = { readonly endpoint: Endpoint; readonly modules: readonly SummaryModule[] };

/** Targets and ratings. */
export const analystsRequest: ModuleRequest = { endpoint: yahooTool({ tool: 'get_analyst_data', reader: 'yahoo-analysts', sourceName: 'Yahoo Finance analysts', ttlHours: 1 }), modules: ['price', 'financialData', 'recommendationTrend'] };
/** Both at once, for a note: what the tools on ratings and on changes of grade read. */
export const opinionsRequest: ModuleRequest = { endpoint: analystsRequest.endpoint, modules: [...analystsRequest.modules, 'upgradeDowngradeHistory'] };
/** Changes of grade. */
export const gradesRequest: ModuleRequest = { endpoint: yahooTool({ tool: 'get_upgrades_downgrades', reader: 'yahoo-analysts', sourceName: 'Yahoo Finance analysts', ttlHours: 1 }), modules: ['price', 'upgradeDowngradeHistory'] };
/** Results against estimates, and estimates. */
export const earningsRequest: ModuleRequest = { endpoint: yahooTool({ tool: 'get_earnings_data', reader: 'yahoo-earnings', sourceName: 'Yahoo Finance earnings', ttlHours: 1 }), modules: ['price', 'calendarEvents', 'earningsHistory', 'earningsTrend', 'earnings'] };
export const holdersRequest: ModuleRequest = { endpoint: yahooTool({ tool: 'get_institutional_holders', reader: 'yahoo-holders', sourceName: 'Yahoo Finance holders', ttlHours: 24 }), modules: ['price', 'majorHoldersBreakdown', 'institutionOwnership', 'fundOwnership', 'defaultKeyStatistics'] };
