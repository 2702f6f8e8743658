// Words by which people ask for a measure, and the measures that answer them. A reader's own list, apart from the one the questions are read with: the most particular words first, each place of a question read once.
import { latePattern, type LatePattern } from '../../../asked/patterns/late-pattern.ts';

export type MeasureWords = {
  /** As a reader is told what was not given. */
  readonly what: string;
  readonly words: LatePattern;
  /** Names of measures, or of parts of one, that answer it. */
  readonly ids: RegExp;
  /** Words of an answer that give it, where no figure carries the name. */
  readonly says?: RegExp;
  /** The words have other meanings: they explain a figure, and demand none. */
  readonly isLoose?: boolean;
};

const g = (source: string): LatePattern => latePattern(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, 'giu');

/** Ratios to the price. */
const multiples: readonly MeasureWords[] = [
  { what: 'the price-earnings ratio', words: g(String.raw`p\/?e|pe|per ratio|price[- ](?:to[- ]|over |\/ ?)?earnings(?: ratio| multiple)?|earnings multiple|multiple of (?:its )?(?:earnings|profits?)|times (?:its |their |annual |yearly |trailing |last year's )*(?:earnings|profits?|eps)|years of (?:its )?(?:earnings|profits?)|price (?:relative to|against|over|divided by|compared (?:to|with)) (?:its )?(?:earnings|profits?|eps|diluted eps)`), ids: /^(?:pe_ratio|.*_pe|price_to_earnings|earnings_yield|diluted_eps)$/, says: /price-earnings|earnings yield|÷/i },
  { what: 'the earnings yield', words: g(String.raw`earnings[- ]yield|e\/p`), ids: /^earnings_yield$/, says: /earnings yield/i },
  { what: 'the price-to-sales ratio', words: g(String.raw`p\/?s|ps ratio|price[- ](?:to[- ]|over )(?:sales|revenues?)(?: ratio| multiple)?|times (?:its |their |annual |yearly |fiscal |20\d\d )*(?:sales|revenues?)`), ids: /^(?:price_to_sales|ev_to_revenue)$/, says: /price-to-sales|over sales|÷/i },
  { what: 'the price-to-book ratio', words: g(String.raw`p\/?b|(?:px|price)\/book|pb ratio|p\/bv|price[- ](?:to[- ]|over )?book(?: value)?(?: ratio)?|times (?:its |their )?(?:book(?: value)?|equity|net assets)`), ids: /^price_to_book$/, says: /price-to-book|over book|÷|no meaning/i },
  { what: 'the price over operating cash flow', words: g(String.raw`(?:p|price|px)(?: ?\/ ?|[- ](?:to[- ]|over ))(?:cfo|ocf|operating cash flow|cash (?:flow )?from operations)(?: ratio| multiple)?`), ids: /^price_to_operating_cash_flow$/, says: /operating cash flow.*times|÷/i },
  { what: 'EV/EBITDA', words: g(String.raw`ev[/ -](?:to[- ])?ebitda`), ids: /^ev_to_ebitda$/, says: /EV\/EBITDA|enterprise/i },
  { what: 'EV to sales', words: g(String.raw`ev[/ -](?:to[- ])?(?:sales|revenue)`), ids: /^ev_to_(?:revenue|sales)$/, says: /EV/ },
  { what: 'the PEG ratio', words: g('peg(?: ratio)?'), ids: /peg/ },
  { what: 'the free cash flow yield', words: g(String.raw`(?:free cash flow|fcf)[- ]yield`), ids: /^(?:free_cash_flow_yield|price_to_free_cash_flow)$/ },
  { what: 'the dividend yield', words: g(String.raw`(?:dividend|div\.?)[- ](?:yield|yielders?)|yield on cost|dividend return`), ids: /^dividend_yield$/, says: /dividend yield/i },
  { what: 'the enterprise value', words: g(String.raw`enterprise value|ev|takeover value`), ids: /enterprise_value|^ev_/ },
  { what: 'what the whole company is worth', words: g(String.raw`(?:the (?:whole|entirety|lot)|all|every (?:single )?share) of (?:[\w&.'-]+ ){1,3}(?:worth|costs?|go(?:es)? for|sell(?:s)? for|fetch(?:es)?)`), ids: /market_cap|enterprise/, says: /market (?:cap|value)|Difference|would/i },
  { what: 'the market capitalization', words: g(String.raw`market[- ]cap(?:itali[sz]ation)?s?|mkt ?cap|mcap|market value|market worth|stock[- ]market value|worth on the (?:stock )?market`), ids: /market_cap|enterprise_value|^price_to_|^ev_|yield/, says: /market (?:cap|value)/i },
];

