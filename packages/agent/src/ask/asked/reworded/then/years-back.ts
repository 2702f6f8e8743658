// A figure of the statements held against that of so many years ago: the newest fiscal year against the one so many before it, which are one more in a row.
import { countOf } from '../../number-words.ts';
import { bare, end, groupsOf, lineOf } from './of-statements.ts';

const ago = String.raw`(?:about |around |roughly |some |exactly )?(?<count>two|three|four|five|six|seven|eight|nine|ten|[2-9]|10) (?:fiscal )?years (?:ago|back|earlier|before)`;
const before = String.raw`(?:(?:it|they|that|what it|what they|where it|where they) (?:was|were|stood|did|had been) |that of |its level (?:of )?|(?:the )?level of |the (?:same )?figure (?:of|from) )?`;
const today = String.raw`(?: (?:now|today|currently|right now|at present))?`;
const up = String.raw`higher|up|bigger|larger|greater|more|better|wider|fatter|stronger|richer`;
const down = String.raw`lower|down|smaller|less|worse|narrower|thinner|weaker|leaner`;

const isMore = new RegExp(String.raw`^(?<lead>${bare})(?:is|are|has|have) (?<what>[^?.;,]{4,60}?)(?: (?:been|become|got|gotten|grown))?${today} (?:any )?(?:(?<up>${up})|${down})${today} (?:than|from|compared (?:with|to)|versus|vs\.?|against|over) ${before}${ago}${end}`, 'iu');
const compares = new RegExp(String.raw`^(?<lead>${bare})how (?:does|do|did) (?<what>[^?.;,]{4,60}?)${today} (?:compare|stack up|stand|look|measure up)${today},? (?:with|to|against|versus|vs\.?|compared (?:with|to)|relative to) ${before}${ago}${end}`, 'iu');
const beside = new RegExp(String.raw`^(?<lead>${bare}(?:(?:give|show|tell) me |compare )?)(?<what>(?!(?:is|are|was|were|did|do|does|how|what|which|who|why|when|has|have|if)\b)[^?.;,]{4,60}?)${today},? (?:versus|vs\.?|against|compared (?:with|to)|relative to|with) ${before}${ago}${end}`, 'iu');
const both = new RegExp(String.raw`^(?<lead>${bare})what (?:was|were) (?<what>[^?.;,]{4,60}?) ${ago}(?:,? and (?:what (?:is|are) (?:it|they)|(?:is|are) it|it is|they are)? ?(?:now|today|currently))${end}`, 'iu');
/** A time of its own. */
const timed = /\d|\b(?:quarter\w*|month\w*|since|last|latest|average|each|every)\b/i;

/** The newest year and so many before it. */
const span = (count: string): string => `over the last ${String((countOf(count) ?? 0) + 1)} fiscal years`;

/** As it was where it is no such question. */
export function yearsBack(text: string): string {
  const compared = groupsOf(text, [isMore]);
  const groups = compared ?? groupsOf(text, [compares, beside, both]);
  const what = groups === null ? null : lineOf(groups, timed);
  if (groups === null || what === null) return text;
  const { lead = '', count = '', end: stop = '', up: rises } = groups;
  return `${lead}${compared === null ? `By how much did ${what} change` : `Has ${what} ${rises === undefined ? 'fallen' : 'risen'}`} ${span(count)}${stop}`;
}
