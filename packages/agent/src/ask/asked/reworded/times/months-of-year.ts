// "In February 2020, and in April of that year": the month is one of the year that was named last before it; "at the prior year end" behind a day is the last day of the calendar year before.
const months = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const ofThat = new RegExp(String.raw`\b(${months}),? (?:of|in) (?:that|the) (?:very )?(?:same )?year\b(?! (?:before|after|19|20))`, 'gi');
const yearBefore = /\b((?:19|20)\d\d)\b(?![^]*\b(?:19|20)\d\d\b)/;

/** Unchanged where no year stands before it. */
export function monthsOfThatYear(text: string): string {
  return text.replace(ofThat, (whole: string, month: string, ...rest: readonly unknown[]) => {
    const at = rest.find((one) => typeof one === 'number');
    const year = yearBefore.exec(text.slice(0, typeof at === 'number' ? at : 0))?.[1];
    return year === undefined ? whole : `${month} ${year}`;
  });
}

const thatMonth = new RegExp(String.raw`\b(?:(?:in|for|during|over|of) )?(?:that|the same year['’]s) (${months})\b(?! ?(?:\d|of\b|quarter))`, 'gi');

/** Where the year was told, which the month says now. */
const toldIn = (year: string): RegExp => new RegExp(String.raw`,? ?\b(?:back )?(?:in|during|over) (?:the )?(?:(?:early|late|middle of|start of|end of) )?(?:(?:spring|summer|autumn|fall|winter|year|${months})(?: of)? )?${year}\b`, 'i');

/** "I retired in the spring of 2020. How many were jobless that April?": of the one year that a sentence before it names. */
export function thatMonthOfYear(text: string): string {
  const found = [...text.matchAll(thatMonth)].find(({ index }) => /[.!?;:] /.test(text.slice(0, index)));
  if (found === undefined) return text;
  const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  const [year, ...others] = new Set(text.match(/\b(?:19|20)\d\d\b/g));
  return year === undefined || others.length > 0 || !before.includes(year) ? text : `${before.replace(toldIn(year), '')}in ${found[1] ?? ''} ${year}${behind}`;
}
