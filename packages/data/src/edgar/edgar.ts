// The client of SEC EDGAR. No key; a User-Agent that names a contact is required, so without one nothing is asked.
import type { Entity, IsoDate } from '@assay/record';
import type { Capturer, CaptureOutcome, CaptureRequest } from '../capture/capture.ts';
import type { Endpoint } from '../capture/endpoint.ts';
import { sourceFailure } from '../capture/failure.ts';
import { companyFactsEndpoint, companyTickersEndpoint, submissionsEndpoint } from './endpoints.ts';

export type Asked = { readonly entity: Entity | null; readonly asOf: IsoDate | null; readonly signal?: AbortSignal | undefined };

export type Edgar = {
  /** Every figure a company tagged. `cik` has ten digits. */
  readonly companyFacts: (cik: string, asked: Asked) => Promise<CaptureOutcome>;
  readonly submissions: (cik: string, asked: Asked) => Promise<CaptureOutcome>;
  readonly companyTickers: (signal?: AbortSignal) => Promise<CaptureOutcome>;
};

export function openEdgar(tools: { readonly capture: Capturer; readonly contact: string | null }): Edgar {
  const contact = tools.contact?.trim() ?? '';

  async function ask(endpoint: Endpoint, url: string, asked: Asked): Promise<CaptureOutcome> {
    if (contact === '') return { ok: false, failure: noContact(endpoint) };
    const request: CaptureRequest = { endpoint, ...asked, wire: { method: 'GET', url, headers: { 'user-agent': `Assay/0.1 ${contact}`, accept: 'application/json' }, body: null } };
    return tools.capture(request);
  }

  return {
    companyFacts: (cik, asked) => ask(companyFactsEndpoint, `https://data.sec.gov/api/xbrl/companyfacts/CIK${cik}.json`, asked),
    submissions: (cik, asked) => ask(submissionsEndpoint, `https://data.sec.gov/submissions/CIK${cik}.json`, asked),
    companyTickers: (signal) => ask(companyTickersEndpoint, 'https://www.sec.gov/files/company_tickers.json', { entity: null, asOf: null, signal }),
  };
}

function noContact(endpoint: Endpoint): ReturnType<typeof sourceFailure> {
  const message = `${endpoint.sourceName} was not asked: the SEC requires every program to name a contact.`;
  return sourceFailure('missing-key', { source: endpoint.sourceName, message, remedy: 'Set ASSAY_CONTACT to your name and mail address.' });
}
