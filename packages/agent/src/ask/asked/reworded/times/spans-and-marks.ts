// Quarters and years in roundabout words: "April-to-June 2025", "up to the last day of June", "in the second quarter, and what in the first?".
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const month = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)`;
const year = String.raw`(?:(?:fiscal |fy ?)?'?(?:(?:19|20)\d\d|\d\d))`;
const order = '(first|second|third|fourth|1st|2nd|3rd|4th)';

const most = '(?:best|worst|highest|lowest|largest|biggest|smallest|strongest|weakest|top)';
const counts = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** "The best of the three through 2024": years of statements, by their first and last. */
function yearsUpTo(whole: string, ...[lead = '', count = '', year = '', ...rest]: readonly string[]): string {
  const many = /\d/.test(count) ? Number(count) : counts.indexOf(count.toLowerCase()) + 2;
  return /\b(?:shares?|stock|close[ds]?|closing|price)\b/i.test(String(rest.at(-1))) ? whole : `${lead} fiscal ${String(Number(year) - many + 1)} to fiscal ${year}`;
}

export const spansAndMarks: readonly Rewording[] = [
  [re(String.raw`\b(${month})[- ](?:to|through|thru|until)[- ](${month})(?=[ ,]+(?:of )?${year}|[,.?]| quarter| period| stretch)`), '$1 to $2'],
  [re(String.raw`\b(?:the )?(?:(?:last )?three months|quarter)(?: (?:running|leading|going|that ran|that ended))? (?:up )?(?:to|until|through|on) (?:the )?(?:last day|end|close|finish) of (${month}),? (?:of )?(?=${year})`), 'the quarter ended $1 '],
  [re(String.raw`\b(?:the )?${order} quarter of (${year})((?:(?!quarter)[^?.]){2,70}?\b(?:in|for|during) (?:the )?)${order}(?: one)?(?= ?[?.,;]|$)`), 'the $1 quarter of $2$3$4 quarter of $2'],
  [re(String.raw`\bhow (?:many (?:percent|per cent)|much) (more|less|bigger|larger|higher|lower|smaller) (?:was|is) (?:that|it|this) than (?:a year|twelve months|one year|12 months) (?:before|earlier|prior|previously)`), 'how many percent $1 than a year earlier'],
  [re(String.raw`\b(?:at )?(when|at the end of|the end of|end of) ((?:fiscal|fy) ?(?:year )?\d{2,4})( (?:ended|closed|finished))?,? in (?:${month}),? (?:of )?(?:19|20)\d\d\b`), '$1 $2$3'],
  [re(String.raw`(?<=\b${most}\b[^?]{0,50})\b(of|in|over|for|during) (?:the |its |their )?(?:last |past )?(${counts.join('|')}|\d)(?: (?:fiscal |full )?years)? (?:through|up to|until|to|ending(?: in| with)?|ended(?: in)?) (?:fiscal |fy ?)?(20\d\d)(?![-\d])`), yearsUpTo],
  [re(String.raw`\bhow many times ([^?,]{3,40}?) (?:does|did|would|do) (that|it|this) (?:make|come to|amount to|represent|work out (?:at|to))(?=[?.,]|$)`), 'how many times $1 is $2'],
];
