// What people tell of a share and of themselves before they ask for a judgement: a fall or a run with its time, when they retire. None of it is a time of the figures that are named behind it.
import { sayAgain, type Rewording } from '../reworded/rewording.ts';
import { re } from '../reworded/words.ts';

const turn = String.raw`(?:fall|slump|drop|decline|rout|crash|run(?:-up)?|rally|surge|rise|climb|slide|plunge|sell-?off|jump|gains?|loss(?:es)?|collapse|tumble|beating|drubbing|performance|year|ride|recovery|rebound|slip|dip)`;
const time = String.raw`(?:early |late |mid-?)?(?:(?:fiscal )?20\d\d|this year|last year|(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)(?: (?:of )?20\d\d)?)`;
const judged = String.raw`(?=[^]*\b(?:buy|sell|hold|keep|bargain|cheap|dear|expensive|overvalued|undervalued|overpriced|worth (?:it|its|the|buying|holding|owning|having|keeping|a (?:buy|look|punt))|pick (?:it|them|some|the (?:shares?|stock)) up|leave it|get (?:in|out)|own|judge|stay away|steer clear|take a stake)\b)`;
const happened = String.raw`(?:(?:has|have|had|got|was|were|been|really|badly|simply|just) )*(?:hammered|crushed|battered|beaten(?: (?:up|down))?|clobbered|pummel?led|thrashed|punished|slammed|hit(?: hard)?|fallen|fell|dropped|slumped|slid|sunk|sank|tanked|cratered|plunged|tumbled|crashed|collapsed|soared|jumped|rallied|surged|run(?: up| far| away)?|ran(?: up| far| away)?|risen|rose|climbed|gained|lost|shot up|gone (?:up|down|through the roof|nowhere)|done (?:well|badly)|did (?:well|badly)|taken (?:a|quite a) (?:beating|hit|tumble)|took (?:a|quite a) (?:beating|hit|tumble)|on a tear|on fire|out of favou?r)`;
const years = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a (?:few|couple of)|some|a) (?:more )?(?:years?|decades?|months?)(?:'? time)?`;
const plans = String.raw`(?:retire|stop(?: working)?|quit(?: work)?|need (?:the|this|that|my) money(?: back)?|want to (?:hold|keep|own|retire|stop)(?: (?:it|them|the shares?|working))?|(?:will|shall|would|am going to|plan to|intend to|hope to|mean to) (?:retire|stop|hold|keep|own)(?: (?:it|them|the shares?|working))?|am (?:about to )?(?:retiring|investing|saving)|invest|save|have)`;

const told: readonly Rewording[] = [
  [re(String.raw`(?<=^|[.!?] )(?:after|following|despite|given|considering|with|since|in view of) (?:(?:its|the|that|this|such an?|all (?:the|that)|a) )?(?:(?:\w+|[A-Z][\w&.]*'s) ){0,3}?${turn} (?:in|of|during|over|since|through) ${time},? ${judged}`), ''],
  [re(String.raw`^([A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,3}?)(?:'s? (?:shares?|stock))? ${happened}[^.?!]{0,30}? (?:in|during|over|since|through) ${time}[.!] ${judged}`), '$1: '],
  [re(String.raw`\b((?:buy|sell|hold|keep|own|bargain|cheap|worth)\b[^.?!,;:]{0,40}?)(?: now)?,? (?:after|following|despite|given|considering|in view of) (?:its|the|that|this|their|such an?|all (?:the|that)|so) (?:(?:\w+|[A-Z][\w&.]*'s) ){0,2}?${turn}(?= ?[?,.])`), '$1'],
  [re(String.raw`^((?:should|would|shall|do|does|is|are|can) [^.?!]{3,40}?) (?:now|today|right now|at this point|these days|at the moment)\? (?=[A-Z][^]*\b(?:20\d\d|fiscal|fy)\b)`), '$1? '],
  [re(String.raw`^(?:please )?(?:convince|persuade) me (?:to (?:buy|sell|hold)|of) ([^,:?.]{2,30}?),? (?:or (?:not|don't)|or else not|or talk me out of it)[:.,] `), '$1: '],
  [re(String.raw`^(?:please )?talk me (?:in|out of|into) ?(?:to )?(?:buying|selling|holding) ([^,:?.]{2,30}?),? or (?:out of|into) (?:it|them|that)[:.,] `), '$1: '],
  [re(String.raw`\bi(?:'ll| will)? ${plans} (?:in|within|for|over) (?:the (?:next|coming) |another |about |some |at least )?${years}(?: from now)?[.;] `), ''],
  [re(String.raw`\bi(?:'ll| will)? ${plans} (?:in|within|for|over) (?:the (?:next|coming) |another |about |some |at least )?${years}(?: from now)?(?:,? (?:and|so) (?:i )?|, )`), 'I '],
  [re(String.raw`,? (?:and )?(?:then )?(?:tell|advise) me (?:whether|if) (?:it is |it's )?(?:(?:i should|to|time to|it is time to|i ought to|a good idea to) )+(?:get in|buy(?: it| in| some)?|jump (?:in|on)|hop on|get on board|step in|own it|pick (?:it|some) up)(?= ?[?.!]|$)`), '. Should I buy it'],
  [re(String.raw`\bhow (?:far|much) (?:has|have|had|was|is) ([^?]{2,30}?) (?:been )?(?:re-?rated|de-?rated)\? `), '$1: '],
  [re(String.raw`^(?:people|they|some|many|everybody|everyone|friends|pundits|the papers|colleagues)(?: (?:people|people now))? (?:say|claim|think|joke|tell me|reckon|complain)s? (?:that )?[^.?!]{3,60}? (?:priced|trading|trades?|valued|cost|treated) (?:like|as if|as though) [^.?!]{3,40}[.!] ${judged}`), ''],
  [re(String.raw`\b(?:with|over|on|for|given) (?:a|my) (?:(?:time )?horizon|holding period|view) of ${years},? ?`), ''],
];

const kept = String.raw`(?:becomes?|became|turns?(?:ed)? into|ends?(?:ed)? up (?:as|in)|comes? (?:out|through) as|came (?:out|through) as|is left (?:over )?as|was left (?:over )?as|remain(?:s|ed) as|stay(?:s|ed) as|fell (?:through )?to|(?:it )?ke(?:eps?|pt) as|(?:it )?turn(?:s|ed) into|(?:it )?convert(?:s|ed) (?:in)?to|goes to|went to|drops? (?:down )?to|dropped (?:down )?to)`;
const part = String.raw`(?:how (?:much|many percent|many cents|large a (?:share|part)|big a (?:share|part))|(?:what|the) (?:share|part|percent(?:age)?|portion|fraction|slice|proportion))`;
const marginOf = (...[, who = '', year = '', later = '', kind = '']: readonly string[]): string => `${who}${kind.toLowerCase() === 'op' ? 'operating' : kind} margin${(year || later).trim() === '' ? '' : ` in ${(year || later).trim().replace(/^(?:in|of|for) /i, '')}`}`;

/** "How much of its 2025 revenue became net profit": the margin, in a list beside other figures. */
const margins: readonly Rewording[] = [
  [re(String.raw`\b${part} of ((?:its|their|the|[A-Z][\w&.-]*'s?) )?((?:fiscal (?:year )?|fy ?)?20\d\d )?(?:sales|revenues?|turnover|net sales)( (?:in|of|for) (?:fiscal (?:year )?|fy ?)?20\d\d)? ${kept} (?:the |its |an? )?(net|operating|op|gross) (?:profit|income|earnings)(?![a-z])(?!,? (?:and|&) (?:what|which) (?:share|part|percent\w*|portion|fraction)\b)(?=,? (?:and|or|as well|plus|together)|,)`), marginOf],
  [re(String.raw`\bwhat (?:did|does|do) (it|they|[A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,2}) keep of (?:its|their) ((?:fiscal (?:year )?|fy ?)?20\d\d )?(?:sales|revenues?)((?: in| of| for) (?:fiscal (?:year )?|fy ?)?20\d\d)? at the gross(?: line| level)?(?:,? and|,) (?:at )?(?:the )?operating (?:line|level)`), (...[, who = '', year = '', later = '']: readonly string[]): string => `what were ${/^(?:it|they)$/i.test(who) ? 'its' : `${who}'s`} gross margin and operating margin in ${(year || later).trim().replace(/^(?:in|of|for) /i, '')}`],
  [re(String.raw`\bwhat (?:does|do|did|is|are) (it|they|the (?:stock|shares?)|[A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,2}) (?:now )?(?:trade|trading|sell|selling|priced|valued)(?: at| for)? (?:relative|compared|in relation|in proportion) (?:to|with) (?:its |their )?(earnings|sales)\b`), (...[, who = '', what = '']: readonly string[]): string => `what is ${/^(?:it|they|the )/i.test(who) ? 'its' : `${who}'s`} ${/sales/i.test(what) ? 'price-to-sales ratio' : 'P/E'}`],
  [re(String.raw`\bhow many times ((?:its |the |their )?(?:(?:fiscal (?:year )?|fy ?)?20\d\d )?(?:fully )?(?:diluted )?(?:eps|earnings(?: per (?:diluted )?share)?)) (?:does|is|are|would|do|was) (?:(?:its|their|[A-Z][\w&.'-]*'s?) )?(?:the )?(?:latest|last|newest|most recent|current) (?:clos(?:e|ing price)|price|share price)(?: (?:cost|come to|make|amount to|represent|be|worth|equal))?(?=,? (?:and|plus|or)|,)`), 'what is the P/E at the latest close on $1'],
  [re(String.raw`\bfor (?:each|every) dollar(?: that)? (it|[A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,2}) (?:sold|sells|took in|turned over|made in sales)(?: (?:in|during|over) ((?:fiscal (?:year )?|fy ?)?20\d\d))?, how many dollars (?:of|in) market (?:value|cap\w*) (?:does|do|did) (?:it|[A-Z][\w&.-]*) (?:carry|have|command|fetch|bear|show)`), (...[, who = '', year = '']: readonly string[]): string => `what is ${/^it$/i.test(who) ? 'its' : `${who}'s`} price-to-sales ratio${year === '' ? '' : ` on ${year} revenue`}`],
];

/** "YE23 close": the last one of that year. */
const closes: readonly Rewording[] = [
  [re(String.raw`\bcredit (?=(?:profile|snapshot|picture|overview|summary)\b)`), ''], [re(String.raw`(?<=\b(?:revenue|sales|income|profit|loss|debt|cash flow|liabilities)\b[^?]*(?:,|\band) )(?:the )?cash(?= (?:at|as of|by) (?:the )?(?:year[- ]?end|end of|close of))`), 'cash and cash equivalents'],
  [re(String.raw`\bYE[ -]?'?(?:20)?(\d\d) (?=close\b|closing price|(?:share |stock )?price|px\b)`), 'end of 20$1 ']];

/** Who wants to know; no name of a company stands in it. */
const askers: readonly Rewording[] = [
  [/^(?:I am|I'm|We are|We're|i am|i'm) (?:deciding|wondering|debating|considering|thinking about|unsure|not sure) (?:whether|if) (?:to|I should|we should) (?:trim|add to|reduce|cut|top up|exit|lighten up on|take profits in) (?:my |our )?([A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,2}?)(?:'s?)?(?: position| stake| holding| shares| stock)?[:;.] (?=[a-zA-Z])/g, '$1: '],
  [/^(?:trim|add to|reduce|cut|top up) ([A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,2}?) or not\? (?=\S)/gi, '$1: '],
  [/^(?:Our|My|The|His|Her|A|Some of our|One of our) (?:[a-z-]+ ){1,4}?(?:wants?|would like|needs?|(?:is|are|was|were) asking|asks?|(?:is|are) curious)(?: me| us)?(?: to (?:know|hear|see|find out|be told)| about)?[,:]? (?=(?:how|what|which|whether|by|at) )/g, ''],
  [/^(?:Our|My|His|Her|A) (?:[a-z-]+ ){1,3}(?:must|has to|have to|needs to|is to|are to|should) (?:print|show|display|report|tell|give|state|list|know|have) (?=[A-Z])/g, ''],
  [/(?<=[.?!] )(?:Please )?[Ww]eigh (?:up )?(?=[a-z])/g, 'Consider '],
  [/(?<=^|[.?!] )(?:Judge|Rate|Weigh|Gauge|Assess)(?= [A-Z])/g, (verb: string): string => verb.toLowerCase()],
  [re(String.raw`\b(summari[sz]e|review|sum up|outline|describe|recap) ([^?,:;.]{2,40}?)'s finances\b`), '$1 $2'],
];

export function withoutLeadIn(text: string): string {
  return sayAgain(text, [...askers, ...told, ...margins, ...closes]);
}
