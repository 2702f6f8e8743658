// What people call measures in questions, beside the dictionary's own phrases: plain words, verbs and shorthand.

/** Words and the ids that they ask for. `form` where the words say it too. Order matters: the first that fits a place has it. */
export type MeasureWords = { readonly pattern: RegExp; readonly ids: readonly string[]; readonly form?: 'growth' | 'change' };

const say = (words: string, ...ids: string[]): MeasureWords => ({ pattern: new RegExp(String.raw`\b(?:${words})\b`, 'gi'), ids });

/** Before the dictionary is asked: phrases of which it would read a part. */
export const firstWords: readonly MeasureWords[] = [
  say(String.raw`net profit margins?|net margins?|profit margins?`, 'net_margin'),
  say(String.raw`(?:gross|operating|net|profit)(?:,| and| or|/|,? and)? ?(?:gross|operating|net)? (?:and )?(?:operating|net|gross) margins`, 'gross_margin', 'operating_margin', 'net_margin'),
  say(String.raw`cash flows? from operations|cash from operations|operating cash(?! flow)|cfo(?= in| for| of| last)`, 'operating_cash_flow'),
  say(String.raw`fcf margins?|free cash flow margins?`, 'free_cash_flow_margin'),
  say(String.raw`(?:price|stock|share)[- ]to[- ]earnings(?: ratio| multiple)?|price[- /]earnings(?: ratio| multiple)?|earnings multiple|p/?e(?: ratio| multiple)s?|\bp[./ ]?e\b(?! of)|pes|times earnings`, 'pe_ratio'),
  say(String.raw`p/?s(?: ratio| multiple)|price/sales`, 'price_to_sales'),
  say(String.raw`p/?b(?: ratio| multiple)|price/book|price[- ]to[- ]book(?: value)?(?: ratio| multiple)?`, 'price_to_book'),
  say(String.raw`p/fcf|price to fcf|price/free cash flow`, 'price_to_free_cash_flow'),
  say(String.raw`debt[- /](?:to[- ])?equity(?: ratio)?|d/e(?: ratio)?|leverage(?: ratio)?|gearing|how (?:highly )?(?:levered|leveraged|indebted)`, 'debt_to_equity'),
  say(String.raw`market capitali[sz]ations?|market caps?|mkt cap|market values?`, 'market_cap'),
  say(String.raw`reported earnings per share|earnings per share|eps`, 'diluted_eps'),
  say(String.raw`(?:total )?dividends? (?:paid|payments?|outlay)(?: out)?|pa(?:y|id|ys) (?:out )?(?:in|as) dividends?|spent? on dividends?|cash dividends?`, 'dividends_paid'),
  say(String.raw`dividends? per share|dps|annual dividends?|dividend rate`, 'dividends_per_share'),
  say(String.raw`(?:spen[dt]s?|spending|paid|invest(?:ed|s)?) (?:on|for|in) (?:r&d|research(?: and development)?|research & development)|r ?& ?d(?: spending| expenses?| budget| costs?)?|research spending|research budget|research costs?`, 'research_and_development'),
  say(String.raw`sg&a(?: expenses?)?`, 'selling_general_administrative'),
  say(String.raw`(?:spen[dt]s?|spending|paid) (?:on|for) (?:share |stock )?(?:buybacks?|buying back(?: its)?(?: own)? (?:shares|stock)|repurchas(?:es|ing)(?: shares)?)|(?:share |stock )?buy ?backs?|(?:bought|buy|buying) back|repurchased?s?(?: shares| stock)?|(?:share|stock) repurchases?`, 'share_repurchases'),
  say(String.raw`capital (?:spending|investments?|outlays?)|cap ?ex|spen[dt]s? on (?:capex|property|plants?|capital)`, 'capital_expenditure'),
  say(String.raw`(?:cash and (?:short-term |marketable )?(?:investments|securities)|cash and equivalents and short-term investments)`, 'cash_and_investments'),
  say(String.raw`cash (?:position|balance|reserves?|holdings?|pile|hoard|on hand)|how much cash(?! (?:flow|from|did|does|do|was|has))`, 'cash'),
  say(String.raw`(?:stock|share)[- ]based comp(?:ensation)?|sbc`, 'stock_based_compensation'),
  say(String.raw`income tax(?:es)?(?: (?:expense|provision|paid))?|(?:pa(?:y|id|ys) )?(?:in|of) tax(?:es)?|tax (?:bill|expense|charge|provision)|provision for income taxes`, 'income_tax'),
  say(String.raw`(?:effective )?tax rates?`, 'effective_tax_rate'),
  say(String.raw`intrinsic value(?: per share)?|fair value(?: per share)?|dcf(?: value| valuation| model| analysis)?|discounted cash flows?(?: value| valuation| model| analysis)?`, 'dcf_value_per_share'),
  say(String.raw`reverse dcf|reverse discounted cash flows?|(?:growth|growth rate) (?:is )?(?:priced in|implied|baked in|baked into|built into|the market expects)(?: by| in| into)?(?: the)?(?: current)?(?: share| stock)?(?: price)?|implied (?:fcf |free cash flow )?growth(?: rate)?|what (?:growth )?(?:is|does) the (?:market|price) (?:is )?(?:pricing in|implies|imply)`, 'reverse_dcf_growth'),
  say(String.raw`graham(?:'s)? (?:number|value)|benjamin graham(?: number| value)?`, 'graham_number'),
  say(String.raw`relative strength index|rsi`, 'rsi_14'),
  say(String.raw`(?:20|twenty)[- ]day(?: simple)?(?: moving)?(?: average)?|sma ?20`, 'sma_20'),
  say(String.raw`(?:50|fifty)[- ]day(?: simple)?(?: moving)?(?: average)?|sma ?50`, 'sma_50'),
  say(String.raw`(?:200|two[- ]hundred)[- ]day(?: simple)?(?: moving)?(?: average)?|sma ?200`, 'sma_200'),
  say(String.raw`moving averages?`, 'sma_50', 'sma_200'),
  say(String.raw`52[- ]w(?:ee)?k (?:high and low|high/low|high-low|range|highs? and lows?|low and high)|(?:one|1)[- ]year (?:high and low|range)`, 'price_52w_high', 'price_52w_low'),
  say(String.raw`52[- ]w(?:ee)?k highs?|(?:one|1|12)[- ](?:year|month) high`, 'price_52w_high'),
  say(String.raw`52[- ]w(?:ee)?k lows?|(?:one|1|12)[- ](?:year|month) low`, 'price_52w_low'),
  say(String.raw`max(?:imum)? drawdowns?|drawdowns?|biggest (?:fall|drop) in (?:its |the )?(?:share |stock )?price`, 'max_drawdown_1y'),
  say(String.raw`(?:how )?(?:volatile|volatility)`, 'volatility_1y'),
  say(String.raw`number of (?:employees|staff|people|workers)|how many (?:employees|people|workers|staff)|(?:workforce|headcount|employees)(?: size)?`, 'employees'),
  say(String.raw`how many shares|number of shares|shares? (?:outstanding|in issue|count)|outstanding shares`, 'shares_outstanding'),
  say(String.raw`interest[- ](?:coverage|cover)(?: ratio)?|cover(?:s|ed)? (?:its )?interest(?: payments?| expense| costs?)?`, 'interest_coverage'),
  say(String.raw`(?:inventory|stock) turns?(?:over)?`, 'inventory_turnover'),
  say(String.raw`days (?:of )?inventory(?: outstanding)?|inventory days|dio`, 'inventory_days'),
  say(String.raw`returns? on (?:shareholders?'? )?equity|roe`, 'return_on_equity'),
  say(String.raw`returns? on (?:total )?assets|roa`, 'return_on_assets'),
  say(String.raw`returns? on (?:invested )?capital|roic|roc`, 'return_on_invested_capital'),
];

