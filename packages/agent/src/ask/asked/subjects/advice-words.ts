// Whether a share is worth buying, keeping or selling at its price, in the many ways in which people ask it.
import { mayStandIn } from '../patterns/needed-words.ts';
const any = (...words: readonly string[]): string => words.join('|');
const re = (...words: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${any(...words)})`, 'i');

const act = any(String.raw`buy(?:ing)?`, String.raw`sell(?:ing)?`, 'own(?:ing)?', 'hold(?:ing)?(?: on)?', 'keep(?:ing)?', 'add(?:ing)?', 'trim(?:ming)?', 'dump(?:ing)?', 'ditch(?:ing)?', 'exit(?:ing)?', 'avoid(?:ing)?', 'touch(?:ing)?', 'invest(?:ing)?', 'purchas(?:e|ing)', 'accumulat(?:e|ing)', 'unload(?:ing)?', 'offload(?:ing)?', 'bail(?:ing)?(?: out)?', 'lighten(?:ing)?(?: up)?', 'top(?:ping)? up', 'load(?:ing)? up', String.raw`get(?:ting)? (?:in|into|out|out of|rid of|back in)\b`, String.raw`jump(?:ing)? (?:in|into|on|aboard)\b`, String.raw`hop(?:ping)? (?:on|aboard)\b`, String.raw`pil(?:e|ing) in\b`, 'let go', 'walk away', String.raw`cash(?:ing)? (?:in|out)\b`, String.raw`tak(?:e|ing) (?:the |my |some |your |our )?(?:money|profits?|gains?)`, 'leav(?:e|ing)', 'wait(?:ing)?', 'pass(?:ing)?', 'nibbl(?:e|ing)', 'recommend', 'consider');
const short = any('buy', 'sell', 'hold', 'keep', 'add', 'trim', 'accumulate', 'avoid', 'leave', 'wait', 'pass', 'dump', 'exit', 'reduce', 'switch', 'stay', 'stay away', 'cash out', 'take profits', 'let go', 'go', 'skip', 'not');
const here = any(String.raw`at (?:this|the current|the present|today's|these|present|current|such a) (?:\w+ )?(?:prices?|levels?|valuations?|quote)`, 'here', 'now', 'today', 'still', String.raw`at the (?:moment|current price)`, String.raw`after (?:the|its|this|that|such a|a) (?:\w+ )?(?:run|rise|rally|fall|drop|slide|sell-?off|climb|jump|crash|decline|plunge|slump)`);

/** "Whether I ought to get out", "one we should be purchasing". */
const indirect = String.raw`(?:i|we|one|he|she|they|you|somebody|someone|anyone|people|investors?) (?:should|ought to|shall|had better|could|might)(?: (?:be|now|rather|still|finally|really|perhaps|maybe|also|even|start|consider|think about))* (?:${act})\b(?! (?:more|less|fewer|most) (?:than|shares|cash|money))`;
const intoOwn = String.raw`(?:put|get|take|have|want|hold|include|add|place|keep)(?:ting|ing)? (?:(?:some|any|more|a few|a little|a bit)(?: of)? )?(?:it|them|(?:the |its |their |some )?(?:shares?|stock)|one|this|that) (?:in|into|to|for|on) (?:my|our|the club's|his|her|their) (?:portfolio|account|depot|book|holdings|watch-?list)\b`;

/** Said of nobody's figures: these words ask for a judgment of the share, whatever stands beside them. */
const sure: readonly RegExp[] = [
  indirect, intoOwn,
  String.raw`(?:wonder(?:ing)?|not sure|unsure|debating|undecided|deciding|can't decide|asking myself|thinking about|torn about|question is)(?: (?:about|on|now))? (?:whether|if) (?:to|i should|we should|i ought to|it is time to|it's time to) (?:${act})\b`,
  String.raw`(?:(?:do|does|may) (?:i|we|one)|(?:should|shall|ought|would|could|might|can) (?:i|we|you|one|they|he|she|it|a|an|any|my|his|her|our|somebody|someone|anyone|people|investors?|buyers|holders))\b[^?.]{0,44}?\b(?:${act})\b(?! (?:more|less|fewer|most) (?:than|shares|cash|money))(?![^?]{0,20}\b(?:did|in (?:19|20)\d\d)\b)`,
  String.raw`(?:put(?:ting)?|sink(?:ing)?|stick(?:ing)?|plough(?:ing)?|commit(?:ting)?|park(?:ing)?|risk(?:ing)?) (?:\w+ ){0,4}?(?:money|cash|savings|dollars|funds|pension|bonus)\b(?: to work)? (?:in|into|on|behind)\b(?! (?:its |their |the )?(?:research|r ?& ?d|development|labs?|capex|capital|plants?|property|equipment|buy-?backs?|marketing|advertising|dividends?))`,
  String.raw`(?:fresh|new) money (?:in|into|to)`, String.raw`(?:train|ship|bus) (?:has |have )?(?:already )?(?:left|sailed|gone)|(?:has|have) the (?:train|ship|bus) (?:left|sailed|gone)|(?:i |we )?(?:missed|miss) the (?:boat|train|bus|move|rally|run)|too late (?:to|for)|late to the party|still time to|chase (?:it|the)`,
  String.raw`(?:time|moment|point|level|price|opportunity|chance|reason|idea|sense|case|tempt(?:ed|ing)) (?:to|for me to|in|for) (?:${act})\b`, String.raw`(?:good|decent|attractive|reasonable|right|bad|great|poor) (?:entry|exit)(?: point| price| level)?|entry point`,
  String.raw`(?:${short})(?:,| ?/| or|\?)+ ?(?:or )?(?:${short})(?=\s*(?:,|/|\?|$|\.| or | ${here}))`, String.raw`(?:keep|hold|sell|buy|own) (?:it|them|mine|the (?:stock|shares)) or\b`, String.raw`(?:hang|hold) on to (?:it|them|my|the|our)`,
  String.raw`(?:sensible|reasonable|wise|smart|prudent|foolish|crazy|advisable|sane|dumb|silly|mad|madness|safe|(?:good|bad|great|terrible) (?:idea|investment|purchase|move|choice|addition|gift)|sound|justifiable|defensible|risky|okay|ok|stupid) (?:to (?:buy|own|hold|invest|put|add|get|sell|keep|jump)|(?:\w+ ){0,2}(?:${here}))`,
  String.raw`(?:take|taking|book|booking|lock(?:ing)? in|bank(?:ing)?) (?:some |my |the |our |any )?(?:profits?|gains?)\b`, String.raw`(?:buy|average|double|doubling|averaging)(?:ing)? (?:the dip|down|more of it)`, String.raw`worth (?:the (?:money|price|risk)|its (?:price|quote|valuation)|my (?:money|while)|a (?:look|punt|bet|position|buy)|having|holding|owning|buying|today's price|what it costs|paying for)`,
  String.raw`(?:a )?(?:steal|screaming buy|value trap|good value|poor value|better value|best value|falling knife|no-brainer)\b(?! (?:on|by|per|for) (?:its |their )?(?:fiscal |20))`, String.raw`back up the truck|pull the trigger|bottom[- ]fish\w*|dead money`,
  String.raw`(?:thinking (?:of|about)|considering|contemplating|mulling(?: over)?|wondering about|tempted to|tempted by|inclined to|itching to) (?:${act})\b`, String.raw`(?:(?:i|we|you|one)(?:['’]d| would)?|would (?:i|we|you|one)) (?:rather|sooner) (?:own|buy|hold|have|put)`,
].map((words) => re(words));

/** "Shares have doubled. Sell?", "BA: buy?" */
const bare = /(?:^|[.?!:;,-] ?|\s{2})(?:(?:time to|so|and|still|now) )?(?:buy|sell|hold|keep|exit|avoid|get out|cash out|trim|add|own it)(?: (?:now|here|it|them|more|some))?\s*\?\s*$/i;

const trades = /\b(?:insiders?|directors?|executives?|officers?|ceo|cfo|analysts?|funds?|institutions?|form 4)\b/i;

/** Whether it is the last thing asked, whatever figures are named before it. */
export const asksAtEnd = (text: string): boolean => bare.test(text) && !trades.test(text);

/** What a price is dear or cheap for, without a year of its own. */
const dear = /\b(?:cheap|cheaply|expensive|pricey|dear|costly|richly|bargain|reasonably|fairly|sensibly|fully|attractively|stretched|rich)\b[^?.]{0,32}\b(?:on|for|against|given|considering|by|with|relative to|compared (?:to|with)|in view of|versus|vs\.?)\b[^?.]{0,24}\b(?:earn(?:s|ings?)?|profits?|makes|fundamentals)\b/i;

/** Whether somebody asks if a share is to be bought, kept or sold. `hasYear`: a fiscal year is named, whose figure is asked for. */
export function seeksAdvice(text: string, hasYear: boolean): boolean {
  if (trades.test(text)) return false;
  return sure.some((pattern) => mayStandIn(text, pattern) && pattern.test(text)) || bare.test(text) || (!hasYear && dear.test(text));
}
