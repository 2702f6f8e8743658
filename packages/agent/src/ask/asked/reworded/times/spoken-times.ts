// Times as they are spoken, in the form that the readers know: so far into a fiscal year, the bell of a day, the last close of a year of two digits, the newest close held against a day's.
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';
import { yearsCounted } from './years-counted.ts';

const fiscal = String.raw`((?:the |its )?(?:fiscal|financial|fy)(?: year)? ?(?:20)\d\d)`;
const three = '(?:three|3)';
const bought = String.raw`(?:my|the|our|your|their|his|her) (?:money|stake|savings|investment|cash|holding|pile)`;
const day = String.raw`(?:\d{1,2}/\d{1,2}/20\d\d|20\d\d-\d\d-\d\d|\d{1,2} [A-Za-z]{3,9}\.?,? 20\d\d|[A-Za-z]{3,9}\.? \d{1,2},? 20\d\d)`;

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';

/** "22 / 23 / 24", one year after the other. */
function years(whole: string, ...[first = '', second = '', third = '']: string[]): string {
  return Number(second) === Number(first) + 1 && Number(third) === Number(second) + 1 ? `20${first}, 20${second} and 20${third}` : whole;
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const shortMonth = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\.?';
const monthIn = (day: string): number => monthNames.findIndex((name) => day.toLowerCase().includes(name));

/** "2 Apr-8 Apr 2025"; one that would run backwards began in the year before, and is left. */
function sameYear(whole: string, ...[from = '', to = '', year = '']: string[]): string {
  return monthIn(from) > monthIn(to) ? whole : `from ${from} ${year} to ${to} ${year}`;
}

/** "EPS 22-24": one year to a later one. */
const twoYears = (whole: string, from = '', to = ''): string => (Number(to) > Number(from) ? `from 20${from} to 20${to}` : whole);

const rules: readonly Rewording[] = [
  [re(String.raw`(?<=\b(?:eps|revenues?|sales|income|profits?|earnings|margins?|capex|fcf|cash flow|dividends?|buybacks?|r&d|debt|equity) )(1\d|2\d) ?[-–—] ?(1\d|2\d)(?=\s*(?:$|[?.,;]))`), twoYears],
  ...yearsCounted,
  [re(String.raw`\bin how many of (?:the |its |their )?(?:last|past|latest|most recent) ((?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)) (?:fiscal |financial )?years\b(?=[^?]{0,90}\b(?:f[ae]ll|r[io]se|gr[eo]w|shr[iau]nk|drop(?:ped)?|declined?|increased?|decreased?|go (?:up|down))\b)`), 'in how many years of the last $1 years'],
  // "The growth per year in between".
  [re(String.raw`\b(?:the |its |their )?(?:average )?(?:growth(?: rate)? (?:per|a|each) year|(?:annual|yearly) growth(?: rate)?) (?:in between|between (?:them|the two|those two|these two)|over that (?:time|span|stretch|period))(?![a-z])`), 'the CAGR in between'],
  [/(?<![\d/.,$])(1\d|2\d) \/ (1\d|2\d) \/ (1\d|2\d)(?![\d/%]|[.,]\d)/g, years],
  [re(String.raw`\bthe (?:first )?(?:nine|9) months (?:from|since|after|counting from) (?:the )?(?:start|beginning|first day) of ${fiscal}`), 'the first nine months of $1'],
  [re(String.raw`\b(?:${three} quarters (?:of the way )?(?:into|through)|(?:nine|9) months into) ${fiscal}`), 'in the first nine months of $1'],
  [re(String.raw`\b(?:the )?same (?:nine|9) months of ${fiscal}`), 'the first nine months of $1'],
  [re(String.raw`(?<=\b(?:into|first nine months of)\b[^]*)\b(?:the )?(?:same|first) ${three} quarters of ${fiscal}`), 'the first nine months of $1'],
  [re(String.raw`\b(from|between|to|at|and|by|until) the (?:closing |final |opening )?bell on (?=(?:the )?\d|[a-z]{3,9}\.? \d|the (?:very )?(?:last|final|first) (?:trading )?(?:day|session))`), (whole: string, before = ''): string => (/opening/i.test(whole) ? whole : `${before} the close on `)],
  [re(String.raw`\bwhat (?:percent|percentage|per cent|share|part) of ${bought} (?:went up in smoke|was (?:lost|wiped out|gone|burned|burnt)|vanished|evaporated|disappeared|melted away|did i lose)`), 'by how many percent did the shares fall'],
  [re(String.raw`\b((?:last|final|year-end) close) '?(1\d|2\d) (?:->|→|to|vs\.?|versus) \1 '?(1\d|2\d)(?![\d%]|[.,]\d)`), '$1 20$2 to $1 20$3'],
  [re(String.raw`\b(?:the )?(?:last|latest|newest) close,? (?:and )?(?:the )?(?:in )?(?:%|pct|percent)(?: chg| change| move)? (?:vs\.?|versus|against|over|on|from|since) (?:the close (?:on|of) )?(?=${day})`), 'last close, and % change since '],
  [re(String.raw`\bat the (?:closing |final )?bell\b(?! (?:on|of)\b)`), 'at the close'],
  // From day to day, with the year behind the second alone.
  [re(String.raw`(?<![\d/.-])\b(?:from )?(\d{1,2} ${shortMonth}|${shortMonth} \d{1,2}) ?(?:-|–|->|→) ?(\d{1,2} ${shortMonth}|${shortMonth} \d{1,2}),? (20\d\d)\b`), sameYear],
  [re(String.raw`\b((?:first|second|third) (quarter|half) of ((?:19|20)\d\d)(?: \([^()]{0,90}\))?,? and (?:then )?(?:in |over |for )?the (?:second|third|fourth))(?= ?(?:[,?.;(]|$))`), '$1 $2 of $3'],
  // Of the one year that is named before it.
  [re(String.raw`\b(20\d\d)\b([^?.!;\d]{1,80}?)\b(?:the )?(?:close (?:of|on) )?new year's eve(?:,? (?:of |in )?(?:that|the|the same|that same) (?:same )?year)?(?! (?:of |in )?(?:20)?\d)`), '$1$2the close of 31 December $1'],
  // A share and a bare stretch is how far it moved.
  [re(String.raw`^([\w&.' -]{2,40}\b(?:stock|shares?|stock price|share price)),? (?=from ${month} 20\d\d to ${month} 20\d\d[ ?.,%]*$)`), '$1 move '],
];

const toldFirst = /^([^?.!]{1,120}\b(20\d\d)[?.!] )(?=\S)/;
const monthsAlone = new RegExp(String.raw`\b${month} (?:to|through|until|till) ${month}\b(?!,? (?:of )?(?:the )?(?:\d|same|that|this|last|year))`, 'i');

/** "How did it start 2025? What were sales for January to March …": months of the year that the sentence before names. */
function ofYearTold(text: string): string {
  // Of a share the stretch is told by its readers.
  if (/\b(?:shares?|stocks?|clos\w+|price|peak|low\w*|high\w*|top|bottom)\b/i.test(text)) return text;
  const [first = '', year = ''] = toldFirst.exec(text)?.slice(1) ?? [];
  const isOne = first !== '' && first.match(/\b20\d\d\b/g)?.length === 1 && !new RegExp(String.raw`\b${month} `, 'i').test(first);
  return isOne ? first + text.slice(first.length).replace(monthsAlone, (months) => `${months} ${year}`) : text;
}

export function spokenTimes(text: string): string {
  return sayAgain(ofYearTold(text), rules);
}
