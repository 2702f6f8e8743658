// How members of an investment club put parts of a question: money that goes into labs and buildings, shares of its own that a company gobbles up, checks that it mails, what it owes as a pile, closes of the day before by the name of the weekday.
import { sayAgain, type Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';
import { movedBothWays } from '../moved-both-ways.ts';
import { clubSessions } from './club-sessions.ts';
import { closeIdioms } from './close-idioms.ts';
import { daysTold } from './days-told.ts';
import { deskOrders } from './desk-orders.ts';
import { noNews } from './no-news.ts';
import { shareOfSales } from './share-of-sales.ts';

const firm = String.raw`((?!(?:The|What|How|And|In|Of|Which|Who)\b)[A-Z][\w&.'-]*?(?: (?:& )?[A-Z][\w&.'-]*?){0,3}?)`;
const spent = any('spen[dt]s?', 'put', 'puts', 'pour(?:ed|s)?', 'plough(?:ed|s)?', 'plow(?:ed|s)?', 'pump(?:ed|s)?', 'sink|sinks|sank|sunk', 'invest(?:ed|s)?', 'lays?|laid', 'shovel(?:l?ed|s)?', 'funnel(?:l?ed|s)?', 'channel(?:l?ed|s)?', 'stuff(?:ed|s)?', 'went|goes|go|gone');
const how = String.raw`(?: (?:back|out))?(?: (?:more|most|less|least|the (?:most|least|more|bigger|biggest|larger|largest)(?: money| dollars| cash)?|(?:the |a )?(?:big|bigg?er|biggest|larger|largest|smaller|smallest) (?:part|share|slice|chunk|portion) of (?:its|their|the) (?:sales|revenues?|takings|turnover)|money|cash|dollars|it|how much))?(?: back)?`;
const labs = String.raw`(?:(?:its|the|their|her|his) )?(?:labs?|laborator(?:y|ies)|research labs?|boffins)`;
const buildings = String.raw`(?:(?:its|the|their|new) )*(?:buildings?|bricks and mortar|plants?|factories|sites|property)(?:,? (?:and|&) |, )(?:its |the |new )?(?:equipment|machine(?:s|ry)|kit|gear|tools)`;
const went = /^(?:went|goe?s?|gone)$/i;
/** Behind "did it" or "to" a verb stands without its time. */
const isPlainVerb = /\b(?:did|does|do|to|will|would|can|could|should)\b[^.?!;,]{0,60}$/i;
type Said = readonly (string | number | undefined)[];

function spentVerb(verb: string, before: string): string {
  if (/ed$|^(?:spent|sank|sunk|laid)$/i.test(verb)) return 'spent';
  if (/s$/i.test(verb)) return 'spends';
  return /^put$/i.test(verb) && !isPlainVerb.test(before) ? 'spent' : 'spend';
}

const spendOf = (what: string) => (_: string, ...[verb = '', rest = '', at, text]: Said): string => {
  const [said, how] = [String(verb), String(rest)];
  const before = typeof at === 'number' ? String(text).slice(0, at) : '';
  return went.test(said) ? `${said}${how} to ${what}` : `${spentVerb(said, before)}${how.replace(/ (?:back|out)\b/gi, '')} on ${what}`;
};

/** Where the money goes. */
const spending: readonly Rewording[] = [
  [re(String.raw`\b(${spent})(${how}) (?:in|into|on|to) ${labs}(?![\w'-]| and (?!what|how)\w)`), spendOf('research and development')],
  [re(String.raw`\b(${spent})(${how}) (?:in|into|on|to) ${buildings}(?![\w'-])`), spendOf('capital expenditure')],
  [re(String.raw`\b(?:gobbl|hoover|mopp?|vacuum|scoop|snapp?|swallow|soak|lapp?|guzzl)(ed|ing|es|e|s)? up (?:of )?(its|their) own (?:stock|shares?)\b`), (...[, end = '', whose = '']: readonly string[]): string => `${/^ed$/i.test(end) ? 'bought' : /^ing$/i.test(end) ? 'buying' : /^e?s$/i.test(end) ? 'buys' : 'buy'} back ${whose} own shares`],
  [re(String.raw`(?<=\bbuy back their own shares\b[^]{0,90})\bwho(?:'s| is| was) the (bigger|biggest|larger|largest|keener|keenest|hungrier|hungriest) (?:gobbler|buyer|eater|glutton|swallower)\b`), 'which spent the most on buybacks'],
  [re(String.raw`(?<=\bdividends?\b[^]{0,60})\bhow much (?:did|does|has) (it|they|the company|${firm}) (?:dole|hand|give|dish|ladle|shell)(?:ed)? out(?! in\b(?! (?:fiscal|20|'|all|total)))`), 'how much did $1 pay in dividends'],
  [re(String.raw`\bche(?:ck|que)s (?:(?:that )?(?:were |was |are )?(?:mailed|sent|posted|cut|written)(?: out)?|mailing)(?: (?:to|for) (?:the |its |their )?(?:share|stock)?(?:holders|owners|investors))?`), 'dividends paid'],
  [re(String.raw`\b(?:the )?(?:money|cash|sums?) (?:it )?(?:spent|used|laid out)(?: on)? (?:buying|on buying|mopping up|retiring)(?: in| back| up)? (?:of )?(?:its|their) own (?:stock|shares)`), 'buybacks'],
];

const when = String.raw`((?: (?:in|for|of|over|during))? (?:fiscal |FY ?)?'?(?:20)?\d\d)?`;
/** What is owed, left over, kept back, and how one figure stands to another. */
const amounts: readonly Rewording[] = [
  [re(String.raw`\b(?:ow(?:e|es|ed|ing)|sit(?:s|ting)? on|carr(?:y|ies|ied|ying)) (?:a |quite a )?(?:(?:fair|tidy|big|huge|large|whole|nice|hefty) )*(?:pile|heap|stack|mountain|packet|bundle)(?: of (?:debt|borrowings|ious))?(?= (?:back|when|at|in)\b[^.?!]*[.?!])([^.?!]*[.?!] [^]*?)\b(?:the|that) (?:pile|heap|stack|mountain|packet|bundle)\b`), 'having debt$1its total debt'],
  [re(String.raw`(?<!\binventor[^]*)\bunsold (?!goods|stock|products|merchandise|inventor)[a-z]+(?:(?:,| and|, and) (?!how|what|when|its?\b)[a-z]+)?(?= (?:(?:did|does|was|were|had|has)\b|[A-Z]|it\b|they\b|on\b|in\b))(?![^]*\binventor)`), 'inventory'],
  [re(String.raw`\bonce (?:the |its |their )?(?:plant and equipment|plants? and machinery|equipment|capex|capital (?:spending|expenditures?)|investments?) (?:was|were|is|are|had been|has been) paid for${when},? (what|which|how much) (?:of |(?:share|part|slice|percentage|percent) of )?(?:the |its )?(?:cash (?:left(?: over)?|that (?:was|is) left(?: over)?)|(?:left-?over|remaining|spare) cash)`), 'what share of free cash flow$1'],
  [re(String.raw`\bhow many years? of (?:(?:its|the|their) )?(sales|revenues?|net income|earnings|free cash flow|EBITDA|operating (?:income|profit|cash flow))(,[^?]{3,80}?,)?(?: (?:at|on|by) (?:the|its) ((?:fiscal |FY ?)?20\d\d) (?:level|rate|pace|figure))? (?:is|was|would|does|did) (?:it|that|this|they)(?: (?:be|come to|make|equal|amount to))?(?= ?[?.,]|$| and\b)`), (...[, line = '', , year]: readonly (string | undefined)[]): string => `how many times its ${year === undefined ? '' : `${year} `}${line} is that`],
  [re(String.raw`\bhow many years? of (?:(?:its|the|their) )?(EBITDA|operating (?:income|profit)|net income|earnings|free cash flow|operating cash flow)(,[^?]{3,90}?,)? (?:would|does|did|do) (?:(?:all )?(?:of )?)?(its|their|the) (?:whole |total |entire )?debt (?:come to|make|equal|be|amount to|stand for)`), (...[, line = '', told = '', whose = '']: readonly string[]): string => `how many times ${whose} ${line}${told} was ${whose} total debt`],
  [re(String.raw`\bhow much of (its|their|the|${firm}'s?) ((?:fiscal |FY ?)?'?(?:20)?\d\d )?(net (?:income|earnings|profits?)|earnings|profits?|revenues?|sales|operating (?:income|profit|cash flow)|EBITDA) (?:showed|shows|show|turned|turns|came|comes|ended|wound) (?:up|through|out|in) (?:as|in) (?:the )?(?:form of )?(free cash(?: flow)?|operating cash(?: flow)?|cash|net income|profit)(?:,? in (?:percent|per cent|%))?`), (...[, whose = '', , year = '', one = '', other = '']: readonly string[]): string => `what percentage of ${whose} ${year}${one} was ${/^free/i.test(other) ? 'free cash flow' : /^(?:operating|cash)/i.test(other) ? 'operating cash flow' : other}`],
  [re(String.raw`\bhow many times(?: over)? (?:would|does|did|do|could|will) ((?:(?:its|their) |${firm}'s )?(?:(?:fiscal |FY ?)?20\d\d )?(?:free cash(?: flow)?|operating cash(?: flow)?|net income|sales|revenues?|earnings|EBITDA))(,[^,?]{3,60},)? (?:fit|go|divide) in(?:to)? (?:(?:its |the )?market (?:value|cap(?:italization)?)|what (?:the|its) (?:whole |entire )?(?:company|lot|thing|business) is worth(?: (?:in|on) the (?:stock )?market)?(?: (?:today|now|right now))?)`), (...[, line = '', , told = '']: readonly string[]): string => `how many times ${line.replace(/free cash$/i, 'free cash flow')}${told} is its market capitalization`],
  [re(String.raw`\bhow much (?!of\b|more\b|less\b|money\b|stock\b|did\b)[a-z]+(?:,? (?:and )?[a-z]+){0,5}? (?:did|does|has) ${firm} sell (?:in|measured in) (?:dollars|money|dollar terms)`), "what was $1's revenue"],
  [re(String.raw`\bbefore (?:the )?(?:taxman|tax man|revenue|irs|uncle sam) (?:came (?:calling|knocking|round)|comes (?:calling|knocking|round)|called|took (?:his|its|a) (?:cut|share|bite|slice)|got (?:his|its) (?:cut|share|hands on it)|had (?:his|its) (?:cut|share|say))`), 'before tax'],
  [re(String.raw`\bof what ${firm} (?:earned|made) before tax(?:es)?${when},? what (?:percentage|percent|share|part|slice|portion) (?:did|was|were) (?:its |the )?(?:reported |total )*(?:income )?tax(?:es)?(?: (?:bill|expense|charge))?(?: (?:(?:come|amount|add up) to|take|eat(?: up)?|swallow|claim|cost)(?= ?[?.,]))?`), "what was $1's effective tax rate$2"],
  [re(String.raw`\bwhat (?:percentage|percent|share|part|slice|portion) of what ${firm} (?:earned|made) before tax(?:es)?${when} (?:did|was|were) (?:its |the )?(?:reported |total )*(?:income )?tax(?:es)?(?: (?:bill|expense|charge))?(?: (?:(?:come|amount|add up) to|take|eat(?: up)?|swallow|claim|cost)(?= ?[?.,]))?`), "what was $1's effective tax rate$2"],
  [re(String.raw`\b(?:from|in|of|by) interest,? (?:net of|less|after|minus) (?:what|the interest|the interest that|that which) (?:it|they) (?:itself )?(?:paid|pays)(?: out| away)?`), 'from net interest income'],
  [re(String.raw`\b(?:squeeze[sd]?|wring|wrings|wrung|get|gets|got|extract(?:ed|s)?|made|makes?|wangled?) (?:more|the most|most) (operating|net|gross) (?:profit|income|earnings) (?:out of|from|on|per) (?:a|each|every|the|one) (?:dollar of (?:its )?(?:sales|revenue)|(?:sales|revenue) dollar)(?:,? and how much did (?:each|either|both|they) (?:get|make|squeeze|wring|manage)(?: of it| out)?)?`), (whole: string, what = ''): string => `had the higher ${what} margin${/how much/i.test(whole) ? ', and what was it for each' : ''}`],
  [re(String.raw`\bwhat did ${firm} (keep|make|earn|get) (in (?:operating|net|gross) (?:profit|income) out of [^,?]{5,50}),? and what did ${firm} (?:keep or lose|make or lose|earn or lose|get or lose|keep|make|earn|get|do|lose)(?=\?)`), 'what did $1 and $4 $2 $3'],
  [re(String.raw`\bwhat (it|they) ke?pt of (its|their) ((?:fiscal |FY ?)?'?(?:20)?\d\d )?(?:sales|revenues?|turnover) after (?:the )?(?:costs? of (?:goods|sales|what it sold)(?: sold)?),? and (?:again |then )?after (?:all )?(?:the |its )?(?:operating|other) (?:costs|expenses)`), (...[, , whose = '', year]: readonly (string | undefined)[]): string => `what were ${whose} gross margin and ${whose} operating margin${year === undefined ? '' : ` in ${year.trim()}`}`],
  [re(String.raw`\bhow many points of growth (?:got|were|was|have been|did it) (?:lost|lose|shed|dropped)(?: (?:along the way|on the way|in between|since))?`), 'what is the difference in percentage points'],
  [re(String.raw`\bwhat is ${firm} (?:worth|valued at) (?:per|for each|for every) dollar of (?:sales|revenues?) and (?:per|for each|for every) dollar of (?:earnings|profits?|net income)`), "what are $1's price-to-sales ratio and price-earnings ratio"],
  [re(String.raw`\bhow many times(?: over)? (?:did|does|do) ${firm} (?:clear|empty|sell through|sell out|refill|restock) (?:its|their|the) (?:stock ?rooms?|warehouses?|shelves|stores?)(?=[ ,?])`), "what was $1's inventory turnover"],
  [re(String.raw`\bhow much more (?:did|does|has) ${firm} (?:clear|net|pocket|bank) (?=(?:over|in|during|for)\b)(?:over|in|during|for)`), 'how much more net income did $1 make in'],
  [re(String.raw`\bwho put on (sales|revenues?|profits?|turnover|earnings) (?:at the (?:quicker|faster|higher|brisker|swifter) (?:clip|pace|rate|lick)|(?:more quickly|faster|quicker))`), 'whose $1 grew faster'],
  [re(String.raw`\bhow much (?:was|is|were) left(?: over)? before (?:the |its |any )?(?:other|all other|remaining|rest of the) (?:bills|costs|expenses|outlays)`), 'what was the gross profit'],
  [re(String.raw`\bthe goods (?:that )?${firm} sold${when} cost (?:it|them)\b`), "$1's cost of revenue$2"],
];

/** "Trade their own stock in June, buying or selling?" asks for both sides, and not whether to buy. */
const bothSides = /\b(?:trad(?:e|ed|ing)|deal(?:t|ing)?|transact(?:ed|ing)?)(?: in)?(?= )(?<what>[^?.!]{2,90}?),? (?:whether |either |be it )?(?:(?:by )?(?:buying|selling)|buys?|sells?|bought|sold|purchases?|sales) or (?:(?:by )?(?:buying|selling)|buys?|sells?|bought|sold|purchases?|sales)(?=\s*\??$)/i;

/** Definitions that are told on the way, and what was kept. */
const asides: readonly Rewording[] = [
  // "The volatility implied in its options; second, the historical one".
  [re(String.raw`(?<=\bvol(?:atility)?\b[^?]{0,90})\b(?:the )?(historical|historic|reali[sz]ed|actual|past|trailing) one\b`), 'the $1 volatility'],
  [re(String.raw`(?<=\bfree cash(?: flow)?\b[^?]{0,60}),? once (?:the )?(?:capex|capital (?:expenditures?|spending)) (?:was|is|had been|has been|were|are) (?:taken off|taken out of|deducted from|subtracted from|paid out of) (?:the |its )?(?:operating cash(?: flow)?|cash from operations)`), ''],
  [re(String.raw`\bwhat (?:per ?cent|percentage|part|share|portion)(?: of (?:its|the) (?:sales|revenue))? (?:it|they) (?:ke?pt|made|retained|held on to) as (operating|net|gross) (?:profit|income)`), 'its $1 margin'],
];

/** From the one end to the other, both of a stretch and of an order. */
const ends: readonly Rewording[] = [
  [re(String.raw`\b(set|put|hold|lay) (\w+ (?:to|through|-) \w+) (20\d\d)( (?:at|of|for) [^?.,]{2,40}?)? (?:beside|against|next to|alongside|by the side of) the same (?:months|quarter|period|stretch|three months) of (20\d\d)`), '$1 $2 $3$4 against $2 $5'],
  [re(String.raw`,? (?:starting|beginning) (?:at|in|with|from) ((?:fiscal |FY ?)?20\d\d),? and (?:finishing|ending|stopping|closing) (?:at|in|with|on) ((?:fiscal |FY ?)?20\d\d)`), ' from $1 to $2'],
  [re(String.raw`\b(which|what) (year|quarter),? ((?:between|from) (?:fiscal )?20\d\d (?:and|to) (?:fiscal )?20\d\d),? was ${firm}'s (worst|best|weakest|strongest|poorest)(?: (?:year|one))?((?: (?:by|for|on|in terms of) [^,?]{3,40}?)?)(?=[,?]| and\b)`), "which was $4's $5 $2$6 $3"],
  // What the worst year came to is told with it.
  [re(String.raw`(?<=\b(?:worst|best|weakest|strongest) year (?:by|for|on|in terms of)\b[^?]{3,70}),? and how (?:big|large|deep|heavy) was (?:the|that|its) (?:loss|profit|deficit|gain)(?: then| that year)?(?=\?)`), ''],
  [re(String.raw`\bhow (?:did|does|was|has) ${firm}'s quarter(?= (?:compare|look|go|stack up|measure up|turn out|come out|against)\b|[,:?])`), "how did $1's latest quarter"],
  [re(String.raw`\b(?:one year|year) after (?:the other|another)\b`), 'year by year'],
  [re(String.raw`\bfrom (?:the )?(?:fattest|plumpest|juiciest|meatiest|thickest|richest|tallest) (?:down )?to (?:the )?(?:thinnest|leanest|slimmest|skinniest|slenderest|poorest|shortest)\b`), 'from the highest to the lowest'],
  [re(String.raw`\bfrom (?:the )?(?:thinnest|leanest|slimmest|skinniest|slenderest|poorest|shortest) (?:up )?to (?:the )?(?:fattest|plumpest|juiciest|meatiest|thickest|richest|tallest)\b`), 'from the lowest to the highest'],
  [re(String.raw`\bgone (?:backwards|into reverse|the wrong way)(?: (?:twice|two years|two times|three times|three years)(?: (?:running|in a row|on the trot))?)?,?(?= in\b)`), 'fallen'],
  [re(String.raw`\b(?:has he|has she|have they) (?:got )?it right\b`), 'is that right'],
  [re(String.raw`\bwhat (?:was|were) the percentages? each (?:time|year)`), 'by how many percent each year'],
  [re(String.raw`(?<=\bin ((?:fiscal |FY ?)?20\d\d)) and again in (?=(?:fiscal |FY ?)?20\d\d)`), ' and in '],
  [re(String.raw`\b(?:if|suppose) (?:you|we|one|somebody|i) (?:threw|put|tipped|poured|lumped|heaped|added|tossed|bundled)(?: together)? ((?:the |all )*[^?]{5,90}?) (?:in|into) (?:one|a single|the same|a) (?:pot|heap|pile|basket|bucket|hat|kitty)(?: together)?,? (?:(?:how (?:many dollars|much(?: money)?)|what)(?: money)? (?:would|could|will) (?:be in (?:it|there)|it hold|it come to|(?:you|we|one) (?:have|get)|there be(?: in it)?))`), 'what would $1 be in total'],
];

/** Papers that are handed in, days that it was done on, and what a paper says a figure came to. */
const papers: readonly Rewording[] = [
  [re(String.raw`(?<=\b(?:SEC|10-?[KQ]|filings?|papers?|reports?)\b[^?]{0,90})\bwhen (?:was|were) (it|they|that|this) (?:handed|sent|turned|put|passed) in\b`), 'when was $1 filed'],
  [re(String.raw`\b(?:tell|give) me the (?:day|date) (?:on which |when |that )?${firm} (?:sent|handed|turned|put) in (?:its|their|the) ((?:annual|quarterly) report|10-?[KQ]) for ([^,?]{4,60}?),? (?:along|together) with (what|how) `), 'When did $1 file its $2 for $3, and tell me $4 '],
  [re(String.raw`\b(?:which|what) SEC (?:papers?|documents?|forms?) (are they|is it|is that|do they stand|does it stand)(?: in)?`), 'which filing $1 in'],
  [re(String.raw`\bthe (?:day|date) (?:on which |when |that )?(it|they|${firm}) (?:sent|handed|turned|put) in (?=(?:its|their|the) (?:annual|quarterly|10-?[KQ]|report))`), 'the day $1 filed '],
  [re(String.raw`\bwhat (?:does|did) (?:(?:its|their|the) (?:latest |last |newest )?(?:10-?[KQ]|quarterly report|annual report|filing)) say (?:the |its |their |that the )?(?!about|on\b)([a-z][a-z ,&-]{2,40}?) (?:came to|was|were|amounted to|stood at|added up to)(?= (?:in|for|at|on)\b|[?,])`), (...[, line = '']: readonly string[]): string => `what was its ${/^interest$/i.test(line) ? 'interest expense' : line}`],
];

/** Buying and selling, in words that have another sense on an exchange. */
const advice: readonly Rewording[] = [
  [re(String.raw`\b(?:what(?:'s| is)|give me|tell me) your call on (?=[A-Z])`), 'what is your verdict on '],
  [re(String.raw`\b(?:purchase|acquire) or (?:dispose|divest|let go)(?: of (?:it|them))?\b`), 'buy or sell'],
  [re(String.raw`\b(?:with losses like that|the (?:\w+ )?is bleeding),? should (?:we|i|they)\?`), 'should we buy it?'],
  [re(String.raw`\bwhat percent(?:age)? (?:would|will|do|does|should|could) (?:we|i|you|one|they|he|she) (?:be )?(?:get|getting|earn|earning|receive|receiving|make|making|be paid|collect|collecting)(?: (?:back|a year|each year|every year))? (?:in|by|from|through|as) (?:the |its )?dividends?`), 'what would the dividend yield be'],
  [re(String.raw`\bdo (?:you|we) (?:buy|believe|credit|trust|swallow) (?:that|this|it)(?=[?,])`), 'Is that right'],
];

/** Behind the one kind of profit that is named, a profit without a name is the same. */
const kind = String.raw`(?:operating|gross|net|pre-?tax)`;
function sameProfit(text: string): string {
  const kinds = new Set([...text.matchAll(new RegExp(String.raw`\b(${kind}) (?:profit|income|earnings|margin)s?\b`, 'gi'))].map(([, one = '']) => one.toLowerCase()));
  const [only] = kinds;
  return only === undefined || kinds.size > 1 ? text : text.replace(new RegExp(String.raw`(?<=\b${only} (?:profit|income|earnings)s?\b[^]{3,160}\b(?:whether|did|has|that) )(?:the )?profits?(?= (?:out|rose|grew|fell|beat|gr|exceed|kept|r|f)\w*)`, 'i'), `${only} income`);
}

const quarter = String.raw`((?:first|second|third|fourth|spring|summer|autumn|winter|march|june|september|december) quarter|q[1-4]) (?:of )?(fiscal |FY ?)?(20\d\d)`;
/** "The second quarter of 2025 against that of 2024: sales growth, margin then and now": both of its times stand with each that asks for them. */
function thenAndNow(text: string): string {
  const [, name = '', fiscal = '', year = '', base] = new RegExp(String.raw`\b${quarter}\b[^:?]{0,40}?(?:\b(?:against|versus|vs\.?|beside|with) (?:that of|the one of|the same (?:quarter|one) of|its) (20\d\d)\b)?[^:?]{0,20}: (?=[^]*\bthen and now\b)`, 'i').exec(text) ?? [];
  const of = (when: string): string => `the ${name} of ${fiscal}${when}`;
  return year === '' ? text : text.replace(/\b(?:both )?then and now\b/gi, `in ${of(base ?? String(Number(year) - 1))} and in ${of(year)}`);
}

/** What is to be looked into, as the question itself. */
const asks: readonly Rewording[] = [
  // Of a person, and not of the company.
  [re(String.raw`(?<=\b(?:c[efto]o|chief executive|boss|chairman|chairwoman|president|founder)\b[^]{0,80})\b(?:what|how much) (?:does|do|did|is|was) (?:he|she) (?:earn|make|get paid|paid|take home|rake in|being paid)(?: (?:a|per) year)?`), 'what is his salary'],
  // A share that is quoted is told by its price.
  [/(?<=^(?:[Pp]lease |[Kk]indly |[Cc]ould you |[Cc]an you )?|\b(?:please|kindly|and) )quote (?=(?:each|every|both|all|its|their) (?!stock|shares?\b)|(?:the |[A-Z][\w&.'-]*(?: (?:& )?[A-Z][\w&.'-]*){0,3}'s? )(?:last|latest|closing|final|highest|lowest|[a-z]+ (?:margin|income|profit|ratio)|revenue|sales|margins?|p\/e|eps|net|total)\b)/g, 'give '],
  [/^(?:please |kindly )?(?:verify|check|establish|determine) (?:whether|if) ((?:[A-Z]|the )(?:(?! that | which | who | did | do | does )[^,.?;]){3,70}?) (was|were|is|are|has|have) (?=[a-z])/i, (_: string, subject = '', verb = ''): string => `${verb.charAt(0).toUpperCase()}${verb.slice(1).toLowerCase()} ${subject} `],
];

/** What the Fed does. */
const fed: readonly Rewording[] = [
  [re(String.raw`(?<=\bthe Fed\b[^]{0,60}\bwhat (?:was|is) )(?:its|their|the) (?:key |main |own |policy )?rate\b`), 'the federal funds rate'],
  [re(String.raw`(?<=\bfederal funds rate\b[^]{0,90}\bhow much (?:had|has) (?:been|it been) )(?:lopped|chopped|shaved|knocked|trimmed|sliced) off\b`), 'cut'],
  [re(String.raw`\b(?:by |in |for )?the (?:whole|entire|full) (?:CPI|consumer(?: price)?) basket\b`), 'for all items'],
  [re(String.raw`\b10 ?-?y(?:r|ear)? (?=(?:real|BE|breakeven)\b(?! (?:treasury|yield|inflation|rate)))(?:(real)|BE|breakeven)`), (_: string, real = ''): string => (real === '' ? '10-year breakeven inflation' : '10-year real yield')],
];

/** What says nothing else stays as it was written. */
export function clubTalk(text: string): string {
  const plain = text.replace(/[‘’]/g, "'");
  const said = movedBothWays(sameProfit(thenAndNow(clubSessions(sayAgain(closeIdioms(shareOfSales(daysTold(deskOrders(plain)))), [...noNews, ...spending, ...amounts, ...asides, ...ends, ...papers, ...advice, ...asks, ...fed, [bothSides, 'buy or sell$<what>']])))));
  return said === plain ? text : said;
}
