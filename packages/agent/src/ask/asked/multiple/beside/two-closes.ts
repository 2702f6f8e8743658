// One multiple at two closes that are named, and what is asked of the way from the one to the other: whether it rose, and how far the share price moved. Both are taken out, and what is left is read as ever.
import { has, without } from '../../course/words/patterns.ts';

export type TwoCloses = { readonly rest: string; /** How far the share price moved is asked for as well. */ readonly isMoved: boolean };

const re = (source: string): RegExp => new RegExp(source, 'g');

const percent = '(?:percent(?:age)?|per ?cent|%|pct)';
const joint = String.raw`(?:[,;.?:]? ?\b(?:and|plus|also|with|then)\b ?|[,;.?:+&] ?|^|(?<=\? ))`;
const it = String.raw`(?:(?:the|its|that|this|their|¤) )*(?:multiple|p ?\/ ?e(?: ratio)?|pe|ratio|rating|valuation|figure|yield|it|¤)`;
const ways = String.raw`(?:(?:up|higher|more|richer|dearer|cheaper|lower|down|risen|fallen|rise|fall|rose|fell|increased?|decreased?|expand(?:ed)?|contract(?:ed)?|shr[aiu]nk|grown?|grew|widen(?:ed)?|gone|go|went|got|gotten|become|now|today|more expensive|less expensive)\b ?)+`;
const meanwhile = String.raw`(?: ?,? ?(?:(?:in|over|during) (?:between|the meantime|that (?:time|stretch|span|period))|between (?:the two(?: (?:closes|dates|days))?|them|those (?:two )?(?:closes|dates|days))|meanwhile|since(?: then)?|from (?:the )?one (?:close |day |date )?to the other|along the way))?`;

/** Whether it rose or fell. */
const whichWay: readonly RegExp[] = [
  re(String.raw`(?:${joint}|,? or )(?:(?:has|have|had|did|is|was|whether|if) )+${it} (?:(?:just|only|simply|merely|really) )*(?:(?:has|had|have|is|was) )?${ways}(?:or ${ways})?${meanwhile}`),
  re(String.raw`${joint}(?:up or down|higher or lower|down or up|lower or higher|which way did it go|dearer or cheaper|cheaper or dearer|expansion or contraction|(?:more|less) expensive or (?:cheaper|less|more))\b${meanwhile}`),
  re(String.raw`\b(?:risen or fallen|fallen or risen|rise or fall|fall or rise|gone up or down|go up or down|expanded or contracted|up or down|rose or fell|higher or lower)\b${meanwhile}`),
];

const share = String.raw`(?:(?:the|its|their|¤)(?:'s)? )*(?:share price|stock price|stock|shares?|price|¤)`;
const moved = String.raw`(?:gain(?:ed)?|ris(?:e|en)|rose|mov(?:ed?|ement)|chang(?:ed?)|chg|climb(?:ed)?|add(?:ed)?|put on|fallen|fall|fell|los[et]|dropp?(?:ed)?|gone up|go up|went up|return(?:ed)?|up|down)`;

/** How far the price moved from the one to the other. */
const priceMoves: readonly RegExp[] = [
  re(String.raw`${joint}(?:by )?(?:what|how (?:many|much|far)|which)(?: ${percent})? (?:has|have|had|did|was|is) ${share} (?:${moved} ?)+(?:(?:by|in) )?(?:${percent})?${meanwhile}`),
  re(String.raw`${joint}${share} (?:${moved}|performance)\b(?: ?(?:in|,)? ?${percent})?${meanwhile}(?: ?,? ?(?:in )?${percent})?`),
];

/** The same base under both. */
const sameBase: readonly RegExp[] = [
  re(String.raw`\b(?:keep(?:ing)?|hold(?:ing)?|leav(?:e|ing)) (?:it|that|this|the earnings|the eps|them|those|earnings|eps) (?:fixed|constant|the same|still|unchanged)\b`),
  re(String.raw`\b(?:always |on |over )?(?:the|that|those) (?:very )?same (?:earnings|eps|base|figure|profits?)\b[,:]?`),
  re(String.raw`\b(?:(?:give|show|tell|state) me )?both(?: (?:multiples|figures|ratios|p ?\/ ?es|of them|numbers))?\b|\bwhat multiple is each\b|\b(?:i need |i want )?(?:the )?two (?=(?:p ?\/ ?es?|price)\b)|\b(?:i need |i want )?(?:the )?two (?:multiples|ratios|prices|closes)(?: for| on| of)?\b|\b(?:at )?how many times\b(?= § )`),
];

/** "Richer or poorer rated", "has it re-rated": said anywhere, of the one multiple that is named. */
const anyWay = /\b(?:up or down|down or up|higher or lower|lower or higher|ris(?:en?|ing) or f[ae]ll(?:en|ing)?|f[ae]ll(?:en|ing)? or r(?:ise|ose|isen|ising)|rose or fell|(?:more|less) expensive or (?:less|more|cheaper)|dearer or cheaper|cheaper or (?:dearer|more expensive)|richer or (?:poorer|cheaper)|expan(?:d|ded|sion) or (?:contract(?:ed|ion)?|shr[aiu]nk)|contract(?:ed|ion)? or expan(?:d|ded|sion)|which (?:way|direction)|(?:did|has|have|is|was|whether|if) (?:(?:the|its|that|this) )?(?:multiple|p ?\/ ?e|pe|ratio|rating|valuation|yield|it) (?:(?:go|gone|went|now|then|since|has|become|got|gotten) )*(?:up|down|higher|lower|risen?|rise|fallen|fall|rose|fell|dearer|cheaper|expand(?:ed)?|contract(?:ed)?|shr[aiu]nk|grown?|grew|increased?|decreased?|re-?rated|de-?rated))\b/;

/** Whether the way from the one to the other is asked for. */
export const asksWay = (text: string): boolean => anyWay.test(text) || whichWay.some((pattern) => has(pattern, text));

/** Null where nothing of the kind is asked. */
export function twoClosesIn(text: string): TwoCloses | null {
  if (text.split('§').length < 3) return null;
  const isMoved = priceMoves.some((pattern) => has(pattern, text));
  const rest = without(text, ...(isMoved ? priceMoves : []), ...whichWay, ...sameBase).replace(/\b(?:versus|vs\.?|against|compared (?:to|with)|between|then|now)(?![a-z])/g, ' ').replace(/ {2,}/g, ' ').trim();
  return rest === text ? null : { rest, isMoved };
}
