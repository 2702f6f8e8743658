// Which series a question is about: the closes of a share, or economic series that are bundled or asked of FRED, in everyday words.

const re = (source: string): RegExp => new RegExp(source, 'g');

/** Closes of a share. A company alone, beside words of time and movement, means its share too. */
export const closeWords = re(String.raw`\b(?:(?:closing |daily |month-end |year-end )?(?:share|stock|equity)(?:'s|s)? (?:prices?|quotes?|closes?|px|closing prices?)|(?:share|stock|closing|market) (?:price|value of (?:one|a) share)s?|(?:shares?|stocks?|equity|ticker|prices?|closes?|closing|quotes?|px|shareholders?|stockholders?|holders?|owners?|investors?))\b`);
/** Words that a share alone has. */
export const shareWords = re(String.raw`\b(?:shares?|stocks?|price|priced|px|clos(?:e|es|ed|ing)|drawdown|shareholders?|stockholders?|holders?|owners?|investors?)\b`);

/** What a question of closes never means: another price, another basis, another thing of the company. */
export const otherThings = /\b(?:open(?:ed|ing)? (?:price|at|quote)|intra-?day|after[- ]hours|pre-?market|volume|dividends?|total return|reinvest\w*|options?|calls? (?:on|for|options?)|puts (?!on|in)|volatil\w*|moving average|sma|ema|rsi|macd|beta|correlat\w*|index|s&p|dow jones|nasdaq|benchmark|target|analysts?|news\w*|headlines?|press|papers?|reporters?|journalists?|media|said about|say about|announce\w*|reports?|why|reasons?|because|explain\w*|cause[ds]?|insiders?|s(?:old|ell|ells|elling|ales?)(?!-?off)|bought back|revenue|sales|turnover|profits?|earnings|eps|income|margins?|net loss(?:es)?|bottom[- ]line|red ink|in total and (?:per|for each)|cash|debt|assets?|equity(?! (?:price|quote|close|px|holders?))|(?:share|stock|equity)-based|(?:share|stock)?holders' (?:money|funds|capital)|(?:its|their|his|her) own (?:stock|shares?)|share (?:capital|count)|ebitda?|multiple|p\/?e|ratio|book|times (?!(?:its|the|that|what|their))|yields?|every (?:last|single)|whole (?:company|lot|firm|business)|all (?:of )?(?:the |its )?shares|market cap\w*|capitali[sz]ation|market value|valuation|buy ?backs?|repurchas\w*|shares outstanding|employees|inflation-adjusted|real terms|annuali[sz]ed|per (?:year|annum)|cagr|compound\w*|euros?|pounds?|yen|if i|had i|would|will|should|worth buying|forecast|predict\w*|invest(?:ed|ing)?|\$\d[\d,]*k? (?:in|into)|split|spun|spin-?off|weekday|streaks?|consecutive|in a row|median|standard deviation|rank|fiscal|fy ?\d*|peers?|rivals?|industry|sector|average(?: true)? range|part(?:ed|ing) (?:company )?with|(?:got|get) rid of|unload(?:ed|ing)?|off-?load(?:ed|ing)?|dispos(?:ed|ing) of|dump(?:ed|ing))\b/;

export type SeriesName = { readonly id: string; readonly words: RegExp };
const say = (id: string, words: string): SeriesName => ({ id, words: re(String.raw`\b(?:${words})\b`) });

const country = String.raw`(?:(?:the )?(?:us|u\.s\.|american|america's|united states|nationwide|national|america) )?`;
const treasury = String.raw`(?: (?:us |u\.s\. )?(?:treasur(?:y|ies)|t-?notes?|notes?|government bonds?|govt bonds?|bonds?|treasury (?:note|bond)s?|ones?|paper|money|debt|maturity))?`;
const yields = String.raw`(?: (?:yields?|rates?|constant maturity|yield))*`;
/** "10y" in one word is a maturity. */
const glued = (years: string): string => String.raw`(?:ust ?)?${years}-?yr?s?\b(?! (?:average|mean|period|history|chart|growth|returns?|cagr|high|low))`;
/** "Two years" alone is how long something lasts. */
const named = String.raw`(?= (?:us |u\.s\. |government |govt )?(?:treasur|t-?note|note|bond|yield|rate|constant|ones?\b|paper\b|money\b|debt\b|maturit))`;
const ten = String.raw`(?:10|ten)[- ]?(?:years?|yrs?|y)`;
const twoYears = String.raw`(?:2|two)[- ]?(?:years?|yrs?|y)`;
const three = String.raw`(?:3|three)[- ]?(?:months?|mos?|m)`;
const minus = String.raw`(?: ?(?:minus|less|over|vs\.?|versus|and|to|/|-|–) ?)(?:the )?`;
const yearly = String.raw`(?:annual |yearly |year-on-year |year-over-year |yoy |12-month |twelve-month )?`;

/** In the order in which their words are taken. */
export const seriesNames: readonly SeriesName[] = [
  say('core_pce_inflation', String.raw`${country}${yearly}core pce(?: price)?(?: index)? ?(?:inflation|yoy|y/y|rate)(?: rate)?`),
  say('yield_curve_10y2y', String.raw`(?:spread|gap|difference) (?:between|of) (?:the )?(?:${ten}${treasury}${yields} (?:and|over) (?:the )?${twoYears}|${twoYears}${treasury}${yields} and (?:the )?${ten})${treasury}${yields}|${country}${ten}${treasury}${yields}${minus}${twoYears}${treasury}${yields}(?: spread| gap| curve)?|2s ?/?10s?(?: spread| curve)?|t10y2y|10y-?2y(?: spread)?|yield[- ]curve spread|(?:the )?${country}(?:treasury )?(?:yield )?curve (?:(?:was|is|were|still|already|at all|then|really|actually) ){0,2}(?:invert\w*|upside down)|(?:an? |the )?(?:yield[- ]curve inversion|inverted (?:yield )?curve)`),
  say('yield_curve_10y3m', String.raw`${ten}${treasury}${yields} (?:above|below|over|under|higher than|lower than|more than|less than)(?: (?:or|and) (?:above|below|over|under|higher than|lower than|more than|less than))? (?:the )?${three}(?: treasury| t-?)?(?: bills?)?(?: ones?)?${yields}|(?:spread|gap|difference) (?:between|of) (?:the )?(?:${ten}${treasury}${yields} (?:and|over) (?:the )?${three}|${three}(?: treasury| t-?)?(?: bills?)?${yields} and (?:the )?${ten})(?: treasury| t-?)?(?: bills?)?${treasury}${yields}|${country}${ten}${treasury}${yields}${minus}${three}(?: treasury| t-?)?(?: bills?)?${yields}(?: spread| gap| curve)?|t10y3m|10y-?3m(?: spread)?`),
  say('breakeven_10y', String.raw`(?:${ten} )?break-?evens?(?: inflation)?(?: rate)?|market-based inflation expectations`),
  say('real_yield_10y', String.raw`${country}${ten} (?:real yields?|tips(?: yields?)?|inflation[- ](?:indexed|protected|linked)(?: treasury)?(?: securities| bonds?)?(?: yields?)?)|real ${ten}${treasury}${yields}|tips yields?`),
  say('treasury_2y', String.raw`${country}(?:treasury ${twoYears}|${twoYears}${named})${treasury}${yields}|yields? (?:on|of) (?:the )?${country}${twoYears}${treasury}|dgs2|${glued('2')}`),
  say('treasury_10y', String.raw`${country}(?:treasury ${ten}|${ten}${named})${treasury}${yields}|yields? (?:on|of) (?:the )?${country}${ten}${treasury}|dgs10|${glued('10')}`),
  say('wti_price', String.raw`(?:(?:the )?(?:price|cost) of )?(?:(?:a |one |the )?barrel of )?${country}(?:wti|west texas(?: intermediate)?)(?: crude)?(?: oil)?(?: (?:spot )?price)?|dcoilwtico`),
  say('treasury_30y', String.raw`${country}(?:30|thirty)[- ]?(?:years?|yrs?|y)(?= (?:us |u\.s\. |government )?(?:treasur|t-?bond|bond|yield|rate))${treasury}${yields}|dgs30|${glued('30')}`),
  say('fed_funds_rate', String.raw`(?:monthly (?:averages?|means?|readings?) (?:of|for|in) (?:the )?)?${country}(?:monthly )?(?:effective )?fed(?:eral)?(?:'s)?[- ]?funds?(?: rate)?|${country}(?:fed|federal reserve)(?:'s)? (?:policy |key |benchmark |main )?(?:interest )?rates?|${country}(?:(?:policy|overnight|key interest) rates?|(?<!(?:\b(?:long[- ]term|real|mortgage|savings|deposit|\w+'s)) )(?:benchmark |key |short[- ]term )*interest rates?(?! (?:on|of|for|sensitiv\w*|risks?|swaps?)\b)|short[- ]term rates)|funds rate|fedfunds|ffr|effr`),
  say('unemployment_rate', String.raw`(?:the )?${country}(?:monthly )?(?:unemployment|jobless(?:ness)?|out-of-work|unemp\.?)(?: rate)?(?! claims)|unrate|share of (?:the )?${country}(?:workers|labou?r force|workforce) (?:without (?:a )?(?:job|work)|out of work|unemployed)|people (?:out of|without) work`),
  say('payrolls', String.raw`${country}(?:total |overall |headline )?(?:non-?farm |non-agricultural )?(?:payrolls?|nfps?)(?: (?:employment|jobs|count|number|headcount|report|figures?))?|${country}(?:total )?(?:non-?farm|non-agricultural) (?:jobs|employment|employees|workers|workforce|headcount)|paye?ms|(?:new |net )?jobs?(?= (?:growth|gains?|creation|losses|market (?:add|gain|los)))|(?:(?:net |new |additional )?(?:jobs|positions|people|workers))(?=[^?]*\b(?:added|add|adding|creat\w+|gained|lost|lose|shed|cut|hired|hire|taken on|disappear\w*|vanish\w*)\b)(?! claims)`),
  say('housing_starts', String.raw`${country}(?:housing|home|house) ?starts?|houst|(?:homes|houses) (?:started|begun)`),
  say('retail_sales', String.raw`${country}retail sales|rsxfs`),
  say('initial_claims', String.raw`${country}(?:weekly |new |first-time )?(?:initial |first-time |new )?(?:jobless|unemployment)(?: insurance)? claims|initial claims|icsa`),
];

/** Consumer prices are asked about as a rate over twelve months unless their level is named. */
export const priceLevel = re(String.raw`\b(?:cpi|consumer price index|price index|core cpi) (?:level|index level|reading|index|points?)\b|\blevel of the (?:core )?(?:cpi|consumer price index)\b|\bindex (?:level|value|points)\b`);
export const consumerPrices = re(String.raw`\b${country}(?:${yearly}(?:headline |core |all[- ]items? |underlying |consumer[- ]price |cpi |price )*(?:inflation(?! expect| index)(?: rate)?|cpi(?: index)?|consumer prices?(?: index)?)(?: inflation)?(?: ?(?:rate|yoy|y/y|y-o-y|% ?yoy|annual rate|\(yoy\)|change|reading|figure|print))*|cost of living|(?:12|twelve)-month ${country}(?:cpi|inflation)(?: rate)?|prices (?=rose|rise|rising|go|went|climb\w*|increas\w*))`);
/** A bare index is no rate. */
export const asRate = re(String.raw`\b(?:inflation|yoy|y\/y|y-o-y|year[- ]on[- ]year|year[- ]over[- ]year|(?:12|twelve)[- ]month|12m|annual|yearly|cumulative\w*|in all|altogether|climb\w*|rates?|ros[ei]\w*|rise[ns]?|faster|cost of living|headline|core vs|pace)\b`);
export const core = re(String.raw`\b(?:core|underlying|(?:with(?:out)?|excluding|ex[- ]?|less|minus|leaving out|stripped of|stripping out|omitting|net of) (?:volatile )?(?:the )?(?:food and energy|energy and food|food & energy|food/energy)(?: prices)?)\b`);
export const headline = re(String.raw`\b(?:headline|all[- ]items?|overall|total(?= (?:cpi|inflation))|including food and energy|with or without|(?:with|without) or (?:with|without)|both ways)\b`);
