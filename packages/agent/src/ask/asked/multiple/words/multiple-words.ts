// The words in which people hold a price against what stands behind it. `¤` stands for a company, `§` for a day, `¶` for a stretch, `‡` for a fiscal year.

const re = (source: string): RegExp => new RegExp(source, 'g');

const adjectives = String.raw`(?:(?:fully |fully-)?(?:diluted|dil\.?)|annual|yearly|full-year|reported|own|total|per-share|whole|last|same|trailing|gaap|net)`;
const perShare = String.raw`(?:(?:per|a|for (?:each|every|one)) (?:fully )?(?:diluted |dil\.? )?share|a diluted share)`;

/** Figures of the statements, each with whether it is one share's; longer names first. */
export const figures: readonly (readonly [id: string, isPerShare: boolean, words: RegExp])[] = [
  ['diluted_eps', true, re(String.raw`\b(?:${adjectives} )*(?:eps|e\.p\.s\.|earnings per (?:diluted )?share|profits? per (?:diluted )?share|net income per (?:diluted )?share|(?:earned|earns|made|makes|earnings|profits?)(?: so much| that much)? ${perShare})(?: diluted| \(diluted\))?`)],
  ['dividends_per_share', true, re(String.raw`\b(?:${adjectives} )*(?:dps|dividends? (?:paid |declared )*(?:per|a) share|dividends?)(?! yield)`)],
  ['free_cash_flow', false, re(String.raw`\b(?:${adjectives} )*(?:free cash ?flows?|fcf)(?:,? (?:defined as |meaning |i\.e\.,? |that is,? |\(?)(?:operating cash(?: flow)?|cash from operations|cfo|ocf) (?:less|minus|-|after) (?:capital (?:expenditures?|spending)|capex)\)?)?|\(?\b(?:operating cash(?: flow)?|cash (?:flow )?from operations|cfo|ocf) ?(?:less|minus|-|after|net of) ?(?:(?:the |its )?(?:capital (?:expenditures?|spending|investments?)|capex|paying for (?:its |the )?[\w ,]{3,50}?(?=,|\.|\))))\)?`)],
  ['operating_cash_flow', false, re(String.raw`\b(?:${adjectives} )*(?:operating cash flows?|cash (?:flow )?from operations|cfo|ocf)`)],
  ['operating_income', false, re(String.raw`\b(?:${adjectives} )*(?:operating (?:income|profit|earnings)|ebit)\b`)],
  ['gross_profit', false, re(String.raw`\b(?:${adjectives} )*gross profit\b`)],
  ['revenue', false, re(String.raw`\b(?:${adjectives} )*(?:revenues?|sales|turnover|top line|revs?\.?)(?! per share)`)],
  ['net_income', false, re(String.raw`\b(?:${adjectives} )*(?:net (?:income|profits?|earnings)|bottom line|profits? after tax)`)],
  ['shareholders_equity', false, re(String.raw`\b(?:${adjectives} )*(?:(?:share|stock)?holders?'? equity|book(?: value)?|equity(?: (?:on|in) (?:its|the|their) (?:balance sheet|books?))?|net (?:assets|worth))`)],
  ['total_assets', false, re(String.raw`\b(?:${adjectives} )*total assets\b`)],
];

/** Ratios that name their figure themselves. */
export const named: readonly (readonly [id: string, isYield: boolean, words: RegExp])[] = [
  ['diluted_eps', false, re(String.raw`\b(?:p ?/ ?es?|pes?|price(?:-| |-to-| to |/| over | ?÷ ?)earnings)\b(?: ?(?:ratio|multiple)s?)?|\bearnings multiples?\b`)],
  ['diluted_eps', true, re(String.raw`\bearnings yields?\b`)], ['free_cash_flow', true, re(String.raw`\b(?:fcf|free cash ?flow) yields?\b`)], ['dividends_per_share', true, re(String.raw`\bdiv(?:idend)?\.? (?:yields?|ylds?)\b`)],
  ['free_cash_flow', false, re(String.raw`\b(?:p ?/ ?fcf|price(?:-| |-to-| to |/| over | ?÷ ?)(?:free cash ?flow|fcf))\b(?: ?(?:ratio|multiple)s?)?`)],
  ['shareholders_equity', false, re(String.raw`\b(?:p ?/ ?b|price(?:-| |-to-| to |/| over | ?÷ ?)book(?: value)?)\b(?: ?(?:ratio|multiple)s?)?`)], ['revenue', false, re(String.raw`\b(?:p ?/ ?s|price(?:-| |-to-| to |/| over | ?÷ ?)(?:sales|revenues?))\b(?: ?(?:ratio|multiple)s?)?`)],
];

