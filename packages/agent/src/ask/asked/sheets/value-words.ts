// The words by which questions speak of what a company is worth and what is paid for its figures, whatever joins them.

export type Basis = { readonly figure: string; readonly said: RegExp; readonly multiple: string; readonly yield: string | null; readonly ids: readonly string[] };

/** Figures that a price is held against, the more special before the more general: cash after investment before cash. */
export const bases: readonly Basis[] = [
  { figure: 'free cash flow', said: /\bfree[- ]cash(?:[- ]flow)?\b|\bfcf\b|\b(?:operating cash flow|cash from operations|ocf|cfo)\b.{0,60}\b(?:minus|less|after|once|net of)\b.{0,30}\b(?:capital (?:spending|expenditures?)|capex)|\bcapital (?:spending|expenditures?|investments?)\b.{0,30}\bpaid\b.{0,50}\boperating cash|\bsubtract (?:capital (?:spending|expenditures?)|capex)/, multiple: 'price to free cash flow', yield: 'free cash flow yield', ids: ['free_cash_flow', 'operating_cash_flow', 'capital_expenditure', 'price_to_free_cash_flow', 'free_cash_flow_yield'] },
  { figure: 'operating cash flow', said: /\boperating[- ]cash[- ]flows?\b|\bcash from operations\b|\bocf\b|\bcfo\b/, multiple: 'price to operating cash flow', yield: null, ids: ['operating_cash_flow', 'price_to_operating_cash_flow'] },
  { figure: 'EBITDA', said: /\bebitda\b|\b(?:operating (?:income|profit)|ebit) (?:with|plus|and) (?:d&a|depreciation)/, multiple: 'EV/EBITDA', yield: null, ids: ['ebitda', 'ev_to_ebitda', 'operating_income', 'depreciation_and_amortization', 'enterprise_value', 'net_debt'] },
  { figure: 'operating income', said: /\boperating (?:income|profits?)\b|\bebit\b/, multiple: 'EV/EBIT', yield: null, ids: ['operating_income', 'ev_to_ebit', 'enterprise_value', 'net_debt'] },
  { figure: 'diluted earnings per share', said: /\beps\b|\bearn(?:s|ed|ing|ings)?\b(?! (?:me|you|us|her|him)\b)|\bp\/?e\b|\be\/p\b|\bprofits? per share\b/, multiple: 'price-earnings ratio', yield: 'earnings yield', ids: ['diluted_eps', 'basic_eps', 'pe_ratio', 'earnings_yield', 'diluted_shares', 'net_income'] },
  { figure: 'revenue', said: /\brevenues?\b|\brevs?\b|\bsales\b|\bturnover\b|\bp\/s\b/, multiple: 'price-to-sales ratio', yield: null, ids: ['revenue', 'price_to_sales', 'ev_to_revenue'] },
  { figure: 'shareholders\' equity', said: /\bp\/b\b|\b(?:price[- ]to[- ])?book(?: value)?\b|\bshareholders'? equity\b|\bb\/s equity\b/, multiple: 'price-to-book ratio', yield: null, ids: ['shareholders_equity', 'total_equity', 'price_to_book', 'book_value_per_share'] },
];

export const dividend = /\b(?:dividends?|div|divs|dps|yld|payouts?)\b|\b(?:cheque|check)s?\b|\bpa(?:y|ys|id|ying) (?:me|out|shareholders)\b|\bex-div\w*|\bhand(?:ed|s)? (?:you|its holders|out)\b|\bshell(?:s|ed)? out\b|\bpa(?:y|ys|id|ying)\b.{0,20}\b(?:a|per|each|every|last|this) quarter\b/;
export const dividendIds = ['dividends_per_share', 'dividends_paid', 'dividend_yield', 'payout_ratio', 'diluted_eps'] as const;
export const wholeWorth = /\bmarket[- ](?:cap\w*|values?|worth)\b|\bmkt (?:cap|val\w*)\b|\bcapitali[sz]ation\b|\bworth (?:all in|in all|altogether)\b|\bwhole (?:of|thing|lot|company|shebang|business|enchilada)\b|\bevery (?:last |single )?\w*(?: \w+)? ?shares?\b|\ball (?:of |the )?\w+(?:'s)?(?: &| and)? ?\w* shares\b|\bshares put together\b|\bprice tag\b|\b(?:buy|bought|buying|own) (?:\w+ ){0,3}(?:up|outright|whole|every)\b|\ball of \w+ (?:worth|cost)\b|\bwhat'?s (?:all of )?\w+ worth\b|\bshare price times shares\b|\bvalue \w+'s equity\b/;
export const enterprise = /\benterprise values?\b|\bev\b|\btaking on all its debt\b|\badd (?:total |all )?(?:debt|borrowings)\b|\b(?:plus|and|all its|total|all) (?:\w+ ){0,2}(?:debt|borrowings)\b/;
export const yields = /\byield\w*|\byld\b|\b(?:percent\w*|pct|%)|\be\/p\b|\bupside down\b/;
/** Beside dividends, a percentage is mostly theirs. */
export const ownYield = /\bupside down\b|\bturn .{0,12}\bp\/?e around\b|\binverse\b|\bearnings[- ](?:yield|yld)\w*|\be\/p\b|\bpercent\w* .{0,40}\bearn|\bfree[- ]cash(?:[- ]flow)?[- ]yield/;
export const payout = /\b(?:is|are|was|were|still|well) (?:that |the |its |their )?(?:dividends? )?covered\b|\bas a payout\b|\bpayout in percent\b|\b(?:percent\w*|share|part|portion|%) of (?:\w+(?:'s)? ){0,4}(?:earnings|eps|profits?)\b(?! yield)|\bpayout on\b|\bover (?:its |the )?(?:diluted )?(?:earnings|eps)\b|\bpay-?out ratio\b|\bdps(?: declared)? ?\/ ?eps\b|\b(?:of|out of) (?:that|those|its|the) (?:eps|earnings)\b/;
export const multiples = /\bmultiples?\b|\bratios?\b|\btimes\b|\bturns?\b|\b\d? ?x\b|\bp\/?(?:e|s|b|fcf|cf|ocf)\b|\bprice[- ](?:to|earnings|over)|\/|\bover\b|\bdivid\w+|\bfor (?:every|each) (?:dollar|buck)|\bper (?:dollar|buck)\b|\b(?:dear|cheap|pric|expensive|rich|bargain|highly rated|overpriced|deal|stretch)\w*|\bin terms of\b|\brelative to\b|\bagainst\b|\bstack\w* up\b|\b(?:go|goes|going|trad\w+) (?:for|at|on)\b|\bpay\w*\b/;
export const trailing = /\b(?:ttm|trailing|(?:last|past|latest|previous) (?:four|4) quarters|(?:last|past|trailing) (?:twelve|12)[- ]months?)\b/;
export const lastYear = /\b(?:last|latest|most recent|newest) (?:finished |complete[d]? |full |whole |reported )?(?:fiscal |financial )?(?:year|fy)\b/;
export const foursome = /\b(?:last|past|latest|newest|most recent) (?:four|4)\b|\b(?:four|4) (?:newest|latest|last|most recent|past|quarterly)\b/;
export const timesFour = /\bx ?4\b|\b(?:times|multiplied by) (?:four|4)\b|\bfour of those a year\b|\bannuali[sz]ed\b|\bforward (?:dividend )?yield\b/;
export const newestDividend = /\b(?:latest|newest|last|most recent|recent)\b.{0,24}\b(?:quarterly|qtrly|quarter|qtr|cheque|check|payment|payout|one|dps)\b|\b(?:quarter|qtr) (?:these days)\b|\blast q(?:tr)?\b/;
export const compares = /\b(?:who|whose|which|cheapest|dearest|lowest|highest|higher|lower|bargain|pricier|better|rank|verdict|toss-up|more)\b/;
export const cheap = /\b(?:cheap\w*|lowest|lower|bargain|better (?:deal|value|bargain)|less of a stretch|where the value is)\b/;
export const target = /\b(\d{1,3}(?:\.\d)?|ten|twelve|fifteen|eighteen|twenty(?:-(?:two|four|five|eight))?|thirty) (?:times|multiple)\b|\b(\d{1,3}(?:\.\d)?) ?x\b/;
export const supposed = /\b(?:if|slap|where would|would the (?:stock|share|price)|suppose|assum\w+|case|were valued|would (?:a share|one share|that|it) (?:be|imply)|imply|implied|apply)\b/;
export const spoken: Readonly<Record<string, number>> = { ten: 10, twelve: 12, fifteen: 15, eighteen: 18, twenty: 20, 'twenty-two': 22, 'twenty-four': 24, 'twenty-five': 25, 'twenty-eight': 28, thirty: 30 };
/** Figures or workings of another kind. */
export const other = /\b(?:compound\w*|cagr|avg|average|(?<!\bi )mean|median|history|historical(?:ly)?|five[- ]year|over the years|growth|grew|grow|peg|forward (?:p\/?e|earnings|eps)|analyst\w*|consensus|estimates?|discount\w*|dcf|intrinsic|fair value|margin of safety|peers|industry|sector|s&p|treasury yield|ten-year|10-year|(?:year|quarter|months) (?:that )?end(?:ed|ing)|if the price (?:fell|rose)|buy ?backs?|roe|roic|margin|per employee)\b/;
