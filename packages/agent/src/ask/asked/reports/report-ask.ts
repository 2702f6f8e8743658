// What is asked of a company's fiscal year and of the reports that it files, and of no figure in them.

/** `year-end`: when its fiscal year ends; `span`: from when to when it runs; `delay`: how long after its end the report came; `first`: which of several filed first; `list` and `count`: the reports themselves. */
export const reportAsks = ['year-end', 'span', 'delay', 'first', 'list', 'count'] as const;
export type ReportKind = (typeof reportAsks)[number];
export type ReportForm = '10-K' | '10-Q';
export type ReportAsk = { readonly kind: ReportKind; /** Null where either is meant. */ readonly form: ReportForm | null };
