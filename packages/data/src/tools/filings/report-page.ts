// The main document of a report, by form and by day filed or period covered.
import { decodeText } from '@assay/audit/facts';
import type { CapturedBytes, PageSource } from '@assay/record';
import { archiveEndpoint } from '../../edgar/endpoints.ts';
import type { Filing } from '../../edgar/submissions.ts';
import { toolError, type Subject, type ToolContext, type ToolYield } from '../tool.ts';
import { listFilings } from './filing-list.ts';

/** A page of the archive is read by whoever asks it for facts; here it is only asked whether it says anything. */
export const reportEndpoint = archiveEndpoint({ tool: 'get_filing_section', reader: 'html', sourceName: 'SEC EDGAR filings', check: ({ bytes }) => (bytes.length === 0 ? { field: 'the whole document', why: 'is empty' } : null) });

export type ListedFiling = { readonly cik: string; readonly name: string; readonly filing: Filing; readonly captures: readonly CapturedBytes[]; readonly notes: readonly string[] };
export type WantedReport = { readonly form: string; readonly filed?: string | undefined; readonly period?: string | undefined; /** Its number with the SEC. */ readonly accession?: string | undefined };

/** More reports than are filed after the end of their period before the one on it. */
const MOST = 60;

export async function findReport({ form, filed, period, accession }: WantedReport, subject: Subject, context: ToolContext): Promise<({ readonly ok: true } & ListedFiling) | Extract<ToolYield, { readonly ok: false }>> {
  const listed = await listFilings(subject, { forms: (name) => name === form, since: filed ?? period, before: filed, limit: period === undefined && accession === undefined ? 1 : MOST }, context);
  if (!listed.ok) return listed;
  const filing = listed.filings.find((one) => (period === undefined || one.reportDate === period) && (accession === undefined || one.accession === accession));
  if (filing !== undefined) return { ...listed, filing };
  const when = [filed === undefined ? '' : ` filed on ${filed}`, period === undefined ? '' : ` for the period to ${period}`, accession === undefined ? '' : ` with the number ${accession}`].join('');
  return { ...toolError('not-found', `${listed.name} has no ${form}${when}${context.asOf === null ? '' : ` by ${context.asOf}`}.`, 'See what there is with get_sec_filings.'), captures: listed.captures };
}

/** Where the list names no document, the whole submission is one. */
export function documentOf(cik: string, { accession, document }: Filing): { readonly cik: string; readonly accession: string; readonly name: string | null } {
  return { cik, accession, name: document === '' ? null : document };
}

export function pageSourceOf({ bytes, capture }: CapturedBytes): PageSource {
  const whole = decodeText(bytes, capture);
  return /\.txt$/i.test(new URL(capture.request.url).pathname) || !/<(?:html|body|div|p|table)\b/i.test(whole) ? { text: whole } : { html: whole };
}
