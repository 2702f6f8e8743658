// What is paid for earnings or sales, by its name: "what it costs per dollar of 2024 EPS" is a price-earnings ratio, "for each dollar it rings up" a price-to-sales ratio.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const name = String.raw`([a-z][\w&.’'-]*(?: [a-z&][\w&.’'-]*){0,2}?)`;
const share = any('it', 'one', 'the (?:stock|shares?|company)', 'a share', 'its (?:stock|shares?)', 'they');
const costs = any('costs?', 'sells? for', 'goes? for', 'trades? (?:for|at)', 'is (?:going|selling|trading) for', 'fetch(?:es)?');
const now = String.raw`(?: (?:now|today|at the (?:last|latest|newest|current|present) (?:close|price|quote)))?`;
const time = String.raw`((?:fiscal |fy ?)?(?:20)?\d\d |(?:last|past) year's )?`;
const earned = any('diluted (?:eps|earnings(?: per share)?)', 'eps', 'earnings(?: per share)?', 'profits?(?: per share)?');
const people = any('you', 'we', 'i', 'one', 'folks', 'people', 'investors', 'buyers', 'they');
const paying = any('paying', 'pay', 'laying out', 'lay out', 'putting down', 'put down', 'handing over', 'shelling out');
const rings = any('rings up', 'takes in', 'sells', 'brings in', 'turns over', 'makes in sales', 'rang up', 'took in', 'sold');
const earns = any('(?:has been|have been) earning', 'earns?', 'earned', 'makes?', 'made', 'nets?');
const timesOver = any('how many times', 'at what multiple of', 'on what multiple of', 'for how many times', 'at how many times', 'what multiple of');
const costsNow = String.raw`(?: (?:now|today|currently|right now|at present|at the (?:last|latest|newest|current|present|most recent) (?:close|price|quote)))?`;
const trades = any('costs?', 'sells? (?:for|at)', 'goes? for', 'trades? (?:for|at|on)', 'is (?:going|selling|trading|priced|valued) (?:for|at|on)', 'fetch(?:es)?', 'changes? hands (?:for|at)', 'stands? at', 'is priced');
const bare = any('cost', 'sell (?:for|at)', 'go for', 'trade (?:for|at|on)', 'change hands (?:for|at)', 'stand at', 'fetch');
const going = any('(?:going|selling|trading|priced|valued|changing hands)(?: (?:for|at|on))?');
const thing = any('it', 'one', 'the (?:stock|shares?|company|price)', 'a share', 'its (?:stock|shares?)', 'they', 'this', 'that');
const ofYear = String.raw`(?:its |the |their )?((?:fiscal(?: year)? |fy ?)?20\d\d)(?:['’]s)? (?:(?:fully )?diluted )?(?:eps|earnings(?: per (?:diluted )?share)?|profits?(?: per (?:diluted )?share)?)`;
const ofYearBehind = String.raw`(?:its |the |their )?(?:(?:fully )?diluted )?(?:eps|earnings(?: per (?:diluted )?share)?|profits? per (?:diluted )?share) (?:of|for|in|from) ((?:fiscal(?: year)? |fy ?)?20\d\d)`;
/** What a share is at, and that this is held against what it earned. */
const price = any(`(?:['’]s|is|are) ${share} (?:going|selling|trading) for`, `(?:does|do) ${share} (?:cost|sell for|go for|fetch)`, `${share} ${costs}`, 'the (?:last|latest|newest) (?:close|price) (?:comes to|makes|amounts to|works out (?:at|to))');
const dollar = '(?:per|for (?:each|every|a|one)|against (?:each|every)) dollar of';
const paidFor = String.raw`(?<=\b(?:pay(?:ing)?|(?:lay|shell|fork)(?:ing)? out|hand(?:ing)? over|put(?:ting)? down)(?: now| today)? (?:for|per) )`;
const lastYear = String.raw`(?: (?:over|in|during|across) the (?:past|last) (?:year|twelve months|12 months|four quarters))`;

const ends: Readonly<Record<string, string>> = { less: 'lower', more: 'higher', least: 'lowest', most: 'highest' };

function hasMultiple(...[, how = '', before = '', behind]: readonly (string | undefined)[]): string {
  return `has the ${ends[how.toLowerCase()] ?? how} P/E at the last close on ${before}diluted EPS${behind === undefined ? '' : ` of ${behind}`}`;
}

