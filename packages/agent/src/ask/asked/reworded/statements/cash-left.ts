// Free cash flow by what comes off what: "the cash left in 2024 after capital spending came off operating cash flow", "what was left of 2025's operating cash once capex was paid for".
import type { Rewording } from '../rewording.ts';
import { any, operatingCash, re } from '../words.ts';

const year = String.raw`(?:(?:fiscal (?:year )?|fy ?|calendar )?['’]?(?:20)?\d\d)`;
const inYear = String.raw`(?: (?:in|for|over|during|from|of) (${year}))?`;
const spent = any('cap ?ex', 'capital (?:expenditures?|spending|outlays?|investments?)', 'spending on (?:plant|equipment|property)(?: and (?:plant|equipment|property))?');
const own = String.raw`(?:(?:the|its|their|that|all) )*`;
const off = any('(?:has |had |have |is |was |were |are )?(?:been )?(?:taken|deducted|subtracted|knocked|come|paid)(?: (?:off|out|away|for))?', 'c[ao]me?s? off', 'c[ao]me?s? out', 'goes out', 'gone out', 'went out', 'leaves');
const cash = String.raw`${own}(?:(${year})(?:['’]s)? )?(?:${operatingCash}|ocf|cfo)`;

const built = any('warehouses?', 'data ?cent(?:er|re)s?', 'plants?', 'factor(?:y|ies)', 'stores?', 'restaurants?', 'shops?', 'buildings?', 'equipment', 'machin(?:es?|ery)', 'kit', 'property', 'trucks?', 'servers?', 'facilit(?:y|ies)', 'land', 'tools?', 'offices?', 'capital projects?', spent);
const builds = String.raw`(?:all |of |its |the |their |new |own |those |other |such )*(?:${built})(?:(?:,| and|, and|,? &) (?:its |the |their |new |other )*(?:${built}))*`;
const outOf = String.raw`(?: (?:out of|from|with) (?:its |the |their )?(?:${operatingCash}|operational cash|ocf|cfo|cash (?:that )?(?:its|the|their) (?:business|operations|trade|day-to-day business) (?:had )?(?:brought in|generated|made|earned|threw off|produced|took in)))`;
const firm = String.raw`([a-z][\w&.’'-]*(?: [a-z&][\w&.’'-]*){0,2}?)`;
const itsFree = (who = ''): string => (/^(?:it|they|the company|the firm)$/i.test(who) ? 'what was its free cash flow' : `what was the free cash flow of ${who}`);

/** Where the clause asks with these words, it asks for what the one less the other comes to. */
function freeCash(whole: string, ...found: readonly (string | number | undefined)[]): string {
  const when = found.slice(0, -2).find((one) => typeof one === 'string' && one !== '');
  const before = String(found.at(-1) ?? '').slice(0, Number(found.at(-2) ?? 0));
  const isAsked = /^what/i.test(whole) && /(?:^|[.?!:;,] |\band )$/i.test(before);
  return isAsked ? whole : `${when === undefined ? '' : `${String(when)} `}free cash flow`;
}

/** Something else comes off as well. */
const moreOff = String.raw`(?!,? ?(?:and|plus|&|\+|less|minus|,) ?(?:(?:its|the|all) )?(?:\w+ )?(?:dividends?|buy-?backs?|repurchases?|interest|tax\w*|debt|r ?& ?d|research|wages|costs?|expenses?|stock|acquisitions?))`;

export const cashLeft: readonly Rewording[] = [
  // "What's left after capex at Acme in 2023?"
  [re(String.raw`\b(?:what(?:'s| is| was| were)?|how much(?: cash| money)?(?: is| was)?) (?:(?:cash )?left(?: over)?|remain(?:s|ed|ing)?|over) (?:after|once|net of) ${own}${spent}(?: (?:is|was|has been|had been) (?:paid(?: for| out)?|taken out|deducted))?(?![a-z])${moreOff}`), 'what was the free cash flow'],
  // "Once Acme has paid for all its plants out of its operating cash, what was left over in 2023?"
  [re(String.raw`\b(?:once|after|when) ${firm} (?:has |had |have |is done |was done )?(?:paid|paying|pays) (?:off |up )?for ${builds}${outOf},? (?:what|how much)(?: cash| money)? (?:(?:was|is|were|remained|stayed|did) ?(?:left|over|it have left|it keep|remaining|there)?(?: over)?)(?![a-z])`), (_: string, who = ''): string => itsFree(who)],
  [re(String.raw`\b(?:once|after|when) (?:all )?(?:paying|having paid) for ${builds}${outOf},? (?:what|how much)(?: cash| money)? did ${firm} (?:have|keep|hold)(?: left| over)*(?![a-z])`), (_: string, who = ''): string => itsFree(who)],
  [re(String.raw`\b(?:what|how much)(?: cash| money)? (?:was|is|were|remained) (?:left )?(?:over )?(?:of|from) ${firm}(?:'s?)? (?:${operatingCash}|ocf|cfo)((?: (?:in|for|of) ${year})?),? (?:after|once|when) (?:it |they )?(?:has |had |have )?(?:paid|paying) for ${builds}(?![a-z])`), (_: string, who = '', when = ''): string => `${itsFree(who)}${when}`],
  [re(String.raw`\b(?:what|how much)(?: cash| money)? (?:was|is|were|remained|stayed) (?:left )?(?:over )?(?:for its owners )?((?:(?:in|for|of) (?:its )?${year} )?)(?:after|once) ${firm} (?:has |had |have )?(?:paid|paying) for ${builds}${outOf}?(?![a-z])${moreOff}`), (_: string, when = '', who = ''): string => `${itsFree(who)} ${when}`.trim()],
  [re(String.raw`\b(?:spare|free|leftover|left-over|surplus) (?:cash|money)(?: (?:that )?(?:came out of|was left (?:at|for|in)|remained (?:at|for|in)) [a-z][\w&.’'-]*(?: (?:& )?[A-Z][\w&.’'-]*){0,3}?| (?:did|does) [a-z][\w&.’'-]*(?: [a-z&][\w&.’'-]*){0,3}? (?:have|make|generate|produce|throw off)(?: left| left over)?)?${inYear},? (?:after|once|when) ${own}${spent} ${off}(?![a-z])`), freeCash],
  [re(String.raw`\b${own}(?:cash|money|what)(?: (?:that )?(?:was|is|were|got))? left(?: over)?${inYear},? (?:after|once|when) ${own}${spent} ${off}(?: of| from)? ${cash}${inYear}(?![a-z])`), freeCash],
  [re(String.raw`\b${own}(?:cash|money|what)(?: (?:that )?(?:was|is|were|got))? left(?: over)? (?:of|from) ${cash}${inYear},? (?:after|once|when) ${own}${spent}(?: ${off})?(?: (?:of|from) it)?(?![a-z])`), freeCash],
  // Behind it: "how many times over does that pay for the leftover cash".
  [/(?<=\bfree cash flow\b[^]{0,300})\b(?:the|that|this|its) (?:left-?over|spare|remaining|surplus) cash(?! flow)\b/gi, 'that free cash flow'],
];
