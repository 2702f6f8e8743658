// Of two or more beside one another, who is told first: who has the most, unless the words ask for the least, or for who does better in what one wants little of.
import { metricById } from '@assay/calc';
import { favours } from '../times/times.ts';

export const most = /\b(?:more|most|higher|highest|larger|largest|bigger|biggest|greater|greatest|heavier|heaviest|deeper|deepest|faster|fastest|max(?:imum)?|top|exceed\w*|outspen\w*|above|leads?|led)\b/i;
export const least = /\b(?<!\bat )(?:less|least|lower|lowest|smaller|smallest|fewer|fewest|lighter|lightest|leaner|leanest|thinner|thinnest|slower|slowest|min(?:imum)?|below)\b/i;
const good = /\b(?:better|best|stronger|strongest|healthier|healthiest|safer|safest|sounder|soundest|ahead|efficient\w*|win(?:s|ner)?|won|favou?rabl\w+)\b/i;
const among = /\b(?:which|who|whose)\b/i;

export type EndAsked = { readonly isLow: boolean; /** How the first is told; null where more of it is simply ahead. */ readonly words: string | null };

/** Amounts are told from the largest, ratios of which less is better from the least. */
export function endAsked(id: string, text: string): EndAsked {
  const [isMost, isLeast] = [most.test(text), least.test(text)];
  const isLessBetter = favours(id) === 'down';
  if (isMost !== isLeast && (isLessBetter || (isLeast && among.test(text)))) return { isLow: isLeast, words: wordsFor(id, isLeast) };
  if (!isLessBetter) return { isLow: false, words: null };
  const isLow = good.test(text) || !isAmount(id);
  return { isLow, words: wordsFor(id, isLow) };
}

function isAmount(id: string): boolean {
  return ['flow', 'stock'].includes(metricById(id)?.kind ?? 'flow');
}

function wordsFor(id: string, isLow: boolean): string {
  return isAmount(id) ? `has ${isLow ? 'less' : 'more'}` : `stands at the ${isLow ? 'bottom' : 'top'} on`;
}
