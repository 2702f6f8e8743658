// How people at a kitchen table put parts of a question: cents of each dollar of a line, holes that a company digs itself, what came out for a share, the whole lot of a company, shares that are knocking about.
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';
import { kitchenLines } from './kitchen-lines.ts';

const firm = String.raw`(it|they|the company|[A-Z][\w&.'’-]*(?: (?:& )?[A-Z][\w&.'’-]*){0,3}?)`;
const ofWhom = (who: string): string => (/^(?:it|they)$/i.test(who) ? 'its' : /^the /i.test(who) ? "the company's" : `${who}'s`);
const line = '((?:operating|free) cash(?: flow)?|cash from operations|(?:net |operating |gross |pre-?tax )?(?:profits?|income|earnings)|capital (?:expenditure|spending)|capex|(?:total )?assets|equity|(?:total )?debt)';
const diluted = String.raw`(?:,? (?:and )?(?:fully )?diluted)`;
const dear = String.raw`(?:every|each|a|the|one)`;

/** Cents of a dollar are percent; whose dollar it is, its line says. */
const cents: readonly Rewording[] = [
  [re(String.raw`\bhow (?:many cents|much)(?: out)? of ${dear} (?:single )?dollar (?:of|in) (?:its |their |the )?${line}(?! (?:to|over))`), 'what percentage of $1'],
  [re(String.raw`\bhow many (?:cents|pennies)(?: out)? (?:of|in|on) ${dear} (?:single )?(?:sales|revenue)[- ]dollar\b`), 'what percentage of sales'],
  [re(String.raw`\bhow many (?:cents|pennies)(?: out)? (?:of|in|on) ${dear} (?:single )?dollar (?:of|in) (?:its |their |the )?(?:net )?(sales|revenues?|turnover)(?= (?:was|were|is) (?:it|that|this|they)\b)`), 'what percentage of $1'],
];

/** What is earned, lost and paid for a share, and in all. */
const results: readonly Rewording[] = [
  [re(String.raw`\bhow (?:big|deep|large) (?:a|of a|was the) hole (?:did|has|that|had) ${firm} (?:dig|dug)(?: (?:for )?(?:itself|themselves))?(?=[ ,?.])`), (...[, who = '']: readonly string[]): string => `how large was ${ofWhom(who)} net loss`],
  [re(String.raw`\bwhat (?:came out|was left(?: over)?|dropped out|stuck|remained) (?:per|for (?:each|every|a)|on (?:each|every)|a) (?:single )?share${diluted}?(?! price)`), 'what were diluted earnings per share'],
  [re(String.raw`\bwhat (?:was|is|did) (?:that|it)(?: come to)? (?:a|per|for each) share(?:,? after tax${diluted}|${diluted},? after tax|,? after tax)`), 'what were diluted earnings per share'],
  [re(String.raw`\bwhat (?:${firm}) (?:paid|handed|doled|gave)(?: (?:out|over|back))?(?: in dividends)? (?:per|a|for each|on each) share(?: in dividends)?(?! price)`), (...[, who = '']: readonly string[]): string => `${/^(?:it|they)$/i.test(who) ? 'its' : ofWhom(who)} dividends per share`],
  [re(String.raw`\b(?:spare|left-?over|remaining) cash(?: (?:left|that was left|left over))? after (?:paying for )?(?:capex|capital (?:expenditures?|spending))`), 'free cash flow'],
  [re(String.raw`\b(?:what|how much) (?:did|does) ${firm} (?:net|clear) (?:on|from|in) interest(?! (?:income|expense|rate))`), (...[, who = '']: readonly string[]): string => `what was ${ofWhom(who)} net interest income`],
  [re(String.raw`\b(?:(?:dud|sour|rotten|dodgy|shaky|wobbly|ropey|iffy) (?:credits?|loans?|debts?|borrowers)|(?:credits|borrowers) (?:going|gone|that (?:go|went)) (?:bad|sour))\b`), 'bad loans'],
  [re(String.raw`\bprovision(?:ed)? for bad loans\b`), 'book as provision for credit losses'],
  [re(String.raw`\b(?:labs?|research) and (?:its |their |the )?(?:developers|engineers|coders|programmers|scientists|boffins)\b`), 'labs'],
];

