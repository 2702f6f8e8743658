// The reports that a question is put to: chosen from the company's list as of the day, captured all at once, an annual report's exhibit 13 along with it.
import type { CapturedBytes, LibraryEntry, PageSource, SearchedFiling } from '@assay/record';
import type { Filing } from '../../edgar/submissions.ts';
import type { FilingLibrary } from '../../filing-library.ts';
import { failed, toolError, type Subject, type ToolContext, type ToolYield } from '../tool.ts';
import { chooseReports, type WantedReports } from './choose-reports.ts';
import { exhibitOf, fetchExhibit } from './exhibit.ts';
import { copyOf, readCopy } from './ingested-reports.ts';
import { listFilings, urlOf, type ListedFilings } from './filing-list.ts';
import { documentOf, pageSourceOf, reportEndpoint } from './report-page.ts';

export type ShelvedReport = { readonly filing: Filing; readonly captured: CapturedBytes; readonly searched: SearchedFiling; readonly url: string };
export type Shelf = { readonly ok: true; readonly name: string; readonly cik: string; readonly reports: readonly ShelvedReport[]; readonly captures: readonly CapturedBytes[]; readonly notes: readonly string[] };
type Scene = { readonly subject: Subject; readonly context: ToolContext; readonly library: FilingLibrary; /** What the user's library has of the company: it is not fetched. */ readonly kept: readonly LibraryEntry[] };
type Listed = Extract<ListedFilings, { readonly ok: true }>;

const usualForms = ['10-K', '10-KT', '10-Q', '20-F', '40-F'];
/** Reports of a dozen years. */
const MOST_LISTED = 60;
/** An annual report is never older, where a company still files. */
const USUAL_YEARS = 2;

export async function shelfOf(scene: Scene, { forms, years }: WantedReports): Promise<Shelf | Extract<ToolYield, { readonly ok: false }>> {
  const wanted = { forms: forms.length === 0 ? usualForms : forms, years };
  const listed = await listFilings(scene.subject, { forms: (name) => wanted.forms.includes(name) || wanted.forms.includes(name.replace(/\/A$/, '')), limit: MOST_LISTED, since: firstDay(years, scene.context) }, scene.context);
  if (!listed.ok) return listed;
  const { chosen, leftOut } = chooseReports(listed.filings, wanted);
  if (chosen.length === 0) return { ...toolError('not-found', noReport(listed.name, { forms, years }, scene.context.asOf), 'See what there is with get_sec_filings.'), captures: listed.captures };
  const asked = await Promise.all(chosen.map(async (filing) => ({ filing, ...(await fetchReport(filing, listed, scene)) })));
  const reports = asked.flatMap((each) => each.reports);
  const captures = [...listed.captures, ...asked.flatMap((each) => each.captures)];
  const [first] = asked;
  if (reports.length === 0 && first?.failure !== undefined) return { ...first.failure, captures };
  return { ok: true, name: listed.name, cik: listed.cik, reports, captures, notes: [...listed.notes, ...asked.flatMap((each) => each.notes), ...(leftOut > 0 ? [`${String(leftOut)} more reports fit and were not searched: name a year or a form.`] : [])] };
}

/** The list of filings is long: it is read back to the first day that matters. */
function firstDay(years: readonly number[], { asOf, today }: ToolContext): string {
  const newest = Number((asOf ?? today).slice(0, 4));
  return `${String(years.length === 0 ? newest - USUAL_YEARS : Math.min(...years))}-01-01`;
}

function noReport(name: string, { forms, years }: WantedReports, asOf: string | null): string {
  return `${name} has no ${forms.length === 0 ? 'annual or quarterly report' : forms.join(' or ')}${years.length === 0 ? '' : ` for ${years.join(' or ')}`}${asOf === null ? '' : ` by ${asOf}`}.`;
}

type Fetched = { readonly reports: readonly ShelvedReport[]; readonly captures: readonly CapturedBytes[]; readonly notes: readonly string[]; readonly failure?: Extract<ToolYield, { readonly ok: false }> };

async function fetchReport(filing: Filing, listed: Listed, scene: Scene): Promise<Fetched> {
  const { subject, context, library, kept } = scene;
  const copy = await readCopy(library.ingested, copyOf({ form: filing.form, period: filing.reportDate, url: urlOf(listed.cik, filing) }, kept));
  const page = copy === null ? await context.sources.edgar.document(documentOf(listed.cik, filing), { ...subject.asked, endpoint: reportEndpoint }) : { ok: true as const, captured: copy };
  if (!page.ok) return { reports: [], captures: [], notes: [`The ${filing.form} of ${filing.filed} was not searched: ${page.failure.message}`], failure: failed(page) };
  const source = pageSourceOf(page.captured);
  const report = shelved(filing, { captured: page.captured, page: source, form: filing.form, url: urlOf(listed.cik, filing), name: listed.name });
  const pointed = library.cut(source, filing.form).sections.map(({ incorporated }) => incorporated).find((incorporated) => exhibitOf(incorporated) === '13');
  if (pointed === undefined || pointed === null) return { reports: [report], captures: [page.captured], notes: [] };
  const exhibit = await fetchExhibit({ cik: listed.cik, filing }, { number: '13', words: pointed.words }, { subject, context, cut: library.cut });
  const captured = exhibit.captures.at(-1);
  if (!exhibit.ok || captured === undefined) return { reports: [report], captures: [page.captured, ...exhibit.captures], notes: [`Exhibit 13 of the ${filing.form} was not searched${exhibit.ok ? '' : `: ${exhibit.why}`}.`] };
  return { reports: [report, shelved(filing, { captured, page: pageSourceOf(captured), form: exhibit.name, url: exhibit.url, name: listed.name })], captures: [page.captured, ...exhibit.captures], notes: [] };
}

function shelved(filing: Filing, { captured, page, form, url, name }: { readonly captured: CapturedBytes; readonly page: PageSource; readonly form: string; readonly url: string; readonly name: string }): ShelvedReport {
  return { filing, captured, url, searched: { capture: captured.capture.id, page, company: name, form, period: filing.reportDate } };
}
