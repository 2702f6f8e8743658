// "All its debt, commercial paper and the long stuff too": what all of the debt is made of says it again, and names no figure of its own. What a cost takes of the sales is its part of them.
import type { Rewording } from '../rewording.ts';
import { any, re, sales } from '../words.ts';

const near = any('commercial paper', '(?:short[- ]term|current|near[- ]dated)(?: (?:debts?|borrowings|notes|loans))?', 'CP');
const far = any('(?:the )?long[- ]?(?:term|dated)?(?: (?:debts?|borrowings|notes|loans|bonds|stuff|part|portion|end))?', '(?:the )?(?:term debt|bonds|notes)');
const too = String.raw`(?:,? (?:too|as well|alike|included|together|in(?:cluded)?|counted|both))?`;
const name = String.raw`(?:(?:its|the|their) |([A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,2}'s?) )`;
const line = String.raw`((?:[A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,2}'s? |its |the |their )?(?:R ?& ?D|research(?: and development)?(?: expenses?| costs?)?|SG ?& ?A|selling,? general,? and administrative(?: expenses?)?|cap(?:ital )?ex(?:penditures?)?))`;

export const debtToldAgain: readonly Rewording[] = [
  [re(String.raw`\ball (?:of )?${name}(?:debts?|borrowings),? ?\(?(?:-|:|that is,?|including|both|with)? ?(?:the )?${near},? ?(?:and|plus|as well as|&|\+) ?${far}${too}\)?(?=[ ,.;:?]|$)`), (_: string, whose = 'its'): string => `${whose} total debt`],
  [re(String.raw`\bhow much (?:did|does|do) ${line} (?:take|eat|use|swallow|absorb|cost)(?: up)?(?: out)? of (?:its |the |net |total )*(?:${sales})(?![a-z])`), 'what was $1 as a percentage of revenue'],
];
