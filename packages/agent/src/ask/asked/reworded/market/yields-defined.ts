// Yields on what the whole company is worth, with their base or their making told beside the name: the yield by its name.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const free = '(?:free cash flow|fcf)';
const worth = String.raw`(?:the |its |their )?(?:current |latest |present )?(?:mkt\.? ?cap|market cap(?:itali[sz]ation)?s?|market values?)\b`;
const twelve = String.raw`(?:ttm|ltm|trailing[- ]twelve[- ]months?|trailing[- ]12[- ]months?|(?:last|past)[- ](?:twelve|12)[- ]months?['’]?)`;
const over = String.raw`(?: ?[\/÷] ?| (?:divided by|over|as a (?:percentage|percent|share) of|in per ?cent of|relative to|against) )`;

/** "What the past four quarterly payouts come to in per cent of that price". */
const newest = '(?:(?:past|last|previous|trailing|latest|most recent|recent|newest) )+';
const fourPaid = String.raw`(?:what )?(?:(?:the )?(?:sum|total) of )?(?:the |its |their )?(?:${newest}four (?:quarterly |quarters['’]? )?(?:cash )?(?:dividends?|pay-?outs?|payments?|distributions|divs)(?: (?:payments|paid|declared))?|(?:cash )?(?:dividends?|payments) (?:paid |declared )?(?:of|in|over|from) (?:the )?${newest}(?:four quarters|twelve months|12 months|year))(?: (?:together|added up|combined|in all|in total|a share|per share))?`;
const price = String.raw`(?:that|the|its|today['’]s|this)(?: same)? (?:(?:last|latest|newest|current|present|most recent) )?(?:share |stock |closing )?(?:price|close|quote)`;

/** Earnings for a share, with the year on either side. */
const eps = String.raw`((?:fiscal(?: year)? |fy ?)?'?(?:20)?\d\d )?(?:(?:fully )?diluted )?(?:eps|(?:earnings|profits?|income) (?:per|for each|for every|a) (?:(?:fully )?diluted )?share)((?: (?:of|for|in) (?:the )?(?:fiscal(?: year)? |fy ?)?'?(?:20)?\d\d)?)`;
const ofPrice = String.raw`of (?:(?:that|the|this|its|their|today['’]s|that day['’]s|the day['’]s|the (?:latest|last|newest)|its (?:latest|last)) ?){1,2}(?:share |stock |closing )?(?:price|close|quote)`;
const yieldOn = (before: string, behind: string): string => {
  const year = `${before}${behind}`.replace(/\b(?:of|for|in|the)\b/gi, ' ').trim();
  return year === '' ? 'earnings yield' : `earnings yield on ${year} diluted EPS`;
};

export const yieldsDefined: readonly Rewording[] = [
  // "Its 2024 EPS in percent of the close", "IBM's 2024 profit per share was what percent of that day's price": the earnings yield on these.
  [re(String.raw`\b${eps},? (?:in per ?cent|in %|as (?:a |an )?(?:percentage|percent|per cent|%)) ${ofPrice}(?![a-z])`), (...[, before = '', behind = '']: readonly string[]): string => yieldOn(before, behind)],
  [re(String.raw`\b((?:[A-Z][\w&.-]*(?: (?:& )?[A-Z][\w&.-]*){0,3}'s?|its|their) )${eps} (?:was|were|is|are|made|came to) (?:what|how many) (?:percent(?:age)?|per cent|%) ${ofPrice}(?![a-z])`), (...[, whose = '', before = '', behind = '']: readonly string[]): string => `what was ${whose}${yieldOn(before, behind)}`],
  [re(String.raw`\b${fourPaid}(?: (?:come|comes|came|add up|amount|amounts|make|makes|is|are|work out))?(?: to| up to)? (?:in (?:per ?cent|%)|as (?:a |an )?(?:percentage|percent|per cent|%|share|part)) of ${price}(?![a-z])`), 'the dividend yield of the last twelve months'],
  [re(String.raw`\b(${free} yields?)\b([^?,;.]{0,40}?) on ${worth}`), '$1$2'],
  [re(String.raw`(?<=\b${free} yields?\b[^?;.]{0,90}),? (?:using|on|with|taking|based on) (?:the )?${free} (?:of|over|for|from) the (?:last|past) (?:twelve|12) months\b`), ' on trailing twelve months'],
  [re(String.raw`\b${twelve} ${free}${over}${worth}(?=[^?]*\b(?:per ?cent|percentage|yield)|[^?]*%)`), 'free cash flow yield on trailing twelve months'],
  // Free cash flow, and the yield of it, are what they are said to be.
  [re(String.raw`(?<=\b${free} yields?) ?\((?:i\.e\.,? |that is,? |defined as |meaning )?(?:(?:cash (?:flow )?from operations|operating cash(?: flow)?|cfo|ocf) (?:minus|less|net of|after|-|−) (?:capex|capital (?:expenditures?|spending|outlays))|${free}),?${over}${worth}\)`), ''],
  [re(String.raw`(?<=\b${free}\b[^?()]{0,40}) ?\((?:i\.e\.,? |that is,? )?(?:cash (?:flow )?from operations|operating cash flow|cfo|ocf) (?:minus|less|-|−) (?:capex|capital expenditures?)\)`), ''],
];
