import type { Dictionary } from '@assay/calc';
import { bareCapture, makeReadFacts } from '../draft.ts';
import type { ReadFact } from '../read-fact.ts';
import { readTexts } from './read-text.ts';

/** The facts of a document that comes as a list of paragraphs, pipe tables inside them included; anchors are `paragraph`. */
export function readParagraphs(paragraphs: readonly string[], dictionary?: Dictionary): ReadFact[] {
  return makeReadFacts(readTexts(paragraphs.map((text, index) => ({ text, anchorAt: (span) => ({ kind: 'paragraph', index, ...span }) })), dictionary), bareCapture('paragraphs'));
}