/** Where its own part of the sentence names no day, and holds nothing against how it was. */
function onNewest(said: string, ...rest: readonly (string | number | undefined)[]): string {
  const text = String(rest.at(-1) ?? '');
  // Of one year alone nothing is mistaken.
  if (new Set((text.match(/(?:20\d\d|\bfy ?\d\d)\b/gi) ?? []).map((year) => year.slice(-2))).size < 2) return said;
  const at = Number(rest.at(-2) ?? 0);
  const part = `${/[^,;.?+]*$/.exec(text.slice(0, at))?.[0] ?? ''}${/^[^,;.?+]*/.exec(text.slice(at))?.[0] ?? ''}`;
  return /\b(?:close|priced?|prices|quote|then|end of|year[- ]end|was its|compare|versus|vs|change|rerat\w*)\b|\d{1,2}\/\d{1,2}|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}\b/i.test(part) ? said : `${said} at the last close`;
}

/** "FY2024 vs FY2023" beside a multiple of today: against the year before, so that the multiple keeps its one year. */
function onYearBefore(whole: string, ...rest: readonly (string | number | undefined)[]): string {
  const [later = '', first = '', second = ''] = rest.slice(0, 3).map(String);
  return /\bat the last close\b/.test(String(rest.at(-1) ?? '')) && Number(first) === Number(second) + 1 ? (isOfGrowth(rest) ? later.startsWith('in ') ? later : `in ${later}` : `${later} against the year before`) : whole;
}

/** Growth of a year is that against the year before already. */
const isOfGrowth = (rest: readonly (string | number | undefined)[]): boolean => /\bgrowth(?: rate)?(?: (?:in|for|of))? $/i.test(String(rest.at(-1) ?? '').slice(0, Number(rest.at(-2) ?? 0)));

/** The question's own verb asks, else it is a thing of a list. */
function asMultiple(whole: string, earnings: string): string {
  return `${/^what(?:['’]s| is| are| am| does| do| would)\b/i.test(whole) ? 'what is ' : ''}the P/E at the last close on ${earnings}`;
}

