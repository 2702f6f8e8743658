// New Year's Eve with its year is a day: "the New Year's Eve close of 2024" is the close of 31 December 2024. It is said so before names are looked for, since Eve is one.

const eve = String.raw`(?:new year['’]?s?['’]? eve|\bNYE)`;
const close = String.raw`(close|closing price|final close|finish|session|bell|price)`;
const year = String.raw`((?:19|20)\d\d)\b(?!-\d)`;
const both = new RegExp(String.raw`\b(?:(?:(?:the )?two|both|the) )?${eve}s?,?(?: of| in)? ${year},? (and|to|&|vs\.?|versus) (?:of )?${year}(?! \p{L}+ \d)`, 'giu');
const closeOf = new RegExp(String.raw`\b${eve}(?:['’]s)? ${close}(?: of| in| for|,)? ${year}`, 'giu');
const ownClose = new RegExp(String.raw`\b(?:the )?${year}['’]s ${eve} ${close}`, 'giu');
const dayOf = new RegExp(String.raw`\b${eve},?(?: of| in)? ${year}`, 'giu');

const undated = new RegExp(String.raw`\b((?:on|at|by|until|till|to|from|come|since) )(?:that )?${eve}(?!s?,?(?: of| in)? ?(?:19|20)?\d\d)`, 'giu');

/** "Ended 2024 at $300, on New Year's Eve": of the one year that is named. */
function ofTheYear(text: string): string {
  const [only, ...others] = new Set(text.match(/\b(?:19|20)\d\d\b/g));
  return only === undefined || others.length > 0 ? text : text.replace(undated, (_, lead: string) => `${lead}31 December ${only}`);
}

/** With no year at all it is the day of the year, which the question before may tell. */
const alone = new RegExp(String.raw`(?<!\b(?:each|every|most|many|several) )(?:\b(?:that|the|this) (?:very |same )?|(?<![\p{L}'’]))${eve}(?:['’]s)?(?: ${close})?(?!['’s])`, 'giu');

function dayOfYear(text: string): string {
  return /\b(?:19|20)\d\d\b/.test(text) ? text : text.replace(alone, (_, word: string | undefined) => (word === undefined ? 'December 31' : `the ${word} of December 31`));
}

export function newYearsEve(text: string): string {
  if (!/\beves?\b|\bNYE\b/i.test(text)) return text;
  return dayOfYear(ofTheYear(text.replace(both, '31 December $1 $2 31 December $3').replace(closeOf, '$1 of 31 December $2').replace(ownClose, 'the $2 of 31 December $1').replace(dayOf, '31 December $1')));
}
