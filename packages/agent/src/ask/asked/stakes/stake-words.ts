// The words of shares that are bought, held and sold. `¤` stands for a company, `§` for a time, `£` for a number of shares or a sum.

const re = (source: string): RegExp => new RegExp(source, 'g');

const spoken = String.raw`(?:(?:a(?= (?:hundred|thousand|dozen)\b)|one(?= (?:hundred|thousand)\b)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|twenty-five|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)\b[ -]?(?:and (?=\w+ (?:of|shares?|¤)))?)+`;
const number = String.raw`(?<![\w$£.,-])(?<count>\d[\d,]*(?!\d|[.,]\d|%)|half a dozen|two dozen|a dozen|${spoken}) ?`;
const kindOf = '(?:(?:whole|full|ordinary|common|single) )*';
const whose = '(?:(?:of|the|my|his|her|our|its) )*';

/** "50 shares of ¤", "fifty of ¤", "a hundred ¤ shares". */
export const sharesOf = re(String.raw`${number}${kindOf}(?:(?:shares?|stocks?|shs?|units?|x|×|\*) (?:in )?)?${whose}¤(?: (?:shares?|stock|shs?)\b)?`);
/** "¤ x 50", "¤: 50 shares". */
export const sharesBehind = re(String.raw`¤(?: (?:shares?|stock))?(?: ?[:x×*]| -)? ?${number}(?:shares?|shs?|units?)?(?= ?(?:[,;.&?)]|$|and\b|plus\b|\+))`);
/** "200 shares", of the one company or of each. */
export const sharesAlone = re(String.raw`${number}${kindOf}(?:shares?|shs?|units?)\b`);

/** To each of several the same. */
export const toEach = re(String.raw`\b(?:(?:into|in|on|of|for|to) )?(?:each|apiece|every one|both|all (?:three|four|five|of them)|any of (?:them|the (?:two|three|four)))(?: (?:one|of(?: (?:them|these|those))?))?\b|\brespectively\b|\bthe same (?:£|amount|sum|money)\b`);
/** One sum, shared out in equal parts. */
export const sharedOut = re(String.raw`\b(?:equally|evenly|fifty-fifty|50\/50|half and half|(?:in|into) equal (?:parts?|shares|amounts|halves|thirds|portions|lots)|equal(?:ly)?[- ](?:weighted|parts|amounts|halves|thirds|portions)|(?:an? )?(?:half|third|quarter|fifth)(?: of it)?,?(?: (?:in|into|on|to|going to))? (?:each|apiece)|half (?:of it )?(?:in|into) (?:each|one))\b(?: (?:among|amongst|between|across|over|into|in|on)\b)?`);
/** It is shared out, in whatever parts. */
export const inParts = /\b(?:split|divid\w+|spread|shared out|distribut\w+|half|halves|thirds?|quarters?)\b/;
export const either = /\bor\b|\bversus\b|\bvs\b|\binstead\b|\bagainst\b/;

