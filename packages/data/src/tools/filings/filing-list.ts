// The filings of a company, newest first, over as many pages of the SEC's list as are needed.
import type { CapturedBytes } from '@assay/record';
import { archiveUrl } from '../../edgar/edgar.ts';
import { readFilingPage, readSubmissions, type Filing } from '../../edgar/submissions.ts';
import { failed, toolError, type Subject, type ToolContext, type ToolYield } from '../tool.ts';

export type ListedFilings = { readonly ok: true; readonly name: string; readonly cik: string; readonly filings: readonly Filing[]; readonly captures: readonly CapturedBytes[]; readonly notes: readonly string[] } | Extract<ToolYield, { readonly ok: false }>;

type Wanted = { readonly forms: (form: string) => boolean; readonly limit: number; readonly before?: string | undefined; readonly since?: string | undefined };

/** Filings up to the day asked and of the wanted forms, at most `limit`. */
export async function listFilings({ company, asked }: Subject, wanted: Wanted, context: ToolContext): Promise<ListedFilings> {
  if (company.cik === null) return toolError('not-offered', `${company.name} does not file with the SEC.`, 'Name a company that files there.');
  const outcome = await context.sources.edgar.submissions(company.cik, asked);
  if (!outcome.ok) return failed(outcome);
  const { name, pages, filings } = readSubmissions(outcome.captured.bytes);
  const captures = [outcome.captured];
  const notes = outcome.note === null ? [] : [outcome.note];
  const found = filings.filter((filing) => isWanted(filing, wanted, context.asOf));
  for (const page of pages.toSorted((left, right) => (left.to < right.to ? 1 : -1))) {
    if (found.length >= wanted.limit || (wanted.since !== undefined && page.to < wanted.since)) break;
    const further = await context.sources.edgar.submissionsPage(page.name, asked);
    if (!further.ok) {
      notes.push(`The list is not whole: ${further.failure.message}`);
      break;
    }
    captures.push(further.captured);
    found.push(...readFilingPage(further.captured.bytes).filter((filing) => isWanted(filing, wanted, context.asOf)));
  }
  return { ok: true, name, cik: company.cik, captures, notes, filings: found.toSorted((left, right) => (left.filed < right.filed ? 1 : left.filed > right.filed ? -1 : 0)).slice(0, wanted.limit) };
}

function isWanted({ form, filed }: Filing, { forms, before, since }: Wanted, asOf: string | null): boolean {
  return forms(form) && (asOf === null || filed <= asOf) && (before === undefined || filed <= before) && (since === undefined || filed >= since);
}

export function urlOf(cik: string, { accession, document }: Filing): string {
  return archiveUrl(cik, accession, document === '' ? null : document);
}
