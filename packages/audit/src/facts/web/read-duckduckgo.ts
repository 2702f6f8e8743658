// The figures that stand in titles and snippets of DuckDuckGo's results, as prose: each says where on the page it stands.
import { AssayError } from '@assay/record';
import { decodeText } from '../decode-text.ts';
import { makeReadFacts } from '../draft.ts';
import { readProse } from '../prose/read-prose.ts';
import type { FactReader } from '../read-fact.ts';
import { readSearchPage } from './search-page.ts';

/** Throws AssayError('malformed-source') for a page that is no list of results. */
export const readDuckDuckGo: FactReader = ({ capture, bytes }, { dictionary }) => {
  const page = readSearchPage(decodeText(bytes, capture));
  if (page.kind !== 'results') throw new AssayError('malformed-source', `${capture.sourceName}: the field results is absent.`, { remedy: 'Search again later, or set TAVILY_API_KEY.' });
  const texts = page.hits.flatMap(({ title, snippet }) => (snippet === null ? [title] : [title, snippet]));
  return makeReadFacts(texts.flatMap((placed) => readProse(placed.text, (span) => ({ kind: 'span', ...placed.sourceOf(span) }), dictionary)), capture);
};
