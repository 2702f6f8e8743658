// Where the words of a claim stand in the document, exactly. What would change their meaning may not be left outside.
import type { Span } from '@assay/record';
import { readTokens, type Token } from '../../numerals/index.ts';
import { readSentences } from '../../report/sentences.ts';
import { sourceSpan, type VisibleText } from '../../report/visible-text.ts';
import type { RefusalCode } from '../codes.ts';
import { polarityOf } from '../words/polarity.ts';
import { writtenWords } from '../words/written-words.ts';
import { cutsToken } from './cuts.ts';
import { foldWords, type Folded } from './fold-words.ts';
import { BREAK, readableText } from './readable.ts';
import { surroundings } from './surroundings.ts';

/** A document read once for many claims. */
export type PlacedDocument = { readonly markdown: string; readonly readable: VisibleText; readonly folded: Folded; readonly tokens: readonly Token[]; readonly sentences: readonly Span[] };

export type PlacedClaim = {
  /** UTF-16 offsets into the Markdown. */
  readonly span: Span;
  /** The words as the document has them, marks removed. */
  readonly text: string;
  /** The sentence around them. */
  readonly sentence: string;
};
export type Placing = { readonly ok: true; readonly claim: PlacedClaim } | { readonly ok: false; readonly code: RefusalCode };

export function readDocument(markdown: string): PlacedDocument {
  const readable = readableText(markdown);
  return { markdown, readable, folded: foldWords(readable.text), tokens: readTokens(readable.text), sentences: sentencesOf(readable.text) };
}

function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const block of text.split(BREAK)) {
    for (const span of readSentences(block)) spans.push({ start: start + span.start, end: start + span.end });
    start += block.length + 1;
  }
  return spans;
}

/** Finds normalised words. Several places are one when their sentences are the same. */
export function placeClaim(document: PlacedDocument, words: string): Placing {
  if (writtenWords(words).length === 0) return { ok: false, code: 'no-claim' };
  const plain = placesOf(document, foldWords(words));
  const spans = plain.length > 0 ? plain : placesOf(document, foldWords(readableText(words).text.replaceAll(BREAK, ' ')));
  const whole = spans.filter((span) => !cutsToken(document.readable.text, span, document.tokens));
  const first = whole[0];
  if (first === undefined) return { ok: false, code: spans.length > 0 ? 'claim-cuts-token' : 'claim-not-in-document' };
  const sentences = new Set(whole.map((span) => sentenceText(document, span)));
  return sentences.size > 1 ? { ok: false, code: 'claim-ambiguous' } : placeAt(document, first);
}

function placesOf({ folded }: PlacedDocument, sought: Folded): Span[] {
  const spans: Span[] = [];
  if (sought.text === '' || sought.text.includes(BREAK)) return spans;
  for (let at = folded.text.indexOf(sought.text); at >= 0; at = folded.text.indexOf(sought.text, at + 1)) {
    spans.push({ start: folded.places[at] ?? 0, end: (folded.places[at + sought.text.length - 1] ?? 0) + 1 });
  }
  return spans;
}

function sentenceAt(document: PlacedDocument, span: Span): Span {
  const touched = document.sentences.filter((sentence) => sentence.start < span.end && sentence.end > span.start);
  return { start: Math.min(span.start, touched[0]?.start ?? span.start), end: Math.max(span.end, touched.at(-1)?.end ?? span.end) };
}

function sentenceText(document: PlacedDocument, span: Span): string {
  const sentence = sentenceAt(document, span);
  return document.readable.text.slice(sentence.start, sentence.end);
}

/** A stretch of the readable text as a claim, unless it leaves out what turns or weakens it. */
export function placeAt(document: PlacedDocument, span: Span): Placing {
  const { text } = document.readable;
  const { before, after } = surroundings(text, sentenceAt(document, span), span);
  const around = [polarityOf(before), polarityOf(after)];
  if (around.some((polarity) => polarity.negated)) return { ok: false, code: 'claim-cuts-negation' };
  if (around.some((polarity) => polarity.prospective || polarity.hearsay)) return { ok: false, code: 'claim-cuts-modality' };
  return { ok: true, claim: { span: sourceSpan(document.readable, span), text: text.slice(span.start, span.end), sentence: sentenceText(document, span) } };
}
