// What a share costs, held against what stands behind it: multiples of the price and yields on it, as people speak of them.
import type { Rewording } from '../rewording.ts';
import { any, profit, re, sales, whoseName } from '../words.ts';
import { pricesOverEarnings } from './price-over-earnings.ts';

const price = String.raw`(?:(?:current|latest|last|newest|today's|market|share|stock|closing) )*(?:price|quotation|quote|close)`;
const paid = any('pay(?:ing|s)?', 'paid', 'shell(?:ing)? out', 'fork(?:ing)? out', 'put(?:ting)? down', 'cost(?:s|ing)?');

const marketWorth = any('(?:its |the )?market (?:cap(?:itali[sz]ation)?|value)', 'what the (?:stock )?market (?:charges|asks|pays|wants|demands|puts)(?: for| on)?(?: the whole(?: of)?| all of)?', 'the price of the whole (?:company|business)', 'what (?:the whole (?:company|business)|it) (?:costs|is worth|would cost)');
const most = String.raw`(?:expensive|pric(?:e?y|ed)|dear(?:ly)?|cheap(?:ly)?|costly|richly valued|highly valued|valued|rich)`;
const bases: readonly (readonly [string, string])[] = [[any('(?:its |the |their )?book(?: value)?', '(?:its |the |their )?(?:own )?(?:net worth|net assets|equity)'), 'price-to-book ratio'], [`(?:its |the |their )?(?:annual |yearly )?${sales}`, 'price-to-sales ratio'], [`(?:its |the |their )?(?:annual |yearly |trailing |yearly )?${any('earnings', 'profits?', 'net income', 'eps')}(?: per share)?`, 'price-earnings ratio'], ['(?:its |the |their )?free cash flow', 'price to free cash flow'], ['(?:its |the |their )?ebitda', 'EV/EBITDA']];
/** "Compared with its book value, how expensive is the stock?": the multiple by its name. */
const heldAgainst = bases.flatMap(([base, name]): Rewording[] => [
  [re(String.raw`\b(?:compared (?:to|with)|relative to|measured (?:against|by|on)|against|in relation to|set against|judged by|going by|in terms of|on|next to)(?: [A-Z][\w&.-]*'s)? ${base},? how ${most} (?:is|are|was|were|does|do) `), `what is the ${name} of `],
  [re(String.raw`\bhow ${most} (is|are|was|were) ((?:(?! or | than )[^?,]){2,40}?)(?:'s?)? ?(?:stock|shares?|share price)? (?:compared (?:to|with)|relative to|measured (?:against|by|on)|against|in relation to|set against|judged by|next to) ${base}(?![a-z])`), `what $1 the ${name} of $2`],
]);

function overWorth(what: string): string {
  if (/cash/i.test(what)) return 'price to free cash flow';
  return /sales|revenue/i.test(what) ? 'price-to-sales ratio' : /equity|book/i.test(what) ? 'price-to-book ratio' : 'price-earnings ratio';
}

function dividedWorth(...[, who = '', time = '', what = '']: readonly string[]): string {
  return `what is the ${overWorth(what)} of ${who}${time === '' ? '' : ` on its ${time.trim()} ${what}`}`;
}

const latestPrice = String.raw`(?:(?:today's|the|its|a) )?(?:(?:latest|current|last|newest|present|most recent) )?(?:share |stock |closing )?price(?: of (?:today|a share|one share|the share))?`;

