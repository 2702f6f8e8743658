// The newest quarter held against the one before it, where no quarter is named: the last two of them.
import { bare, end, groupsOf, lineOf } from './of-statements.ts';

const sequential = String.raw`(?:on a |in )?(?:quarter[- ](?:over|on|to|by)[- ]quarter(?: (?:terms|basis))?|qoq|q\/q|q-o-q|q[- ](?:over|on)[- ]q|sequentially|sequential terms)`;
const last = String.raw`(?:(?:in|for|during|of) )?(?:the |its |their )?(?:latest|last|most recent|newest|current|past) quarter`;
const previous = String.raw`(?:(?:in|that of) )?(?:the |its |their )?(?:previous|prior|preceding) quarter|(?:(?:in|that of) )?the (?:quarter|one) (?:just |right )?before(?: it| that)?`;
const against = String.raw`(?:from|versus|vs\.?|against|compared (?:with|to)|relative to|than|over|on|to|with)`;
const held = String.raw`(?:${sequential}|(?:${last},? )?${against} (?:${previous})|${last},? (?:and|&|,) (?:the )?(?:${previous}))`;
const moved = String.raw`(?:change|move|develop|evolve|do|fare|shift|go|come out|compare|grow|rise|fall|improve|increase|decline|drop)`;

const how = new RegExp(String.raw`^(?<lead>${bare})(?:by )?(?:how|what)(?: (?:much|far|fast|many (?:points|percentage points|basis points)))? (?:did|has|does|have|do|was|were|is) (?:the )?(?:(?:change|move|growth) in )?(?<what>[^?.;,]{4,60}?)(?: ${moved}(?:d|n|ed)?)?,? ${held}${end}`, 'iu');
const isSo = new RegExp(String.raw`^(?<lead>${bare})(?:did|has|have) (?<what>[^?.;,]{4,60}?) (?:(?<up>improved?|r[io]sen?|gr[eo]wn?|increased?|gone? up|climb(?:ed)?|widen(?:ed)?|expand(?:ed)?)|(?:f[ae]ll(?:en)?|decline[d]?|drop(?:ped)?|decreased?|gone? down|shrink|shrunk|narrow(?:ed)?|contract(?:ed)?|worsen(?:ed)?|slip(?:ped)?)),? ${held}${end}`, 'iu');
const bareLine = new RegExp(String.raw`^(?<lead>${bare}(?:(?:give|show|tell) me )?)(?<what>(?!(?:is|are|was|were|did|do|does|how|what|which|who|why|when|has|have|if|by)\b)[^?.;,]{4,60}?)(?: (?:change|growth|move|delta))?,? ${held}(?: (?:change|growth|move))?${end}`, 'iu');
/** A time of its own, or a year before as well. */
const timed = /\d|\b(?:year\w*|month\w*|since|last|latest|average|each|every|first|second|third|fourth|january|march|april|june|july|september|october|december)\b/i;

/** As it was where it is no such question. */
export function quarterBack(text: string): string {
  const decided = groupsOf(text, [isSo]);
  const groups = decided ?? groupsOf(text, [how, bareLine]);
  const what = groups === null ? null : lineOf(groups, timed);
  if (groups === null || what === null) return text;
  const { lead = '', end: stop = '', up } = groups;
  return `${lead}${decided === null ? `By how much did ${what} change` : `Has ${what} ${up === undefined ? 'fallen' : 'risen'}`} over the last two quarters${stop}`;
}
