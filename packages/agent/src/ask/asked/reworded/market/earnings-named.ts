// A price over the earnings of a year that is named, however it is spelt out and whatever stands beside it: the multiple by its name, with its close and with the year of its earnings.
import { sayAgain, type Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';
import { earningsPointedAt } from './earnings-pointed-at.ts';

const own = String.raw`(?:(?:its|the|their|each one['’]s|each['’]s|[A-Z][\w&.-]{0,20}['’]s?) )?`;
const diluted = String.raw`(?:(?:fully )?(?:diluted|dil\.?),? )?`;
const perShare = String.raw`${diluted}(?:eps|(?:earnings|profits?) per (?:diluted )?share|per[- ]share (?:earnings|profits?))(?: \(diluted\)|,? diluted)?`;
const year = String.raw`(?:(?:fiscal(?: year)?|fy|calendar|financial year) ?['’]?(?:20)?\d\d|20\d\d)`;
/** "2024's diluted earnings per share", "EPS of fiscal 2024": the year is the group in front or the one behind. */
const earnings = String.raw`${own}(?:${diluted}(${year})(?:['’]s)? ${perShare}|${perShare},? (?:of|for|in|from) (?:the )?(?:year )?(${year}))(?![\d%]|[-–]\d)`;

const month = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const day = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month},? 20\d\d|${month} \d{1,2}(?:st|nd|rd|th)?,? 20\d\d|20\d\d-\d\d-\d\d|\d{1,2}\/\d{1,2}\/(?:20)?\d\d|the (?:last|final) (?:trading|business) day of (?:calendar )?20\d\d|the end of (?:calendar )?20\d\d|year[- ]end 20\d\d)`;
const closed = any('clos(?:e|ing price|ing level)', 'finish', '(?:share |stock )?price', 'final price');
const newestWord = any('last', 'latest', 'newest', 'most recent', 'current', "today['’]s");
const newest = String.raw`(?:(?:the|its|their|each one['’]s|each['’]s) )?${newestWord}(?: available)? (?:daily |share |stock )?(?:clos(?:e|ing price)|finish|price)`;
const dated = String.raw`(?:(?:the|its|their) )?(?:(?:last|final) )?${closed} (?:of|on|at|from) (${day})`;
const into = String.raw`(?:,? (?:and )?(?:then )?divid(?:e|ed|ing)(?: (?:it|that|this|them|each))? by|,? (?:put |set |taken |held )?(?:over|against|as a multiple of|relative to)| ?[\/÷]) ?`;
const multiple = String.raw`(?:(?:what|which) multiple of|(?:at )?how many times|what number of times)`;
const makes = String.raw`(?:works out (?:to|at)|comes (?:out )?(?:to|at)|is|makes|represents|amounts to|stands at|equals|puts it at)`;
const ratio = '(?:p ?\\/ ?e(?: ratio| multiple)?|pe(?: ratio| multiple)?|price[- ](?:to[- ])?earnings(?: ratio| multiple)?|earnings multiple)';
const thing = any('it', 'each(?: one)?(?: of (?:them|the two|the three))?', 'they', 'the (?:stock|shares?|company|price)', 'one share', 'a share', 'its (?:stock|shares?)');
const sells = any('costs?', 'trade', 'sell', 'go', 'change hands', 'stand', 'priced', 'trading', 'selling', 'going', 'valued', 'changing hands', 'fetch');
const pays = String.raw`(?:does one|do (?:you|i|we|people|investors)|would (?:i|you|we|one|a buyer)|am i|are (?:we|you|investors)|is one) (?:be )?pay(?:ing)?(?: for)?`;

const named = (at: string, of: string): string => `P/E at ${at} on diluted EPS of ${of}`;
/** The last two groups of the earnings: either of them holds the year. */
const yearIn = (...found: readonly (string | undefined)[]): string => found.find((one) => typeof one === 'string' && one !== '') ?? '';

const datesOf = re(day);
/** "The last close, and how many times 2024 EPS that is": only where what stands before has no other day. */
function thatIsNow(whole: string, ...rest: readonly (string | number | undefined)[]): string {
  const before = String(rest.at(-1) ?? '').slice(0, Number(rest.at(-2) ?? 0));
  const [first, second] = rest.map((one) => (typeof one === 'string' ? one : undefined));
  return new RegExp(newest, 'i').test(before) && before.search(datesOf) < 0 ? `the ${named('the last close', yearIn(first, second))}` : whole;
}

/** None at which a ratio that is named already is to be told. */
const unnamed = String.raw`(?<!\b(?:ratio|multiple|p\/?e|yield) (?:at|from|using|of|on|with|going by) (?:the )?)`;
/** "The multiple, newest close to 2024 EPS": what it is made of behind its name. */
const nameBefore = String.raw`(?:\b(?:the )?(?:p ?\/ ?e|multiple|ratio|valuation)(?: ratio)?[,:]? (?:i\.e\.,? |that is,? |meaning )?\(?)?`;

const spelt: readonly Rewording[] = [
  [re(String.raw`\b(on|by|over|at) (?:(?:the|its|their|each one['’]s) )?(?:own )?(?:last |latest )?fiscal[- ]year(?:['’]s)? ${diluted}(?:eps|earnings(?: per share)?)(?![a-z]| (?:of|for|in) )`), '$1 the EPS of the latest fiscal year'],
  [re(String.raw`\bbook value (?:per|a) share[?,;]?,? (?:and |& |\+ ?)?(?:the )?price (?:to|over|\/) (?:it|that)(?![a-z])`), 'book value per share and price-to-book ratio'],
  [re(String.raw`${unnamed}${nameBefore}\b${newest}(?:${into}|,? to )${earnings}\)?(?! growth| yield)`), `the ${named('the last close', '$1$2')}`],
  [re(String.raw`\b(${ratio}) (?:with|using|from|on|at|of) (?:the )?(${newestWord}(?: \w+)? (?:close|closing price|price)|${closed} (?:of|on) ${day}),? (?:and|over|with|against) (?:the )?(?=${earnings})`), '$1 at the $2 on '],
  [re(String.raw`${unnamed}\b(?:take |taking )?(?:(?:the|each one['’]s|each['’]s) )?(?:(?:last|final) )?${closed} (?:of|on|at|from) (${day})${into}${earnings}`), named('the close of $1', '$2$3')],
  // Named once, and told of several days one behind the other.
  [re(String.raw`(?<=\b(?:p ?\/ ?e|pe|price[- ](?:to[- ])?earnings|earnings multiple)\b[^?]{0,160}?[;,+&] ?(?:and )?)(?:the )?(${day}) ${closed}(?:${into}| (?:on|with|using) )${earnings}`), named('the close of $1', '$2$3')],
  [re(String.raw`${unnamed}${nameBefore}\b(20\d\d)(?:['’]s)? (?:year-end|final|last) (?:closing )?(?:close|price)${into}${earnings}`), named('the close of December 31, $1', '$2$3')],
  [re(String.raw`${unnamed}${nameBefore}\b(?:the )?(?:last|final|year-end) (?:close|closing price) (?:of|in|for) (?:calendar )?(20\d\d)${into}${earnings}`), named('the close of December 31, $1', '$2$3')],
  [re(String.raw`\b${multiple} ${earnings} (?:${newest}(?: now)? ${makes}|(?:is|does|do) ${newest}(?: (?:work out to|come to|make|represent|amount to|equal))?)`), `the ${named('the last close', '$1$2')}`],
  [re(String.raw`\b${multiple} ${earnings} ${dated} ${makes}`), `the ${named('the close of $3', '$1$2')}`],
  [re(String.raw`\b${multiple} ${earnings},? (?:(?:that|this|it) (?:${makes})|(?:is|does|would) (?:that|this|it)(?: (?:be|make|come to|work out to|amount to|represent))?)(?! (?:cost|trad|sell|go|stand|pric|valued))`), thatIsNow],
  [re(String.raw`\b${multiple} ${earnings} (?:does|do|is|are) ${thing} (?:now |currently )?${sells}(?: (?:for|at|on))? ?(?:at|on|by)? ${newest}`), `what is the ${named('the last close', '$1$2')}`],
  [re(String.raw`\b(?:measured|judged|going|gauged|based|reckoned)(?: (?:by|on))? ${earnings}, (?:how many years(?:['’])? (?:of )?(?:profits?|earnings)|${multiple} (?:that|those|them|it|earnings)) ${pays} ([^?,;]{2,40}?)(?: (?:at|on) ${newest}(?: now)?)?(?=[?,;.]|$)`), 'what is the P/E of $3 at the last close on diluted EPS of $1$2'],
];

/** Earnings a share, said as a deed: "what it earned on a diluted share in 2024". */
const asDeed: readonly Rewording[] = [
  [re(String.raw`\b(?:what|how much) (?:did|does) (it|they|the company|[A-Z][\w&.-]{1,20}) (?:earn|make|bring home) (?:on|per|for|a|with) (?:an? |each |every |one )?diluted share\b`), (_: string, who = ''): string => `what was ${whoseOf(who)} diluted EPS`],
  [re(String.raw`\bwhat (it|they|the company|[A-Z][\w&.-]{1,20}) (?:earned|earns|made|makes) (?:on|per|for|a) (?:an? |each |every |one )?diluted share\b`), (_: string, who = ''): string => `${whoseOf(who)} diluted EPS`],
  [re(String.raw`\b(?:fully )?diluted per[- ]share (?:earnings|profits?)\b|\bper[- ]share diluted (?:earnings|profits?)\b|\b(?:earnings|profits?) (?:per|on a|a) diluted share\b`), 'diluted EPS'],
];

const whoseOf = (who: string): string => (/^it$/i.test(who) ? 'its' : /^they$/i.test(who) ? 'their' : `${who}'s`);

/** Unchanged where no earnings a share of a year stand in it. */
export function earningsNamed(text: string): string {
  return /\b(?:eps|share)\b/i.test(text) ? oneMultiple(sayAgain(earningsPointedAt(sayAgain(text, asDeed)), spelt)) : text;
}

const otherMultiples = /\bp ?\/ ?[bs]\b|\bprice[- ]to[- ]|\bev\b|\bebitda\b|\bsales multiple|\bmultiples? of (?:(?:its|the) )?(?:sales|revenue|book|cash|ebitda)/i;
const theMultiple = /\b(the|their|its|each|that|both|all|all three|those) multiples?\b(?! (?:of|at|on)\b)/gi;

/** Beside a price over earnings "the multiple" is that one. */
function oneMultiple(text: string): string {
  const isOne = /\bP\/E at the (?:last close|close of)\b/.test(text) && !otherMultiples.test(text);
  return isOne ? text.replace(theMultiple, (_: string, which: string) => `${which} P/E`) : text;
}
