// What is paid for earnings or sales, by its name: "what it costs per dollar of 2024 EPS" is a price-earnings ratio, "for each dollar it rings up" a price-to-sales ratio.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const name = String.raw`([a-z][\w&.’'-]*(?: [a-z&][\w&.’'-]*){0,2}?)`;
const share = any('it', 'one', 'the (?:stock|shares?|company)', 'a share', 'its (?:stock|shares?)', 'they');
const costs = any('costs?', 'sells? for', 'goes? for', 'trades? (?:for|at)', 'is (?:going|selling|trading) for', 'fetch(?:es)?');
const now = String.raw`(?: (?:now|today|at the (?:last|latest|newest|current|present) (?:close|price|quote)))?`;
const forEach = any('per', 'for (?:each|every|a|one)', 'against (?:each|every)');
const time = String.raw`((?:fiscal |fy ?)?(?:20)?\d\d |(?:last|past) year's )?`;
const earned = any('diluted (?:eps|earnings(?: per share)?)', 'eps', 'earnings(?: per share)?', 'profits?(?: per share)?');
const people = any('you', 'we', 'i', 'one', 'folks', 'people', 'investors', 'buyers', 'they');
const paying = any('paying', 'pay', 'laying out', 'lay out', 'putting down', 'put down', 'handing over', 'shelling out');
const rings = any('rings up', 'takes in', 'sells', 'brings in', 'turns over', 'makes in sales', 'rang up', 'took in', 'sold');
const earns = any('(?:has been|have been) earning', 'earns?', 'earned', 'makes?', 'made', 'nets?');
const lastYear = String.raw`(?: (?:over|in|during|across) the (?:past|last) (?:year|twelve months|12 months|four quarters))`;

export const paidForEarnings: readonly Rewording[] = [
  [re(String.raw`\bwhat ${share} ${costs}${now} ${forEach} dollar of ${time}(?:${earned})`), 'the P/E at the last close on $1diluted EPS'],
  [re(String.raw`\bwhat the (?:last|latest|newest) (?:close|price) (?:comes to|makes|is|amounts to|works out (?:at|to)) in (?:${earned}) of (?=(?:fiscal |fy ?)?(?:20)?\d\d)`), 'the P/E at the last close on diluted EPS of '],
  [re(String.raw`\bwhat(?:'s|’s| is| are) ${share} (?:going|selling|trading) for against its (?:${earned}) (?:of|for|in) ((?:fiscal |fy ?)?(?:20)?\d\d)${now}`), 'what is its P/E at the last close on diluted EPS of $1'],
  [re(String.raw`\bhow (?:many dollars|much(?: money)?) (?:are|do|does|would) ${people} ${paying}${now} for (?:each|every) dollar (?:that |which )?${name} ${rings}(?: at the tills?| in sales)?`), "what is $1's price-to-sales ratio"],
  [re(String.raw`\bhow (?:many dollars|much(?: money)?) (?:are|do|does|would) ${people} ${paying}${now} for (?:each|every) dollar (?:that |which )?${name} ${earns}(?: (?:per|a) (?:diluted )?share)?${lastYear}`), "what is $1's price-earnings ratio on trailing twelve-month earnings"],
  [re(String.raw`\bhow (?:many dollars|much(?: money)?) (?:are|do|does|would) ${people} ${paying}${now} for (?:each|every) dollar (?:that |which )?${name} ${earns}(?: (?:per|a) (?:diluted )?share)?(?=[?.,]|$)`), "what is $1's price-earnings ratio"],
  // Under a price the earnings of the past year are those of the last four quarters.
  [re(String.raw`\b(?:looking back (?:over|at) |(?:on|over|against|going by) )the (?:past|last) (?:year's|year’s|twelve months'|12 months') (?:${earned}),? how many times(?: over)? (?:are|would|do) ${people} (?:be )?${paying}(?: for (?:them|it|that))? (?:when ${people} (?:buy|buys|pick up|get) )?${name}(?=[?.,]|$)`), "what is $1's price-earnings ratio on trailing twelve-month earnings"],
  [re(String.raw`\b(p/?e|price[- ](?:to[- ])?earnings(?: ratio| multiple)?)\b([^?,]{0,40}?) (?:on|over|using|with|based on|to) (?:the |its |their )?(?:past (?:year's|year’s)|(?:past|last) (?:twelve|12) months['’]|last four quarters['’]) (?:diluted )?(?:earnings|eps|profits?)`), '$1$2 on trailing twelve-month earnings'],
];
