import type { Tool } from '../tool.ts';
import { getFilingSection } from './get-filing-section.ts';
import { getInsiderTrades } from './get-insider-trades.ts';
import { getManagerHoldings } from './get-manager-holdings.ts';
import { getSecFilings } from './get-sec-filings.ts';
import { getSecFinancialData } from './get-sec-financial-data.ts';
import { searchFilings } from './search-filings.ts';

export const filingsTools: readonly Tool[] = [getSecFilings, getFilingSection, searchFilings, getSecFinancialData, getInsiderTrades, getManagerHoldings];
