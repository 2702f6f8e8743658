// Facts of a JSON answer whose figures stand in sentences: snippets of a search, posts. Its bare numbers (scores, times) are no figures.
import { AssayError } from '@assay/record';
import { makeReadFacts } from '../draft.ts';
import { anchorOf, readJsonTree } from '../json/json-tree.ts';
import type { FactReader } from '../read-fact.ts';
import { readTexts } from '../text/read-text.ts';
import type { ShapePath } from './shape.ts';
import { placesAt } from './walk-tree.ts';

/** A reader of the texts at the paths given. A figure's place is the text that it stands in. Throws AssayError('malformed-source') where `must` is absent. */
export function proseReader({ source, must, texts }: { readonly source: string; readonly must: ShapePath; readonly texts: readonly ShapePath[] }): FactReader {
  return ({ capture, bytes }, { dictionary }) => {
    const root = readJsonTree(bytes, source);
    if (placesAt(root, must)[0]?.node.kind !== 'array') throw new AssayError('malformed-source', `${source}: the field ${must} is absent.`, { remedy: 'Check what was asked for, then fetch it again.' });
    const parts = texts.flatMap((path) => placesAt(root, path)).flatMap(({ node }) => (node.kind === 'string' ? [{ text: node.text, anchorAt: () => anchorOf(node) }] : []));
    return makeReadFacts(readTexts(parts, dictionary), capture);
  };
}
