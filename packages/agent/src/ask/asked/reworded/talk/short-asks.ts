// Parts of short everyday asks: the last day of a time, where a share is, what a dividend pays, profit that became cash, who is out of work, what a bond pays after inflation, two terms that somebody mixes up, where a figure comes from.
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const paper = '(?:stock|shares?|share price|stock price)';
const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const month = `(?:${names.join('|')})`;
const day = String.raw`(?:${month} \d{1,2},? 20\d\d|\d{1,2} ${month},? 20\d\d)`;

/** A year closes on its last day, a month on its own. */
function lastDay(words: string): string {
  const [, name, of = ''] = new RegExp(String.raw`(?:(${month}),? )?(20\d\d)`, 'i').exec(words) ?? [];
  const at = name === undefined ? 11 : names.findIndex((one) => one.toLowerCase() === name.toLowerCase());
  return `${names[at] ?? ''} ${String(new Date(Date.UTC(Number(of), at + 1, 0)).getUTCDate())}, ${of}`;
}

const ending = String.raw`(?:the )?(?:last|final) (?:trading |market |business )?(?:day|session|one) of ((?:${month},? )?20\d\d)`;
/** Either end of a stretch, or both; and the one year beside the other. */
const times: readonly Rewording[] = [
  [re(String.raw`\b(from|between|since) ${ending}(?= (?:to|and|until|till|through) )`), (...[, lead = '', first = '']: readonly string[]): string => `${lead} ${lastDay(first)}`],
  [re(String.raw`(?<=\b(?:from|between|since) ${day} )(to|and|until|till|through) ${ending}`), (...[, joint = '', then = '']: readonly string[]): string => `${joint} ${lastDay(then)}`],
  [re(String.raw`(?<=\b(?:what|how) did\b[^?]{0,60} do in (?:calendar |fiscal )?20\d\d),? (?:and|or) (?:what|how)(?: did (?:it|they) do)? (?=in (?:calendar |fiscal )?20\d\d)`), ' and '],
];

function asFlow(...[, verb = '', free]: readonly (string | undefined)[]): string {
  return `${verb} ${free === undefined ? 'operating' : 'free'} cash flow`;
}

const stands = '(?:at|standing|trading|sitting|going|now|today|these days|right now|at the moment|at present|currently)';
/** Where a share is, and what its dividend pays. */
const shares: readonly Rewording[] = [
  [re(String.raw`(?<=\b${paper}(?:,| -|:) )where(?:'s| is| are| do| does) (?:it|they|that)(?: (?:stand|sit|trade|${stands}))*(?=[?.!,]|$)`), 'what is the latest share price'],
  [re(String.raw`\bwhere(?:'s| is| are) (?:the|its|their|that|(?=[A-Z]))((?:[A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,2}'s? )?) ?(?:${paper}|price)(?: ${stands})+(?=[?.!,]|$| and\b)`), (...[, who = '']: readonly string[]): string => `what is ${who === '' ? 'its ' : who}latest share price`],
  [re(String.raw`\bwhat(?:'s| is| are) (the |its |their |[A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,2}(?:'s|s') )(?:stock|shares?) (?:at|on)(?= ?[?.,;]|$| (?:now|today|these days|right now|currently|at the moment)\b)`), 'what is $1latest share price'],
  [re(String.raw`\b(?:and )?what (?:do|does|would|will) (?:the|its|their|those) (?:dividends?|payouts?) (?:pay|give|bring|earn|yield)(?: me| you| us)? (?:in percent|as a percent(?:age)?|percent-?wise)`), 'what is the dividend yield'],
];

