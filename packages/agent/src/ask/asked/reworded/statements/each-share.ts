// What a company earns for each share, wherever in the sentence the share is named; and what it earns on what it owns.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const name = String.raw`[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,2}`;
const earns = any('earn(?:ed|s)?', 'ma[dk]es?', 'los[et]s?', 'netted?', 'bring(?:s|ing)? in', 'brought in');
const unit = String.raw`(?:per|for each|for every|on each|on every|a|each) (?:single |diluted )?share(?! ?(?:price|prices|count|buy\w*|repurchase\w*|of|in|capital|-))(?![a-z-])`;
const amount = String.raw`(?:(?:more|less|over|under|about|around|nearly|almost|roughly|than|at least|exactly|some|a|an|half|and|\$ ?[\d.,]+|[\d.,]+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty) )+(?:dollars?|bucks|cents)?`;
const eps = 'diluted earnings per share';
const its = any('its', 'their', 'the', 'all its', 'those', 'these', 'total');

/** Of the same sentence as profit; a dividend, a price or sales for each share are other figures. `behind`: the amount that was said between. */
const ofProfit = (said: string, behind = false) => (whole: string, ...rest: readonly (string | undefined)[]): string => {
  const text = rest.at(-1) ?? '';
  const isOfOther = /\b(?:dividends?|distribut\w+|pay ?outs?|payouts?|paid|book value|revenues?|sales|free cash|cash flow)\b/i.test(text) && !/\b(?:earn\w*|profits?|income|los[st]e?s?)\b/i.test(text);
  return isOfOther ? whole : `${said}${behind ? rest[0] ?? '' : ''}`;
};

const perShare = String.raw`(?:the |its |their |fully )*((?:basic |diluted )?)(?:eps|earnings per share)`;
/** What is paid out of the earnings of a share is the dividend of a share. */
const paidOfShare: readonly Rewording[] = [
  [re(String.raw`\b(diluted|basic) per[- ]share (?:profits?|earnings|income)\b`), '$1 earnings per share'],
  [re(String.raw`\b(?:dividend )?payout(?: ratios?)?,? (?:(?:based|measured|taken|worked out|computed) )?(?:on|of|from|over|against|out of|relative to|using) ${perShare}(?![a-z])`), 'dividends per share as a percentage of $1earnings per share'],
  [re(String.raw`\bhow (?:much|many cents) (?:out )?of (?:each|every|a) dollar (?:of|in) ${perShare} (?:went|goes|was|were|is|got)(?: (?:paid|handed|given))?(?: (?:out|back))? (?:as|in|on) dividends`), 'what were dividends per share as a percentage of $1earnings per share'],
];

const reports = 'report(?:ed|s)?|post(?:ed|s)?|show(?:ed|n|s)?|print(?:ed|s)?|book(?:ed|s)?|deliver(?:ed|s)?|come in (?:at|with)|came in (?:at|with)|manage[ds]?';

