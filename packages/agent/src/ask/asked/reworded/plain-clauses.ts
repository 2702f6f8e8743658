// Clauses that say in passing what a figure is of: taken apart, each part of the question has to say it too.
/** "What share of revenue was left as operating income, and what share as net income?": the second share is of the same whole. */
const shareAgain = /\b(what|which|how (?:big|large) an?) (share|percentage|part|fraction|portion) of ([^?,.;]{3,60}?) (was|were|is|are|went|did|ended|stayed|remained|came|goes)\b([^?.;]{3,60}?),? (?:and|&) (?:what|which|how (?:big|large) an?) \2 (?=(?:as|was|were|went|to|into|for|on|stayed|remained|ended|came|did)\b)/gi;
/** "The quarter that ended on 30 June": nothing of a price that ended there. */
const endedOn = /\b(quarter|year|(?:three|six|nine|twelve|3|6|9|12) months|half[- ]year),? (?:(?:that|which) )?(?:ended|ending|closed|closing|finished|finishing|ran|running) (?:on|at|to|up to) (?:the )?(?=\d|jan|feb|mar|apr|may|june?\b|july?\b|aug|sep|oct|nov|dec)/gi;
/** "Set operating income against interest expense and give me the multiple": of the two, and no multiple of the price. */
const setAgainst = /\b(?:set|put|hold|measure|stack) ([^?.,]{3,60}?) (?:up )?against ([^?.,]{3,50}?),? (?:and|then) (?:then )?(?:give|tell|show|name)(?: me)? (?:the|its|that) (?:multiple|factor|number of times)(?=[?.,!]|$)/gi;

export function inPlainClauses(text: string): string {
  return text.replace(endedOn, '$1 ended ').replace(shareAgain, '$1 $2 of $3 $4$5, and what $2 of $3 ').replace(setAgainst, 'what was the ratio of $1 to $2');
}
