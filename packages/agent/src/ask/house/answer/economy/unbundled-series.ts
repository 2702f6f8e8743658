// Economic series that people ask for and that are not bundled, by their words: what each is, and the bundled ones near it. Data about English; a kind's words leave no doubt that no bundled series is meant.
import { latePattern, type LatePattern } from '../../../asked/patterns/late-pattern.ts';

export type Unbundled = {
  readonly what: string;
  /** Bundled, and near it. */
  readonly near: string;
  readonly words: LatePattern;
  readonly unless?: RegExp;
};

/** Central banks beside the Federal Reserve. */
const otherBank = String.raw`(?:ecb|european central bank|boe|bank of england|boj|bank of japan|snb|swiss national bank|bank of canada|reserve bank of (?:india|australia|new zealand)|people's bank of china|pboc)`;
const any = (...words: readonly string[]): string => words.join('|');
const say = (...words: readonly string[]): LatePattern => latePattern(String.raw`(?<![\p{L}\p{N}])(?:${any(...words)})(?![\p{L}\p{N}])`, 'iu');

const activity = 'real GDP, the unemployment rate and initial jobless claims';
const work = 'the unemployment rate of all and initial jobless claims';
const costs = 'the consumer price index, the core one without food and energy, and core PCE prices';
const yields = 'the yields of two-year and ten-year Treasuries, ten-year less two-year and less three-month ones, and the ten-year real yield and breakeven inflation';
const money = 'the federal funds rate as the mean of each month, and Treasury yields';
const survey = String.raw`(?:index|indices|survey|gauge|reading|diffusion|manufacturing|services|business|activity|outlook|new orders|prices paid|number|print)`;
const part = String.raw`(?:food|energy|gasoline|petrol|fuel|rents?|housing|shelter|owners'? equivalent rent|oer|used[- ]?(?:cars?|vehicles?)(?: and trucks?)?|new[- ](?:cars?|vehicles?)|medical(?: care)?|health ?care|egg|groceries|grocery|food at home|food away from home|restaurant|apparel|clothing|airfares?|services?|goods|core services|core goods|electricity|transport\w*|tuition|education)`;
const people = String.raw`(?:youth|teen(?:age)?|women's|female|men's|male|black|african[- ]american|white|asian|hispanic|latino|veterans?'?|college|graduates?'?|long[- ]term)`;
const term = String.raw`(?:one|two|three|six|1|3|6)[- ]?(?:month|mo|m)|(?:one|three|five|seven|twenty|thirty|1|3|5|7|20|30)[- ]?(?:year|yr|y)`;
const dated = String.raw`(?=,? (?:on|at|in|for|as of|by|per|an ounce|\d)|\?|,? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|end|mid)\w* |$)`;

/** What is asked of a thing that has a price. */
const tradesAt = String.raw`(?:trading|traded|trades?|going|goes|quoted|priced|standing|stands?)(?: (?:at|for))?(?= ?(?:at|for|now|today|right|these|[?.!]|$))|at(?= ?(?:now|today|right now|the moment|present|[?.!]|$))|worth`;

