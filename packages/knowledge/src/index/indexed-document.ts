// A document as the index knows it.

/** What a question may be narrowed by. */
export type IndexedDocument = {
  /** Unique; the same document twice changes nothing. */
  readonly id: string;
  readonly company: string;
  readonly form: string;
  /** The year in which the period covered ends. */
  readonly year: number | null;
  /** The day from which it was public (ISO); unknown ones are seen as of any day. */
  readonly filed?: string;
};