/** A multiple in so many words, and a yield by its name: two measures. */
export const timesOfEarnings = re(String.raw`\b(?:how many|what) (?:times|multiple of) (?:(?:its|the|their|fully|diluted|dil\.?|trailing|own|‡|¤) )*(?:eps|earnings|profits?)\b`);
export const yieldNames = re(String.raw`\b(?:earnings|dividend|fcf|free cash ?flow) yields?\b`);

/** The worth of all shares. */
export const worth = re(String.raw`\b(?:(?:present |current |latest |stock )*(?:mkt\.?|market) ?(?:cap(?:itali[sz]ation)?s?\b\.?|values?|worth)|capitali[sz]ation|(?:the )?(?:price|value|worth|cost) of (?:the whole (?:company|firm|business|lot)|all (?:of )?(?:the |its |their )?shares)|(?:the )?(?:stock )?market (?:says|say|thinks|reckons|values?)(?: (?:that )?(?:¤|it|the (?:whole )?(?:company|firm|business)))?(?: (?:whole|entire))*(?: (?:company|firm|business))?(?: (?:is|are|was))?(?: (?:worth|valued))?(?: at)?|what (?:all|every one) (?:of )?(?:its|the|their) shares (?:cost|are worth|fetch)|the whole (?:company|firm|business|lot) (?:is|was|costs?|cost))`);
/** All shares as somebody would buy them. */
export const wholeBought = re(String.raw`\b(?:(?:buy(?:ing)?|own(?:ed|ing)?|bought|purchas(?:e|ing)|acquir(?:e|ing)|snap(?:ping)? up|scoop(?:ing)? up|take over|tak(?:e|ing))(?: up| out)? (?:(?:absolutely )?every(?: (?:single|last|one of the))* (?:¤ )?(?:shares?|stock)|all (?:of )?(?:the |its |their )?(?:¤ )?(?:shares|stock)|(?:the )?(?:whole|entire|complete)(?: of)?(?: (?:company|firm|business|lot|thing|of))?|each (?:and every )?(?:¤ )?share|100 ?(?:%|percent))(?: of)?|(?:every(?: (?:single|last))* share|all (?:the )?shares) (?:of|in) ¤)`);
/** The price of one share. */
export const prices = re(String.raw`\b(?:share prices?|stock prices?|closing prices?|prices?|px|quote|quotation|close[ds]?|closing|shares?|stock|trad(?:e[ds]?|ing)|costs?|paid|paying|pays?|worth|buyer|value[ds]?|valuation|dear|cheap|expensive|priced|sells?|selling|market)\b`);
/** A price in so many words, and words that hold one thing against another: without both nothing is a multiple. */
export const surePrices = re(String.raw`§|\b(?:prices?|px|quote|quotation|close[ds]?|closing|stock|costs?|trad(?:e[ds]?|ing))\b`);
export const sureRelations = re(String.raw`[÷/]|= ?\?|\b(?:how many times|multiples?|times|divide[ds]?|dividing|divided by|over|relative to|set against|against)\b|\bpercent(?:age)? of (?:the |its |their )?(?:\w+ ){0,3}(?:price|close|§)|\bpercent(?:age)? of §`);
/** Other lines and measures. */
export const otherLines = /\b(?:capex|capital|stock-based|compensation|undiluted|cost of|costs? of (?:sales|revenue)|sg&a|r&d|research|expenses?|tax(?:es)?|interest|paid (?:in|by|out)|inventor\w+|receivab\w+|payab\w+|margins?|assets|liabilities|return on|turnover ratio|value of ¤)\b/;
/** How the one is held against the other. */
export const relations = re(String.raw`[÷/=]|\b(?:how many times|what multiple|which multiple|multiples?(?: of)?|times|ratios?|divide[ds]?|dividing|divided by|over|on|against|relative to|set against|per|to|for|as|of|by|x|fold|measured)\b`);
export const yieldWords = re(String.raw`\b(?:yields?|ylds?|what percent(?:age)?|percent(?:age)?s?|per cent|in percent|handed? back|hand(?:s|ed)? me|pct)\b|%|\bwhat share of\b`);
/** The figure first and the price below the line. */
export const figureFirst = /(?:\/|÷|\bover\b|\bdivided by\b|\b(?:relative|in relation|compared) to\b|\bset against\b|\bmeasured against\b|\b(?:as )?(?:a |in )?percent(?:age)? of\b) ?(?:the |its |their )?(?:(?:latest|last|current|present|closing|share|stock|market) )*(?:price|close|px|quote|§|market|mkt|worth)/;
/** The other way round: profit over price. */
export const upsideDown = re(String.raw`\b(?:(?:turn|flip|stand|put)(?:ed|ing)? )?(?:the |its )?(?:¤ )?(?:p/?e|price-earnings ratio)(?: ratio)?(?: of ¤)? (?:upside down|on its head|around|the other way round)|\b(?:inverse|reciprocal) of (?:the |its )?(?:¤ )?(?:p/?e)(?: ratio)?`);
/** `at 25 times …`: the price that would be. */
export const atTimes = re(String.raw`(?:(?:\b|(?<=[@ ]))(?:at|@|on|for|of|paid|pays?|priced at|valued at|multiple of|exactly|only|just) ?)+(?<digits>\d{1,3}(?:\.\d+)?) ?(?:x\b|times\b)|(?:(?:\b|(?<=[@ ]))(?:at|@|on|for|of|paid|pays?|exactly|only|just) ?)+(?<spoken>(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?) times\b|(?<=\b(?:a|an|the|at|on) +)of (?<whole>\d{1,3}(?:\.\d+)?)(?= (?:on|to|applied)\b)`);
/** Years whose own last close is meant. */
export const ownEnds = re(String.raw`\b(?:(?:each|that|every|the same|its own)(?: year)?'?s? (?:year )?(?:final|last|closing|year-end) (?:close|closing price|price|session)|y(?:ea)?r[- ]ends?|same year|each time|respectively|(?:came|drew) to (?:a close|an end)|(?:at|by) the (?:end|close) of)\b`);