/** Rates and shares that have a name. */
const ratios: readonly MeasureWords[] = [
  { what: 'the operating margin', words: g(String.raw`(?:operating|op\.?|ebit|operating profit)[- ]margins?|operating profitability|return on sales`), ids: /^(?:operating_margin|ebit_margin|operating_income)$/ },
  { what: 'the net margin', words: g(String.raw`(?:net|profit|net profit|bottom[- ]line|net income)[- ]margins?|npm`), ids: /^(?:net_margin|net_income|operating_margin|gross_margin)$/ },
  { what: 'the gross margin', words: g(String.raw`gross(?: profit)?[- ]margins?|gm%?(?! motors)`), ids: /^(?:gross_margin|gross_profit)$/ },
  { what: 'the free cash flow margin', words: g(String.raw`(?:free cash flow|fcf)[- ]margins?`), ids: /^free_cash_flow/ },
  { what: 'the EBITDA margin', words: g(String.raw`ebitda[- ]margins?`), ids: /^ebitda/ },
  { what: 'a margin', words: g(String.raw`margins?(?! of safety)`), ids: /margin|_to_revenue$/, says: /% of revenue/ },
  { what: 'the current ratio', words: g('current ratio|working capital ratio|cr'), ids: /^(?:current_ratio|current_assets|current_liabilities)$/ },
  { what: 'the quick ratio', words: g('quick ratio|acid[- ]test(?: ratio)?'), ids: /^quick_ratio$/ },
  { what: 'debt to equity', words: g(String.raw`d\/e|debt[- ](?:to|over)[- ]equity|debt\/equity|gearing`), ids: /debt_to_equity|liabilities_to_equity|_debt$|shareholders_equity/ },
  { what: 'the return on equity', words: g('return on (?:shareholders?\'? |its )?equity|roe'), ids: /^(?:return_on_equity|net_income|shareholders_equity)/ },
  { what: 'the return on assets', words: g('return on (?:total )?assets|roa'), ids: /^(?:return_on_assets|net_income)/ },
  { what: 'the return on capital', words: g('return on (?:invested )?capital(?: employed)?|roic|roce'), ids: /return_on_(?:invested_)?capital|roic/ },
  { what: 'the turnover of inventory', words: g('inventory turn(?:over|s)|stock turn(?:over)?'), ids: /inventory_turnover/ },
  { what: 'the turnover of assets', words: g('asset turn(?:over|s)'), ids: /asset_turnover/ },
  { what: 'the interest coverage', words: g(String.raw`interest[- ]cover(?:age)?(?: ratio)?|times (?:over )?(?:its |the )?interest|cover (?:its |the |their )?interest`), ids: /interest_coverage|interest_expense/ },
  { what: 'the tax rate', words: g('(?:effective |income )?tax rate|etr'), ids: /tax_rate|income_tax/ },
  { what: 'the payout ratio', words: g('pay-?out(?: ratio)?'), ids: /payout|dividends|shareholder_returns/ },
  { what: 'the cash conversion', words: g('cash conversion'), ids: /cash_conversion|_to_net_income/ },
  { what: 'the efficiency ratio', words: g('efficiency ratio|cost[- /](?:to[- ])?income ratio'), ids: /^(?:efficiency_ratio|noninterest_expense_to_revenue)$/, says: /efficiency ratio|% of revenue/i },
  { what: 'the leverage', words: g('leverage(?:d)?|levered|geared(?! (?:to|towards?))|gearing'), ids: /debt|leverage|liabilit|multiplier|equity/ },
  { what: 'the equity ratio', words: g('equity ratio'), ids: /equity/ },
];

