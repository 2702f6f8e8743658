// What people on the market say and do: brokers, options, holders, insiders, newspapers, in everyday words for each.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const brokers = any(String.raw`(?:experts?|pros|professionals|people|guys|folks|houses|brokers?|brokerages?|specialists)(?: (?:at|of|in|from|on) (?:the )?(?:big |investment |wall street )?(?:banks?|brokers?|brokerages?|wall street|the street|street))?`, String.raw`(?:sell[- ]side|buy[- ]side)(?: (?:people|analysts?|guys|folks|community))?`, String.raw`(?:investment |big )?banks`);
const think = any('say', 'says', 'think', 'thinks', 'rate', 'recommend', 'reckon', 'advise', 'suggest', 'believe');
const bosses = any('people (?:running|in charge of|at the top of|who run|leading|heading)', 'top brass (?:at|of)', 'bosses (?:at|of)', 'management (?:at|of)', 'executives (?:at|of)', 'higher-ups (?:at|of)', 'those (?:running|in charge of|at the top of)', 'folks running');

export const marketTalk: readonly Rewording[] = [
  [re(String.raw`\b(?:which|what) (?:(?:press|news|newspaper|media|recent) )?(?:reports?|headlines?|stories|story|articles?|news|coverage|announcements?) (?:has |have |had )?(?:moved?|drove|driven|hit|lifted|pushed|sent|sank|sunk|boosted|shook|weighed on|affected|caused|explain(?:ed)?|was behind|were behind)(?: (?:the|a) (?:move|rise|fall|drop|jump|slide|rally|crash) (?:of|in))? ([^?,]{2,40}?)(?:'s?)? (?:share price|stock price|shares?|stock|price)(?: (?:up|down|higher|lower))?\b`), 'what was the news of $1'],
  [re(String.raw`\bhow many (?:of the )?(?:${brokers}|analysts) (?:rate|have|has|say|call|recommend|put|see|consider|think)(?: that)?(?: (?:the )?(?:stock|shares?) of)? ([^?,]{2,30}?)(?:'s?)?(?: (?:stock|shares?))?(?: (?:as|at|on|is|to be))? (?:a |an )?(?:strong )?(?:buy|hold|sell)\b[^?]*`), 'what are the analyst ratings of $1'],
  [re(String.raw`\b(?:land|reach|arrive|get|hit|go in|come in|show up)(?:ed|d|s)? (?:(?:at|with|on|to|in|into|from) )?(?:the )?(?:sec|edgar|regulators?|commission|securities and exchange commission)\b`), 'get filed with the SEC'],
  [re(String.raw`\b(?:landed|reached|arrived|got|went in|came in) (?:(?:at|with|on|to|in|into) )?(?:the )?(?:sec|edgar|regulators?|commission)\b`), 'filed with the SEC'],
  [re(String.raw`\bbuy ?[/,-] ?(?:hold|sell)(?: ?[/,-] ?(?:sell|hold))? (?:counts?|split|breakdown|ratings?|tally|numbers?|mix|distribution|recommendations?)\b`), 'analyst ratings'],
  [re(String.raw`\b(?:do|does|what do|would)? ?(?:the |most )?${brokers} ${think}(?: to)? (?:a |it's a |it is a )?(?:buy|hold|sell)(?:,? (?:or )?(?:to )?(?:buy|hold|sell|keep))*(?: (?:on|for|about|of))?`), ' what are the analyst ratings of'],
  [re(String.raw`\bwhere (?:do|does|would) (?:the )?${brokers} (?:think|believe|see|expect|reckon|say)s? ([^?]{2,40}?) (?:should |will |would |to )?(?:trad(?:e|ing)|go(?:ing)?|be(?: in a year)?|end up|worth)\b`), 'what is the analyst price target of $1'],
  [re(String.raw`\b(?:P ?/ ?C|put ?/ ?call|PCR)(?: ratio)?(?! ?%)(?=\b)`), 'put/call ratio'],
  [re(String.raw`\b(?:what |which |how (?:big|large) (?:an? )?)?(?:(?:earnings|expected|price|post-earnings|share price|stock) )*moves?(?: (?:do|does|is|are|around earnings|after earnings))* ([^?]{2,30}?) (?:options? (?:market|traders?)|options?|straddles?)(?: (?:currently|now|today))? (?:imply|implies|implying|price in|pricing in|suggest|suggests|expect)\b(?: (?:for|around|after) (?:the )?(?:next )?earnings)?`), 'what is the implied move of options on $1'],
  [re(String.raw`\bimplied (?:earnings )?move(?: (?:for|around|after|on|over))?(?: (?:the )?(?:next )?earnings)?\b`), 'options implied move'],
  [re(String.raw`\b(?:warren )?buffett's (?:company|firm|vehicle|conglomerate|outfit|holding)\b`), 'Berkshire Hathaway'],
  [re(String.raw`\bstill (?:in|invested in|on board(?: at| with)?) (?=[A-Z])`), 'still holding a stake in '],
  [re(String.raw`\b(?:any )?(?:breaking|hot|fresh|juicy|big) (?:stor(?:y|ies)|reports?|press|buzz|items?|developments?)\b`), 'news'],
  [re(String.raw`\b(?:do|did|are|have|does) (?:the )?${bosses} ([^?]{2,40}?) (buy|sell|bought|sold|buying|selling|been buying|been selling)(?:s)? (?:any of )?(?:their|its) (?:own )?(?:company's )?(?:stock|shares)(?: back)?\b`), 'did insiders of $1 $2 shares'],
  [re(String.raw`\bwhat does (?:that|this|it|the figure|the number) (?:express|signify|indicate|boil down to|amount to|tell(?: me| us| you| one)?|refer to)\??$`), 'what does that mean?'],
  [/^(?:some|any|no|every)(?:body|one)(?: (?:once|just|has|at work|on tv|here))* (?:said|told me|claimed|claims|says|mentioned|wrote|remarked)(?: that)? /i, ''],
];
