// The end of a year as people tell it: "when 2024 closed", "once Visa had shut the books on fiscal 2023". What closes there is a year, and no price.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const year = String.raw`(?:20\d\d|(?:the |its |their )?(?:fy ?|fiscal |financial |business |calendar )(?:year )?'?(?:20)?\d\d|(?:the |its |their )?20\d\d (?:fiscal|financial|business|accounting)(?: year)?)`;
const closes = any('clos(?:es|ed) (?:out|off)', 'clos(?:es|ed)', 'ends?', 'ended', 'finish(?:es|ed)?', 'came to (?:an end|a close)', 'comes to (?:an end|a close)', 'coming to (?:an end|a close)', 'dr[ea]w(?:s|ing)? to (?:an end|a close|its end|its close)', 'wound (?:up|down)', 'was (?:over|done|up|out)', 'ran out', 'rang out', '(?:was |had )?wrapp?ed up', 'expired', 'had (?:ended|closed|passed)');
const shuts = any('clos(?:es|ed)', 'shut(?:s)?', 'ended', 'finish(?:es|ed)', 'wrapp?(?:s|ed)(?: up)?', 'complet(?:es|ed)', 'concluded', 'rounded off', 'finali[sz]ed');
const when = any('when', 'as', 'once', 'by the time', 'at the time', 'the moment', 'the day');
const name = String.raw`((?:[\w&.'-]+ ){1,3}?(?:had )?)`;
const books = String.raw`(?:(?:its|the|their) (?:books?|accounts|ledgers?)(?: (?:on|for|of))?|(?:its|the|their))?`;

/** "2025 fiscal year" as the readers of times know it. */
const asFiscal = (said: string): string => said.replace(/^(?:the|its|their) /i, '').replace(/^(20\d\d) (?:fiscal|financial|business|accounting)(?: year)?$/i, 'fiscal $1').replace(/^(?:financial|business) /i, 'fiscal ');

/** "22/23/24": three years one after the other, and no day of any calendar. */
function threeYears(said: string, ...[first = '', second = '', third = '']: string[]): string {
  return Number(second) === Number(first) + 1 && Number(third) === Number(second) + 1 && Number(first) > 12 ? `20${first}, 20${second}, 20${third}` : said;
}

const yearClose = String.raw`(?:the )?(?:year[- ]end|yr[- ]end|end[- ]of[- ]year|last|YE)(?: (?:close|closing price|price|level))?`;

export const yearEnds: readonly Rewording[] = [
  // Of a fiscal year, whose last day a calendar year does not tell.
  [re(String.raw`\b(?:on|at|as of|by) the (?:very )?(?:last|final|closing) (?:trading |business )?day of (?:its |the |their |[A-Z][\w&.'-]{1,20}'s? )?(?:fiscal|financial|fy)(?: year)? ?((?:20)?\d\d)\b(?!,? \(?(?:that is|i\.e|which|being|on )?[^?.;]{0,12}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`), 'at the end of fiscal $1'],
  // From the one close of a year to the next is what a year's move of a share is told from.
  [re(String.raw`(?<=\b20\d\d),? ?\(?(?:(?:measured |told |taken |all )?(?:from|between|on) )?(?:the )?(?:year[- ]end|yr[- ]end|end[- ]of[- ]year|YE)(?: (?:close|closing price|price|level))? (?:to|and|on|over) ${yearClose}(?: (?:of the year before|before|each))?\)?(?=[ ,.;?]|$)`), ''],
  [/\b(?:year-)?end-(?=(?:of-)?(?:20\d\d|FY ?'?\d\d|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)))/gi, 'end of '],
  [/(?<![\d.,$/'-])'?(1[5-9]|2\d) (vs\.?|versus) '?(1[5-9]|2\d)(?![\d%.,/-]| (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)| ?(?:bn|b|m|k|million|billion|times|x|percent|pct|days?|weeks?|months?|years?|cents|dollars)\b)/gi, '20$1 $2 20$3'],
  [/(?<![\d/])(?:FY ?)?'?(\d\d)\/'?(\d\d)\/'?(\d\d)(?![\d/])/g, threeYears],
  [re(String.raw`\b${when} ${name}${shuts} ${books} ?(${year})(?! (?:at|with)\b)`), (_: string, who = '', what = ''): string => `for ${who.replace(/ had $/, ' ')}at the end of ${asFiscal(what)}`],
  [re(String.raw`\b${when} (${year}) (?:${closes})\b(?! (?:at|with|up|down|on)\b)`), (_: string, what = ''): string => `at the end of ${asFiscal(what)}`],
  // "When fiscal 2021 ended and again when fiscal 2024 did".
  [re(String.raw`(?<=\bat the end of ${year})(,?(?: and)?)(?: again)? (?:${when}) (${year}) (?:did|had|was)(?=[ ,.;?]|$)`), (_: string, joint = '', what = ''): string => `${joint === '' ? ' and' : joint} at the end of ${asFiscal(what)}`],
  [re(String.raw`\b(?:clos(?:es|ed)|shut|wrapp?ed up|finish(?:es|ed)) (?=(?:its|the|their|our) (?:books|accounts|(?:fiscal |financial |business )?year)\b)`), 'completed '],
  [re(String.raw`\bcompleted (?:its|the|their) (?:books|accounts|(?:fiscal|financial) year)(?: (?:for|of|on|in))? (?=${year})`), 'completed '],
];
