// Amounts that are left after something, or that two things come to, told as a story.
import type { Rewording } from '../rewording.ts';
import { any, operatingCash, re } from '../words.ts';

const capex = any('cap ?ex', 'capital (?:spending|expenditures?|investments?|outlays?)', 'investments? in (?:its |the |new )*(?:property|plants?|equipment|buildings)(?:,? (?:plants?,? )?(?:and|&) (?:equipment|plants?))?', 'investments?(?: \\((?:that is,? |i\\.e\\.,? |its )?(?:capex|capital expenditures?)\\))?', 'property,? plant and equipment', 'equipment');
const buybacks = any('(?:share |stock )?buy-?backs?', '(?:share |stock )?repurchas(?:es?|ing)', 'stock purchases', 'buying back (?:its |their )?(?:own )?(?:shares|stock)');
const dividends = any('(?:cash )?dividends?', 'payouts?', 'distributions?');
const both = String.raw`(?:${dividends} (?:and|plus|&|\+|together with|as well as|with) (?:share |stock )?${buybacks}|${buybacks} (?:and|plus|&|\+|together with|as well as|with) ${dividends})`;
const handed = any('return(?:ed)?', 'hand(?:ed)? (?:back|over|out)', 'g[ia]ven? back', 'pa(?:y|id) (?:back|out)', 'sent? (?:back|out)', 'pass(?:ed)? on', 'distributed?');
const owners = any('(?:share|stock)?holders', 'owners', 'investors');

const business = any('operations?', 'operating activities', 'running the business', 'the business', 'day-to-day business', 'its business');

const takenOff = any('(?:was|is|were|are) (?:taken off|deducted|subtracted|paid(?: for)?|covered|taken out|accounted for|set aside|spent)', 'comes? off', 'came off', 'has been (?:paid|deducted|taken off)');

const name = String.raw`((?:[A-Z][\w&.'-]*(?: (?:& )?[A-Z][\w&.'-]*){0,3})|it|they|the company)`;

/** "Cash, short-term investments, and the two together": each of the two is asked for as well. */
const notApart = String.raw`(?!(?: (?:in|on|at|for) [^,;:?]{2,24})?(?:\s*[,;:]| and| &| ?\+)[^?.]{0,16}\b(?:sum|total|together|combined|both|each|in all|altogether|all told|add(?:ed)? up|separately)\b)`;

