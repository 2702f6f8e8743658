// The last session of a share, and how far it stands from the ends of its year, as people speak of them.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const lastDay = String.raw`(?:on |in |over |during |at |for |across )?(?:the |its |their |his |this )?(?:very )?(?:most recent|latest|last|newest|final) (?:full |regular |complete )?(?:(?:stock )?market |trading |business |exchange |stock exchange )?(?:day|session)(?:'s)?(?! of\b(?! trading)|s\b|,? (?:\d|january|february|march|april|may|june|july|august|september|october|november|december))(?: of trading)?(?: (?:you have|there is|on file|at hand|available|in (?:the|your) (?:data|files|sample)|known))?`;
const daily = String.raw`(?:daily|close[- ]to[- ]close|one[- ]day|1[- ]?d(?:ay)?|single[- ]day|day[- ](?:over|on)[- ]day|d\/d|dod|intraday|day'?s?|session'?s?|last[- ]day) (?:%|percent(?:age)?|pct|net)? ?(?:(?:share|stock)(?: price)? |price )?(?:%|percent(?:age)?|pct)? ?(?:change|move(?:ment)?|return|performance|gain|loss|swing|drop|rise)(?: (?:in )?(?:%|percent|pct))?`;
const moved = /\b(?:mov(?:e[ds]?|ing)|chang\w+|gain\w*|los[est]+|losing|ris(?:e[ns]?|ing)|rose|f[ae]ll(?:en|ing|s)?|drop\w*|climb\w*|percent\w*|pct|up|down|return\w*|perform\w*|do|did|fare[ds]?|react\w*|jump\w*|slip\w*|swing|slid\w*|behave\w*)\b|%/i;
const asksClose = /\b(?:what|which|at what|how much|where)\b[^?]{0,40}\b(?:close[ds]?|price|worth|quote|cost|finish(?:ed)?|end(?:ed)?|stand|stood|trad(?:e|ed|ing))\b/i;
const oneDay = 'share price change over the last 1 day';
const hasDay = /\b(?:19|20)\d{2}\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2}\b/;
const share = /\b(?:revenue|sales|profit|margin|earnings|income|debt|assets|volume|changed hands|traded|turnover|news|headlines?|insiders?|options?|calls|puts|happen\w*)\b/i;

/** A move in the last session, or the last close. */
const inLastDay = (whole: string, ...rest: readonly (string | undefined)[]): string => {
  const text = rest.at(-1) ?? '';
  if (hasDay.test(text) || share.test(text)) return whole;
  return moved.test(text.replace(whole, ' ')) && !asksClose.test(text.replace(whole, ' ')) ? ` ${oneDay} ` : ' at the last close ';
};

const ifUndated = (whole: string, ...rest: readonly (string | undefined)[]): string => (hasDay.test(rest.at(-1) ?? '') || share.test(rest.at(-1) ?? '') ? whole : oneDay);

const before = String.raw`(?:the )?(?:previous|prior|preceding|penultimate|second[- ]last|last but one|one before|day before|session before)(?:'s)?(?: (?:one|trading|market))?(?: (?:close|session|day|closing price))?(?:'s)?(?: close)?`;
const lastClose = String.raw`(?:the )?(?:last|latest|most recent|newest|current)(?: (?:close|session|day|closing price|price))?(?:'s)?`;

