// What is not bundled, by the words of one piece of a question: a single ask has few words, so that these may be broader than those that are looked for in a whole question.
import { namedIn } from '../../../asked/companies/read-companies.ts';
import { readMeasures } from '../../../asked/measures/read-measures.ts';
import { mayStandIn } from '../../../asked/patterns/needed-words.ts';
import { absences } from '../absent-words.ts';
import { every, priced, say, type Kind } from './kind.ts';
import { kindsOfMarket } from './kinds-of-market.ts';
import { ofNotes } from './kind-of-notes.ts';
import { ofParts } from './kind-of-parts.ts';
import { kindsOfPeople, ofNews } from './kinds-of-people.ts';
import { kindsInTalk } from './kinds-in-talk.ts';
import { ofTrade } from './kinds-of-trade.ts';
import { ofSession } from './kinds-of-session.ts';
import { ofStores, ofVisits } from './kinds-of-stores.ts';

const expected = /^(?:revenue\w*|net_income|diluted_eps|basic_eps|ebitda|operating_income|free_cash_flow|price|return_\w+|forward_\w+|consensus_\w+)$/;

const street = String.raw`(?:the street|wall street|(?:the )?sell[- ]?side|(?:the )?analysts?|(?:the )?brokers?|brokerages?|(?:the )?research houses?|(?:the )?banks|(?:the )?forecasters|(?:the )?experts|(?:the )?pros|(?:the )?professionals|(?:the )?investment banks)`;
const expects = String.raw`(?:expect\w*|model\w*|pencil\w*|look\w* for|forecast\w*|estimat\w*|project\w*|predict\w*|anticipat\w*|count\w* on|bank\w* on|hop\w* for|see(?:s|ing)? (?:for|coming)|guess\w*)`;
const thinks = String.raw`(?:make of|makes of|say\w*|think\w*|rat(?:e|es|ed|ing|ings)|call\w*|like\w*|see|sees|view\w*|stand\w*|recommend\w*|feel\w*|sentiment|opinions?|verdicts?|advise\w*|favou?r\w*|lean\w*|aim\w*|shoot\w* for|have in mind|pitch\w*|pencil\w* in|urge\w*|tell\w* (?:people|clients|investors) to|upgrad\w*|downgrad\w*|targets?)`;
const house = String.raw`(?:blackrock|vanguard|state street|fidelity|berkshire(?: hathaway)?|(?:warren )?buffett|norges(?: bank)?|t\.? rowe price|geode|capital group|soros|icahn|ackman|citadel|renaissance|bridgewater)`;
const owning = String.raw`(?:own\w*|h[eo]ld\w*|stakes?|positions?|percent\w*|%|per cent|shares|stock|trim\w*|cut|s[eo]ld|sell\w*|b[ou]y\w*|bought|add\w*|portfolio|belongs?|pieces?|slices?|chunks?|parts?)`;
const press = String.raw`(?:news|newswires?|(?:wire|news) (?:services?|agenc(?:y|ies)|stories|reports?)|the wires|headlines?|stor(?:y|ies)|articles?|press|papers?|newspapers?|media|journalists?|reporters?|reuters|bloomberg|dow jones|(?<!\b(?:interest|dividend|debt|fixed[- ]charge|cash|earnings) )coverage)`;

