// The words around an amount a share that the question itself states: what was paid for it, its dividend, its earnings. `¤` stands for a company, `§` for a time, `£` for the amount.

const re = (source: string): RegExp => new RegExp(source, 'g');

const coin = '(?: ?(?:us )?(?:dollars?|bucks|usd))?';
const number = String.raw`(?:(?:us ?)?\$ ?|usd ?)?(?<plain>\d[\d,]*(?:\.\d+)?)(?![\d%]| ?(?:percent|per cent|pct|k\b|thousand|grand|million|m\b|bn|billion|shares|x\b|times))`;
/** One share's. */
export const perShare = String.raw`(?:,? (?:a|per|each|for (?:a|each|every|one)) (?:¤ )?(?:share|piece)|,? apiece|,? each(?= ?(?:[,.;?!:]|$|and\b|on\b|for\b|§))|\/(?:share|sh)\b)`;
const gap = String.raw`(?:[^.?!;:£\d$]|(?<=inc|corp)\.){0,44}?`;

/** What was paid, where the words say that it is for one share. */
export const paid: readonly RegExp[] = [
  re(String.raw`\b(?:bought|buy|buying|purchased?|picked up|pick up|got (?:in|into)|gotten (?:in|into)|went in(?:to)?|entered|acquired|in|long|paid|paying|pay|cost|costs|owned?|hold|held|shares|stock|¤)\b${gap}(?:,? (?:at|@|for|of) |,? @ ?|,? me |,? us | )(?:(?:about|exactly|only|just|a price of|an average(?: price| cost)? of|an? (?:\w+ )?(?:cost|price|basis) of) )*${number}${coin}${perShare}(?: (?:for|of) (?:my |our |the )?(?:¤ )?(?:shares|stock))?`),
  re(String.raw`\b(?:bought|buy|buying|purchased?|picked up|pick up|got (?:in|into)|gotten (?:in|into)|went in(?:to)?|entered|acquired|in|long|owned?|hold|held)\b${gap},? ?(?:\bat|@) (?:(?:about|exactly|only|just|a price of|an average(?: price| cost)? of|an? (?:\w+ )?(?:cost|price|basis) of) )*${number}${coin}(?:${perShare})?`),
  re(String.raw`\b(?:(?:my|our|his|her|their|the|a|an) )?(?:(?:average |avg\.? )?(?:cost(?:[ -]basis| price)?|basis|purchase price|entry(?: price)?|buy(?:ing)? price|break-?even))\b(?: (?:in|on|for|of) (?:my |our |the )?(?:¤ )?(?:shares|stock)?)?(?: per share| a share)?(?: (?:is|was|of|at|being|me|us|stands at|=))*[: =]*${number}${coin}(?:${perShare})?`),
  re(String.raw`\bpaid ${number}${coin}(?:${perShare})? (?:for|per|on) (?:my |our |the )?(?:¤|it|a share|one share|each share|each)(?: (?:share|stock))?(?! shares)`),
  re(String.raw`${number}${coin}(?:${perShare})?,? (?:that |which )?(?:i|we|he|she|they|you) (?:(?:had |have |once |originally )*paid|bought (?:it |them )?(?:at|for)|gave|shelled out)(?: for (?:it|them|each|each share|the stock|the shares|¤))?(?:${perShare})?`),
];

/** That it is asked what it has become. */
export const gained = /\b(?:gains?|gained|profits?|loss(?:es)?|los[et]|losing|up|down|ahead|behind|return(?:ed)?|made|make|making|earned|in the (?:money|black|red)|under ?water|better off|worse off|p&l|p\/l|pnl|compares?|change[ds]?|differ\w*|above|below|vs|versus|against|plus or minus|sitting on|risen|fallen|moved?)\b|%/;
const talkOfGain = re(String.raw`\b(?:gains?|gained|profits?|loss(?:es)?|los[et]|losing|up|down|ahead|behind|return(?:ed)?|made|make|making|earned|in the (?:money|black|red)|under ?water|better off|worse off|p&l|p\/l|pnl|compares?|compared|change[ds]?|difference|differ\w*|above|below|vs|versus|against|plus or minus|sitting on|risen|fallen|moved?|unreali[sz]ed|on paper|paper|capital|holding|position|stake|investment|basis|cost|purchase|price|entry|average|bought|paid|own|owned|hold|held|sits?|stands?|trad(?:es?|ing)|quote[ds]?|worth|clos(?:e|ed|es|ing)|share|shares|stock|money|dividends? (?:aside|apart|excluded|ignored|left out)|(?:ignoring|excluding|without|ex|leaving aside|not counting) dividends?)\b`);

