// The payout ratio by what a share pays out of what it earned: where dividends and earnings a share are named for it, it is made of these two.
import { sayAgain, type Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const year = String.raw`(?:(?:fiscal(?: year)?|fy|calendar) ?['’]?(?:20)?\d\d|20\d\d)`;
const dividends = String.raw`(?:dividends? (?:declared |paid )?(?:per|a) share|dps|per[- ]share dividends?)`;
const earnings = String.raw`(?:(?:fully )?(?:diluted |dil\.? )?(?:eps|earnings (?:per|a) (?:diluted )?share|per[- ]share earnings))`;
const over = String.raw` ?(?:\/|÷|divided by|over|to|as a (?:share|percentage|percent|part) of|in percent of) ?`;
const ratio = String.raw`(?:dividend )?pay-?out(?: ratio)?`;
const part = any('what percent(?:age)?', 'how many per ?cent', 'what (?:share|part|portion|fraction)', 'how much');
const paid = any('hand(?:ed)? out', 'pay(?: out)?', 'give (?:out|back|away)', 'distribute', 'return');
const eats = any('eat(?: up)?', 'take(?: up)?', 'use(?: up)?', 'consume', 'swallow', 'absorb', 'cost', 'make up', 'amount to', 'come to', 'represent', 'account for');
const share = 'dividends per share as a percentage of diluted EPS';

/** A ratio that is defined, and parts of earnings a share. */
const defined: readonly Rewording[] = [
  [re(String.raw`\b(?:the |its |their )?(?:(${year}) )?${ratio}(?: (?:for |of |in )?(${year}))?,? ?\((?:as |i\.e\.,? |that is,? |meaning |= ?)?(?:the )?${dividends}${over}(?:the |its )?${earnings}\)`), `${share} in $1$2`],
  [re(String.raw`\b${part} of (?:its|their|the) (?:(${year})(?:['’]s)? )?${earnings}(?: (?:of|for|in) (${year}))? (?:did|does|do) (it|they|each(?: (?:one|company))?|[A-Z][\w&.-]{1,20}) ${paid}(?: (?:as|in)(?: the)? (?:${dividends}|dividends?))`), (...[, before = '', behind = '', who = '']: readonly string[]): string => `what were ${whoseOf(who)} ${share} in ${before}${behind}`],
];

const basis = String.raw`,? \(?(?:using|taking|with|based on|from|on|measured by|worked out from|going by) (?:its |the |their )?(?:${dividends}|dividends?(?: paid)?)(?: and|,? against|,? over|,? divided by| ?\/| to) (?:its |the |their )?${earnings}\)?`;
const when = String.raw`(?:,? (?:for|in|of) (?:its |the )?((?:fiscal |fy ?)?(?:20)\d\d)(?: fiscal year| financial year)?)?`;
const whom = String.raw`([A-Z][\w&.’'-]*(?: [A-Z&][\w&.’'-]*){0,2}['’]s?|its|their)`;
const inYear = (said = ''): string => (said === '' ? '' : ` in fiscal ${said.replace(/\D+/g, '')}`);

/** "Its payout ratio for 2024, using per-share dividends against diluted EPS"; behind its meaning only whose and when is said again. */
const onBasis: readonly Rewording[] = [
  [re(String.raw`\b(?:${whom} )${ratio}${when}${basis}`), (...[, who = '', year = '']: readonly string[]): string => `${who} ${share}${inYear(year)}`],
  [re(String.raw`(?<=\bpay-?out(?: ratio)?\b[^]{0,80}[?.,;]? )(?:(?:and|then|so|also),? )*(?:(?:give|tell|show) me|what (?:is|was)) ${whom}(?: one)?${when}${basis}`), (...[, who = '', year = '']: readonly string[]): string => `What were ${who} ${share}${inYear(year)}`],
];

/** What is paid on a share, where dividends are spoken of. */
const paidOnShare = re(String.raw`\b(?:what|how much) (?:did|does|do) (it|they|[A-Z][\w&.-]{1,20}) pay(?: out)? (?:on|per|for) (?:a|each|every|one) share\b`);

/** Behind both amounts a share. */
const behindBoth: readonly Rewording[] = [
  [re(String.raw`\b(?:the |its )?(?:(?:resulting|implied) ${ratio}|${ratio} (?:(?:that|which) (?:results?|follows?|comes out|this (?:gives|makes))|they (?:give|make|imply)|these (?:give|make)))(?= ?(?:[?.,;]|$))`), share],
  [re(String.raw`\b${part} of (?:those|these|that|the same|its|the) (?:diluted )?(?:earnings|eps)(?: per share)? (?:did|does|do) (?:the|its|that|those|these) dividends?(?: per share)? ${eats}`), `what were ${share}`],
];

/** Whose and of when: a year that is named again is not told from it, and of it the question says more. */
const own = String.raw`(?:(?:the|that|this|those|these|its|their|same|full|whole|fiscal|(?:fiscal )?year['’]s|annual|reported) ){0,4}`;
const whose = String.raw`((?:[a-z][\w&.-]{0,20} (?:& )?)?[a-z][\w&.-]{0,20}['’]s? )?`;

const partOfProfit = String.raw`\b(?:how many|how much|what|which|how (?:big|large) an?) (?:(?:percentage|percent|per cent|share|part|portion|proportion|fraction|slice|chunk) )?of ${own}${whose}${own}(?:(${year})(?:['’]s)? )?(?:net (?:income|profit|earnings)|profits?|earnings)(?: (?:for|of|in) (${year}))?`;
const toOwners = String.raw`(?: to (?:its |the |their )?(?:(?:share|stock)?holders|owners|investors))?`;
const dividendsAlone = String.raw`(?:(?:the|its|their|cash|common) )*dividends?\b(?! (?:and|plus|&|or) (?:share |stock )?(?:buy|repurch))`;

/** By its name, with whose it is and the year that its words tell. */
const ratioOf = (...[, who = '', before = '', behind = '']: readonly string[]): string => `what was ${who === '' ? 'the ' : who}payout ratio ${before}${behind}`.trim();

function ratioOfPayer(...[whole = '', who = '', before = '', behind = '', payer = '']: readonly string[]): string {
  return ratioOf(whole, who !== '' || payer === '' || /^(?:it|they)$/i.test(payer) ? who : `${payer}'s `, before, behind);
}

/** "Dividend payout on FCF", "payout ratio (dividends / free cash flow)": a part of the cash, and not of the profit. */
const ofCash: readonly Rewording[] = [
  [re(String.raw`\b(?:dividend )?pay-?out(?: ratio)?,? (?:on|of|from|over|against|based on|relative to|measured (?:on|against|by)|in percent of|as a (?:percentage|percent|share|%) of) (?:the |its )?(?:(${year}) )?(free cash flow|fcf|operating cash flow|ocf|cfo)\b(?! (?:and|per))`), (...[, when = '', cash = '']: readonly string[]): string => `dividends paid as a percentage of ${cash}${when === '' ? '' : ` in ${when}`}`],
  [re(String.raw`\b(?:dividend )?pay-?out(?: ratio)? ?\((?:= ?)?(?:dividends?(?: paid)?|divs?) ?(?:\/|÷|over|divided by) ?(?:the |its )?(free cash flow|fcf|operating cash flow|ocf|cfo)\)`), 'dividends paid as a percentage of $1'],
];

/** Of the profit as a whole, the part that its dividends are. */
const ofProfit: readonly Rewording[] = [
  [re(String.raw`\b(?:the |a )?(?:percentage|percent|per cent|share|part|portion|proportion|fraction) of (?:(?:(?:that|the|this|same)(?: same)? (?:fiscal )?(?:year)['’]s|its|the|their) )?((?:fiscal |fy ?)?20\d\d )?(?:net (?:income|profit|earnings)|profits?|earnings),? (?:that |which )?(?:was |were |it |they )?(?:paid(?: out)?|handed out|given out|distributed|returned) (?:in|as|through|by way of) (?:cash )?dividends?\b`), 'the payout ratio $1'],
  [re(String.raw`${partOfProfit} (?:went|goes|(?:was|is|were|are|got|gets) (?:paid|handed|given|distributed|returned|sent))(?: (?:out|back))?${toOwners} (?:as|in|to|on|into|towards?|for|through) ${dividendsAlone}`), ratioOf],
  [re(String.raw`${partOfProfit} (?:did|does|do|has|have) (it|they|[a-z][\w&.-]{1,20}(?: (?:& )?[a-z][\w&.-]{1,20}){0,2}) (?:hand(?:ed)?|pay|paid|give|send|sent|distributed?|return(?:ed)?)(?: (?:out|back|over|away))?${toOwners} (?:as|in|through|by way of) ${dividendsAlone}`), ratioOfPayer],
  [re(String.raw`${partOfProfit} (?:did|does|do|were|was|have|has) ${dividendsAlone}(?: paid)? (?:${eats}|took|taken)`), ratioOf],
];

const whoseOf = (who: string): string => (/^it$/i.test(who) ? 'its' : /^(?:they|each)/i.test(who) ? 'their' : `${who}'s`);
const named = (words: string): RegExp => new RegExp(String.raw`\b${words}\b`, 'i');
const [ofDividends, ofEarnings] = [named(dividends), named(earnings)];

/** "Dividend growth 2024 and payout", "yield, payout & P/E": beside dividends or their yield the payout is the ratio. */
const bare = /(?<=\b(?:dividends?|yield)\b[^?.;]{0,60}(?:,|\band|&|\+) ?)(?:the |its )?pay-?out(?=$|[?.,;]| (?:in|for|of|as|and|&|\+) )/i;

export function payoutOfShare(text: string): string {
  const plain = /\b(?:dividends?|yield)\b/i.test(text) ? text.replace(paidOnShare, (_: string, who: string) => `what were ${whoseOf(who)} dividends per share`).replace(bare, 'payout ratio') : text;
  return made(plain);
}

function made(text: string): string {
  const told = sayAgain(text, [...ofCash, ...defined, ...onBasis]);
  const isOfShare = told === text && ofDividends.test(text) && ofEarnings.test(text);
  return sayAgain(isOfShare ? sayAgain(text, behindBoth) : told, ofProfit);
}
