// Where a figure is to be read: a report that is named in passing asks neither for its text nor for a figure per something.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const owner = String.raw`(?:(?:its|the|their|that|company|[a-z][\w&.'’-]*(?: [a-z&][\w&.'’-]*){0,2}['’]s?) )?`;
const quarter = String.raw`(?:(?:Q[1-4]|[1-4]Q|(?:first|second|third|fourth)[- ]quarter)(?: of)? ?'?(?:FY ?)?(?:20)?\d\d)`;
const year = String.raw`(?:(?:fiscal |fy ?)?(?:20)?\d\d)`;
const report = any('10-?[kq]s?', '(?:sec |company )?filings?', '(?:annual|quarterly|yearly) (?:reports?|filings?|accounts)', '(?:published |audited )?accounts', '(?:financial |published )?statements', 'books');
const dated = String.raw`${owner}(?:(?:${quarter}|${year}|latest|last|newest|most recent) )?(?:${report})(?:,? (?:for|of) (?:the )?(?:${quarter}|${year}))?`;
const figure = String.raw`((?:its |the |their )?[a-z][a-z&' -]{2,40}?)`;

/** A day in any of its usual forms. */
const day = /\b(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?,? (?:of )?(?:19|20)\d\d|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?,? (?:19|20)\d\d|\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})|end of (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* (?:19|20)\d\d)\b/gi;

/** A report stands for no time where the days themselves are named: a balance sheet shows two of them. */
function ofNamedDays(whole: string, ...rest: readonly (string | number | undefined)[]): string {
  const text = String(rest.at(-1) ?? '');
  return (text.match(day) ?? []).length > 1 && /\b(?:[1-4]|q)\b|quarter|\dQ|Q\d/i.test(whole) ? ' ' : whole;
}

export const plainSources: readonly Rewording[] = [
  // A way of taking a return apart, and no company.
  [re(String.raw`,? \b(?:in )?(?:the |into (?:its |the )?(?:three )?|a )?DuPont(?:['’]s)?(?:[- ](?:way|analysis|pieces?|identity|breakdown|split|formula|model|style|parts?|decomposition|terms|fashion|factors?|components?|method|scheme|tree|equation))?(?=[^]*\b(?:margin|turn(?:over)?|multiplier|equity|npm)\b)(?! (?:de )?(?:nemours|['’]s|inc|co|shares|stock))`), ' '],
  [re(String.raw`\bper (?=${dated}(?![a-z]))(?!books?\b)`), 'according to '],
  [re(String.raw`(?:^|[,;(]? )(?:from|according to|in|by|going by|as in|as per|on) ${owner}${quarter} (?:${report})(?=[,:;. ?)]|$)[,:;)]?`), ofNamedDays],
  [re(String.raw`\bwhat (?:does|did|do) (${owner}(?:${report})) (?:for ((?:${quarter}|${year})) )?(?:say|state|show|report|give|put)(?: that)? ${figure} (?:was|were|is|are|came to|amounted to|stood at|ran to|totalled|added up to)(?: at)?(?![a-z])`), (...[, source = '', time = '', line = '']: readonly string[]): string => `according to ${source}, what was ${line}${time === '' ? '' : ` in ${time}`}`],
];
