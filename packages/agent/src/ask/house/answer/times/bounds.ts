// A bound that a question sets one company's figure in its years: "exceed $15 billion", "below zero", "over ten percent".
import { countOf } from '../../../asked/number-words.ts';

/** In the figure's own unit: dollars, or percent. `at`: where the words stand. */
export type Bound = { readonly is: 'above' | 'below'; readonly value: number; readonly isPercent: boolean; readonly at: number };

const above = String.raw`exceed(?:s|ed|ing)?|above|over|more than|greater than|higher than|larger than|bigger than|topp?(?:s|ed|ing)?|beat(?:s|en)?|surpass(?:es|ed|ing)?|cross(?:es|ed|ing)?|pass(?:es|ed|ing)?|reach(?:es|ed|ing)?|hit(?:s|ting)?|at least|no less than|not less than|north of|in excess of|beyond|past|(?:break(?:s|ing)?|broken?)(?: through)?|clear(?:s|ed)?|>=?|≥`;
const below = String.raw`below|under|less than|lower than|smaller than|short of|south of|beneath|at most|no more than|not more than|fewer than|<=?|≤`;
const words = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|a hundred|half a|half|an?';
const bounded = new RegExp(String.raw`(?:^|[\s(])(?:(?<above>${above})|(?<below>${below})) ?(?:the |its |a mark of |the mark of |the level of )?(?:us ?)?\$? ?(?<number>\d[\d,]*(?:\.\d+)?|${words})[- ]?(?<unit>%|percent|per cent|pct|trillion|tn|billions?|bn|b|millions?|mn|mm|m|thousand|k)?(?:[- ]dollars?)?(?![\w%])`, 'i');
const negative = /\b(?:negative|(?:below|under|less than) (?:zero|nothing|0(?![\d.,])|water)|in the red|deficits?|into (?:the )?minus)\b/i;
const positive = /\b(?:positive|above (?:zero|nothing|0(?![\d.,]))|in the black)\b/i;

const scales: Readonly<Record<string, number>> = { t: 1e12, b: 1e9, m: 1e6, k: 1e3 };
const others: Readonly<Record<string, number>> = { 'fifteen': 15, 'twenty': 20, 'thirty': 30, 'forty': 40, 'fifty': 50, 'sixty': 60, 'seventy': 70, 'eighty': 80, 'ninety': 90, 'hundred': 100, 'a hundred': 100, 'half': 0.5, 'half a': 0.5, 'thirteen': 13, 'a': 1, 'an': 1 };

function numberOf(said: string): number | null {
  const low = said.toLowerCase();
  return /^\d/.test(low) ? Number(low.replaceAll(',', '')) : others[low] ?? countOf(low);
}

function scaleOf(unit: string): number {
  if (unit === '' || /^(?:%|p)/.test(unit)) return 1;
  return scales[unit === 'thousand' ? 'k' : unit.charAt(0)] ?? 1;
}

/** Null where no bound is set; a year behind "over" or "below" is none. */
export function readBound(text: string): Bound | null {
  return amountIn(text) ?? signIn(text);
}

/** "The billion-dollar mark" is that of one billion. */
const oneOf = /\bthe (?=(?:billion|million|trillion)(?:[- ]dollars?)?(?: (?:mark|line|level|barrier|threshold)\b|-dollar\b))/gi;

function amountIn(text: string): Bound | null {
  const match = bounded.exec(text.replace(oneOf, 'one '));
  if (match === null) return null;
  const { above: over, number: said = '', unit: scale = '' } = match.groups ?? {};
  const unit = scale.toLowerCase();
  const number = numberOf(said);
  if (number === null || (unit === '' && !match[0].includes('$'))) return null;
  return { is: over === undefined ? 'below' : 'above', value: number * scaleOf(unit), isPercent: /^(?:%|p)/.test(unit), at: match.index };
}

function signIn(text: string): Bound | null {
  const isNegative = negative.test(text);
  const sign = (isNegative ? negative : positive).exec(text);
  return sign === null ? null : { is: isNegative ? 'below' : 'above', value: 0, isPercent: false, at: sign.index };
}

export type WhichAsked = 'count' | 'first' | 'last' | 'each';

const times = String.raw`(?:years?|yrs?|year-?ends?|quarters?|qtrs?|fys?|fy ends?|ye|fiscal|times|reporting dates?|december|close)`;
const counts = new RegExp(String.raw`\b(?:how many|how often|number of|count(?: up| the| those)?)\b|# ?of\b`, 'i');
const firsts = /\b(?:first|1st|earliest|initially)\b(?! (?:quarter|half|six|three))/i;
const lasts = new RegExp(String.raw`\b(?:last|latest|most recent)\b (?:time|${times})(?! ?(?:\d|(?:two|three|four|five|six|ten) years))`, 'i');
const lists = new RegExp(String.raw`\b(?:which|what|list|name|those)\b[^?]{0,60}\b${times}\b|\bwhen\b(?! (?:(?:fiscal|fy|calendar|the year) ?)?'?(?:19|20)\d\d\b)`, 'i');

/** What is wanted of the times that meet the bound; null where the words ask for none. */
export function whichAsked(text: string): WhichAsked | null {
  if (counts.test(text)) return 'count';
  if (firsts.test(text)) return 'first';
  if (lasts.test(text)) return 'last';
  return lists.test(text) ? 'each' : null;
}
