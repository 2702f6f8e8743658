// Ends of years as a desk writes them: "YE23 to YE24", "ye23 close -> ye24 close", "2023's very last close till 2024's", "the end-of-2024 close"; and days of one year that is told behind the last of them: "28 March, 28 June and 30 September, all 2024".
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';
import { standsAlone } from './one-year.ts';

const mark = String.raw`(?:ye|eoy|year[- ]?end(?: of)?|end[- ]of[- ](?:year[- ])?|(?:the )?end of)`;
const year = String.raw`['’]?(?:20)?(\d\d)(?!\d)`;
const close = String.raw`(?:['’]s)?(?: (?:close|closing price|price|px)s?)?`;
const to = String.raw` ?(?:->|→|to|-|–|until|till|through|vs\.?|versus|against) ?`;
const last = String.raw`(?:the )?(?:very )?(?:last|final) (?:close|closing price)`;

const ofPrice = /\b(?:clos(?:e[sd]?|ing)|px|price|prices|shares?|shs?|stock|return|returns)\b/i;
const ofStatements = /\b(?:revenue|sales|cash|debt|equity|assets|inventor\w*|receivables?|payables?|liabilit\w*|headcount|goodwill|book value|income|earnings|margins?|eps)\b/i;

const between = (_: string, from = '', until = ''): string => `from the last close of 20${from} to the last close of 20${until}`;

/** Closes at both ends. */
const closes: readonly Rewording[] = [
  [re(String.raw`(?:\b(?:from|between) )?(?:the )?\b${mark} ?${year}${close}${to}(?:the )?${mark} ?${year}${close}(?![\w-])`), between],
  [re(String.raw`\b(?:from )?20(\d\d)['’]s (?:very )?(?:last|final) (?:close|closing price)${to}(?:(?:the )?(?:one|that|close) of )?20(\d\d)(?:['’]s(?: (?:very )?(?:(?:last|final) )?(?:one|close|closing price))?)?(?![\w-])`), between],
  [re(String.raw`(?<!\b(?:from|between) (?:the )?)\b${last} of 20(\d\d)${to}${last} of 20(\d\d)\b`), (whole: string, from = '', until = ''): string => (/vs|versus|against|->|→/i.test(whole) ? `share price change ${between('', from, until)}` : between('', from, until))],
  [re(String.raw`(?:the )?\b(?:ye|eoy|year[- ]?end|end[- ]of[- ]|year-?end-) ?${year}(?:['’]s)? (?:close|closing price)\b`), 'the last close of 20$1'],
];

/** One end of a year, of whatever. */
const ends: readonly Rewording[] = [
  [re(String.raw`\b(vs\.?|versus|since|against|from|over|than|on|at|as of|to|until|till) (?:ye|eoy) ?${year}(?![\w-])`), '$1 the end of 20$2'],
];

const month = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const ofOneYear = /,? (?:all|each|every one|all of (?:them|these)|both|all three|all four)(?: in| of| from| during)? (?<year>20\d\d)\b/i;
const day = new RegExp(String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}\b\.?|${month}\.? \d{1,2}(?:st|nd|rd|th)?\b|new year['’]?s?['’]? eve)(?!,? ?(?:of |in )?20\d\d|\d)`, 'giu');

/** Each of the days with its year. */
function daysOfOneYear(text: string): string {
  const found = ofOneYear.exec(text);
  const days = found === null ? [] : text.slice(0, found.index).match(day) ?? [];
  return found === null || days.length < 2 || !standsAlone(text) ? text : `${text.slice(0, found.index).replace(day, (said) => `${said} ${found.groups?.['year'] ?? ''}`)}${text.slice(found.index + found[0].length)}`;
}

/** Without another year New Year's Eve is that of the one year that is told. */
function eveOfThatYear(text: string): string {
  const told = /\b20\d\d\b/.exec(text)?.[0];
  return told === undefined || !standsAlone(text) ? text : text.replace(/\bnew year['’]?s?['’]? eve(?:['’]s)?(?: (close|closing price|finish))?\b(?!,? ?(?:of |in )?20\d\d)/gi, (_, what?: string) => (what === undefined ? `31 December ${told}` : `the close of 31 December ${told}`));
}

/** "Oil, start vs end of 2024": a reading at either end. */
const bothEnds = /\b(?:at the )?(?:start|beginning) (?:vs\.?|versus|against|and|->|→) (?:the )?end of (20\d\d)\b/gi;
const ofEconomy = /\b(?:oil|crude|wti|brent|yields?|treasur\w+|inflation|cpi|unemployment|jobless|fed funds|mortgage|payrolls?|rates?)\b/i;

export function yearEndShorthand(given: string): string {
  const whole = eveOfThatYear(daysOfOneYear(given));
  const text = ofEconomy.test(whole) ? whole.replace(bothEnds, 'at the start of $1 and at the end of $1') : whole;
  return sayAgain(ofPrice.test(text) && !ofStatements.test(text) ? sayAgain(text, closes) : text, ends);
}
