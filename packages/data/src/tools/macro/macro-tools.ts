import type { Tool } from '../tool.ts';
import { getEconomicIndicator } from './get-economic-indicator.ts';
import { getEconomicIndicators } from './get-economic-indicators.ts';
import { getTreasuryYields } from './get-treasury-yields.ts';
import { getYieldCurve } from './get-yield-curve.ts';

export const macroTools: readonly Tool[] = [getEconomicIndicator, getEconomicIndicators, getTreasuryYields, getYieldCurve];
