// The words in which closes are asked about, each with what it says: an end of a time, a move, a rate a year, the session before. A question of which every word stands here, or says nothing, is read by them wherever they stand.
import { harmlessWords } from '../../unread/harmless-words.ts';

const listOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');
const setOf = (text: string): ReadonlySet<string> => new Set(listOf(text));

export const highs = setOf('high highs highest peak peaked top topped best max maximum dearest priciest costliest');
export const lows = setOf('low lows lowest trough bottom bottomed worst min minimum cheapest');
export const extremes = setOf('extremes extreme');
export const moved = setOf(`
  % percent percentage percentages percents pct percentagewise
  move moves moved moving movement change changes changed chg gain gains gained rise rises rose risen climb climbs climbed increase increased advance advanced jump jumped add added grew grow grown growth return returned
  fall falls fell fallen drop drops dropped lose loses lost loss losses decline declined slip slipped slid sank plunge plunged shed decrease decreased tumble tumbled
  recover recovers recovered recovery recovering rebound rebounds rebounded bounce bounced regain regained clawed crawled
  above below over under up down higher lower dearer cheaper fare fared perform performed performance diff beat exceed exceeds exceeded differ differs difference gap distance apart off versus vs vs. against compare compares compared comparison relative
`);
export const yearly = setOf('cagr annualized annualised annualizing compound compounded compounding compounds per-annum p.a');
export const inAll = setOf('total overall altogether cumulative cumulatively whole entire');
/** Who of several did better, or worse; and who moved further, or less far. */
export const ahead = setOf('ahead won win wins winner better best stronger strongest outperformed outdid beat');
export const behind = setOf('behind worse worst weaker weakest lagged trailed loser');
export const more = setOf('more most further furthest harder hardest deeper deepest');
export const lesser = setOf('less least');
export const worth = setOf('worth value valued become became becomes grown turned');
/** A sum is put in with these. */
export const putIn = setOf('put invested invest into in went bought buy placed parked stuck staked had sank poured held holding from');

/** Of closes, of time and of how one speaks, and nothing by themselves. */
const plain = setOf(`
  close closes closed closing price prices priced px quote stock stocks share shares paper ticker last latest newest recent current currently most day days session sessions trading market one-day daily
  point points level levels mark basis terms figure pair both two each respective respectively either or between from there then it its since start 
  finish finished finishing wind wound end ends ended stand stood stands trade traded trades cost costs settle settled reach reached hit touch touched
  first second third fourth half half-year quarter month year years spring summer autumn fall winter span stretch spell
  did do does how far much many large big great what where which who by at on in as of to so now today yet already has have had been come came back bounced
  plus also than percentages exact exactly precise precisely state name give list show tell need want me us please pls again looked checked measured calculated computed counted counting taken taking
  purchase purchased purchases sale bought buy held hold holding sat friend's owner holder parent equivalent noted file filed alone only itself ending up
  swung swing wild bumpy rough volatile choppy turbulent scare hurt bruised battered beaten hammered struggled shaky lot around about wobbled wobble rocky stormy quiet busy good bad great strong weak
  dollars dollar usd bucks fund club grandson granddaughter grandson's aunt's uncle's club's
  compound basis rate pace even yearly annual annually annum per a
  i'd we'd you'd whether true say says
`);

/** What a sum that was put in may be called. */
const purse = setOf('money savings inheritance cash sum college nest egg bonus windfall legacy gift pension');

const roles: readonly ReadonlySet<string>[] = [highs, lows, extremes, moved, yearly, inAll, ahead, behind, more, lesser, worth, putIn, plain];

/** What is said of shares and their closes alone. */
export const ofShares = /\b(?:clos(?:e|es|ed|ing)|prices?|priced|px|quotes?|shares?|stocks?|stockholders?|shareholders?|holders?|owners?|ticker|bought|buy|sessions?|trad(?:e|ed|es|ing))\b/;

/** Whether a word is one of closes, or says nothing; of a sum that is put in more may be said. */
export const isPlain = (word: string, isOfSum = false): boolean => (isOfSum && purse.has(word)) || roles.some((role) => role.has(word)) || harmlessWords.has(word);

