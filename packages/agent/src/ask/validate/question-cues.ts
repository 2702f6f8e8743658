// A second reading of the question, apart from the first: plain words that say what kind of figure is asked for, and how an answer that gives it looks.
// It reads no companies and no measures. Where the first reading missed such a word, the answer cannot pass for one.

export type Cue = {
  /** What is asked for, as a reader is told: `a percentage`. */
  readonly what: string;
  readonly asks: RegExp;
  /** Questions of another kind in which the words stand as well. */
  readonly unless?: RegExp;
  /** How the opening of an answer that gives it looks. */
  readonly gives: RegExp;
  /** Not given by how the figure stood a year before. */
  readonly isOwn?: boolean;
  /** A move from one time to another. */
  readonly isMove?: boolean;
};

const moved = String.raw`rose|fell|grew|rise|fall|up|down|gained|lost|declin\w+|increas\w+|unchanged|against|compared with|growth|change`;

export const cues: readonly Cue[] = [
  {
    what: 'in which year it was',
    asks: /\b(?:which|what)\b[^.?,]{0,24}(?<!-|\bper |\ba |\beach |\bboth |\beither |\bevery )\byears?\b(?!-|\/| (?:to|until|ago|on year|over year))|\bwhen (?:was|did|were|has|have)\b[^?]*\b(?:last|first|best|highest|lowest|peak|record|fastest)\b|\b(?:last|first|most recent) (?:full |fiscal |calendar )*years? (?:in which|that|it|they|with|when|of (?:falling|declin\w+|loss\w*|profit))|\b(?:best|worst|record|fastest|slowest|strongest|weakest|profitable)\b(?: \w+){0,3} y(?:ea)?rs?\b|\b(?:falling|declin\w+|loss) ye?a?rs?\b|\byears? (?:\w+ ){0,6}(?:with (?:lower|higher|falling|a loss|losses)|in which|when (?!the|it was|i\b))|\b(?:in|was there|is there) any (?:\w+ )?years?\b|\b(?:which|what) fiscal years? (?:had|saw|brought|was|were|did)\b/i,
    unless: /\b(?:per ?cent(?:age)?|percents?|%|pct) (?:a|per|each|every) year\b|\ba year (?:earlier|before|later|after|on|ago)\b|\bkind of year\b|\bhow profitable\b|\bfull year\b(?! (?:in which|that|it|they|with|when))|\bof the year\b|\b\w+[- ]year (?:treasur\w+|notes?|bonds?|yield|real|tips|breakeven)\b|\bwhat(?:'s| is| was| were| did)[^.?,]{0,20}\b(?:fiscal|last|this|that|per|a|the) years?\b|\bquarter|\b(?:which|what) (?:fiscal )?year(?:'s)? (?:report|10-?k)/i,
    gives: /\b(?:high|low) point\b|\b(?:the last|the first|fastest|slowest|the years? (?:with|in which|when|of the)|in none of|best|worst|no fiscal year)\b/i,
  },
  { what: 'percentage points', asks: /\b(?:percentage|%) ?-?points?\b|\bpoints (?:wider|higher|lower|better|worse)\b|\bin points\b|\bhow many points\b|\bbasis points\b|\bbps\b/i, gives: /percentage points?|basis points?|\bpoints\b/i },
  { what: 'a percentage', asks: /%|\bper ?cent\b|\bpercents?\b|\bpercentages?\b|\bpct\b/i, gives: /%|percentage point|basis point/i },
  { what: 'a share of the whole', asks: /\b(?:what|which) (?:share|slice|part|portion|fraction|proportion) of\b|\b(?:share|slice|part|portion|fraction|proportion) of (?:the |its |their |total )*(?:assets|sales|revenues?|profits?|income|equity|earnings)\b|\bas a (?:share|percentage|percent|part|proportion|fraction) of\b|\b(?:%|percent|pct) of\b|\bper dollar (?:of|invested)\b|\bhow many cents\b/i, gives: /%|\btimes\b/, isOwn: true },
  { what: 'a multiple', asks: /\bhow many times\b|\btimes over\b|\bmultiples?\b|\bprice[- ](?:to|over)[- ](?:earnings|sales|book)|\bP\/[ESB]\b|\bEV\/|\bhow many years of (?:\w+ ){0,2}(?:earnings|profits?)\b/i, unless: /\b(?:which|what) (?:year|quarter)/i, gives: /\btimes\b|\bratio\b|÷|yield/i, isOwn: true },
  { what: 'what is paid for what is earned or owned', asks: /\b(?:cheap(?:er|est)?|dear(?:er)?|pric(?:ey|ier)|expensive|better value|costs? less per|value (?:guy|investor|stock)|overvalued|undervalued|over-?priced|under-?priced)\b|\bpay for (?:its|their|the) (?:earnings|sales|profits?)\b/i, gives: /\btimes\b|\bratio\b|yield|valued\b|worth|EV\/|÷|multiple/i, unless: /\b(?:dearer|cheaper|pricier)\b[^?]{0,40}\bshares?\b[^?]{0,40}\bthan (?:on|at|in)\b|\b(?:cheapest|dearest|priciest|most expensive|least expensive) (?:daily |closing )*(?:clos\w+|price|day|quote)\b|\bhow (?:cheap|dear|pricey|expensive)\b[^?]{0,60}\b(?:get|got|go|become)\b|\b(?:when|which day|what day|which date)\b[^?]{0,60}\b(?:cheapest|dearest|priciest|(?:most|least) expensive)\b/i },
  { what: 'growth a year over the whole time', asks: /\bcompound(?:ed|ing)?\b|\bannuali[sz]ed\b|\bper annum\b|\bCAGR\b|\b(?:growth|grow|grew|grown|rise|rose|increase\w*) (?:\w+ ){0,3}(?:a|each|per|every) year\b(?! ago)|\bon average per year\b|\baverage (?:annual|yearly) (?:growth|rate|increase)\b|\byearly (?:growth|rate)\b/i, unless: /\beach year\b.*\bby how\b|\blast year\b|\bvol(?:s|atil\w+)?\b|\bdeviation\b/i, gives: /compound|average|a year\b|year by year/i },
  { what: 'an average', asks: /\b(?:averages?|averaged|(?<!\b(?:i|you|they|we|does|do|did|it|that|this|can|could) )mean (?!by\b|that\b|for\b|it\b|its\b|is\b|in\b|when\b|to\b|the\b)\w+|on average)\b/i, unless: /\bmoving average|\baverage (?:price )?target|\baverage (?:share )?count|\bsma\b|\bbetter than average|\bcost of capital\b|\baverage (?:annual|yearly) (?:growth|rate)|\bdays? moving|\bfed(?:eral)? funds\b|\bthe fed\b|\bunemployment\b/i, gives: /\baverage\b|\bmean\b|compound|÷/i },
  { what: 'a sum', asks: /\b(?:added up|add(?:ed)? together|put (?:the \w+|them) together|all together|altogether|combined|taken together|sum of|in sum|summed)\b/i, gives: /\bat a compound rate of\b|\bsold [\d,]+ shares of\b|\btogether\b|=|\btotal\b|\bsum\b|\bbetween\b|\btrailing twelve-month\b/i },
  { what: 'a quarter', asks: /\bQ[1-4]\b|\b[1-4]Q\b|\b(?:first|second|third|fourth|last|latest|newest|this|holiday|same|each|june|march|september|december) quarter\b|\bquarterly\b|\bsequential\w*/i, unless: /\bquarterly report\b|\b10-?Q\b|\bthree quarters\b|\blast quarter[- ]century|\bthe (?:insiders?|directors?)\b/i, gives: /\bquarter\b|\bQ[1-4]\b|\bhalf\b|\binsider|\b(?:on|from) \d+ \w+ \d{4}/i },
  { what: 'what the whole company is worth', asks: /\b(?:whole|entire) (?:company|firm|thing|business)\b|\bbuy all of\b|\bmarket cap\w*|\bmarket value\b/i, unless: /\bfor the whole (?:company|year)|\bwhole[- ](?:firm|company) multiple\b/i, gives: /market cap|enterprise|market value|valued|÷|%|\btimes\b/i },
  { what: 'a number of days', asks: /\b(?:in|as|how many|number of) days\b|(?<!\b(?:last|first|final|closing|trading) (?:trading )?)\bdays of\b/i, gives: /\bdays\b|\bday\b/i },
  { what: 'how far it lies from another value', asks: /\bhow far (?:\w+ ){0,3}(?:below|above|off|under|from)\b|\b(?:below|off|under|from) (?:its|the|their) (?:\w+ ){0,2}(?:peak|high|top|low|bottom)\b/i, gives: /%|percentage points|\bfell\b|\bbelow\b|\babove\b/i, isOwn: true },
  { what: 'a change from one time to the other', asks: /\bfrom\b[^.?]{3,70}\bto\b[^.?]{0,40}\d|->|→/i, unless: /\bfrom (?:jan(?:uary)? to mar(?:ch)?|apr(?:il)? to june?|july? to sep(?:t(?:ember)?)?|oct(?:ober)? to dec(?:ember)?|feb(?:ruary)? to apr(?:il)?|may to july?|aug(?:ust)? to oct(?:ober)?|nov(?:ember)? to jan(?:uary)?) (?:19|20)\d\d\b|\b(?:which|what) (?:\w+ )?years?\b|\bhow many (?:of )?(?:the )?(?:\w+ ){0,3}years\b|\bfirst\b|\baverage\b|\bhighest\b|\blowest\b|\bpeak\b|\bhigh\b|\blow\b|\btotal\b|\bvol(?:s|atil\w+)?\b|\bdeviation\b|\b(?:list|show|walk|year by year|each|every|drawdown|insiders?|sold|sell)\b/i, gives: new RegExp(String.raw`\b(?:${moved})\b`, 'i'), isOwn: true, isMove: true },
  { what: 'how it moved', asks: /\b(?:grow|grew|grown|growth|grows|growing|shrink|shrank|shrunk|increased?|decreased?|declined?|(?<!and )develop(?:ed|ment)?|improv\w+|evolv\w+|rising|falling|chang(?:e|ed|ing))\b/i, unless: /\bwhat (?:is|does|are)\b.*\bmean|\bgrowth (?:stock|rate mean)|\bchanged hands\b|\bchange in (?:cash|working)|\bfast(?:er|est)\b|\b(?:over|under)-?valued\b|\bworth buying\b|\bexchange\b|\bterminal\b|\bclimate\b/i, gives: new RegExp(String.raw`\b(?:${moved}|compound|fastest|ahead|top|bottom|meets?|conditions?|highest|lowest|last|inverted)\b`, 'i') },
  { what: 'how it moved', asks: /\b(?:weaker|stronger) (?:\w+ )?(?:year|quarter|20\d\d)\b/i, gives: new RegExp(String.raw`\b(?:${moved})\b`, 'i') },
  { what: 'the lowest', asks: /\b(?:lowest|trough|minimum|bottom(?:ed)?|low of)\b/i, unless: /\b(?:highest|peak|maximum|top|high)\b|\bbottom[- ]line\b|\bbottom of (?:the|its) (?:income|statement|p&l)|\brank|\border\b|\bdrawdown|\bunderwater|\bworst\b/i, gives: /\blow(?:est)?\b|\bbottom\b|\bleast\b|\bfell\b|minimum|\bsmallest\b|\bfirst\b|\bahead\b|inverted/i },
  { what: 'the highest', asks: /\b(?:highest|maximum|peak(?:ed)?|all[- ]time high|record high|max (?:close|price|of))\b/i, unless: /\b(?:lowest|trough|minimum|bottom|low)\b|\brank|\border\b|\bdrawdown\b|\bfrom (?:its|the) (?:peak|high)|\bbelow\b|\bbuy\b|\bsell\b|\bown\b/i, gives: /\bhigh(?:est)?\b|\btop\b|\bmost\b|\bahead\b|maximum|\blargest\b|peak|\bfirst\b/i },
];

