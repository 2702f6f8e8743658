// What is agreed about Financial Modeling Prep's stable interface. Its older ones are discontinued.
import { parseJson } from '@assay/record';
import { z } from 'zod';
import { checkByReader } from '../capture/check-by-reader.ts';
import type { Endpoint, Explained } from '../capture/endpoint.ts';
import type { Received } from '../capture/wire.ts';

const HOUR = 3_600_000;
export const keyRemedy = 'Set FMP_API_KEY; a key is free at https://site.financialmodelingprep.com/developer/docs.';

const plan: Explained = { code: 'refused', message: 'FMP does not give this with the plan of the key.', remedy: 'Ask about a large US company, which the free plan covers, or use get_earnings_data and get_analyst_data.' };

function explain({ status, bytes }: Received): Explained | null {
  const said = new TextDecoder().decode(bytes.subarray(0, 2000));
  if (status === 401) return { code: 'missing-key', message: 'FMP does not know the key.', remedy: keyRemedy };
  if (status === 403 && /api key/i.test(said) && !/subscription|plan|legacy|endpoint/i.test(said)) return { code: 'missing-key', message: 'FMP does not know the key.', remedy: keyRemedy };
  if (status === 402 || status === 403) return plan;
  return status === 429 ? { code: 'rate-limited', message: 'FMP has no further answers for this key now: a free key has 250 a day.' } : null;
}

const errorBody = z.object({ 'Error Message': z.string() });

/** An unknown symbol is an empty list, and some errors come with the status of success. */
const check: Endpoint['check'] = (captured, sha256) => {
  const value = parsed(captured.bytes);
  if (Array.isArray(value) && value.length === 0) return { field: '0', why: 'is absent', as: { code: 'not-found', message: 'FMP has nothing under this symbol.', remedy: 'Check the ticker; funds and small companies have no estimates.' } };
  const error = errorBody.safeParse(value);
  if (!error.success) return checkByReader(captured, sha256);
  const said = error.data['Error Message'];
  return { field: 'Error Message', why: 'is given', as: /limit/i.test(said) ? { code: 'rate-limited', message: 'FMP has no further answers for this key now.' } : /api key/i.test(said) ? { code: 'missing-key', message: 'FMP does not know the key.', remedy: keyRemedy } : plan };
};

/** Undefined for what is no JSON: its reader says why. */
function parsed(bytes: Uint8Array): unknown {
  try {
    return parseJson(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

const common = {
  sourceKind: 'aggregator', licence: "Financial Modeling Prep's terms of service: for the reader's own use, not for redistribution", ttlMs: 24 * HOUR, limits: { headersMs: 15_000, bodyMs: 30_000, maxBytes: 10_000_000 }, check, explain,
} as const;

export const estimatesEndpoint: Endpoint = { ...common, tool: 'get_analyst_estimates', reader: 'fmp-estimates', sourceName: 'FMP analyst estimates' };
export const ratingEndpoint: Endpoint = { ...common, tool: 'get_company_rating', reader: 'fmp-rating', sourceName: 'FMP rating' };
export const earningsEndpoint: Endpoint = { ...common, tool: 'get_earnings_surprises', reader: 'fmp-earnings', sourceName: 'FMP earnings', ttlMs: 6 * HOUR };
