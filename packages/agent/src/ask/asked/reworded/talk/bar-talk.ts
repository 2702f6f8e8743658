// How people at a bar put parts of a question: slides from the top to the bottom, the whole of a company with its debts, bites and slices, who hung on to most, what swallowed the cash.
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const firm = String.raw`([A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,3}?)`;
const slide = '(?:slide|fall|drop|tumble|decline|loss|slump|plunge|dive|descent)';
const time = String.raw`(?:(?: (?:in|for|of|over))? (?:fiscal |FY ?)?20\d\d)?`;
const keep = '(?:ke(?:ep|pt)|h(?:a|u)ng on to|h(?:o|e)ld on to|hold onto|held onto)';

/** Closes: the last, the fall from the top, from one last close to the other. */
const closes: readonly Rewording[] = [
  [re(String.raw`\bwhere did (?:it|they|the (?:stock|shares?)) (?:last (?:finish|close|settle|end)|(?:finish|close|settle|end)(?: up)? last)(?=[?,.]| and\b)`), 'what was its last close'],
  [re(String.raw`\b(?:worst|biggest|deepest|largest|steepest|ugliest|nastiest) (?:(?:peak|top|high|summit)[- ]to[- ](?:bottom|trough|low|floor) ${slide}|${slide},? (?:from )?(?:the |a |its )?(?:peak|top|high|summit) to (?:the |a |its )?(?:bottom|trough|low|floor)(?: (?:after|behind|that followed|following) it)?)(?: in (?:${firm}(?:['’]s)? )?(?:closes|closing prices))?`), (...[, who = '']: readonly string[]): string => `maximum drawdown${who === '' ? '' : ` of ${who}`}`],
  [re(String.raw`\b(from the last close of 20\d\d (?:to|until|till) the last)(?: one)? (?=of 20\d\d)`), '$1 close '],
  [re(String.raw`\bsince the (?:beginning|start|first day) of (january|february|march|april|may|june|july|august|september|october|november|december),? (20\d\d)`), 'since $1 1, $2'],
];

/** "With the fiscal 2024 year-end balance sheet": as of when debt and cash are, and not the price. */
const balance: readonly Rewording[] = [
  [re(String.raw`(?<=\benterprise value\b[^?]{0,60}),? (?:with|using|off|on) the ((?:fiscal |FY ?)?20\d\d) year-?(?: |-)?end balance sheet`), ', taking debt and cash from the balance sheet at the end of $1'],
];

/** Parts: what is kept, swallowed, thrown at something. */
const parts: readonly Rewording[] = [
  [re(String.raw`\b(?:how much|what (?:part|share|slice|percentage)) of (?:it|that|this|its sales|their sales) did (either|each|both|they|it|${firm.slice(1, -1)})(?: of (?:them|the two))? ${keep} as (operating|net|gross) (?:profit|income)(?:,? in percent)?`), (...[, who = '', what = '']: readonly string[]): string => `what was the ${what} margin of ${who}`],
  [re(String.raw`\b${keep} (?:the )?(most|least) of (?:its|their)((?: (?:fiscal |FY ?)?20\d\d)?) (?:sales|revenues?|takings) as (operating|net|gross) (?:profit|income)`), (...[, which = '', when = '', what = '']: readonly string[]): string => `had the ${/^most/i.test(which) ? 'highest' : 'lowest'} ${what} margin${when === '' ? '' : ` in${when}`}`],
  [re(String.raw`\bhow (?:much|big a (?:part|slice|share|bite)) (?:out )?of (?:the |its |their )?(?:cash (?:that )?(?:came|flowed) in from operations|operating cash(?: flow)?|cash from operations)(${time}) did (?:that|it|this|they|those) (?:swallow|eat|use|take|gobble|cost|need|burn)(?: up)?`), 'what share of its operating cash flow$1 was that'],
  [re(String.raw`\b(?:throw|threw|thrown|chuck|chucked|lavish|lavished) (?:at|on) (?=(?:its |the )?(?:r ?& ?d|research|development|cap ?ex|plant|equipment|data cent)\b)`), 'spend on '],
];

/** Who came out ahead, and who sits at the top. */
const people: readonly Rewording[] = [
  [re(String.raw`\b(who|which(?: (?:one|company|firm|share|stock))?(?: of (?:the two|them|these|those|both))?)(?:['’]s| is| was| has been| came(?: out)?| comes(?: out)?| ended(?: up)?| finished| sits| stands) (?:now )?(?:out )?(?:in front|in the lead|up front|to the fore|leading the (?:pack|field|race)|the front[- ]?runner)(?= (?:now|today|so far|then|since)\b|[?.,;!]|$)`), (...[, which = '']: readonly string[]): string => `${which} is ahead`],
  [re(String.raw`\b(?:who|which)((?: one)? of the (?:two|three|four|lot))? (?:cleared|netted|pocketed) (more|most)\b`), (...[, of = '', which = '']: readonly string[]): string => `which${of.replace(/^ one/i, '')} had the ${/^more/i.test(which) ? 'larger' : 'largest'} net income`],
];

export const barTalk = (text: string): string => sayAgain(text, [...closes, ...balance, ...parts, ...people]);
