// Profit over the mean of equity at both ends of the year, by the name of the ratio: one over equity at the end is another figure.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const owners = String.raw`(?:(?:shareholders?'?s?'?|stockholders?'?s?'?|owners?'?s?'?|holders'?|common|total|book) )*`;
const its = String.raw`(?:(?:its|the|their|each one's|each company's) )?`;
const year = String.raw`(?:(?: (?:in|for|over|of))? (?:fiscal (?:year )?|fy ?|calendar )?(?:20\d\d|fy\d\d))?`;
const mean = String.raw`(?:average[sd]?|mean|avg\.?)`;
const opening = String.raw`(?:start|beginning|opening|begin|open)`;
const closing = String.raw`(?:end|close|closing|ending|finish)`;
const ofYear = String.raw`(?: (?:of|in) (?:the|that|its|each|this) (?:same )?(?:fiscal )?year)?`;
/** Of the year, or of one that is named: that name is kept. */
const bothEnds = String.raw`(?:at |of |from |between )?(?:both |the )*(?:${opening} (?:and|to|&) (?:(?:at |the )*)${closing}|${opening}[- ]of[- ](?:the[- ])?year and (?:the )?${closing}[- ]of[- ](?:the[- ])?year)`;
const meanEquity = String.raw`(?:${its}${mean} (?:of )?${its}${owners}equity(?:,? ${bothEnds}${ofYear})?|${its}${mean} of ${its}${opening} and ${closing} ${owners}equity|${its}${owners}equity,? (?:which is )?averaged (?:over |across |between )?${bothEnds}${ofYear})`;

const told = (time = ''): string => `return on average equity${time}`;

const named: readonly Rewording[] = [
  [re(String.raw`\b(?:roe|return on ${its}${owners}equity)(${year}),? ?\(?(?:(?:on|using|over|with|by|against|based on|computed on|measured on|taken on) )?${meanEquity}\b\)?`), (_: string, time = '') => told(time)],
  [re(String.raw`\b(?:net (?:income|profit|earnings)|profit|earnings)(${year}),? (?:over|divided by|÷|\/|as a (?:percentage|percent|share) of|relative to|set against|against) ${meanEquity}(?![a-z])`), (_: string, time = '') => told(time)],
];

const again = re(String.raw`\b(?:earn(?:ed|s)?|made|make|return(?:ed)?|brought in) on (?:its|their) ${owners}(?:holders'|owners'|shareholders'|stockholders') (?:money|equity|funds|capital)\b`);

/** What it earned "on its holders' money" beside it is the same figure. */
export function onAverageEquity(text: string): string {
  const said = named.reduce((sofar, [pattern, by]) => sofar.replace(pattern, by as (...words: string[]) => string), text);
  return said === text ? text : said.replace(again, 'have as return on average equity');
}