/** What is asked is another thing, whatever else is said. */
export const otherwise = /\b(?:why|whenever|when(?!,| (?:was|is) (?:it|that)\b| (?:and|or) (?:at )?(?:what|which|where|how)\b)|which (?:day|date|month|week|quarter|year|session)|how (?:often|long)|how many (?!per ?cent|%|percentage|points?|dollars)|not|no|never|nor|without|except|unless|will|should|would (?:it|they) (?:be|have)|instead|otherwise|if (?!i|we|you|one|he|she|somebody|someone)|analysts?|reports?|fiscal|fy|daily average|average|mean|median|best[- ]known|(?:best|worst|biggest|largest|strongest|weakest|top|single) (?:trading |single |calendar )?(?:day|session|week|month|quarter|year|half|days|months)|(?:each|every|any|per|a) (?:single |trading )?(?:day|week|month|quarter)|days?-to-days?|volatil\w*|draw-?downs?|from (?:its |the )?(?:peak|high|top) to (?:its |the )?(?:trough|low|bottom)|times|options?|calls|puts|dividends?|how many (?:shares|days|times|sessions)|volume|intraday|after hours)\b|\$|£|\d/;
/** Held against the session before. */
export const priorSession = /\b(?:(?:against|from|over|versus|vs\.?|than|on|to|compared (?:with|to)|relative to|since) )?(?:(?:the |its )?(?:close|closing price) (?:of|on|from) )?(?:(?:the |its )?(?:previous|prior|preceding) (?:trading |business |market )?(?:day|session|close|closing price|one)(?:'s)?(?: close| closing price)?|the (?:trading |business )?(?:day|session|close|closing price|one) (?:before|earlier|prior)(?: (?:that|it))?(?:'s close)?)/g;
/** Over that session. */
export const thatSession = /\b(?:(?:on|for|in|of|over|during|that|this|the|same|very)(?: (?:that|the|this|same|very))* (?:day|session|trading day)(?:'s)?|(?:that|this|the) (?:day|session)(?:'s)?|day's|(?:one|1|single)-(?:day|session)|daily|session's)(?! (?:before|after|of))/g;
/** The whole of a move and what it comes to a year. */
export const aYear = /\b(?:per[- ](?:year|annum)|p\.a|a year|each year|(?:compound(?:ed)? )?(?:yearly|annual(?:ly)?|annuali[sz]ed)(?: (?:basis|rate|pace|terms|growth|return))?|cagr)\b/g;
/** A time is spoken of again. */
export const thatTime = /\b(?:in|over|during|of|for|within|from|across) (?:that|this|the|the same|that same|the whole) (?:half(?:-year| year)?|quarter|month|year|time|period|stretch|spell|window)\b(?! (?:of|before|after))|\b(?:from then|that (?:same )?day)\b/;

/** How much it swung from day to day, on a year. */
export const swings = /\b(?:volatility|volatile|vols?|vola|jumpy|jumpiness|standard deviation of (?:the |its |¤ )?(?:daily |log )*(?:returns|moves|changes))\b/g;
/** What is said of how that is reckoned. */
export const ofSwings = /\b(?:yearly|annual(?:ly)?|annuali[sz]ed|per annum|(?:on|to|for) a (?:yearly |annual )?(?:year|basis)|a year|reali[sz]ed|historical|daily|day[- ]to[- ]day|close[- ]to[- ]close|log|implie[ds]|imply|implying|scaled|moves?|returns?|changes?|fluctuations?|swings|follows?|results? from|derived?|based|basis|risk|(?:going|judging) by|price)\b/g;
/** Without one of these the measure that is kept of the share is meant. */
export const ofDays = /\b(?:annual\w*|yearly|per annum|a year|daily|day[- ]to[- ]day|close[- ]to[- ]close|closes|closing prices|reali[sz]ed|returns)\b/;
/** For whom or what it is wanted. */
export const errand = /^(?:for|in) (?:the|my|our|a|an|this|tomorrow's|today's|his|her|their) (?:[\w-]+ ){0,2}(?:sheet|deck|memo|slides?|notes?|file|model|table|footnote|paper|page|log|book|records?|minutes|column|spreadsheet|newsletter|briefing|appendix|board|committee|chart|dashboard)[:,] /;

/** A move in money: its amount, or that beside the percentage. */
export const inMoney = /\bhow many (?:us )?(?:dollars|bucks)\b|\bin (?:us )?dollars\b|\bdollars? (?:more|less|higher|lower|above|below|difference|change|move|gain|loss)\b|\bdollar (?:change|move|difference|gain|loss)\b/;
