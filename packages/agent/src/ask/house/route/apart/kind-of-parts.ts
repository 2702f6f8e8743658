// What of a company's sales came from one product, shop or country: only the statements of the whole are bundled.
import { every, say, type Kind } from './kind.ts';

const whole = String.raw`(?:sales|revenues?|turnover|income|profits?|earnings|business|money|takings|receipts|takes?|top line)`;
/** What a statement of the whole names by itself. */
const ofWhole = String.raw`(?!(?:the |its |their |selling |this |that |these |those )*(?:operations|operating|core|cash|interest|fees|financing|investing|investments?|insiders?|shares?|stock|dividends?|buy-?backs?|tax\w*|cost|gross|sales|revenues?|net|continuing|discontinued|last|first|second|third|fourth|each|every|quarter|year|q[1-4]|\p{L}+ary|march|april|may|june|july|august|\p{L}+ber|research|r ?& ?d|capex|debt|assets|it|them|\d)\b)`;
const came = String.raw`(?:c[ao]me|comes|coming|stem\w*|deriv\w+|was (?:made|earned|generated)|were (?:made|earned|generated)|(?:is|are) (?:made|earned|generated)|(?:was|were|is|are) (?:due|down|owed) to)(?: (?:just|only|solely|purely|directly|straight|alone|mainly|mostly|simply))?`;
/** When it was, between the whole and where it came from. */
const when = String.raw`(?: (?:in|for|during|over|of) (?:[\p{L}\d'’.-]+ ){0,3}?(?:fy ?)?'?\d{2,4})?`;

export const ofParts: Kind = {
  what: 'operating counts (units sold, stores, customers) or figures of segments, products or places: only the statements of the whole company are bundled', owns: every,
  words: say(String.raw`(?:how much|how many (?:dollars|billions?|millions?)|what (?:share|part|percent\w*|portion|proportion|fraction|slice)|%|percent\w*) of (?:[\p{L}&'’.-]+ ){0,3}?(?:(?:fiscal |fy ?)?'?\d{2,4} )?${whole}${when} ${came}(?: (?:from|by|in|with|through|on|out of))? ${ofWhole}(?:\p{L}[\p{L}\d&'-]*)(?: \p{L}[\p{L}\d&'-]*)?`, String.raw`(?:what|which|how (?:big|large) an?) (?:part|share|slice|portion|percent\w*|proportion|fraction|chunk|bit)(?: of (?:it|that|this|them))? ${came} (?:from|by|in|with|through|on|out of) ${ofWhole}\p{L}[\p{L}\d&'-]*`),
};