/** Lines of the income statement. */
const income: readonly MeasureWords[] = [
  { what: 'research and development', words: g(String.raw`r ?& ?d|r and d|research(?:ers?|ing)?(?:[- ](?:and|&)[- ]development)?(?:[- ](?:intensive|intensity|heavy))?|developing new products`), ids: /research_and_development/ },
  { what: 'selling, general and administrative expense', words: g(String.raw`sg ?& ?a|sga|selling,? general,? (?:and|&) administrative|overheads?`), ids: /selling_general|general_and_admin|selling_and/ },
  { what: 'marketing expense', words: g('(?:sales|selling) (?:and|&) marketing|s&m|marketing|advertising'), ids: /marketing|advertis/ },
  { what: 'stock-based compensation', words: g(String.raw`sbc|(?:stock|share|equity)[- ]based (?:comp\w*|pay\w*)|stock comp\w*|pay(?:s|ing)? (?:its )?(?:staff|people|employees|workers) in (?:stock|shares)`), ids: /stock_based/ },
  { what: 'the cost of revenue', words: g(String.raw`cogs|(?<!\b(?:after|net of) (?:the |its |their |all )?)costs? of (?:goods(?: sold)?|sales|revenues?|products?)`), ids: /cost_of/ },
  { what: 'gross profit', words: g('gross (?:profits?|income|result|earnings)'), ids: /^gross_/ },
  { what: 'EBITDA', words: g('ebitda'), ids: /ebitda/ },
  { what: 'operating income', words: g(String.raw`(?:operating|op\.?) (?:income|inc|profits?|earnings|results?|loss(?:es)?)|ebit|(?:profits?|income|loss(?:es)?|earnings) from operations|oi`), ids: /^(?:operating_|ebit)/ },
  { what: 'income before taxes', words: g(String.raw`(?:pre-?tax|before[- ]tax) (?:income|profits?|earnings|result|loss)|(?:income|profits?|earnings) before (?:income )?tax(?:es)?|pbt|ebt`), ids: /pretax|tax_rate|_to_pretax/ },
  { what: 'taxes', words: g(String.raw`(?<!\bbefore (?:interest and |interest & )?|\bafter (?:all |its |paying )?)(?:income |corporate )?tax(?:es|ed|man|ation)?|irs`), ids: /tax/, says: /tax/i },
  { what: 'interest expense', words: g('interest (?:expenses?|costs?|bill|payments?|charges?|paid)|(?:spen[dt]|pays?|paid|paying) (?:\\w+ ){0,3}(?:on|in) interest'), ids: /interest_expense|interest_coverage|net_interest/ },
  { what: 'net interest income', words: g('net interest income|nii'), ids: /net_interest_income/ },
  { what: 'interest income', words: g('interest income'), ids: /interest_income/ },
  { what: 'depreciation', words: g(String.raw`d ?& ?a|depreciation(?: and amorti[sz]ation)?|amorti[sz]ation|wear and tear`), ids: /depreciation|amorti|ebitda/ },
  { what: 'provision for credit losses', words: g('(?:provisions?|reserves?|set aside|money) (?:for|against) (?:credit|bad|doubtful|loan|soured)[- ](?:loss(?:es)?|loans?|debts?|customers)|credit[- ]loss provisions?|loan[- ]loss provisions?|pcl|bad loans|loans going bad|prov\\.? (?:for )?credit losses'), ids: /provision/ },
  { what: 'earnings per share', words: g(String.raw`(?:diluted |basic |dil\.? )?(?:eps|(?:earnings?|profits?|income|earned|earn|made|make) (?:per|a|for (?:each|every|one)|on each)(?: diluted| common)? share)|each share (?:earned|earns|made)|(?<!\bas )(?:one|each|every|a(?: single)?) share (?:of|in) [\w&.'-]+(?: [\w&.'-]+){0,2} (?:earn|make|net(?! (?:income|profit|earnings|sales|revenue|worth|assets)))(?:ed|s)?`), ids: /eps|^pe_ratio|earnings_yield/ },
  { what: 'net income', words: g(String.raw`net (?:income|profits?|earnings|result|loss(?:es)?)|(?:profits?|income|earnings) after tax(?:es)?|(?<=before tax(?:es)? and )after tax(?:es)?|after[- ]tax(?:es)? (?:profits?|income|earnings)|bottom[- ]line|ni`), ids: /net_income|net_margin|eps|^pe_ratio|earnings_yield|return_on/ },
  { what: 'revenue', words: g(String.raw`(?:net |total )?(?:revenues?|revs?|sales|turnover|net sales)(?<!\b(?:insiders?'?|share|stock|his|her|form 4|retail) sales)(?<!\bnon-?interest revenues?)|top[- ]line|takings`), ids: /revenue|_margin$|price_to_sales|turnover|days_sales|service|product/, says: /revenue|sales|sold/i },
];