export const sumsInWords: readonly Rewording[] = [
  [/\bnext to (?=(?:those |that |the same |the figures? )?(?:(?:of|for|in|from) )?(?:fiscal |fy ?'?\d|q[1-4]\b|(?:19|20)\d\d\b|the (?:first|second|third|fourth|same|prior|previous) (?:quarter|year)|a year (?:before|earlier)))/gi, 'compared with '],
  [re(String.raw`\b(?:once|after|when) (?:its |the |their |all )*${owners} (?:had|have had|have|got|received|were paid|had been paid|took) (?:their |the |its )?(?=${dividends}(?![a-z]))`), 'after '],
  [re(String.raw`\b(?:share |stock )?(?:repurchases?|buy-?backs?|buying back) of (?:its |their )?(?:own )?(?:common |ordinary |class a )?(?:stock|shares)\b`), 'share repurchases'],
  [re(String.raw`\bdividend (?:payments?|payouts?|distributions?)(?= (?:and|plus|&|\+|together)|,)`), 'dividends paid'],
  [re(String.raw`\b(?:the )?dividends(?: that)? ${name} (?:paid|distributed|declared)(?: out)? and (?:the )?(?:shares|stock)(?: that)? (?:it|they) (?:bought back|repurchased|retired)`), 'the dividends paid and share repurchases of $1'],
  [re(String.raw`\b(dividends paid|dividends) and (?:the )?(?:stock|shares)(?: that)? (?:(?:it|they|was|were) )?(?:bought back|repurchased)`), '$1 and share repurchases'],
  [re(String.raw`\bwhat ${name} could turn into cash within (?:a|one) year`), "$1's current assets"],
  [re(String.raw`\bwhat (?:it (?:had|has) to pay|it owe[sd]|fell due|falls due|was due|is due|had to be paid|comes due|came due)(?: back)? within (?:a|one) year`), 'current liabilities'],
  [re(String.raw`\bhow much (?:cash|money) (?:did|does|has|have) ${name} (?:burn(?:ed|t)?|go through|eat(?:en)? up|consumed?)(?: through)?((?: (?:in|during|over) [^?,]{3,30}?)?),? (?:(?:when|if) )?(?:as )?(?:measured|judged|told|seen|taken|going|counted|in terms|defined|meaning)(?: by| as| of| on)* (?:its |the )?free cash flow`), "what was $1's free cash flow$2"],
  [re(String.raw`\b(?:what|how much)(?: of the| of its)? (?:${operatingCash}|cash|money) (?:did|does|do|has|had) ([^?,.]{2,40}?) (?:have |had |keep |kept |got )?(?:left|remaining|over|left over|to spare)((?: (?:in|during|for|at) [^?,.]{2,24}?)?),? (?:once|after|when|if) (?:its |the |all )*${capex} ${takenOff}(?: (?:off|from|out of|against) (?:its |the )?(?:${operatingCash}|cash))?`), 'what was the free cash flow of $1$2'],
  [re(String.raw`\b(?:what|how much)(?: of the| of its)? (?:${operatingCash}|cash|money) (?:did|does|do|has|had) ([^?,.]{2,40}?) (?:have |had |keep |kept |got )?(?:left|remaining|over|left over|to spare)((?: (?:in|during|for|at) [^?,.]{2,24}?)?),? (?:after|net of) (?:paying for |deducting |subtracting |funding |covering )?(?:its |the |all )*${capex}`), 'what was the free cash flow of $1$2'],
  [re(String.raw`\b(?:${operatingCash}) (?:less|minus|net of|after|-) (?:its |the |all )*${capex}\b`), 'free cash flow'],
  [re(String.raw`\b(?:how much |what |the )?cash(?: that)? (?:came|comes|come|flow(?:ed|s)|poured|rolled|went) in(?:to the till|to)? (?:from|through|by) (?:its |their |the )?${business}`), 'what was the operating cash flow'],
  [re(String.raw`\b(?:how much |what )?cash (?:did|do|does|have|has) ([^?]{2,40}?)(?:'s?)? (?:operations|operating activities|business(?:es)?)(?: (?:burn(?:ed|t)?|use[ds]?|consumed?|eaten?|swallow(?:ed)?|generated?|produced?|brought|bring|throw|threw|thrown|lose|lost)(?: (?:through|up|in|off|out))?)+`), 'what was the operating cash flow of $1'],
  [re(String.raw`\b(?:(?:how much |what )?cash|how much(?: money)?(?= (?:did|do|does|has|have) [^?]{2,40}? put )) (?:did|do|does|has|have) ([^?]{2,40}?) (?:put|use[ds]?|spend|spent|invest(?:ed)?|lay out|laid out) (?:into|for|on|in) (?:its |their )?invest(?:ing|ments?)(?: activities)?(?: (?:on balance|net|overall|in all))?`), 'what was the investing cash flow of $1'],
  [re(String.raw`\b(?:after|once|net of|less)[^?,.]{0,70}?\b${capex}(?: (?:is|are|was|were) (?:paid|covered|deducted|taken out))?,? (?:how much|what)(?: of)? (?:the |its |was the )?(?:${operatingCash}|cash)(?: (?:was|is|were|did|does|has|had|remain\w*|stay\w*|got))*((?: [A-Z][\w&.' -]{0,30}?)?)(?: (?:have|keep|kept|got))*(?: (?:left|over|remaining|behind|remain|stay|to spare))+`), (_: string, who = ''): string => `what was the free cash flow${who === '' ? '' : ` of${who}`}`],
  [re(String.raw`\b(?:how much|what)(?: of (?:the|its))? (?:${operatingCash}|cash) (?:was|is|were|did) (?:left|remaining|over|left over)((?: (?:at|for|to|by) [^?,.]{2,30}?)?) (?:after|once|net of)[^?]{0,60}?\b${capex}(?: (?:is|are|was|were) (?:paid|covered|deducted|taken out))?(?: for)?`), 'what was the free cash flow$1'],
  [re(String.raw`\b(?:(?:once|if|when|after) (?:you |we |i |one )?)?(?:set(?:ting)?|net(?:ting)?|offset(?:ting)?|subtract(?:ing)?|deduct(?:ing)?|tak(?:e|ing)|count(?:ing)?) (?:all )?((?:[A-Z][\w&.' -]{0,30}?'s? )?)(?:its |the |their )?cash(?: pile| balance| holdings)? (?:against|from|off|away from|out of) (?:its |the |their |all )*(?:borrowings?|debts?|loans)((?: (?:at|on|in|by) [^?,]{3,40})?),? (?:how much|what) (?:of the )?(?:debt|borrowings?|is|was)?(?: ?(?:is|are|was|were|remains?|remained|stays?))*(?: (?:left|over|remaining))*`), 'what was $1net debt$2'],
  [re(String.raw`\b(?:(?:how much|what) )?(?:cash|money|capital) (?:did|has|have|does|was)( [^?]{0,40}?)?(?: been)? ${handed}(?: (?:back )?to (?:its |the |their )?${owners})?(?: (?:through|by|via|with|in|as|between|over|from))?(?: (?:its|both|means of))? ${both}(?: (?:together|combined|in total|in all|altogether))?`), 'what was the cash returned to shareholders of$1'],
  [re(String.raw`\b(?:how much|what)(?: (?:of its )?(?:cash|money|capital))? (?:did|has|have|does) ([^?,]{2,40}?) (?:(?:return(?:ed)?|g[ai]ven?|hand(?:ed)?|distributed?)(?: back| out)?|pa(?:y|id)(?: out)?) (?:in (?:all|total) )?to (?:its |the |their |all )*${owners}(?![a-z])(?![^?]*\b(?:dividends?|buy-?backs?|repurchases?)\b)`), 'what was the cash returned to shareholders of $1'],
  [re(String.raw`\b(?:how much|what)(?: (?:cash|money|capital))? (?:was|is|has been|went|goes) (?:returned |given |handed |paid )?(?:back |out )?to (?:the |its )?${owners} (?:by|of|at) `), 'what was the cash returned to shareholders of '],
  [re(String.raw`\b(?:adding|add|counting|taking|if you add)(?: (?:up|both|together))? (?:its |the )?${both}(?: (?:together|up))?,? (?:what|how much)(?: (?:cash|money))? (?:did|has|have) ([^?]{2,40}?) ${handed}(?: (?:back )?to (?:its |the |their )?${owners})?`), 'what was the cash returned to shareholders of $1'],
  [re(String.raw`\b(?:total )?${both} (?:together|combined|in total|in all|altogether|added up|summed)\b`), 'cash returned to shareholders'],
  [re(String.raw`\bhow much did ([^?]{2,40}?) owe in (?:all|total)\b`), 'what were the total liabilities of $1'],
  [re(String.raw`\bcash(?: and|,? cash)?(?:,| &| ?\+| plus)? ?(?:and )?(?:cash )?(?:equivs?\.?|equivalents)?(?: ?,|,? and| ?\+| plus| ?&| together with| as well as) (?:ST|short[- ]term|marketable|liquid|current|s/t)(?: (?:marketable|liquid))? (?:securities|investments|paper)(?: \((?:ST|short[- ]term|current)\))?(?![a-z])${notApart}`), 'cash and short-term investments'],
  [/(?<=\bcash and short-term investments),? (?:(?:taken|put|added|counted|lumped) together,?|together|combined|altogether|in total|in all|all told|added up)\b/gi, ''],
  [re(String.raw`\b(?:cash (?:flows? )?(?:from|in|used in|for)|cash flows? for) investing(?: activities)?\b|\bCFI(?= (?:in|for|of|fy|20)|\?|$)\b`), 'investing cash flow'],
];
