// What is agreed about Financial Modeling Prep's stable interface. Its older ones are discontinued.
import { z } from 'zod';
import { checkByReader } from '../capture/check-by-reader.ts';
import { checkForm, jsonOrNothing } from '../capture/check-form.ts';
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

const figure = z.number().nullable();
const estimateRow = z.looseObject({ symbol: z.string(), date: z.string(), revenueAvg: figure, epsAvg: figure });
const earningsRow = z.looseObject({ symbol: z.string(), date: z.string(), epsActual: figure, epsEstimated: figure });
const ratingRow = z.looseObject({ symbol: z.string(), rating: z.string(), overallScore: figure });

/** An unknown symbol is an empty list, and some errors come with the status of success. */
const checkRows = (row: z.ZodType): Endpoint['check'] => (captured, sha256) => {
  const value = jsonOrNothing(captured.bytes);
  if (Array.isArray(value) && value.length === 0) return { field: '0', why: 'is absent', as: { code: 'not-found', message: 'FMP has nothing under this symbol.', remedy: 'Check the ticker; funds and small companies have no estimates.' } };
  const error = errorBody.safeParse(value);
  if (error.success) return { field: 'Error Message', why: 'is given', as: meaningOf(error.data['Error Message']) };
  return checkForm(z.array(row), captured) ?? checkByReader(captured, sha256);
};

function meaningOf(said: string): Explained {
  if (/limit/i.test(said)) return { code: 'rate-limited', message: 'FMP has no further answers for this key now.' };
  return /api key/i.test(said) ? { code: 'missing-key', message: 'FMP does not know the key.', remedy: keyRemedy } : plan;
}

const common = {
  sourceKind: 'aggregator', licence: "Financial Modeling Prep's terms of service: for the reader's own use, not for redistribution", ttlMs: 24 * HOUR, limits: { headersMs: 15_000, bodyMs: 30_000, maxBytes: 10_000_000 }, explain,
} as const;

export const estimatesEndpoint: Endpoint = { ...common, tool: 'get_analyst_estimates', reader: 'fmp-estimates', check: checkRows(estimateRow), sourceName: 'FMP analyst estimates' };
export const ratingEndpoint: Endpoint = { ...common, tool: 'get_company_rating', reader: 'fmp-rating', check: checkRows(ratingRow), sourceName: 'FMP rating' };
export const earningsEndpoint: Endpoint = { ...common, tool: 'get_earnings_surprises', reader: 'fmp-earnings', check: checkRows(earningsRow), sourceName: 'FMP earnings', ttlMs: 6 * HOUR };
