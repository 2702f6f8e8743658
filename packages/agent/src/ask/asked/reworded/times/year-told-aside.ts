// "Fiscal 2020 (ended January 2020)", "FY24 (June YE)": what stands beside a fiscal year says when it ended, and is no time of its own.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\\.?';
const year = String.raw`(?:(?:fiscal|financial)(?: year)?|fye?|year) ?'?(?:20)?\d\d`;
const day = String.raw`(?:(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )?${month}(?: \d{1,2}(?:st|nd|rd|th)?)?,?(?: (?:of )?(?:20)?\d\d)?|\d{4}-\d\d-\d\d|\d{1,2}/\d{1,2}/(?:20)?\d\d)`;
const ended = any('(?:the |its )?(?:fiscal |financial )?(?:year|ye|fye)?,? ?(?:that |which )?(?:ended|ending|ends?|to|through|closed|closing|closes|finished)(?: up)?(?: in| on| at the end of| with)?', 'fye', 'ye');

export const yearToldAside: readonly Rewording[] = [
  [re(String.raw`(?<![a-z])(${year}),? \((?:${ended} )(?:the )?(?:end of |last day of )?${day}\)`), '$1'],
  [re(String.raw`(?<![a-z])(${year}(?:(?:,| and|, and| to| vs\.?|\/|-) ?(?:${year}|'?(?:20)?\d\d))*) \(${month}(?: (?:ye|fye|year[- ]ends?|closes?|fiscal years?|years))?\)`), '$1'],
  [re(String.raw`\bat (?:the )?((?:[A-Z][\w&.'’-]*(?: [A-Z&][\w&.'’-]*){0,2}'s |its )?(?:fiscal|fy|financial year)(?: year)? ?(?:20)?\d\d) close(?=[,.;?:]|$)`), 'at the end of $1'],
  // A company whose years close then, told between commas.
  [re(String.raw`(?<=${year}[^?.;]{0,24}), ${month} (?:ye|fye|year[- ]ends?|closes|fiscal years?)(?=[.,;:)?]|$)`), ''],
  // Of the year, and not divided by it.
  [re(String.raw`(?<=\b(?:revenues?|sales|turnover|income|profits?) )over the (?:full |whole |entire )?((?:fiscal |financial )?year)(?=[?.,;]|$)`), 'for the $1'],
];