/** The whole of a company, and the shares that there are of it. */
const wholes: readonly Rewording[] = [
  // A number of shares that is named before is what is meant by the lot.
  [re(String.raw`(?<!\b(?:\d[\d,]*|dozen|ten|twenty|thirty|forty|fifty|hundred) (?:[\w&.'-]+ ){0,3}(?:shares?|stock)\b[^]{0,90})\b(what (?:would|does|did|is|was) |how much (?:would|does|did|is|was) )(?:the (?:whole )?(?:lot|shebang|works|kit and caboodle|enchilada|shooting match)|the whole of it|all of it)(?= (?:cost|be worth|worth|fetch|come to|go for|set)\b)`), '$1the whole company'],
  [re(String.raw`(?<=\bshares?\b[^?]{0,70})\bhow many (?:has|have|does|do|did) ${firm} (?:got|have)(?: (?:got|out|about|floating|knocking|kicking))* (?:there|around|about|in issue|in circulation|afloat|outstanding)(?:,? (?:in total|in all|all told|altogether))?`), 'how many shares outstanding does $1 have'],
  [re(String.raw`\bshares (?:are|were) (?:there )?(?:knocking|floating|kicking|swimming|sloshing|swilling) (?:about|around)(?:,? (?:in total|in all|all told|altogether))?`), 'shares are outstanding'],
];

const up = '(?:jump|rise|leap|climb|hike|step up|increase|bump)';
const down = '(?:drop|fall|dip|slide|tumble|cut|decrease|step down)';
const that = '(?:that|this|it)';
const running = '(?:(?:the |its )?(?:operating cash(?: flow)?|cash (?:from|of|out of) (?:operations|running the (?:business|shop|show)|the business|its business)))';
/** How far a figure of before moved, and what it left. */
const ofBefore: readonly Rewording[] = [
  [re(String.raw`\bhow (?:big|large|steep|sharp|much) (?:an? |of an? )${up} (?:is|was) ${that} (?:on|over|from|against|compared (?:to|with))(?= )`), 'by how much was that more than'],
  [re(String.raw`\bhow (?:big|large|steep|sharp|much) (?:an? |of an? )${down} (?:is|was) ${that} (?:on|over|from|against|compared (?:to|with))(?= )`), 'by how much was that less than'],
  [re(String.raw`\bhow much of ${running} (?:did|does) ${that} leave(?: (?:over|behind|untouched))?`), 'how much of the operating cash flow was left after it'],
  [re(String.raw`(?<=\bleft(?: over)? of ${running}) (?:once|when|after) ${that} (?:is|was|had been|has been) (?:paid(?: for)?|taken off|met|covered|settled|spent)\b`), ' after it'],
];

/** What would be, were all bills due at once, is asked of what is on file; three months of a year that are counted are a quarter. */
const times: readonly Rewording[] = [
  [re(String.raw`^if ${firm} (?:had|were|was) to (?:pay|settle|repay|clear|cough up|stump up)(?: (?:up|off|everything|it all|everybody|everyone|(?:its|their|all its|all the) (?:bills|debts)))* (?:tomorrow|today|right now|overnight|at once)[:,;] ?`), '$1: '],
  [re(String.raw`\b(first|second|third|fourth|last) three months of ((?:fiscal |fy ?)?20\d\d)\b`), (...[, which = '', year = '']: readonly string[]): string => `${/^last/i.test(which) ? 'fourth' : which.toLowerCase()} quarter of ${year}`],
];

export const kitchenTalk = (text: string): string => sayAgain(kitchenLines(text), [...cents, ...results, ...wholes, ...ofBefore, ...times]);
