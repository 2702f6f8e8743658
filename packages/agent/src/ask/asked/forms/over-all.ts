// What one figure of many companies is to come to: their mean, their median, their sum.
export type OverAll = 'mean' | 'median' | 'sum';

/** "I mean" is no mean. */
const mean = /(?<!\b(?:i|you|we|they|that|it) )\b(?:average|avg|mean)\b(?! (?:price target|target|annual|yearly|growth over|daily|true range))/i;
const sum = /\btotal [^?]{3,40} (?:of|for|across) all\b|\b(?:total(?! (?:debts?|assets|liabilit\w+|(?:shareholders'? |stockholders'? )?equity|returns?|borrowings|capital)\b(?![^?]{0,20}\b(?:together|combined)\b))|sum|combined|together|altogether|aggregate|all told|add(?:ed|s|ing)? up)\b/i;
/** One of them is held against it, or an order is asked for. */
const held = /\b(?:above|below|over|under|than|against|versus|vs\.?|compar\w+|relative to|rank\w*|which|who|whose|each|highest|lowest|most|least|share of|part of)\b/i;

/** Null where the words ask for no such figure, or for somebody beside it. */
export function readOverAll(text: string): OverAll | null {
  if (held.test(text)) return null;
  if (/\bmedian\b/i.test(text)) return 'median';
  return mean.test(text) ? 'mean' : sum.test(text) ? 'sum' : null;
}
