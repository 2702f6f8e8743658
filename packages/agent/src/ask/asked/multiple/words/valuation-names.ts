// Names of what is made of the price of a share, and of the two amounts a share that are asked for beside it; longer names first.

import { upsideDown } from './multiple-words.ts';

const re = (source: string): RegExp => new RegExp(source, 'g');
const to = String.raw`(?: ?/ ?| ?÷ ?|-to-| to | over |-| )`;
const kind = String.raw`(?:[ -](?:ratio|multiple)s?)?`;
const times = String.raw`\b(?:(?:at |on )?(?:how many|what|which) (?:times|multiples?(?: of|(?= ‡)))|multiples? of) (?:(?:its|their|the|trailing|annual|diluted|own|fiscal|full-year|net|yearly|current|latest|last|a|one|full|year's|years'|year of|‡|¤) )*`;
const whole = String.raw`(?:(?:all|the (?:whole|entirety|lot|whole (?:company|firm|business|lot|thing))|every(?: single| last)* share|all (?:of )?(?:the |its )?shares)(?: (?:of|in))? ¤(?: (?:shares|stock))?(?: (?:taken )?together)?|(?:the )?(?:whole|entire) ¤)`;
const ev = String.raw`\b(?:e\.?v\.?|enterprise[- ]value)`;
const price = String.raw`\b(?:p|price|px)`;
const cash = String.raw`(?:free[- ]cash[- ]?flow|fcf)`;
const operating = String.raw`(?:operating[- ]cash[- ]?flow|cash (?:flow )?from operations|cfo|ocf)`;

export const valuationNames: readonly (readonly [id: string, words: RegExp])[] = [
  ['earnings_yield', upsideDown],
  ['pe_ratio', re(String.raw`(?:§|\b(?:price|close|px))(?: (?:of|on|at) §)? ?(?:\/|÷|\bover|\bdivided by|\brelative to|\bas a multiple of|\bin relation to|\bagainst) (?:(?:its|the|that|their|fiscal|year's|full-year|trailing|same|‡) )*(?:fully )?(?:diluted |dil\.? )?(?:eps|earnings per share)\b(?: diluted)?`)],
  ['market_cap', re(String.raw`\b(?:what|how much|at what(?: price)?) (?:is|was|does|did|do|are|were) ${whole} (?:worth|costs?|valued(?: at)?|go(?:es)? for|sell(?:s)? for|fetch(?:es)?|come to|priced(?: at)?|trade at|trading at)(?: (?:on|in|at|by) the (?:stock ?)?(?:market|exchange))?|\bwhat (?:value|price|price tag|worth) (?:does|did) the (?:stock )?market (?:put|place|set|hang) on ${whole}|\bhow (?:big|large|valuable|much) (?:is|was) (?:¤|it)(?: (?:worth|valued|now|today|currently))* (?:on|in|at|by) (?:(?:the|its) )?(?:(?:stock )?(?:market|exchange)(?: (?:value|cap\w*|terms))?|market (?:value|cap\w*))|\bwhat (?:is|was) (?:¤|it) (?:now |currently )?(?:worth|valued at) (?:on|in|by) (?:the )?(?:stock )?(?:market|exchange)|(?<=¤ |\bits |\bcompany |\bcompany's )(?:total )?(?:size|worth|weight|value|price tag) (?:on|in) the (?:stock )?(?:market|exchange)`)],
  ['ev_to_ebitda', re(String.raw`${ev}${to}ebitda\b${kind}`)], ['ev_to_revenue', re(String.raw`${ev}${to}(?:sales|revenues?|s)\b${kind}`)], ['ev_to_operating_income', re(String.raw`${ev}${to}(?:ebit|operating (?:income|profit|earnings))\b${kind}`)],
  ['ev_to_free_cash_flow', re(String.raw`${ev}${to}${cash}\b${kind}`)], ['ev_to_operating_cash_flow', re(String.raw`${ev}${to}${operating}\b${kind}`)], ['ev_to_gross_profit', re(String.raw`${ev}${to}gross profit\b${kind}`)],
  ['enterprise_value', re(String.raw`\benterprise values?\b|(?<![\w/])ev\b(?! ?[/÷])`)],
  ['price_to_free_cash_flow', re(String.raw`${price}${to}${cash}\b${kind}`)], ['price_to_operating_cash_flow', re(String.raw`${price}${to}${operating}\b${kind}`)],
  ['price_to_tangible_book', re(String.raw`\b(?:p ?/ ?tbv?|price${to}tangible[- ]book(?: value)?)\b${kind}`)], ['price_to_gross_profit', re(String.raw`${price}${to}gross profit\b${kind}`)],
  ['pe_ratio', re(String.raw`\b(?:p ?/ ?es?|p-e|pes?|pers?(?= ratio)|price${to}earnings)\b${kind}|\bearnings multiples?\b|${times}(?:earnings|profits?)\b(?! per)`)], ['price_to_sales', re(String.raw`\b(?:p ?/ ?s|p-s(?= )|price${to}(?:sales|revenues?))\b${kind}|${times}(?:sales|revenues?)\b`)], ['price_to_book', re(String.raw`\b(?:p ?/ ?bv?|p-b(?= )|price${to}book(?:[- ]value)?)\b${kind}|${times}book(?:[- ]value)?\b`)],
  ['pe_ratio', re(String.raw`${times}(?:fully )?(?:diluted |dil\.? )?(?:eps|earnings per (?:diluted )?share)\b`)],
  ['price_to_free_cash_flow', re(String.raw`${times}${cash}\b`)], ['price_to_operating_cash_flow', re(String.raw`${times}${operating}\b`)], ['earnings_yield', re(String.raw`\bearnings yields?\b`)], ['free_cash_flow_yield', re(String.raw`\b${cash} yields?\b`)], ['shareholder_yield', re(String.raw`\b(?:total )?shareholder yields?\b`)], ['buyback_yield', re(String.raw`\b(?:buy-?back|share repurchase|repurchase) yields?\b`)],
  ['dividend_yield', re(String.raw`\bdiv(?:idend)?s?\.?(?:'s)?[- ](?:yields?|ylds?)\b|\byields? (?:from|on|of|in) (?:the |its |their )?dividends?\b`)],
  ['market_cap', re(String.raw`\b(?:(?:total|stock|equity) )?(?:mkt\.?|market)[- ]?(?:cap(?:itali[sz]ation)?s?\b\.?|values?\b)|\bmcap\b|\b(?:stock market |market )?capitali[sz]ation\b`)],
];