export const unbundledSeries: readonly Unbundled[] = [
  {
    what: 'surveys of purchasing managers (PMI, ISM)', near: activity, unless: /\bphilip morris\b/i,
    words: say(String.raw`ism(?=[^?.]{0,40}\b(?:index|pmi|manufactur\w*|services?|non-?manufactur\w*|survey|report|reading|factor\w+|month|prices paid|new orders)\b)`, 'pmis?', String.raw`purchasing[- ]managers?(?:'s?|s')?(?=[^?.]{0,60}\b(?:index|indices|survey|poll\w*|gauge|reading|month)\b)`, String.raw`(?:index|survey|poll) of (?:us |american |factory )?purchasing managers`),
  },
  {
    what: 'surveys of business by regional reserve banks and associations', near: activity,
    words: say(String.raw`empire state (?:${survey})`, String.raw`(?:philly|philadelphia|richmond|dallas|kansas city|chicago|new york) fed(?:'s)? (?:\w+ ){0,2}(?:${survey})`, String.raw`nfib(?: (?:small business )?(?:optimism|index))?`, String.raw`(?:small[- ]business|business) (?:optimism|confidence|sentiment)`, String.raw`(?:index of )?leading (?:economic )?(?:index|indicators?)`, 'beige book', 'cfnai', String.raw`chicago (?:pmi|business barometer)`),
  },
  {
    what: 'estimates of growth before it is published (nowcasts)', near: 'real GDP as it was published for each quarter',
    words: say('gdp ?now(?:cast)?', String.raw`(?:atlanta|new york) fed(?:'s)? (?:gdp ?)?nowcast\w*`, String.raw`nowcasts? (?:of|for) (?:us |real )*gdp`),
  },
  {
    what: 'counts of jobs by private surveys (ADP, Challenger)', near: work,
    words: say(String.raw`adp(?=[^?.]{0,30}\b(?:employment|jobs?|payrolls?|private|hiring)\b)`, String.raw`challenger(?=[^?.]{0,30}\b(?:lay-?offs?|job cuts?|report)\b)`, String.raw`announced (?:lay-?offs|job cuts)`),
  },
  { what: 'openings of jobs, hires and those who quit (JOLTS)', near: work, words: say('jolts', String.raw`job[- ]openings(?: rate| number)?(?! at\b)`, String.raw`(?:job )?vacanc(?:y|ies)(?: rate)?(?=[^?]{0,40}\b(?:us|economy|american|jobs?|nationwide|unemployed)\b)`, String.raw`quits? rate`) },
  {
    what: 'the part of people who work or look for work (participation, employment to population)', near: work,
    words: say(String.raw`(?:prime[- ]age )?(?:labou?r[- ]?force )?participation rate`, String.raw`labou?r[- ]?force participation`, String.raw`(?:prime[- ]age )?employment[- ](?:to[- ])?population(?: ratio)?`, String.raw`prime[- ]age (?:employment|epop|participation)`, 'epop'),
  },
  {
    what: 'unemployment of a part of the people, or in wider senses (underemployment)', near: 'the unemployment rate of all who look for work',
    words: say('u-?6(?: rate| unemployment)?', 'under-?employment(?: rate)?', 'underemployed', String.raw`${people} (?:unemployment|jobless\w*)`, String.raw`(?:unemployment|jobless(?:ness)?)(?: rate)? (?:among|of|for) (?:young|youths?|teen\w*|women|men|black|hispanic|asian|college|graduates|veterans)[a-z ]*`),
  },
  { what: 'continuing claims', near: 'initial jobless claims', words: say(String.raw`continu(?:ing|ed) (?:jobless |unemployment )?claims`, String.raw`insured unemployment(?: rate)?`) },
  { what: 'earnings of workers (wages)', near: 'the unemployment rate and consumer prices', words: say(String.raw`(?:average )?hourly (?:earnings|wages?|pay)`, String.raw`(?:average )?weekly (?:earnings|wages?)`, String.raw`employment cost index`, 'eci', String.raw`real wages?`, String.raw`wage (?:growth|inflation|tracker)`), unless: /\bemployer\b/i },
  {
    what: 'prices of a part of what people buy', near: costs, unless: new RegExp(String.raw`\b(?:without|excluding|ex\.?|less|minus|leav\w+|strip\w*|tak\w+|setting|not counting|apart from|beside|net of|other than|core)[^?]{0,24}\b(?:food|energy)\b|\bfood and energy\b|\bbeyond\b`, 'i'),
    words: say(String.raw`${part} (?:price )?(?:inflation|cpi)`, String.raw`${part} prices?(?=[^?]{0,60}\b(?:yoy|y\/y|year|percent|rise|rose|up|index|cpi|climb\w*|increase\w*|change\w*|higher)\b)`, String.raw`cpi (?:for |of )?${part}`, String.raw`(?:food|energy|shelter|rent|services|goods) (?:part|component) of (?:the )?(?:cpi|inflation|consumer price)\w*`, String.raw`inflation (?:of|for|in) ${part}(?: prices)?`),
  },
  { what: 'other cuts of inflation (trimmed mean, median, sticky, supercore)', near: costs, words: say('super-?core(?: inflation)?', String.raw`trimmed[- ]mean`, String.raw`median (?:cpi|pce|inflation)`, String.raw`sticky(?:[- ]price)? (?:cpi|inflation|prices?)`) },
  { what: 'the PCE price index of all goods and services, and its inflation', near: costs, words: say(String.raw`(?:headline|overall|total|all[- ]items?) pce(?: price)?(?: inflation| index| prices)?`, String.raw`(?<!core )(?<!(?:ex|excluding|less) food and energy )pce (?:price )?(?:inflation|deflator|prices|price index)(?! (?:without|excluding|ex|less))`), unless: /\bcore\b|\bfood and energy\b/i },
  { what: 'producer, import and export prices, and deflators', near: costs, words: say(String.raw`(?:core )?(?:ppi|producer price\w*)(?: inflation| index)?`, String.raw`(?:import|export|wholesale) price(?:s| index| inflation)`, String.raw`(?:gdp|gross domestic product) (?:price )?deflator`, String.raw`implicit (?:price )?deflator`) },
  { what: 'expectations of inflation by surveys, or breakevens of other terms', near: 'ten-year breakeven inflation', words: say('5y5y(?: forward)?(?: inflation)?', String.raw`(?:five|5)[- ]?(?:year|yr|y)[, ]*(?:five|5)[- ]?(?:year|yr|y)(?: forward)?`, String.raw`(?:five|5|two|2|one|1|thirty|30)[- ]?(?:year|yr|y) (?:tips )?(?:break-?evens?(?: inflation| rate)*|inflation expectations?)`, String.raw`consumers?'? inflation expectations?`) },
  { what: 'gross domestic income, or the product per head', near: 'real GDP', words: say(String.raw`gross domestic income`, 'gdi', String.raw`(?:real )?(?:gdp|gross domestic product|output) (?:per (?:capita|head|person)|a head)`, String.raw`per[- ]capita (?:gdp|output)`) },
  {
    what: 'rates that banks or the Fed set beside it (prime rate, discount rate, target range)', near: money, unless: /\b(?:inflation|pce|cpi|goal|prices)\b/i,
    words: say(String.raw`(?:bank )?prime (?:lending |loan )?rate`, String.raw`(?:fed(?:'s)?|federal reserve(?:'s)?) discount (?:rate|window)(?: rate)?`, String.raw`discount (?:rate|window) (?:of|at) the (?:fed|federal reserve)`, String.raw`(?:fed(?:'s)?|federal reserve(?:'s)?|fed(?:eral)? funds(?: rate)?|fomc(?:'s)?|policy rate) (?:rate )?target (?:rate )?range`, String.raw`(?:fed|federal reserve|fomc)(?:'s)? (?:(?:policy|rate|set its|set the|put its) )*target(?: rate)?(?=,? (?:at|in|on|for|as of|to)\b|\?|$)`, String.raw`target range(?= (?:of|for|set by) (?:the )?(?:fed|federal|policy|fomc))`, String.raw`(?:upper|lower) (?:bound|limit|end)(?=[^?]{0,40}\b(?:fed|federal|target|policy)\b)`, String.raw`(?:interest (?:rate )?on reserve(?:s| balances)|iorb)`),
  },
  {
    what: 'Treasuries of other terms', near: yields, unless: /\b(?:mortgages?|spread|minus|less|break-?even|gap|curve|inver\w+|between|return|cagr|period)\b/i,
    words: say(String.raw`(?:${term})(?: us| u\.s\.| american)? (?:treasur(?:y|ies)|t-?bills?|bills?|t-?notes?|t-?bonds?|ust)(?: (?:bills?|notes?|bonds?))?(?: yields?| rates?)?`, String.raw`(?:${term}) (?:government|constant maturity) (?:bond|yield)s?`, String.raw`(?:${term}) yields?`, String.raw`t-?(?: )?bills?(?: yields?| rates?)?`, String.raw`(?:the )?long bond(?:'s)?(?: yield)?${dated}`),
  },
  { what: 'bonds of other states (Bunds, gilts, JGBs)', near: yields, words: say(String.raw`(?:(?:german|uk|british|japanese|italian) )?(?:bunds?|gilts?|jgbs?|btps?)(?=[^?]{0,40}\byields?\b)`, String.raw`yields? (?:on|of) (?:the )?(?:[\w-]+ ){0,3}(?:bunds?|gilts?|jgbs?|btps?)`) },
  { what: 'rates of other central banks (ECB, Bank of England, Bank of Japan)', near: money, words: say(String.raw`${otherBank}(?:'s)? (?:\w+ ){0,2}rates?`, String.raw`(?:rates?|interest) (?:\w+ ){0,3}(?:of|at|by|from|does|do|did|has|is) (?:the )?${otherBank}`, String.raw`${otherBank} (?:charges?|pays?|sets?|raise[ds]?|cuts?|hikes?|lowers?)`) },
  { what: 'the Federal Reserve’s holdings (its balance sheet)', near: money, words: say(String.raw`(?:fed(?:'s)?|federal reserve(?:'s)?) (?:total )?(?:balance sheet|assets|holdings of (?:treasuries|bonds|mortgages))`, String.raw`(?:balance sheet|total assets) of the (?:fed|federal reserve)`) },
  { what: 'the budget and the debt of the federal government', near: 'real GDP and Treasury yields', words: say(String.raw`(?:federal|us|u\.s\.|government|fiscal) (?:budget )?(?:deficit|surplus)`, String.raw`(?:federal )?budget (?:deficit|surplus|balance)`, String.raw`(?:federal|government) (?:spending|outlays|tax receipts|revenues?)`, String.raw`national debt`) },
  { what: 'prices of metals and of coins of the internet (gold, silver, bitcoin)', near: 'Treasury yields and consumer prices', words: say(String.raw`(?:spot )?(?:gold|silver|platinum|palladium) (?:price|spot|fix|quote|close)s?`, String.raw`(?:price|quote|ounce|cost) of (?:an ounce of )?(?:gold|silver|platinum|palladium|bitcoin|ethereum|ether|crypto\w*)`, String.raw`(?:xau|btc|eth)(?:[/-]?usd)?`, String.raw`(?:bitcoin|ethereum|ether|dogecoin|solana)(?:'s)?(?: prices?| worth| close)?(?! depot)`, String.raw`(?:an )?ounce of (?:gold|silver)`, String.raw`^(?:gold|silver|platinum)${dated}`, String.raw`(?<!barrick )(?:gold|silver|platinum|palladium) (?:now |currently )?(?:${tradesAt})`, String.raw`(?:did|has|does|is|was|are|were) (?:gold|silver|platinum|palladium) (?:now |currently )?(?:do(?:ne|ing)?|fare[d]?|perform\w*|r[io]se\w*|f[ae]ll\w*|gain\w*|climb\w*|gone|go|worth|cost\w*|trad\w+)`), unless: /\b(?:gold(?:man)?|silver|platinum) (?:corp|mining|resources|trust|miner|standard)\b|\binto (?:gold|bitcoin)\b/i },
  { what: 'exchange rates', near: money, words: say(String.raw`(?:eur|gbp|usd|jpy|chf|cad|aud|cny) ?[/-]? ?(?:usd|eur|jpy|gbp|chf|cad|cny)`, String.raw`(?:pound|sterling|franc|yuan|peso|loonie|rupee)s?(?:[- ](?:dollar|to the dollar|against the dollar|per dollar)|(?: exchange)? rates?)`, String.raw`(?:dollars?|dollar) (?:per|to the|against the) (?:pound|franc|yuan|peso|rupee)`, String.raw`(?:usd|eur|gbp|us dollar|dollar|euro|pound|sterling|yen|franc)(?:'s)? (?:now |currently )?(?:${tradesAt}|(?:worth|trading|rate|at)? ?(?:against|versus|vs\.?|to|in) (?:the )?(?:us )?(?:dollars?|euros?|yen|pounds?|francs?|yuan|usd|eur|gbp|jpy|basket))`, String.raw`how (?:strong|weak) (?:is|was|are) the (?:us |american )?(?:dollar|euro|yen|pound)`) },
  { what: 'levels of share indices (S&P 500, Nasdaq, Dow)', near: 'closes of the bundled companies', words: say(String.raw`(?:s&p(?: ?500)?|spx|nasdaq(?: composite| 100)?|dow(?: jones)?(?: industrials?)?|djia|russell 2000|ftse(?: 100)?|dax|nikkei(?: 225)?)(?:'s)?(?: index)? (?:now |currently |right now )?(?:${tradesAt})`, String.raw`(?:level|close|value|price) of the (?:s&p(?: ?500)?|nasdaq(?: composite| 100)?|dow(?: jones)?|russell 2000|ftse|dax|nikkei)(?: index)?`, String.raw`how (?:is|did|was|has) the (?:s&p(?: ?500)?|nasdaq|dow(?: jones)?|russell 2000|ftse|dax|nikkei)(?: index)? (?:do(?:ne|ing)?|fare[d]?|perform\w*)`) },
  { what: 'the swings that options on bonds imply (MOVE)', near: yields, words: say(String.raw`(?:ice )?(?:bofa )?MOVE index`) },
];
