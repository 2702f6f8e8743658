// Yields on what the whole company is worth, with their base or their making told beside the name: the yield by its name.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const free = '(?:free cash flow|fcf)';
const worth = String.raw`(?:the |its |their )?(?:current |latest |present )?(?:mkt\.? ?cap|market cap(?:itali[sz]ation)?s?|market values?)\b`;
const twelve = String.raw`(?:ttm|ltm|trailing[- ]twelve[- ]months?|trailing[- ]12[- ]months?|(?:last|past)[- ](?:twelve|12)[- ]months?['’]?)`;
const over = String.raw`(?: ?[\/÷] ?| (?:divided by|over|as a (?:percentage|percent|share) of|in per ?cent of|relative to|against) )`;

export const yieldsDefined: readonly Rewording[] = [
  [re(String.raw`\b(${free} yields?)\b([^?,;.]{0,40}?) on ${worth}`), '$1$2'],
  [re(String.raw`(?<=\b${free} yields?\b[^?;.]{0,90}),? (?:using|on|with|taking|based on) (?:the )?${free} (?:of|over|for|from) the (?:last|past) (?:twelve|12) months\b`), ' on trailing twelve months'],
  [re(String.raw`\b${twelve} ${free}${over}${worth}(?=[^?]*\b(?:per ?cent|percentage|yield)|[^?]*%)`), 'free cash flow yield on trailing twelve months'],
  // Free cash flow, and the yield of it, are what they are said to be.
  [re(String.raw`(?<=\b${free} yields?) ?\((?:i\.e\.,? |that is,? |defined as |meaning )?(?:(?:cash (?:flow )?from operations|operating cash(?: flow)?|cfo|ocf) (?:minus|less|net of|after|-|−) (?:capex|capital (?:expenditures?|spending|outlays))|${free}),?${over}${worth}\)`), ''],
  [re(String.raw`(?<=\b${free}\b[^?()]{0,40}) ?\((?:i\.e\.,? |that is,? )?(?:cash (?:flow )?from operations|operating cash flow|cfo|ocf) (?:minus|less|-|−) (?:capex|capital expenditures?)\)`), ''],
];