export const multiplesInWords: readonly Rewording[] = [
  ...pricesOverEarnings,
  [re(String.raw`(?<=\b(?:market (?:value|cap\w*)|enterprise value|price) )(?:over|to|divided by|against) (?:a|one|its) year(?:'s|s)?(?: worth of)? (?=(?:revenues?|sales|earnings|profits?)(?![a-z]))`), 'over '],
  [re(String.raw`\b(?:stock[- ]market|stock[- ]exchange|exchange) (?:value|valuation|worth|size)\b`), 'market capitalization'],
  [re(String.raw`\b((?:cash )?dividends?|(?:declared|paid|pays?) (?:\w+ ){0,3}?per share|dps)([^?]{0,120}?)\b(?:what|which|how many|how much) (?:percent(?:age)?|per cent|%|yield|rate|return)?,? ?(?:would|is|was|does|do|will)(?: (?:that|this|it|they|these))* (?:be|make|come to|amount to|represent|work out at)? ?(?:of|on|at|against|relative to) ${latestPrice}`), '$1$2 what is the dividend yield on the latest share price'],
  [re(String.raw`\b((?:diluted |basic )?(?:eps|earnings per share))([^?]{0,100}?)\b(?:what|which|how many|how much) (?:percent(?:age)?|per cent|%|yield|rate|return)?,? ?(?:would|is|was|does|do|will)(?: (?:that|this|it|they|these))* (?:be|make|come to|amount to|represent|work out at|yield(?:ing)?|be yielding)? ?(?:of|on|at|against|relative to) ${latestPrice}`), 'what is the earnings yield on the latest share price with the $1$2'],
  [re(String.raw`\b(?:express|give|show|state|put|take) ([^?]{0,40}?)((?:diluted |basic )?(?:eps|earnings per share))([^?]{0,60}?) as (?:a |an )?(?:percent(?:age)?|per cent|%|share|part|yield) (?:of|on) ${latestPrice}(?:,? that is,? (?:its|the) earnings yield)?`), 'what is the earnings yield of $1 on the latest share price with the $2$3'],
  [re(String.raw`\bfor (?:each|every|one|a) dollar of (?:its |their )?(?:annual |yearly )?${sales}(?: (?:it|they|the company|that) (?:brings?|takes?|makes?|earns?|has|have|books?|collects?|generates?|rings up)(?: in| up)?)?(?: (?:over|in|during|within) (?:a|the|one|each|per) (?:\w+ )?year)?,? what does the (?:stock )?market (?:put on|pay for|charge for|ask for|give) (?:the (?:company|business|firm|stock|shares)|it)`), 'what is the price-to-sales ratio'],
  ...heldAgainst,
  [re(String.raw`\b(?:turn|flip|put|stand)(?:ing|ed)? (?:the |its )?((?:[A-Z][\w&.'-]* ){0,3})(?:p/?e|price[- ]earnings|pe ratio|p/e ratio)(?: ratio)? (?:upside down|on its head|around|over|the other way (?:round|around))(?:[:;,-]? ?(?:what|which|how)[^?]*)?`), 'what is the $1 earnings yield'],
  [re(String.raw`\b(?:inverse|reciprocal|inverted|opposite) of (?:the |its )?((?:[A-Z][\w&.'-]* ){0,3})(?:p/?e|price[- ]earnings)(?: ratio| multiple)?`), '$1 earnings yield'],
  [re(String.raw`\b(?:how much|what) (?:free cash flow|fcf) (?:do|does|would|will|did) (?:i|you|one|we|investors?|a buyer|an? \w+) (?:get|receive|buy|earn)s? (?:per|for (?:each|every|a)|on (?:each|every)) (?:dollar|\$1?|buck) of (?:market (?:value|cap\w*)|price)(?: at| of| with| in)?`), 'what is the free cash flow yield of'],
  [re(String.raw`\b(?:free cash flow|fcf)( [^?,]{0,30}?)? (?:relative to|compared (?:to|with)|in percent of|as an? (?:share|percentage|percent|%|part) of|against|over|divided by|versus|vs\.?) ${marketWorth}`), 'free cash flow yield$1'],
  [re(String.raw`\brelative to ${marketWorth} (?:of |for )?((?:the whole of )?[A-Z][\w&.-]*(?: [A-Z][\w&.-]*){0,2}),? how (?:large|big|high|much) (?:was|is|were) (?:its |their |the )?((?:fy ?|fiscal )?20\d\d )?(?:free cash flow|fcf)(?:,? in percent)?`), 'what was the $2free cash flow yield of $1'],
  [re(String.raw`\bdivid(?:e|ing) ([^?,]{2,30}?)'s? (?:market cap(?:itali[sz]ation)?|market value) by (?:its |their )?((?:fy ?|fiscal )?20\d\d )?(free cash flow|sales|revenues?|net income|earnings|profits?|equity|book value)`), dividedWorth],
  [re(String.raw`\bdividend (?:return|rate of return|income|payback|pay-?out) (?:does|do|is|would|will|did) ((?:a |an |the )?[^?]{2,40}?) (?:shares? |stock )?(?:offer|give|pay|bring|yield|provide|earn|have)s?(?: me| you)?(?=[ ?])`), 'dividend yield does $1 offer'],
  [re(String.raw`\b(?:dps|dividends? per share) ?((?:fy ?|fiscal )?'?(?:20)?\d\d)? ?(?:\/|÷|divided by|over|to) (?:the |its )?(?:close|closing price|price|share price)(?: (?:of|on|at))? `), 'dividend yield on $1 dividends per share at the close of '],
  [re(String.raw`\bprice ?\/ ?(book|sales|earnings)(?: multiple| ratio)?\b`), 'price-to-$1 ratio'],
  [re(String.raw`\b(?:how many|what) times (?:its |the )?book(?: value)? (?:was|is|were|does|did) ([^?]{2,40}?)(?: (?:at|trading|valued|trade|priced))?(?= (?:on|in|as of|at)\b|\?|$)`), 'what was the price-to-book ratio of $1'],
  [re(String.raw`(?<![/-] ?)\b(ebitda|earnings|sales|book) multiples?\b`), (_: string, what = ''): string => ({ ebitda: 'EV/EBITDA', earnings: 'price-earnings ratio', sales: 'price-to-sales ratio', book: 'price-to-book ratio' })[what.toLowerCase()] ?? what],
  [re(String.raw`\b(?:what|which) multiple of (?:its |the )?(book|sales|revenues?|earnings|ebitda)(?: value)?`), (_: string, what = ''): string => `what ${({ book: 'price-to-book ratio', earnings: 'price-earnings ratio', ebitda: 'EV/EBITDA' })[what.toLowerCase()] ?? 'price-to-sales ratio'}`],
  [re(String.raw`\bwhat (?:does|do|did) the (?:stock )?market (?:say|think|believe|reckon)s? (?:that )?([^?]{2,40}?) (?:is|are|was) worth`), 'what is the market capitalization of $1'],
  [re(String.raw`\bwhat (?:rate of )?growth (?:is|has been|seems)(?: already)? (?:priced|baked|built) into(?: the)? ([^?]{2,40}?)(?:'s?)?(?: shares?| stock| price| share price)*(?=\?|$)`), 'what growth is implied by the price of $1, reverse dcf'],
  [re(String.raw`\b(?:is|are) ([^?]{2,40}?)(?:'s)?(?: stock| shares?)? (?:dearer|cheaper|pricier|more expensive) than (?:it|they) used to be\b`), 'is $1 overvalued against its own history'],
  [re(String.raw`\b(?:buy(?:ing)?|acquir(?:e|ing)|purchas(?:e|ing)) (?:all|every one) of ([^?,]{2,40}?)'s? (?:stock|shares) and (?:tak(?:e|ing)|assum(?:e|ing)) (?:on |over )?(?:its|the|their) (?:net )?debts?(?: (?:less|minus|net of|after) (?:its |the )?cash)?(?:( (?:as of|on|at) [^?]{4,40}?))?(?: would| will)? (?:cost|come to|take|be)(?: how much| what)?`), 'what was the enterprise value of $1$2'],
  [re(String.raw`\bhow many (?:years'?|annual)(?: of| worth of)? (?:its |their |current |last year's )?${profit}(?: (?:am i|are you|are we|is one|do i|do you|would i|does one|is the market|are investors) ${paid} for)?(?: (?:in|with|for|by buying|when buying) (?:a|an|one)(?= ))?`), 'what is the price-earnings ratio of'],
  [re(String.raw`\b(?:priced?|prices|px|costs?) (?:vs\.?|versus|against|relative to|compared (?:to|with)|next to|over|for) (?:what (?:it|they|the company) (?:really |actually )?(?:earns?|makes?)|${whoseName}(?:earnings|profits?)(?: per share)?)(?![a-z])`), '$1 price-earnings ratio'],
  [re(String.raw`\b(?:what|which|how (?:much|big|large|high|many)) (?:percent(?:age)?|per cent|%|rate|return|yield|income) (?:does|do|is|would|will) (?:the |its |their |an? )?dividends? (?:pay|yield|give|offer|return|make|come to|represent|amount to|bring)(?:s|ing)?(?: me| you| us)?(?:,? (?:on|at|of|against|relative to|for|over) (?:the |its |their |an? )?${price})?`), 'what is the dividend yield'],
  [re(String.raw`\b(?:what|which|how many) (?:percent(?:age)?|per cent|%) (?:a year )?(?:does|do|would|will|did) (?:the )?((?:[A-Z][\w&.'-]* ?){1,4}?)(?:'s)? ?dividends? (?:give|pay|hand|bring|earn|yield|return)s?(?: me| you| us)?(?: a year| per year)?,? (?:on|at|of|against) (?:the |its )?(?:current |latest |present )?(?:share )?price(?: of (?:the|its|a) (?:shares?|stock))?(?: as it stands| now| today)?`), 'what is the dividend yield of $1'],
  [re(String.raw`\b(?:what|which|how many) (?:percent(?:age)?|per cent|%) (?:does|do|would|will) ((?:[A-Z][\w&.'-]* ?){1,4}?) (?:hand|pay|give|return)s?(?: me| you| us| its owners| its holders)?(?: back)? (?:a|per|every|each) year,? (?:at|on|for|of) (?:the |its )?(?:present|current|latest|last|today's) (?:share )?price`), 'what is the dividend yield of $1'],
  [re(String.raw`\bas a (?:percent(?:age)?|per cent|%|share) of (?:the |its )?(?:current |latest |present )?(?:share |stock )?price,? (?:i mean,? )?(?:what|how (?:much|big|high)) (?:is|was) (?:the |its )?(?:payout|dividends?)(?: for| in| of)?(?: a| one| the| each)?(?: year)?`), 'what is the dividend yield'],
  [re(String.raw`\b(?:what|which|how many) (?:percent(?:age)?|per cent|%) of (?:today's|the (?:latest|current|present|last)|its (?:latest|current|present)) (?:share )?price (?:did|does|has) (?:it|the company|each share|one share|a share) (?:earn|make|made|earned)s?(?: for (?:me|its owners))? (?:in|over|during) ((?:fiscal |the year )?20\d\d)(?:,? on a diluted basis|,? diluted)?`), 'what is the earnings yield at the latest price on diluted EPS of fiscal $1'],
  [re(String.raw`\bdividends?(?: per share)? (?:as (?:a |an )?(?:percent(?:age)?|per cent|share|%|part) of|divided by|over|relative to|against|to|vs\.?|versus) (?:the |its )?${price}`), 'dividend yield'],
  [re(String.raw`\b(?:earnings|profits?|eps)(?: per share)? (?:as (?:a |an )?(?:percent(?:age)?|per cent|share|%|part) of|divided by|relative to) (?:the |its )?${price}`), 'earnings yield'],
  [re(String.raw`\b(?:what (?:would|does|do|did) (?:it cost to buy |i (?:have to )?pay for |one pay for )?|how much (?:would|does|did|is|was) )(?:the whole(?: (?:company|business|firm|lot))?(?: of)?|the entire(?: (?:company|business|firm))?(?: of)?|all (?:of|the shares of|shares of)|every (?:single )?share of) ([^?]{2,40}?) (?:cost|be worth|sell for|go for|fetch|be valued at|worth|valued)(?: (?:on|in|at|by) the (?:stock )?(?:market|exchange))?`), 'what is the market capitalization of $1'],
  [re(String.raw`\b(?:what )?(?:price tag|sticker price|total value) (?:does|did) the (?:stock )?market (?:put|place|hang)s? on (?:all of |the whole of )?`), 'what is the market capitalization of '],
  [re(String.raw`\bhow many times ${whoseName}(?:annual |yearly |last year's )?${sales} (?:is|are|does|do) (?:the |its )?(?:market (?:cap\w*|value)|share price|stock price)`), 'what is $1 price-to-sales ratio'],
  [re(String.raw`\bhow many times ${whoseName}(?:annual |yearly |last year's )?(?:earnings|profits?|eps)(?: per share)? (?:is|does|do|are) (?:the |its )?(?:share|stock|price|market)\w*(?: price)?(?: (?:trading|selling|valued|cost)(?: at| for)?)?`), 'what is $1 price-earnings ratio'],
  [re(String.raw`\b(?:trad(?:es?|ing)|sell(?:s|ing)?|valued|priced) (?:at|for|on) (?:how many|what number of) times (?:its |their )?(?:earnings|profits?)`), 'price-earnings ratio'],
];
