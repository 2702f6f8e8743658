// What part of its sales something was, told the long way round: "of all the money it took in, what chunk was the app store", "how much of its sales did it keep, first as operating profit and then as net profit".
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const firm = String.raw`((?!(?:The|What|How|And|Of|you|he|she|we|people|that|this|these|those)\b)[A-Za-z][\w&.'-]*(?: (?:& )?(?!did|does|do|has|had|have|took|takes|pay|keep|give)[A-Za-z][\w&.'-]*){0,2}?|it|they)`;
const when = String.raw`((?:,? (?:in|over|during|for|across) )(?:the )?(?:whole )?(?:year |fiscal (?:year )?|FY ?|calendar )?'?(?:20)?\d\d)?`;
const money = String.raw`(?:money|cash|dollars|sales|revenues?|turnover)`;
const took = String.raw`(?:took|takes|brought|raked|pulled|hauled) in|made in sales|booked|turned over`;
const chunk = String.raw`(?:what|how (?:big|large) a|which|how much) ?(?:chunk|slice|part|share|piece|portion|percentage|percent|fraction|proportion|wedge|bit)?(?: of (?:it|that|this))?`;
const whose = (who = ''): string => (/^it$/i.test(who) ? 'its' : /^they$/i.test(who) ? 'their' : `${who.replace(/'s?$/, '')}'s`);
const kinds: Readonly<Record<string, string>> = { operating: 'operating margin', net: 'net margin', gross: 'gross margin' };
const profit = String.raw`(operating|net|gross) (?:profit|income|earnings)`;

const paidOut = String.raw`(?:its |the |their |that )?(?:(?:net )?(?:profits?|earnings|income))`;
/** What of the earnings of a share is paid out, and who yields more. */
const payouts: readonly Rewording[] = [
  [re(String.raw`\b(?:how (?:much|big a (?:part|share|slice|chunk))|what (?:part|share|percent(?:age)?|portion|proportion|slice|chunk)) (?:of ${paidOut} )?(?:does|do) ${firm} (?:pay|hand|dole|give) out(?: of ${paidOut}| from ${paidOut})?(?= ?[?.,;]|$)(?<=${paidOut}[^?]{0,60})`), (...[, who = '']: readonly string[]): string => `what is ${whose(who)} payout ratio`],
  [re(String.raw`\b(?:what|which|how (?:big|high|fat|good) a) yield (?:did|does|do|has|had) ${firm} (?:have|offer|pay|give|carry|throw off|sport|get you|got)(?= |\?|$)`), (...[, who = '']: readonly string[]): string => `what was ${whose(who)} dividend yield`],
  [re(String.raw`\b(?:who|which(?: (?:one|stock|share|of (?:them|the (?:two|three))))?) yields (more|most|the most|higher|less|least|the least)\b`), (...[, way = '']: readonly string[]): string => `which has the ${/more|higher/i.test(way) ? 'higher' : /less/i.test(way) ? 'lower' : /least/i.test(way) ? 'lowest' : 'highest'} dividend yield`],
];

const rules: readonly Rewording[] = [
  ...payouts,
  // A statement is laid out, whatever it is called.
  [re(String.raw`\b(?:an? |the )?(?:(?:quick|short|brief) )?(?:overview|summary|snapshot|rundown) of (?=[^?.,]{2,40}\b(?:balance sheet|income statement|cash flow statement)\b)`), ''],
  [re(String.raw`\bof (?:all |everything )?(?:the )?${money} (?:that )?${firm} (?:${took})${when},? ${chunk} (was|is|came from|c[ao]mes? from) `), (...[, who = '', time = '', verb = '']: readonly string[]): string => `what part of ${whose(who)} revenue${time} ${/^(?:was|is)$/i.test(verb) ? 'came from' : verb} `],
  [re(String.raw`\bhow much of (?:its|their|${firm}'s) ((?:fiscal |FY ?)?'?(?:20)?\d\d )?(?:sales|revenues?|turnover) (?:did|does|do) (?:it|they|${firm}) (?:keep|hold on to|hang on to|retain|bring home),? (?:first )?as ${profit},? and (?:then |again |next )?(?:as )?${profit}(?:,? (?:each )?(?:in per ?cent|as a percent(?:age)?))?`), (...[, who, time = '', other, one = '', two = '']: readonly (string | undefined)[]): string => `what were ${whose(who ?? other ?? 'it')} ${kinds[one.toLowerCase()] ?? ''} and ${kinds[two.toLowerCase()] ?? ''}${time === '' ? '' : ` in ${time.trim()}`}`],
];

export const shareOfSales = (text: string): string => sayAgain(text, rules);
