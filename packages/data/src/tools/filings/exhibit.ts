// An item's words in an exhibit of the same filing: the annual report to shareholders is exhibit 13.
import { decodeText } from '@assay/audit/facts';
import type { CapturedBytes, CutPage, Incorporation, PageSource } from '@assay/record';
import { archiveUrl } from '../../edgar/edgar.ts';
import { archiveEndpoint } from '../../edgar/endpoints.ts';
import { checkFilingIndex, indexPageOf, readFilingIndex } from '../../edgar/filing-index.ts';
import type { Subject, ToolContext } from '../tool.ts';
import { pageSourceOf, reportEndpoint, type ListedFiling } from './report-page.ts';

export type Exhibit = { readonly ok: true; readonly name: string; readonly text: string; readonly url: string; readonly captures: readonly CapturedBytes[]; readonly note: string } | { readonly ok: false; readonly why: string; readonly captures: readonly CapturedBytes[] };

const indexEndpoint = archiveEndpoint({ tool: 'get_filing_section', reader: null, sourceName: 'SEC EDGAR filing index', check: checkFilingIndex });

/** The number of the exhibit that an item points at; null where it points elsewhere. */
export function exhibitOf(incorporated: Incorporation | null): string | null {
  if (incorporated?.kind === 'exhibit') return incorporated.exhibit;
  return incorporated?.kind === 'annual report' ? '13' : null;
}

export async function fetchExhibit({ cik, filing }: Pick<ListedFiling, 'cik' | 'filing'>, pointed: { readonly number: string; readonly words: string }, { subject, context, cut }: { readonly subject: Subject; readonly context: ToolContext; readonly cut: (page: PageSource, form: string) => CutPage }): Promise<Exhibit> {
  const { edgar } = context.sources;
  const place = { cik, accession: filing.accession };
  const index = await edgar.document({ ...place, name: indexPageOf(filing.accession) }, { ...subject.asked, endpoint: indexEndpoint });
  if (!index.ok) return { ok: false, why: `the filing's index could not be read: ${index.failure.message}`, captures: [] };
  const type = new RegExp(`^EX-${pointed.number.replace('.', '\\.')}(?![0-9])`);
  const listed = readFilingIndex(decodeText(index.captured.bytes, index.captured.capture)).find((document) => type.test(document.type) && /\.(?:htm|html|txt)$/i.test(document.name));
  if (listed === undefined) return { ok: false, why: `the filing's index lists no exhibit ${pointed.number} that can be read`, captures: [index.captured] };
  const page = await edgar.document({ ...place, name: listed.name }, { ...subject.asked, endpoint: reportEndpoint });
  if (!page.ok) return { ok: false, why: `${listed.type} could not be read: ${page.failure.message}`, captures: [index.captured] };
  const { text } = cut(pageSourceOf(page.captured), '');
  const caption = captionIn(text, pointed.words);
  return {
    ok: true, name: listed.type, text: text.slice(caption?.start ?? 0), url: archiveUrl(cik, filing.accession, listed.name), captures: [index.captured, page.captured],
    note: caption === null ? `The text is the whole of ${listed.type}: where the item's words begin in it is not marked.` : `The text is ${listed.type} from its heading “${caption.words}” on.`,
  };
}

/** The heading that the pointing sentence quotes, on a line of its own. */
function captionIn(text: string, words: string): { readonly words: string; readonly start: number } | null {
  const quoted = [...words.matchAll(/[“"]([^”"]{4,120}?)[,.;]?[”"]/g)].map((found) => found[1] ?? '');
  for (const caption of quoted) {
    const wanted = bare(caption);
    for (const line of text.matchAll(/[^\n]+/g)) if (line[0].length < 200 && bare(line[0]) === wanted) return { words: caption, start: line.index };
  }
  return null;
}

function bare(words: string): string {
  return words.toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim();
}
