// "Did Acme's revenue beat its 2019 level in 2024?", "is it back to its 2018 level?": the figure of one year held against that of another, in the words that every reader knows.
import { bare, end, groupsOf, lineOf, type Groups } from './of-statements.ts';

const year = String.raw`(?:(?:fiscal|fy|calendar)(?: year)? ?)?(?:19|20)\d\d`;
const above = String.raw`(?:exceed(?:ed|s)?|beat(?:en|s)?|top(?:ped|s)?|pass(?:ed)?|surpass(?:ed)?|overtak(?:e|en)|overtook|outdo(?:ne)?|reach(?:ed)?|regain(?:ed)?|match(?:ed)?|climb(?:ed)? (?:back )?(?:above|over|past|to)|r[io]sen? (?:back )?(?:above|over|past)|(?:go|gone|got|gotten|get|come|been|returned?|recover(?:ed)?|bounced?)? ?(?:back )?(?:above|over|past|beyond|ahead of)|(?:(?:go|gone|got|gotten|get|come|been) )?back (?:at|to|up to)|return(?:ed)? to|recover(?:ed)? to)`;
const below = String.raw`(?:f[ae]ll(?:en)? (?:back )?(?:below|under|short of)|(?:gone |been |dropped |drop |slipped |slip |sunk )?(?:below|under|short of|beneath))`;
const level = String.raw`(?:level|figure|mark|value|number|total|amount|high|peak|record|one)s?`;
const auxiliary = String.raw`(?<aux>did|has|have|is|are|was|were)`;
const then = String.raw`(?:its|their|the|his|her)(?: own)? (?<then>${year})(?:'s)?`;
const later = String.raw`(?:,? (?:by|in|for|during) (?<later>${year}|(?:the )?(?:last|latest|most recent) (?:fiscal )?year)|,? (?<last>last year)|,? (?:yet|again|now|today|so far|since))?`;

const itself = new RegExp(String.raw`^(?<lead>${bare})${auxiliary} (?<what>[^?.;,]{4,60}?) (?:(?<above>${above})|(?<below>${below})) ${then} ${level}${later}${end}`, 'iu');
/** "Did Acme beat its 2022 profit in 2024?" */
const ofWhom = new RegExp(String.raw`^(?<lead>${bare})${auxiliary} (?<whom>[\p{Lu}][\p{L}\p{N}&.'’ -]{1,30}?) (?:(?<above>exceed(?:ed)?|beat(?:en)?|top(?:ped)?|surpass(?:ed)?|match(?:ed)?|outdo(?:ne)?|better(?:ed)?)|(?<below>fall(?:en)? (?:below|short of))) ${then} (?<line>[\p{L}&' -]{3,40}?)${later}${end}`, 'iu');
/** Both years are said by the pattern itself. */
const never = /(?!)/;
/** What somebody expected of a year is no figure of that year. */
const expected = /\b(?:estimates?|guidance|targets?|forecasts?|expect\w*|consensus|plans?|outlook|promise\w*|budgets?)\b/i;

function asked(what: string, { lead = '', below: under, then: before = '', later: at, last, end: stop = '' }: Groups): string {
  const side = under === undefined ? 'higher' : 'lower';
  const time = at === undefined ? last : `in ${at}`;
  return time === undefined ? `${lead}Is ${what} ${side} now than in ${before}${stop}` : `${lead}Was ${what} ${side} ${time} than in ${before}${stop}`;
}

/** As it was where it is no such question. */
export function levelOfYear(text: string): string {
  if (expected.test(text)) return text;
  const own = groupsOf(text, [itself]);
  const what = own === null ? null : lineOf(own, never);
  if (own !== null && what !== null) return asked(what, own);
  const found = groupsOf(text, [ofWhom]);
  const line = found === null ? null : lineOf({ what: found['line'] }, never);
  return found === null || line === null ? text : asked(`${found['whom'] ?? ''}'s ${line}`, found);
}
