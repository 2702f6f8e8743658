// The client of FRED (Federal Reserve Bank of St. Louis). A free key is required.
import type { IsoDate } from '@assay/record';
import type { Capturer, CaptureOutcome } from '../capture/capture.ts';
import { checkByReader } from '../capture/check-by-reader.ts';
import type { Endpoint } from '../capture/endpoint.ts';
import { sourceFailure } from '../capture/failure.ts';

const HOUR = 3_600_000;
/** Enough for every comparison a note makes. Whole years, so that the request is the same every day and a cached answer is found. */
const WINDOW_YEARS = 10;

export const observationsEndpoint: Endpoint = {
  tool: 'get_economic_indicator', reader: 'fred-observations', sourceKind: 'macro', sourceName: 'FRED', licence: 'FRED terms of use; the series of public bodies are in the public domain',
  ttlMs: 6 * HOUR, limits: { headersMs: 15_000, bodyMs: 30_000, maxBytes: 20_000_000 }, check: checkByReader,
  explain: ({ status, bytes }) => {
    if (status !== 400) return null;
    const page = new TextDecoder().decode(bytes.subarray(0, 2000));
    if (page.includes('api_key')) return { code: 'missing-key', message: 'FRED does not know the key.', remedy: keyRemedy };
    return { code: 'not-found', message: 'FRED has no such series.', remedy: 'Check the name of the series.' };
  },
};
const keyRemedy = 'Set FRED_API_KEY; a key is free at https://fred.stlouisfed.org/docs/api/api_key.html.';

export type Fred = {
  /** Observations of one series up to `today`; for a past `asOf` the vintage of that day. */
  readonly observations: (series: string, asked: { readonly asOf: IsoDate | null; readonly today: IsoDate; readonly signal?: AbortSignal | undefined }) => Promise<CaptureOutcome>;
};

export function openFred(tools: { readonly capture: Capturer; readonly key: string | null }): Fred {
  const key = tools.key ?? '';
  return {
    observations: async (series, { asOf, today, signal }) => {
      if (key === '') return { ok: false, failure: sourceFailure('missing-key', { source: 'FRED', message: 'FRED was not asked: it needs a key.', remedy: keyRemedy }) };
      const url = new URL('https://api.stlouisfed.org/fred/series/observations');
      const vintage = asOf === null ? {} : { realtime_start: asOf, realtime_end: asOf };
      const query = { series_id: series, file_type: 'json', observation_start: `${String(Number((asOf ?? today).slice(0, 4)) - WINDOW_YEARS)}-01-01`, ...vintage, api_key: key };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return tools.capture({ endpoint: observationsEndpoint, wire: { method: 'GET', url: url.href, headers: { accept: 'application/json' }, body: null }, entity: null, asOf, secrets: [key], signal });
    },
  };
}
