import { observationsEndpoint } from '../../fred/fred.ts';
import type { ToolSource } from '../tool.ts';

export const fredSource: ToolSource = { name: 'FRED, Federal Reserve Bank of St. Louis', licence: observationsEndpoint.licence, key: 'FRED_API_KEY', ttlMs: observationsEndpoint.ttlMs };
