import type { Tool } from '../tool.ts';
import { getAnalystEstimates } from './get-analyst-estimates.ts';
import { getCompanyRating } from './get-company-rating.ts';
import { getEarningsSurprises } from './get-earnings-surprises.ts';

export const estimateTools: readonly Tool[] = [getAnalystEstimates, getCompanyRating, getEarningsSurprises];
