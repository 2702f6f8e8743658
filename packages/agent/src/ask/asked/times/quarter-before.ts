// Whether a figure is held against the quarter before it, in whatever words.
const held = String.raw`(?:on|over|than|from|with|to|against|versus|vs\.?)`;
const before = new RegExp(String.raw`\b(?:sequential(?:ly)?|qoq|q\/q|q-o-q|quarter[- ](?:on|over|to)[- ]quarter|(?:${held}|and) (?:(?:in|that of) )?(?:the |its )?(?:(?:previous|prior|preceding) quarter|quarter (?:just |right )?before))\b(?! (?:last|that|a year)\b)`, 'i');
/** Of another year, of each of several quarters, or of the economy. */
const otherwise = /\b(?:year[- ](?:on|over)[- ]year|yoy|y\/y|same quarter|year ago|a year (?:before|earlier)|each|every|annuali[sz]ed|gdp|economy|q[1-4]|[1-4]q|(?:19|20)\d\d)\b/i;

export function isOfQuarterBefore(text: string): boolean {
  return before.test(text) && !otherwise.test(text);
}
