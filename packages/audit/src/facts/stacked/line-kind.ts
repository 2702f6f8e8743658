// What a line of a page turned to text holds: the label of a row, one or more of its values, a time over a column, or a sentence.
import { isPurePeriod } from '../labels/period/pure-period.ts';

export type StackedKind = 'label' | 'values' | 'period' | 'mark' | 'sentence';

/** Labels are short; a longer line is running text. */
const LONGEST_LABEL = 130;
const value = /^[$€£¥]?\(?[-–−]?[$€£¥]?\(?\d[\d,]*(?:\.\d+)?\)?%?\)?$|^[$€£¥]?[—–-]{1,2}%?$/;
const mark = /^[$€£¥%()]{1,2}$/;

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
