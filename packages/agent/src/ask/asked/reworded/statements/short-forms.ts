// Short forms of the desk and of the calendar, written out: "ST+LT debt", "4QFY26", "52wk hi/lo", "New Year's Eve 2024".
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const owner = String.raw`((?:(?:[a-z][\w&.-]*(?: (?!and\b|or\b)[a-z&][\w&.-]*){0,3}'s?|its|their|the) )?)`;
const short = String.raw`(?:short(?:[- ]?term)?|current|near[- ]?(?:term|dated))-?(?: debt| borrowings)?`;
const long = String.raw`(?:long[- ]?(?:term|dated)|non-?current) (?:debt|borrowings)`;

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** "6/30/25": in words, so that what ended then is read with it. */
function dayInWords(whole: string, ...[time = '', month = '', day = '', year = '']: readonly string[]): string {
  const name = months[Number(month) - 1];
  return name === undefined || Number(day) > 31 ? whole : `${time} ${String(Number(day))} ${name} ${year.length === 2 ? `20${year}` : year}`;
}

export const shortForms: readonly Rewording[] = [
  [/\bLTD(?= (?:\d{1,2}\/\d{1,2}\/|YE ?\d|at |on |FY ?\d|(?:vs?\.?|end) ))/g, 'long-term debt'], [/(?<=\/\d{2,4}) v\.? (?=\d)/gi, ' versus '],
  [/\bs\/h (?=equity|funds)/gi, "shareholders' "],
  [/\bdil(?:uted|\.)? LPS\b|\bLPS\b(?= (?:FY ?)?(?:20)?\d\d)/g, 'diluted EPS'],
  [/\bcosts? of products(?: sold)?(?: line)?\b/gi, 'cost of revenue'],
  [re(String.raw`\b(?:ST ?(?:\+|&|and|plus) ?(?:LT|long-term)|LT ?(?:\+|&|and|plus) ?(?:ST|short-term)) (?:debt|borrowings)\b|\b(?:total )?debt,? \(?(?:ST ?(?:\+|&) ?LT|LT ?(?:\+|&) ?ST)\)?(?![a-z])`), 'total debt'],
  [re(String.raw`\b(?:combine|add(?: up)?|total(?: up)?|sum(?: up)?|lump together) ${owner}${short} (?:and|to|plus|with|&) (?:its |the |their )?${long}`), 'give $1total debt'],
  [/\b([1-4])Q ?(?=FY ?'?\d{2})/g, 'Q$1 '],
  [/\bGM ?%(?=[ ,;?]|$)/g, 'gross margin'],
  [/\bqtr\.?(?= (?:ended|ending|to)\b)/gi, 'quarter'],
  [/\b((?:quarter|half|year|months) (?:ended|ending)(?: on)?) (\d{1,2})\/(\d{1,2})\/((?:20)?\d{2})\b/gi, dayInWords],
  [/\b(?:never mind|forget(?: about)?|disregard|ignore) (?:the |any )?dividends?(?:[:,;.]| –| -)? ?/gi, ''],
  [/\bper cent\b/gi, 'percent'],
  [re(String.raw`\b52[- ]?w(?:ee)?ks? (?:closing )?hi(?:gh)?(?: ?\/ ?| and | & | ?\+ ?)(?:the )?lo(?:w)?\b`), '52-week high and 52-week low'],
  [/\bheadline (?=unemployment|jobless|inflation|cpi|consumer|pce)/gi, ''],
  [/\b(?:on |around |about |by )?(?:every|each) new year'?s eve\b|\b(?:on )?new year'?s eve(?= (?:every|each) year\b)/gi, 'regularly'],
  [/\bnew year'?s eve,?(?: of| in)? (?=(?:19|20)\d\d\b)/gi, '31 December '],
  [/\b(?<=\b(?:in|for|of|over|during|from|to|than|and|at|between|versus|vs\.?|against) )(?:its|their) (?:own )?(?=(?:fiscal|financial)(?: year)? 20\d\d\b)/gi, ''],
  [/\b(?<=\b(?:is|was|are|were|dates?) )from (?=(?:(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:\d{1,2},? )?|the \w+ of \w+ )(?:19|20)\d\d[.;])/gi, 'of '],
  [/\bmay day,?(?: of| in)? (?=(?:19|20)\d\d\b)/gi, '1 May '],
  [/\bchristmas eve,?(?: of| in)? (?=(?:19|20)\d\d\b)/gi, '24 December '],
  [/\bhalloween,?(?: of| in)? (?=(?:19|20)\d\d\b)/gi, '31 October '],
  [/\bvalentine'?s(?: day)?,?(?: of| in)? (?=(?:19|20)\d\d\b)/gi, '14 February '],
];
