// Numerals that assert nothing. Each has a reason from a closed list; a numeral that fits none is a claim.
import type { Span, StructuralReason } from '@assay/record';
import type { Token } from '../numerals/index.ts';

/** The reason why a number of running text is structural, or null. Only its own form and its neighbours count. */
export function structuralNumber(token: Extract<Token, { kind: 'number' }>, text: string, place: 'heading' | 'text' | 'cell'): StructuralReason | null {
  const before = text.slice(Math.max(0, token.span.start - 12), token.span.start);
  const after = text.slice(token.span.end, token.span.end + 3);
  if (place === 'heading' && text.slice(0, token.span.start).trim() === '' && /^[.)]?\s/.test(after) && token.numeral.unit.kind === 'none') return 'heading-number';
  if (isItemNumber(token.numeral.text, { before, after })) return 'heading-number';
  if (/\[\^?$/.test(before) && after.startsWith(']')) return 'footnote';
  return null;
}

/** "1) higher prices, 2) lower costs" counts reasons: a small number closed by a bracket that nothing opens. */
function isItemNumber(shown: string, { before, after }: { readonly before: string; readonly after: string }): boolean {
  return /^\d{1,2}$/.test(shown) && /^\)\s/.test(after) && /(?:^|[\s:;,])$/.test(before);
}

/** A line that only says what the data are: "Sample figures as of 31 July 2025, not live data." */
export function isDataNotice(text: string): boolean {
  return /^(?:sample figures|figures|data|prices|all figures)\b[^.]{0,40}\bas of\b/i.test(text.trim());
}

export function spanInside(span: Span, outers: readonly Span[]): boolean {
  return outers.some((outer) => span.start >= outer.start && span.end <= outer.end);
}
