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

/** Null where nothing of the kind is asked. */
export function twoClosesIn(text: string): TwoCloses | null {
  if (text.split('§').length < 3) return null;
  const isMoved = priceMoves.some((pattern) => has(pattern, text));
  const rest = without(text, ...(isMoved ? priceMoves : []), ...whichWay, ...sameBase).replace(/\b(?:versus|vs\.?|against|compared (?:to|with)|between|then|now)(?![a-z])/g, ' ').replace(/ {2,}/g, ' ').trim();
  return rest === text ? null : { rest, isMoved };
}