const kinds: readonly Kind[] = [
  {
    what: ofNews, owns: priced,
    words: say(
      String.raw`(?:which|what|whose|the|any|latest|recent|that day's|day's|some|related|main|big|top|its|of) (?:\p{L}+ ){0,2}?${press}(?! (?:value|title))`, String.raw`${press} (?:that|which|behind|about|on|of|for|from|at the time|caused|made|drove|did|was|is|were|say|says|said|g[ai]ve[ns]?|offer\w*|cite[sd]?|blame[sd]?|put forward|report\w*|explain\w*|it|around|and|item|items|flow|catalyst)`, String.raw`^\W*(?:\p{L}+ )?(?:news|headlines?|press coverage|news flow)\W*$`, 'news', 'headlines?', String.raw`(?:being|been|was|is|were|gets?|got) (?:widely )?(?:reported|written|rumou?red|announced) (?:on|about|of|there|that|at|in|as)`, String.raw`in the (?:news|papers?|press|media|headlines)`,
      String.raw`(?:reasons?|cause|catalyst|trigger|explanation|culprit|driver)s? (?:for|behind|of) (?:the |its |that |this |such )?(?:\p{L}+ )?(?:drop|fall|move|jump|rise|slide|plunge|crash|rally|decline|gain|loss|sell-?off|spike|swing|collapse|slump|tumble|day|it|leap|surge|dive|rout)`, String.raw`what (?:was|is|lay|stood)(?: it that was)? behind (?:it|that|this|the (?:\p{L}+ )?(?:drop|fall|move|jump|rise|slide|plunge|crash|rally|decline|gain|loss|sell-?off|spike|swing|collapse|slump|tumble))`,
      String.raw`what (?:\p{L}+ ){0,1}?(?:caused|triggered|sparked|prompted|set (?:it|that|this) off|did the damage|spooked|sent|knocked|hammered|lifted)`, String.raw`(?:what|that|which) did it(?=\W*$)`, String.raw`(?:to|is|was) blamed?(?: for| on)?`, String.raw`why (?:it|they|the (?:shares?|stock|price)|its (?:shares?|stock|price)) (?:\p{L}+ )?(?:fell|rose|dropped|jumped|moved|plunged|sank|crashed|slid|soared|surged|tumbled|rallied|slumped|collapsed|leapt|dived)`, String.raw`why did (?:it|they|the (?:shares?|stock|price)|its (?:shares?|stock|price)|that|this) (?:\p{L}+ )?(?:fall|rise|drop|jump|move|plunge|sink|crash|slide|soar|surge|tumble|rally|slump|collapse|happen|leap|dive)`, String.raw`why (?:was|is) (?:it|that|this)(?: so)?(?= ?\??$)`, String.raw`what happened (?:that day|on that day|then|to (?:it|them|the (?:shares?|stock)))`,
    ),
    unless: /\b(?:margins?|revenues?|sales|income|profits?|earnings per|eps|cash flow|insiders?|good news|bad news|news ?corp|risk factors?)\b/i,
  },
  {
    what: 'option prices, volumes of options and the moves that they imply (implied volatility)', owns: priced,
    words: say(
      String.raw`(?:what|how much|how) (?:would|does|do|did|are|is|were|was|could|will) (?:an? |the |some |my |such an? )?(?:\S+ ){0,4}?(?:puts?|calls?)(?<!\b(?:they|it|we|i|you|he|she|company|firm|did|have|has|had|to) put(?= (?:in|into|up|down|away|towards?|aside|out|together|back|through|forward|behind|off|to)\b))(?! (?:it|its|the|that|on cash|on (?:per|each|every|in|over|during|between|from|since|by)|for|this|out|up|down|into)\b)`, String.raw`(?:price|cost|costs|premium|quote|quotes|volume|prices?|bid|pay|paid|buy|sell|writ(?:e|ing))s? (?:of|for|on|in)? ?(?:an? |the |some )?(?:\S+ ){0,4}?(?:puts?|calls?)(?= |\?|$|,)`, String.raw`(?:puts?|calls?) (?:and|vs\.?|versus|or|to|/) (?:puts?|calls?)`, String.raw`(?:puts?|calls?) (?:options?|contracts?|premiums?|prices?|volumes?|traded|open interest|struck|with a strike|at \$?\d+|expiring)`, String.raw`options? (?:markets?|prices?|pricing|chain|premiums?|traders?|imply|implies|volume|contracts?|desk)`, String.raw`(?:\d+[- ]|one-|two-|three-|six-|a )?(?:day|week|month|year)?[- ]?options (?:are|is|on|price|pricing|trade|trading|cost|for|say|tell)`, String.raw`implied (?:vol(?:atility)?|moves?|swings?)|impl\.? vol|iv`, String.raw`open interest|put[-/ ]call`, String.raw`(?:insur(?:e|ing|ance)|protect(?:ion|ing)?|hedg(?:e|ing)) (?:against|for|on|with)`, String.raw`(?:straddles?|strangles?|collars?|covered calls?|strike price)`,
    ),
    unless: /\b(?:stock options|options? (?:granted|exercised|expense)|employees?|insurance (?:company|group|business)|hedging (?:gains?|loss)|conference calls?|earnings calls?)\b|(?:\d|\b(?:dollars?|bucks|grand|money|sum|cash|hundred|thousand|it|them|that|this))(?: (?:that )?(?:is|was|were|i|we|you|had|have))* put (?:in|into|to work|there|down)\b|\b(?:do|should|shall|would|can|could|must) (?:i|we|you|one) put\b/i,
  },
  {
    what: 'institutional holders: who owns the shares, and the 13F reports of funds', owns: priced,
    words: say(
      String.raw`${house}(?:['’]s)?(?=[^.?]{0,60}(?:\b|%)${owning})`, String.raw`(?:%|percent\w*|per cent|shares|stake|holding|holdings|position|slice|chunk|owned|held) (?:of|in|by|at|with) (?:\p{L}+ ){0,4}?${house}`, String.raw`${house} (?:%|stake|holding)`, String.raw`^\W*${house}\W*$`, String.raw`(?:pension|mutual|index|hedge|investment|sovereign(?: wealth)?) funds?`, String.raw`institution(?:s|al)?(?: (?:investors?|holders?|owners?|ownership|money|hands))?`, '13-?[fdg]s?', String.raw`big[- ]money(?: (?:outfits?|players?|crowd|people|names|types|funds?|houses?))?`, String.raw`inst\.? (?:owners?|holders?|holdings?|ownership)`, String.raw`(?:asset|money|fund|wealth) managers?|fund (?:houses?|groups?|giants?)`, String.raw`(?:heavyweight|biggest|largest|top|main|leading|dominant) (?:\p{L}+ )?(?:funds?|net (?:buyers?|sellers?))`, String.raw`(?:on|top of|in|lead\w*|head\w*) (?:the |its |that |\p{L}+['’]s )?(?:share )?register`, String.raw`(?:largest|biggest|top|main|major|principal|leading)(?: (?:\d+|three|five|ten))? (?:share|stock)?(?:holders?|owners?)`, String.raw`who (?:owns|holds)`, String.raw`(?:share|stock)holder (?:register|structure|base|list)|ownership (?:structure|breakdown|table|split|chang\w+)|(?:fund|institutional) ownership`, String.raw`how (?:much|many shares) of (?:it|\p{L}+) (?:is|are|does|do)? ?(?:belongs?|in the hands|held by|owned by)`, String.raw`(?:berkshire|buffett)(?:['’]s)? (?:company|firm|conglomerate|vehicle)`, String.raw`(?:trim|reduc|cut|add)\w* (?:its|their|his) (?:\S+ )?(?:holding|stake|position)`, String.raw`left in its portfolio`, String.raw`(?:big )?whales?(?= (?:in|behind|of|that|who|own|hold)\b)`, String.raw`(?:sit(?:s|ting)?|sat) on (?:the )?(?:most|biggest|largest)(?: (?:pile|chunk|block|slice|share|lot)s?)?(?: of)? (?:\p{L}[\p{L}'’&.]* ){1,3}(?:stock|shares)`, String.raw`funds? (?:(?:with|holding|owning|sitting on) the most|that (?:have|hold|own|sit on) the most)`,
    ),
    unless: /^(?:so )?(?:should|could|can|would|may|might) (?:(?:a|an|my|our|the|any|some|your) )?(?:\w+ ){0,2}funds? (?:buy|sell|own|hold|keep|invest|put|get|go)\b|\b(?:fit|right|good|suitable|buy|hold|sell|stock|idea) for (?:(?:a|an|my|our|the|any) )?(?:\w+ ){0,2}funds?\b|^\W*[A-Z]{1,5} for (?:a |my |our |the )?\w+ funds?\b|\b(?:insiders?|directors?|form 4|fed(?:eral)? funds?|pension (?:obligations?|liabilit\w+|expense|cost|deficit)|book value)\b/i,
  },
  {
    what: 'analysts’ estimates of results', owns: expected,
    words: say(
      String.raw`${street}(?:['’]s?)? (?:is |are |was |were |has |have |had |do |does |did |now |currently )*${expects}`, String.raw`${expects} (?:by|from|of) ${street}`, String.raw`consensus(?! (?:\p{L}+ ){0,2}?(?:ratings?|recommendations?|views?|calls?|price|targets?|pts?)(?!\p{L}))(?: \p{L}+){0,2}(?: (?:eps|rev\w*|est\w*|ebitda|sales|forecast|number|figure))?(?! (?:rating|recommendation|view|call|price|target))`, String.raw`(?:eps|revenue|sales|earnings|profit|analysts?['’]?s?|street|broker) (?:estimates?|forecasts?|projections?|consensus|expectations?)`, String.raw`estimates? (?:for|of|on) (?:fy|fiscal|20|next|the (?:coming|next|current))`, String.raw`what (?:was|had been|is|were) (?:expected|forecast|pencilled in)`, String.raw`(?:beat|miss|missed|top|topped) (?:the )?(?:estimates?|expectations|forecasts?|consensus)`, String.raw`estimates?`, 'whisper number',
    ),
    unless: /\b(?:inflation|fed|fomc|accounting estimates?|economists)\b/i,
  },
  {
    what: 'analysts’ ratings, recommendations and price targets', owns: priced,
    words: say(
      String.raw`${street}(?:['’]s?)? (?:\p{L}+ ){0,4}?${thinks}`, String.raw`(?:what|how) (?:do|does|did|is|are|would) ${street}`, String.raw`where (?:do|does|did) ${street}`, String.raw`(?:their|its|analysts?['’]?|brokers?['’]?|12-month|twelve-month|one-year|street) targets?`, String.raw`${thinks} (?:by|from|of|among|with|at) (?:the )?(?:\p{L}+ )?${street}`, String.raw`(?:price|consensus|mean|median|average) targets?|target prices?`, String.raw`(?:buy|sell|hold|analysts?['’]?|brokers?['’]?|street|consensus) (?:ratings?|recommendations?|recs?)`, String.raw`(?:upgrad|downgrad)(?:e|es|ed)`, String.raw`(?:how many|number of) (?:buys|buy ratings|analysts|brokers)`, String.raw`consensus (?:ratings?|recommendations?|views?|calls?|opinions?)`, String.raw`consensus`,
    ),
    unless: /\b(?:inflation target|fed(?:'s)? target|bank(?:s|ing)? (?:fees|income|lend\w*)|(?<!\b(?:analysts?|brokers?|brokerages|the street)\b[^?]{0,40})(?:goldman|jpmorgan)|leverag\w+)\b|\b(?:my|our|his|her) (?:broker|bank|brokerage) (?:charges?|takes?|lets?|asks? for|wants?|app|account|statement)\b/i,
  },
  {
    what: 'the text of filings: what a report says in words, its wording, is not bundled, only its figures are', owns: every,
    words: say(String.raw`risk[- ]factors?(?: (?:section|wording|text|language))?`, String.raw`(?:which|what|the|main|key|biggest|its) (?:[\p{L}-]+ ){0,3}?(?:dangers?|risks|threats)(?: (?:of|to|in|from|that|it|does|do|about|around|does it))?`, String.raw`(?:the |exact )?(?:wording|passages?|language) (?:on|of|about|in|from|around)`, String.raw`(?:the|that|this) (?:exact |full |original |whole )?(?:passages?|wording|quotation|quote|paragraph)`, String.raw`md ?& ?a|management['’]s discussion`, String.raw`legal proceedings|lawsuits?|litigation`, String.raw`(?:line|take|stance|position|spin|story|words?|view) on (?:\p{L}+ ){1,4}?in (?:its|the|their) (?:\p{L}+ ){0,2}?(?:10-?[kq]|annual report|filing)`, String.raw`critical audit matters?|auditor['’]?s? (?:opinion|letter|report)|going[- ]concern`, String.raw`(?:what|which|how) (?:does|do|did|is|are|has) (?:the )?(?:\p{L}+ ){0,3}?(?:10-?[kq]|annual report|filing|footnotes?|proxy|notes) (?:says?|mentions?|describes?|disclos\w+|warns?|names?|tell|put(?! [^?]{2,50} at\b))`, String.raw`how (?:does|did|do|has) (?:\p{L}+ ){1,4}?(?:explain|justify|account for)(?:ed)?`, String.raw`management['’]s (?:own )?(?:discussion|explanation|account|words|commentary|reasons?)`, String.raw`(?:says?|said|warns?|disclos\w+|explain\w*|describe\w*) (?:about|on|regarding) (?:\p{L}+ ){1,5}`),
    unless: /\b(?:risk[- ]free|analysts?|news|street|brokers?|prices?)\b/i,
  },
  {
    what: 'how many people a company employs: its headcount, staff or workforce', owns: every,
    words: say('employees', String.raw`employee (?:counts?|numbers?|totals?|base|headcount|tally|figures?)`, 'headcount', 'head count', 'workforce', 'workers', String.raw`(?:sales|revenues?|turnover|profits?|income|earnings) (?:per|for each|for every) (?:head|employee|worker|member of staff|staff member|person employed)`, String.raw`staff(?:ing)?(?: (?:numbers?|levels?|size|count))?`, String.raw`(?:payroll|payrolls)(?! (?:tax|expense|cost|data|report|employment|figures?|growth))`, String.raw`(?:how many|number of) (?:people|heads|persons|souls|hands|men and women|folks|ftes?)(?: (?:work|are|does|do|did|it|on|at|in))?`, String.raw`people (?:who |that )?(?:work\w*|are employed|it employs)`, String.raw`(?:employs?|employed)(?= ?\??$| (?:at|in|by|how|people))`, 'ftes?'),
    unless: /\b(?:walk\w*|visit\w*|guests?|customers?|shoppers?|diners?|ate|eat|served?|footfall|nonfarm|non-farm|unemploy\w+|jobs|econom\w+|insiders?|stock[- ]based|share[- ]based|sold|sell\w*|bought|bls|private[- ]sector|claims|(?:capital|funds|assets) employed)\b/i,
  },
  ofStores, ofVisits,
  {
    what: 'operating counts such as floor space (square feet), numbers of stores, restaurants or other outlets and what each of them sells', owns: every,
    words: say(String.raw`(?:sales |revenues? |turnover |rev )?(?:per|a|for each|for every|by the) (?:sq(?:uare)?\.? ?(?:foot|feet|ft|met(?:re|er)s?))`, String.raw`(?:square|sq\.?) ?(?:foot(?:age)?|feet|ft|met(?:re|er)s?)`, String.raw`(?:floor|shop|selling|retail|store) (?:space|area)`, String.raw`(?:how many|(?:total |whole |full )?number of|counts? of|total of|tally of|sum of|size of the network of|no\. of|# of) (?:(?:all|its|the|their|\p{L}+['’]s?) ){0,2}(?:\p{L}+ )?(?:stores|restaurants|shops|outlets|branches|locations|warehouses|sites|drive-?thrus|eateries)`, String.raw`(?:stores?|restaurants?|outlets?|branch|shops?|locations?|warehouses?)(?:['’]s?)? (?:counts?|numbers?|tally|tallies|totals?|network size|base|footprint)`, String.raw`(?:stores|restaurants|outlets|branches|shops) (?:did|does|do|has|have|had) (?:\p{L}+['’]?s? ){1,3}(?:run|have|operate|own|open|got)`, String.raw`(?:average ticket|(?:sales )?per (?:store|restaurant|shop|outlet|branch|location)(?![\p{L}-]))`),
  },
  {
    what: 'operating counts (units sold, stores, customers) or figures of segments, products or places: only the statements of the whole company are bundled', owns: every,
    words: say(String.raw`(?:iphone|ipad|mac|unit|units?|vehicle|car|truck|chip|gpu|plane|aircraft|jet|handset|phone|machine)s? (?:units? )?(?:sold|sales numbers?|shipped|shipments|delivered|deliveries|volumes?|numbers?|count)`, String.raw`\d[\d.,]* (?:(?:million|billion|thousand|m|bn) )?(?:iphones?|ipads?|macs?|macbooks?|phones|handsets|burgers|meals|planes|jets|airliners|gpus|parcels|packages|bottles|nappies|diapers)`, String.raw`(?:how many|number of) (?!shares?|times|years?|dollars?|days?|months?|quarters?|insiders?|sales|analysts?|points?|percent\w*|people|basis|of\b|stocks?|companies|turns|cents|each)(?:\p{L}+ )?(?:iphones?|ipads?|macs?|units?|vehicles|cars|trucks|chips|gpus|planes?|aircraft|jets|airliners|handsets|phones|machines|customers?|clients|subscribers?|members?|users?|cardholders?|cards|accounts|patients|scripts|prescriptions|burgers|drugs|patents|barrels|doses|packages|parcels|downloads|licen[cs]es|seats|dealers|franchise\w*)`, String.raw`(?:iphones?|ipads?|macs|macbooks?|airpods|geforce)(?=[^?]{0,60}\b(?:sold|shipped|shifted|flogged|churned out|units?|counter|delivered|moved)\b)`, String.raw`(?:sold|shipped|shipments of|sales of|units of|moved) (?:\S+ ){0,4}?(?:iphones?|ipads?|macs|macbooks?|gpus)`, String.raw`(?:market share|order backlog|backlog|order book|active (?:users|customers)|paid subscribers|prime members|transactions? volumes?|payments? volumes?|deliver(?:y|ies) (?:numbers?|count))`, String.raw`(?:aws|azure|youtube|google cloud|optum(?:rx|health)?|red hat|amazon web services|intelligent cloud|services segment|medtech)(?:['’]s)?(?=$|[^\p{L}])`),
    unless: /\b(?:per unit|business unit means|shares?)\b/i,
  },
  {
    what: 'ratings and figures of sustainability: ESG, emissions, diversity', owns: every,
    words: say('esg(?: (?:scores?|ratings?|rank\\w*))?', 'sustainab\\w+ (?:scores?|ratings?|reports?|goals?|rank\\w*|record)', 'sustainability', String.raw`(?:carbon|greenhouse|co2|ghg|scope [123])(?: gas)?(?: (?:emissions?|footprint|output|dioxide))?`, 'emissions?', 'net[- ]zero', 'carbon neutral\\w*', 'how diverse', 'diversity', String.raw`(?:women|minorities) (?:on|in) (?:the |its )?(?:board|management|workforce)`, 'gender pay gap', 'clean conscience', String.raw`how (?:green|clean|dirty|polluting|ethical|responsible|sustainable) (?:is|are|was)`, 'renewable (?:power|energy)'),
    unless: /\b(?:emission control business)\b/i,
  },
  {
    what: 'what was said: transcripts of earnings calls and interviews, and quotes from them, are not bundled', owns: expected,
    words: say(String.raw`(?:say|says|said|tell|(?<!all )told|remark\w*|mention\w*|comment\w*|promis\w+) (?:\p{L}+ ){0,3}?(?:on|during|in|at) (?:the|its|their|that|an?) (?:\p{L}+ ){0,2}?(?:calls?|interviews?|conference|presentation)`, String.raw`what (?:did|has|have|does) (?!(?:the )?(?:last |latest |first |new )?(?:one|it|they|that|this|he|she)\b)[^,?]{2,40}? (?:say|said|tell|(?<!all )told|promise|promised)(?! (?:about|in) (?:its|the) (?:10|annual|filing))`),
    unless: /\b(?:analysts?|street|brokers?|papers?|press|filings?|10-?[kq]|(?:the|that|this|its) (?:\w+ )?lines?)\b/i,
  },
  {
    what: 'what the company itself foresees: guidance and outlooks are not bundled', owns: expected,
    words: say(String.raw`(?:company|management|its own|full[- ]year|fy\d*|20\d\d|next year['’]s|the|revenue|eps|sales|earnings|official) (?:\p{L}+ )?(?:guidance|outlook)`, String.raw`guid(?:ed|ing) (?:for|to)|^\W*guidance\W*$|guidance (?:for|on|range)`),
  },
];

const boss = String.raw`(?:c[efto]o|chief executive|chairman|chairwoman|chair|president|boss(?:es)?|founder|executives?|directors?|officers?|insiders?|management|managers|board(?: members?)?|top (?:man|woman|brass|people)|(?:man|woman|person|people|guy|guys|those|folks) (?:who )?(?:runs?|running|at the (?:top|helm)|in charge)|inside the company|bigwigs|higher-ups|c-suite)`;
const trading = String.raw`(?:s[eo]ll\w*|sold|b[ou]y\w*|bought|dump\w*|unload\w*|off-?load\w*|trad(?:e|es|ed|ing)|cash\w* (?:in|out)|(?:get|got)\w* rid|part\w* with|dispos\w*|shed\w*|purchas\w*)`;

/** Where no forms of its insiders are at hand. */
const ofInsiders: Kind = {
  what: 'insiders’ trades of this company: no forms (Form 4) of its insiders are among those at hand', owns: priced,
  words: say(String.raw`${boss}(?=[^.?]{0,80}\b${trading}(?!\p{L}))`, String.raw`${trading} (?:\p{L}+ ){0,5}?(?:by|from|among|of) (?:the |its |their |any )?(?:\p{L}+ )?${boss}`, String.raw`(?:his|her) (?:own |personal )*(?:trades?|stock|shares|sales|dealings)|their (?:(?:own |personal )+(?:trades?|stock|shares|sales|dealings)|(?:trades|dealings))`, String.raw`insider(?:s['’]?)? (?:trad\w+|s[ae]l\w+|buy\w*|purchases?|activity|dealings?|transactions?)`, String.raw`form (?:4|four)s?`,
    String.raw`(?:has|had|did|does|is|was) (?:he|she) (?:\p{L}+ ){0,2}?${trading}`, String.raw`${boss} (?:\p{L}+ ){0,3}?(?:share|stock) (?:sales?|disposals?|purchases?|deals?|dealings|trades?)`),
  unless: /\b(?:stock[- ]based|buybacks?|repurchas\w+|board of directors approved)\b/i,
};

export type PieceAbsent = { readonly what: string; readonly words: string };

/** "CFO 2024", "as % of CFO": cash from operations, and nobody's office. */
const isCashFlow = (found: string, piece: string): boolean => /^\W*cfo\b/i.test(found) && !/\b(?:who|name|named|since|still|new)\b/i.test(piece) && /\d|%|\b(?:gap|growth|margin|yield|conversion|per share|cover|trend|change|less|minus|vs|versus)\b/i.test(piece);

function foundIn(piece: string, { words, unless, owns, what }: Kind): PieceAbsent | null {
  const found = mayStandIn(piece, words) ? words.exec(piece) : null;
  if (found === null || unless?.test(piece) === true || isCashFlow(found[0], piece)) return null;
  const isOwn = ({ measure }: { readonly measure: { readonly kind: string; readonly id?: string; readonly words?: string } }): boolean => (measure.kind !== 'metric' && measure.kind !== 'series') || owns.test(measure.id ?? '') || found[0].toLowerCase().includes((measure.words ?? ' ').toLowerCase());
  const end = found.index + found[0].length;
  // "Restaurant Brands" is a company, and no brands of one.
  const isInName = namedIn(piece, []).some((name) => name.start < end && end <= name.end && /\s/.test(piece.slice(name.start, name.end)));
  return !isInName && readMeasures(piece).every(isOwn) ? { what, words: found[0].trim() } : null;
}

/** What a term means is told, whatever is bundled. */
const ofTerm = /(?<!\bthe |\b[A-Z]{1,5} )\bmean(?:s|t|ing)?\b(?! (?:analysts?|price|target|pt|estimate|consensus|rating|recommendation|forecast)\b)|\b(?:define[ds]?|definition|explain what|stands? for)\b|\bwhat(?:'s| is| are) an? /i;

/** The close of a day is no answer to what is asked for within it: such a question is declined as a whole. */
const told = absences.filter(({ what }) => !what.includes('within the day'));

/** For which the asker writes: "a little table in the paper". */
const inPaper = /\b(tables?|charts?|graphics?|box(?:es)?|columns?|lists?|lines?|piece|item|slot) (?:in|for) (?:the|my|our|a|this|tomorrow's|sunday's) (?:\p{L}+ )?(?:papers?|newspapers?|press|media)\b/giu;

/** "What do its options say about …": of the thing that is named, and not of anybody's words. */
const isOfWords = ({ what }: PieceAbsent): boolean => what.startsWith('the text of filings') || what.startsWith('what was said');

/** What of it is of a kind that is not bundled; null where nothing is, or where a figure at hand is asked for in the same breath. `isFiled`: whether forms of the insiders are at hand. */
export function absentInPiece(piece: string, isFiled = true): PieceAbsent | null {
  const plain = piece.replace(/[‘’]/g, "'").replace(inPaper, '$1');
  if (ofTerm.test(plain)) return null;
  let vague: PieceAbsent | null = null;
  for (const kind of [...(isFiled ? [] : [ofInsiders]), ...kinds, ...kindsOfMarket, ...kindsOfPeople, ofNotes, ofParts, ofTrade, ofSession, ...kindsInTalk, ...told]) {
    const found = foundIn(plain, kind);
    if (found !== null && !isOfWords(found)) return found;
    vague ??= found;
  }
  return vague;
}