export const forEachShare: readonly Rewording[] = [
  // "And per share, diluted, how did earnings move".
  [re(String.raw`^((?:and |so |but |now |ok(?:ay)?,? )*)(?:on a )?per[- ](?:diluted )?share(?: basis)?,? (?:(?:fully )?(basic|diluted),? )?((?:by )?(?:how|what|where|which)\b[^?.;]{1,40}?)\b(?:net )?(?:earnings|profits?|income)\b`), (...[, lead = '', kind = '', ask = '']: readonly string[]): string => `${lead}${ask}${kind.toLowerCase() === 'basic' ? 'basic' : 'diluted'} earnings per share`],
  ...paidOfShare,
  [re(String.raw`\bwhat (?:did|does) ([^?,]{2,30}?) (?:${earns}) per share\b([^?,]{0,30}),? once (basic|diluted),? and once (basic|diluted)\b`), 'what were the $3 and $4 earnings per share of $1$2'],
  [re(String.raw`(?<=\b(?:${earns}|profits?|net income|earnings|loss|in the red|red ink|bottom line)\b[^?]{0,80}[,;]? )and,? (?:(?:what|how much)(?: (?:was|is|were|are|did))? )?(?:that|this|it|they|those)?(?: (?:come to|make|amount to))? ?(?:per|for each|for every) (?:diluted )?share(?![a-z -]*(?:price|dividend))`), ofProfit(`and what were its ${eps}`)],
  [re(String.raw`\b(?:earn|ma[dk]e|bring in|net)\b(?=[^?]{0,80}\band what were its ${eps}|[^?]{0,40}\b(?:in (?:total|all)|overall) and (?:per|for each|a) share\b)(?! (?:loss|income|profit|earnings))`), 'report as net income'],
  [re(String.raw`\b(?:in (?:total|all)|altogether|all told|overall|as a whole),? and (?:per|for each|for every|a) (?:diluted )?share\b`), ofProfit(`and what were its ${eps}`)],
  [re(String.raw`(?:^|(?<=[.?!:] ))(?:and |so )?(?:per|for each|for every) share,? ((?:what|how much) (?:did|does|do|has|had|was|were|will) [^?]{2,40}?)\b${earns}\b`), `$1${eps}`],
  [re(String.raw`\b(?:an?|each|every|one|a single|the average) (${name})(?:'s)? share\b,?(?: (?:on average|of stock),?)? (?:${earns}|(?:bring|brought) (?:its|the|a) (?:holder|owner)s?(?: in profit)?)`), `$1 ${eps}`],
  [re(String.raw`\b(what|how much) did (an?|each|every|one) (${name})(?:'s)? share (?:${earns}|bring (?:its|the|a) (?:holder|owner)s?(?: in profits?)?)`), `what were ${eps} of $3`],
  [re(String.raw`\b(what|how much) (?:did|does|do) (?:an?|each|every|one|a single) (?:diluted )?share (?:of|in) (${name})(?:'s)?(?: stock)? (?:${earns})(?! (?:in |through |by way of )?dividends)`), `what were ${eps} of $2`],
  [re(String.raw`\b(?:what|how much) (?:did|do|does) (${name}(?:'s?)?) (?:(?:share|stock)?holders |owners )?(?:get|receive|pay|pay out|hand out|distribute|collect|declare) (?:per|for each|for every|on each) (?:diluted )?share (?:in|as|by way of) (?:cash )?dividends`), 'what were the dividends per share of $1'],
  [re(String.raw`\b(?:in it for|behind|for|on|to|left for) (?:each|every|one|a single) (${name})(?:'s)? share,? (?:in|of|by way of) (?:net )?(?:profits?|earnings)\b`), `${eps} of $1`],
  [re(String.raw`\b(?:i )?divid(?:e|ing|ed) (${name}'s?) ((?:fiscal |fy ?)?(?:20)?\d\d )?(?:net )?(?:profits?|earnings|net income) by (?:its|their|the|all) (?:number of )?(?:diluted )?shares(?: outstanding)?\b`), `$1 $2${eps}`],
  [re(String.raw`\b(?:share|stock)?holders (?:${earns})([^?;.]{0,60}?),? ${unit}`), `${eps}$1`],
  [re(String.raw`\b(?:earn(?:ed|s)?|ma[dk]es?|los[et]s?)((?: ${amount})) a share(?! ?(?:price|of|in))(?![a-z-])`), ofProfit(eps, true)],
  [re(String.raw`\b(?:earn(?:ed|s)?|los[et]s?|ma[dk]es?)\b((?: in| for| over| during| from)? (?:(?!diluted earnings)[^?;.,]){0,50}?),? (?:per|for each|for every) (?:diluted )?share(?! ?(?:price|of|buy))(?![a-z-])`), `${eps}$1`],
  [re(String.raw`\bwhat ([^?;]{2,40}?) (?:earn(?:ed|s)?|made|makes|returned|returns) on (?:${its} )+assets\b`), 'the ROA of $1'],
  [re(String.raw`(?<=\b(?:returns?|earn(?:ed|s)?|ma[dk]es?) on (?:${its} )*(?:equity|owners' money|shareholders' equity)\b[^?]{0,40}?),? (?:and|plus|&)(?: what)? on (?:${its} )*(?:total )?assets\b`), ' and ROA'],
  [re(String.raw`(?<=\b(?:returns?|earn(?:ed|s)?|ma[dk]es?) on (?:${its} )*(?:total )?assets\b[^?]{0,40}?),? (?:and|plus|&)(?: what)? on (?:${its} )*equity\b`), ' and ROE'],
  [re(String.raw`\b(?:the )?tax(?:man| folks| people| office| authorities| collector|es)?(?: (?:take|took|takes|get|got|pay|paid|claim(?:ed)?))?([^?]{0,50}?)(?:,? (?:as a |what |at what )(?:tax )?rate\b|, rate\b)`), 'effective tax rate$1'],
  [re(String.raw`\btax(?:es)?([:,]? (?:did|does|has) (?:it|they|the company) pay (?:under|over|less than|more than|about|around|at least|above|below) \d)`), 'effective tax rate$1'],
  [re(String.raw`\blost (?=(?:(?:about|around|almost|nearly|over|more than|roughly|close to|some|at least|well over|a) )*(?:\$ ?)?(?:[\d.,]+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty)(?: (?:point|and a half) ?\w*)? ?(?:bn|billion|million|mn)\b(?![^?]{0,30}\b(?:market|value|capitali[sz]ation|worth)\b))`), 'made a net loss of '],
  [re(String.raw`(?<!\b(?:operating|gross|pre-?tax|pretax|comprehensive|interest) )\b(?:earnings|income|profits?|net income) per (?:fully )?diluted share\b`), eps],
  [re(String.raw`\b(?:(?:common |total |net )?(?:(?:share|stock)holders'? |owners'? )?equity|book value)(?: (?:stood|stands|was|is|were|there (?:was|is)))? (?:per|for each|for every|behind each|behind every|on each|to each) (?:fully )?diluted share\b`), "shareholders' equity divided by diluted shares"],
  [re(String.raw`\bbook value (?:per|a) share((?: (?:in|for|at the end of))?(?: (?:fiscal |fy ?)?(?:20)\d\d)?),? (?:(?:based|worked out|computed|measured) )?on (?:the )?(?:fully )?diluted (?:shares?|share count|count)(?: outstanding)?\b`), "shareholders' equity divided by diluted shares$1"],
  [re(String.raw`\b(?:the )?(?:fully )?diluted (?:figure|number|amount|profit|one) (?:per|for each|a) share\b|\b(?:the )?diluted per[- ]share (?:figure|number|amount|one)\b`), eps],
  [re(String.raw`\b(?:eps|earnings per share)((?: (?:in|for|of))?(?: (?:fiscal |fy ?)?'?(?:20)?\d\d)?),? \(?(?:both )?(?:once )?(basic|diluted) ?(?:\+|and|&|/) ?(?:once )?(basic|diluted)\)?(?![a-z])`), '$2 and $3 earnings per share$1'],
  // "What did it report for April to June, diluted, per share?"
  [re(String.raw`\b(?:${reports})((?: (?:in|for|over|during|from))?(?: [^?;.,]{1,40}?)?),? \(?(?:fully )?(diluted|basic)\)?,? (?:per|a|for each) share(?! ?(?:price|count))(?![a-z-])`), '$2 earnings per share$1'],
  [re(String.raw`\b(?:${reports})((?: (?:in|for|over|during|from))?(?: [^?;.,]{1,40}?)?),? (?:per|a|for each) share,? \(?(?:on an? )?(?:fully )?(diluted|basic)(?: basis)?\)?(?! (?:shares?|count))(?![a-z-])`), '$2 earnings per share$1'],
];