/** What is another question, or one that other readers know better. */
export const otherThings = /\b(?:netted|forward|fwd|expected|estimate\w*|consensus|forecast\w*|peers?|rivals?|industry|sector|s&p|index|average|mean|median|adjusted|non-gaap|core|ebitda|enterprise|ev|peg|growth|grew|grow\w*|why|reason|because|basic|should|overvalued|undervalued|fair(?:ly)?|bargain|history|historical(?:ly)?|highest|lowest|rank\w*|order|change[ds]?|rose|fell|quarters?|q[1-4]|segment|dcf|graham|debt|news|analysts?|insiders?|euros?|pounds?|yen|buy ?backs?|repurchase\w*|payout|employees?|month|cyclically|shiller|bought|invest\w*|trailing (?:twelve|12)|ttm|ltm|next year|meaningful|roe|roa|roic|opm|margins?|yoy|ten[- ]years?|10[- ]?(?:y(?:ea)?rs?|y)|treasur\w+|inflation|unemployment|jobless\w*|federal funds|fed funds)\b/;
/** What may stand around it without asking for more. */
export const fillers: readonly RegExp[] = [
  re(String.raw`\b(?:please|both|print|display|report|tell me|work out|compute|calculate|give me|show me|express(?:ed)?|turn(?:ed)?|take|using|use|used|taking|taken|with|based|measured|going by|defined|that is|i\.e\.|same|that|this|each|those|year|years|fiscal|financial|ended|ending|full|certain|amount|so much|stake|outlay|stood|stand|stands|stayed|sits|carry|carries|fetch|represent|represents|compare[ds]?|comparison|versus|vs\.?|next to|i want|and|then|now|owners?|holders?|shareholders?|investors?|somebody|someone|buyer|buyers|anybody|anyone|suppose|wanted|wants|bill|price tag|sum|come|comes|would|could|have|back|whole|entire|firm|company|business|lot|all|every|last|latest|single|final|closing|most recent|recent|hammered|exactly|roughly|about|only|just|paid|valued?|left|after|paying|number|figure|level|ratio|one|at|still|made|per|share|shares|divide|cash|balance sheet|books|retired|live off|payouts?|more|than|is|dollars?|usd|\$|got|market)\b`),
  re(String.raw`\b(?:come|came|drew) to (?:a close|an end)\b`),
];
export const blockers = /\d|\b(?:not|never|except|excluding|without|less|before|together|combined|half|twice|double|difference|gap|two|three|four|five|million|billion)\b/;
