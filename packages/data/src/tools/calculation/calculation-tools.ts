import type { Tool } from '../tool.ts';
import { calcComparables } from './calc-comparables.ts';
import { calcDcf } from './calc-dcf.ts';
import { calcGrowth } from './calc-growth.ts';
import { calcEpv, calcGraham } from './calc-per-share.ts';
import { calcRatios } from './calc-ratios.ts';
import { calcReverseDcf } from './calc-reverse-dcf.ts';
import { calcScenarios } from './calc-scenarios.ts';

export const calculationTools: readonly Tool[] = [calcRatios, calcGrowth, calcDcf, calcReverseDcf, calcGraham, calcEpv, calcComparables, calcScenarios];
