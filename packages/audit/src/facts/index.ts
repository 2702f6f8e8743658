// Facts from captured bytes: the one door to every reader.
import { AssayError, type Sha256 } from '@assay/record';
import type { FactReader, ReadFact, SourceDocument } from './read-fact.ts';
import { readers } from './readers.ts';

export type { FactReader, ReadFact, SourceDocument } from './read-fact.ts';
export { makeFactId } from './fact-id.ts';
export { readGrid } from './table/read-grid.ts';
export { readParagraphs } from './text/read-paragraphs.ts';
export { readers } from './readers.ts';

const readerOfType: Readonly<Record<string, string>> = {
  'application/json': 'json', 'text/json': 'json', 'text/csv': 'csv', 'application/csv': 'csv', 'text/html': 'html', 'application/xhtml+xml': 'html',
  'text/markdown': 'markdown', 'text/plain': 'text',
};

/** Every fact of a source, by the reader its capture names, else by media type. Throws AssayError('malformed-source') for bytes that cannot be read. */
export function readFacts(source: SourceDocument, tools: { readonly sha256: Sha256 }): readonly ReadFact[] {
  return readerFor(source)(source, tools);
}

function readerFor({ capture }: SourceDocument): FactReader {
  const type = capture.mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
  const name = capture.reader ?? readerOfType[type] ?? (type.endsWith('+json') ? 'json' : null);
  const reader = name === null ? undefined : readers[name];
  if (reader !== undefined) return reader;
  throw new AssayError('malformed-source', `no reader knows ${name ?? capture.mediaType}`, { remedy: 'Name a known reader in the capture, or give its media type.' });
}
