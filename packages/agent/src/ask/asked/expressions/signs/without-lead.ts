// Figures that are named in passing, before the sentence that asks: "Does it hand out more than it earns? Dividends and buybacks together, as a share of free cash flow".
import { sentencesOf } from '../../story/sentences.ts';
import type { CalculationWords } from './calculation-words.ts';
import type { Place } from '../../places.ts';

/** It asks for a figure itself, or orders one. */
const asksItself = /\b(?:what|which|who|whose|how|when|give|show|list|name|tell|compute|calculate|divide|add|subtract|i (?:want|need)|if|suppose|assum\w+|excluding|without|except)\b|:|\d/i;

/** Where the sentences that lead up to it end. */
function endOfLead(text: string): number {
  let end = 0;
  for (const sentence of sentencesOf(text).slice(0, -1)) {
    if (asksItself.test(sentence)) break;
    end = text.indexOf(sentence, end) + sentence.length;
  }
  return end;
}

/** Null where nothing leads up to what is asked, or where what leads up to it says a time. */
export function withoutLead(words: CalculationWords): CalculationWords | null {
  const end = endOfLead(words.text);
  const measuresInLead = words.measures.filter(({ start }) => start < end);
  const isTimed = [...words.periods, ...words.times].some(({ start }) => start < end);
  if (end === 0 || measuresInLead.length === 0 || isTimed) return null;
  const behind = <Found extends Place>(found: readonly Found[]): readonly Found[] => found.filter(({ start }) => start >= end);
  return { ...words, text: ' '.repeat(end) + words.text.slice(end), measures: behind(words.measures), names: behind(words.names) };
}
