// The client of SEC EDGAR. No key; a User-Agent that names a contact is required, so without one nothing is asked.
import type { Entity, IsoDate } from '@assay/record';
import type { Capturer, CaptureOutcome, CaptureRequest } from '../capture/capture.ts';
import type { Endpoint } from '../capture/endpoint.ts';
import { sourceFailure } from '../capture/failure.ts';
import { companyFactsEndpoint, companyTickersEndpoint, submissionsEndpoint, submissionsPageEndpoint } from './endpoints.ts';

export type Asked = { readonly entity: Entity | null; readonly asOf: IsoDate | null; readonly signal?: AbortSignal | undefined };

export type Edgar = {
  /** Every figure a company tagged. `cik` has ten digits. */
  readonly companyFacts: (cik: string, asked: Asked) => Promise<CaptureOutcome>;
  readonly submissions: (cik: string, asked: Asked) => Promise<CaptureOutcome>;
  /** A further page of a long list of filings, by the name that the list gives. */
  readonly submissionsPage: (name: string, asked: Asked) => Promise<CaptureOutcome>;
  /** A document of a filing; without a name, the whole submission as text. */
  readonly document: (filing: { readonly cik: string; readonly accession: string; readonly name: string | null }, asked: Asked & { readonly endpoint: Endpoint }) => Promise<CaptureOutcome>;
  readonly companyTickers: (signal?: AbortSignal) => Promise<CaptureOutcome>;
};

export function openEdgar(tools: { readonly capture: Capturer; readonly contact: string | null }): Edgar {
  const contact = tools.contact?.trim() ?? '';

  async function ask(endpoint: Endpoint, url: string, asked: Asked): Promise<CaptureOutcome> {
    if (contact === '') return { ok: false, failure: noContact(endpoint) };
    const request: CaptureRequest = { endpoint, ...asked, wire: { method: 'GET', url, headers: { 'user-agent': `Assay/0.1 ${contact}`, accept: url.endsWith('.json') ? 'application/json' : '*/*' }, body: null } };
    return tools.capture(request);
  }

  return {
    companyFacts: (cik, asked) => ask(companyFactsEndpoint, `https://data.sec.gov/api/xbrl/companyfacts/CIK${cik}.json`, asked),
    submissions: (cik, asked) => ask(submissionsEndpoint, `https://data.sec.gov/submissions/CIK${cik}.json`, asked),
    submissionsPage: (name, asked) => ask(submissionsPageEndpoint, `https://data.sec.gov/submissions/${encodeURIComponent(name)}`, asked),
    document: ({ cik, accession, name }, { endpoint, ...asked }) => ask(endpoint, archiveUrl(cik, accession, name), asked),
    companyTickers: (signal) => ask(companyTickersEndpoint, 'https://www.sec.gov/files/company_tickers.json', { entity: null, asOf: null, signal }),
  };
}

/** `https://www.sec.gov/Archives/edgar/data/320193/000032019325000079/aapl-20250927.htm`. */
export function archiveUrl(cik: string, accession: string, name: string | null): string {
  const folder = `https://www.sec.gov/Archives/edgar/data/${cik.replace(/^0+/, '')}/${accession.replaceAll('-', '')}`;
  return `${folder}/${(name ?? `${accession}.txt`).split('/').map(encodeURIComponent).join('/')}`;
}

function noContact(endpoint: Endpoint): ReturnType<typeof sourceFailure> {
  const message = `${endpoint.sourceName} was not asked: the SEC requires every program to name a contact.`;
  return sourceFailure('missing-key', { source: endpoint.sourceName, message, remedy: 'Set ASSAY_CONTACT to your name and mail address.' });
}
