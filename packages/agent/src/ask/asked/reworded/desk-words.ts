// Words of desks and trading floors for what the readers know by plainer ones: dry powder, cash from ops, the closing bell, a cost-of-sales basis.
import type { Rewording } from './rewording.ts';
import { any, re, whoseName } from './words.ts';

const multiple = String.raw`(?:inventory turnover|inventory turns|turn(?:s|ed)? (?:over )?(?:its |the )?(?:stock|inventory)|stock turn)`;
const goods = any('merchandise', 'goods', 'stock in trade', 'wares', 'products');
const kept = any('stores?', 'warehouses?', 'shelves', 'stockrooms?', 'depots', 'shops', 'distribution centers?', 'back rooms?');
const month = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

const day = String.raw`(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month},? (?:19|20)\d\d|${month} \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d)`;
const ordinals = ['first', 'second', 'third', 'fourth'];
const quarterMonths = ['January to March', 'April to June', 'July to September', 'October to December'];
const bought = String.raw`(?:bought|purchased|got into|went into|put my money in)`;

export const deskWords: readonly Rewording[] = [
  [re(String.raw`\bdry powder\b(?:,? (?:did|does|do|has|have|had) ([^?,]{2,40}?) (?:have|hold|had|keep)\b)?`), (_whole: string, who = ''): string => (who === '' ? 'cash and short-term investments' : `cash and short-term investments did ${who} have`)],
  [re(String.raw`(cash and short-term investments[^?]{0,60}?),? (?:counting|that is|i\.e\.,?|meaning|made up of|being) (?:its |the )?cash (?:plus|and|&|\+) short-term investments`), '$1'],
  [re(String.raw`\bcash from (?:ops|oper)\b\.?`), 'operating cash flow'],
  [re(String.raw`,? on an? (?:cost[- ]of[- ](?:sales|goods(?:[- ]sold)?|revenue)|cogs) basis\b(?<=${multiple}[^?]*)`), ''],
  [re(String.raw`\b(?:the )?(?:closing|final|last) bell (?=(?:on|of|at) )`), 'the close '], [re(String.raw`\bat the end of the (?:trading )?session (?=(?:on|of) )`), 'at the close '],
  [re(String.raw`\b((?:19|20)\d\d)\b([^?]*?)\b(?:the )?new year's eve (?:close )?(?:of|in) (?:that|the) (?:same )?year\b`), "$1$2the close of new year's eve $1"],
  [re(String.raw`\bhow many dollars(?:' worth)? of ${goods} (?:does|did|do) ([^?,]{2,40}?)(?:'s?)? (?:newest|latest|last|most recent|current) balance sheet (?:show|carry|list|report|have)(?: (?:in|as) (?:stock|inventory))?`), "what was $1's inventory at the latest balance sheet date"],
  [re(String.raw`\bwhat (?:value|amount|worth) of ${goods} (?:sat|lay|stood|was|were|is|are)(?: (?:sitting|lying|stored|held))? (?:in|on|at) ${whoseName}(?:${kept})(?:(?: and|,) (?:its |the )?(?:${kept}))*`), 'what was $1inventory'],
  [re(String.raw`\bhow much (heavier|lighter) (was|were|is) (it|[^?,]{2,30}?) (?=(?:in|at|for) [^?]{4,24}? than\b)`), (...[, way = '', verb = '', what = '']: readonly string[]): string => `how much ${way === 'heavier' ? 'higher' : 'lower'} ${verb} ${what} `],
  [re(String.raw`\bwhat (?:does|do|did) ([^?,]{2,40}?)(?:'s?)? (?:yield|pay|return) in dividends (?=(?:at|on|against|over) (?:the|its|their) (?:newest|latest|last|current|most recent|closing) )`), "what is $1's dividend yield "],
  [re(String.raw`\b(?:set )?(?:against|at|on) the (?:last|latest|newest|current) (?:close|price|closing price|share price),? what per ?cent(?:age)? (?:are|is|do|does) ((?:its|their|[A-Z][\w&.'-]*(?:'s?)?) )?dividends? (?:paying|pay(?:s)?|yielding|yields?|worth|bring(?:ing)?(?: in)?)(?: (?:me|us|you|holders|shareholders))?(?: (?:a|per|each) year)?`), 'what is $1dividend yield'],
  [re(String.raw`,? \bcounting (?:its |the )?(?:last|latest|most recent|past) four (?:quarterly )?dividends\b(?<=dividend yield[^?]*)`), ''],
  [re(String.raw`\btake (?:the|its) (?:four (?:most recent|latest|last|newest)|(?:most recent|latest|last|newest) four) (?:quarterly )?dividends over (?:the|its) (?:last|latest|newest|most recent) (?:closing price|close|price):? what (?:does|do|is|are) (?:the |its )?(?:shares?|stock|it) (?:yield|yielding|pay|paying)`), 'what is the dividend yield'],
  [re(String.raw`\b(what|how much) (?:did|does) (it|they|[A-Z][\w&.-]*(?: [A-Z&][\w&.-]*)?) sell(?=,? (?:and|what|how)\b|, | (?:and )?what\b)(?![^?]*\bshares sold\b)`), (...[, , who = '']: readonly string[]): string => `what was ${/^it$/i.test(who) ? 'its' : /^they$/i.test(who) ? 'their' : `${who}'s`} revenue`],
  [re(String.raw`\b(?:one|a|1) third(?= (?:vs|versus|against|over|on|from|more|less|higher|lower|up|down|year))`), '33.3%'],
  [re(String.raw`\bhow many times what (it|they|that) (?:was|were|stood at) (on|at|in) ((?:the end of )?${month} \d{1,2},? (?:19|20)\d\d) (?:is|was|would) (?:that|this|it)\b`), 'what is the ratio of that to $3'],
  [re(String.raw`\b(?:i|we) ${bought} (?:into )?([A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,2}) (?:at the close )?(?:on|of) (${day})[^.?!]{0,60}[.!] (?:so )?(?:what per ?cent(?:age)?|how many per ?cent|how much)(?: of (?:it|that|my money|the price))? (?:was|is|were|had been|has been) (?:gone|lost|wiped out) (?:by|on|at) (?:the close (?:on|of) )?(${day})`), "By what percentage did $1's shares fall from $2 to $3"],
  [re(String.raw`\b(what|how much) (did|does|do|has|have) each share(?: of (?:it|mine|the stock))? (?:pay|paid|bring|give|hand)(?: (?:me|us|you|holders|its owners|out))?(?! (?:per|for))`), '$1 $2 it pay in dividends per share'],
  [re(String.raw`\b(?:quarterly |latest |newest |last )*payouts? per share\b`), (whole: string): string => whole.replace(/payouts?/i, 'dividend')],
  [re(String.raw`\b(?:dividend|payout) cheques?\b`), 'dividends paid'],
  [re(String.raw`\b(operating (?:income|profit)|net (?:income|profit)|gross profit|free cash flow) (?:as|in) (?:a )?(?:percentage|per ?cent|share|%) of (?:them|those|it|that)\b(?<=\b(?:sales|revenues?|turnover)\b[^?]*)`), (...[, line = '']: readonly string[]): string => `${line.toLowerCase().replace(/ (?:income|profit)$/, '').replace('free cash flow', 'free cash flow')} margin`],
  [re(String.raw`\bhow much (?:had|has|have) ([A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,2}|it|they) borrowed(?: (?:in all|in total|altogether|all told))?(?:,? (?:both )?(?:short|long)(?:[- ]term)? (?:and|plus) (?:short|long)(?:[- ]term)?)?(?=,| and|\?)`), (...[, who = '']: readonly string[]): string => `what was ${/^it$/i.test(who) ? 'its' : /^they$/i.test(who) ? 'their' : `${who}'s`} total debt`],
  [re(String.raw`\bwhat ([A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,2}|it|they) took in as (?:sales|revenues?)\b`), 'revenue'],
  [re(String.raw`\bwhat per ?cent(?:age)? of (that year's |the year's |its |their |the )?((?:net |total )?(?:free cash flow|operating cash flow|income|profit|revenues?|sales|assets|capex|capital expenditure)) (?:was|is|were|are|did) (?:that|this|it|they)(?: (?:make|come to|represent|amount to|equal))?(?= ?[?.]|$)`), 'what is that as a percentage of $2'],
  [re(String.raw`\b(?:repurchas(?:e|ing|ed)|buy(?:ing)?(?: back| in)?|bought(?: back| in)?|purchas(?:e|es|ing) of) (?:its|their) own (?:shares|stock)(?: back)?(?<=\b(?:spen[dt]|spending|put in(?:to)?|cost|paid(?: out)?|by|of|how much|its|for|on|the) (?:\w+ ){2,6})`), 'share repurchases'],
  [re(String.raw`\b(ke(?:ep|pt|eps)|hold(?:s|ing)? on to|held on to) (more|less|the most|the least) of (?:each|every|a) (?:sales|revenue) dollar as (net|operating|gross) (?:income|profit|earnings)`), (...[, , how = '', kind = '']: readonly string[]): string => `had the ${/more/.test(how) ? 'higher' : /less/.test(how) ? 'lower' : /most/.test(how) ? 'highest' : 'lowest'} ${kind} margin`],
  [re(String.raw`\bheadline (?:cpi|consumer price index)\b(?<=\binflation\b[^?]*)`), ''], [re(String.raw`\bmeasured over (?:the )?(?:twelve|12) months(?: on(?: the)?)?(?= ?[?,.]|$)`), ''],
  [re(String.raw`\b((?:fiscal|fy) ?(?:year )?)((?:19|20)\d\d),? and (?:the|its) (?:fiscal |financial )?year (?:before(?: it| that)?|prior)\b(?! to)`), (...[, lead = '', year = '']: readonly string[]): string => `${lead}${year} and ${lead}${String(Number(year) - 1)}`],
  [re(String.raw`\bhow much cash (?:did|does|do) the operations of ([A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,2}) (?:throw off|generate|bring in|produce|yield)`), "what was $1's operating cash flow"],
  [re(String.raw`\bwhat was it (?:once|when|after|if) food and energy (?:are|were|is) (?:stripped|taken|left|carved) out\b`), 'what was core inflation'],
  [re(String.raw`\b(what|which|the|its) top line\b`), '$1 revenue'], [re(String.raw`,? and (?:what|how much) (?:that|this|it) (?:came|comes|works? out|worked out|amounts?|amounted) to (?:per|a|for each|for every) share\b(?<=\b(?:income|profits?|earnings|bottom line)\b[^?]*)`), ', and diluted earnings per share'],
  [re(String.raw`\bby how many per ?cent did ([A-Z][\w&.-]*(?:'s)?(?: [A-Z&][\w&.-]*(?:'s)?){0,2}) (?:share price|stock price|shares?|stock) (?:change|move|rise|fall|gain|lose) (?:in|over|during) (?:calendar )?((?:19|20)\d\d),? and what was (?:its|the) (highest|lowest) (?:close|closing price)(?: (?:in|of|during) (?:that|the same) year| that year)?`), 'what was the $3 close of $1 in $2, and by how many percent did it move over the year'],
  [re(String.raw`\b(?:the )?(first|second|third|fourth) calendar quarter (?:of |in )?((?:19|20)\d\d)`), (...[, name = '', year = '']: readonly string[]): string => `${quarterMonths[ordinals.indexOf(name.toLowerCase())] ?? ''} ${year}`],
  [re(String.raw`\b(?:calendar (?:q|quarter )|q)([1-4]),? (?:of |in )?((?:calendar (?:year )?)?)((?:19|20)\d\d)(?<=\bcalendar\b[^?]{0,14})`), (...[, quarter = '', , year = '']: readonly string[]): string => `${quarterMonths[Number(quarter) - 1] ?? ''} ${year}`],
  [re(String.raw`\b(?:in|over|during|for|through) the (?:year|twelve months|12 months) (?:up to|ending(?: on)?|ended(?: on)?|through|until) (?=(?:the )?(?:\d{1,2}|${month}))`), 'in the year to '],
  [re(String.raw`\bhow much ((?:net |gross )?(?:interest income|operating income|operating profit|investment income|fee income|noninterest income|non-interest income)) (?:did|does|do) ([A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,2}|it|they) (?:earn|make|book|record|generate|bring in|report|post)`), (...[, line = '', who = '']: readonly string[]): string => `what was ${/^it$/i.test(who) ? 'its' : /^they$/i.test(who) ? 'their' : `${who}'s`} ${line}`],
];
