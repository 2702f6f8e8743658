// The tools of single shares, funds and indices, in the order of the table.
import type { Tool } from '../tool.ts';
import { getAnalystData } from './analysts/get-analyst-data.ts';
import { getEarningsData } from './analysts/get-earnings-data.ts';
import { getEarningsDates } from './analysts/get-earnings-dates.ts';
import { getUpgradesDowngrades } from './analysts/get-upgrades-downgrades.ts';
import { getInsiderTransactions } from './get-insider-transactions.ts';
import { getInstitutionalHolders } from './get-institutional-holders.ts';
import { getOptionsOverview } from './get-options-overview.ts';
import { getStockInfo } from './get-stock-info.ts';
import { getStockNews } from './get-stock-news.ts';
import { getCurrentPrice } from './prices/get-current-price.ts';
import { getDividends } from './prices/get-dividends.ts';
import { getHistoricalPrices } from './prices/get-historical-prices.ts';
import { getIndexData } from './prices/get-index-data.ts';
import { searchStocks } from './search-stocks.ts';
import { getBalanceSheet } from './statements/get-balance-sheet.ts';
import { getCashFlow } from './statements/get-cash-flow.ts';
import { getFinancialMetrics } from './statements/get-financial-metrics.ts';
import { getIncomeStatement } from './statements/get-income-statement.ts';

export const marketTools: readonly Tool[] = [
  getStockInfo, getCurrentPrice, getHistoricalPrices, getDividends, searchStocks, getIncomeStatement, getBalanceSheet, getCashFlow, getFinancialMetrics, getEarningsData, getEarningsDates,
  getAnalystData, getUpgradesDowngrades, getInstitutionalHolders, getInsiderTransactions, getStockNews, getOptionsOverview, getIndexData,
];