/** Words that name a line or a ratio: who asks with one of them is not answered by sentences in which it is nowhere. */
export const echoes: readonly (readonly [what: string, asks: RegExp, gives: RegExp])[] = [
  ['the operating figure', /\boperat(?:ing|ions)\b(?! (?:income|profit|earnings|result)s? cover| (?:expense|cost) (?:lines|items))(?! expenses?\b[^?]*\befficiency ratio)/i, /operat|EBIT|cash conversion|interest coverage/i], ['the gross figure', /\bgross (?:margin|profit)/i, /gross/i], ['inventory', /\binventor(?:y|ies)\b/i, /inventor/i], ['receivables', /\breceivables?\b/i, /receivab/i],
  ['payables', /\bpayables?\b/i, /payab/i], ['goodwill', /\bgoodwill\b/i, /goodwill/i], ['liabilities', /\bliabilities\b/i, /liabilit/i], ['dividends', /(?<!\b(?:ignor(?:e|ing)|without|excluding|leaving|not counting|ex) )\bdividends?\b(?! aside)/i, /dividend|payout|covered|repurchases/i],
  ['volatility', /\bvolatil\w+/i, /volatil/i], ['the volume', /\b(?:trading )?volume\b|\bchanged hands\b/i, /volume/i], ['a margin', /\bmargins?\b(?! of safety)/i, /margin|% of/i], ['EBITDA', /\bebitda\b/i, /EBITDA/i],
  ['a tax', /(?<!\bbefore (?:interest and |interest & )?|\bafter (?:all |its |paying )?)\btax(?:es|man)?\b/i, /tax/i], ['free cash flow', /\bfree cash/i, /free cash/i], ['an amount per share', /\b(?:per[- ]share|eps)\b/i, /per share|EPS|price-earnings|(?:earnings|dividend) yield|\ba share\b|÷|closed|average price/i],
  ['interest', /\b(?:pay (?:its|their) interest|interest (?:coverage|expense|cover))\b/i, /interest/i], ['debt', /\bdebt\b/i, /debt|borrow|leverage|EV\/|enterprise/i], ['cash', /\b(?:cash (?:and|flow|pile|position)|how much cash)\b/i, /cash|EV\/|enterprise/i],
];