export const paidForEarnings: readonly Rewording[] = [
  [/\bP\/ ?E'?s\b(?!')/gi, 'P/E ratios'],
  // Who costs less by a multiple, and no costs of the business.
  [re(String.raw`(?<=\b(?:p\/?e|price-earnings|multiples?|diluted share|eps|earnings)\b[^?]{0,160}\b(?:which|who)(?: one| of (?:them|the two|these))?,? )(?:costs|is costing|comes out costing) (less|more)(?: (?:on|by) (?:that|this) (?:score|measure|basis|count|yardstick|multiple))?(?= ?[?.,;]|$)`), (_: string, how = ''): string => (how.toLowerCase() === 'less' ? 'is cheaper' : 'is more expensive')],
  // Who costs less for a dollar of what it earned has the lower multiple.
  [re(String.raw`(?<=\b(?:which|who)\b[^?.;]{0,80} )(?:costs?|sells? for|is priced at|goes? for)(?: the)? (less|more|least|most) ${dollar} (?:its |the )?${time}(?:${earned})(?: (?:of|for|in) ((?:fiscal |fy ?)?(?:20)?\d\d)\b)?`), hasMultiple],
  // "How many times 2024's diluted earnings per share the stock costs now".
  ...[ofYear, ofYearBehind].map((of): Rewording => [re(String.raw`\b${timesOver} ${of} (?:${thing} (?:now |currently )?${trades}|(?:does|do) ${thing} (?:now |currently )?${bare}|(?:is|are) ${thing} (?:now |currently )?${going})${costsNow}(?! (?:on|in|at the end|as of|by) )`), 'the P/E at the last close on diluted EPS of $1']),
  ...[ofYear, ofYearBehind].map((of): Rewording => [re(String.raw`\b${timesOver} ${of} (?:does|do|is|are) ${name}(?:['’]s (?:stock|shares?))? (?:now |currently )?(?:${bare}|${going})${costsNow}(?! (?:on|in|at the end|as of|by) )`), "what is $2's P/E at the last close on diluted EPS of $1"]),
  [re(String.raw`\bwhat ?${price}${now} (?:${dollar}|against|in) (?:its |their )?${time.slice(0, -1)}(?:${earned})${now}`), (whole: string, year = ''): string => asMultiple(whole, `${year}diluted EPS`)],
  [re(String.raw`\bwhat ?${price}${now} (?:${dollar}|against|in) (?:its |their )?(?:${earned}) (?:of|for|in) ((?:fiscal |fy ?)?(?:20)?\d\d)\b${now}`), (whole: string, year = ''): string => asMultiple(whole, `diluted EPS of ${year}`)],
  [re(String.raw`\bwhat (?:am|are|is|do|does|would) ${people} (?:be )?${paying}${now} ${dollar} (?:its |their |the )?${time.slice(0, -1)}(?:${earned})${now}`), (whole: string, year = ''): string => asMultiple(whole, `${year}diluted EPS`)],
  ...[ofYear, ofYearBehind].map((of): Rewording => [re(String.raw`\bwhat (?:do|does|would|did) (?:the|its|their|a) (?:(?:last|latest|newest|current|present) )?(?:share |stock |closing )?(?:price|close)(?: now| today)? (?:come|amount|work out|add up) (?:to|at)(?: now| today)? (?:over|divided by|as a multiple of|relative to|against|on) ${of}`), 'what is the P/E at the last close on diluted EPS of $1']),
  // Each dollar that comes in is a dollar of sales, each that is earned one of earnings.
  [re(String.raw`${paidFor}(each|every|a|one) dollar (?:that |which )?${name} ${rings}(?: at the tills?| in sales)?(?![\w])`), "$1 dollar of $2's sales"],
  [re(String.raw`${paidFor}(each|every|a|one) dollar (?:that |which )?${name} ${earns}(?: (?:per|a) (?:diluted )?share)?${lastYear}`), "$1 dollar of $2's trailing earnings"],
  [re(String.raw`${paidFor}(each|every|a|one) dollar (?:that |which )?${name} ${earns}(?: (?:per|a) (?:diluted )?share)?(?=[?.,]|$)`), "$1 dollar of $2's earnings"],
  [re(String.raw`\b(?:laying|shelling|forking) out (?=(?:for|per) (?:each |every |a |one )?dollar\b)`), 'paying '],
  [re(String.raw`(?<=\b(?:earnings|profits?|eps)\b[^?]{0,30})\bhow many times(?: over)? (?:are|would|do) ${people} (?:be )?${paying}(?: for (?:them|it|that))?(?: when ${people} (?:buy|buys|pick up|get) ${name}(?=[?.,]|$))?`), (...[, who]: readonly (string | undefined)[]): string => `what is ${who === undefined ? 'its' : `${who}'s`} price-earnings ratio`],
  [re(String.raw`\b(?:looking back (?:over|at)|going by) the (?:past|last) (?:year's|year’s|twelve months'|12 months') (?:${earned})`), 'on trailing twelve-month earnings'],
  // On the earnings of a year that is named the price is today's, unless another day is.
  [re(String.raw`\b(?:the )?(?:last|latest|newest|most recent) (?:close|price|closing price)(?: of each)?(?:,)? ?(?:over|divided by|\/|÷|against|to) (?:(?:the|its|their|each one's) )?((?:fiscal |fy ?)?(?:20)?\d\d (?:${earned})|(?:diluted )?(?:eps|earnings per share) (?:for|of|in) (?:fiscal |fy ?)?(?:20)?\d\d)`), 'the P/E at the last close on $1'],
  [re(String.raw`\b(p\/?e(?: ratio)?|price[- ](?:to[- ])?earnings(?: ratio| multiple)?)(?= (?:on|over|using|with|based on) (?:the |its |their )?(?:fiscal |fy ?)?(?:20)?\d\d(?:['’]s)? (?:${earned}))(?<!\b(?:then|was|were|old|previous) (?:the )?p\/?e(?: ratio)?)`), onNewest],
  [re(String.raw`\b((?:fiscal |fy ?)?(20\d\d)) (?:vs\.?|versus|against|over|from|on|compared (?:with|to)) (?:fiscal |fy ?)?(20\d\d)\b`), onYearBefore],
  // Under a price the earnings of the past year are those of the last four quarters.
  [re(String.raw`\b(p/?e|price[- ](?:to[- ])?earnings(?: ratio| multiple)?)\b([^?,]{0,40}?) (?:on|over|using|with|based on|to) (?:the |its |their )?(?:past (?:year's|year’s)|(?:past|last) (?:twelve|12) months['’]|last four quarters['’]) (?:diluted )?(?:earnings|eps|profits?)`), '$1$2 on trailing twelve-month earnings'],
];
