// Days and the ends of years as people tell them: "15may26", "April 16th, '25", "the 16th of April 2025 and the 17th", "5/15 a year earlier", "where it left off in 2024".
import { monthPattern } from '../../periods/period-words.ts';
import { sayAgain, type Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const nth = String.raw`(?:the )?(\d{1,2})(?:st|nd|rd|th)`;
const short = String.raw`['’](\d\d)(?!\d)`;
const monthOf = (said: string): string => months.find((name) => name.toLowerCase().startsWith(said.slice(0, 3).toLowerCase())) ?? said;

const toMonth = String.raw`(${monthPattern})[- ](?:to|through|thru|till|until)[- ](${monthPattern})`;

/** Months without their year take the one year of the question: "at the start of '26, January through March". */
function monthsDated(text: string): string {
  const years = new Set([...text.matchAll(/(?:\b|['’])((?:20)?[12]\d)\b(?!%|[,.]\d)/g)].flatMap(([, said = '']) => (said.length === 4 || text.includes(`'${said}`) ? [said.slice(-2)] : [])));
  const [only, ...others] = years;
  if (only === undefined || others.length > 0 || /\bfiscal\b|\bfy ?'?\d/i.test(text)) return text;
  return text.replace(new RegExp(String.raw`\b${toMonth}\b(?!\.?,? (?:of )?(?:\d|['’]\d)| (?:stretch|run|period|spell|span|leg|window|months|quarter))`, 'gi'), `$1 to $2 20${only}`);
}

/** Written as one word, or with a year of two digits. */
const written: readonly Rewording[] = [
  [re(String.raw`\b(?:the )?${toMonth}[ ,]+(?:stretch|run|period|spell|span|leg|window|months|quarter)(?:,? (?:of|in|for))?,? (?:['’]|20)(\d\d)(?!\d)`), '$1 to $2 20$3'],
  [re(String.raw`\b(?:the )?(?:three|3) months (?:from|of|,) ?${toMonth}`), '$1 to $2'],
  [re(String.raw`(?<![\w-])(\d{1,2})(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)['’]?(?:20)?(\d\d)(?![\w-])`), (...[, day = '', month = '', year = '']: readonly string[]): string => `${day} ${monthOf(month)} 20${year}`],
  [re(String.raw`\b(${monthPattern})\.? ${nth.replace('(?:st|nd|rd|th)', '(?:st|nd|rd|th)?')},? (?:of |in )?${short}`), '$1 $2, 20$3'],
  [re(String.raw`\b${nth.replace('(?:st|nd|rd|th)', '(?:st|nd|rd|th)?')}(?: of)? (${monthPattern}),? ${short}`), '$1 $2 20$3'],
  [re(String.raw`\b(${monthPattern})\.? the (\d{1,2})(?:st|nd|rd|th),? (?:of |in )?(20\d\d)\b`), '$1 $2, $3'],
  [re(String.raw`\bthe (\d{1,2})(?:st|nd|rd|th) (?:day )?of (${monthPattern}),? (20\d\d)\b`), '$1 $2 $3'],
  [re(String.raw`\b(?:the )?(?:day|session|monday|tuesday|wednesday|thursday|friday) (?:before|after|of|following) (?:good friday|thanksgiving|easter|memorial day|labor day|juneteenth|the fourth of july|presidents'? day|election day)(?:,? (?:in |of )?(20\d\d))?, ((?:${monthPattern}) (?:the )?\d{1,2})(?:st|nd|rd|th)?,? (?!20)`), (...[whole = '', year, day = '']: readonly (string | undefined)[]): string => (year === undefined ? whole : `On ${day.replace(/ the /i, ' ')}, ${year}, `)],
  [/\bthe (second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) day of (?:the year )?(20\d\d)\b/gi, (_: string, said = '', year = ''): string => `${String(ordinals.indexOf(said.toLowerCase()) + 2)} January ${year}`],
];
const ordinals = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

const full = String.raw`(?:(?:${monthPattern})\.? \d{1,2}(?:st|nd|rd|th)?,? 20\d\d|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${monthPattern})\.?,? 20\d\d)`;
const monthYear = new RegExp(String.raw`\b(${monthPattern})\.?(?: (?:the )?\d{1,2}(?:st|nd|rd|th)?)?,? (?:of |in )?(20\d\d)\b`, 'gi');
/** "And on the 17th": of the month that was named last. */
const bareDay = new RegExp(String.raw`\b(on|of|for|from|to|through|until|till|by|and|at|close|over|than|against|versus|vs\.?) the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|${monthPattern}|century|quarter|percentile|place|time|biggest|largest|highest|lowest|day|month|week|year|anniversary|birthday|edition|floor|company|item)\b)`, 'gi');

function daysOfMonth(text: string): string {
  return text.replace(bareDay, (whole: string, ...[lead = '', day = '', at = 0]: readonly (string | number)[]) => {
    const [, month = '', year = ''] = [...text.slice(0, Number(at)).matchAll(monthYear)].at(-1) ?? [];
    return year === '' || Number(day) > 31 ? whole : `${String(lead)} ${String(day)} ${month} ${year}`;
  });
}

const earlier = '(?:a|one|the) (?:full |whole )?year (?:earlier|before|prior|previously|back)(?: that)?';
const sameDay = new RegExp(String.raw`(\b${full}|\b\d{1,2}/\d{1,2}/20\d\d)([^?]{1,60}?\b)(?:on )?(?:the (?:same|very same) (?:day|date)|that (?:same )?(?:day|date)|(\d{1,2}/\d{1,2})(?!/))(?: of)?,? ${earlier}`, 'gi');

/** "5/15/2026, and 5/15 a year earlier". */
function yearEarlier(text: string): string {
  return text.replace(sameDay, (whole: string, ...[first = '', between = '', typed]: readonly (string | undefined)[]) => (typed !== undefined && !first.startsWith(`${typed}/`) ? whole : `${first}${between}${first.replace(/20\d\d$/, (year) => String(Number(year) - 1))}`));
}

const year = String.raw`(?:in |out )?(?:the year |calendar )?(?:['’](\d\d)|(20\d\d))(?!\d| ?%|[-/]\d)`;
const ended = any('le(?:ave|ft) off', 'r[iau]ng out', 'wrap(?:ped)? up', 'clos(?:e|ed) out', 's(?:ee|aw) out', 'sign(?:ed)? off', 'round(?:ed)? (?:off|out)', 'finish(?:ed)?(?: up| off)?', 'end(?:ed)?(?: up)?', 'close(?:d)?', 'settled?', 'shut');
const whom = String.raw`(?:it|they|the (?:stock|shares?|price)|[A-Z][\w&.'’-]*(?: [A-Z&][\w&.'’-]*){0,3})`;
const yearSaid = (short = '', long = ''): string => (long === '' ? `20${short}` : long);
/** A share is spoken of, and no line of a statement. */
const ofShare = /\b(?:clos(?:e|es|ed|ing)|shares?|stock|price[ds]?|bell|trad(?:e|ed|es|ing)|sitting|p\/?e)\b/i;
const ofLines = /\b(?:cash|debt|assets|liabilit\w+|equity|inventor\w+|revenue|sales|margin|headcount|employees|stores|backlog|deposits|fiscal)\b/i;

/** Whom it names is named still, unless the text names it elsewhere. */
function ownerOf(who: string, text: string): string {
  const named = /^(?:the (?:stock|shares?|price) of )?(?<name>.+?)(?:['’]s (?:stock|shares?|price))?$/i.exec(who)?.groups?.['name'] ?? who;
  return /^(?:it|they|the (?:stock|shares?|price))$/i.test(named) || text.split(named).length > 2 ? 'the' : `${named}’s`;
}

const yearEnds: readonly Rewording[] = [
  [re(String.raw`\bwhere (?:did|does|had|has|was) (${whom}) ${ended} ${year}`), (...[, who = '', two, four]: readonly (string | undefined)[]): string => `where did ${who} close on 31 December ${yearSaid(two, four)}`],
  [re(String.raw`\b(?<!\b(?:top|bottom|peak|trough|high|low|highest|lowest|highs|lows|range|average|mean|ends|extremes?) )(?:the (?:close|price) )?(?:(at|to|from|than|of|above|below|over|under|behind|beneath|versus|vs\.?|against)) where (${whom}) (?:had )?${ended} ${year}`), (...given: readonly (string | undefined)[]): string => `${given[1] ?? ''} ${ownerOf(given[2] ?? '', given.findLast((one) => typeof one === 'string') ?? '')} close of 31 December ${yearSaid(given[3], given[4])}`],
];

/** "Ahead of or behind where it rang out 2024". */
function closesOfYears(text: string): string {
  return ofShare.test(text) && !ofLines.test(text) ? sayAgain(text, yearEnds) : text;
}

const yearOver = /\b(?:as|when|once|by the time|at the time|just as|right as) (?:that|the same) (?:very )?year (?:ends|ended|closes|closed|finishes|finished|is (?:over|out|done|up)|was (?:over|out|done|up)|runs out|ran out|draws to (?:a|its) close|drew to (?:a|its) close|comes to an end|came to an end|shuts|shut)\b/gi;

/** "When 2030 is over …; the price as that year ends": of the year that was named last before. */
function thatYearOver(text: string): string {
  return text.replace(yearOver, (whole: string, at: number) => {
    const [, named = ''] = [...text.slice(0, at).matchAll(/(?:\b|['’])((?:20)?\d\d)\b(?!%| (?:percent|times|shares))/g)].at(-1) ?? [];
    return /^(?:20)?\d\d$/.test(named) ? `at the end of ${named.length === 2 ? `20${named}` : named}` : whole;
  });
}

export const daysTold = (text: string): string => closesOfYears(thatYearOver(yearEarlier(daysOfMonth(monthsDated(sayAgain(text, written))))));
