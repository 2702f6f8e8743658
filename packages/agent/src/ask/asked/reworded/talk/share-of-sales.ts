// What part of its sales something was, told the long way round: "of all the money it took in, what chunk was the app store", "how much of its sales did it keep, first as operating profit and then as net profit".
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const firm = String.raw`((?!(?:The|What|How|And|Of)\b)[A-Z][\w&.'-]*(?: (?:& )?[A-Z][\w&.'-]*){0,3}|it|they)`;
const when = String.raw`((?:,? (?:in|over|during|for|across) )(?:the )?(?:whole )?(?:year |fiscal (?:year )?|FY ?|calendar )?'?(?:20)?\d\d)?`;
const money = String.raw`(?:money|cash|dollars|sales|revenues?|turnover)`;
const took = String.raw`(?:took|takes|brought|raked|pulled|hauled) in|made in sales|booked|turned over`;
const chunk = String.raw`(?:what|how (?:big|large) a|which|how much) ?(?:chunk|slice|part|share|piece|portion|percentage|percent|fraction|proportion|wedge|bit)?(?: of (?:it|that|this))?`;
const whose = (who = ''): string => (/^it$/i.test(who) ? 'its' : /^they$/i.test(who) ? 'their' : `${who.replace(/'s?$/, '')}'s`);
const kinds: Readonly<Record<string, string>> = { operating: 'operating margin', net: 'net margin', gross: 'gross margin' };
const profit = String.raw`(operating|net|gross) (?:profit|income|earnings)`;

const rules: readonly Rewording[] = [
  [re(String.raw`\bof (?:all |everything )?(?:the )?${money} (?:that )?${firm} (?:${took})${when},? ${chunk} (was|is|came from|c[ao]mes? from) `), (...[, who = '', time = '', verb = '']: readonly string[]): string => `what part of ${whose(who)} revenue${time} ${/^(?:was|is)$/i.test(verb) ? 'came from' : verb} `],
  [re(String.raw`\bhow much of (?:its|their|${firm}'s) ((?:fiscal |FY ?)?'?(?:20)?\d\d )?(?:sales|revenues?|turnover) (?:did|does|do) (?:it|they|${firm}) (?:keep|hold on to|hang on to|retain|bring home),? (?:first )?as ${profit},? and (?:then |again |next )?(?:as )?${profit}(?:,? (?:each )?(?:in per ?cent|as a percent(?:age)?))?`), (...[, who, time = '', other, one = '', two = '']: readonly (string | undefined)[]): string => `what were ${whose(who ?? other ?? 'it')} ${kinds[one.toLowerCase()] ?? ''} and ${kinds[two.toLowerCase()] ?? ''}${time === '' ? '' : ` in ${time.trim()}`}`],
];

export const shareOfSales = (text: string): string => sayAgain(text, rules);
