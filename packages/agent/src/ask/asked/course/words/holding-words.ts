// The words of a holding: so many shares bought, or a sum put in, at one close, and what they are worth or have gained at a later one. `¤` stands for a company, `§` for a time, `£` for the sum or the number.

const re = (source: string): RegExp => new RegExp(source, 'g');

const whole = '(?:(?:full|whole|common|ordinary|my|his|her|our|their|of|in|the|¤) )*';
const spoken = String.raw`(?:(?:a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)\b[ -]?)+`;
/** A number of shares. "A share" and "one share" are the price of one. */
export const shareCount = new RegExp(String.raw`\b(?<plain>\d[\d,]*) (?:${whole}(?:shares?|stocks?|shs?)\b(?: (?:of|in) (?=¤))?|(?=¤ (?:bought|at|held|shares?|purchased|from|owned|since)\b)|x (?=¤))|\b(?<spoken>(?!(?:a|one) (?:¤ )?(?:shares?|stock)\b)${spoken}) ?${whole}(?:shares?|shs?)\b(?: (?:of|in) (?=¤))?|\b(?<dozen>an? dozen|half a dozen|two dozen) ${whole}(?:shares?|shs?)\b`);

const who = String.raw`(?:i|we|you|he|she|they|it|one|somebody|someone|(?:a|an|my|our|the|his|her) (?:[\w'-]+ ){0,2}?(?:client|investor|friend|brother|sister|uncle|aunt|father|mother|dad|mum|mom|wife|husband|boss|neighbou?r|colleague|cousin|son|daughter|nephew|niece|grandmother|grandfather|grandma|grandpa|customer|holder|shareholder|buyer|reader|fund|trust|club|portfolio|roommate|partner)|client|investor)`;
/** That they were bought: without it nothing is held. */
export const bought = re(String.raw`\b(?:bought|buy|buying|purchased?|put|putting|invest(?:ed|ing)?|picked up|pick up|snapped up|got(?:ten)? (?:in|into|hold of)|went into|sank|sunk|stuck|placed|parked|threw|thrown|poured|staked|held|hold|owned|had|in|into|from)\b|£ +(?:(?:of|worth of) )?¤ (?:(?:stock|shares?) )?(?:at|on|from|since|§)`);
/** What is asked of it. */
export const becomes = re(String.raw`\b(?:worth|value[ds]?|becomes?|became|turn(?:s|ed)? into|gain(?:ed|s)?|profit|profits|los[est]|loss(?:es)?|made|make|making|earn(?:ed|s)?|up|down|ahead|behind|richer|poorer|grown?|grew|come to|came to|amount(?:s|ed)? to|return(?:ed)?|have (?:now|today|left)|p&l|p\/l|pnl|ended up with|walk(?:ed)? away with|get(?: back)?|got back|better off|worse off|plus or minus|result|fetch|left)\b|->|→|=`);
/** Of the dividends nothing, of the price alone: as it is counted here anyway. */
export const priceAlone: readonly RegExp[] = [
  re(String.raw`\b(?:ignor(?:e|ing)|exclud(?:e|ing)|excl\.?|without(?: (?:counting|including|considering|any account of))?|ex|no|leav(?:e|ing)|not counting|disregard(?:ing)?|set(?:ting)?|before|net of|apart from|forget(?:ting)?|w\/o|sans) (?:aside |out |about )?(?:any |the |all )?(?:divs?\.?|dividends?)\b(?: aside| out| apart| reinvested| reinvestment| payments?)?|\b(?:any |the |all )?(?:dividends?|divs?) (?:aside|apart|excluded|ignored|left out|left aside|not counted|disregarded|notwithstanding|out of it)\b`),
  re(String.raw`\b(?:on|by|in|going by|judged by|for|through)? ?(?:the )?(?:share |stock )?price (?:alone|only|move alone|change only|gain only|terms(?: only)?|appreciation)(?: only)?\b`),
];
export const toldFirst: readonly RegExp[] = [
  re(String.raw`\b(?:my |our |his |her )?(?:brother|sister|father|mother|son|daughter)-in-law\b|\b(?:talked|persuaded|coaxed|argued|tempted|lured) (?:me|us|him|her|them) (?:into|in|to)\b|\b(?:percent(?:age)? )?(?:change[ds]?|difference|moves?)\b`),
];
export const aside: readonly RegExp[] = [
  re(String.raw`\b(?:${who}) (?:laughed|smiled|wondered|asked|thought|told me|bragged|complained|was sceptical|shook (?:his|her) head)(?: (?:at me|when|that|whether|if|it was (?:mad|crazy|late)))*\b|\bwas (?:laughed at|told it was (?:mad|crazy))\b`),
  re(String.raw`\b${who}\b`), re(String.raw`\b(?:had|have|has|if|suppose|supposing|say|imagine|assume|assuming|that|when|would|could|did|does|do|is|are|was|were|will|be|been|and|then|sold|sell|selling|it|them|they|this|those|these|again|out|all|my|his|her|their|our|the|a|an|of|at|on|by|as|to|for|until|till|through|in|from|with|up|only|just|once|back|ago|now|today|still|so far|since|what|how|much|many|large|big|high|whether|which|nothing|kept|keep|keeping)\b`),
  re(String.raw`\b(?:us )?(?:dollars?|bucks|usd|cents|money|cash|percent(?:age)?|per cent|pct|percents|terms|amount|sum|total|overall|altogether|figure|points)\b|[%$+&,;:.?!()]|->|→|=`),
  re(String.raw`\b(?:clos(?:e|es|ed|ing)(?: price)?|price|prices|quote|stock|stocks|shares?|shs|holding|position|stake|investment|lot|parcel|pot|nest egg|portfolio|trade|purchase|bet|paper|unreali[sz]ed|book|capital|both|each|one|bottom line|there|way)\b`),
];
/** Something else is asked: how it would have done otherwise, a rate a year, another end. */
export const otherwise = /\b(?:dividends?|divs?|reinvest\w*|total return|a year|per year|yearly|annual\w*|cagr|compound\w*|highest|lowest|high|low|peak|best|worst|average|mean|each month|every|monthly|instead|more than|less than|than|compare\w*|versus|vs|against|inflation|tax|taxes|fees?|commission|split|half|twice|double[d]?|should|how many(?: [^ ?.;]+){0,3} (?:shares|stocks?)|option\w*|margin|short(?:ed)?|sold short|bonds?|treasur\w+|index|s&p)\b/;
/** What so many shares are worth at one close. */
export const inAll = re(String.raw`\b(?:worth|valu(?:e|ed|ation)|c[oa]mes? to|amount(?:s|ed)? to|add(?:s|ed)? up to|total(?:s|led)?|fetch(?:ed)?|in all|altogether)\b|=`);
/** Then a price was paid or got, and another close is meant. */
export const dealt = /\b(?:bought|buy|buying|purchas\w+|sold|sell|selling|paid|gain(?:ed|s)?|los[est]\w*|profit\w*|made|earn\w*|up|down|cost)\b/;
export const lotTalk: readonly RegExp[] = [
  re(String.raw`\b(?:i|we) (?:need|want|am after|would like|have to know)\b|\b(?:the|my|our|his|her|those|these|all|such|that|whole|entire|full) (?:lot|twelve|dozen|bunch|parcel|holding|block|package|position|pile)\b|\b(?:at|for|on) (?:that|this|the same) (?:price|close|day|closing price)\b|\b(?:have|has) been\b|\b(?:plus|also|along with|each|per share|a share|file|record|records|books?)\b`),
];