/** Lines of the balance sheet and of the statement of cash flows. */
const balance: readonly MeasureWords[] = [
  { what: 'free cash flow', words: g(String.raw`free cash(?:[- ]flows?)?|fcf|cash (?:left )?after (?:capex|capital (?:expenditures?|spending)|investments?)`), ids: /free_cash_flow/ },
  { what: 'operating cash flow', words: g(String.raw`(?:operating|op\.?) cash(?:[- ]flows?)?|op(?:erating)? cf|cfo|ocf|cash (?:flows? )?(?:from|generated by|provided by|produced by|used in|thrown off by|coming from) (?:its |the )?(?:operations|operating activities|business|daily business)|cash (?:did )?(?:its |the |[\w&.-]+'s? )?(?:operations|(?:daily |day-to-day )?business)|(?:operations|(?:daily |day-to-day )?business) (?:bring|brought|generated?|produced?|threw|throw|burn\w*|yield\w*|use[ds]?|consumed?|swallowed|earned)`), ids: /operating_cash_flow|free_cash_flow|cash_conversion/ },
  { what: 'capital expenditure', words: g(String.raw`capex|capital (?:expenditures?|spending|investments?|outlays?)|(?:property|plants?|buildings|factories|machines) (?:and|&|,) (?:equipment|machinery|machines|plants?|buildings)|pp ?& ?e`), ids: /capital_expenditure|property|free_cash_flow/ },
  { what: 'share repurchases', words: g(String.raw`(?:share |stock )?(?:buy-?backs?|repurchas\w+)|(?:buy|buying|bought) back|own (?:shares?|stock)`), ids: /repurchase|shareholder_returns|treasury_stock/ },
  { what: 'the cash flow from investing', words: g('cfi|invest(?:ing|ment) cash flows?|cash (?:flow )?(?:used in|from) invest\\w+'), ids: /investing/ },
  { what: 'the cash flow from financing', words: g('cff|financing cash flows?|cash (?:flow )?(?:used in|from) financing'), ids: /financing/ },
  { what: 'acquisitions', words: g('acquisitions?|takeovers?'), ids: /acqui/ },
  { what: 'what went to shareholders', words: g(String.raw`(?:return(?:ed|s|ing)?|hand(?:ed|s|ing)?|g[ai]ve[ns]?|giving) (?:(?:more|less|cash|money|back|over|out|capital|much|dollars) ){0,3}to (?:its |the |their )?(?:(?:share|stock)holders|owners|investors)`), ids: /returns|dividend|repurchas/, says: /returned to shareholders/i },
  { what: 'dividends per share', words: g(String.raw`(?:dividends?|divs?|payouts?|distributions?) (?:paid |declared )?(?:per|for each|for every) (?:diluted )?share|dps|(?:per|for each|for every|on each) share (?:in|as|by way of) (?:cash )?dividends?|per[- ]share (?:dividends?|payouts?)`), ids: /dividends_per_share|dividend_yield|payout/, says: /dividends? (?:per|a|for each) share|no dividends?/i },
  { what: 'dividends', words: g(String.raw`(?<!\b(?:ignor(?:e|ing)|without|excluding|disregarding|leaving|setting|putting|not counting|before|no|ex)[ -](?:any |the )?)(?:dividends?|divs?)(?! (?:aside|out|left out|excluded|ignored|not counted|apart)\b)|dps`), ids: /dividend|payout|shareholder_returns/, says: /dividend/i },
  { what: 'receivables', words: g('(?:accounts |trade )?receivables?|a\\/r|unpaid (?:bills|invoices)|customers owe'), ids: /receivab|days_sales/ },
  { what: 'payables', words: g('(?:accounts |trade )?payables?|owe(?:s|d)? (?:its |their )?suppliers'), ids: /payab/ },
  { what: 'current assets', words: g(String.raw`current assets|short-term assets|ca(?= ?[-/] ?cl)`), ids: /current_assets|current_ratio|working_capital/ },
  { what: 'current liabilities', words: g(String.raw`(?:current|short[- ](?:term|dated)) (?:liabilities|obligations)|(?:bills|debts?|liabilities|obligations) (?:due|coming due|falling due) (?:within|inside|in) (?:a|one|the next|12|twelve) (?:year|months)`), ids: /current_liabilities|current_ratio|quick_ratio|working_capital|short_term/ },
  { what: 'working capital', words: g('(?:net )?working capital'), ids: /working_capital|current_/ },
  { what: 'long-term debt', words: g(String.raw`(?:long[- ](?:term|dated|run)|lt) (?:debts?|borrowings?|loans?)`), ids: /long_term_debt/ },
  { what: 'short-term debt', words: g(String.raw`(?:short[- ](?:term|dated)|st) (?:debts?|borrowings?|loans?)`), ids: /short_term_debt/ },
  { what: 'net debt', words: g('net (?:debt|cash)'), ids: /net_debt|net_cash|enterprise/, says: /less|−/ },
  { what: 'debt', words: g(String.raw`(?:total |financial )?(?:(?<!\bservic(?:e|ing) (?:(?:its|the|their|all) ){0,2})(?<!\binterest and )debts?|borrowings?|indebted\w*|(?<!\b(?:customers|clients|buyers) )ow(?:e|es|ed|ing)(?! to shareholders| (?:in|on|for) {4}| (?:(?:in|on|to|for) )?(?:its |the |their )?(?:suppliers|trade (?:payables|creditors)|accounts payable|payables)))`), ids: /debt|liabilit|net_cash|enterprise|leverage|borrow|current_ratio|equity/ },
  { what: 'liabilities', words: g('(?:total )?liabilit(?:y|ies)|obligations|tl|(?:total )?liabs?\\.?'), ids: /liabilit|equity_ratio|working_capital|current_ratio/ },
  { what: 'equity', words: g(String.raw`(?:share|stock)(?:holder|owner)s?['’]?s? ?(?:equity|funds|capital)|(?:total |own |common )?(?<!\ball (?:of )?(?:the |its )?)equity|book value|net (?:worth|assets)|own capital`), ids: /equity|book|net_assets|debt_to/ },
  { what: 'retained earnings', words: g('retained earnings|earnings retained'), ids: /retained/ },
  { what: 'total assets', words: g(String.raw`(?:total )?assets|ta|balance sheet(?= than|'?s size| total| size| of)|balance sheet (?:total|size)|own(?:s|ed)? (?:and|altogether|in total)`), ids: /assets|equity_ratio|turnover|working_capital/ },
  { what: 'goodwill', words: g('goodwill'), ids: /goodwill/ },
  { what: 'inventory', words: g(String.raw`inventor(?:y|ies)|dio|unsold (?:goods|stock|products|merchandise)|(?:have|has|hold|holds|keep|keeps|carry|carries|goods|parts|products|merchandise) in stock|stockpiles?|stocks? of (?:unsold |finished )?(?:goods|merchandise|products|wares)|how much (?:in )?stock(?= (?:did|does|and|was|is)\b)(?! (?:did|does|was|is) [^?.;]{2,40}?(?: {4}| (?:buy|bought|buying|repurchas\w*|retire[ds]?|issued?|sell|sold|award\w*|grant\w*|own\w*)))|(?:goods|stock) (?:on hand|in (?:the )?warehouses?)|warehouse stock`), ids: /inventor|quick_ratio/ },
  { what: 'deferred revenue', words: g('(?:deferred|unearned) (?:revenues?|income)|prepaid (?:subscriptions|by customers)'), ids: /deferred_revenue/ },
  { what: 'long-term investments', words: g(String.raw`(?:long(?:er)?[- ]?(?:term|dated)|non-?current|LT) (?:(?:marketable|debt) )*(?:investments|securities)(?! (?:income|gains))|(?:investments|securities),? \(?(?:both )?(?:short|current)[a-z -]{0,8}(?:and|or|&) (?:long|non-?current)|all (?:of )?(?:its |the )?marketable securities`), ids: /long_term_investments|noncurrent/ },
  { what: 'cash', words: g(String.raw`cash (?:and (?:cash )?equivalents|pile|position|balance|holdings?|hoard|reserves?|on hand|in (?:the )?bank)|cash & equivalents|war chest`), ids: /cash/ },
  { what: 'shares outstanding', words: g('shares (?:outstanding|in (?:issue|circulation))|share count|number of shares(?! (?:sold|bought))|diluted shares'), ids: /shares/ },
];

