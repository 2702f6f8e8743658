// Turns of speech in a question of prices that say in other words what the readers know, or ask for nothing: said plainly before anything is read. `¤` stands for a company, `§` for a time.
import { sayAgain, type Rewording } from '../../reworded/rewording.ts';

const re = (source: string): RegExp => new RegExp(source, 'g');

const cheap = '(?:cheap|low|inexpensive|far down|little)';
const dear = '(?:dear|high|expensive|pricey|costly|far up|much)';
const price = '(?: (?:closes?|closing prices?|prices?|closing|levels?|quotes?))?';
const worst = '(?:lowest|cheapest|worst|bottom|least expensive)';
const best = '(?:highest|dearest|priciest|best|top|most expensive)';
const stood = String.raw`(?:clos(?:e|ed|ing)|stood|stand|trad(?:e|ed|ing)|end(?:ed)?|finish(?:ed)?|cost|was|were|priced|settled?)(?: (?:the|its|¤|shares?|stock|price))*`;
const mood = '(?:dreadful|horrible|terrible|awful|brutal|nightmare|disastrous|rotten|catastrophic|ghastly|miserable|frightful|glorious|wonderful|fantastic|splendid|stellar|marvell?ous|magnificent|spectacular|terrific|rough|tough|wild|turbulent|bumpy|choppy|volatile|rocky|lousy|grim|great|superb|strong|weak|bad|good|fine|crazy|tumultuous|painful|blistering|roaring|banner|record)';

const whom = '(?:me|us|you|him|her|them|one|an? (?:owner|holder|investor|buyer))';

