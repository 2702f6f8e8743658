// The reader of filings as the tools ask for it: whoever opens the desk brings one. It is pure: pages in, sections and passages out.
import type { CutPage, PageSource, Passage, PassageQuestion, QuestionWords, SearchedFiling } from '@assay/record';

export type FilingLibrary = {
  readonly cut: (page: PageSource, form: string) => CutPage;
  readonly readQuestion: (query: string) => QuestionWords;
  /** Best first, over all the filings given and no others. */
  readonly search: (filings: readonly SearchedFiling[], question: PassageQuestion) => readonly Passage[];
};
