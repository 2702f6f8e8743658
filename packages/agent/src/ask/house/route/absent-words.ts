// What the bundled figures do not hold, by the words in which people ask for it: each kind says what is missing in words of its own.
// Data about English: a kind names no company, and its words leave no doubt that nothing near it is the answer.

export type Absent = {
  /** What is missing, as the answer says it. */
  readonly what: string;
  readonly words: RegExp;
  /** Words beside which the others mean something that is at hand. */
  readonly unless?: RegExp;
  /** Measures that these words are asked with, and that are not asked for by themselves. */
  readonly owns: RegExp;
  /** Told in a sentence before the question, it is what the question is about. */
  readonly isTold?: true;
  /** Agreed already, whatever year it lies in: no forecast is asked for. */
  readonly isAgreed?: true;
  /** Of the business: words of closes that were read wholly mean none of it. */
  readonly isOfBusiness?: true;
};

const any = (...words: readonly string[]): string => words.join('|');
const say = (...words: readonly string[]): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any(...words)})(?![\p{L}\p{N}])`, 'iu');

const every = /^/;
const none = /(?!)/;
const priced = /^(?:price|return_\w+|shares_outstanding|diluted_shares|basic_shares|market_cap|volatility\w*|share_repurchases|dividend\w*|price_\w+|max_drawdown\w*|float\w*|short_\w+|volume)$/;
const expected = /^(?:revenue\w*|net_income|diluted_eps|basic_eps|ebitda|operating_income|price|return_\w+|forward_\w+|consensus_\w+)$/;

const report = any('10-?[kq]s?', String.raw`(?:annual|yearly|quarterly|latest|last|newest) (?:reports?|filings?)`, 'filings?', 'reports?', String.raw`md ?& ?a`, 'mda', String.raw`management(?:'s)? discussion`, 'the discussion', 'footnotes?', 'the notes?', '8-?ks?', 'proxy(?: statement)?', 'risk (?:chapter|section)', 'letter to (?:share|stock)holders');
const telling = any('says?', 'said', 'writes?', 'wrote', 'written', 'writ', 'describes?', 'described', 'explains?', 'explained', 'mentions?', 'mentioned', 'names?', 'discloses?', 'disclosed', 'disclosures?', 'warns?', 'warned', 'words?', 'quote', 'passages?', 'summari[sz]e', 'summary', 'gist', 'language', 'talks? (?:about|of)', 'own up', 'discuss(?:es|ed)?', 'reasons?', 'put out', 'announce[ds]?', 'about what', 'cites?', 'cited', 'blames?', 'blamed', 'worries', 'afraid', 'fears?', 'comment(?:s|ed|ary)?', 'list(?:s|ed)?', 'risks?');
const boss = any('c[efto]o', 'chief(?: (?:executive|financial|finance|operating|technology))?(?: officers?)?', '(?:finance|present|current) (?:chief|head)', 'chair(?:man|woman|person)?', 'founders?', 'president', 'boss', 'top (?:man|woman|dog|job)', 'head', 'captain', 'executives?');
const pay = any('pay(?: package)?', 'paid', 'salary', 'salaries', 'bonus(?:es)?', 'comp', 'compensation', 'remuneration', 'earns?', 'make');
const part = any('arms?', 'segments?', 'divisions?', 'units?', 'subsidiar(?:y|ies)', 'brands?', 'product lines?', 'franchises?', 'lines? of business', 'clubs division');
const soldThing = String.raw`(?!(?:of )?(?:the |its |their |his |her )?(?:shares?|stock|dollars?|percent\w*|times|years?|quarters?|months?|days?|weeks?|sessions?|people|insiders?|executives?|directors?|officers?|options?|sales|trades|transactions|forms?|points?|billions?|millions?|more|fewer|less)\b)(?:\d{3} )?(?:\p{L}[\p{L}\d-]*)(?: (?!did|has|does|were|was)\p{L}[\p{L}\d-]*){0,2}`;
const place = String.raw`(?:north america|latin america|south america|europe|asia|china|japan|india|germany|britain|the uk|africa|canada|mexico|brazil|emea|apac|greater china|the americas|the middle east|its home market|the home market)`;
const money = any('sales', 'revenues?', 'rev', 'turnover', 'earns?', 'earned', 'make', 'made', 'profits?', 'sell', 'sold', 'take', 'took', 'margins?', 'business', 'growth', 'income', 'ebit', 'bring in', 'brought in');
/** What companies call their products, services and segments. */
export const product = any('iphones?', 'ipads?', 'macs', 'macbooks?', 'airpods', 'app store', 'apple watch', 'vision pro', 'apple music', 'icloud', 'copilot', 'github', 'kindle', 'alexa', 'whole foods', 'twitch', 'play store', 'febreze', 'charmin', 'ibm consulting', 'azure', 'xbox', 'office 365', 'linkedin', 'aws', 'amazon web services', 'prime', 'youtube', 'waymo', 'google cloud', 'geforce', 'big macs?', 'optum(?:rx|health)?', 'red hat', 'slack', 'tableau', 'tide', 'pampers', 'gillette', 'tylenol', 'stelara', 'darzalex', '7[3-8]7s?', 'dreamliners?', 'marcus', 'other bets', 'google services', 'google search', 'intelligent cloud', 'productivity and business processes', 'more personal computing');
const notProduct = String.raw`(?![- ](?:maker|makers|company|people|giant|firm|outfit|folks|crowd|seller|stock|manufacturer|builder|owner|inventor|shop|boss|chief|head|and[- ]pampers|max|grounding|crisis|accident))`;
const line = any('cloud', 'advertising', 'ads?', 'services', 'streaming', 'subscription', 'insurance', 'handset', 'phone', 'hardware', 'software', 'gaming', 'games?', 'trucks?', 'retail', 'wholesale', 'wearables', String.raw`data ?cent(?:er|re)`, 'pharma\\w*', 'med-?tech', 'pro customer', 'online', 'store');
const broker = any('analysts?', 'brokers?', 'brokerages?', 'banks?', 'houses?', 'the street', 'wall street', 'the sell[- ]?side', 'sell[- ]?side', 'experts', 'research houses?');

export const absences: readonly Absent[] = [
  {
    what: 'when debt falls due: the amounts that mature in each year stand in the notes of filings, which are not bundled', owns: /debt|borrowing|notes/, isAgreed: true,
    words: say(String.raw`(?:debts?|bonds?|notes?|loans?|borrowings?|principal)[^?.]{0,40}? (?:matur(?:es?|ing|ed|ity|ities)|(?:comes?|coming|falls?|falling|fell|is|are|was|were) due(?: for repayment)?|(?:to be|must be|has to be|have to be) (?:repaid|refinanced|rolled over|paid (?:back|off)))(?: (?:in|by|during|within|before|after|until|over|schedules?|ladders?|profiles?|amounts?|for|each|next|fy ?)?(?: the)?(?: next| fiscal| year)*)?(?: ?\d+)?`, String.raw`(?:debt )?maturit(?:y|ies) (?:schedule|ladder|profile|wall|table|calendar|amounts?|by year|in 20\d\d|20\d\d)`, String.raw`(?:matures?|maturing|comes? due|falls? due) (?:in|by|during|before|after|until) (?:fiscal |fy ?|the year )?20\d\d`),
    unless: /\b(?:treasur(?:y|ies)|yield|curve|what is an?|meaning|define|(?:within|inside) the year|(?:within|in|inside|over) (?:a|one|the (?:next|coming|following)|12|twelve) ?(?:year|months|12 months|twelve months)|current portion|short-term|(?:near|short|long|far|early|late)(?:er)? and (?:near|short|long|far|early|late)(?:er)? (?:maturities|ones|terms?)|(?:all|both) maturities|maturities (?:together|combined|alike|taken together))\b/i,
  },
  {
    what: 'how many shares a company bought back, and at which prices: of buybacks the statements show only the amount that was paid', owns: /^(?:price|share_repurchases|shares_outstanding|diluted_shares|basic_shares|dividends_per_share)$/,
    words: say(
      String.raw`how many (?:of (?:its|their) (?:own )?|of (?:its|their) own |own )?shares\b[^?.]{0,40}?\b(?:b(?:uy|ought|uys|uying) back|repurchas\w+|retired?)`, String.raw`(?:number|count) of (?:its |their |own )*shares (?:that (?:were|it|they) )?(?:bought back|repurchased|retired)`,
      String.raw`(?:buy-?backs?|repurchases?) (?:price|cost per share)s?`, String.raw`(?:average|avg|mean) (?:price|cost)\b[^?.]{0,50}?\b(?:buy-?backs?|repurchas\w+|b(?:uy|ought|uying) back)`, String.raw`(?:average|avg|mean) (?:buy-?back|repurchase) (?:price|cost)`,
      String.raw`(?:pay|paid|price|prices|cost) (?:paid )?(?:per|a|for (?:each|every)|of each) (?:repurchased )?share\b[^?.]{0,30}?\b(?:buy-?backs?|repurchas\w+|b(?:uy|ought|uying) back)`, String.raw`(?:price|cost)\b[^?.]{0,30}? (?:per|a|for (?:each|every)) (?:repurchased|bought[- ]back) share`,
    ),
    unless: /\b(?:dividends?|what is an?|meaning|define|insiders?|directors?)\b/i,
  },
  {
    what: 'what was said: transcripts of earnings calls and interviews, and quotes from them, are not bundled', owns: every,
    words: say(String.raw`(?:earnings|conference|analysts?|results|quarterly|investor|q[1-4]) calls?(?= |[?.,]|$)`, 'transcripts?', String.raw`on the call`, String.raw`(?:quote|quotes|words|remarks|comments?|statements?) (?:by|from|of) (?:the )?(?:${boss})`, String.raw`(?:${boss})(?:'s|s')? (?:exact |own |very )*(?:words|remarks|quotes?|comments?)`),
    unless: /\b(?:when (?:is|was|will|are|did|do|does)|which day|what day|what date|date|insiders?|margin calls?|what is an?|sold|sell|bought|form 4|revenue|income|eps|close[ds]?|since|dividend)\b/i,
  },
  {
    what: 'the text of filings: what current reports (8-K) and other announcements say in words', owns: every,
    words: say(String.raw`8-?ks?`, 'current reports?'), unless: /\b(?:when|which day|what day|date|filed|meaning|what is an?)\b/i,
  },
  {
    what: 'executive pay: it stands in proxy statements, and the text of filings is not bundled', owns: every,
    words: say(String.raw`def ?-?14a`, String.raw`proxy(?: statements?| filings?)?`, String.raw`(?:${boss})(?:'s|s')? (?:total |whole |annual |yearly )?(?:pay(?: package)?|salary|bonus|comp|compensation|remuneration|earnings)`, String.raw`(?:${pay}) (?:package )?of (?:the |its |\S+ )?(?:${boss})`, String.raw`(?:did|does|is|was|do) (?:the )?(?:${boss}) (?:of |at |in )?[^?]{0,30}?(?:${pay})(?= |\?|$)(?! (?:dividends?|taxes|for each|per share))`, String.raw`(?:his|her|their) (?:salary|pay package|bonus)`, String.raw`pay package`, String.raw`bonus(?:es)? (?:of|did|was)`, String.raw`(?:salary|bonus)(?:,| and| or) (?:bonus|salary|stock)`),
    unless: /\b(?:bonus of \d|threw|invest\w*|stock-based|share-based|sbc|what is an?|sold|selling|dividend|earn\w* (?:his|her|their) (?:keep|corn|salt|crust|money))\b/i,
  },
  {
    what: 'the text of filings: what a report says in words, its wording, is not bundled, only its figures are', owns: every,
    words: say(
      String.raw`risk (?:factors?|chapter)`, String.raw`(?:what(?:'s|'re| are| is)?|which|list|name|tell me|show me|the|its|main|biggest|key|any) (?:\S+ ){0,3}?(?:risks? (?:of|in|to|for|with|does|do|are there|facing|about|when|\?)|risks$|threats?|dangers?)`, String.raw`(?:risks?|dangers?) (?:of|in) (?:investing|owning|buying|holding)`, String.raw`(?:summari[sz]e|summary of|gist of|sum up|tl;?dr(?: of)?|key points (?:of|from)|highlights (?:of|from)|what(?:'s| is| was) in) (?:\S+ ){0,4}?(?:10-?[kq]s?|(?:annual|yearly|quarterly) (?:reports?|filings?)|filings?)`, String.raw`going[- ]concern`, 'critical audit matters?', 'item 1a', String.raw`md ?& ?a`, 'mda', String.raw`management(?:'s)? discussion`, String.raw`(?:lawsuits?|litigation|legal proceedings|being sued|plaintiffs?|class actions?)`, String.raw`(?:accounting|revenue[- ]recognition) polic(?:y|ies)`, String.raw`customer concentration|cust concentration|concentration disclosure`,
      String.raw`auditors? (?:sign|signed|raise|doubt|say|said|opinion)s?|which auditors`, String.raw`(?<!\b(?:for|in|as) (?:a|my|our|this|the) )footnotes?`, 'covenants?(?! (?:memo|note|file|check|letter|paper|test|work|desk|team|people|officer|department|watcher|calculation|calc|review|purpose|sheet|meeting|call)s?\\b)', String.raw`(?:revolving )?credit (?:agreements?|facilit(?:y|ies))`, 'indentures?', 'loan agreements?', String.raw`(?:how|why) (?:does|do|did) [^?]{0,40}?management (?:explain|describe|account for|justify|put|see)`, String.raw`management[^?]{0,30}? (?:say|says|said|give|gives|gave|explains?|describes?) (?:in writing|about|of|on)`, String.raw`(?:give|gave|given) in writing`,
      String.raw`(?:${telling})[^?]{0,60}?(?:in|of|from|according to|by|with|per) (?:the |its |their |his |an? )?(?:\S+ ){0,3}?(?:${report})`, String.raw`(?:according to|going by) (?:the |its )?(?:\S+ ){0,3}?(?:${report})[^?]{0,20}(?:sued|afraid|risks?)`, String.raw`(?:${report}) (?:[^\s?!]*[^\s?!.] ){0,4}?(?:${telling})`, String.raw`(?:describe|word)s? (?:its|their) (?:strategy|competit\w+|business|outlook)`, String.raw`any mention of`,
    ),
    unless: /\b(?:when (?:was|did|were)|which day|what day|on what date|which date|filing date|accession|freshest|latest filing|(?:what do )?(?:the )?(?:news )?reports say|insiders?|form 4|(?:10-?[kq]|reports?|filings?) (?:for \S+ )?(?:says?|said|shows?|states?) (?:that )?(?:its |the )?(?:interest|net income|revenue|sales|profits?|cash|debt|capex|tax|inventor(?:y|ies)|operating income|earnings)[^?.,]{0,30} (?:was|were|came to|is|amounted to|stood at))\b|\b(?:was|were|is|of|at|to|by) (?:about |around |some |roughly |nearly |almost |over )*\$?\d+(?:\.\d+)? ?(?:%|percent|billion|million|bn|mn|dollars)/i,
  },
  {
    what: 'who runs, founded or oversees a company: names of executives and directors are not bundled', owns: none,
    words: say(String.raw`who(?:'s| is| was| are| were)? (?:the |its |now |new |currently )*(?:${boss})`, String.raw`who (?:runs|leads|heads|founded|manages|chairs|took over|sits (?:on|in) the (?:board|chair))`, String.raw`who sits (?:on|in) [^?]{2,30} (?:board|chair)`, String.raw`(?:ceo|cfo|coo|cto|chairman|president|founder)(?:'s)? name|name of (?:the |its )?(?:${boss})`, String.raw`(?:ceo|cfo|coo)(?= ?\?)|^ *(?:ceo|cfo|coo)(?: of\b| \S+ ?\?? *$)`, String.raw`(?:how (?:long|old)|since when) (?:has|is|have) [^?]{0,40}?(?:${boss})`, String.raw`(?:founder|chief|boss|ceo) (?:still|been|thrown|resigned|stepped|left)`, 'mgmt turnover', String.raw`(?:changed|replaced|fired) (?:its|the) (?:${boss})`, 'at the helm'),
    unless: /\b(?:sold|sells?|selling|sales?|bought|buy(?:s|ing)?|shares|stock|insiders?|trad\w+)\b/i,
  },
  {
    what: 'operating counts (units sold, stores, customers) or figures of segments, products or places: only the statements of the whole company are bundled', owns: every, isOfBusiness: true,
    words: say(
      String.raw`(?:by|per|each|every|across|for each) (?:business |operating |reporting |geographic(?:al)? )?(?:segments?|divisions?|products?|product lines?|regions?|country|countries|geograph(?:y|ies))`, String.raw`(?:segments?|segmental|geographic(?:al)?|regional|product) (?:breakdown|split|mix|revenues?|sales)`, String.raw`(?:revenues?|sales) (?:breakdown|split|mix)`, String.raw`(?:breakdown|split|mix) (?:of|by) (?:\S+ ){0,2}?(?:segments?|products?|region|country)`, String.raw`how (?:does|do|did) [^?]{2,40} (?:make|earn|generate|get) (?:its |their |most of its |the most )?(?:money|revenues?|income|profits?|living)(?= ?[?.!]*$)`, String.raw`where (?:does|do) [^?]{2,60} (?:money|revenues?|sales|income|profits?) come from`,
      String.raw`(?:[\p{L}&.]+(?:'s|s')|the|its|which|that|own) (?!whole|entire|operating)(?:[\p{L}&-]+[- ]){1,3}(?:${part})(?! (?:of|in) (?:measure|currency|trade))`, String.raw`(?:[\p{L}-]+ )(?:segment|division|arm|subsidiary|brands?)(?= (?:of|at|inside|within|in|did|do|does|made|earn|rev|profit|sales|margin))`, String.raw`(?:[\p{L}-]+[- ])(?:business|side|trade|line|service|operations) (?:alone|on its own|inside|within|by itself|apart from)`,
      String.raw`(?:${line}) (?:revenues?|revs?|sales|biz|segment|unit|profits?|opm|ebit|margins?)`, String.raw`(?:the|its) (?!top|bottom|credit|new|first|last|any|cash|operating|income|profit|revenue|sales|goodwill|tax|debt|borrowing|equity|inventor|interest|capex|asset|liabilit|receivable|payable|dividend|buyback|repurchase|depreciation|expense|cost|overhead|eps|margin|earnings|deficit|trend|final|same|next|second|third)\p{L}* line (?:do|did|at|of|in|make|made|earn|for)(?![^?]{0,12}(?:credit|business))`, String.raw`(?:the|its) (?:${line}|\p{L}+ing) side of`, String.raw`(?:earns?|makes?|made|takes? in|took in|brings? in|sell|sold) (?:on|from|with|in) (?!interest|dividends|operations|research|buybacks|shares|stock|fees|that|this|\p{L}+ber|january|february|march|april|may|june|july|august)\p{L}+ alone`, String.raw`that part (?:earns?|makes?|sells?|brings?|take)`, String.raw`does that part`, String.raw`(?:seg|segment) (?:rev|gr|sales|growth|profit|margin)\w*`, String.raw`(?:${money})[^?]{0,40}? (?:in|from|out of) ${place}`, String.raw`in ${place}[^?]{0,40}? (?:${money})`, String.raw`(?:china|emea|apac|europe) (?:rev|sales|revenues?|ebit|margin)`,
      String.raw`how many (?![^?]{0,40}\b(?:shares?|stock|cents?|dollars?|individuals?|persons?|insiders?)\b)${soldThing} (?:did|has|does|have|were|was) [^?]{0,40}?(?:sell|sold|deliver(?:ed)?|ship(?:ped)?|produced?|ma(?:k|d)e|built|build|subscrib\w+)`, String.raw`how many (?:\p{L}+ )?(?:restaurants|stores|shops|branches|outlets|locations|golden arches|warehouses|factories|plants)`, String.raw`(?:how many )?(?:subscribers|unit sales|units sold|deliveries)`, String.raw`(?:dealers?'?|channel) inventor(?:y|ies)`, String.raw`(?<!makers? of (?:the )?)(?:${product})${notProduct}(?=[^?]{0,60}\b(?:${money}|loss(?:es)?)\b)`, String.raw`(?:sales|revenues?|profits?|income|earnings) (?:(?:is|are|was|were|comes?|came|due|made|earned) )?(?:from|to|by|of|is|are|was|were) (?:the |its |their |[\p{L}’'-]{2,20}['’]s? )?(?:${product})${notProduct}(?= ?[?.!]*$| (?:in|for|alone|business) )`, String.raw`(?:sales|revenues?|profit|growth|margin|income|earnings) (?:of|from|at|in|for) (?:the )?(?:${product})${notProduct}`, String.raw`(?:contribut(?:e|ed|ion)|(?:bring|brought|take|took|taken|rake|raked|pull|pulled) in|ma[dk]es?|earn(?:s|ed)?|gets?|got|generate[sd]?|derive[sd]?|come|comes|came|was|were|is) (?:by|from|with|off|out of|through|via|thanks to|due to) (?:(?:the|its|their|all|selling|sales of|sale of) )*(?:${product})${notProduct}`, String.raw`(?:the |its |their )(?:${line}|consulting|mortgage|trading|aftermarket|grocery|beauty|grooming|medical devices?|defen[cs]e|commercial planes?) (?:business|arm|side|unit|division|segment|operation|part)(?:'s|s')? (?:share|part|portion|slice|percentage|contribution|cut|piece|fraction|proportion|sales|revenues?|turnover|profits?|margin|growth|income)`, String.raw`from (?:the )?(?:\p{L}+ )?(?:subscription|advertising|cloud|streaming|games?|phones?|hardware|insurance|services) (?:service|business|side|unit)?(?: alone|,? without)`,
    ),
    unless: /\b(?:same[- ]store|comparable[- ]store|same[- ]restaurant|cost of|unemployment|inflation|gdp|segment reporting|accounting unit|what is an?|insiders?|marketing|research|r&d|per unit|business segment mean|brand value|treasur\w+|yield curve)\b/i,
  },
  {
    what: 'short interest and the cost of borrowing shares', owns: priced,
    words: say(String.raw`short (?:int(?:erest)?|positions?|sellers?|squeeze)`, 'shares short', 'shorted', 'shorting', String.raw`sold short`, String.raw`short(?:s|ed)? (?:the|this|that) (?:stock|share)`, String.raw`(?:si|short)(?: ?%| ?per ?cent| percent)(?: of)?(?: the)? float`, String.raw`float is short`, String.raw`bet(?:ting)? against`, String.raw`borrow(?:ing)? (?:fees?|costs?|rates?)|costs? (?:to|of) borrow(?:ing)?(?= [^?]*(?:stock|shares?|shs))`, 'util \\+ ctb', 'ctb', String.raw`si ?/ ?dtc`, 'days to cover', String.raw`borrowed shares`, String.raw`squeeze setup|ripe for a squeeze`, String.raw`(?:the )?(?:bears|vultures|shorts) (?:piling|betting|circling)`),
    unless: /\b(?:what is|meaning|define|options?|puts?|calls?)\b/i,
  },
  {
    what: 'prices within the day, before the opening or after the close: only daily closes are bundled', owns: priced,
    words: say('pre-?market', 'pre mkt', 'after[- ]?hours', 'aftermkt', 'after market', String.raw`(?:one|five|1|5|15)[- ]?min(?:ute)?s? (?:bars?|chart|candles?)|minute bars?`, 'tick by tick', 'live (?:tick|bid|quote|price)', String.raw`bid ?(?:and|/|&) ?ask|bid-ask`, String.raw`real[- ]?time (?:quote|price)`, String.raw`(?:right )?this (?:very )?(?:second|minute)`, 'opening bell', 'open at the bell', 'lunch hour', String.raw`hod ?/ ?lod`, String.raw`(?:an hour|half an hour|minutes|a minute) (?:before the close|later|in|after the open(?:ing)?)`, String.raw`(?:at|around) (?:around |about )?(?:\p{L}+|\d{1,2}) (?:this morning|in the (?:morning|afternoon))`, String.raw`(?:half|a quarter) (?:past|to) \p{L}+`, String.raw`(?:1[0-2]|[1-9]|0\d|1[3-6])(?:[:.][0-5]\d)? ?(?:am|pm|a\.m\.|p\.m\.)`, String.raw`(?:just |right |shortly )?(?:after|before|around|at) (?:lunch|noon|midday)`, String.raw`px at open today`),
    unless: /\b(?:what is|meaning|define|news|announced?)\b|\b(?:everyone|everybody|people|colleagues?|we|they) (?:was |were )?(?:\S+ )?(?:at|over|before|after) lunch\b|\b(?:minutes|wants? (?:it|them|this)|needs? (?:it|them|this)|due|meeting|call) (?:before|by|at|after)\b/i,
  },
  {
    what: 'credit ratings: what agencies such as S&P, Moody’s and Fitch give bonds', owns: priced,
    words: say(String.raw`(?:credit|bond|debt|agency|issuer) ratings?`, String.raw`investment[- ]grade`, String.raw`(?:junk|high[- ]yield) (?:rated|status|territory)`, String.raw`(?:s ?& ?p|standard (?:&|and) poor['’]?s|moody['’]?s|fitch)(?:['’]s?)? [^?]{0,30}?\brat(?:ings?|es?|ed)`, String.raw`rated (?:by|aaa|aa|bbb|bb|ccc)`),
    unless: /\b(?:what is an?|what are|meaning|define|explain)\b/i,
  },
  {
    what: 'option prices and the moves that they imply (implied volatility)', owns: priced, isTold: true,
    words: say(String.raw`(?:puts?|calls?|straddles?|weeklies) on (?!an? (?:yearly|annual\w*|full-year|per-year|common|like) |(?:per|each|every|in|over|during|between|from|since|by|more|weight|\d)\b)(?:\p{L}|\d)`, String.raw`covered calls?`, String.raw`(?:with|buy|bought|own) (?:a |some )?puts?`, String.raw`(?:jump|move|swing|leap|drop|jolt|gap)s?[^?]{0,60}? (?:is |are |being |is being )?pric(?:ed|ing) in`, String.raw`pric(?:ed?|ing) in[^?]{0,30}?(?:jump|move|swing)`, String.raw`volatility[^?]{0,40}? pric(?:ed|ing) in(?:to)?`, String.raw`at[- ]the[- ]money`, String.raw`impl?\.? vol(?:atility)?`, 'max pain', 'gamma', String.raw`straddles?`, String.raw`(?:insure|protect) my [^?]{0,20}shares`),
    unless: /\b(?:what (?:is|are) (?:an?|the term)|meaning|define|calls? on cash|growth)\b/i,
  },
  {
    what: 'institutional holders: who owns the shares, and the 13F reports of funds', owns: priced,
    words: say(String.raw`(?:funds?|(?:asset|money|fund) managers?|institutions?|investment houses?|investors) [^?]{0,30}?(?:owns?|holds?|owned|held) (?:the )?(?:most|largest|biggest)`, String.raw`(?:big|large|largest|biggest|many|which|what|hedge|pension|mutual|index) (?:funds?|institutions?|investors) (?:are |is |stand |sit )?(?:behind|in|long|own|hold|back)\w*`, String.raw`in (?:institutional|whose) hands`, String.raw`(?:hf|hedge fund) crowding`, String.raw`(?:largest|biggest|main|major|outside|principal|top)(?: outside| single)? (?:share|stock)?(?:holders?|owners?)`, String.raw`(?:does|do|did) \S+(?: \S+)? belong(?! in\b)|belongs? to (?:the |whom|a )`, String.raw`founding family`, String.raw`among [^?]{2,30} (?:owners|shareholders|stockholders)`, String.raw`(?<=^|[.?!;:–-] |, |\b(?:and|so|but|or|me|know|show|see|say|wonder|ask|asks|on|of|list|is|to|exactly|then) )who owns`, String.raw`(?:buffett|berkshire|famous old investor|vanguard|blackrock)(?:'s)?[^?]{0,60}?(?:own|holds?|sit(?:s|ting)?|pile|stake|firm|shares)`),
    unless: /\b(?:insiders?|directors?|form 4|what is|meaning|book value|per share)\b/i,
  },
  {
    what: 'analysts’ ratings, recommendations and price targets', owns: priced,
    words: say(
      String.raw`(?:${broker})(?: (?:that|who|which))?(?: (?:currently|now|presently|still|actually|today|at present))? (?:cover|follow|rate|recommend)s?`, String.raw`(?:${broker}) (?:say|think|see|recommend|call|rate|name)(?:s|ing)?(?: of| about)?`, String.raw`(?:buy|sell|hold|consensus) (?:recommendations?|recs?|ratings?)`, String.raw`rated (?:outperform|buy|sell|hold|overweight|underweight|neutral)`, String.raw`o/w or u/w`, 'initiations?', String.raw`stars given`, String.raw`price objectives?`, String.raw`(?:median|mean|average|consensus|street-high|12-mo(?:nth)?|twelve-month)(?: \S+)? (?:price )?targets?`, String.raw`(?:lift|raise|cut|lower)(?:ed|s|ing|d)? (?:their |his |her |its |the )?(?:price )?targets?`, String.raw`(?:lowest|highest) (?:price )?target`, String.raw`(?:their|analysts'|brokers'|banks') targets?`, String.raw`which house`, String.raw`(?:house|bank|broker)s? (?:cut|downgraded|upgraded|raised)`,
    ),
    unless: /\b(?:should (?:i|we|one)|inflation target|fed(?:'s)? target|what is|meaning|margin)\b/i,
  },
  {
    what: 'analysts’ estimates of results', owns: expected,
    words: say(String.raw`whisper(?: number| #)?`, String.raw`(?:cons|consensus|street)(?: \p{L}+){0,2} (?:eps|rev|revenue|est(?:imates?)?|ebitda)`, String.raw`(?:eps|ebitda|rev|revenue|sales) (?:cons|est)(?:ensus|imates?)?`, String.raw`est(?:imate)? revisions?`, String.raw`(?:wall street|the street|analysts?|brokers?|they|experts) (?:is |are )?(?:looking for|counting on|pencil\w* in|expect(?:s|ing)?|hop(?:e|ing) for)`, String.raw`pencil\w* in[^?]{0,40}?(?:by|at) (?:the )?(?:${broker})`, String.raw`are they looking for`, String.raw`consensus for`),
    unless: /\b(?:what is|meaning|core inflation)\b/i,
  },
  {
    what: 'news: why a price moved, what was announced or reported, is not bundled', owns: priced,
    words: say(
      String.raw`(?:news|headlines?|press reports?|announcements?|(?:news )?stor(?:y|ies)|(?:news )?items?|events?) (?:\w+ ){0,2}?(?:explains?|explained|accounts? for|accounted for|(?:is|was|were|lay|stood|lies|stands) behind|caused|drove|triggered|moved|sent|pushed|knocked|lifted|sparked|made)`,
      String.raw`(?:why|what (?:caused|made|drove|was (?:the reason|behind)|is (?:the reason|behind))|(?:the )?reasons? (?:for|behind|why)|catalyst)(?:'s|'d)?[^?]{0,60}?(?:stock|shares?|share price|stock price)[^?]{0,30}?(?:drop|fall|fell|jump|rise|rose|plunge|sink|sank|tumble|crash|slide|slid|soar|surge|spike|down|up|move|moving|climb|rally|dive|slump|gain|lose|lost)\w*`, String.raw`(?:why|what (?:caused|made|drove))[^?]{0,40}?(?:jump|spike|rally|drop|fall|crash|plunge) (?:in|of) [^?]{2,30}(?:stock|shares?)`, String.raw`why(?:'s| is| was) [^?]{2,30} (?:down|up) (?:today|this|yesterday|so much)`, 'catalyst', String.raw`(?:reason|cause|explanation)s? (?:for|of|behind) (?:the |its |that )?(?:\p{L}+ )?(?:jump|drop|fall|rise|crash|rally|slide|plunge|spike) (?:in|of) \p{L}`, String.raw`deal chatter|chatter about|whats moving|what's moving`, String.raw`(?:did|has|have) [^?]{2,30} announced? anything`, String.raw`according to (?:the )?(?:press|papers|media|newspapers)`, String.raw`press reports?`,
    ),
    unless: /\b(?:margin|revenue|income|profit|earnings per|eps|cash flow|what is|insiders?)\b/i,
  },
];