const turns: readonly Rewording[] = [
  // A record of a time is its highest close.
  [re(String.raw`\b(below|under|beneath|off|from|short of|to) (its|the|their) record(?: (?:close|closing price|price|level|high))?(?= (?:of |in |over |from |for )?§)`), '$1 $2 highest close'],
  [re(String.raw`\breact(?:ed|s)?(?= (?:on )?§)`), 'move'],
  [re(String.raw`\b(?:clos|end|finish|settl)(?:e|ed|es|s|ing)? (?:a|any|the|its|their|one) (?:single )?(?:trading |market )?(?:day|session) (?:at|on) (?:its|their|the) (?:very |absolute )?${best}${price}(?= |[,.?;:]|$)(?! (?:and|or|to) )`), ' highest close '], [re(String.raw`\b(?:clos|end|finish|settl)(?:e|ed|es|s|ing)? (?:a|any|the|its|their|one) (?:single )?(?:trading |market )?(?:day|session) (?:at|on) (?:its|their|the) (?:very |absolute )?${worst}${price}(?= |[,.?;:]|$)(?! (?:and|or|to) )`), ' lowest close '],
  [re(String.raw`\b(?:the )?most,? and (?:what (?:was|were|is) )?(?:the )?least (?:that )?(?:a |an |one |the )?(?:(?:share|stock) (?:of|in) )?(¤)(?: shares?| stock)?(?: ever)? (?:clos(?:ed|es)|traded|finished|ended|settled|cost|fetched)(?: (?:a day|at|for))*`), 'highest and lowest closing prices $1 '],
  [re(String.raw`\bhow (?:close|near) (?:is|are|does|do) (¤(?: shares?| stock)?)(?: trading| now| currently| trade| come| get)? to (?=(?:its|the|their) )`), 'how far is $1 from '],
  [re(String.raw`\b(?:between|from|at) (?:which|what)(?: two)? (?:daily )?(?:closes|closing prices|prices|levels),? (?:the |its )?${best} and (?:the |its )?${worst}((?: (?:of|in|for|during|over))? §)? ?,? ?(?=did|has|have|was|were)`), 'what were the highest and lowest closing prices $1 '],
  [re(String.raw`\b${best} and (?:the |its )?${worst}(?= (?:(?:daily|closing|of|in|for|§|¤|stock|share) ?)*(?:clos|price|quote|level))`), 'highest and lowest'], [re(String.raw`\b${worst} and (?:the |its )?${best}(?= (?:(?:daily|closing|of|in|for|§|¤|stock|share) ?)*(?:clos|price|quote|level))`), 'lowest and highest'],
  [re(String.raw`,? ?\b(?:(?:each|both|always)(?: time)? )?(?:measured |counted |taken )?(?:from )?(?:(?:one|each|the) )?year[- ]?end(?: close| closing price)?,? to (?:the )?(?:(?:next|following)(?: one| year[- ]?end)?|year[- ]?end)(?: close| closing price)?\b,?`), ' '],
  [re(String.raw`\b(?:what|which) percent(?:age)?s?(?: (?:change|move))?(?: (?:for|was|is))? (?:it )?(?:each|both)\b|\ban? percent(?:age)? (?:change |move )?for (?:each|both)\b`), 'percent change each'],
  [re(String.raw`\b(?:two|both|three) (?:stretches|spells|periods|legs|time spans|spans|windows)(?: of time)?(?= for | of |:|,|$)`), ' '],
  [re(String.raw`\b(?:if|had|suppose|say|imagine)(?: that)? (?:i|you|we|one|somebody|someone) (?:had )?(?:bought|buy|got into|picked up) ¤(?: shares?| stock)? at the (?:worst|unluckiest|most unlucky)(?: possible)? (?:moment|time|point|day)(?: (?:of|in|between|during|within))? § ?,? ?and (?:then )?(?:sold|sell|got out|bailed out)(?: (?:it|again|out))* at the (?:following |next |subsequent |later )?(?:low|bottom|lowest (?:close|point|price)|trough|worst (?:close|price))(?: (?:close|point))?(?: (?:after (?:it|that)|afterwards|that (?:followed|came after)|later))?,?(?![^?]*\\$)[^?]*\b(?:los[st]e?|down|fall|fallen|percent\w*)\b[^?]*`), 'maximum drawdown of ¤ share § '],
  [re(String.raw`^[^.?!§]*¤[^.?!§]*\b(?:crossed|passed|topped|broke|cleared|reached|hit|went above|rose above|got past|climbed (?:above|past|over))\b[^.?!§]*[.!] (?=[^?]*\b(?:best|highest|top|lowest|worst|peak|dearest|cheapest)\b[^?]*\b(?:clos|price|level))`), '¤: '],
  [re(String.raw`\b(?:best|top|dearest) (?=(?:daily )?(?:close|closing price)\b(?! (?:and|to) ))`), 'highest '], [re(String.raw`\b(?:worst|bottom|cheapest) (?=(?:daily )?(?:close|closing price)\b(?! (?:and|to) ))`), 'lowest '],
  [re(String.raw`\b(?:best|top) (?:(?:close|closing price|price) )?and (?:(?:what|which) (?:was|were|is|are) )?(?:the |its )?(?:worst|bottom)(?: (?:daily |closing )?(?:close[sd]?|closing prices?|closing|prices?))+(?: (?:at|to) which (?:the )?¤(?: (?:shares?|stock))? (?:closed|traded|stood))?`), 'highest and lowest closing prices ¤ '],
  [re(String.raw`\b(?:highest|high) (?:(?:close|closing price|price) )?and (?:what|which) (?:was|were|is|are) (?:the |its )?(?:lowest|low)(?: (?:daily |closing )?(?:close[sd]?|closing prices?|closing|prices?))+(?: (?:at|to) which (?:the )?¤(?: (?:shares?|stock))? (?:closed|traded|stood))?`), 'highest and lowest closing prices ¤ '],
  [re(String.raw`\b(?:what |how much )?((?:(?:a|per|each) year )?)(?:would|could|did|has|have|had) (?:that|this|it|(?:the )?(?:share|stock) price|(?:the )?(?:shares?|stock|price|holding|investment|paper)|¤)(?: alone| only| by itself)? (?:have )?(?:earned|made|returned|gained|brought|given|yielded|grown for|earn|make|bring|give|return) ${whom}\b`), ' share change $1 '],
  [re(String.raw`\b(?:if|had|suppose|say|imagine)(?: that)? (?:i|you|we|one|somebody|someone) (?:had )?(?:bought|buy|got into|picked up) ¤(?: shares?| stock)? at the (?:worst|unluckiest|most unlucky)(?: possible)? (?:moment|time|point|day)(?: (?:of|in|between|during|within))? § ?,? ?(?:how (?:deep|large|big|much|far)|what)\b[^?]*\b(?:loss|lost|lose|fall|fallen|down)\b[^?]*\b(?:bottom|low|lowest|trough|worst)\b[^?]*`), 'maximum drawdown of ¤ share § '],
  [re(String.raw`\bhow ${cheap}(?: (?:did|was|were) (?:it|they|¤|the (?:shares?|stock)) (?:get|go|become)?)?,? (?:and|or|&)(?: also)?(?: how)? ${dear}\b`), 'what were the lowest and highest closing prices '], [re(String.raw`\bhow ${dear}(?: (?:did|was|were) (?:it|they|¤|the (?:shares?|stock)) (?:get|go|become)?)?,? (?:and|or|&)(?: also)?(?: how)? ${cheap}\b`), 'what were the highest and lowest closing prices '],
  [re(String.raw`\bbetween (?:what|which)(?: two)? (?:lowest and highest )?(?:closing )?(?:prices?|closes|levels|quotes|marks)(?: did| has| have)?((?: (?:¤|the|its|a|one|shares?|stocks?))*) (?:move[d]?|swing|swung|range[d]?|trade[d]?|fluctuate[d]?|lie|stay(?:ed)?|travel(?:led)?|vary|varied|oscillate[d]?|bounce[d]?)\b`), 'what were the highest and lowest closing prices $1 '],
  [re(String.raw`\b(?:in |within )?(?:what|which) (?:closing |price |trading )*(?:range|band|corridor),? (?:(?:of|by|in|measured (?:by|in|at)|judged by|counting|going by) (?:the )?(?:daily )?(?:closes|closing prices|prices),? )?(?:did|has|have)((?: (?:¤|the|its|a|one|shares?|stocks?))*) (?:move[d]?|trade[d]?|swing|swung|close[d]?|cover|stay(?:ed)?)(?: in)?\b`), 'what were the highest and lowest closing prices $1 '],
  [re(String.raw`\b(${stood}) at (?:its|their|the) (?:very )?${best}${price}(?= |[,.?;:]|$)(?! (?:and|or|to) )`), '$1 highest close '], [re(String.raw`\b(${stood}) at (?:its|their|the) (?:very )?${worst}${price}(?= |[,.?;:]|$)(?! (?:and|or|to) )`), '$1 lowest close '],
  [re(String.raw`(?<=¤ |\bthe |\ba |\bof |\bin |\bits |\bthat |^)${mood}(?: old)?(?= §)`), ' '],
  [re(String.raw`\(?\b(?:on an? |on |by |in |using |counting )?(?:daily )?(?:clos(?:e|es|ing)(?:[- ]prices?)?) (?:basis|only|terms|alone)\b\)?`), ' '],
  [re(String.raw`\b(?:(?:on|by|in|going by|judged by|counting|with) )?(?:the )?(?:(?:share|stock) )?price(?:s)? (?:alone|only)\b|\b(?:the )?(?:(?:share|stock) )?price (?:move|change|gain)s? (?:alone|only)\b`), ' share '],
  [re(String.raw`\b(?:for|to (?:fill in|complete|prepare|do|finish|file)|as part of) (?:a|an|my|our|the|some|his|her) (?:[\w'-]+ ){1,4}?(?:i|we|he|she) (?:need|want|must have|am after|require|'m after|would like|'d like|need to know|am looking for)(?: to (?:know|have|get|see))?\b`), ' '],
  [re(String.raw`\bwhat would (?:be )?(?=the (?:mean|average|highest|lowest|arithmetic|simple|typical)\b)`), 'what is '], [re(String.raw`(?<=\b(?:closes|closing prices?|price|month|quarter|year|time|period|stretch|§))[.,;:]? ?(?:what|how (?:much|high)) (?:is|was|would) (?:it|that|that be|it be|it come to|that come to) ?\??$`), '?'],
  [re(String.raw`\b(?:does|do|did) (§|¤(?: §)?|(?:its|the) (?:stock|shares?|price)) (?:trail|lag|sit (?:under|below|beneath)|lie (?:under|below|beneath)|stand (?:under|below|beneath)|fall short of) (?=(?:the |its )?(?:very )?(?:highest|best|peak|high|top)\b)`), 'is $1 below '], [re(String.raw`\b(?:trails?|trailing|lags?|lagging|sits? (?:under|beneath)|lies? (?:under|beneath)|stands? (?:under|beneath)|falls? short of) (?=(?:the |its )?(?:very )?(?:highest|best|peak|high|top)\b)`), 'is below '],
  [re(String.raw`\b(?:has|have) (¤|it|the (?:stock|shares?)) (?:slipped|slid|come (?:down|off)|retreated|dropped|fallen|sunk|declined|given up|lost(?: ground)?)(?: ground)?(?: down)? (?:from|off|since) (?=(?:the |its )?(?:very )?(?:highest|best|peak|high|top)\b[^?]*§ ?(?:to )?(?:§|now|today))`), 'is $1 below '],
];

