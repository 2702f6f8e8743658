// Short everyday asks: where a share is at, which of two terms is what, who is out of a job, what dividends pay, where a figure comes from, from the last day of one time to that of another.
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const firm = String.raw`([A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,3}?)`;
const paper = '(?:stock|shares?|share price|stock price)';
const year = String.raw`(20\d\d)`;
const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const month = `(?:${names.join('|')})`;
const day = String.raw`(?:${month} \d{1,2},? 20\d\d|\d{1,2} ${month},? 20\d\d)`;

/** A year closes on its last day, a month on its own. */
function lastDay(words: string): string {
  const [, name, of = ''] = new RegExp(String.raw`(?:(${month}),? )?(20\d\d)`, 'i').exec(words) ?? [];
  const at = name === undefined ? 11 : names.findIndex((one) => one.toLowerCase() === name.toLowerCase());
  return `${names[at] ?? ''} ${String(new Date(Date.UTC(Number(of), at + 1, 0)).getUTCDate())}, ${of}`;
}

const ending = String.raw`(?:the )?(?:last|final) (?:trading |market |business )?(?:day|session) of ((?:${month},? )?20\d\d)`;
const times: readonly Rewording[] = [
  [re(String.raw`\b(from|between|since) ${ending} (to|and|until|till|through) (?:${ending}|(${day}))`), (...[, lead = '', first = '', joint = '', then = '', at = '']: readonly (string | undefined)[]): string => `${lead} ${lastDay(first)} ${joint} ${at === '' ? lastDay(then) : at}`],
  [re(String.raw`\b(from|between) (${day}) (to|and|until|till|through) ${ending}`), (...[, lead = '', first = '', joint = '', then = '']: readonly string[]): string => `${lead} ${first} ${joint} ${lastDay(then)}`],
];

/** Where a share is, and what it did. */
const prices: readonly Rewording[] = [
  [re(String.raw`\b${firm}(?:['’]s?)? ${paper},? where(?:'s| is| are) (?:it|they)(?: at| now| standing| trading| sitting)*(?=[?.!]|$)`), (...[, who = '']: readonly string[]): string => `what is ${who}'s latest share price`],
  [re(String.raw`^((?:on )?${day}),? ${firm}(?:'s)?(?: ${paper})?[:,-] (?:and )?where did (?:it|they|the ${paper}) (?:finish|end up|end|close|settle|land)(?: up)?(?=[?.!]|$)`), (...[, when = '', who = '']: readonly string[]): string => `what did ${who} shares close at on ${when.replace(/^on /i, '')}`],
  [re(String.raw`\b(?:what|how) did (?:the|its|their|(?=[A-Z]))((?:[A-Z][\w&.'’-]* ){0,3}) ?${paper} do in (?:calendar )?${year},? (?:and|or) (?:what |how |what did it do )?(?:in )?(?:calendar )?${year}(?:,? (?:each )?(?:from )?(?:one )?year-?(?: |-)?end (?:close )?to (?:the next )?year-?(?: |-)?end)?`), (...[, who = '', first = '', second = '']: readonly string[]): string => `by how many percent did ${who === '' ? 'its ' : who}share price change in each of ${first} and ${second}`],
  [re(String.raw`\b(?:and )?what (?:do|does|would|will) (?:the|its|their|those) (?:dividends?|payouts?) (?:pay|give|bring|earn|yield)(?: me| you| us)? (?:in percent|as a percent(?:age)?|percent-?wise)`), 'what is the dividend yield'],
];
const put = String.raw`(?:if|say|suppose) (?:i|you|we) (?:put|stick|park)(?: (?:some|my|a bit of|a little))* (?:money|cash|savings)? ?(?:in|into) ${firm}(?= at (?:the|its) (?:last|latest|newest) (?:close|price))`;
/** Money put in only to see what it yields. */
const yields: readonly Rewording[] = [
  [re(String.raw`${put}( at (?:the|its) (?:last|latest|newest) (?:close|price)),? what is the (dividend|earnings) yield`), 'what is the $3 yield of $1$2'],
];

/** Lines and the economy. */
const lines: readonly Rewording[] = [
  [re(String.raw`\bhow much of what ${firm} earned((?: (?:in|for|over) (?:fiscal |FY ?)?20\d\d)?) (?:really |actually )?(?:turned into|became|ended up as|came in as|turned up as|was) (?:hard |real )?(free cash|cash)(?: flow)?(?:,? (?:in percent|as a percent(?:age)?))?`), (...[, who = '', when = '', what = '']: readonly string[]): string => `what was ${who}'s ${/^free/i.test(what) ? 'free' : 'operating'} cash flow${when} as a percentage of its net income`],
  [re(String.raw`(?<=\bgrow\b[^?]*)\bhow many (percentage points|points) (?:of (?:growth|pace|speed) )?(?:went missing|got lost|were lost|was lost|has it lost|did it lose|disappeared)`), 'by how many $1 had the growth slowed down'],
  [re(String.raw`\b(?:how many|what (?:percent(?:age)?|share|part))(?: (?:of )?(?:people|folks|americans|workers|the workforce))? (?:were|was|are|is|had been) (?:out of (?:a job|work|jobs)|without (?:a job|work|jobs)|jobless|on the dole|unemployed)((?: (?:that|in that|in the same) month)?),? in (?:percent|per cent)`), 'what was the unemployment rate$1'],
  [re(String.raw`\b(?:what|how much) (?:are|is|were|was|do|did) ((?:ten|10|five|5|thirty|30)[- ]year) (?:tips|inflation-indexed treasur(?:y|ies)|linkers) (?:paying|yielding|pay|yield|giving)(?: (?:you|us|me))?(?: in real terms| after inflation)?`), (...[, term = '']: readonly string[]): string => `what is the ${term} real yield`],
];

/** Which of two terms is which, and which filing a figure stands in. */
const terms: readonly Rewording[] = [
  [re(String.raw`\b(?:i|we)(?: (?:always|keep|often|forever|never stop))? (?:mix(?:ing)? up|confus(?:e|ing)|muddl(?:e|ing)(?: up)?) (?:the )?([a-z][a-z\/ -]{2,40}?) (?:and|with) (?:the )?([a-z][a-z\/ -]{2,40}?)[.:;] (?:so )?(?:what(?:'s| is) (?:what|the difference)|which is which|what is it that sets them apart)(?=[?.!]|$)`), 'What is the difference between $1 and $2'],
  [re(String.raw`\bwhere (?:does|do|did) ([^?,]{6,60}?)(?: (?:figure|number|amount))? come from,? and when was (?:that|it|this) (?:handed in|put in|turned in|sent in|filed|submitted|lodged)`), 'which filing is the source of $1, and when was it filed'],
];

export const shortAsks = (text: string): string => sayAgain(text, [...times, ...prices, ...yields, ...lines, ...terms]);
