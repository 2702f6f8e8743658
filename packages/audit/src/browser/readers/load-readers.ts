// Only the readers that an archive needs are fetched: a house note needs no HTML parser.
import type { Capture } from '@assay/record';
import type { FactReader } from '../../facts/read-fact.ts';
import { readerName, unknownReader } from '../../facts/reader-name.ts';
import { loadNamedReferences } from '../stand-ins/named-references.ts';

type Readers = Readonly<Record<string, FactReader>>;
type Family = { readonly names: readonly string[]; readonly load: () => Promise<Readers> };

/** Every reader of `facts/readers.ts`, once: a test compares the two. */
export const families: readonly Family[] = [
  { names: ['sample-company', 'sample-closes', 'sample-macro', 'sample-constituents', 'sample-insiders'], load: async () => (await import('./sample.ts')).sampleReaders },
  { names: ['sec-company-facts', 'sec-submissions', 'yahoo-chart', 'yahoo-quote', 'yahoo-quote-summary', 'yahoo-fundamentals', 'fred-observations'], load: async () => (await import('./services.ts')).serviceReaders },
  { names: ['yahoo-bars', 'yahoo-holders', 'yahoo-earnings', 'yahoo-analysts', 'yahoo-insiders', 'yahoo-options', 'yahoo-search', 'fmp-estimates', 'fmp-earnings', 'fmp-rating', 'stocktwits-messages', 'reddit-posts', 'tavily-search'], load: async () => (await import('./tool-answers.ts')).toolAnswerReaders },
  { names: ['sec-ownership', 'sec-13f'], load: async () => (await import('./forms.ts')).formReaders },
  { names: ['json', 'csv', 'markdown', 'text'], load: async () => (await import('./documents.ts')).documentReaders },
  { names: ['html', 'duckduckgo-search'], load: async () => (await import('./pages.ts')).pageReaders },
];

/** Reads any of these captures as `readFacts` does; a capture that no reader knows is refused when it is read, not before. */
export async function loadReaders(report: string, captures: readonly Capture[]): Promise<FactReader> {
  const wanted = new Set(captures.map(readerName));
  const needed = families.filter((family) => family.names.some((name) => wanted.has(name)));
  // "&eacute;" in Markdown needs the table of names; without an ampersand there is none to look up.
  const hasReferences = report.includes('&') || wanted.has('markdown');
  const [loaded] = await Promise.all([Promise.all(needed.map((family) => family.load())), hasReferences ? loadNamedReferences() : null]);
  const readers = new Map(loaded.flatMap((each) => Object.entries(each)));
  return (source, tools) => {
    const reader = readers.get(readerName(source.capture) ?? '');
    if (reader === undefined) throw unknownReader(source.capture);
    return reader(source, tools);
  };
}