const became = '(?:turn(?:ed)? (?:into|out as|up as)|bec[ao]me|end(?:ed)? up (?:as|being)|c[ao]me in as|show(?:ed|s)? up as|was|is)';
const coined = String.raw`(?:(?:actual|hard|real|cold|good)(?:,? (?:hard|cold|real))? )`;
const noBalance = String.raw`(?! (?:flow|from|and|at|in the bank|on hand|balance|pile))`;
const earned = /\b(?:profits?|earnings|net income|bottom line|earned|made)\b/i;
/** Profit that became cash is the cash that its operations brought in, and no balance. */
const conversions: readonly Rewording[] = [
  [re(String.raw`\bof what ([A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,3}|it|they) (?:earned|made)(?![a-z]| (?:on|from|per|by)\b|[^,?]{0,30} before )`), (...[, who = '']: readonly string[]): string => `of ${/^(?:it|they)$/i.test(who) ? 'its' : `${who}'s`} net income`],
  [re(String.raw`(?<=\b(?:how much|what (?:part|share|portion|slice|percent(?:age)?)|how many cents)\b[^?.]{0,80} (?:really |actually |in fact )?)(${became}) (?:${coined})(free )?cash\b${noBalance}`), asFlow],
  [re(String.raw`(?<=\b(?:how much|what (?:part|share|portion|slice|percent(?:age)?)|how many cents)\b[^?.]{0,80} (?:really |actually |in fact )?)(turn(?:ed)? (?:into|out as|up as)|bec[ao]me|ended up as|c[ao]me in as|show(?:ed|s)? up as) (free )?cash\b${noBalance}`), asFlow],
  [re(String.raw`(?<=\b(?:profits?|earnings|net income)\b[^?.]{0,50}\b(?:how much|what (?:part|share|percent(?:age)?))(?: of (?:it|that))? )(was|is) (free )?cash\b${noBalance}`), asFlow],
];

/** Points of growth that are gone by the second time. */
const slower: readonly Rewording[] = [
  [re(String.raw`(?<=\bgrow(?:th|n)?\b[^?]{0,120})\bhow many (percentage points|points) (?:of (?:growth|pace|speed) )?(?:went missing|got lost|were lost|was lost|has it lost|did it lose|disappeared)`), 'by how many $1 had the growth slowed down'],
];

const idle = '(?:out of (?:a job|work|jobs)|without (?:a job|work|jobs)|jobless|on the dole|unemployed)';
const everybody = String.raw`(?:(?: (?:of (?:all )?)?(?:the )?(?:people|folks|americans|workers|workforce|labou?r force|grown-ups|population))? )`;
/** In percent: how many heads that is no series tells. */
const economy: readonly Rewording[] = [
  [re(String.raw`\bwhat (?:percent(?:age)?|share|part|proportion)${everybody}(?:were|was|are|is|had been) ${idle}`), 'what was the unemployment rate'],
  [re(String.raw`\bhow many${everybody}(?:were|was|are|is|had been) ${idle}(?=[^?.]{0,60}\b(?:in|as a|per) ?(?:percent(?:age)?|cent)\b)`), 'what was the unemployment rate'],
  [re(String.raw`(?<=\bwhat was the unemployment rate\b[^?.]{0,60}?),? (?:in percent|in per cent|as a percentage)(?=[?.,]|$| and\b)`), ''],
  [re(String.raw`\b(?:what|how much) (?:are|is|were|was|do|did) ((?:ten|10|five|5|thirty|30)[- ]year) (?:tips|linkers|inflation-(?:indexed|linked|protected) (?:treasur(?:y|ies)|bonds?|notes?|paper))(?: (?:paying|yielding|pay|yield|giving|give))(?: (?:you|us|me|a buyer))?(?: in real terms| after inflation)?`), 'what is the $1 real yield'],
];

const mixes = String.raw`(?:mix(?:ing|ed)? up|confus(?:e|ing|ed)|muddl(?:e|ing|ed)(?: up)?)`;
const term = String.raw`(?:the )?([a-z][a-z\/ -]{2,40}?)`;
const apart = String.raw`(?:what(?:'s| is) what|what(?:'s| is) the difference|which is which|what (?:is it that )?sets them apart|how do they differ)`;
/** Two terms that somebody mixes up, and which filing a figure stands in. */
const terms: readonly Rewording[] = [
  [re(String.raw`\b(?:\w+(?: \w+)?)(?: (?:always|keeps?|often|forever|never stop))? ${mixes} ${term} (?:and|with) ${term}[.:;,] (?:so |and )?${apart}(?=[?.!]|$)`), 'What is the difference between $1 and $2'],
  [re(String.raw`\bwhere (?:does|do|did) ([^?,]{6,60}?)(?: (?:figure|number|amount))? come from(?=,? and (?:when|on what)\b)`), 'which filing is the source of $1'],
  [re(String.raw`\bwhen was (that|it|this) (?:handed in|put in|turned in|sent in|submitted|lodged)\b`), 'when was $1 filed'],
];

export function shortAsks(text: string): string {
  return sayAgain(text, [...times, ...shares, ...(earned.test(text) ? conversions : []), ...slower, ...economy, ...terms]);
}
