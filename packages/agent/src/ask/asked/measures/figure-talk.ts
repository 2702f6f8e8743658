// Figures of statements told by what they are rather than by name: what is owed and when, how long goods and bills wait, which section of a statement it is.
import { say, type MeasureWords } from './say.ts';

const year = String.raw`(?:(?:a|one|the (?:next|coming)|this) (?:single )?year|(?:the (?:next|coming) )?(?:twelve|12) months)`;
const howLong = String.raw`(?:how (?:long|many days)|(?:number of )?days)`;
const goods = String.raw`(?:goods|stock|inventor(?:y|ies)|merchandise|wares|products|things)`;
const payers = String.raw`(?:customers?|clients?|buyers?|debtors?)`;
const suppliers = String.raw`(?:suppliers?|vendors?|creditors?)`;
const owners = String.raw`(?:(?:share|stock)?holders|owners)`;
const statement = String.raw`(?:cash[- ]flow statement|statement of cash flows?)`;
const dues = String.raw`(?:liabilities|debts|obligations|bills)`;
const plants = String.raw`(?:PP ?& ?E|PPE|fixed assets|property(?:,? plant)?(?:,? and|,? &) equipment)`;

export const figureTalk: readonly MeasureWords[] = [
  say(String.raw`${howLong}\b[^?.;]{0,40}?\b${goods}\b[^?.;]{0,24}?\b(?:sits?|sat|lies?|lay|stays?|waits?|stands?|stood|rests?|takes?|took)\b(?:[^?.;]{0,30}?\b(?:sold|sale|sell|shel(?:f|ves)|warehouses?|stockrooms?|out the door)\b)?`, 'inventory_days'),
  say(String.raw`${howLong}\b[^?.;]{0,40}?\b(?:${payers}\b[^?.;]{0,24}?\b(?:take|took|need|needed)?[^?.;]{0,8}?\bto (?:pay|settle)(?: up| their bills| for their purchases)?|(?:wait(?:s|ed)?|waiting)\b[^?.;]{0,30}?\b(?:paid|money|payment|cash)\b(?:[^?.;]{0,12}?\b(?:by|from) (?:its |the |their )?${payers})?)|days(?: worth)? of (?:sales|revenues?|turnover)\b[^?.;]{0,24}?\b(?:in|as|by|awaiting|tied up in) (?:its |the |unpaid )?(?:receivables|customers' bills|bills)|(?:until|before) (?:its |the )?${payers} pay(?: up)?|DSO|days? sales outstanding`, 'receivable_days'),
  say(String.raw`${howLong}\b[^?.;]{0,40}?\b(?:(?:pays?|paid|settles?|takes?|took)\b[^?.;]{0,24}?\b${suppliers}|${suppliers}\b[^?.;]{0,16}?\b(?:wait|waited|(?:kept|left) waiting))\b`, 'payable_days'),
  say(String.raw`(?:middle|second) (?:section|part|block|third|portion) of\s+(?:its |the |their )?\s*(?:'s? )?${statement}`, 'investing_cash_flow'),
  say(String.raw`(?:first|top|opening) (?:section|part|block|third|portion) of\s+(?:its |the |their )?\s*(?:'s? )?${statement}`, 'operating_cash_flow'),
  say(String.raw`(?:third|last|bottom|final) (?:section|part|block|portion) of\s+(?:its |the |their )?\s*(?:'s? )?${statement}`, 'financing_cash_flow'),
  say(String.raw`(?:purchases?|buying|additions?|bought|buys) (?:of|to|in|more|new)+ (?:new )?${plants}`, 'capital_expenditure'),
  say(String.raw`ow(?:e|es|ed|ing) (?:to )?(?:its |the |their )?(?:lenders|banks|bond ?holders)(?: and (?:lenders|banks|bond ?holders))?(?: (?:in total|altogether|in all|all told))?`, 'total_debt'),
  say(String.raw`(?:borrow(?:ed|ings?)?|debts?|bonds(?: and loans)?|loans(?: and bonds)?|ow(?:e|es|ed))\b[^?.;]{0,40}?(?:(?:n't|\bnot)\b[^?.;]{0,30}?\b(?:repaid|paid back|repay|pay back|due|mature[sd]?)\b[^?.;]{0,16}?\b${year}(?: or (?:more|longer))?|\b(?:due|repayable|maturing|payable) (?:(?:only|not) )?(?:after|beyond|in more than|later than|more than) ${year}(?: (?:out|away|ahead|from now))?)`, 'long_term_debt'),
  say(String.raw`(?:bills|obligations|liabilities|dues|claims)(?: and (?:debts|bills|obligations))?\b[^?.;]{0,30}?\b(?:due|maturing|payable|to be (?:paid|settled|met))\s+(?:inside|within|in|over|before) ${year}(?: is out)?`, 'current_liabilities'),
  say(String.raw`short[- ](?:dated|lived) assets`, 'current_assets'),
  say(String.raw`(?:pa(?:y|id|ys)|spen[dt]s?|hand(?:ed)? over|la(?:y|id) out|put)\b[^?.;]{0,24}?\b(?:for|on|buying|to buy|into)\s+(?:up )?(?:(?:other|whole|entire|rival) (?:businesses|companies|firms|outfits)|(?:the )?(?:businesses|companies|firms|outfits)(?: that)?(?: it)?(?: had)? (?:acquired|bought|purchased|taken over|took over))|M&A (?:cash|spend(?:ing)?|outlays?)`, 'acquisitions'),
  say(String.raw`(?<!\b(?:does|do|did|would|will|can|could)\b[^?,;]{1,40} |\b(?:the|that|this|its|my|a|each) )(?:stock|share) pay(?! (?:and|or|to|for|in|expense|costs?|bill)\b)|(?<!\b(?:does|do|did|would|will|can|could)\b[^?,;]{1,40} )(?:stock|share|equity) pay(?= (?:and|or|expense|costs?|bill|to (?:staff|employees|workers))\b)|equity pay|equity compensation|(?:stock|share|equity)[- ]based (?:pay|awards?)(?:ments?)?|(?:stock|share|equity) awards to (?:its |the |their )?(?:staff|employees|workers|people)|(?:pay|wages|salaries) in (?:its own |own )?(?:shares|stock)(?! (?:for|price))`, 'stock_based_compensation'),
  say(String.raw`operating (?:profits?|income)\b[^?.;]{0,24}?\b(?:(?:with|plus|before) (?:the )?wear[- ]and[- ]tear(?: charges?)?|(?:with|plus) (?:the )?(?:depreciation(?: and amorti[sz]ation)?|d&a)[^?.;]{0,8}? (?:put|added) back(?: in)?)`, 'ebitda'),
  say(String.raw`net interest(?=\s+(?:did|does|has|was|were|is)\b[^?]{0,40}\b(?:take in|taken in|took in|earn|earned|collect|receive|make|made)\b)`, 'net_interest_income'),
  say(String.raw`(?:the (?:minute|moment|second|instant|day) )?before (?:the )?(?:tax ?m[ae]n|tax (?:office|collectors?|authorit(?:y|ies))|irs|uncle sam|treasury)(?: (?:showed up|came(?: by| along)?|comes(?: by| along)?|(?:took|takes|got|gets|had|has) (?:its|his|their) (?:cut|share|slice|bite|part)))?`, 'pretax_income'),
  say(String.raw`(?:profits?|income|earnings|results?|the one)\b[^?.;]{0,24}?\bbefore (?:finance|financing|borrowing) (?:costs?|charges?|expenses?)(?: (?:and|or|&) tax(?:es)?)?(?: came off)?`, 'operating_income'),
  say(String.raw`(?:left|remain(?:s|ed)?|remaining)(?: over)? (?:for|to) (?:the |its )?${owners}\b[^?.;]{0,30}?\b(?:once|after|when|if)\b[^?.;]{0,30}?\b${dues}\b[^?.;]{0,40}?\bassets|(?:paid|pay|settled?|deduct(?:ed)?|taken?)\b(?: off)? (?:all )?(?:its |the )?${dues}\b[^?.;]{0,50}?\b(?:left|remain(?:s|ed)?)(?: over)? (?:for|to) (?:the |its )?${owners}`, 'shareholders_equity'),
  say(String.raw`(?:(?:more|actual|real|hard) )?cash(?: that| which)?(?: (?:came|comes?|coming|flow(?:ed|s)|rolled|poured))?(?: in| out)?\s+(?:from|out of)\s+(?:'s?\s+)?(?:its |the |their )?\s*operations`, 'operating_cash_flow'),
  say(String.raw`assets\b[^?.;]{0,24}?\b(?:classified|classed|listed|shown|counted) as current`, 'current_assets'), say(String.raw`liabilities\b[^?.;]{0,24}?\b(?:classified|classed|listed|shown|counted) as current`, 'current_liabilities'),
  say(String.raw`marketing (?:and|&) (?:selling|sales)(?: (?:costs?|expenses?))?`, 'selling_and_marketing'),
  say(String.raw`direct costs?|cost\b[^?.;]{0,40}?\bto (?:make|produce|buy in|build)(?: and (?:deliver|ship))? (?:what|the (?:goods|things|products)(?: (?:that|which))?) (?:it |they )?(?:sold|sells?)`, 'cost_of_revenue'),
  say(String.raw`dividend (?:bill|cheque|check|tab|outlay)`, 'dividends_paid'),
  say(String.raw`stock,? \(?goods,? not shares\)?`, 'inventory'),
  say(String.raw`(?:percent(?:age)?|rate|share|part)\b[^?.;]{0,50}?\b(?:pays?|paid|gives?|gave) (?:in tax(?:es)? )?on (?:its |their )?(?:pre-?tax (?:income|profits?|earnings)|(?:income|profits?|earnings) before tax(?:es)?)`, 'effective_tax_rate'),
  say(String.raw`interest (?:is |was |were )?(?:the )?(?:better|best|worse|worst|more (?:comfortably|safely|easily)) covered(?: by (?:its |their )?(?:operating (?:profits?|income)|ebit))?`, 'interest_coverage'),
  say(String.raw`(?:profits?|loss(?:es)?|gains?|earn(?:ed|ings)?|results?|ma[dk]e)(?: or (?:an? )?(?:profit|loss|gain))? (?:on|at) the operating (?:line|level|stage)`, 'operating_income'),
];

/** Behind all other words: what is left when tax is paid. */
export const afterTax: MeasureWords = say(String.raw`(?:after|net of) (?:(?:all|paying|its|the|any|income) )*tax(?:es)?(?! (?:were|was|are|is|have|rates?|credits?|cuts?|reform|law|bill|charges?|expenses?|benefits?|act))|(?:all )?(?:bills|costs|expenses|interest) and taxes (?:settled|paid)`, 'net_income');
