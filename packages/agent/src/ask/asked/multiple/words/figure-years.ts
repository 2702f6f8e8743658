// Fiscal years as a question writes them beside a figure of the statements: "FY24", "fiscal 2024", "the year to January 2025", "2024 EPS".
import { matchesOf, type Place } from '../../places.ts';
import type { FigureYear } from '../multiple.ts';

export type FoundYear = Place & { readonly year: FigureYear };

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month = String.raw`(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
const year = String.raw`['’]?(?<year>(?:19|20)\d\d|\d\d)\b(?![.,]\d|%)`;
const figure = String.raw`(?:(?:diluted|dil\.?|basic|annual|full-year|reported|own|total|free|net|operating|op\.?|gross|shareholders'?|stockholders'?)(?: ?[+,&/] ?|,? and (?:the )?| )(?=[a-z]))*(?:margins?|eps|earnings|profits?|sales|revenues?|cash|fcf|cfo|ocf|dividends?|dps|book|equity|income|figures|numbers|accounts|results?|turnover)`;

/** Of each company its own: "each one's latest full fiscal year", "the last completed year's EPS". */
const last = new RegExp(String.raw`\b(?:(?:of|for|in|from|on) )?(?:(?:the|its|their|each|each (?:company|one|firm|of them|of the two)'?s)(?: own)? )?(?:latest|last|newest|most recent)(?: (?:full|complete|completed|reported|closed|finished|available|audited|own))* (?:(?:fiscal|financial) years?|f\.?y\.?|(?<=(?:full|complete|completed|reported|closed|finished|audited) )years?|(?:full-year|annual|fiscal-year|yearly|full year)(?= ${figure}\b))\b(?:'s)?(?! (?:before|end)\b)`, 'g');

const patterns: readonly RegExp[] = [
  last,
  new RegExp(String.raw`\b(?:(?:of|for|in|from|on) )?(?:the |its |their )?(?:fiscal |financial )?(?:year|twelve months|12 months|52 weeks|fye?)(?:,? (?:that|which))?[- ]*(?:ended|ending|ends|to|through|closing|closed|end)?(?: (?:in|on|at|with))?(?: the)?(?: end of)? ?(?:(?<day>\d{1,2})(?:st|nd|rd|th)? (?:of )?)?${month}(?: \d{1,2}(?:st|nd|rd|th)?,?)?[- ,]{1,2}${year}`, 'g'),
  new RegExp(String.raw`\b(?:(?:of|for|in|from|on) )?(?:the |its |their )?(?:fiscal(?: year)?|financial year|full[- ]year|f\.?y\.?)[ -]?${year}(?:'s)?`, 'g'),
  new RegExp(String.raw`\b(?:the |its |their )?(?<year>(?:19|20)\d\d)(?:'s)? (?=${figure}\b)`, 'g'),
  new RegExp(String.raw`\b(?:the |its |their )?(?:fiscal |fy ?)?(?<year>(?:19|20)\d\d)(?=,? (?:and|&|or|vs\.?) (?:the |its |fiscal |fy ?)*(?:19|20)\d\d(?:'s)? ${figure}\b)`, 'g'),
  new RegExp(String.raw`(?<=\b${figure}(?: per share)?,?) (?:of|for|in|from) (?:the )?(?:calendar |full )?(?:year )?(?<year>(?:19|20)\d\d)\b(?!-)`, 'g'),
];

/** In the order of the text, in lower case. */
export function findFigureYears(text: string): readonly FoundYear[] {
  const found: FoundYear[] = [];
  for (const pattern of patterns) {
    for (const { start, end, groups } of matchesOf(text, pattern)) {
      if (found.some((other) => start < other.end && other.start < end)) continue;
      if (pattern === last) { found.push({ start, end, year: { isLast: true } }); continue; }
      const number = Number(groups['year']);
      const full = number < 100 ? 2000 + number : number;
      const at = monthNames.indexOf((groups['month'] ?? '').slice(0, 3)) + 1;
      found.push({ start, end, year: at > 0 ? { endsIn: `${String(full)}-${String(at).padStart(2, '0')}` } : { year: full } });
    }
  }
  return found.toSorted((left, right) => left.start - right.start);
}
