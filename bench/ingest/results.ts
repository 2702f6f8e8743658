// The table of the bench in words.

type Totals = Readonly<Record<string, number>>;
export type IngestResult = {
  readonly records: number; readonly failed: number; readonly seconds: number; readonly peakMemoryMb: number; readonly again: { readonly seconds: number; readonly changed: number };
  readonly annual: { readonly filings: number; readonly medianMs: number; readonly worstMs: number };
  readonly items: { readonly expected: number; readonly found: number; readonly sameLength: number; readonly missing: readonly string[] };
  readonly html: Totals; readonly text: Totals; readonly unnamed: number; readonly undated: number;
};

export function renderIngest({ records, failed, seconds, peakMemoryMb, again, annual, items, html, text, unnamed, undated }: IngestResult): string {
  const row = (name: string, value: unknown): string => `| ${name} | ${String(value)} |`;
  const of = (totals: Totals, name: string): string => String(totals[name]);
  return [
    '# Filings taken in', '', 'Written by `npm run -s bench:ingest`: real annual and quarterly reports and texts of reports go into an empty library through the true program. Two cores, shared with other work. The other cut ends the last item of a report with its file, signatures and exhibits included, and running heads mislead it: like length is agreement, not truth.', '',
    '| measure | value |', '|---|---|',
    row('files taken in (failed)', `${String(records)} (${String(failed)})`), row('all of it', `${seconds.toFixed(0)} s`), row('a 10-K in HTML, median and slowest', `${(annual.medianMs / 1000).toFixed(1)} s, ${(annual.worstMs / 1000).toFixed(1)} s`),
    row('the same again: changed', `${String(again.changed)}, in ${again.seconds.toFixed(1)} s`), row('peak memory', `${String(peakMemoryMb)} MB`),
    row('items of the other cut: found, of like length', `${String(items.found)} and ${String(items.sameLength)} of ${String(items.expected)}`), row('items missing', items.missing.length === 0 ? 'none' : items.missing.join(', ')),
    row('company, fiscal year not known', `${String(unnamed)}, ${String(undated)}`), '',
    '| passages and tables | HTML | text |', '|---|---|---|',
    ...[['passages', 'passages'], ['not at their place in the text', 'misplaced'], ['not at their place in the source', 'misplacedInSource'], ['data tables whole', 'tablesWhole'], ['data tables parted for their length', 'tablesParted'], ['data tables torn', 'tablesTorn']].map(([words = '', name = '']) => `| ${words} | ${of(html, name)} | ${of(text, name)} |`), '',
  ].join('\n');
}