const year = any('52[- ]?w(?:(?:ee)?ks?)?', 'fifty-two weeks?', '(?:one|1)[- ]?y(?:ea)?r?', '12[- ]?m(?:onths?|o)?', 'twelve[- ]months?', 'yearly', 'annual', 'year');
const ofYear = String.raw` (?:close |price |point |level )?(?:of|in|over|within|during|for|from) (?:the |its |their )?(?:(?:past|last|previous|preceding|trailing) )?(?:52 weeks|fifty-two weeks|year|twelve months|12 months)(?! (?:19|20)\d\d)`;
const high = String.raw`(?:high(?:est)?(?: (?:close|price|point|level))?|peak|top|best(?: close| price| level)|summit|record)`;
const low = String.raw`(?:low(?:est)?(?: (?:close|price|point|level))?|bottom|trough|worst(?: close| price| level)|floor)`;
const ends = (end: string): string => String.raw`(?:its |the |their |his |a )?(?:${year}[- ](?:closing )?${end}s?(?: close| point)?|${end}(?: (?:that )?(?:it|they)(?:'s| has| have)? (?:had|seen|reached|set|made|hit))?${ofYear}(?: \\(52 weeks\\))?)`;
const away = String.raw`(?:vs\.?|versus|against|(?:fall|falls|fell|is|are|come|comes) short of|off|below|under|beneath|away from|short of|down from|from|to|of|above|over|up from|(?:has |have |is |are |it's )?(?:come|slipped|slid|retreated|fallen|dropped|backed|recovered|bounced|risen|climbed|rallied|moved|rebounded|up|down|lower|higher)(?: back| off| down| up)* (?:from|than|since|off)|(?:has |have )?come off|off of)`;
const onDay = /\b\d{1,2}(?:st|nd|rd|th)?(?: of)? [a-z]{3,9}\.?,? (?:19|20)\d{2}\b|\b[a-z]{3,9}\.? \d{1,2},? (?:19|20)\d{2}\b|\b(?:19|20)\d{2}-\d{2}-\d{2}\b/i;
const asksDistance = /%|\b(?:percent\w*|pct|how (?:far|much|deep|close|near)|distance|by what|gap|(?:come|slipped|recovered|fallen|bounced)\b)/i;
const distance = (end: 'high' | 'low') => (whole: string, ...rest: readonly (string | undefined)[]): string => (asksDistance.test(rest.at(-1) ?? '') && !onDay.test(rest.at(-1) ?? '') ? ` percentage ${end === 'high' ? 'below' : 'above'} its 52-week ${end} ` : whole);

