// Parts of a question in the idiom of the street: the bell that rang, a day ended at its best, money lost on each share, all that was borrowed, who is on the payroll, the same again for another time.
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const firm = String.raw`(it|they|the company|[A-Z][\w&.-]*(?:['’]s(?= (?:lose|losing|make|have|end|stand|land)\b))?(?: [A-Z&][\w&.-]*){0,3}?)`;
const of = (who: string): string => (/^(?:it|they)$/i.test(who) ? 'its' : /^the /i.test(who) ? "the company's" : /['’]s$/.test(who) ? who : `${who}'s`);
const best = '(?:best|highest|dearest|strongest|top|peak)';
const worst = '(?:worst|lowest|cheapest|weakest|bottom)';
const bell = String.raw`(?:closing )?bell`;

/** Closes by the bell, and the day that a share ended at its best. */
const closes: readonly Rewording[] = [
  [re(String.raw`\b(?:(?:at|by|on) )?(?:the )?(?:very )?(?:last|most recent|latest) time (?:that )?(?:the )?${bell} (?:rang|went|sounded)|\bwhen (?:the )?${bell} (?:last|most recently) (?:rang|went|sounded)|\b(?:at|by|on) the (?:last|latest|most recent) (?:${bell}|ring of the bell)(?! of 20)`), 'at the last close'],
  [re(String.raw`\bat the bell(?= on\b)`), 'at the close'],
  [re(String.raw`\b(?:end|ended|finish|finished|close|closed) (?:a|the|any|one|its|their) (?:trading )?day at (?:its|their) (?:very |all-time )?${best}\b`), 'have their highest close'],
  [re(String.raw`\b(?:end|ended|finish|finished|close|closed) (?:a|the|any|one|its|their) (?:trading )?day at (?:its|their) (?:very |all-time )?${worst}\b`), 'have their lowest close'],
  [re(String.raw`\b(?:the )?(?:percentage )?(?:gain or loss|rise or fall|loss or gain|gain|loss|rise|fall|move|change)(?:,? (?:in percent|percent-?wise),?)? (?:on|over|against|since|from|versus|vs\.?) (?:the )?(?:final|last|closing) (?:close|price|day|session) of (20\d\d)\b(?! (?:to|until|till|through|up to) )`), 'the share price change in percent since the last close of $1'],
];

const each = '(?:per|for each|for every|on each|on every|a)';
/** What was lost is a net loss; what a share lost is not. */
const losses: readonly Rewording[] = [
  [re(String.raw`\bhow (?:much|many) (?:money|dollars|cash|in dollars) (?:did|has|have) ${firm} (?:lose|lost)\b(?! (?:in|on|off) (?:its|their|the) (?:share|stock|market))(?! (?:per|on each|for each|a) )`), (...[, who = '']: readonly string[]): string => `how large was ${of(who)} net loss`],
  [re(String.raw`\bhow much (?:did|has|have) ${firm} (?:lose|lost)((?: (?:in|over|during|for) (?:fiscal |fy ?|all of |the whole of )?20\d\d)?)(?=[^?]{0,30}\b${each} (?:diluted )?share\b)`), (...[, who = '', when = '']: readonly string[]): string => `how large was ${of(who)} net loss${when}`],
  [re(String.raw`(?<=\bnet loss\b[^?]{0,30}), (?:all in all|in all|all told|altogether|in total|overall|as a whole),? (?:and|or) ${each} (diluted |basic |single )?share\b`), ', and per $1share'],
  [re(String.raw`(?<=\bnet loss\b[^?]{0,40}) and (?:how (?:much|large) (?:is|was) (?:that|it) )?${each} (diluted |basic )?share\b`), ' and per $1share'],
  [re(String.raw`(?<=\b(?:gross|operating|net|pre-?tax) (?:profit|income|earnings|result)s?) \((?:or|and) (?:loss|losses|deficit)\)`), ''],
];

const taken = String.raw`(?:once|after|when|if) (?:you|we|i|one)(?:'ve|'d)? (?:take|took|taken|subtract(?:ed)?|deduct(?:ed)?|knock(?:ed)?|set) (?:away|off|out|aside)`;
/** What is owed, and what is left of it. */
const debts: readonly Rewording[] = [
  [re(String.raw`\b(?:everything|all|whatever|the lot)(?:(?: that)? (?:was|is|it|they))?(?: had| has)? borrowed,? (?:(?:both )?short(?:[- ]term)? and long(?:[- ]term)?|long(?:[- ]term)? and short(?:[- ]term)?|near and far)(?: together)?`), 'the total debt'],
  [re(String.raw`\b(?:what(?:'s| is| was| does| did)?|how much (?:of it )?(?:is|was)) (?:still |then |it still )*(?:owed|owing|owe|left(?: to pay)?)(?: of it)? ${taken} (?:the |its |their |all )*`), 'what is left after deducting '],
  [re(String.raw`(?<=\b(?:deducting|minus|less) (?:the |its |all )*(?:cash|money)) (?:and|plus) (?:the |any )?(?:securities|papers?|bonds|investments|holdings) (?:(?:that|which) )?(?:it|they) (?:could|can|might) (?:sell|turn into cash|cash in)(?: (?:quickly|any day|tomorrow|at once))?`), ' and marketable securities'],
  [re(String.raw`,? ?\(?(?:near and far|short and long|long and short|early and late) maturities(?: (?:together|alike|combined|added up|all in))?\)?,?`), ''],
  [re(String.raw`\bow(?:e|ed|es) (?=(?:in|as) (?:long|short)[- ]term debt\b)`), 'had '],
  [re(String.raw`\bin (assets|liabilities|debts?) (?:all told|altogether|all in all|in all|overall)(?=[,.?;]| and\b|$)`), 'in total $1'],
];

/** Who works there, and where a line or a share stands. */
const others: readonly Rewording[] = [
  [re(String.raw`\bhow many (?:people|folks|souls|workers|men and women)(?: altogether)? (?:were|was|are|is|did|does|do|has|have|had) (?:on )?([A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,2}?)(?:['’]s?)? (?:have on (?:its|their|the) )?payrolls?\b`), 'how many employees did $1 have'],
  [re(String.raw`\b(?:and )?(?:the )?same again (?=(?:for|in|at|on)\b)`), 'and the same '],
  [re(String.raw`\bdid (it|that|they|things|this) get (?:any )?(?:better or worse|worse or better)\b`), 'did $1 rise or fall'],
  [re(String.raw`\bwhere (?:did|does|do|has|was|is) ${firm} (?:land|come out|end up|stand|finish up|wind up) (?:on|at|with|by) (?:that|this|it)(?= (?:in|for|at|on|over|during)\b|[?,])`), 'what was that of $1'],
];

const sold = String.raw`(?:net )?(?:sales|revenues?|turnover)`;
const costs = String.raw`(?:the |its |their )?costs? of (?:sales|revenues?|goods(?: sold)?|what (?:it|they) sold)|cogs`;
/** What is left of sales after what the goods cost, as a part of them. */
const margins: readonly Rewording[] = [
  [re(String.raw`\b${sold} (?:less|minus|after|net of) (?:${costs}),? (?:taken |put |expressed |measured )?(?:as (?:a|an) (?:percent|percentage|share|part|fraction|proportion)(?: of)?|in percent of|over|divided by|relative to) (?:those |these |the |its )*${sold}`), 'gross margin'],
];

const rid = '(?:rid of|shot of)';
const parts = '(?:get (?:rid|shot) of|let go of|part with|offload|unload|dump|sell)';
/** Somebody who gets rid of shares sells them. */
const sales: readonly Rewording[] = [
  [re(String.raw`\bwhat did ((?:he|she|they|[A-Z][\w'’-]*(?: [A-Z][\w'’.-]*){0,2})) (?:really |actually |in fact |in truth )?${parts}(?=[?.!]|$)`), 'how many shares did $1 sell'],
  [re(String.raw`\b(?:got|getting|gets) ${rid}(?![\w-])`), (whole: string): string => (/^getting/i.test(whole) ? 'selling' : 'sold')],
  [re(String.raw`(?<=\b(?:did|does|do|to|has|have) (?:[\w'’-]+ ){1,4})get ${rid}(?![\w-])`), 'sell'],
];
const ofShares = /\b(?:rid|shot) of\b[^?]*\b(?:shares?|stock)\b|\b(?:shares?|stock)\b[^?]*\b(?:rid|shot) of\b/i;

/** On the earnings of the year that is named for each of them, at the price of now. */
const isMultipleNow = /\b(?:last|latest|newest|current|most recent|today's) (?:close|price|closing price|share price)\b[^]*\b(?:p ?\/ ?e|price[- ](?:to[- ])?earnings|multiple)\b|\b(?:p ?\/ ?e|price[- ](?:to[- ])?earnings)\b[^]*\b(?:last|latest|newest|current|most recent|today's) (?:close|price|closing price|share price)\b/i;
const onYears: readonly Rewording[] = [[re(String.raw`(?<!\bbased |\b20\d\d |\bgrowth )\b(on|over) ((?:fiscal |FY ?'?)(?:20)?\d\d)(?=[?.,;]|$| (?:or|and|vs|against|versus)\b)`), '$1 $2 earnings']];

export function spokenParts(text: string): string {
  const told = sayAgain(text, [...closes, ...losses, ...debts, ...margins, ...others, ...(isMultipleNow.test(text) ? onYears : [])]);
  return ofShares.test(told) ? sayAgain(told, sales) : told;
}
