// Series of the economy by the shorthand of traders and the words of the street: tickers of yields, measures of joblessness, "ten-year money", "where the Fed has rates".
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const number: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', five: '5', seven: '7', ten: '10', twenty: '20', thirty: '30' };
const maturity = String.raw`(one|two|three|five|seven|ten|twenty|thirty|0?[1-357]|10|20|30)`;
const yearUnit = String.raw`[- ]?(?:years?|yrs?|y)`;
const bonds = String.raw`(?:money|borrowings?|debt|loans?|paper|notes?|bonds?|treasur(?:y|ies)|treasury (?:notes?|bonds?|paper)|government (?:paper|bonds?|debt|notes?)|funds|ust|usts)`;
const state = any('uncle sam', 'washington', '(?:the )?(?:us |u\\.s\\. |american |federal )?(?:government|treasury|state)', 'america', '(?:the )?(?:us|u\\.s\\.)');

const yieldOf = (_: string, of = ''): string => `${number[of.toLowerCase()] ?? of.replace(/^0/, '')}-year Treasury yield`;
const asYield = (_: string, of = ''): string => ` what was the ${yieldOf('', of)} `;

const economic = /\b(?:cpi|pce|ppi|inflation|unemployment|jobless\w*|payrolls?|fed|rates?|consumer prices?|gdp|treasur\w+|yields?|econom\w+|u-?3|mortgage|wages?|spreads?|tips|price index|prices|recession|out of work|retail sales|growth)\b/i;
/** The country as the place of an economy, and no company that bears its name. */
const inTheCountry = (whole: string, ...rest: readonly (string | undefined)[]): string => (economic.test(rest.at(-1) ?? '') ? ' in the US' : whole);

const dearer = String.raw`(?:dearer|more expensive|pricier|costlier)`;
const living = String.raw`(?:life|living|things|everything|groceries and everything|the (?:shopping|consumer) basket|a basket of goods|shopping|consumer goods|goods and services)`;
const worstOf = /\b(?:unemployment|jobless\w*|out of work|inflation|cpi)\b/i;
const unemploymentWorst = (whole: string, ...rest: readonly (string | undefined)[]): string => (worstOf.test(rest.at(-1) ?? '') ? 'highest' : whole);
const unemploymentBest = (whole: string, ...rest: readonly (string | undefined)[]): string => (worstOf.test(rest.at(-1) ?? '') ? 'lowest' : whole);

const rates: Readonly<Record<string, string>> = { 'core pce': 'core PCE inflation', pce: 'PCE inflation', 'core cpi': 'core inflation', cpi: 'inflation' };
const yearlyRate = (_: string, what = '', when = ''): string => `${rates[what.toLowerCase()] ?? what}${when}`;

/** What prices or output did over the whole of a time. */
const inTotal = (said: string) => (whole: string, ...rest: readonly (string | undefined)[]): string => (/\b(?:cpi|consumer prices?|price index|gdp|payrolls|retail sales)\b/i.test(rest.at(-1) ?? '') ? said : whole);

const realTerms = /\b(?:adjusted for (?:inflation|price rises|rising prices)|inflation-adjusted|net of inflation|after inflation|allowing for inflation|in real terms|real terms)\b/i;
/** What a country makes, told without the rise of prices, is its real product. */
const realProduct = (whole: string, ...rest: readonly (string | undefined)[]): string => (realTerms.test(rest.at(-1) ?? '') && !/\b(?:gdp|wages?|pay|earnings|(?:interest|fed|funds|policy|unemployment|jobless|mortgage) rates?|yields?|retail|spending)\b/i.test(rest.at(-1) ?? '') ? 'US real GDP' : whole);
const ofRealProduct = (said: string) => (whole: string, ...rest: readonly (string | undefined)[]): string => (/\breal GDP\b/.test(rest.at(-1) ?? '') ? said : whole);

const firstOrLast = String.raw`(first|opening|last|final|closing) (?:month|day) of ((?:19|20)\d\d),? \(?(?:in |on |that is,? |i\.e\.,? )?((?:january|december)(?: (?:1|31)(?:st)?)?|(?:1|31)(?:st)? (?:january|december))\)?(?:,? \2)?(?!,? (?:19|20)\d\d)`;
const averageOf = /\b(?:average|mean|avg|typical)\b/i;

