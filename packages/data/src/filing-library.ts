// The reader of filings as the tools ask for it: whoever opens the desk brings one. Cutting and searching are pure: pages in, sections and passages out.
import type { CaptureId, CapturedBytes, CutPage, IsoDate, LibraryEntry, PageSource, Passage, PassageQuestion, QuestionWords, SearchedFiling } from '@assay/record';

export type FilingLibrary = {
  readonly cut: (page: PageSource, form: string) => CutPage;
  readonly readQuestion: (query: string) => QuestionWords;
  /** Best first, over all the filings given and no others. */
  readonly search: (filings: readonly SearchedFiling[], question: PassageQuestion) => readonly Passage[];
  /** What the user took in; absent where there is no such library. */
  readonly ingested?: IngestedFilings;
};

export type WantedIngested = {
  /** Null for any. */
  readonly company: { readonly name: string | null; readonly ticker: string | null; readonly cik: string | null } | null;
  /** Empty for any; an amendment goes along with its form. */
  readonly forms: readonly string[];
  /** Empty for any: the fiscal year, or the year in which the period ends. */
  readonly years: readonly number[];
  /** Nothing that became known later. */
  readonly asOf: IsoDate | null;
};

/** The user's own library: its index is asked, and only what is read is opened. */
export type IngestedFilings = {
  readonly choose: (wanted: WantedIngested) => Promise<readonly LibraryEntry[]>;
  /** Best first. `among` are ids of filings; null for what the wish and the question's own words choose. */
  readonly search: (question: PassageQuestion & { readonly wanted: WantedIngested; readonly among: readonly CaptureId[] | null }) => Promise<readonly IngestedPassage[]>;
  /** Null where there is none. Throws AssayError('unreadable-file') for a copy that is gone or damaged. */
  readonly read: (id: CaptureId) => Promise<CapturedBytes | null>;
};

/** `page` where the filing's text has pages. */
export type IngestedPassage = { readonly entry: LibraryEntry; readonly passage: Passage; readonly page: number | null };
