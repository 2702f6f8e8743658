// Turns of speech around a price that is held against the statements, said in the words that its readers know. `¤` stands for a company, `§` for a day, `‡` for a fiscal year.
import { sayAgain, type Rewording } from '../../reworded/rewording.ts';
import { fixedBase } from './fixed-base.ts';
import { worthAndMultiple } from './worth-and-multiple.ts';

const re = (source: string): RegExp => new RegExp(source, 'g');

const percent = '(?:percent(?:age)?|per ?cent|%|pct)';
const feeling = '(?:pricey|expensive|cheap|dear|rich|richly valued|fully valued|stretched|steep|high|low|overvalued|undervalued|overpriced|underpriced|a bargain|good value)';
const most = '(?:(?:rather|quite|very|too|so|a bit|pretty|awfully|really|still|now|fairly|terribly) )*';
const one = '(?:i|you|we|one|he|she|they|somebody|someone|an? (?:investor|buyer|friend|client))';
const pays = '(?:pay|give|bring|yield|hand|return|earn|come to|amount to|make|be|net|get|throw off)s?';
const whom = '(?: (?:me|you|us|him|her|them|an? (?:owner|holder|buyer|investor|shareholder)|its (?:owners|holders)))?';
const same = String.raw`(?:the|those|that) (?:very )?same (?:\w+ ){0,3}?(?:earnings|eps|profits?|sales|revenues?|figures?|book value|cash flow|amount|number|base)(?: per share)?`;

const told = '[^.?!\\d§¶‡]*';
const dividends = '(?:the |its |that |those )?(?:same )?(?:(?:diluted|annual|total|yearly) )?(?:dps|dividends?(?: per share| a share)?)';