const coins = String.raw`(?:(?:us ?)?\$ ?|usd ?)(?<plain>\d[\d,]*(?:\.\d+)?)(?![\d%]| ?(?:k\b|thousand|million|m\b|bn|billion))${coin}|(?<![\d.$])(?<dollars>\d[\d,]*(?:\.\d+)?) ?(?:us )?(?:dollars?|bucks|usd)\b|(?<![\d.$])(?<cents>\d+(?:\.\d+)?) ?(?:us )?(?:cents?|c|¢)(?![\p{L}\d])|(?<![\d.$])(?<bare>\d{1,3}\.\d\d)(?![\d%])`;
/** An amount in dollars or cents. */
export const amountIn = new RegExp(coins, 'gu');

/** Of dividends, with how many of them a year has. */
export const aboutDividends = /\b(?:dividends?|divs?|payouts?|yield\w*|ylds?|pays?|paid|paying|distribut\w+|income)\b/;
export const asksYield = /\b(?:yield\w*|ylds?|percent(?:age)? return|what (?:percent(?:age)?|return|rate)|how many percent)\b|%/;
export const timesAYear: readonly (readonly [string, RegExp])[] = [
  ['4', /\b(?:quarterly|quarters?|qtrly|qtr|(?:four|4)(?= (?:times|quarterly|payments|of|dividends|such|x)\b)|four of (?:those|them|these)|(?:four|4) ?(?:x|times|×|\*)|(?:x|times|×|\*) ?(?:four|4)\b)/],
  ['12', /\b(?:monthly|(?:a|per|every|each) month)\b/], ['2', /\b(?:semi-?annual(?:ly)?|half-?yearly|twice a year|every (?:six months|half year))\b/],
  ['1', /\b(?:annual(?:ly)?|yearly|(?:a|per|every|each) year|p\.a\.|per annum|annuali[sz]ed)\b/],
];
const talkOfYield = re(String.raw`\b(?:dividends?|divs?|payouts?|yield(?:s|ing|ed)?|ylds?|pays?|paid|paying|payments?|distribut\w+|income|quarterly|quarters?|qtrly|qtr|four|monthly|months?|semi-?annual(?:ly)?|half-?yearly|twice|annual(?:ly)?|yearly|year|per annum|annuali[sz]ed|times|make|makes|come to|current|latest|last|most recent|regular|share|shares|stock|clos(?:e|es|ed|ing)|price|over|divided by|against|relative to|percent(?:age)?|rate|return|keeps?|kept|continues?|stays?|hands?|taking|take|assum\w+|suppos\w+|every|each|those|that)\b|(?<![\d.])[4x×*÷/=](?![\d.])|(?<=[\d£ ])x(?= )`);

export const aboutEarnings = /\b(?:eps|earnings|earns?|earned|profits?)\b/;
export const asksMultiple = /\b(?:p ?\/ ?e|pe|price[- ](?:to[- ])?earnings|multiple|how many times|times)\b/;
const talkOfMultiple = re(String.raw`\b(?:p ?\/ ?e|pe|price[- ](?:to[- ])?earnings|ratio|multiple|times|eps|earnings|earns?|earned|earning|profits?|diluted|a|per|share|shares|stock|clos(?:e|es|ed|ing)|price|over|divided by|against|relative to|trad(?:es?|ing)|sells?|selling|valued|costs?|on|at|taking|take|assum\w+|suppos\w+|year|annual(?:ly)?)\b|[÷/=]`);

const asides = re(String.raw`\b(?:i|we|he|she|they|you|my|our|his|her|their|client|friend|brother|sister|father|mother|uncle|aunt|wife|husband|neighbou?r|boss|back|then|years?|ago|long|time|percent(?:age)?|per cent|pct|terms|dollars?|amount|figure|how|what|big|large|much|far|many|now|today|so far|show|both|and|apiece|each|for|of|us|me)\b|[%$+&,;:.?!()£¤§=]|->|→`);

export const talkOf = { gain: [talkOfGain, asides], yield: [talkOfYield, asides], multiple: [talkOfMultiple, asides] } as const;

/** Something else is asked as well. */
export const otherwise = /\b(?:reinvest\w*|total return|a year|per year|yearly rate|annual\w*|cagr|compound\w*|highest|lowest|high|low|peak|best|worst|mean|median|every month|instead|inflation|tax|taxes|fees?|commission|split|half|twice|double[d]?|should|option\w*|margin|short(?:ed)?|bonds?|treasur\w+|index|s&p|revenue|sales|eps|earnings|p\/e|net income|if it|target|break ?even|sold|sell|needs?|must)\b/;
/** The same, but for what the dividends of a year are told with. */
export const otherThanPay = /\b(?:reinvest\w*|total return|cagr|compound\w*|highest|lowest|high|low|peak|best|worst|mean|median|average|instead|inflation|tax|taxes|fees?|commission|split|should|option\w*|bonds?|treasur\w+|index|s&p|revenue|sales|p\/e|net income|target|grow\w*|growth|rais\w+|increas\w+|cut|sold|sell|cover\w*|payout ratio|compare\w*|versus|vs|higher|lower|more|less|than)\b/;
