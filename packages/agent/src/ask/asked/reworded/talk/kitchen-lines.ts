// Lines of the statements as noun phrases of the kitchen table: what was kept of sales, what is in the till, all that was borrowed, cash from running the business, what was put by for loans that go bad.
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const firm = String.raw`(it|they|the company|each(?: of (?:them|the two))?|both|[A-Z][\w&.'’-]*(?: (?:& )?[A-Z][\w&.'’-]*){0,3}?)`;
const whose = (who: string): string => (/^(?:it|they|each|both)/i.test(who) ? 'its' : /^the /i.test(who) ? "the company's" : `${who}'s`);
const sales = String.raw`(?:(?:its|their|the|net|total) )*(?:sales|revenues?|turnover|takings)`;
const kept = String.raw`(?:kept|keeps?|held on to|hung on to|retained|(?:got|get|gets) to keep|hangs? on to)`;
const when = String.raw`((?: (?:in|for|of) (?:fiscal |FY ?)?20\d\d)?)`;

/** What was kept of the sales as a profit is its margin. */
const margins: readonly Rewording[] = [
  [re(String.raw`\b(?:what|how much|the (?:part|share|slice)) ${firm} ${kept} of ${sales}${when} as (net|operating|gross) (?:profit|income)(?:,? in percent)?`), (...[, who = '', time = '', kind = '']: readonly string[]): string => `${/^(?:each|both)/i.test(who) ? 'the' : whose(who)} ${kind} margin${/^(?:each|both)/i.test(who) ? ` of ${who}` : ''}${time}`],
];

/** Cash from operations, and what it went on. */
const cash: readonly Rewording[] = [
  [re(String.raw`\b(?:the )?cash (?:that )?${firm} (?:makes?|made|gets?|got|earns?|earned|brings? in|brought in|throws? off|threw off) (?:from|out of|by) (?:running )?(?:its|the|their) (?:day-to-day )?(?:business|operations)`), (...[, who = '']: readonly string[]): string => `${whose(who)} operating cash flow`],
  [re(String.raw`\b(?:the )?cash (?:from|out of|thrown off by|made by|made from) running (?:the|its|their) (?:business|shop|show|place)\b`), 'operating cash flow'],
  [re(String.raw`(?<=\b(?:went|goes|go|spent|spend|blew|blow) (?:on|into) (?:new |its |their )?)(?:servers|buildings|machines|kit|concrete|steel|data cent(?:er|re)s|plants)(?:,? (?:and|&) (?:servers|buildings|machines|kit|concrete|steel|data cent(?:er|re)s|plants))+`), 'capital expenditure'],
];

/** What is owned and owed. */
const balances: readonly Rewording[] = [
  [re(String.raw`\bwhat(?:['’]s| is) (?:(?:left )?in|sitting in|lying in) (?:the |its |their )(?:till|kitty|coffers)(?=[ ,?.]|$)`), 'what is its cash'],
  [re(String.raw`\b(?:all|everything)(?: that)? (?:they|it)(?:['’]ve|['’]s|['’]d| have| has| had)? borrowed(?=\s*[,?.;]|$| and\b)`), 'total debt'],
  [re(String.raw`(?<=\btotal debt,? and )that (?:over|against|divided by|set against) (?:the |its |their )?(?:shareholders['’] )?equity`), 'debt to equity'],
  [re(String.raw`\b(?:out )?of (?:every|each|a) (?:single )?dollar of (?:its |the |total )*assets,? how (?:many cents|much) (?:was|were|is|are|did (?:it|they)) ow(?:ed|e|ing)(?: to (?:others|somebody|someone|other people|outsiders))?`), 'what percentage of total assets were total liabilities'],
  [re(String.raw`\bhow much of everything ${firm}(?: all)? own(?:s|ed)? (?:was|were|is) owed(?: to (?:others|somebody|someone|other people|outsiders))?`), (...[, who = '']: readonly string[]): string => (/^(?:it|they|each|both)/i.test(who) ? 'what percentage of total assets were total liabilities' : `what percentage of ${whose(who)} total assets were its total liabilities`)],
  [re(String.raw`\b(?:squirrel|salt|stash|tuck|stow|sock|put|lay)(?:ed|led)? (?:away|by|aside|up)(?= (?:[^?,]{0,24} )?(?:for|against) (?:bad|dud|sour|loans|credit|defaults))`), 'set aside'],
  [re(String.raw`\bbad[- ]loan (?:pot|kitty|cushion|jar|fund|money)(?:[:,] (?:how much|what) (?:went|was put) in(?:to it)?(?= in))?`), 'provision for credit losses'],
  [re(String.raw`\bon the dole\b|\bsigning on\b(?= (?:in|for))|\bdrawing the dole\b`), 'unemployed'],
];

/** "What's this EBITDA business?" asks what the word means. */
const terms: readonly Rewording[] = [
  [re(String.raw`\bwhat(?:['’]s| is) (?:this|that|all this) ([a-z][a-z &/-]{3,40}?) (?:business|thing|malarkey|lark|caper|stuff)(?: (?:with|at|for) (?:the )?(?:banks|companies|firms))?(?=[,?.]| and\b| (?:that )?(?:they|people|everyone))`), 'what does "$1" mean'],
];

export const kitchenLines = (text: string): string => sayAgain(text, [...margins, ...cash, ...balances, ...terms]);