/** The market and the economy. */
const markets: readonly MeasureWords[] = [
  { what: 'the volatility', words: g(String.raw`volatil\w+|vol|jump(?:y|iest|ier)|calm(?:er|est)?|chopp(?:y|ier|iest)|bump(?:y|ier|iest)|wild(?:er|est)?|rocky|turbulent|stead(?:y|ier|iest)|stable|(?:swing|fluctuat|bounce)\w*`), ids: /volatil|beta/, isLoose: true },
  { what: 'the drawdown', words: g('draw-?downs?|dd|underwater|under water|peak[- ]to[- ]trough'), ids: /drawdown|price/ },
  { what: 'the 52-week high or low', words: g(String.raw`(?:52|fifty-two)[- ]?w(?:ee)?k[- ](?:high|low)s?|(?:1|one)[- ]?y(?:ea)?r[- ](?:high|low)s?|12-?m(?:onth)?[- ](?:high|low)s?`), ids: /52w|price/ },
  { what: 'the moving average', words: g(String.raw`\d+[- ]?(?:day|dma|d)[- ](?:moving |simple |exponential )*(?:averages?|sma|ema|ma)|moving averages?|[es]ma|dma`), ids: /sma|ema|moving/ },
  { what: 'RSI', words: g('rsi|relative strength'), ids: /rsi/ },
  { what: 'the volume', words: g('(?:trading )?volume|changed hands'), ids: /volume/ },
  { what: 'payrolls', words: g(String.raw`(?:non-?farm )?payrolls?|nfps?|paye?ms`), ids: /payroll/ },
  { what: 'jobs', words: g(String.raw`jobs?|people|workers|employment|hir(?:ed?|ing)`), ids: /payroll|unemploy|claims/, isLoose: true },
  { what: 'housing starts', words: g('(?:housing|home) starts?'), ids: /housing/ },
  { what: 'retail sales', words: g('retail sales'), ids: /retail/ },
  { what: 'oil', words: g('(?:crude )?oil|crude|wti|barrel|west texas'), ids: /wti|oil|crude/, isLoose: true },
  { what: 'jobless claims', words: g('(?:initial |jobless |unemployment )+claims|filings? for unemployment'), ids: /claims/ },
  { what: 'retail sales', words: g('retail sales'), ids: /retail/ },
  { what: 'unemployment', words: g('unrate|no job|unemploy\\w+(?! claims)|jobless(?! claims)\\w*|out of work|without (?:a )?jobs?|out of a job'), ids: /unemploy/ },
  { what: 'core inflation', words: g('(?:without|leav\\w+ out|exclud\\w+|ex) food and energy|core (?:inflation|cpi|pce|prices)'), ids: /core/ },
  { what: 'PCE inflation', words: g('pce'), ids: /pce/ },
  { what: 'breakeven inflation', words: g('break-?evens?|(?:inflation )?(?:market )?expect\\w* (?:of )?inflation|inflation expect\\w+'), ids: /breakeven|inflation/ },
  { what: 'inflation', words: g('inflation|cpi|consumer prices?|price index|prices (?:gone|went|go) up|cost of living|price rises|prices ris\\w+'), ids: /inflation|cpi|price_index|breakeven|real_/ },
  { what: 'the federal funds rate', words: g(String.raw`fed(?:eral)?(?:'s)? ?(?:funds?)?(?:'s)? (?:rate|policy rate|target rate)|fed(?:eral)?(?:'s)? ?funds?(?:'s)? target(?! (?:of|measure|gauge|index)\b)|fed funds|ffr|policy rate|the fed(?!'s (?:own |official |stated |declared |long-run |inflation )*(?:favou?rite|preferred|pet|chosen|main|beloved|go-to|target (?:of|measure|gauge|index)|target|goal|objective|aim|\d|two|three)| (?:watches|follows|tracks|prefers|likes|looks at|cares))|key (?:interest )?rate|fedfunds`), ids: /fed_funds/ },
  { what: 'the yield curve', words: g(String.raw`yield curve|2s10s|10y-?2y|curve|(?:10|ten)[- ]?(?:y|year)?s? (?:minus|over|less|vs\.?|versus|above|-) (?:the )?(?:2|two)`), ids: /yield_curve|treasury/ },
  { what: 'the two-year yield', words: g(String.raw`(?:2|two)[- ]?(?:y|yr|year)s?(?: (?:us |u\.s\. )?(?:treasur\w+|notes?|government|yields?|paper|bonds?|ust))`), ids: /treasury_2y|curve/ },
  { what: 'the real yield', words: g('real (?:ten-year |10-year |treasury )?yields?|tips'), ids: /real_yield/ },
  { what: 'Treasury yields', words: g(String.raw`treasur(?:y|ies)|ust|t-?(?:note|bond|bill)s?|government (?:bonds?|paper|debt)`), ids: /treasury|yield|breakeven|curve/ },
  { what: 'GDP', words: g('(?:real |nominal )?gdp|(?:gross )?domestic product|national output|economic output|size of the economy|(?:american |us |u\\.s\\. )?economy(?! (?:add|create|gain|lose|shed)(?:e?d)?)'), ids: /gdp|unemploy|inflation/ },
];

