// Shorthand of the trade, written out: abbreviations, telegraph style, signs for words. What may be a ticker too stays as it is.
/** A word and what it is short for. */
type Short = readonly [RegExp, string];

/** Of measures and lines of statements. */
const measures: readonly Short[] = [
  [/\b(20|50|100|200)[- ]?dma\b/gi, '$1-day moving average'], [/\bdef(?:erred|'d)?\b\.? revs?\b\.?/gi, 'deferred revenue'],
  // Beside a time, and behind no other company that it may be held against.
  [/(?<=[a-z&.] )(?<!\b(?:vs|versus|and|or|than|against|with|for|of|the|is|was|did|by|at|in) )gm(?= ?%? (?:in )?(?:fy|fiscal|q[1-4]|20\d\d|ttm|ltm|last|trend))/g, 'gross margin'],
  // Cash from operations, where nobody's office, words or shares are spoken of.
  [/(?<![a-z]['’]s )(?<!\bp ?\/ ?)(?<!\b(?:the|its|their|new|former|old|is|was|did|by|who|as|and|a|ex|our|my) )\bcfo(?= ?(?:['’]?(?:20)?\d\d\b|[%/&+,=÷−?]|$| (?:same|each|per|yr|year|trend|chg|change|yoy|last|prior)\b))(?![^?]*\b(?:sold|sells?|selling|bought|buy|name|shares|shs|stock|who|say|says|said|salary|pay)\b)/gi, 'operating cash flow'],
  [/(?<=(?:%|percent(?:age)?|share|part|slice|portion) of |\b(?:less|minus|over) )cfo\b(?! (?:s[ao]|pay|shares))/gi, 'operating cash flow'],
  [/(?<=[a-z&.] )(?<!\b(?:the|its|new|former|old|is|was|did|by|who|as|and|a) )cfo(?= (?:fy|q[1-4]\b|20\d\d|ttm|ltm|growth|margin|less|minus|vs))/g, 'operating cash flow'],
  [/\b(pre-?tax|before[- ]tax|op|operating|net|gross|investment|interest) inc\b\.?/gi, '$1 income'],
  [/\beff\b\.?(?= (?:corp(?:orate)? )?(?:income )?(?:tax|rate|fed))/gi, 'effective'], [/\b(?:op|oper)[ -]?inc\b\.?/gi, 'operating income'], [/\bnet[ -]?inc\b\.?/gi, 'net income'], [/\bgross[ -]?prof\b\.?/gi, 'gross profit'], [/\bmargs?\b\.?/gi, 'margin'],
  [/\b(?:ocf|cffo)\b/gi, 'operating cash flow'], [/(?<!\bp ?\/ ?)\bcfo\b(?= ?[-−–+÷/] ?\(?[a-z])|(?<=[-−–+(] ?)\bcfo\b(?! ?['’])/gi, 'operating cash flow'], [/\bop[ -]?cf\b/gi, 'operating cash flow'], [/\bint\b\.? ?(?=exp|inc|cov|cost|paid|charge|bill)/gi, 'interest '], [/(?<=\binterest )cov\b\.?/gi, 'coverage'],
  [/(?<=\b(?:r ?& ?d|sg&a|tax|interest|operating|d&a|s&m|marketing|total) )exps?\b\.?/gi, 'expense'], [/\binv(?:'?t|ty|ent)?\b\.? (?:turns?|t\/o)\b/gi, 'inventory turnover'], [/\binv(?:'?t|ty|ent)\b\.?/gi, 'inventory'], [/\binv\b\.?(?= (?:turnover|days|levels?|at|YE|end|fy|20\d\d|growth|yoy|vs)|$|\?)/gi, 'inventory'],
  [/\b(?:dil(?:uted)?\.? )(?:sh(?:are)?s?) (?:count|cnt|ct)\b|\bsh(?:are)?s? (?:count|cnt|ct),? \(?(?:dil(?:uted)?)\b\.?\)?/gi, 'diluted shares'], [/\b(?:shs?|shares?) (?:o\/s|outst?|os|outstg)\b\.?/gi, 'shares outstanding'], [/\bsh(?:are)? (?:count|cnt)\b/gi, 'share count'],
  [/(?: ?\/ ?|\bper )sh\b\.?/gi, ' per share'], [/\bshs\b/gi, 'shares'], [/\bsh\b(?= (?:price|px|out|of|sold|bought|[A-Z]{1,5}\b))/gi, 'shares'], [/\bdivs?\.? ?(?:\/|per) ?(?:share|sh)\b/gi, 'dividends per share'], [/\b(?:eps|earnings) ?\/ ?share\b/gi, 'earnings per share'],
  [/\bshares out\b(?! (?:of|more|most|less|least|the|its|a|any|much|some)\b)/gi, 'shares outstanding'], [/\bNI(?= per share)/g, 'net income'], [/\btot\b\.?(?= [a-z])/gi, 'total'], [/\bcurr?\b\.?(?= (?:ratio|assets?|liab|price|px|portion))/gi, 'current'], [/\b(?:recvs?|recbls?|recvbls?)\b\.?/gi, 'receivables'], [/\bpaybls?\b\.?/gi, 'payables'], [/\b(?:gdwl|gdwill)\b/gi, 'goodwill'], [/\b(?:NWC|WC)\b/g, 'working capital'],
  // Beside cash: of the balance sheet, and no bank's ticker.
  [/(?<=\bcash ?(?:and|&|\+|plus|,|\/) ?)(?:STIs?|st inv(?:est(?:ment)?s?)?\b\.?)(?![\p{L}\d])/giu, 'short-term investments'], [/\bSTIs?(?= ?(?:and|&|\+|plus) cash\b)/g, 'short-term investments'],
  [/(?<=\b(?:shareholders?'?s?|stockholders?'?s?|sh|total|common|book|owners'?) )eq\b\.?/gi, 'equity'], [/(?<=[\p{L}.] ?(?:\/|to) ?)eq\b\.?/giu, 'equity'], [/\b(?:l-t|l\/t)(?= debt)/gi, 'long-term'], [/\b(?:s-t|s\/t)(?= (?:debt|invest))/gi, 'short-term'],
  // Of options, and no operating income.
  [/\bOI\b(?=[^]*\b(?:strikes?|calls?|puts?|expir\w+|options?|chain)\b)|(?<=\b(?:strikes?|calls?|puts?|expir\w+|options?|chain)\b[^]*)\bOI\b/g, 'open interest'],
  [/\b(?:SH|S\/H|shldrs?|shrhldrs?)['’]? (?=equity\b)/gi, 'shareholders\' '], [/\bacqs?\b\.?/gi, 'acquisitions'], [/\bbuybks?\b/gi, 'buybacks'], [/\brepurch\b\.?/gi, 'repurchases'], [/\brd\b(?= (?:spend(?:ing)?|expenses?|exp\b|costs?|budget|outlays?|as %|% of|margin))/g, 'R&D'], [/\b(?:grth|gwth)\b|(?<=\b(?:revs?|revenues?|sales|ni|income|eps|fcf|profits?|earnings|dps|dividends?|capex|ebitda?) )gr\b\.?/gi, 'growth'], [/\b(?:rtn|rtns)\b/gi, 'return'], [/\bamort\b\.?/gi, 'amortization'], [/\bdepr?n?\b\.?(?= ?(?:&|and|\+|exp))/gi, 'depreciation'],
  [/\b(?:u-?rate|unemp(?:l|loy)?\b\.? ?(?:rate|rt)\b)/gi, 'unemployment rate'], [/\binfl\b\.?/gi, 'inflation'], [/\bylds?\b(?=\.?(?: |,|$))/gi, 'yield'], [/\bBEIs?\b(?! (?:stock|shares?))/g, 'breakeven inflation'], [/\b(?:FFR|ff rate)\b/g, 'federal funds rate'],
  [/\b52[- ]?w(?:ee)?ks?[- ]?(?:hi|high|hgh)\b|\b52w[- ]?(?:hi|high)\b/gi, '52-week high'], [/\b52[- ]?w(?:ee)?ks?[- ]?(?:lo|low)\b|\b52w[- ]?(?:lo|low)\b/gi, '52-week low'], [/(?<=[\p{L}\d)] )hi(?= (?:in|of|for|since|20|fy|over|close[sd]?|closing|\d)| ?(?:,|\/|&|and|\+) ?lo\b|$|\?)/giu, 'high'], [/(?<=[\p{L}\d)] )lo(?= (?:in|of|for|since|20|fy|over|to|close[sd]?|closing|\d)|,|$|\?)/giu, 'low'],
];

/** Of times and how often. */
const times: readonly Short[] = [
  [/\b((?:19|20)\d\d)[ -]?Q([1-4])\b/gi, 'Q$2 $1'],
  // "12m from now".
  [/\b(\d{1,2}) ?m(?:o|os|ths?)?\b(?= from (?:now|today)\b| (?:out|hence|ahead)\b)/gi, '$1 months'], [/\b(\d{1,2}) ?y(?:rs?)?\b(?= from (?:now|today)\b| (?:hence|ahead)\b)/gi, '$1 years'],
  [/\b((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})[-/](\d{1,2})[-/]((?:19|20)\d\d)\b/gi, '$1 $2, $3'],
  [/\b(?:q\/q|q-o-q|qoq)\b(?! (?:growth|change))/gi, 'quarter-over-quarter growth'],
  [/ ?\/ ?(?:yr|year)\b\.?/gi, ' per year'], [/ ?\/ ?(?:qtr|quarter)\b\.?/gi, ' per quarter'], [/ ?\/ ?(?:mo|mth|month)\b\.?/gi, ' per month'], [/\bp\.a\.(?=\W|$)/gi, 'per year'], [/\bqtrly\b/gi, 'quarterly'], [/\b(?:mthly|mnthly)\b/gi, 'monthly'], [/\b(?:mos|mths?)\b\.?/gi, 'months'],
  [/(?<=\b(?:last|past|prior|trailing|previous|next) )(\d{1,2}) ?m(?:o)?\b/gi, '$1 months'], [/(?<=\b(?:last|past|prior|trailing|previous) )(\d{1,2}) ?q\b/gi, '$1 quarters'], [/(?<=\b(?:last|past|prior|trailing|previous) )(\d{1,2}) ?y\b/gi, '$1 years'],
  [/\bFYE ?'?(?=(?:20)?\d\d\b)/g, 'end of fiscal '], [/\bE[Oo]Y\b ?'?(?=(?:20)?\d\d\b)/g, 'end of '], [/\bE[Oo]Y\b/g, 'year-end'], [/\b(?:vs\.?|over|against|on) (?:LY|PY)\b/g, 'versus the year before'], [/\b(?:vs\.?|over|against|on) (?:LQ|PQ)\b/g, 'versus the quarter before'], [/\b(?:thru|thro)\b/gi, 'through'], [/\bprev\b\.?/gi, 'previous'],
];

/** Of units, of how figures are joined, and of talk. */
const joints: readonly Short[] = [
  // "FY23 -> FY25, $ and %": what lies between them, told in both.
  [/(?<=\b(?:(?:fy|ye|fye|fiscal) ?)?'?(?:20)?\d\d (?:to|-) (?:(?:fy|ye|fye|fiscal) ?)?'?(?:20)?\d\d),? (?:in )?(?:\$|dollars|usd) (?:and|&|\+|\/) (?:in )?(?:%|percent|pct)(?= |[?.,]|$)/gi, ', change in dollars and in percent'],
  [/(?<=\s)\(?(?:in )?\$ ?(?:bn|mn|mm|b|m|tn)\)?(?=\s|$|\?)/gi, 'in dollars'], [/\bw\/o\b/gi, 'without'], [/\bw\/ ?(?=\p{L})/giu, 'with '], [/\bb\/w\b|\bbetw\b\.?/gi, 'between'], [/\bb\/c\b/gi, 'because'], [/\b%age\b|\bpctage\b/gi, 'percentage'], [/\bppts?\b/gi, 'percentage points'], [/(?<=\b(?:in|many) )(?:basis points|bps?)\b/gi, 'points'], [/\bno\. (?=of\b)/gi, 'number '], [/\bamts?\b/gi, 'amount'],
  [/\bcos\b\.?(?= )/g, 'companies'], [/\b(?:rtgs)\b/gi, 'ratings'], [/\btgts?\b/gi, 'target'], [/\bgovv(?:ie|y)s?\b(?: \((?:us|u\.s\.)\))?/gi, 'Treasury'], [/\binsdrs?\b/gi, 'insiders'], [/\b(?:txns?|trxs?)\b/gi, 'transactions'], [/\bqty\b/gi, 'quantity'], [/\bincl\b\.?/gi, 'including'], [/\bhist\b\.?/gi, 'historical'], [/\bmed\b\.?(?= (?:of|over|growth|margin|revenue|for))/gi, 'median'], [/\bcum\b\.?(?= )/gi, 'cumulative'],
];

export const shorthand: readonly Short[] = [
  [/(?<=\b(?:divs?|dividends?|int|interest|tax(?:es)?)\.? )pd\b\.?/gi, 'paid'],
  ...measures, ...times, ...joints,
  [/(?<=\d) v\.? (?=(?:fy ?)?'?\d|q[1-4]\b)/gi, ' vs '],
  [/(?<=\b(?:earnings yield|p\/e|multiple|times)\b[^?]{0,40}?\bdiluted )earnings\b(?! (?:per|a|for each|yield|growth)\b)/gi, 'earnings per share'],
  [/\bst(?:mt|atmt)s\b\.?/gi, 'statements'], [/\bst(?:mt|atmt)\b\.?/gi, 'statement'], [/\bpx\b/gi, 'price'], [/\bmkt ?caps?\b/gi, 'market cap'], [/\bmkt\b/gi, 'market'], [/\bchgs?\b/gi, 'change'], [/\bavg\b/gi, 'average'], [/\bwks?\b/gi, 'week'], [/\bqtrs?\b/gi, 'quarter'], [/\bperf\b/gi, 'performance'], [/\bstk\b/gi, 'stock'], [/\bdiffs?\b/gi, 'difference'], [/\bhi ?[-/]? ?lo\b/gi, 'high low'], [/\byrs\b/gi, 'years'], [/\byr\b/gi, 'year'], [/\bdil\b\.?/gi, 'diluted'],
  [/\b(?:op|oper)\b\.?(?= (?:margins?|income|inc|loss(?:es)?|result|profit|cash|cf|ex|expenses?|mgns?))/gi, 'operating'], [/\bB\/?S\b(?! ratio)/g, 'balance sheet'], [/\bP&L\b/g, 'income statement'], [/\bLT\b(?= debt)/gi, 'long-term'], [/\bST\b(?= debt)/gi, 'short-term'], [/(?<=\b(?:net|operating) )inc\b\.?/gi, 'income'],
  [/\bm(?:rgn|gn)s?\b/gi, 'margin'], [/\bdivs\b/gi, 'dividends'], [/\bdiv\b\.?(?! ?(?:by|of)\b)/gi, 'dividend'], [/(?<=\b(?:operating|free cash|cash) )cf\b/gi, 'cash flow'], [/\bfwd\b/gi, 'forward'], [/\btreasuries\b/gi, 'treasury yields'], [/\bust\b(?= (?:yield|rate))/gi, 'treasury'],
  [/\bLPS\b/g, 'loss per share'], [/\bni\b(?= (?:of|for|in|growth|fy|last|trend|cagr|margin|20|and|vs)| ?(?:[?,;&+\/]|$))|(?<=[&+,\/] |\band )ni\b/g, 'net income'], [/\bnet revs?\b/gi, 'net revenue'], [/\bcomp\b(?= expense|$|\)|\?)/gi, 'compensation'], [/\bunemp\b\.?/gi, 'unemployment'], [/\bdelta\b(?! air)/g, 'change'], [/\bwhats\b/gi, "what's"], [/(?<=[\p{L}&]{2})(?<!\b(?:ev|put|price))\/(?=[\p{L}&]{2,}\b)/giu, ' / '],
];
