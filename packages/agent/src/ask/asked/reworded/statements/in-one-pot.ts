// Two outlays that are taken as one sum in the words people have for it: lumped together, rolled into one, thrown in a pot, the one added to the other; and the sum that is then told as a part of something.
import type { Rewording } from '../rewording.ts';
import { any, operatingCash, operatingProfit, re, sales } from '../words.ts';

const put = any('lump(?:ed|ing)?', 'roll(?:ed|ing)?', 'thr[oe]wn?', 'throwing', 'tip(?:ped|ping)?', 'toss(?:ed|ing)?', 'pool(?:ed|ing)?', 'bundl(?:e|ed|ing)', 'pil(?:e|ed|ing)', 'heap(?:ed|ing)?', 'wrap(?:ped|ping)?', 'scoop(?:ed|ing)?', 'put(?:ting)?', 'pack(?:ed|ing)?', 'merg(?:e|ed|ing)');
const vessel = String.raw`(?:pot|pots?|heap|pile|basket|bucket|hat|kitty|bag|pool|lump|lot|figure|sum|number|amount|total)`;
const inOne = String.raw`(?:up )?(?:(?:all |both )?(?:in(?:to)?|as) (?:just )?(?:one|a single|the same)(?: (?:single|big|common))?(?: ${vessel})?|together)`;
const line = any('free cash(?: flow)?', 'fcf', operatingCash, 'ocf', 'cfo', 'net (?:income|profits?|earnings)', operatingProfit, 'gross profit', 'ebitda', sales);
const part = any('percent(?:age)?', 'per ?cent', '%', 'share', 'slice', 'part', 'portion', 'fraction', 'chunk', 'proportion', 'bite');
const took = any('use(?:d)? up', 'use', 'eat(?:en)? up', 'eat', 'eat into', 'swallow(?:ed)?(?: up)?', 'take(?: up)?', 'took(?: up)?', 'consume', 'absorb', 'account for', 'make(?: up)?', 'represent', 'gobble up', 'come(?: out)? (?:to|at)', 'amount to', 'equal', 'claim', 'soak up', 'burn(?: through)?');
const year = String.raw`(?:(?:fiscal(?: year)? |fy ?)?'?(?:20)?\d\d)`;
const when = String.raw`(?: (?:for|in|of|over) (?:(?:its|the) )?${year}(?: fiscal year)?)?`;
const ofThat = String.raw`(?:that |the same |the |its |their |this )*(?:(?:year|quarter|period)'s )?`;
const same = String.raw`(?: (?:of|in|for) (?:that|the same|each|either|this) (?:fiscal )?(?:year|one|quarter))?`;
/** Where a sum was told of; a figure alone is no sum. */
const ofTwo = String.raw`(?<=(?:\b(?:add(?:ed|ing)?|together|combined|sum|total|plus|pot|lumped|one)\b|\+)[^]{0,160})`;

export const inOnePot: readonly Rewording[] = [
  [re(String.raw`\bhow much (?:cash |money )?(?:has|have|did|had) ([a-z][\w&.'-]*(?: [a-z&][\w&.'-]*){0,2}?) (?:showered?|lavish(?:ed)?|rain(?:ed)?|bestow(?:ed)?|heap(?:ed)?|pour(?:ed)?|shower(?:ed)? down) (?:up)?on (?:its |their |the )?(?:owners|(?:share|stock)?holders|investors)`), 'how much did $1 return to its shareholders'],
  [re(String.raw`\b(?:the )?cash (?:that (?:was|is) )?(?:paid|handed|sent|given|spent|distributed)(?: out)? (?:as|in|on|through|by way of) (?:cash )?dividends`), 'dividends paid'],
  // "Put the two in one pot: how big is the pot?"
  [re(String.raw`\b${put} (?!in\b)([^?:;.]{5,90}?) ${inOne}(${when})(?:[:;,.]| -)? (?:and )?(?:(?:how (?:big|large|much|fat|full)|what)(?:'s| is| was| does| did| would)? (?:the|that|this|it)(?: (?:whole )?${vessel})?(?: (?:come|add up|amount) to| be| make)?|(?:tell|give|show) me (?:the )?(?:${vessel}))`), 'what was the combined total of $1$2'],
  [re(String.raw`\badd (?:up )?([^?:;.,]{4,80}?) (?:to|with) ([^?:;.]{4,60}?)(?:,? and |, |; ?)(?:then )?(?:report|give|tell|state|show|quote|name|write down)(?: me| us)? (?:the |their )?(?:sum|total|result)(?: of (?:the two|both))?(?=[;,.?]|$| and\b)`), 'what was the combined total of $1 and $2'],
  // "Dividends and buybacks rolled into one".
  [re(String.raw`(?<=(?:and|plus|&|\+) [^?;.]{3,40}?),? (?:(?:all|both) )?(?:lumped|rolled|thrown|tipped|tossed|pooled|bundled|piled|heaped|wrapped|put|packed|merged) ${inOne}(?![a-z])`), ' together'],
  // The sum as a part of something.
  [re(String.raw`${ofTwo}(?:[,;.]|,? and)? ?(?:and )?(?:then )?(?:please )?(?:express|state|show|give|put|restate|report|quote|scale|write)(?: me)? (?:it|that|this|the (?:sum|total|result|amount|figure))(?: too| again)? (?:in|as)(?: an?)? (?:${part}) of ${ofThat}(${line})${same}(?![a-z])`), ', and what percent of $1 was that'],
  [re(String.raw`${ofTwo}(?:^|[.?!,;] ?)(?:and )?(?:out )?of (?:the |its |that )*(?:year's )?(${line})(?: of (each|that|the same|either) (?:fiscal )?(?:year|one))?,? (?:what|which|how (?:big|large) an?) (?:${part})(?: in percent)? (?:did|does|was|is|were) (?:that|it|this|they|the (?:sum|total|two|pot|lot))(?: (?:${took}))?(?: of it)?(?![a-z])`), (...[, what = '', each = '']: readonly string[]): string => `, and what percent of ${what} was that${/each|either/i.test(each) ? ' in each year' : ''}`],
];
