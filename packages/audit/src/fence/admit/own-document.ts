// The audited document found again by a search: it cannot bear itself out.
import { readSentences } from '../../report/sentences.ts';
import type { Passage } from '../passage.ts';
import { foldWords } from '../place/fold-words.ts';
import type { PlacedDocument } from '../place/place-claim.ts';
import { readableText } from '../place/readable.ts';
import { withoutLocators } from '../quote/locator.ts';

/** One sentence may be a true quotation from the source. Two on end, in the document's order, are the document. */
const ON_END = 2;

/** A passage of a capture is exempt: what it is can be looked up. */
export function isOwnDocument(passage: Passage, document: PlacedDocument): boolean {
  if (passage.origin.capture !== null) return false;
  const text = readableText(withoutLocators(passage.text)).text;
  const sentences = readSentences(text);
  return sentences.some((first, at) => {
    const last = sentences[at + ON_END - 1];
    return last !== undefined && document.folded.text.includes(foldWords(text.slice(first.start, last.end)).text);
  });
}