const turns: readonly Rewording[] = [
  // What is made of the worth of the company is asked for beside it.
  [re(String.raw`(?<=\b(?:cap\w*|market value|worth)\b[^?]{0,140}?)\b(?:and )?(?:then )?(?:that|the same|this)(?: market)?(?: (?:cap\w*|value|worth|amount))? (?:over|divided by|to|relative to|÷|\/) (?:(?:the|its|newest|latest|last) )*(?:(?:share|stock)holders'? )?(?:equity|book value)(?: (?:from|on|of|in) (?:the |its )?(?:newest|latest|last|most recent) balance sheet)?`), ' and price to book '],
  [re(String.raw`(?<=\b(?:cap\w*|market value|worth)\b[^?]{0,140}?)\b(?:and )?(?:(?:what|which) multiple of|how many times) (?:(?:the|its|newest|latest|last) )*(?:(?:share|stock)holders'? )?(?:equity|book value) (?:is|was|does|would) (?:that|it|this)(?: (?:be|make|come to))?`), ' and price to book '],
  [re(String.raw`\b(?:and|or) (?:what|how much|how many times) (?:is|are|was) (?:that|it|this) (?:over|divided by|relative to|against|as a multiple of|in terms of) (?:(?:its|the|their) )?(?:‡ ?(sales|revenues?|turnover)|(sales|revenues?|turnover) ?‡)`), (_: string, first = '', second = ''): string => ` and price to ${first}${second} ‡ `],
  [re(String.raw`\b(?:what|how much) (?:would|does|did|do|will|is)(?: it| you| one| i| somebody| a buyer)*(?: have to)?(?: (?:cost|take|pay|need))? (?:to |for )?(?:buy(?:ing)?|own(?:ing)?|acquir(?:e|ing)|purchas(?:e|ing)|tak(?:e|ing) over) (?:all(?: of| the shares of)?|the (?:whole|entirety)(?: of)?|every (?:single |last )?share (?:of|in)|100 ?(?:%|percent) of) ¤(?: shares?| stock)?(?: cost| take)?`), ' market value ¤ '],
  [re(String.raw`\bhow many (?:years|years'|years' worth|times)(?: of)? (?:(?:its|the|their|full|annual|own|fiscal) )*‡ ?(?:net )?(sales|revenues?|turnover)(?: (?:would|is|are|was|does|do|will)(?: (?:that|this|it|they))?(?: (?:be|make|come to|equal|represent|buy))?)?`), ' price to $1 ‡ '],
  [re(String.raw`\bhow many (?:years|years'|years' worth)(?: of)? (?:(?:its|the|their|full|annual|own|fiscal) )*‡ ?(?:net )?(?:earnings|profits?|income)(?: (?:would|is|are|was|does|do|will)(?: (?:that|this|it|they))?(?: (?:be|make|come to|equal|represent))?)?`), ' p/e ‡ '],
  [re(String.raw`\b(?:how many|what|which) ${percent}(?: (?:a|per|each) year)? (?:does|do|would|will|is) (?:¤|it|they|the (?:company|shares?|stock))(?: (?:shares?|stock|now|then|really|currently|actually))* (?:pay|pays|paying|hand|hands|give|gives|distribute|return)(?:ing)?(?: (?:out|back|over))?${whom}(?: to (?:its |the )?(?:owners|holders|shareholders|stockholders|investors))?(?: in dividends| as (?:a )?dividends?)?(?: (?:a|per|each|every) year| annually| yearly)?`), ' dividend yield '],
  [re(String.raw`^${told}¤${told}\b(?:bubble|overpriced|too expensive|overvalued|too dear|has run|have run|run up|run away|overheated|on a tear)\b${told}[.!] (?=[^?]*\b(?:p\/?e|price|earnings|multiple|times|trade)\b)`), '¤: '],
  [re(String.raw`\bwhat (?:does|do|did|is|are) (?:¤|it|the (?:stock|shares?)) (?:now )?(?:trade|trading|priced|sell|selling|valued)(?: at| for)? (?:relative|compared|in relation|in proportion) (?:to|with) (?:its )?earnings\b`), ' what is the p/e'],
  [re(String.raw`\b(?:if|were|should|suppose|supposing|provided)(?: that)? (?:¤|it|they|the company)(?: (?:just|only|simply|merely|still|to))* (?:kept|keeps?|kept on|went on|goes on|continued|continues|paid|pays?|repeated|repeats?|stuck to|maintained|maintains)(?: on| to)?(?: pay(?:ing)?| with)?(?: out)?(?: again)? ${dividends}`), ' on dividends per share '],
  [re(String.raw`\b(?:what|how much|how many percent) (?:would|does|do|did|will|is) (?:¤|it|they|the (?:stock|shares?))(?: (?:stock|shares?))?(?: then)? (?:yield|yielding)\b(?=[^?]*\b(?:dps|dividends?)\b)`), ' what is the dividend yield '],
  [re(String.raw`(?<=\b(?:dps|dividends?)\b[^?]*)\b(?:what|how much|how many percent) (?:would|does|do|did|will|is) (?:¤|it|they|the (?:stock|shares?))(?: (?:stock|shares?))?(?: then)? (?:yield|yielding)\b`), ' what is the dividend yield '],
  [re(String.raw`\b(?:what|how much|how many ${percent}) (?:does|do|would|will|did|is) (?:(?:the|its|their|¤) )*(?:(?:current|latest|annual|yearly) )?(?:payouts?|dividends?|distributions?)(?: (?:of|from|on) ¤)?(?: (?:now|then|currently))? (?:yield|yielding|worth as a yield)(?=[ ,?]|$)`), ' what is the dividend yield '],
  [re(String.raw`^(?:${one}|my \w+|our \w+) (?:holds?|owns?|have|has|bought|keeps?|sits? on|likes?) ¤(?: shares?| stock)? (?:only |just |mainly |purely |mostly )?(?:for|because of) (?:the |its )?(?:income|dividends?|yield|payouts?|cash)[.;,:] `), '¤: '],
  [re(String.raw`\bwhat(?:'s| is) (?:(?:the|its|their|¤) )*(?:payouts?|dividends?|distributions?)(?: (?:of|from) ¤)? worth as a yield\b`), ' what is the dividend yield '],
  [re(String.raw`^¤ (?:\w+ )?(?:looks?|seems?|feels?|strikes me as|is said to be|sounds|appears) ${most}${feeling}(?: to me| these days| now)?[.,;:!?] `), '¤: '],
  [re(String.raw`^(?:is|are|was|were) ¤ ${most}${feeling}(?: now| today| §)?\? `), '¤: '], [re(String.raw`^(?:did|has|have|had) ¤ (?:become|grown?|got|gotten|get|turned?) ${most}${feeling}(?: lately| now| §)?\? `), '¤: '], [re(String.raw`^¤ ${most}${feeling}\? `), '¤: '],
  [re(String.raw`^[^.?!]*¤[^.?!\d§‡]*\b(?:rating|multiple|valuation|p\/?e)\b[^.?!\d§‡]*\b(?:shr[aiu]nk|come down|fallen|fell|drop(?:ped)?|grow[n]?|grew|risen|rose|expand(?:ed)?|contract(?:ed)?|chang(?:e|ed)|moved?|gone)\b[^.?!\d§‡]*[.?!] `), '¤: '],
  [re(String.raw`^[^.?!\d§‡]*\b(?:de-?|re-?|up-?|down-?)rat(?:ing|ed)\b[^.?!\d§‡]*[.!] `), '¤: '],
  [re(String.raw`\b(?:judge|measure|value|assess|gauge|weigh) (?:it|the (?:stock|shares?)|them)\b(?: for me)?(?: (?:by|on|with|at)\b)?`), ' '], [re(String.raw`(?<=, and) by (?=the\b)`), ' '],
  [re(String.raw`\b(?:if|were|had|when|suppose|say) ${one} (?:to )?(?:had )?(?:bought|buy|pay|paid|get into|got into|picked up|pick up)(?: (?:a|one|some))?(?: shares? of)? ¤(?: shares?| stock)?(?= (?:at|on|for|now|today|§|,))`), ' ¤ '],
  [re(String.raw`\b(?:what|how (?:much|many))(?: ${percent})?(?: (?:a|per) year)? (?:would|does|do|will|can|is|are)(?: the| its| their| ¤)* dividends? ${pays}${whom}(?: (?:back|out))?,? (?:in|as an?) ${percent}(?: terms)?(?: of (?:the |that |my )?(?:price|outlay|purchase price|cost|§))?(?:,? (?:a|per|each|every) year|,? annually|,? yearly)?`), ' dividend yield '],
  [re(String.raw`\b(?:what|how (?:much|many)) ${percent}(?: (?:a|per) year)? (?:would|does|do|will|can|is|are)(?: the| its| their| ¤)* dividends? ${pays}${whom}(?: (?:back|out))?(?:,? (?:a|per|each|every) year|,? annually|,? yearly)?(?: (?:on|at|of) (?:that|this|the|its) price)?`), ' dividend yield '],
  [re(String.raw`\b(?:what|which|how many) ${percent} of (?:the |its |their )?(?:§|(?:(?:last|latest|current|closing|share|stock|present) )*(?:price|close))(?: price)? (?:does|did|do|has) (?:¤|it|the company|one share|a share|each share) (?:earn|make|made|earned)(?:,? (?:per|for (?:each|every|one)|on each|a)(?: fully)?(?: diluted)? share)?(?:,? diluted)?(?: in a year| a year| per year)?`), ' earnings yield § '],
  [re(String.raw`\b(?:and )?(?:(?:at |on )?(?:what|which|how many) )?(?:multiples?|times)(?: of)? ${same}`), ' and '], [re(String.raw`\b(?:on|over|against|using|with|by) ${same}`), ' '],
];

