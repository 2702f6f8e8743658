// Everyday words for what statements and traders call otherwise.
import type { Rewording } from './rewording.ts';
import { any, re } from './words.ts';

const own = String.raw`(?:(?:its|their|the company's|his) (?:own )?|own )(?:shares|stock)`;
const spends = any('thr[eo]w(?:s|n|ing)?', 'put(?:s|ting)?', 'pour(?:s|ed|ing)?', 'spen[dt](?:s|ing)?', 'sinks?|sank|sunk', 'plough(?:s|ed)?', 'plow(?:s|ed)?', 'lavish(?:es|ed)?', 'funnel(?:s|l?ed)?', 'splash(?:es|ed)?', 'blow|blew|blown');
const enter = any('touch', 'get into', 'get in', 'jump in(?:to)?', 'jump on', 'pile in(?:to)?', 'go near', 'load up on', 'pick up', 'step in(?:to)?', 'snap up', 'go long', 'bite', 'dip in(?:to)?');

export const synonyms: readonly Rewording[] = [
  [re(String.raw`\bwhich (larger|bigger|higher|greater|smaller|lower)(?=\s*[?.;]|\s*$)`), 'which was $1'],
  // What taxes take of the profit, outside of the five steps of a return.
  [re(String.raw`\btax burden\b(?<!(?:du ?pont|five[- ]step|interest burden|return on equity|roe|net income|multiplied)[^]*)(?![^]*(?:du ?pont|five[- ]step|interest burden|return on equity|\broe\b|net income (?:over|to|divided)))`), 'effective tax rate'],
  [re(String.raw`\bby how much,? and (?:by |in )?(?:what|how many)? ?(?:%|per ?cent(?:age)?|pct)(?=[ ?.,;]|$)`), 'by how much in dollars and in percent'],
  [/\b[Ss]um up (?=[A-Z])(?![^?]{0,40}'s )/g, 'summarise '],
  [/^(?:between|after|before|during|amid|from|since|with) (?:the|all the|its) [^,?\d]{3,40}(?:\d{3} [^,?\d]{3,40})?, (?=(?:how|what|by|which|did|was|in)\b[^]*\b(?:19|20)\d{2}\b)/i, ''],
  [re(String.raw`\bhow much of (?:its|their|the) ((?:fy|fiscal )?(?:20)\d{2})(?:'s)? ([^?]{3,30}?) (?:had|has|did|have) ([^?]{2,40}?) (?:lost|lose|shed|given up|forfeited) (?:by|until|up to|through) ((?:fy|fiscal )?20\d{2})`), 'by what percentage did $2 of $3 fall between $1 and $4'],
  [re(String.raw`\bbalance sheet(?= (?:almost |nearly |more than |really |about |just )*(?:doubl|tripl|gr[oe]w|expand|swell|swoll|shr[aiu]nk|get bigger|got bigger|balloon|get smaller))`), 'total assets'],
  [re(String.raw`\b(?:almost |nearly |more than |about |roughly |just about )?(?:double|doubled|triple|tripled|halve|halved)\b(?=[^]*(?:percent|%))`), 'change by what percentage'],
  [re(String.raw`\blong[- ](?:dated|run|maturity) (?:borrowings?|debts?|loans|bonds|liabilities)\b`), 'long-term debt'],
  [re(String.raw`\b(?:short|near)[- ](?:dated|run|maturity) (?:borrowings?|debts?|loans)\b`), 'short-term debt'],
  [re(String.raw`\b${spends}(?: (?:more|most|less|the most|the least|how much|even more))?(?: (?:money|cash|dollars|billions))* (?:at|on|into|in|for) (?:buying(?: back)? )?${own}(?: back)?`), 'spent on share repurchases'],
  [re(String.raw`\b(?:sell|sold) (?:more or less|less or more)\b`), 'have higher or lower sales'],
  [re(String.raw`\b${spends} (?:(?:how much|money|cash) )?into (?:its |their |the )?(?:labs?|laborator(?:y|ies)|trials|clinical trials|scientists|r&d|drug development|inventing|pipeline)(?: and (?:its |their )?(?:labs?|trials|clinical trials|scientists|research|inventing))?`), 'spend on research and development'],
  [re(String.raw`\b(?:pa(?:y|ys|id)|fork(?:ed|s)? (?:over|out)|hand(?:ed|s)? over|shell(?:ed|s)? out|cough(?:ed|s)? up) (?:out )?(?:to )?(?:its |their |the )?(?:lenders?|creditors|bond ?holders|banks?)(?: (?:in|as))?(?: interest)?\b`), 'pay in interest expense'],
  [re(String.raw`\b(pay|pays|paid|paying) (?:out )?(?:for|on|as|in) interest\b(?! (?:rates?|expense|on|earning|income|cover))`), '$1 in interest expense'],
  [re(String.raw`\binterest exp\b\.?`), 'interest expense'],
  [re(String.raw`\bfinance (?:chief|boss|head|director)\b|\bhead of finance\b|\bmoney chief\b`), 'CFO'],
  [re(String.raw`\bas an? (?:income|dividend|growth|value) (?:stock|share|play|investment|pick|holding)\b`), ''],
  [re(String.raw`\b(?:have|has|did) (?:i|we|one) miss(?:ed)? (?:the|my|our) (?:boat|train|bus|run|rally|move) (?:on|with|in) ([^?,]{2,40}?)(?=[?,]|$)`), 'should I buy $1'],
  [re(String.raw`\b(?:too late|late) to (?:buy|get into|jump on|own) `), 'should I buy '],
  [re(String.raw`\bshould (?:i|we|one) (?:still |now |really )?${enter}\b`), 'should I buy'],
  [/^((?!How|What|Should|Is|Did|Does|Do|Why|Who|Which)[A-Z][\w&.'-]*(?: (?:& )?[A-Z][\w&.'-]*){0,3}),?(?: an?)? (buy|sell|hold)\?/, 'should I $2 $1?'],
  [re(String.raw`\b${spends}(?: (?:how much|money|cash))? (?:into|in|on|for|toward|towards) [^?,.]{0,50}?\b(?:and (?:other |the rest of (?:its |the )?)?)?(?:cap ?ex|capital (?:spending|expenditures?|investments?))\b`), 'spend on capital expenditure'],
  [re(String.raw`\b(?:the )?last (?:complete|finished|closed|whole|completed|full) (?:fy|fiscal year|financial year|business year|year)\b`), 'last full fiscal year'],
  [re(String.raw`\b(\d{2,3}) ?-?d(?:ays?)? (?:s?ma|moving avg|moving average)\b`), '$1-day moving average'],
  [re(String.raw`\b(?:the )?average (?:of|over) (?:its |the )?(?:last|past|latest|previous) (twenty|fifty|two hundred|20|50|200) (?:closes|closing prices|sessions|trading days|days)\b`), 'its $1-day moving average'],
  [re(String.raw`\bfrom (?:its |the )?(?:best|highest|peak|top|high)(?: close| point| price)? to (?:its |the )?(?:worst|lowest|bottom|trough|low)(?: close| point| price)?((?: (?:in|during|over|of|within) [^?,]{4,40})?),? (?:by )?how (?:far|much|deep|badly)(?: percent)?(?: did| has| had| was)? ([^?,]{2,40}?) (?:sink|sunk|fall|fallen|drop|dropped|slide|slid|plunge|plunged|lose|lost|crash|crashed|down)\b`), 'what was the maximum drawdown of $2$1'],
  [re(String.raw`\b(?:which (?:was|is|year was) )?([^?,]{2,30}?)'s boom year (?:for|in|of) ([^?,]{3,20}?)(?=[?,]| and )`), "in which year did $1's $2 grow the fastest"],
  [re(String.raw`\bwhat multiple (?:do|does|would|will|did) (?:you|i|we|one|that|it|this) (?:get|make|give|come to|pay|yield|produce)`), 'what price-earnings ratio'],
  [re(String.raw`(?<=[,&]|\band)(?: what is on)? (?:the |its )?balance sheet(?=[.?!)]|$|,)`), " total assets and shareholders' equity"],
  [re(String.raw`\b(?:what|how much) (?:does|did|do|is|was) (?:the )?(?:top (?:man|woman|dog|boss|executive|earner)|boss|big boss|head|chief|ceo|cfo|chief executive(?: officer)?|head honcho|number one)(?: (?:of|at|in|running))? ([^?]{2,40}?) (?:take home|get paid|paid|earn|make|pocket|rake in|bring home|walk away with|take)\b`), 'what is the executive pay (salary and total compensation of the CEO) at $1'],
  [re(String.raw`\b(ceo|cfo|chief executive|executives?)('s)? (?:total )?(?:comp|pay package|pay packet|total pay|package)\b`), '$1 pay (total compensation)'],
  [re(String.raw`\b(?:what|how much) (?:are|is|were|was|would|do|did|will) (?:my |our |his |her |the |these |a position of |a holding of )*(?:\d[\d,]*|two|three|four|five|ten|a dozen|twenty|thirty|forty|fifty|a hundred|hundred|a thousand) (?:shares (?:of|in) )?([^?]{2,40}?)(?:'s?)?(?: shares?| stock)? (?:be )?(?:worth|cost)(?=[ ?,.]|$)`), 'what was the share price of $1'],
  [re(String.raw`\b(?:earn(?:s|ed)?|ma[dk]e|profits?|net income|earnings)( [^?,]{2,20}?)? (?:for|on|per) (?:each|every|a single|one) share\b`), 'diluted earnings per share$1'],
  [re(String.raw`\bhow much (?:money )?(?:would|could|have|did|had) (?:i|we|one) (?:have )?(?:ma[dk]e|gain(?:ed)?|los[et]|earn(?:ed)?)(?: (?:on|with|from|by|if i had|had i))* (?:(?:buying|bought|holding|held|owning) )?(?:\d[\d,]* |my |some )?(?:shares (?:of|in) )?([^?]{2,40}?)(?: shares?| stock)? (?:bought|purchased|held|since|from)(?: (?:on|since|from))? `), 'by what percentage has the share price changed of $1 since '],
  [re(String.raw`\bhow many (?:whole |full )?shares (?:of|in) ([^?]{2,40}?) (?:can|could|would|do|does|will) (?:i|we|you|one|somebody)? ?(?:buy|get|afford|pick up|have|own|receive)?(?: (?:for|with|from))? (?:\$|usd ?)\d[\d,]*(?:k| thousand)?(?: (?:buy|get|fetch|bring))?`), 'the purchasable quantity of $1'],
  [re(String.raw`\bhow many (?:whole |full )?shares (?:of|in) ([^?]{2,40}?) (?:do|does|will|would|could|can) (?:\$|usd ?)\d[\d,]*(?:k| thousand)? (?:buy|get|fetch|bring)(?: me)?`), 'the purchasable quantity of $1'],
  [re(String.raw`\b(who(?:'s| is| was| are| were) (?:the )?)(cfo|coo|cto)\b`), '$1chief officer of finance or operations'],
  [/\bYE\b(?! ?'?\d)/g, 'year-end'],
  [re(String.raw`\b(?:finish|end|close)(?:ed|es)?(?: up)?(?: at| in)? (?:each|every|all)(?: one)? of (?:the )?years?\b`), 'close at the year-end of'],
  [re(String.raw`\b(?:at its|it was) (?:cheapest|lowest|dearest|priciest),? (?:going )?by (?:the )?(?:closes|closing prices?)\b`), 'at its lowest close'],
  [re(String.raw`\blay out for (?:a|one) share\b|\bcough up for (?:a|one) share\b`), 'pay as the share price for one share'],
];
