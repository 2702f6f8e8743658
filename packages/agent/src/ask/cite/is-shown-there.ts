// Whether quoted words are what their source shows at their place: the same letters and digits in the same order, markup and blanks aside.
import { walkHtml } from '@assay/audit/facts';
import type { CapturedBytes } from '@assay/record';
import type { Quoted } from '../draft.ts';
import type { Decoded } from './decoded-capture.ts';

function letters(text: string): string {
  return text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '');
}

function shownBy(source: string, mediaType: string): string {
  if (!/html/i.test(mediaType)) return source;
  return walkHtml(source).blocks.map((block) => (block.kind === 'text' ? block.placed.text : block.table.rows.flat().map(({ text }) => text).join(' '))).join(' ');
}

export function isShownThere({ quote, source }: Quoted, from: { readonly source: CapturedBytes; readonly decoded: Decoded }): boolean {
  if (source.end > from.decoded.text.length || source.start >= source.end) return false;
  return letters(shownBy(from.decoded.text.slice(source.start, source.end), from.source.capture.mediaType)) === letters(quote);
}
