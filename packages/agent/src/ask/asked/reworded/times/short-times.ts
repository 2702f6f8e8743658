// Times in the shortest form: quarters by a letter, years by two digits, one of two quarters without its name.
import type { Rewording } from '../rewording.ts';

const year = String.raw`(?:1[5-9]|2[0-6])`;
const longYears = (_: string, said = ''): string => (said.match(/\d\d/g) ?? []).map((two) => `20${two}`).join(', ');

/** Followed one by one they stay quarters. */
function asTwelveMonths(whole: string, ...rest: readonly (string | undefined)[]): string {
  return /\b(?:each|every|trend\w*|develop\w*|how (?:has|have|did)|quarter by quarter|one by one|highest|lowest|best|worst|average|mean|grow\w*|grew|which)\b/i.test(rest.at(-1) ?? '') ? whole : 'over the last twelve months';
}

export const shortTimes: readonly Rewording[] = [
  // In front of a line of the statements; of a share or of prices it is a stretch of months.
  [/\btrailing[- ](?:twelve|12)[- ]months?'?s?(?= (?:[a-z&]+[- ]){0,3}(?:income|revenues?|sales|profits?|earnings|eps|ebitda|margins?|cash flows?|fcf|capex|expenditures?|spending|expenses?|dividends paid|repurchases|buybacks|loss|r&d)\b)/gi, 'TTM'],
  [/\b(last|latest|newest|most recent|previous|prev)[ -]q(?:tr|uarter)?\b(?! ?\d)(?!')/gi, '$1 quarter'],
  [/\b(?:over|in|for|during) (?:the |its )?(?:last|latest|past|most recent) four (?:reported |fiscal |published )?quarters(?: (?:taken )?together)?\b/gi, asTwelveMonths],
  [/\b(?:(?:each|all|both|every one) of )?(?:the )?(?:first|1st|opening) (two|2|three|3) quarters (of|in) (?=(?:its |the )?(?:(?:fiscal|calendar|financial) )?(?:year )?(?:19|20)\d\d)/gi, (_: string, count = '', of = ''): string => `the ${/^(?:two|2)$/i.test(count) ? 'first and second' : 'first, second and third'} quarters ${of} `],
  [/\b(earnings yield),? \(?(?=(?:dil(?:uted|\.)? )?eps (?:of |for |from )?(?:fye?\b|fiscal|20\d\d|year ended))/gi, '$1 on '],
  [/\bsince (?:its |the )?(20\d\d)(?:'s)? year[- ]?end(?:'s)?(?: close)?(?: (?:to|until|till) (?:now|date|today))?/gi, 'since the last close of $1'],
  [/\bfye\b(?=,? (?:in |on )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi, 'year ended'],
  [new RegExp(String.raw`(?<=[a-z%] )(?:fy ?)?(${year}(?:,? (?:and |& ?)?(?:fy ?)?${year}){1,4})(?=$|[?.;]| (?:please|pls|each|total)\b)`, 'gi'), longYears],
  [/\b((?:first|second|third|fourth|final|last|opening|closing) quarter of [^?;]{2,24}?,? (?:and|or|with|versus|vs\.?|against|than) (?:in |for |with |that of )?(?:the |its )?(?:first|second|third|fourth|final|last))(?= of (?:fiscal |fy ?)?(?:20)?\d\d)/gi, '$1 quarter'],
  [/(?<=[a-z&.] )v(?= [a-z]{2,}\b)/g, 'vs'],
  [/(?<!\b(?:last|past|latest|prior|previous|recent|over|in|for|of|within|to|every|each|the|by|than|and|next|or|after|these|those) )(?<=[a-z)%] )(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)[ -]?(?:years|yrs|y)(?= ?\??$)/gi, 'over the last $1 years'],
];