/** Of the dividends nothing is asked. */
export const priceAlone: readonly RegExp[] = [
  re(String.raw`\b(?:ignor(?:e|ing)|exclud(?:e|ing)|excl\.?|without(?: (?:counting|including|considering|any account of))?|ex|no|leav(?:e|ing)|not counting|disregard(?:ing)?|set(?:ting)?|before|net of|apart from|forget(?:ting)?|w\/o|sans)(?: aside| out| about)? (?:any |the |all )?(?:divs?\.?|dividends?)\b(?: aside| out| apart| payments?)?|\b(?:any |the |all )?(?:dividends?|divs?) (?:aside|apart|excluded|ignored|left out|left aside|not counted|disregarded|out of it)\b`),
  re(String.raw`\b(?:on|by|in|going by|judged by|for|through|counting)? ?(?:the )?(?:share |stock )?prices? (?:alone|only|move alone|change only|gain only|terms(?: only)?|appreciation(?: only)?)\b`),
];
/** Costs of dealing and taxes are in none of it. */
export const noCosts = re(String.raw`\b(?:ignor(?:e|ing)|exclud(?:e|ing)|without(?: any)?|no|leav(?:e|ing)|not counting|disregard(?:ing)?|set(?:ting)?|before|apart from|forget(?:ting)?(?: about)?|free of|w\/o|pre)[- ](?:(?:aside|out|any|the|all|dealing|broker(?:age|'s)?|trading|transaction|other) )*(?:tax(?:es)?|fees?|costs?|commissions?|charges?|brokerage|spreads?)(?: (?:and|or|&) (?:tax(?:es)?|fees?|costs?|commissions?|charges?))?(?: aside| out| apart)?\b|\b(?:tax(?:es)?|fees?|costs|commissions?|charges|brokerage)(?: (?:and|or) (?:tax(?:es)?|fees?|costs|commissions?|charges))? (?:aside|apart|excluded|ignored|left out|not counted)\b|\bpre-?tax\b|\bfree of (?:charge|cost|commission|fees)\b`);

export const dividends = re(String.raw`\b(?:how much (?:in )?|what )?(?:cash )?(?:dividends?|divs?|payouts?|distributions?)(?: (?:income|payments?|cash|cheques?|received|paid))*\b`);
/** What lies in a time by its ex-dividend days. */
export const exDays = re(String.raw`\b(?:by |with |whose |having )?(?:an? )?(?:§ )?ex-?(?:dividend|div)?[- ]?(?:days?|dates?)?(?: (?:fell|falls?|lies|lay|was|were|are|is)(?: in)?| in| within)? ?§|\b(?:(?:that|which) )?(?:went|go(?:es|ing)?|gone) ex(?:-dividend)?\b|\b§ ex-?(?:dividend |div )?(?:days?|dates?)\b|\b(?:by |with )?(?:an? |the )?ex-?(?:dividend|div)?[- ]?(?:days?|dates?)\b`);
export const sums = re(String.raw`\b(?:together|altogether|in (?:total|all|sum)|(?:the |a )?(?:whole|total|grand total|combined|entire|sum|overall)(?: (?:bill|cost|sum|amount|outlay|price|value|worth|lot|of both|of the (?:two|three)|portfolio|for both))?|added up|all told|combined|the (?:two|three|lot) of them)\b`);
export const best = re(String.raw`\b(?:(?:which|what|who)(?: (?:one|of (?:them|the (?:two|three|four))|holding|stock|share|bet|purchase|third|half|pick|lot|investment))?(?: (?:would have|would|has|have|had|did|was|is|were|came|turned out|proved))*(?: (?:done|do|did|the|be|been|performed?|come|out))* )?(?:best|better|most|winner|on top|ahead|the more|more|top|strongest|won|wins?|came first)\b(?: (?:one|pick|performer|of (?:them|the (?:two|three))))?`);
export const worst = re(String.raw`\b(?:(?:which|what)(?: (?:one|of (?:them|the (?:two|three|four))|holding|stock|share|third|lot))?(?: (?:would have|would|has|have|had|did|was|is|came))*(?: (?:done|do|did|the|be|been))* )?(?:worst|worse|least|loser|last|weakest)\b(?: (?:one|pick|performer|of (?:them|the (?:two|three))))?`);

/** What it came to a year, compounded: told beside what became of it. */
export const yearlyRate: readonly RegExp[] = [
  re(String.raw`\b(?:cagr|annuali[sz]ed|compound(?:ed|ing)?|(?:annual|yearly)(?= (?:compound|rate|return|growth|gain|percent)))\b(?: (?:(?:compound(?:ed)?|annual(?:ly)?|yearly|growth|returns?|rates?|gains?|percent(?:age)?|of)\b ?)*)?(?:,? ?\b(?:a|per|each|every) (?:year|annum)\b)?`),
  re(String.raw`(?:%|\b(?:percent(?:age)?|per cent|pct|rate|return|growth))(?: (?:is|was|would|does|did) (?:that|it|this)(?: (?:be|make|come to|work out (?:at|to)))?)?,? \b(?:a|per|each|every) (?:year|annum)\b`),
];

