// Filings as a library: cut into items, chunked, indexed in memory on first use, searched. What was read last is kept; bytes decide, not names.
import type { CutPage, PageSource, Passage, PassageQuestion, QuestionWords, SearchedFiling } from '@assay/record';
import { chunkFiling } from './chunk/chunk-filing.ts';
import { cutSections, type CutFiling } from './filings/cut-sections.ts';
import { openPassageIndex, type PassageIndex } from './index/passage-index.ts';
import { readQuestion } from './search/read-question.ts';
import { searchIndex } from './search/search-index.ts';
import { sectionsAsked } from './search/section-asked.ts';

export type FilingLibrary = {
  readonly cut: (page: PageSource, form: string) => CutPage;
  readonly readQuestion: (query: string) => QuestionWords;
  /** Best first, over all the filings given and no others. A section that none of them has gives nothing. */
  readonly search: (filings: readonly SearchedFiling[], question: PassageQuestion) => readonly Passage[];
};

/** So many filings stay in memory: a few megabytes each. */
const KEPT = 16;

export function openFilingLibrary(): FilingLibrary {
  let opened: PassageIndex | null = null;
  // Most commands search nothing: the index is made when it is needed.
  const indexed = (): PassageIndex => (opened ??= openPassageIndex());
  const cuts = new WeakMap<PageSource, CutFiling>();
  const cut = (page: PageSource, form: string): CutFiling => {
    const made = cuts.get(page) ?? cutSections(page, form);
    cuts.set(page, made);
    return made;
  };
  const kept = new Map<string, readonly Pick<CutFiling['sections'][number], 'key' | 'item' | 'also' | 'title' | 'part'>[]>();
  const hold = (filing: SearchedFiling): void => {
    const sections = kept.get(filing.capture) ?? shelve(indexed(), filing, cut(filing.page, filing.form));
    // The last used stands last.
    kept.delete(filing.capture);
    kept.set(filing.capture, sections);
  };
  const search = (filings: readonly SearchedFiling[], { query, section, limit }: PassageQuestion): Passage[] => {
    for (const filing of filings) hold(filing);
    const documents = filings.map(({ capture }) => capture);
    const sections = section === null ? null : [...new Set(documents.flatMap((id) => sectionsAsked(section, kept.get(id) ?? [])))];
    const index = indexed();
    const hits = searchIndex(index, query, { documents, sections, limit });
    for (const id of [...kept.keys()].slice(0, Math.max(0, kept.size - Math.max(KEPT, filings.length)))) {
      kept.delete(id);
      index.remove(id);
    }
    return hits.flatMap(({ document, score, chunk }) => {
      const filing = filings.find(({ capture }) => capture === document);
      return filing === undefined ? [] : [{ ...chunk, capture: filing.capture, score }];
    });
  };
  return { cut, readQuestion, search };
}

function shelve(index: PassageIndex, { capture, company, form, period }: SearchedFiling, filing: CutFiling): CutFiling['sections'] {
  index.add({ id: capture, company, form, year: period === null ? null : Number(period.slice(0, 4)) }, chunkFiling(filing));
  return filing.sections.map((section) => ({ ...section, text: '', tables: [] }));
}
