// What of a company's sales came from one product, shop or country: only the statements of the whole are bundled.
import { every, say, type Kind } from './kind.ts';

const whole = String.raw`(?:sales|revenues?|turnover|income|profits?|earnings|business|money)`;
/** What a statement of the whole names by itself. */
const ofWhole = String.raw`(?!(?:the |its |their |selling |this |that |these |those )*(?:operations|operating|core|cash|interest|fees|financing|investing|investments?|insiders?|shares?|stock|dividends?|buy-?backs?|tax\w*|cost|gross|sales|revenues?|net|continuing|discontinued|last|first|second|third|fourth|each|every|quarter|year|q[1-4]|\p{L}+ary|march|april|may|june|july|august|\p{L}+ber|research|r ?& ?d|capex|debt|assets|it|them|\d)\b)`;
const came = String.raw`(?:c[ao]me|comes|coming|stem\w*|deriv\w+|was (?:made|earned|generated)|were (?:made|earned|generated)|(?:is|are) (?:made|earned|generated)|(?:was|were|is|are) (?:due|down|owed) to)`;

export const ofParts: Kind = {
  what: 'operating counts (units sold, stores, customers) or figures of segments, products or places: only the statements of the whole company are bundled', owns: every,
  words: say(String.raw`(?:how much|what (?:share|part|percent\w*|portion|proportion|fraction|slice)|%|percent\w*) of (?:[\p{L}&'’.-]+ ){0,3}?${whole} ${came}(?: (?:from|by|in|with|through|on|out of))? ${ofWhole}(?:\p{L}[\p{L}\d&'-]*)(?: \p{L}[\p{L}\d&'-]*)?`),
};
