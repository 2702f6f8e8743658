// Filings of the SEC as filings to take in: listed and fetched through the data tools, so that pace, cache and captures are those of every other question.
import type { ToolRunner } from '@assay/data';
import { AssayError, nominalEnd, type CapturedBytes } from '@assay/record';
import { z } from 'zod';
import type { Loaded, Offered } from './ingest-filings.ts';

export type WantedFilings = { readonly tickers: readonly string[]; /** Years in which the period ends, first and last. */ readonly years: readonly [number, number]; readonly forms: readonly string[] };
export type Listing = { readonly offered: readonly Offered[]; readonly failed: readonly { readonly name: string; readonly why: string; readonly remedy: string }[] };

const listSchema = z.object({
  ticker: z.string(), name: z.string(), cik: z.string(),
  filings: z.array(z.object({ form: z.string(), filed: z.string(), period: z.string().nullable(), accession: z.string(), url: z.string() })),
});
const sectionSchema = z.object({ url: z.string() });
type Listed = z.infer<typeof listSchema>['filings'][number];
type Of = { readonly ticker: string; readonly name: string; readonly cik: string };

/** The list gives at most so many of a form. */
const MOST = 200;
/** The item that some companies put into the annual report to shareholders, exhibit 13. */
const DISCUSSION = '7';

/** What the SEC lists for each company, newest first. A company that cannot be listed does not stop the others. */
export async function offerFromEdgar({ tickers, years, forms }: WantedFilings, desk: ToolRunner, signal: AbortSignal): Promise<Listing> {
  const offered: Offered[] = [];
  const failed: { name: string; why: string; remedy: string }[] = [];
  for (const ticker of tickers) {
    for (const form of forms) {
      const answer = await desk.runTool('get_sec_filings', { ticker, form, since: `${String(years[0])}-01-01`, until: `${String(years[1] + 1)}-12-31`, limit: MOST }, { signal });
      if (!answer.ok) {
        failed.push({ name: `${ticker} ${form}`, why: answer.error.message, remedy: answer.error.remedy });
        continue;
      }
      const { filings, ...of } = listSchema.parse(answer.answer);
      const wanted = filings.filter((filing) => filing.form === form && isOfYears(filing, years));
      if (wanted.length === 0) failed.push({ name: `${ticker} ${form}`, why: `${of.name} has no ${form} for ${years[0] === years[1] ? String(years[0]) : `${String(years[0])} to ${String(years[1])}`}.`, remedy: 'See what there is with `assay data get get_sec_filings`.' });
      offered.push(...wanted.map((filing) => offerOf(filing, of, { desk, signal })));
    }
  }
  return { offered, failed };
}

/** A year that ends in its first days or in January counts for the year before, too, as companies name it. */
function isOfYears({ period, filed }: Listed, [first, last]: readonly [number, number]): boolean {
  const { year, month } = nominalEnd(period ?? filed);
  return (year >= first && year <= last) || (month <= 2 && year - 1 >= first && year - 1 <= last);
}

type Reach = { readonly desk: ToolRunner; readonly signal: AbortSignal };

function offerOf(filing: Listed, of: Of, reach: Reach): Offered {
  const given = { company: { name: of.name, ticker: of.ticker, cik: of.cik }, form: filing.form, filed: filing.filed, ...(filing.period === null ? {} : { period: filing.period }) };
  return {
    name: `${of.ticker} ${filing.form} ${filing.filed}`, url: filing.url,
    load: async () => (await fetchPages(filing, of, reach)).map((captured): Loaded => {
      const { url } = captured.capture.request;
      return { name: new URL(url).pathname.split('/').at(-1) ?? url, captured, given: url === filing.url ? given : { ...given, form: 'EX-13' } };
    }),
  };
}

/** The report, and the exhibit in which its discussion stands where the report only points there. Throws AssayError('source-failed'). */
async function fetchPages(filing: Listed, of: Of, { desk, signal }: Reach): Promise<CapturedBytes[]> {
  const ask = (item: string): ReturnType<ToolRunner['runTool']> => desk.runTool('get_filing_section', { ticker: of.cik, form: filing.form, accession: filing.accession, item, max_characters: 200 }, { signal });
  const asked = filing.form === '10-K' ? await ask(DISCUSSION) : await ask('cover');
  // A report whose headings are unusual has no such item: it is taken in all the same.
  const answer = asked.ok || asked.captures.every(({ capture }) => capture.request.url !== filing.url) ? asked : await ask('cover');
  if (!answer.ok) throw new AssayError('source-failed', answer.error.message, { remedy: answer.error.remedy });
  const { url } = sectionSchema.parse(answer.answer);
  const pages = [...new Set([filing.url, url])].flatMap((one) => answer.captures.find(({ capture }) => capture.request.url === one) ?? []);
  if (pages.length === 0) throw new AssayError('source-failed', `The ${filing.form} of ${of.name} came without its document.`, { remedy: 'Try again later.' });
  return pages;
}
