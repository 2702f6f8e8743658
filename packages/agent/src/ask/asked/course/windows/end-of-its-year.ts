// "High close, low close and the gain to year-end": the end of the one year that a question of closes names, however it is said.

const re = (source: string): RegExp => new RegExp(source, 'gi');

const close = '(?:close|closing price|closing level|price|px|session|trading day)';
/** A year-end valuation, report or letter is none. */
const stands = String.raw`(?=$|\s*[,.;:?!)%&+–—]|\s-|\s(?:and|or|in|as|with|vs|versus|against|from|then|plus|was|is|did|over|on|by|too|also|please|what|how|where|which|than)\b)`;
/** Between two of them the year itself lies. */
const notJoined = String.raw`(?<!\d )(?<!\d['’]s )(?<!\b(?:to|from|last|each|every|previous|prior) (?:the )?)`;
const yearEnd = re(String.raw`${notJoined}\b(?:the |its |that )?(?:year|yr)(?:['’]s)?[- ]?end(?:['’]s)?(?: ${close})?\b${stands}(?! ?(?:to|-|–) (?:year|yr)[- ]?end)(?!s?,? (?:of |in |for )?(?:fiscal |fy ?)?\d)`);
const toYearEnd = re(String.raw`(?<!(?:year|yr)[- ]?end,? )\b(to|until|till|through) (?:the |its |that )?(?:year|yr)(?:['’]s)?[- ]?end(?: ${close})?\b${stands}(?!s?,? (?:of |in |for )?(?:fiscal |fy ?)?\d)`);
const ofTheYear = re(String.raw`\b(?:the |its )?(?:very )?(?:last|final|closing) ${close} of (?:the|that|the same|that same) (?:calendar )?year\b(?! (?:19|20)\d\d)|\b(?:the|that|its) (?:calendar )?year['’]s (?:very )?(?:last|final|closing) ${close}\b`);
const finalClose = re(String.raw`\b(?:(?:the|its) )?final ${close}\b(?! (?:of|in|on|for|before))`);
const endedIt = re(String.raw`\b((?:end|finish|clos|complet)(?:e[ds]?|ed|s)?|left|wound up|wrapped up) (?:out )?(?:the|that) (?:calendar )?year\b(?! (?:19|20)\d\d)`);

/** `year`: the only one that the text names. */
export function endOfItsYear(text: string, year: string): string {
  const end = `the closing price at the end of ${year}`;
  return text.replace(toYearEnd, `$1 the last close of ${year}`).replace(ofTheYear, end).replace(yearEnd, end).replace(finalClose, end).replace(endedIt, `$1 at ${end}`);
}