/** After the dictionary, on what it left: plain words of everyday speech. */
export const plainWords: readonly MeasureWords[] = [
  say(String.raw`rev|revs|top[- ]?line|turnover|net sales|sales|sell|sold`, 'revenue'),
  say(String.raw`(?:gross|operating|net)(?=,? (?:and|or|vs\.?|versus) (?:gross|operating|net) (?:margins?|income|profit))`, 'gross_margin'),
  say(String.raw`margins?`, 'gross_margin', 'operating_margin', 'net_margin'),
  say(String.raw`profitability|profitable|profitably`, 'net_margin', 'operating_margin'),
  say(String.raw`(?:net )?(?:profits?|earnings|income|loss(?:es)?)|bottom[- ]?line|earn(?:ed|s|ing)?|los(?:e|es|ing|t)(?= (?:money|last|in|this|over|during|a|\$|\?|$))|(?:make|makes|made|making)(?= money|\?|$| in (?:fy|fiscal|20|q[1-4]|the)| last| this| during)`, 'net_income'),
  say(String.raw`(?:how much )?(?:money )?(?:did|does) [^?]{1,40} (?:lose|lost)`, 'net_income'),
  say(String.raw`borrowings?|debts?|ow(?:e|es|ed)|indebtedness`, 'total_debt'),
  say(String.raw`cash flows?|cash generation|generat(?:e|es|ed|ing) (?:in |of )?cash`, 'operating_cash_flow', 'free_cash_flow'),
  say(String.raw`equity|net worth`, 'shareholders_equity'),
  say(String.raw`dividends?`, 'dividends_per_share'),
  say(String.raw`liquidity|liquid`, 'current_ratio', 'quick_ratio'),
  say(String.raw`tax(?:es)?`, 'income_tax'),
  say(String.raw`costs?|expenses`, 'operating_expenses'),
  say(String.raw`multiples?`, 'pe_ratio', 'price_to_sales', 'price_to_book'),
  say(String.raw`receivables?`, 'receivables'),
  say(String.raw`inventor(?:y|ies)`, 'inventory'),
];

/** Words of size: the market value, where nothing else is measured. */
export const sizeWords: readonly MeasureWords[] = [
  say(String.raw`biggest|largest|smallest|how (?:big|large)|how much is [^?]{1,40} worth|most valuable|least valuable|size`, 'market_cap'),
  say(String.raw`cheapest|most expensive|cheaper|more expensive`, 'pe_ratio'),
  say(String.raw`fastest[- ]growing|slowest[- ]growing|grow(?:s|n|ing)? (?:the )?(?:fastest|slowest|faster|most|quickest)|grew (?:the )?(?:fastest|faster|slowest|most)`, 'revenue'),
];
