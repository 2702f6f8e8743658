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
