// A term that is asked for by what it is: "what do you call it when short rates are higher than long ones". The description is said again as the question for the term.

/** The name of a thing is asked for. */
const asksName = /\bwhat(?:'s| is| do| does| are| would)? (?:do |does |would )?(?:you|they|we|people|one|economists|investors|traders|analysts) call\b|\b(?:what|how)(?:'s| is| are)? (?:it|that|this|such a \w+|the (?:thing|ratio|measure|situation|practice|yield|rate)) called\b|\bwhat(?:'s| is)(?: it| that| this)? called\b|\b(?:name|word|term|expression) (?:for|when|of the)\b|\bthere(?:'s| is) a (?:word|name|term|expression) (?:for|when)\b|\b(?:is|are) called (?:what|how)\b|\bcalled\?$|\bwhich (?:form|report|filing|document) (?:do|does|must|is|tells?)\b/i;
/** Of a company, a time or a figure. */
const ofFigures = /\b(?:19|20)\d\d\b|\bhow (?:much|many|high|low)\b/i;

type Described = readonly [readonly RegExp[], string];
const described = (name: string, ...words: readonly string[]): Described => [words.map((one) => new RegExp(String.raw`\b(?:${one})`, 'i')), name];

/** All of its words must be there; the first that fits is meant. */
const descriptions: readonly Described[] = [
  described('inverted yield curve', 'short', 'long', 'higher|above|more than|exceed', 'rates?|yields?|bonds?|treasur'), described('inverted yield curve', '(?:two|2)[- ]year', '(?:ten|10)[- ]year', 'higher|above|more than|exceed'),
  described('term spread', '(?:two|2)[- ]year', '(?:ten|10)[- ]year', 'difference|gap|less|minus|between'),
  described('core inflation', '(?:inflation|prices?|cpi)', 'food and energy', 'without|left out|leav|excluding|strip|taken out'),
  described('stagflation', 'inflation|rising prices|prices rise', 'stagna|weak growth|no growth|slow growth|recession|unemployment'),
  described('deflation', 'prices?', 'fall|falling|drop|declin', 'econom|at large|in general|everything|across|overall'), described('disinflation', 'inflation', 'slow|falls|declin|eas'),
  described('hyperinflation', 'prices?|inflation', 'out of control|extreme|explo|double every|lose its value'), described('recession', 'econom|output|gdp', 'shrink|shrunk|contract|fall|declin'),
  described('par yield', 'yield|coupon', 'face value|par', 'price'), described('quantitative easing', 'central bank|fed', 'buy', 'bonds?|securities'), described('quantitative tightening', 'central bank|fed', 'shrink|sell|run off|reduc', 'bonds?|balance sheet|holdings'),
  described('carry trade', 'borrow', 'low|yen|cheap', 'invest|buy|higher'), described('treasury stock', 'bought back|buys? back|repurchas', 'keeps?|holds?|kept|itself'), described('buyback', 'buy(?:s|ing)?|purchas|repurchas', 'own (?:shares|stock)'),
  described('short selling', 'sell', 'borrowed', 'shares?|stock'), described('spin-off', 'division|part|unit|subsidiary|business', 'separate|independent|own', 'list|company'), described('leveraged buyout', 'buy|takeover|acqui', 'borrowed|debt|loan', 'compan|firm'),
  described('insider trading', 'insiders?|directors?', 'not public|secret|unpublished|non-?public'), described('form 4', 'form|report', 'insiders?|directors?|officers?', 'trade|buy|sell|bought|sold'), described('10-K', 'annual|yearly', 'report', 'sec|file'), described('10-Q', 'quarterly', 'report', 'sec|file'), described('8-K', 'current|event|sudden|between', 'report', 'sec|file'), described('13F', 'funds?|managers?|institution', 'holdings|positions', 'sec|file|report|quarter'), described('proxy statement', 'vote|meeting', 'shareholders?|stockholders?', 'document|statement|report|file|paper'),
  described('current liabilities', 'owes?|owed|debts?|bills', 'within (?:a|one|the) year|twelve months|next year'), described('current assets', 'cash|assets?', 'within (?:a|one|the) year|twelve months'), described('working capital', 'current assets', 'current liabilities', 'less|minus|differ|left'), described('current ratio', 'current assets', 'current liabilities', 'divid|ratio|over|÷'),
  described('net debt to EBITDA', 'net debt', 'ebitda'), described('net debt', 'debt', 'cash', 'less|minus|differ|left|subtract|after'), described('debt to equity', 'debt', 'equity', 'divid|ratio|over|relative'), described('interest coverage', 'interest', 'operating (?:income|profit)|ebit', 'divid|times|cover|ratio'),
  described('gross margin', 'gross profit', 'divid|percent|share|over|part', 'revenue|sales'), described('operating margin', 'operating (?:profit|income)', 'divid|percent|share|over|part', 'revenue|sales'), described('free cash flow', 'operating cash|cash from operations|cash', 'capital (?:spending|expenditures?)|capex|investment', 'less|minus|after|left|subtract'),
  described('net margin', 'profits?|net income|earnings', 'divid|percent|share|over|part', 'revenue|sales'), described('EBITDA', 'interest', 'taxe?s?', 'depreciation'), described('EBIT', 'interest', 'taxe?s?', 'before'), described('payout ratio', 'part|share|percent|fraction|proportion', 'profits?|earnings|income', 'dividends?'), described('dividend yield', 'dividends?', 'price', 'divid|percent|relative|over|share'), described('earnings yield', 'earnings', 'price', 'turned|invers|divided by (?:the )?price'), described('price-earnings ratio', 'price', 'earnings', 'divid|relative|over|ratio|multiple'), described('price to book', 'price|market value', 'book value', 'divid|relative|over|ratio'), described('enterprise value', 'market (?:cap|value)', 'debt', 'cash|plus|less'), described('market capitalization', 'price', 'shares', 'times|multipl|number'),
  described('goodwill', 'paid|price', 'above|beyond|more than', 'book|fair|assets|acqui'), described('write-down', 'value', 'asset', 'lower|reduc|written|cut'), described('drawdown', 'fall|drop|declin', 'peak|high', 'low|trough|bottom'), described('volatility', 'how (?:much|strongly|far)|swing|fluctuat', 'price|share|stock|move'), described('breakeven inflation', 'treasur|bond|yield', 'inflation', 'expect|protected|linked|tips'), described('real interest rate', 'interest|rate|yield', 'inflation', 'after|less|minus|adjust'), described('basis point', 'hundredth|0\\.01|one[- ]hundredth', 'percent'),
];

/** The term’s name; null where no name is asked for, or the description fits none. */
export function termDescribed(given: string): string | null {
  const text = given.replaceAll('’', "'");
  if (!asksName.test(text) || ofFigures.test(text)) return null;
  return descriptions.find(([words]) => words.every((one) => one.test(text)))?.[1] ?? null;
}
