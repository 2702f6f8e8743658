// What a share costs, held against what stands behind it: multiples of the price and yields on it, as people speak of them.
import type { Rewording } from './rewording.ts';
import { any, profit, re, sales, whoseName } from './words.ts';

const price = String.raw`(?:(?:current|latest|last|newest|today's|market|share|stock|closing) )*(?:price|quotation|quote|close)`;
const paid = any('pay(?:ing|s)?', 'paid', 'shell(?:ing)? out', 'fork(?:ing)? out', 'put(?:ting)? down', 'cost(?:s|ing)?');

export const multiplesInWords: readonly Rewording[] = [
  [re(String.raw`\bhow many (?:years'?|annual)(?: of| worth of)? (?:its |their |current |last year's )?${profit}(?: (?:am i|are you|are we|is one|do i|do you|would i|does one|is the market|are investors) ${paid} for)?(?: (?:in|with|for|by buying|when buying) (?:a|an|one)(?= ))?`), 'what is the price-earnings ratio of'],
  [re(String.raw`\b(?:priced?|prices|px|costs?) (?:vs\.?|versus|against|relative to|compared (?:to|with)|next to|over|for) (?:what (?:it|they|the company) (?:really |actually )?(?:earns?|makes?)|${whoseName}(?:earnings|profits?)(?: per share)?)(?![a-z])`), '$1 price-earnings ratio'],
  [re(String.raw`\b(?:what|which|how (?:much|big|large|high|many)) (?:percent(?:age)?|per cent|%|rate|return|yield|income) (?:does|do|is|would|will) (?:the |its |their |an? )?dividends? (?:pay|yield|give|offer|return|make|come to|represent|amount to|bring)(?:s|ing)?(?: me| you| us)?(?:,? (?:on|at|of|against|relative to|for|over) (?:the |its |their |an? )?${price})?`), 'what is the dividend yield'],
  [re(String.raw`\bdividends?(?: per share)? (?:as (?:a |an )?(?:percent(?:age)?|per cent|share|%|part) of|divided by|over|relative to|against|to|vs\.?|versus) (?:the |its )?${price}`), 'dividend yield'],
  [re(String.raw`\b(?:earnings|profits?|eps)(?: per share)? (?:as (?:a |an )?(?:percent(?:age)?|per cent|share|%|part) of|divided by|relative to) (?:the |its )?${price}`), 'earnings yield'],
  [re(String.raw`\b(?:what (?:would|does|do|did) (?:it cost to buy |i (?:have to )?pay for |one pay for )?|how much (?:would|does|did|is|was) )(?:the whole(?: (?:company|business|firm|lot))?(?: of)?|the entire(?: (?:company|business|firm))?(?: of)?|all (?:of|the shares of|shares of)|every (?:single )?share of) ([^?]{2,40}?) (?:cost|be worth|sell for|go for|fetch|be valued at|worth|valued)(?: (?:on|in|at|by) the (?:stock )?(?:market|exchange))?`), 'what is the market capitalization of $1'],
  [re(String.raw`\b(?:what )?(?:price tag|sticker price|total value) (?:does|did) the (?:stock )?market (?:put|place|hang)s? on (?:all of |the whole of )?`), 'what is the market capitalization of '],
  [re(String.raw`\bhow many times ${whoseName}(?:annual |yearly |last year's )?${sales} (?:is|are|does|do) (?:the |its )?(?:market (?:cap\w*|value)|share price|stock price)`), 'what is $1 price-to-sales ratio'],
  [re(String.raw`\bhow many times ${whoseName}(?:annual |yearly |last year's )?(?:earnings|profits?|eps)(?: per share)? (?:is|does|do|are) (?:the |its )?(?:share|stock|price|market)\w*(?: price)?(?: (?:trading|selling|valued|cost)(?: at| for)?)?`), 'what is $1 price-earnings ratio'],
  [re(String.raw`\b(?:trad(?:es?|ing)|sell(?:s|ing)?|valued|priced) (?:at|for|on) (?:how many|what number of) times (?:its |their )?(?:earnings|profits?)`), 'price-earnings ratio'],
];
