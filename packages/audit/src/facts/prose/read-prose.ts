import type { Dictionary } from '@assay/calc';
import type { Anchor, Span } from '@assay/record';
import type { FactDraft } from '../draft.ts';
import { readSentence } from './read-sentence.ts';
import { proseSentences } from './sentences.ts';

/** The facts of running text, sentence by sentence. `anchorAt` tells where a stretch of the text stands in its document. */
export function readProse(text: string, anchorAt: (span: Span) => Anchor, dictionary?: Dictionary): FactDraft[] {
  if (!/\d/.test(text)) return [];
  return proseSentences(text).flatMap(({ start, end }) => readSentence(text.slice(start, end), (inner) => anchorAt({ start: start + inner.start, end: start + inner.end }), dictionary));
}