const whoseShares = /^(?:the )?[A-Z][\w&.'-]*(?: (?:[A-Z&][\w&.'-]*|and|of|&))*(?:'s?)?(?: (?:shares?|stock|(?:share|stock) price|quote))?$|\b(?:shares?|stock|(?:share|stock) price)$/;
/** "How cheap did its shares get?": the lowest close; of anything else than shares nothing is said here. */
const extreme = (whole: string, how = '', who = ''): string => (whoseShares.test(who) ? `what was the ${/^(?:cheap|low)/i.test(how) ? 'lowest' : 'highest'} close of ${who}` : whole);

const span = String.raw`(20|twenty|50|fifty|200|two[- ]hundred)`;
const days = String.raw`(?:trading |market |business )?(?:days?|sessions?|closes|closing prices)`;
const mean = String.raw`(?:(?:its |their |the )?(?:average|mean|avg|moving average|sma|ma|dma)(?: (?:close|price|closing price|level))?(?: (?:over|of|for|in|during|across|from) (?:the |its |their )?(?:(?:last|past|latest|previous|most recent|trailing) )?${span} ${days}|,? ${span}[- ]?(?:d|days?)\b)|(?:its |their |the )?${span}[- ]?(?:d|days?|session)[- ](?:simple )?(?:moving )?(?:average|mean|avg|sma|ma)(?: (?:close|price|closing price))?|(?:its |their |the )?${span}dma|where (?:it|they|the (?:stock|shares?)) (?:has|have) (?:traded|closed|been)(?: on average)?(?: (?:over|in|during|for) (?:the |its )?(?:last|past|latest|previous) ${span} ${days}))`;
const daysOfMean: Readonly<Record<string, string>> = { twenty: '20', fifty: '50', 'two hundred': '200', 'two-hundred': '200' };
const inPercent = /%|\b(?:percent\w*|pct|per cent|how far|distance|by how much)\b/i;
/** A close held against the mean of the last closes, in percent, has a name of its own. */
const fromMean = (whole: string, ...rest: readonly (string | undefined)[]): string => {
  const of = rest.slice(0, -2).find((one) => typeof one === 'string' && one !== '')?.toLowerCase() ?? '';
  const asked = rest.at(-1) ?? '';
  return inPercent.test(asked) && beside.test(asked) ? `its ${daysOfMean[of] ?? of}-day moving average and the distance from its ${daysOfMean[of] ?? of}-day moving average` : whole;
};
const beside = /\b(?:compare[ds]?|against|vs\.?|versus|above|below|over|under|beneath|relative to|from|off|away|than|diff(?:erence)?|gap|premium|discount)\b/i;
const oneSide = /\b(?:above|below|over|under|beneath|off|away|from|vs\.?|versus|against|with)(?: (?:from|or|to))? (?=its \d+-day moving average and the distance)/gi;

const where = String.raw`where(?:'s| is| are| was| were| did| does| do| had| has)?`;
const stands = String.raw`(?:at|end(?:ed)?|finish(?:ed)?|stand(?:ing)?|stood|trade|trading|settled?|sit(?:ting)?|sat|closed?)(?: up)?`;
const bought = /\b(?:bought|purchased|got in|invested|paid)\b/i;
/** "I bought it then; how far under water am I?": down since, and no drawdown. */
const sinceBought = (whole: string, ...rest: readonly (string | undefined)[]): string => (bought.test(rest.at(-1) ?? '') && onDay.test(rest.at(-1) ?? '') ? 'percentage down so far (share price)' : whole);

/** What a move in a day goes by in any case. */
const fromDayBefore = re(String.raw`,? ?(?:when |if )?(?:compared (?:with|to)|relative to|measured against|against|versus|vs\.?|over|on|than|from) (?:where|what|how) (?:it|they|the (?:stock|shares?)) (?:had )?(?:closed|stood|ended|finished|settled|left off)(?: at)? (?:on )?(?:the )?(?:trading )?(?:day|session|evening) (?:before|earlier|prior)`);

/** "Is it at a 52-week high?": how far it stands from there. */
const atAnEnd = new RegExp(String.raw`^(?:(?:so|and|now|hey),? )?(?:is|are) ((?:the )?[^?,.]{2,40}?) (?:currently |now |still |today |trading |anywhere |really )*(?:at|near|close to|around|not far (?:off|from)|touching) (?:its |an? |the |their )?(?:new |fresh )?${year}[- ](?:closing )?(high|low)(?: (?:now|today|currently|right now|at the moment))?\s*\?*$`, 'i');

/** "Since the close of 4 September": since that day. */
const sinceClose = /\b(since|from) (?:its |the |their )?(?:close|closing price|closing level) (?:of|on) (?=(?:the )?(?:\d{1,2}\b|20\d\d-|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d))/gi;

export const sessionsInWords: readonly Rewording[] = [
  [sinceClose, '$1 '],
  [atAnEnd, (_whole: string, who = '', end = ''): string => `how far is ${who} ${end.toLowerCase() === 'high' ? 'below its 52-week high' : 'above its 52-week low'}, and what was the last close?`],
  [fromDayBefore, (whole: string, ...rest: readonly (string | undefined)[]): string => (hasDay.test(rest.at(-1) ?? '') ? whole : '')],
  [/(?<![\w$.,])(?!(?:19|20)\d\d )(\d{1,6}) ([A-Z]{1,5})(?: (?:shares|shs))?(?= ?(?:@|at|=|worth\b|value\b))/g, '$1 shares of $2'],
  [/(\bshares of [A-Z]{1,5}\b[^?=]*?) ?= ?\$?\?$/, 'what are $1 worth?'],
  [/\b(?:,? ?(?:measured|calculated|computed|taken|worked out|going|judged|based) (?:from|by|on) (?:its |the )?daily (?:returns?|moves?|changes?|closes),?)?(?: and)? (?:then )?(?:put|expressed|brought|scaled(?: up)?|turned|stated) (?:on|to|onto|in) an? (?:yearly|annual(?:i[sz]ed)?) (?:basis|figure|number|rate|terms|footing)\b/gi, ', annualised'],
  [re(String.raw`\bfrom (?:the )?((?:end|close) of (?:19|20)\d{2}|[^?,]{0,24}\b(?:19|20)\d{2}) (?:to|until|till|up to|through) (?:its |the |their )?(?:latest|last|newest|most recent|current) (?:close|closing price|price|quote|session|day)\b`), 'since the $1'],
  [re(String.raw`\b${where} ([^?,]{2,40}?) (?:stock|shares?|share price|stock price) ${stands}(?: (?:in|at|for))? (?=(?:19|20)\d{2}\b)`), 'what was the closing price of $1 stock at the end of '],
  [re(String.raw`\b${where} ([^?,]{2,40}?) (?:stock|shares?|share price|stock price) ${stands}(?=\W|$)`), 'what was the closing price of $1 stock'],
  [re(String.raw`\b(?:how (?:much|far|deep|many percent) )?(?:under ?water|in the red|below water|out of pocket)(?: (?:am i|are we|is (?:he|she|it)|would i be|do i stand))?`), sinceBought],
  [re(String.raw`\bhow many (?:of )?([^?]{0,40}?)shares (?:changed hands|were traded|traded|got traded|switched owners)`), 'what was the trading volume of $1'],
  [/^([A-Z][\w.&'-]*(?: [A-Z][\w.&'-]*)?) volume(?=,? (?:last|latest|today|yesterday|on|in)\b|$)/, '$1 trading volume'],
  [re(String.raw`\b(?:(?:yearly|annual(?:i[sz]ed)?|the) )*(?:standard deviation|std\.? ?dev\.?|stdev)(?: (?:of|in) (?:its |the |their )?(?:(?:daily|day-to-day|stock|share|price) )*(?:moves?|movements?|returns?|changes?|price changes|percentage changes))?`), 'annualised volatility'],
  [re(String.raw`\bhow (?:much|far|wildly) (?:does|do|did) ([^?]{2,40}?)(?:['’]s)? (?:stock|shares?|share price|stock price) (?:swing|fluctuate|bounce|vary|jump|move)(?: (?:about|around|back and forth|up and down))(?= ?[?.]?$)|\bhow (?:much|far|wildly) (?:does|do) ([^?]{2,40}?)(?:['’]s)? (?:stock|shares?|share price|stock price) (?:swing|fluctuate|bounce)(?= ?[?.]?$)|^(?:does|do) ([^?]{2,40}?)(?:['’]s)? (?:stock|shares?|share price|stock price) (?:swing|fluctuate|bounce|jump|move)(?: (?:about|around|up and down))? (?:much|a lot|wildly|often)(?= ?[?.]?$)|^(?:is|are) ([^?]{2,40}?)(?:['’]s)? (?:stock|shares?|share price|stock price) (?:stable|steady|calm|jumpy|choppy|bumpy)(?= ?[?.]?$)`), (_whole: string, ...rest: readonly (string | undefined)[]): string => `how volatile is ${rest.slice(0, 4).find((who) => who !== undefined) ?? ''} stock`],
  [re(String.raw`\bhow (?:jumpy|jittery|choppy|bumpy|rocky|wild|nervous|turbulent)(?= (?:was|were|is|are|has|have|did)\b)`), 'how volatile'],
  [re(String.raw`\b(\d[\d,]*) (?:sh|shs)\b\.?(?: of)?`), '$1 shares of'],
  [re(String.raw` ?@ ?(?=(?:the )?(?:last|latest|close|closing|current|today|\d))`), ' at '],
  [re(String.raw`\b${mean}`), fromMean],
  [oneSide, ''],
  [re(String.raw`\b${lastClose} (?:vs\.?|versus|against|compared (?:to|with)|over|from|and|less|minus) ${before}`), ifUndated],
  [re(String.raw`\b(?:from|between) ${before} (?:to|and|until) ${lastClose}|\b(?:from|between) (?:the )?(?:last|latest) two (?:closes|sessions|trading days)`), ifUndated],
  [re(String.raw`\b(?:the )?(?:price |close |closing price )?(?:(?:one|a|1) (?:trading )?(?:session|day)|the (?:session|day)) (?:before|prior to|ahead of) (?:the |its )?(?:latest|last|most recent|newest)(?: (?:one|close|session|day))?`), ifUndated],
  [re(String.raw`\b(?:the )?(?:previous|prior|penultimate|second[- ]last) (?:close|closing price|session)\b`), ifUndated],
  [re(String.raw`(?:%|\bper ?cent(?:age)?|\bpct) (?:price )?(?:change|move|gain|loss|drop|rise) (?:from )?close[- ]to[- ]close`), '% move from the day before'],
  [re(String.raw`\b${daily}`), ifUndated],
  [re(String.raw`\b${lastDay}`), inLastDay],
  [re(String.raw`\bhow (cheap|cheaply|low|dear|dearly|expensive|high|pricey) (?:did|has|have|had) ([^?]{2,40}?) (?:get|got|gotten|go|gone|fall|fallen|sink|sunk|drop|dropped|trade|traded|climb|climbed|rise|risen|become|close|closed)(?: to)?(?=[ ?,]|$)`), extreme],
  [re(String.raw`\b(?:cheapest|cheapest-ever) (?=(?:daily |closing |share |stock )*(?:close|price|quote|level|day|point)\b)`), 'lowest '],
  [re(String.raw`\b(?:priciest|dearest|most expensive) (?=(?:daily |closing |share |stock )*(?:close|price|quote|level|day|point)\b)`), 'highest '],
  [re(String.raw`\b${away} ${ends(high)}`), distance('high')],
  [re(String.raw`(?:^|(?<= ))${away} ${ends(low)}`), distance('low')],
];
