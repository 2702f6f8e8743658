// The report whose section is asked for: the copy of the user's library where there is one, else the SEC's document.
import type { CapturedBytes, LibraryEntry } from '@assay/record';
import type { Filing } from '../../edgar/submissions.ts';
import type { FilingLibrary } from '../../filing-library.ts';
import { subjectOf } from '../inputs.ts';
import { failed, type Subject, type ToolContext, type ToolYield } from '../tool.ts';
import { urlOf } from './filing-list.ts';
import { companyOf, ingestedOf, readCopy, subjectInLibrary } from './ingested-reports.ts';
import { documentOf, findReport, reportEndpoint, type WantedReport } from './report-page.ts';

export type SectionReport = {
  readonly name: string;
  readonly form: string;
  readonly filed: string | null;
  readonly period: string | null;
  readonly accession: string | null;
  readonly url: string;
  readonly page: CapturedBytes;
  readonly captures: readonly CapturedBytes[];
  readonly notes: readonly string[];
  /** Where exhibits can be fetched; null for a copy of the library. */
  readonly listed: { readonly cik: string; readonly filing: Filing } | null;
};
type Refused = Extract<ToolYield, { readonly ok: false }>;
type Scene = { readonly subject: Subject; readonly context: ToolContext; readonly library: FilingLibrary };
export type Sought = { readonly ok: true; readonly subject: Subject; readonly report: SectionReport } | Refused;

/** The library may know a company that no list at hand knows, and may have just the report asked for. */
export async function seekSectionReport(ticker: string, wanted: WantedReport, { context, library }: Omit<Scene, 'subject'>): Promise<Sought> {
  const held = await subjectInLibrary(ticker, context);
  const kept = held === null ? null : await keptReport(wanted, { subject: held, context, library });
  if (held !== null && kept?.isSure === true) return { ok: true, subject: held, report: kept.report };
  const found = await subjectOf(ticker, context);
  if (!found.ok) return held === null || kept === null ? found : { ok: true, subject: held, report: kept.report };
  const report = await findSectionReport(wanted, { subject: found.subject, context, library });
  return report.ok ? { ok: true, subject: found.subject, report } : report;
}

async function findSectionReport(wanted: WantedReport, scene: Scene): Promise<({ readonly ok: true } & SectionReport) | Refused> {
  const kept = await keptReport(wanted, scene);
  if (kept?.isSure === true) return kept.report;
  const fetched = await fetchSectionReport(wanted, scene.subject, scene.context);
  return fetched.ok || kept === null ? fetched : { ...kept.report, notes: [`It is the newest of the library: ${fetched.error.message}`] };
}

/** Null where the library has no such report, or its copy is damaged. */
async function keptReport(wanted: WantedReport, scene: Scene): Promise<{ readonly report: { readonly ok: true } & SectionReport; readonly isSure: boolean } | null> {
  const copy = await copyWanted(wanted, scene);
  const page = await readCopy(scene.library.ingested, copy?.entry ?? null);
  return copy === null || page === null ? null : { report: ofCopy(copy.entry, page, scene.subject), isSure: copy.isSure };
}

async function fetchSectionReport(wanted: WantedReport, subject: Subject, context: ToolContext): Promise<({ readonly ok: true } & SectionReport) | Refused> {
  const report = await findReport(wanted, subject, context);
  if (!report.ok) return report;
  const page = await context.sources.edgar.document(documentOf(report.cik, report.filing), { ...subject.asked, endpoint: reportEndpoint });
  if (!page.ok) return failed(page);
  return { ok: true, name: report.name, ...namesOf(report.filing), url: urlOf(report.cik, report.filing), page: page.captured, captures: [...report.captures, page.captured], notes: report.notes, listed: report };
}

function namesOf({ form, filed, reportDate, accession }: Filing): Pick<SectionReport, 'form' | 'filed' | 'period' | 'accession'> {
  return { form, filed, period: reportDate, accession };
}

function ofCopy({ form, filed, period, url, company }: LibraryEntry, page: CapturedBytes, subject: Subject): { readonly ok: true } & SectionReport {
  return { ok: true, name: company.name ?? subject.company.name, form, filed, period, accession: null, url, page, captures: [page], notes: [], listed: null };
}

/** Sure where the report was named by a day or its number, or where no newer one can be out. */
async function copyWanted({ form, filed, period, accession }: WantedReport, { subject, context, library }: Scene): Promise<{ readonly entry: LibraryEntry; readonly isSure: boolean } | null> {
  const held = (await library.ingested?.choose({ company: companyOf(subject), forms: [form], years: [], asOf: context.asOf })) ?? [];
  const ofForm = held.filter((entry) => entry.form === form);
  const isNamed = filed !== undefined || period !== undefined || accession !== undefined;
  if (!isNamed) {
    const { entries, isWhole } = await ingestedOf(subject, { forms: [form], years: [] }, context);
    const newest = entries.find((entry) => entry.form === form);
    return newest === undefined ? null : { entry: newest, isSure: isWhole };
  }
  const entry = ofForm.find((one) => (period === undefined || one.period === period) && (filed === undefined || one.filed === filed) && (accession === undefined || one.url.includes(`/${accession.replaceAll('-', '')}/`)));
  return entry === undefined ? null : { entry, isSure: true };
}
