// Parts, ratios and means that a question puts in words of its own: a ratio that it defines itself, what of one figure came through as another, what tax took, how many shares a sum buys.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const name = String.raw`([a-z][\w&.-]*(?: [a-z&][\w&.-]*){0,2}?)`;
const piece = any('chunk', 'share', 'part', 'slice', 'percentage', 'portion', 'proportion', 'percent', 'bite');
const pretax = String.raw`(?:pre-?tax|before-tax) (?:profits?|income|earnings)`;
const taker = String.raw`(?:the )?(?:taxman|tax (?:authorities|collector|office)|tax(?:es)?|irs|income tax(?:es)?|government|state|uncle sam)`;
const figure = String.raw`((?:free cash flow|fcf|operating cash flow|cash from operations|cfo|net (?:income|earnings)|operating expenses|non-?interest expenses?|opex|dividends(?: paid)?|buybacks|(?:total |net )?revenues?|net revs?))`;
const ownRatio = any('cash conversion(?: ratio| rate)?', 'conversion(?: ratio| rate)?', 'efficiency(?: ratio)?', 'eff\\.? ratio', 'payout(?: ratio)?');
const time = String.raw`((?: (?:in|for|of) (?:fiscal |fy ?)?(?:20)?\d\d| (?:fy ?)?20\d\d)?)`;
const cash = String.raw`((?:free|operating)) cash(?: flow)?`;
const bite = any('bite', 'chunk', 'slice', 'part', 'share', 'portion');
const fall = any('hit', 'fall', 'drop', 'slide', 'loss', 'decline', 'slump');

export const partsInWords: readonly Rewording[] = [
  [re(String.raw`\b${ownRatio}${time}(?:,? \(|, | (?=measured|defined|taken|calculated|computed|worked out|meaning|i\.e\.|that is))(?:(?:measured|defined|taken|calculated|computed|worked out|meaning|i\.e\.|that is),? )?(?:as |by )?${figure} ?(?:over|divided by|as a share of|\/) ?${figure}\)?(?=[,.;?]|$)`), '$2 as a percentage of $3$1'],
  [re(String.raw`\bhow much of (?:its|the|their) ((?:fiscal |fy ?)?(?:20\d\d )?)(?:net (?:earnings|income|profits?)|profits?) (?:showed up|turned up|came through|ended up|arrived|was backed) (?:as|in|by) ${figure}(?:,? in percent| in percentage terms)?`), 'what was $2 as a percentage of net income in $1'],
  [re(String.raw`\b(?:what|which) ${piece} of (?:its|the|their) ${pretax} (?:did|does) ${name} (?:lose|hand(?: over)?|pay|give up|surrender|fork over|part with|owe)(?: over)? (?:to|in|as) ${taker}`), 'what was the effective tax rate of $1'],
  [re(String.raw`\b(?:and )?how big an? ${bite} (?:out )?of (?:its |the |their )?(?:year's )?${cash}(?: after cap(?:ex|ital expenditures?))? (?:was|is|were) (?:it|that|this|they)`), 'and what percent of $1 cash flow was that'],
  [re(String.raw`,? (?:counting|taking|lumping|adding) (?:the )?dividends and (?:stock |share )?(?:buybacks|repurchases) (?:as one|together)`), ' in dividends and buybacks'],
  [re(String.raw`^${name} ((?:fiscal |fy ?)(?:20)?\d\d|20\d\d) (?:divs?|dividends) ?(?:\+|&|and) ?buy-?backs?(?: total)?,? (?:\$ ?(?:&|and|,) ?)?(?:as )?(?:%|percent) of (?:fcf|free cash flow)(?: \([^)]{3,40}\))?`), 'what did $1 return in dividends and buybacks in $2, and what percent of free cash flow was that'],
  [re(String.raw`\b(?:the )?(?:number of|how many) shares (?:i|we|you|one|she|he) (?:could|can|would|might) (?:acquire|buy|get|pick up|purchase|afford) (?:with|for) (\$[\d,.]+k?)(?: at (?:that|this) (?:level|price|close))?`), 'how many shares would $1 buy'],
  [/(\$\d[\d,.]*k?) ?= ?how many (?:shares|shs)\b/gi, 'how many shares would $1 buy'],
  [re(String.raw`\bpercentage (?:increase|rise|change|growth|gain|decrease|decline|drop|fall) (?:in|of) ((?:[a-z][\w&.-]*(?: [a-z&][\w&.-]*){0,2}'s? |its |the |their )?inventor(?:y|ies))`), 'growth of $1 in percent'],
  [re(String.raw`^averag(?:ing|ed) (?:over )?(?:the )?(?:[a-z]+ )?(?:fiscal )?years (?:from )?(20\d\d) (?:to|through|until) (20\d\d),? what ([a-z ]{3,30}?) (?:did|has) ${name} (?:earn|have|make|post|report|run)\b`), 'what was the average $3 of $4 from fiscal $1 to fiscal $2'],
  [re(String.raw`\b(?:biggest|worst|largest|deepest) ${fall} (?:(?:an?|the) )?${name} (?:holders?|shareholders?|investors?|owners?) (?:took|suffered|saw|had|endured|bore) from (?:a|the|any) (?:top|peak|high)(?: close)? to (?:a|the) (?:bottom|trough|low)(?: close)?(?: after it| that followed| thereafter)?`), 'maximum drawdown of $1'],
];