/** Asked for beside them, and never alone. */
export const besideNames: readonly (readonly [id: string, words: RegExp])[] = [
  ['price', re(String.raw`\b(?:(?:closing|share|stock|last|latest) )*(?:(?:share|stock|closing) prices?|prices? (?:of|per) (?:a |one |each |its )?shares?|price(?= (?:and|,|&)|$)|px\b(?= (?:and|,|&)|$))|\b(?:last |latest |closing )?close(?= ?(?:,|and\b|&|\+))|\bwhere (?:it|¤|the (?:shares|stock)) closed\b`)],
  ['diluted_eps', re(String.raw`\b(?:(?:diluted|trailing|annual) )*(?:eps|earnings per share)\b(?: \(diluted\))?`)],
  ['operating_margin', re(String.raw`\b(?:operating|op\.?|ebit)(?: profit| income)?(?: margins?|(?=,? (?:and|&|\+|,) (?:the )?(?:net|gross)(?: profit| income)? margins?))`)], ['net_margin', re(String.raw`\bnet(?: profit| income)?(?: margins?|(?=,? (?:and|&|\+|,) (?:the )?(?:operating|op\.?|gross)(?: profit| income)? margins?))`)], ['gross_margin', re(String.raw`\bgross(?: profit)?(?: margins?|(?=,? (?:and|&|\+|,) (?:the )?(?:net|operating|op\.?)(?: profit| income)? margins?))`)],
  ['return_on_equity', re(String.raw`\b(?:return on (?:shareholders' |its )?equity|roe)\b`)],
  ['dividends_per_share', re(String.raw`\b(?:annual |yearly )?(?:dps|dividends? (?:paid |declared )?(?:per|a) share)\b`)],
];

/** What a name in the question says only on which figures the ratio is to be. */
export const behindBasis = /(?:\b(?:on|using|with|over|by|against|from|taking|counting|based on|going by|measured (?:on|by|against)|of|for)|§ (?:and|&|with|plus|by)|[@(÷/,]|‡)(?: (?:the|its|their|of|a|own|same|that|year's|diluted|dil\.?|basic|annual|full-year|fiscal|reported|trailing|latest|last|newest|‡|§|year|company's|¤))*,? ?$/;