/** Everyday words, of which several measures may be meant. */
const loose: readonly MeasureWords[] = [
  { what: 'a profit', words: g(String.raw`profits?|profitab\w+|earnings?|earn(?:ed|s|ing|er|ers)?|income|loss(?:es|-making)?|los(?:e|t|ing) (?:money|\$)|(?:make|made|making|makes) (?:money|more|most|less|the most|in|during|for|on|last|this|that|after|per|\d|a profit|a loss)|did [\w&'. -]{2,40} (?:make|lose)|in the (?:red|black)|red ink|result|what it (?:earns|makes)|earner|money[- ]?maker|insolvent|made(?= (?:its|their|his|her|the))|keep\w*|kept`), ids: /income|profit|margin|eps|^pe_|earnings|return_on|ebit|operating|tax|interest|net_|retained|free_cash/, isLoose: true },
  { what: 'sales', words: g(String.raw`s[eo]ll(?:s|ing)?|sold|sale|grow\w*|grew|growth|shr[aiu]nk\w*|rake\w*|took in|tak(?:e|es|ing) in|bring\w* in|brought in|ring\w* up|rang up|business|bigger|biggest|large[rs]?\w*|size|income|market leader|receipts|bookings|billings|revenue\w*|expan\w+|cash(?:ed)? in|haul\w*|pull(?:ed)? in|customers (?:pay|paid|spend|spent)|c[oa]m(?:e|es|ing) in`), ids: /revenue|(?<!price_to_)sales|growth/, isLoose: true },
  { what: 'a number of shares', words: g(String.raw`how many (?:of its )?shares|shares [^?.,;]{2,40} outstanding|outstanding shares|shares (?:in issue|in circulation|outstanding)|share count`), ids: /shares/, isLoose: true },
  { what: 'a price', words: g(String.raw`prices?|priced|clos(?:e|es|ed|ing)|stocks?|shares?|trad(?:e|es|ed|ing)|quot\w+|return(?:s|ed)?|perform\w*|market|cost|worth|go for|high|low|peak\w*|top|bottom\w*|bought|buy|invest\w*|hold|held|position|sell-?off|crash\w*|ytd|session|move[ds]?|52[- ]?w\w*|valu\w+|finish\w*|end(?:ed)?|stand|stood|quote|all[- ]time|up|down|gain\w*|los[et]\w*|rall\w*|chart|level|ticker|cheap\w*|dear\w*|pric\w+|expensive|multiple|rsi|sma|px|cls|since|shareholders|hammer\w*|slaughter\w*|pct|%|last|chg|1-?d(?:ay)?|drop\w*|f[ae]ll\w*|ris\w+|rose|did|do|change\w*`), ids: /price|market|drawdown|52w|return|volatil|sma|ema|rsi|macd|bollinger|volume|high|low|value|yield|pe_ratio|insider|upside|per_share|beta/, isLoose: true },
  { what: 'cash', words: g(String.raw`cash|liquid\w*|money|funds|burn\w*|solven\w*|pay (?:its )?bills|short-term|afford|sit\w*|coffers|bank account|parked`), ids: /cash|current|quick|liquid|working|net_|debt/, isLoose: true },
  { what: 'shareholders', words: g(String.raw`shareholders?|stockholders?|owners?|hand(?:s|ed|ing)? (?:back|out)|return(?:ed|s|ing)? to|payers?|pa(?:y|id|ys) out|distribut\w+`), ids: /equity|dividend|repurchas|returns|book/, isLoose: true },
  { what: 'investments', words: g('investments?|securities'), ids: /investments|securities/, isLoose: true },
  { what: 'spending', words: g(String.raw`spen[dt]\w*|costs?|expens\w+|outlays?|invest\w*|pour\w*|plough\w*|plow\w*|put into|went (?:into|on|to|for)|goes (?:into|on|to)`), ids: /expen|cost|capital|research|market|admin|stock_based|acqui|tax|repurchas|interest|depreciation|medical/, isLoose: true },
  { what: 'an insider’s trades', words: g(String.raw`insiders?|form 4|directors?|officers?|executives?|ceo|cfo|coo|boss|chief|founder|chair\w*|sold|sell\w*|s(?:a|e)l(?:es?|ling)|bought|buy\w*|trades?|shs|dispos\w+|proceeds|management|president|people (?:running|at the top)|stock`), ids: /insider|count|price/, isLoose: true },
  // A follow-up that says no more than that.
  { what: 'a figure of each share', words: latePattern(String.raw`^(?:(?:and|so|ok),? )?(?:(?:how much (?:was|is) that|what (?:does|did) that (?:come|amount) to|what(?:'s| is| was) that) )?(?:per|for (?:each|every|one)|on each) (?:fully )?(?:diluted )?share\W*$`, 'giu'), ids: /^diluted_eps$|per_share$/, isLoose: true },
  { what: 'rates', words: g('rates?|yields?|(?:2|two|5|five|7|seven|10|ten|30|thirty)[- ]?(?:y|yr|year)s?(?! (?:average|mean|growth|cagr|high|low|trend|history|record|stretch|period|return|chart))|bonds?|interest|curve|invert\\w*|inversion|10y|2y|ten-year|two-year|10-year|2-year|spread|slope'), ids: /rate|yield|treasury|interest|curve|breakeven|fed/, isLoose: true },
  { what: 'how the company is financed', words: g('leverag\\w*|financ\\w+|funded|borrow\\w*|lenders?|creditors?|solven\\w*|strength|own(?:s|ed)?|ow(?:e|es|ed)|balance sheet|sheet|bs'), ids: /debt|equity|liabilit|assets|current|interest|cash|leverage/, isLoose: true },
];

/** In the order in which they are read. */
export const measureWords: readonly MeasureWords[] = [...multiples, ...ratios, ...income, ...balance, ...markets];
export const looseWords: readonly MeasureWords[] = loose;
