// What a line of a page turned to text holds: the label of a row, one or more of its values, a time over a column, or a sentence.
import type { Span } from '@assay/record';
import { isPurePeriod } from '../labels/period/pure-period.ts';

/** `breaksOff` is true for a line that ends in a blank: its words go on in the next. */
export type PlacedLine = { readonly text: string; readonly span: Span; readonly breaksOff?: boolean };
export type StackedKind = 'label' | 'values' | 'period' | 'mark' | 'sentence';

/** Labels are short; a longer line is running text. */
const LONGEST_LABEL = 130;
/** "NM" stands where a change would say nothing. */
const value = /^(?:NM|N\/M)$|^[$€£¥]?\(?[-–−]?[$€£¥]?\(?\d(?:[\d,]*\d)?(?:\.\d+)?\)?%?\)?$|^[$€£¥]?[—–-]{1,2}%?$/;
/** A currency or percent sign, a bracket, or the mark of a footnote, on a line of its own. */
const mark = /^[$€£¥%()]{1,2}$|^\([a-z]\)$/;

/** True for "4,466", "(848)", "$6.32", "2.5%", "—". */
export function isValueText(text: string): boolean {
  return value.test(text);
}

export function isMarkText(text: string): boolean {
  return mark.test(text);
}

export function kindOfLine(text: string): StackedKind {
  const parts = text.split(/\s+/);
  if (parts.every(isMarkText)) return 'mark';
  if (isPurePeriod(text) && !/^[$(]/.test(text)) return 'period';
  if (parts.every((part) => isValueText(part) || isMarkText(part))) return 'values';
  const isSentence = text.length > LONGEST_LABEL || (/[.;]$/.test(text) && text.length > 60);
  return isSentence ? 'sentence' : 'label';
}