/** Something that is not told: another rate, another close, a number of shares that is looked for. */
export const otherwise = /\b(?:(?:over|above|below|under|past|through|beyond|crossed|topped|passed|hit|reached|touched)(?: the)? £|(?:more|less) than £|reinvest\w*|total return|a year|per year|yearly|annual\w*|cagr|compound\w*|highest|lowest|peak|average|mean|each month|every (?:month|year)|monthly|inflation|margin|short(?:ed)?|sold short|options?|bonds?|treasur\w+|index|s&p|yields?|yielded|eps|earnings|revenue|profits? of ¤|market cap\w*|insiders?|director|volatil\w*|drawdown|how many (?:[^ ?.;]+ ){0,3}(?:shares|stocks?)|ceo|cfo|sharehold\w*|repurchas\w*|buy ?backs?|per share|a share|worthwhile|should|p\/e|outstanding|issued|if .{0,40} (?:rose|fell|rises|falls))(?!\w)/;

/** What is done with shares and asked of them, which the answer tells whatever the words are. */
export const deals: readonly RegExp[] = [
  re(String.raw`\b(?:bought|buy(?:ing)?|purchas(?:e|ed|ing)|put(?:ting)?|invest(?:ed|ing|ments?)?|pick(?:ed|ing)? up|snapped up|got(?:ten)?|gone|went|sank|sunk|stuck|placed|parked|threw|thrown|dumped|chucked|poured|staked|h[eo]ld(?:s|ing|ings)?|own(?:ed|ing|s)?|sat (?:on|tight)|sitting on|kept|keep|sold|sell(?:ing)?|filled|unloaded|offloaded|cashed|exited|dealt|trade[ds]?|split|into|onto)\b`),
  re(String.raw`\b(?:worth|valu(?:e|es|ed)|becomes?|became|turn(?:ed|s)? into|gain(?:ed|s)?|profits?|los[est]|losing|loss(?:es)?|made|make|making|earn(?:ed|s)?|up|down|ahead|behind|richer|poorer|grown?|grew|c[oa]mes? (?:to|out)|amount(?:s|ed)? to|returned?|p&l|p\/l|pnl|fetch|left(?: over)?|cost|costs|costing|price[ds]?|bill|pay|paid|outlay|spend|set me back|need|collect(?:ed)?|receiv(?:e|ed)|pocket(?:ed)?|took in|take in|taken in|bring|brought|net|on balance|balance|result|difference|changed?|moves?|moved|where does that leave|leave[sd]?|plus|minus|equal|size|total(?:s|led)?)\b`),
  re(String.raw`\b(?:us )?(?:dollars?|bucks|usd|cents|money|cash|amount|sum|percent(?:age)?|per cent|pct|overall|figure|terms)\b|[%$+&,;:.?!()/-]|->|→|=`),
  re(String.raw`\b(?:clos(?:e|es|ed|ing)|closing prices?|prices?|bell|quote|stock|stocks|shares?|shs|holdings?|positions?|stakes?|lots?|parcels?|blocks?|packages?|pots?|portfolios?|trade|paper|capital|both|each|one|half|halves|thirds?|apiece|two|three|four|pair|trio|alone|long|broker|nearly|almost|little|tidy|small|wee|stack|pile[sd]?|heap|bundle|final|ending|end|done|looked|checked|opened|statement|there|at market|market|session|trading day|day|fill|suppose[d]?|assum(?:e|ed|ing)|first|second|until|till|again|out|over|whole|same|add|added|away|separately|individually|set|between|gran|granny|nan|aunt\w*|godmother|godfather|stretch|period|time|span|tell|names?)\b`),
];
