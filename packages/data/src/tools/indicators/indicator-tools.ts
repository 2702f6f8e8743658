// The tools that compute from prices.
import type { Tool } from '../tool.ts';
import { getMarketRegime } from './get-market-regime.ts';
import { getPriceAnalysis } from './get-price-analysis.ts';
import { getTechnicalIndicators } from './get-technical-indicators.ts';

export const indicatorTools: readonly Tool[] = [getTechnicalIndicators, getPriceAnalysis, getMarketRegime];
