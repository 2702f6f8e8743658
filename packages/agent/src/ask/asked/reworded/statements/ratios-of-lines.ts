// One line of the statements held against another in a list, whichever of the two is named first: "total liabilities as a multiple of that equity", "how many times its capex did it bring in as cash from operations", "what percentage of total assets did total liabilities make up".
import type { Rewording } from '../rewording.ts';
import { any, operatingCash, operatingProfit, profit, re, sales } from '../words.ts';

const line = any('total assets', 'total liabilities', 'liabilities', 'total debt', 'net debt', 'current assets', 'current liabilities', "(?:(?:share|stock)holders['’]? |owners['’]? )?equity", 'long-term debt', 'short-term debt', 'gross profits?', 'ebitda', 'capital (?:expenditures?|spending)', 'cap ?ex', 'inventor(?:y|ies)', 'goodwill', 'interest expense', 'dividends paid', 'share repurchases', 'free cash flow', operatingCash, operatingProfit, profit, sales);
const its = '(?:(?:its|the|that|those|this|their|all) )*';
const told = any('came to', 'comes to', 'come to', 'amounted to', 'amount to', 'amounts to', 'made up', 'make up', 'stood at', 'represented', 'equalled', 'added up to', 'was', 'were', 'is', 'are');
const took = any('bring in', 'brought in', 'earn(?:ed)?', 'make', 'made', 'generated?', 'produced?', 'throw off', 'threw off', 'collect(?:ed)?', 'book(?:ed)?', 'report(?:ed)?', 'have', 'had');
const name = String.raw`((?:[A-Z][\w&.’'-]*(?: (?:& )?[A-Z][\w&.’'-]*){0,3})|it|they|the (?:company|firm|bank|group))`;

const ofWhom = (who: string): string => (/^(?:it|they|the )/.test(who) ? 'its' : `${who}'s`);

export const ratiosOfLines: readonly Rewording[] = [
  [re(String.raw`\bhow many times ${its}(${line}) ${its}(${line}) (?:${told})(?![a-z])`), 'the ratio of $2 to $1'],
  [re(String.raw`\bhow many times ${its}(${line}) (?:${told}) ${its}(${line})(?![a-z])`), 'what was $2 as a multiple of $1'],
  [re(String.raw`(?<=[,;:]| and| plus) ${its}(${line}) as a multiple of ${its}(${line})(?![a-z])`), ' the ratio of $1 to $2'],
  [re(String.raw`\b(?:what multiple of|how many times) ${its}(${line}) did ${name} (?:${took}) (?:as|in) (${line})(?![a-z])`), (...[, under = '', who = '', over = '']: readonly string[]): string => `what was ${ofWhom(who)} ${over} as a multiple of ${under}`],
  [re(String.raw`\bwhat (percent(?:age)?|share|part|proportion|fraction) of ${its}(${line}) (?:did|do|does|was|were) ${its}(${line}) (?:make up|account for|represent|come to|amount to|form|constitute|equal)(?![a-z])`), 'what were $3 as a $1 of $2'],
  [re(String.raw`\bhow (?:often|many times)(?: over)? (?:the )?(former|first|one) (?:pa(?:ys|id)|would pay|could pay|meets?|met)(?: for)? (?:the )?(latter|second|other)(?![a-z])`), 'how many times the $1 covers the $2'],
];
