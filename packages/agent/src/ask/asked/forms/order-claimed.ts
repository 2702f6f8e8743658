// An order of companies that somebody states and that is to be checked: "Acme first, Globex second", "Acme > Globex > Initech", "Acme on top, then Globex".
import type { Asked } from '../asked.ts';

const listed = /\b(?:first|1st|number one|no\. ?1|#1|top|lead(?:s|ing)?)\b[^?]*\b(?:second|2nd|then|next|followed by|number two|no\. ?2|#2|behind)\b|[^\s>] ?> ?[^\s>\d$][^?>]*>|\bin (?:that|this) order\b|\bfollowed by\b[^?]*\b(?:then|and)\b|\bahead of\b[^?]*\bahead of\b/i;
const checked = /\b(?:order|ranking|ranks?|sequence|standings|league table)\b[^?.]{0,20}\b(?:right|correct|true|hold|holds|stand|stands|accurate|ok|okay|check)\b|\b(?:right|correct|true|proper|actual) (?:pecking )?(?:order|ranking|sequence)\b|(?:[,;:.?]|\s)(?:right|correct|true|ok|okay|y ?\/ ?n|yes or no|is that so|check)\b ?\?|\b(?:is|are|was|were) (?:that|this|it|they|he|she) (?:all )?(?:right|correct|true|so|accurate)\b|\b(?:does|do) (?:that|this|it|the order|this order|that order|the ranking) (?:hold|stand|check out|tie|match)\b|^(?:is it (?:true|right|correct)|true or false|check)\b/i;
const ascending = /\b(?:lowest|smallest|least|fewest|bottom) (?:to|first|up)\b|\bascending\b|\blow to high\b/i;

const places = [/^(?:first|1st)$/i, /^(?:second|2nd)$/i, /^(?:third|3rd)$/i, /^(?:fourth|4th)$/i];

/** Who is named first stands first. */
function isRising(text: string): boolean {
  const said = (text.match(/\b(?:first|second|third|fourth|1st|2nd|3rd|4th)\b(?! (?:quarter|half))/gi) ?? []).map((word) => places.findIndex((place) => place.test(word)));
  return said.every((place, at) => at === 0 || place > (said[at - 1] ?? -1));
}

/** Which way the order runs that is stated; null where none is. `claims`: it was read as a statement to be checked, and its words no longer say so. */
export function orderClaimed({ text, claims }: Pick<Asked, 'text' | 'claims'>): 'down' | 'up' | null {
  if (!listed.test(text) || !isRising(text) || !(claims !== undefined || checked.test(text))) return null;
  return ascending.test(text) || /[^\s<] ?< ?[^\s<\d$][^?<]*</.test(text) ? 'up' : 'down';
}

const words = /^(?:note|notes|rank\w*|order\w*|first|second|third|fourth|fifth|1st|2nd|3rd|4th|top|puts?|placed?|places|lists?|listed|then|next|followed|pecking|leads?|leading|ahead|behind|last|right|correct|each|three|four|two|five|sequence|>|<)$/i;

/** Words that a yes or no to a stated order has answered. */
export function saysOrder(word: string): boolean {
  return words.test(word);
}
