// Which figures of insiders' trades a question asks for, each by the words that ask for it.
import type { InsiderFigure } from './insider-ask.ts';

const re = (source: string): RegExp => new RegExp(source, 'g');
const any = (...words: readonly string[]): string => `(?:${words.join('|')})`;

const owns = String.raw`(?:(?:of )?(?:(?:his|her|their|its|the|these|those|own|¤|company|different|distinct|separate|single|personal|in all|exactly) )*)`;
const share = '(?:shares?|shs|stocks?|stk)';
const head = any('insiders?(?! (?:sales?|trades?|transactions?|purchases?|filings?|deals?))', 'people', 'persons?', 'individuals?', 'executives?', 'execs?', 'directors?', 'officers?', 'managers?', 'bosses', 'board ?members?', '(?:insider )?(?:sellers?|buyers?)', 'heads', 'names?(?! of)', 'men', 'women', 'owners?', 'filers?', 'hands');
const kind = String.raw`(?:(?:of |the |its |their |all |¤ |different |distinct |distinct |diff |dif |separate |individual |unique |single |insider |company |corporate |top |form (?:4|four) |inside |and |own |such )*)`;
const most = any('biggest', 'largest', 'greatest', 'heaviest', 'top', 'single (?:biggest|largest)', 'highest', 'max(?:imum)?', 'fattest', 'hugest');
const least = any('smallest', 'least', 'fewest', 'lightest', 'lowest');
const one = any('sales?', 'sells?', 'trades?', 'transactions?', 'purchases?', 'buys?', 'blocks?', 'deals?', 'disposals?', 'lots?', 'orders?');
const newest = any('last', 'latest', 'most recent', 'newest', 'final', 'freshest');
const pile = any('most', 'more', `(?:the )?${most} (?:pile|amount|number|quantity|chunk|lot|slug|stack|heap|portion|share|block|haul|batch)(?: of)?`);
const sold = any('sold', 'sell(?:ing|s)?', 'dump(?:ed|ing)?', 'unload(?:ed|ing)?', 'off-?load(?:ed|ing)?', 'bought', 'buy(?:ing|s)?', 'purchas(?:ed|ing)', 'got rid of', 'get rid of', 'getting rid of', 'part(?:ed|ing)? with', 'dispos(?:ed?|ing) of', 'let go(?: of)?', 'cash(?:ed|ing)? (?:in|out)', 'shed', 'acquired', 'liquidated');

/** "What percentage of all shares that insiders sold that month were his", "his % of the insider total". */
const part = String.raw`(?:\b(?:and |or )?(?:to |by )?(?:(?:what|which|how (?:large|big|high)|the|his|her|their|as) (?:an? )?)*(?:percentage|percent|per cent|pct|(?<!(?:per|a|each) )share|part|fraction|proportion|portion|slice)\b|(?:\b(?:what|his|her|their|as|in) )?%)(?! price)(?: (?:was|is|were|did|does|made?|make|that|this|it|these|those|he|she|they|@|came?|comes?|up|his|her|their|sales?|shares?|account(?:ed|s)?|for))*`;
const allThat = any('all', 'everything', 'the (?:whole|total|sum|entire|overall|combined)', 'total', 'what', 'whatever', '(?:the )?insiders?', "¤(?:'s)? (?:total |overall )?insiders?", 'the shares');
const oneOfThem = any(...[' of', ' the', ' all', ' that', ' which', ' what', ' everything', ' was', ' were', ' is', ' had', ' has', ' been', ' ¤', "'s", ' its', ' their', ' his', ' hers', ' company', " company's", ' insiders?', ' executives?', ' officers?', ' directors?', ' managers?', ' bosses', ' shares?', ' shs', ' stock', ' sold', ' selling', ' sales?', ' bought', ' buying', ' purchases?', ' unloaded', ' dumped', ' total', ' volume', ' by', ' in', ' during', ' over', ' together', ' combined', ' altogether', ' same', ' then', ' month', ' months', ' year', ' §', ' came from', ' come from', ' from', ' @', ' him', ' her', ' for', ' did', ' made up', ' did s?he', ' account', ' accounted']);
/** Of all that insiders traded: these words name everybody, and not whose trades are asked about. */
export const partOfAll = re(String.raw`${part}[^?.;,]{0,40}?\bof ${allThat}(?:${oneOfThem}){0,14}|\bhow much of ${allThat}(?:${oneOfThem}){0,14}(?:,? in (?:percent|%))?`);

type Said = { readonly figure: InsiderFigure; readonly says: readonly RegExp[] };

