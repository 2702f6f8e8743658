// What is agreed about the SEC's documents. Rules of access: https://www.sec.gov/os/accessing-edgar-data
import type { Endpoint } from '../capture/endpoint.ts';
import { checkByReader } from '../capture/check-by-reader.ts';
import type { Received } from '../capture/wire.ts';
import { checkTickers } from './company-tickers.ts';
import { checkFilingPage } from './submissions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const limits = { headersMs: 20_000, bodyMs: 60_000, maxBytes: 40_000_000 };
const licence = 'Public domain (works of the US government and filings with it)';

/** The SEC answers an unwelcome request with a page: its title says why. */
function explain({ status, bytes }: Received): ReturnType<NonNullable<Endpoint['explain']>> {
  const page = new TextDecoder().decode(bytes.subarray(0, 4000));
  if (page.includes('Request Rate Threshold Exceeded')) return { code: 'rate-limited', message: 'SEC EDGAR blocks this address for some minutes: too many requests came from it.', remedy: 'Wait for ten minutes and try again.' };
  if (page.includes('Undeclared Automated Tool')) return { code: 'refused', message: 'SEC EDGAR refuses requests that do not name a contact.', remedy: 'Set ASSAY_CONTACT to your name and mail address.' };
  return status === 404 || page.includes('NoSuchKey') ? { code: 'not-found', message: 'SEC EDGAR has no such document: the company does not file with it under this number.' } : null;
}

const common = { sourceKind: 'filing', licence, limits, explain } as const;

export const companyFactsEndpoint: Endpoint = { ...common, tool: 'get_sec_financial_data', reader: 'sec-company-facts', sourceName: 'SEC EDGAR company facts', ttlMs: 6 * HOUR, check: checkByReader };
export const submissionsEndpoint: Endpoint = { ...common, tool: 'get_sec_filings', reader: 'sec-submissions', sourceName: 'SEC EDGAR submissions', ttlMs: HOUR, check: checkByReader };
/** A further page holds the lists alone, without the company. */
export const submissionsPageEndpoint: Endpoint = { ...common, tool: 'get_sec_filings', reader: null, sourceName: 'SEC EDGAR submissions', ttlMs: 24 * HOUR, check: checkFilingPage };
/** Names only: no reader, no facts. */
export const companyTickersEndpoint: Endpoint = { ...common, tool: 'resolve_company', reader: null, sourceName: 'SEC EDGAR list of companies', ttlMs: 7 * 24 * HOUR, check: checkTickers };

/** A document of the archive: filings never change, so a copy stays good for a month. */
export function archiveEndpoint({ tool, reader, sourceName, check }: { readonly tool: string; readonly reader: string | null; readonly sourceName: string; readonly check?: Endpoint['check'] }): Endpoint {
  return { ...common, tool, reader, sourceName, ttlMs: 30 * 24 * HOUR, check: check ?? checkByReader };
}

/** Forms 3, 4 and 5, one document each. */
export const insiderFormEndpoint: Endpoint = archiveEndpoint({ tool: 'get_insider_trades', reader: 'sec-ownership', sourceName: 'SEC EDGAR ownership forms' });