const who = '(?:i|you|we|one|he|she|they|somebody|someone|an? (?:investor|friend|client|buyer|holder)|the buyer)';
const boughtAt = re(String.raw`\b(?:(?:if|suppose|supposing|say|assuming|imagine|had|have|let's say|after|when|for)(?: that)? )*(?:${who} )?(?:who |had |have |has )*(?:bought|buying|buy|got(?:ten)? in(?:to)?|getting into|purchas(?:ed|ing)|picked up|holding|held|owned|owning|went into|invested in)(?= (?:(?:a|one|some|the|of|shares?|stocks?|in|into|¤|at|on|by|as|close|closing|price|it|them|from) )*§)`);
const soldAt = re(String.raw`\b(?:and|then|but|,)? ?(?:then |later )?(?:sold|selling|sell|got(?:ten)? out|getting out|cashed (?:out|in)|exited|let go)(?: (?:it|them|again|out|all|of it|everything))*(?= (?:(?:at|on|by|as|the|its|close|closing|price) )*§)`);
const wouldHave = re(String.raw`\b(?:would|could|will|did|does|do|have|has|had|is|are|was|were) ${who}(?: (?:now|today|then|be|have|been|has))* (?:made|make|gain(?:ed)?|los[te]|lose|earn(?:ed)?|got|up|down|ahead|behind|up or down|pocketed|seen)\b`);

/** Bought at the one close and sold at the other: a move between them, where no number of shares and no sum is named. */
function asMove(text: string): string {
  const isOfTwo = text.split('§').length > 2;
  const isBought = boughtAt.test(text);
  boughtAt.lastIndex = 0;
  return !isOfTwo || !isBought || /[\d£$]/.test(text.replace(/\$ ?(?:change|gain|loss)/g, '')) ? text : text.replace(boughtAt, ' the share ').replace(soldAt, ' and ').replace(wouldHave, ' change ');
}

export function plainTalk(text: string): string {
  return sayAgain(asMove(text), turns).replace(/ {2,}/g, ' ').trim();
}