/** In this order: the words of one that is told by several are taken before those of a plainer one. */
export const figureWords: readonly Said[] = [
  { figure: 'part', says: [partOfAll] },
  { figure: 'highest-price', says: [re(String.raw`\b(?:highest|best|top|dearest|max(?:imum)?) (?:selling |sale |purchase |buying |open-market )*(?:price|px)(?: (?:per|a) share)?`)] },
  { figure: 'lowest-price', says: [re(String.raw`\b(?:lowest|worst|cheapest|min(?:imum)?) (?:selling |sale |purchase |buying |open-market )*(?:price|px)(?: (?:per|a) share)?`)] },
  { figure: 'latest', says: [re(String.raw`\b(?:the |his |her |their |its |¤ )?(?:very )?${newest} (?:known |reported |insider |form (?:4|four) |open-market |stock |share |¤ |@ )*${one}\b`), re(String.raw`\blast (?:sold|sell|bought|buy|unload(?:ed)?|dump(?:ed)?|trade[d]?|part(?:ed)? with|dispose[d]? of|cash(?:ed)? (?:in|out))\b|\b${sold} (?:any |some )?(?:of (?:his|her|their) )?(?:¤ )?(?:${share} )?(?:the )?last\b|\bmost recently\b|\b(?:for the |the )last time\b`)] },
  { figure: 'earliest', says: [re(String.raw`\b(?:the |his |her |their |its |¤ )?(?:very )?(?:first|earliest|oldest) (?:known |reported |insider |form (?:4|four) |open-market |stock |share |¤ |@ )*${one}\b|\bfirst (?:sold|sell|bought|buy)\b|\b(?:sold|sell|bought|buy|selling) first\b`)] },
  { figure: 'largest-trade', says: [re(String.raw`\b(?:the |his |her |their |its )?(?:single )?(?:biggest|largest|greatest|heaviest|fattest|hugest|highest)(?:[- ]ever)? (?:single |individual |one-day |daily |one-off |insider |form (?:4|four) |open-market |stock |share |¤ |@ )*(?:sales?|sells?|trades?|transactions?|purchases?|buys?|blocks?|deals?|orders?)\b(?! of)|\b(?:the )?(?:single )?(?:biggest|largest|greatest) (?:single |individual |one-day |insider |share |stock )*(?:sale|trade|transaction|purchase|block|deal) of (?:¤ )?(?:${share})\b`)] },
  {
    figure: 'most', says: [
      re(String.raw`(?<=[,;.?!-] ?(?:and |also |please |pls )*)(?:(?:then )?(?:say|tell|tell me|name|give|show) )?(?:who(?:['’]s| is| was| came out| comes out)?|whose (?:sum|amount|total|pile|number|sale|sales)(?: is| was)?|the one with the|the person with the) (?:the )?(?:bigger|biggest|larger|largest|higher|highest|greater|greatest|ahead|on top)(?: (?:amount|sum|number|total|figure|pile|of the two|of the pair|seller|sale|overall))*`),
      re(String.raw`\b${any('biggest', 'largest', 'heaviest', 'top', 'lead', 'leading', 'main', 'chief', 'number one', '#1', 'keenest', 'busiest', 'most active', 'greatest', 'major', 'principal')} (?:(?:single |insider |form (?:4|four) |inside |individual |net |¤ |share |stock |@ )*)(?:sellers?|buyers?|dumpers?|disposals?|disposers?|cash-?outs?|unloaders?)\b`),
      re(String.raw`\b${sold} (?:(?:of |up |off )?)(?:the )?(?:very |single )?${pile}(?: than (?:anybody|anyone|any other|everybody|all the others|the others)(?: else)?(?: \w+)?)?(?: (?:of (?:the|their|its|his|her)|own|shares?|shs|stocks?|stk)\b| ¤)*`),
      re(String.raw`\b(?:the )?${pile} (?:(?:of )?(?:the |their |its |his |own |¤ )*)?${share}\b|\b(?:the )?${most} (?:pile|amount|number|quantity|chunk|slug|stack|heap)(?: of)?\b|\bmore than (?:anybody|anyone|any other|everybody)(?: else)?\b|\b(?:${sold}) (?:the )?(?:most heavily|hardest|heaviest|most|more)\b|\b(?:heads?|tops?|stands? first (?:on|in)|leads?|came (?:first|top)(?: (?:on|in))?|is (?:first|top)(?: (?:on|in))?) (?:the )?(?:list|table|ranking|league)\b|\bby the bucket(?:ful|load)?\b|\bkeenest to (?:sell|buy)\b|\bmost keen to (?:sell|buy)\b|\bmost heavily\b|\b(?:the )?most (?:in|by) (?:number|shares|dollars|money|value)\b|\bthe most\b|\bfor (?:the )?more (?:money|dollars)\b|\bmore (?:dollars|money)\b|\b(?:cash(?:ed|ing)? out) (?:the )?(?:biggest|hardest|most)\b|\bled the [^?,.]{1,24}(?=among|of|at|$)|\bwith the biggest sales\b`),
      re(String.raw`(?<=\b(?:who(?:['’]s)?|whose|which|where|whether|the (?:one|person|seller|buyer|executive|officer|director|boss) (?:with|of|who|that))(?: [\w¤@§'-]+){0,6} )(?:the )?(?:${most}|larger|bigger|greater|higher|heavier|fatter|more|most)\b(?! (?:recent|of|than (?:\d|one)))`),
    ],
  },
  { figure: 'least', says: [re(String.raw`\b${least} (?:insider )?(?:sellers?|buyers?)\b|\b${sold} (?:the )?(?:least|fewest|smallest (?:amount|number|quantity)(?: of)?)\b|\b(?:the )?fewest (?:¤ )?${share}\b|\bthe least\b`)] },
  {
    figure: 'heads', says: [
      re(String.raw`(?:\bhow many|\bnumber of|#(?: of)?|\bno\. ?of|\bno of|\bnr\.? of|\b(?:the )?count of|\bcount(?: up)?(?: the)?|\bhow large a (?:number|group) of) ${kind}${head}\b(?! (?:sales?|sold|shares|stock)(?:\?|$))|\bhow many of (?:them|these|those|its people|the lot) (?:(?:actually|really|in fact|then|also) )*(?=sold|sell|bought|buy|dumped|unloaded|cashed|got|parted|were sell|were buy|did s)`), re(String.raw`\b(?:distinct|separate|different|diff|unique) (?:insider )?(?:sellers?|buyers?|insiders|people|persons|names|folks?|individuals|executives|execs|officers|directors|hands|heads|parties)(?: (?:count|ct|number|#))?\b|\bhead ?-?(?:count|ct)\b|\bcount(?:ing)? (?:the |up the )?heads\b|\bheads,? not (?:shares|dollars|stock)\b|\bno\. of names\b|\b(?:sellers?|insiders?|buyers?) (?:count|ct|#)(?=$|[ ?.,])|(?<=[:,] ?)(?:heads|sellers|people|persons)(?=,| ?[&+]| and\b)`),
      re(String.raw`\b(?:is|was|are|were) (?:it|there|they) (?:just |only |merely )?(?:(?:a )?(?:single )?one(?: or two| boss| person| insider| man)?|one or two|a couple|a few|a handful|a single (?:one|person|insider))(?: (?:people|persons|insiders|of them|individuals))?(?: (?:at|in|inside|of) ¤)?[^?]{0,60}?,? or (?:a )?(?:whole |full )?(?:more|crowd|lot|many|several|bunch|host|dozen|everybody|everyone|all(?: of them)?)(?: of (?:them|people|insiders))?`),
    ],
  },
  { figure: 'trades', says: [re(String.raw`\bhow (?:many times|often)\b|(?:\bhow many|\bnumber of|#(?: of)?|\bcount of) (?:(?:of |the |its |separate |different |individual |distinct |insider |form (?:4|four) |open-market |single |share |stock |¤ |@ )*)(?:sales|sells|trades|transactions|purchases|buys|disposals)\b`)] },
  {
    figure: 'price', says: [
      re(String.raw`\b(?:(?:at|for) )?(?:(?:what|which) )?(?:(?:(?:share-?|volume-?|size-?)?weighted|average|avg\.?|mean|typical) )*(?:(?:selling|sale|sales|sell|purchase|buying|buy|disposal|realised|realized|achieved|exit|open-market) )*(?:price|px|prices)(?: (?:per|a|for each|each|for a) share| each| apiece)?(?:,? (?:share-?|volume-?)?weighted(?: by (?:the )?shares)?)?\b`),
      re(String.raw`\b(?:how much|what)?(?: did (?:he|she|they|@) (?:get|receive|make|fetch|pay))? ?(?:for (?:each|every|one|a single)(?: one| share| of them)?|per (?:¤ )?share|a share|apiece|per (?:piece|unit)|each one)\b(?: on average)?|\bon average\b|,? weighted by (?:the )?(?:number of )?shares\b`),
    ],
  },
  {
    figure: 'money', says: [
      re(String.raw`\b(?:for |in |at )?(?:how (?:many|much)|what) (?:us )?(?:dollars?|money|cash|bucks|usd|dough)(?:'? ?worth)?(?: of)?\b|\b(?:for|at) how much(?: (?:money|in all|altogether|in total))?(?= |$|\?|[,.])|(?:\bus ?)?\$(?: ?(?:value|amount|amt|total|proceeds|figure|terms|worth|not shares|not shs|sold|sum))*|\b(?:in )?(?:(?:total|dollar|money|cash|whole|gross|aggregate|combined|overall) )*(?:dollars?|usd|bucks|money|cash|millions)(?:'? ?worth)?(?:[- ](?:value|amount|terms|figure|sum|total|proceeds|amt))*\b|\b(?:(?:total|gross|sale|sales|aggregate|combined|market|overall|whole) )*(?:proceeds|takings|notional|value|haul|take|sum|worth)\b|\bwhat (?:sum|amount)(?: of money)?\b|\bhow rich\b|\b(?:usd|dollar|\$) am(?:oun)?t\b|\byield(?:ed)?\b|\bamount(?:ed)? to\b`),
      re(String.raw`\bhow (?:much|big a sum|large a sum) (?:did|has|have|had|was|were) (?:@|¤|the|its|his|all|those|he|she|they|it|that|these|insiders?|executives?|bosses|¤ )*(?:[\w'-]+ ){0,4}?(?:get|got|gotten|make|made|take|taken|took|raise|raised|pocket|pocketed|net|netted|receive|received|reali[sz]ed?|collect|collected|bring|brought|earn|earned|fetch|fetched|cash(?:ed)? (?:in|out)|worth|reap|reaped|bank|banked)(?: (?:him|her|them|in|out|home|away))?(?: (?:for|from|by|with|out of|on|of|off))?\b`),
      re(String.raw`\bwhat (?:did|has|have) (?:[^?,.]{1,60} )?(?:get|got|gotten|make|made|take in|taken in|raise|raised|pocket|pocketed|net|netted|receive|received|reali[sz]ed?|collect|collected|bring(?: in)?|brought(?: in)?|earn|earned|fetch|fetched|reap|reaped|bank|banked)(?: (?:him|her|them|in|out|home|away))?(?: (?:for|from|by|with|out of|on|of))?\b|\b(?:br(?:ing|ought)|fetch|net)(?:ed|ted|s)? (?:him|her|them)(?: in)?\b|\bwas (?:it|that|this|the (?:lot|block|batch|sale)) worth\b`),
    ],
  },
  {
    figure: 'shares', says: [
      re(String.raw`(?:\bhow many|\bnumber of|#(?: of)?|\bno\. ?of|\bcount of|\bhow large a number of|\b(?:what )?(?:quantity|number|amount|volume|total) of) ${owns}${share}\b(?: (?:was|is) (?:it|that|this))?|\bhow (?:much|big a (?:slice|chunk|block|pile|piece|part)) (?:of )?${owns}(?:${share}|stake|holding|paper)\b|\b(?:total |open-market )?(?:share|stock|shs) (?:count|ct|number|#|quantity|total|volume)\b|\b(?:counted |measured |expressed |told )?(?:in|by|and|not) (?:the )?(?:number of )?(?:shares|shs)(?:,? not (?:in )?(?:\$|dollars|money))?\b|\b(?:total|combined|aggregate) (?:number of )?(?:¤ )?(?:shares|shs)(?: sold| bought| in all)?\b|\bshares? (?:in (?:all|total)|altogether)\b|\bshs\b|\bwhat (?:quantity|size|volume)\b|\bhow (?:big|large|sizeable)(?: (?:was|is|were) (?:it|that|the (?:slice|block|pile|chunk|batch|sale)))?(?: in shares)?|\bhow many(?: (?:was|is|were) (?:it|that|they))?(?: (?:in all|altogether|in total))?(?=$|[?,.;]| (?:were|was|went|did|has|have|of|in|altogether|all))|\b# (?:sold|bought)\b|\bquantity\b`),
      re(String.raw`\b(?:add(?:ing)?|tot|sum|total) (?:up )?(?:all )?(?:the|their|its|those) ${share}\b|\bshares(?= ?(?:and|&|\+|/|,) ?(?:the )?(?:\$|us\$|dollars?|usd|value|money|proceeds)| (?:each|apiece)\b| sold @| (?:per|by) month\b)|(?<=[,:;] ?(?:and )?|(?:\$|dollars?|usd|value|money|proceeds) ?(?:and|&|\+|/) ?)shares\b`),
    ],
  },
  { figure: 'days', says: [re(String.raw`\bwhen\b|\b(?:on )?(?:what|which) (?:dates?|days?)\b|\b(?:on )?what date\b|\bdates?(?= of|$|\?)`)] },
  { figure: 'names', says: [re(String.raw`\b(?:and |or )?(?:by )?(?:who|whom|whose)(?: name| names)?(?: exactly)?(?: (?:was|were|is|are|has been|have been) (?:it|they|that|he|she|the ones?))?\b|\b(?:which|what) (?:of (?:the |its |these |their )?)?(?:¤ )?(?:top |single |company |of the )*(?:insiders?|executives?|execs?|directors?|officers?|bosses|managers?|persons?|people|person|ones?|individuals?|man|woman|boss|manager|exec)\b|\b(?:list|name|names|by name|name by name|one by one|each of them|person by person|by (?:insider|person|owner|individual)|break ?downs?)\b|\bsomebody\b`)] },
];