const edgeNamed = (_: string, ...[, year = '', when = '']: readonly string[]): string => (/\d/.test(when) ? `${when.replace(/st\b/, '')}, ${year}` : `${when} ${year}`);
const andInYear = (whole: string, year = '', ...rest: readonly (string | undefined)[]): string => (economic.test(rest.at(-1) ?? '') ? ` and in ${year}` : whole);
/** That it is a mean is said before it too. */
const unlessSaid = (whole: string, ...rest: readonly (string | undefined)[]): string => (averageOf.test((rest.at(-1) ?? '').replace(whole, ' ')) ? '' : whole);

/** Of the state's bonds, unless a company's yield or one of another kind is spoken of. */
const plainYield = (whole: string, of = '', ...rest: readonly (string | undefined)[]): string => (/\b(?:dividend|earnings|real|break-?even|tips|corporate|cash flow|stock|share|yield on cost)\b/i.test(rest.at(-1) ?? '') ? whole : yieldOf('', of));

export const economyTalk: readonly Rewording[] = [
  [re(String.raw`(?<!\b(?:did|does|do) (?:the |a )?)\b(10|ten|2|two)[- ]?(?:years?|yrs?|y)(?: (?:notes?|bonds?))? (?:yields?|ylds?)\b`), plainYield],
  [/(?<=^(?:how|what|where|when|is|has|did|whats|what's|show me|chart)\b[^?]{0,24}\bthe )(10|ten|2|two)[- ]?(?:year|yr|y)(?=(?: (?:at|now|today|trading|right now|doing|up|down|fallen|risen|peak(?:ed)?|go|gone|going|rise|fall|been|moved?))|[?.! ]*$)/gi, plainYield],
  [/\b((?:December 31|31 December|January 1|1 January),? ((?:19|20)\d\d)),? \(?(?:on |that is,? )?(?:December 31|31 December|January 1|1 January)(?:st)?\b\)?(?:,? \2\b)?(?!,? \d{4})/gi, '$1'],
  [re(String.raw`\bthe ${firstOrLast}`), edgeNamed],
  [re(String.raw`\b(?:at|by|towards?) (?:the )?(?:very )?(?:start|beginning|end|close) of ((?:19|20)\d\d),? (?:that is,? )?in (january|december)\b(?:,? \1)?(?!,? (?:19|20)\d\d)`), 'in $2 $1'],
  [/^(?:please )?(?:give me |show me |tell me |i want |i need )?(?:the )?(?:state|health|shape|picture|snapshot|dashboard|pulse) of the (?:us |american |u\.s\. )?economy (?:for|in|as of) ([A-Za-z]+ \d{4})(?:,? in (?:two|three|four|five|a few|\d) (?:numbers|figures|lines))?(?::| -|,) (.+)$/i, 'In $1, what were $2'],
  [/\b(?:the )?(?:university of michigan|u\.? of m(?:ichigan)?|u-?mich|michigan)(?:'s)? (?:consumer |index of consumer )?(?:sentiment|confidence)(?: index| survey| reading)?/gi, 'consumer sentiment index'],
  [/\b(?:the )?(?:new |first[- ]time |initial )+(?:filings|claims|applications) for (?:us |american |state )?(?:unemployment|jobless)(?: insurance)?(?: benefits?)?/gi, 'initial jobless claims'],
  [/\bheadline and core (?:(?:cpi|consumer price) )?inflation\b/gi, 'headline inflation and core inflation'], [/\bcore and headline (?:(?:cpi|consumer price) )?inflation\b/gi, 'core inflation and headline inflation'],
  [/\bwith food and energy and without (?:them|it|those|either)\b|\bwith and without food and energy\b|\b(?:both )?(?:including|counting) and (?:excluding|leaving out) food and energy\b/gi, 'headline inflation and core inflation'],
  [/(?<=\bconsumer prices?\b.*),? (?:in per ?cent,? )?(?:on|by|as measured by|measured by|going by|according to) the (?:us )?(?:cpi|consumer price index)\b/gi, ''],
  [/\b(?:and|,) how does (?:it|that) compare (?:with|to) (?:the )?(?:average|mean|one|that|rate|reading)s?(?: rate)? (?:of|in|for) ((?:19|20)\d\d)\b/gi, andInYear],
  [/\bhow much (?:higher|dearer|costlier|more expensive) (?:were|was|are|had) (?:the )?(?:(?:us|u\.s\.|american|headline|overall) )?consumer prices in ([a-z]+ \d{4}) than (?:they (?:were|had been) )?(?:(?:twelve|12) months|a year|one year) (?:before|earlier|ago|prior)\b/gi, 'what was consumer price inflation in the US in $1'],
  [/(?:,? and how much (?:was|is) it|,? and)? (?:without|before) annuali[sz]ing(?: it)?/gi, ' and not annualised'],
  [/\btaking (?:all )?(?:the |its )?(?:twelve |12 )?months together,? /gi, ''], [/,? as (?:a|the|its) (?:yearly|annual|year's|full-year) (?:average|mean),?(?= )/gi, unlessSaid],
  [/\b(?:altogether|cumulatively|all told|in all|all in all)\b/gi, inTotal('in total')], [/\bcumulative(?= (?:%|per ?cent|pct|rise|change|increase|growth|move))/gi, inTotal('total')],
  [/(?:\bthe )?\b(?:us|u\.s\.|american|america's|national) (?:economy's (?:total |overall )?output|economic output|economy|output)(?![\w'-])/gi, realProduct],
  [/,? ?\b(?:when |once |if )?(?:adjusted for (?:inflation|price rises|rising prices)|net of inflation|after inflation|allowing for inflation|in real terms),?/gi, ofRealProduct(' ')],
  [/\b(?:expand(?:ed|s)?|output (?:grown|grow|grew))\b/gi, ofRealProduct('grow')],
  [/\b(?:us |american )?(?:nfp|non-?farms?)\b(?! payrolls?)/gi, 'nonfarm payrolls'],
  [/\b(?:us |american )?(?:non-?farm )?payroll(?= (?:growth|gains?|change|numbers?|count|employment)\b)/gi, 'nonfarm payrolls'], [/\b(?:us |american )?(?:job|jobs|employment) growth\b/gi, 'nonfarm payrolls growth'],
  [/\bnet (?:new )?(?=(?:us )?jobs? (?:added|created|gained|gains?|growth)\b)/gi, ''],
  [/\bhow many (?:jobs|people|workers)(?=[^?]{0,30}\bpayrolls?\b)/gi, 'how much'],
  [/\bhow many (?:new )?jobs (?:(?:were|was|got|have been|has been) (?:added|created|gained)|did (?:we|they|the economy) (?:add|create|gain))(?= ?[?.!]*$)/gi, 'how much did US nonfarm payrolls change last month'],
  [/\bhow many (?:new )?jobs (?:(?:were|was|got|have been|has been) (?:added|created|gained)|did (?:we|they|the economy) (?:add|create|gain))(?= last month\b| in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi, 'how much did US nonfarm payrolls rise'],
  [/\bhow many (?:new )?(?:jobs|people|workers) did (?:the )?(?:us|american|america's|u\.s\.) (?:economy|employers|firms|companies|businesses)(?: outside (?:the farms|farming|agriculture))? (?:add|create|hire|take on)\b/gi, 'how much did US nonfarm payrolls rise'],
  [/\b(?:a |the |one )?(?:price of )?(?:a |one )?(?:barrel of )(?:us |american |west texas(?: intermediate)? |wti )*(?:crude(?: oil)?|oil)\b/gi, 'WTI crude price'],
  [/\b(?:US|U\.S\.|[Aa]merican|[Ww]est [Tt]exas(?: [Ii]ntermediate)?|WTI|wti) (?:[Cc]rude|[Oo]il)(?: [Oo]il)?\b(?! (?:price|compan|firm|stock|major|producer|giant|driller|sector|industry|name|share|field|service))/g, 'WTI crude price'], [/(?<=\b(?:crude|oil|wti)\b[^?]{0,60}?),? (?:per|a|the) barrel\b/gi, ''],
  [re(String.raw`\bu-?3\b(?: (?:unemployment|jobless(?:ness)?))?(?: rate)?`), 'unemployment rate'],
  [re(String.raw`\b(?:unemployment|jobless(?:ness)?)(?: rate)? \(?u-?3\)?`), 'unemployment rate'],
  [re(String.raw`\b(?:ust|ustreas|us|t) ?-?${maturity}(?:y|yr|s)?(?=$|[ ,?.:;)])(?! (?:companies|stocks|firms|banks|states|billion|million|largest|biggest|most))(?:(?: (?:treasury )?(?:yields?|ylds?|rates?))|(?<=\d(?:y|yr)|ust ?-?\d{1,2}))`), yieldOf],
  [re(String.raw`\b${maturity}(?:y|yr|-year| year|-yr) usts?\b(?: (?:yields?|ylds?|rates?))?`), yieldOf],
  [re(String.raw`\busts? ${maturity}(?:y|yr|-year| year|-yr)\b(?: (?:yields?|ylds?|rates?))?`), yieldOf],
  [re(String.raw`\b(?:what|how much|at what rate|which rate|what rate|what interest)(?: rate| interest| yield| coupon)?(?: (?:did|does|do|was|is|were|are))? ${state} (?:pay(?:ing|s)?|paid|owe|owing|borrow(?:ing|ed)?|offer(?:ing|ed)?|g[ia]v(?:e|ing)|fund(?:ing)? itself)(?: (?:at|on|for|in|of|to borrow|interest|a year|the))* ${maturity}${yearUnit} ${bonds}`), asYield],
  [re(String.raw`\b${state} (?:pa(?:y|ys|id)|borrows?|borrowed) (?:on|for|in|at) ${maturity}${yearUnit} ${bonds}`), asYield],
  [re(String.raw`\b(?:what did it cost|how much did it cost|cost for) ${state} to borrow (?:for|over) ${maturity}${yearUnit}s?`), asYield],
  [re(String.raw`\b(?:what (?:did|does|do|was|were|is|are) )?(?:the )?(?:yields? on (?:the )?)?inflation[- ](?:protected|indexed|linked|adjusted|proofed) (?:ten|10)[- ]year (?:treasur(?:y|ies)|notes?|bonds?|securities|paper)(?: (?:notes?|bonds?))?(?: (?:yield(?:ing|ed)?|pay(?:ing)?))?`), 'what was the ten-year real yield'],
  [re(String.raw`\b(?:ffr|effr|fed(?:eral)? funds effective|effective (?:federal )?fed(?:eral)? funds|fdtr|fedfunds)\b(?: rate)?`), 'federal funds rate'],
  [re(String.raw`\bwhere (?:did|does|do|has|had|was|were|is|are) (?:the )?(?:fed|federal reserve|fomc|powell|central bank|us central bank)(?: (?:have|keep|hold|set|put|leave|left|kept|held|got|stand|stood))* (?:(?:its|the|us|short[- ]term|policy|key|benchmark|interest) )*rates?(?: (?:at|standing|set|parked))?`), 'what was the federal funds rate'],
  [re(String.raw`\bat (?:what|which) rates? (?:is|was|are|were|has|have|did|does) (?:the )?(?:fed|federal reserve|fomc)\b`), 'what is the federal funds rate'],
  [re(String.raw`\b(?:what|which|how high)(?: (?:was|is|were|are|did|does|had|has))? (?:the )?(?:fed|federal reserve|fomc|us central bank)(?:'s)? (?:charg(?:e|ing)|set(?:ting)?|target(?:ing)?|have|keep)\b`), 'what was the federal funds rate'],
  [re(String.raw`\bpce(?: (?:price )?(?:index|inflation|deflator|prices))? (?:ex|excl(?:uding)?|excluding|without|less|minus|leaving out|stripping out|ex-)[ -]?(?:food (?:and|&|\/|,) ?(?:fuel|energy)|energy (?:and|&) food)(?:,? (?:prices|costs))?`), 'core PCE inflation'],
  [re(String.raw`\bcpi(?: (?:inflation|index))? (?:ex|excl(?:uding)?|excluding|without|less|minus|leaving out|stripping out|ex-)[ -]?(?:food (?:and|&|\/|,) ?(?:fuel|energy)|energy (?:and|&) food)(?=[^?]*(?:%|\byoy|y\/y|12[- ]?m|percent|change|year|rise|rose|inflation))`), 'core inflation'],
  [re(String.raw`\b(core pce|pce|core cpi|cpi|core inflation|headline inflation|inflation|core pce inflation)((?:,? (?:in |for |of )?(?:the )?(?:year to )?[a-z]{3,9}\.? (?:20)?\d{2})?),? \(?(?:12[- ]?(?:months?|mo|m)(?![a-z])|yoy|y\/y|year[- ](?:on|over)[- ]year|annual)\)?(?: (?:%|percent|rate|change|chg|pct))*`), yearlyRate],
  [re(String.raw`\b(?:by )?(?:how much|what percentage|how many percent|how) ${dearer}(?: (?:did|has|have|had|was|were|is|are))? ${living}(?: (?:get|got|gotten|become|became|grow|grown))?(?=[^?]*\b(?:america|us|u\.s\.|united states|american|states)\b)`), 'what was inflation'],
  [re(String.raw`\b(?:by )?(?:how much|what percentage|how many percent)(?: (?:did|has|have|had|was|were|is|are))? ${living}(?: (?:get|got|gotten|become|became|grow|grown)(?: ${dearer})?| go up| gone up| went up| rise| risen| ${dearer})(?=[^?]*\b(?:america|us|u\.s\.|united states|american|states)\b)`), 'what was inflation'],
  [re(String.raw`\b(?:(?:the )?(?:share|part|percent(?:age)?|proportion) of (?:the )?(?:americans?|us workers|american workers|the (?:us |american )?(?:labou?r force|workforce))|how many (?:americans|us workers|american workers|people in the (?:us|states)))(?: (?:who|that))? (?:were |was |had |are |is )?(?:officially |still |actually )?(?:(?:counted|classed|listed|registered|recorded|reckoned|considered|reported)(?: as| to be)? )?(?:unemployed|jobless|out of (?:a )?(?:work|jobs?)|without (?:a )?(?:work|jobs?)|looking for work|no (?:work|jobs?))(?: in percent| percent-?wise| as an? (?:rate|percentage|share|percent))?`), 'unemployment rate'],
  [re(String.raw`\bhow (?:bad|high) did (inflation|unemployment|the (?:unemployment|inflation|jobless) rate|joblessness|core inflation|cpi)(?: ever)? (?:get|go|become|climb|rise)\b`), 'what was $1 at its highest'],
  [re(String.raw`\b(?:at|on) (?:its|their|the) (?:very )?(?:worst|highest|peak)\b(?: (?:point|level|reading|moment)\b)?(?! of the (?:lockdowns?|shutdowns?|pandemic|crisis|crash|panic|slump|recession))`), unemploymentWorst],
  [re(String.raw`\b(?:at|on) (?:its|their|the) (?:very )?(?:best|lowest)\b(?: (?:point|level|reading|moment)\b)?`), unemploymentBest],
  [re(String.raw`\b(?:the )?worst\b(?= (?:month|reading|print|level|rate|unemployment|jobless))`), unemploymentWorst],
  [re(String.raw`\b(?:in|across|throughout|for|of) (?:america|the states|the united states|the usa|usa)\b`), inTheCountry],
  [re(String.raw`\bamerica's\b`), 'the US'],
  [re(String.raw`\b(?:the )?(?:market's |bond market's )?break-?even(?: inflation)?(?: rate)?,? (?:10|ten)[- ]?(?:y|yr|years?)\b`), 'ten-year breakeven inflation'],
  [re(String.raw`\b(?:3|three)[- ]?(?:m|mo|months?) (?:t-?)?bills?(?: (?:rate|yield))?`), '3-month Treasury yield'],
];
