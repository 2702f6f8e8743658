// Lines named by what was done, as people write them into a list: "the stock it bought back", "what customers still owed it", "the goods on its shelves", "what it earned in interest after paying interest".
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const who = String.raw`(?:it|they|the (?:company|firm|bank|group|business)|[A-Z][\w&.’'-]*(?: (?:& )?[A-Z][\w&.’'-]*){0,3})`;
const shares = '(?:common |ordinary |own )*(?:shares|stock)';
const goods = any('goods', 'merchandise', 'products', 'wares', 'stuff', 'things');
const stored = any('shel(?:f|ves)', 'warehouses?', 'stores?', 'stock ?rooms?', 'depots?', 'yards?');
const places = String.raw`(?:in|on) (?:its|the|their) ${stored}(?:(?: and|,| or) (?:(?:in|on) )?(?:(?:its|the|their) )?${stored}){0,2}`;
const lies = any('still', 'unsold', 'sitting', 'lying', 'stacked', 'waiting', 'left', 'that (?:were|was|are|is|lay|sat)');
const lent = '(?:debts?|borrowings?|loans)';
const beside = String.raw`(?<=\b${lent}\b[^?]{0,90})`;
const year = String.raw`(?:(?:a|one|the|the next|the coming) year|(?:twelve|12) months|the year)`;

export const linesByDeed: readonly Rewording[] = [
  [re(String.raw`\b(?:the )?${shares}(?: that)? ${who} (?:bought (?:back|in)|repurchased|retired)(?![a-z])`), 'the share repurchases'],
  [re(String.raw`\b(?:the )?(?:cash|money) (?:that )?(?:was )?(?:used|spent|paid|laid out|that went)(?: (?:for|in|on|into|to))? (?:buying (?:back|in)|buy (?:back|in)|repurchas(?:e|ing)|retir(?:e|ing)) (?:(?:its|their|the) )?${shares}(?![a-z])`), 'share repurchases'],
  [re(String.raw`\bbuying in (?:its|their) ${shares}(?![a-z])`), 'share repurchases'],
  [re(String.raw`\b(?:the )?(?:unsold )?${goods}(?: ${lies})* ${places}(?![a-z])`), 'inventory'],
  [re(String.raw`(?<=\binventor(?:y|ies))(?: (?:was|were|is|are))?(?: ${lies})+ ${places}(?![a-z])`), ' was there'],
  [re(String.raw`\b(${lent}) (?:split|broken down|divided|cut)(?: up)? (?:in|into) (?:two|halves|(?:its|their) (?:two )?parts|(?:two )?parts)(?![a-z])`), '$1'],
  [re(String.raw`\b(?:what|how much)(?: money)? (?:did |do |does )?(?:its |the |their )?customers (?:still )?(?:ow(?:e|ed|es)|had (?:still |yet )*to pay|have (?:still |yet )*to pay)(?: (?:it|them|to the company))?(?![a-z])`), 'what was accounts receivable'],
  [re(String.raw`\b(?:what|how much) (?:did |does )?${who} (?:earn(?:ed|s)?|make|made|t[ao]ke? in|took in|get|got) (?:in|from|on|as) interest (?:after|net of|less|minus|once) (?:paying |deducting |it (?:had )?paid |the )?(?:interest|what it paid in interest)(?: (?:expense|costs?|it paid|was paid))?(?: itself)?(?![a-z])`), 'what was net interest income'],
  [re(String.raw`\b(?:everything|all|whatever|what)(?: that)? ${who} (?:t[ao]kes? in|took in|earned|made|brought in) (?:outside|apart from|besides|other than|beyond|aside from) (?:of )?(?:net )?interest(?: income)?(?![a-z])`), 'noninterest income'],
  [re(String.raw`${beside}\b(?:(?:the|that|its) )?(?:part|portion|slice|share|bit|piece|chunk)(?: of (?:it|them|that))? (?:that (?:is|was|fell|falls) )?(?:due|falling due|maturing|payable|to be (?:re)?paid)(?: back)? (?:within|in|inside) ${year}(?![a-z])`), 'short-term debt'],
  [re(String.raw`${beside}\b(?:(?:the|that|its) )?long(?:er)?[- ](?:dated|term) (?:part|portion|end|slice|piece|chunk|bit)(?![a-z])`), 'long-term debt'],
  // The two are one line: no sum of several times.
  [re(String.raw`(?<=\bcash(?: and (?:cash )?equivalents)? ?(?:and|&|\+|plus) (?:the |its )?(?:marketable|short-term|liquid) (?:securities|investments)),? (?:\(?(?:(?:taken|put|added|lumped|counted) together|combined|together|added up|in one sum)\)?)(?:,(?= (?:did|does|do|at|on|as|of|was|were|by|in)\b))?(?=[ ,.?;:]|$)`), ''],
  [re(String.raw`\bmkt(?:able|bl)?\.? ?sec(?:uritie)?s?\b\.?`), 'marketable securities'],
];
