import type { Tool } from '../tool.ts';
import { getMarketStatus } from './get-market-status.ts';
import { getTradingCalendar } from './get-trading-calendar.ts';
import { isTradingDay } from './is-trading-day.ts';

export const calendarTools: readonly Tool[] = [getMarketStatus, isTradingDay, getTradingCalendar];