export function plainMultiple(text: string): string {
  return sayAgain(worthAndMultiple(text), [...fixedBase, ...turns]).replace(/ {2,}/g, ' ').trim();
}

/** How far a price that would be lies from the newest close. */
const fromClose = re(String.raw`(?:[,.;]? ?(?:\b(?:and|or|plus)\b)?) ?(?:\bby )?(?:\bhow (?:many|much|far|big|large|great|deep|steep)\b[^?.§\d]{0,48}?|\bwhat (?:${percent}|fall|drop|rise|discount|premium|upside|downside|loss|gain|move)\b[^?.§\d]{0,40}?|(?:\bthe )?(?:%|\b(?:${percent}|upside|downside|discount|premium|gap|distance|change|fall|drop|move))[^?.§\d]{0,30}?)(?:\b(?:below|under|above|over|from|to|off|versus|vs\.?|against|than|beneath|relative to|compared (?:with|to))\b )?(?:the |its |today's )?§(?: (?:is|would|was|does|will) (?:that|it|this)(?: (?:be|mean|imply|make))?| that is| it is)?`);

/** Null where no such distance is asked for. */
export function withoutDistance(text: string): string | null {
  return text.search(fromClose) < 0 ? null : text.replace(fromClose, ' ').replace(/ {2,}/g, ' ');
}
