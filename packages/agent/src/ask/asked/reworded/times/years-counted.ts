// How many years it was so, in other words than "in how many of the last five years": out of five, how often, a number of years with a loss.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const number = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)`;
const last = '(?:last|past|latest|most recent)';
const stretch = String.raw`(?:${number} (?:fiscal |full )?years|decade)`;
const years = (said: string): string => (/decade/i.test(said) ? 'ten years' : said);
const whom = String.raw`((?!(?:the|its|their|there)\b)[a-z][^?,]{1,40}?)`;
const made = '(?:post|report|ma[dk]e|book|record|suffer|r[au]n|show|write|wrote|turn in|have|had)(?:ed|n)?';
const lost = String.raw`(?:${made} (?:up )?(?:an? |any )?(?:net |annual |yearly |full-year )*loss(?:es)?|los[et] (?:any )?money|(?:been |be )?(?:in the red|loss-making|unprofitable))`;

const timeFirst = (_: string, time = '', who = ''): string => `in how many of the last ${years(time)} did ${who} lose money`;
const whoFirst = (whole: string, who = '', time = ''): string => timeFirst(whole, time, who);

export const yearsCounted: readonly Rewording[] = [
  [re(String.raw`\b(how many|number of) (?:fiscal )?years out of (?:the |its |their )?(?:${last} )?(${number})\b(?: (?:fiscal )?years)?`), '$1 years of the last $2 years'],
  // "A year in the last five": five years.
  [re(String.raw`\b((?:an?|any|one|single) years?) (?:in|of|out of|among|over|during|within) (?:the |its |their )?${last} (${number})(?=[ ,?.]+(?!years?\b|fiscal\b|full\b|quarters?\b|months?\b|[a-z]+ years\b))`), '$1 of the last $2 years'],
  [re(String.raw`\b(?:how often|how many times|on how many occasions)(?: (?:in|over|during|within))? (?:the |its )?${last} (${stretch}),? (?:has|have|did) ${whom} (?:ever )?${lost}(?![a-z])`), timeFirst],
  [re(String.raw`\b(?:how often|how many times|on how many occasions) (?:has|have|did) ${whom} (?:ever )?${lost} (?:in|over|during|within) (?:the |its )?${last} (${stretch})(?![a-z])`), whoFirst],
  [re(String.raw`\bhow many (?:loss[- ]making|losing|loss|unprofitable|red) years (?:has|have|did) ${whom} (?:had|have|seen|see|reported|report)(?![a-z])`), 'in how many years did $1 lose money'],
  [re(String.raw`\b(?:in |for )?how many of (?:the |its )?${last} (${stretch}) (?:was|were|has|have|had) ${whom} ${lost}(?![a-z])`), timeFirst],
  [re(String.raw`\bhow many of (?:the |its )?${last} (${stretch}) (?:were|was|have been) (?:loss[- ]making|losing|loss|unprofitable|red)(?: years| ones)? (?:at|for) ${whom}(?=[?.]|$)`), timeFirst],
];
