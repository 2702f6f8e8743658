// One figure held against another, as people say it: so many dollars of the one for each dollar of the other, how many times the other it is, what part of it.
import type { Rewording } from './rewording.ts';
import { any, assets, equity, operatingProfit, profit, re, sales, whose, whoseName } from './words.ts';

const what = String.raw`([^?.;]{3,60}?)`;
const each = String.raw`(?:each|every|one|a|per|1)(?: single)? (?:dollar|\$|buck|\$1|usd)(?: of)? `;
/** "Each dollar of its sales", "every sales dollar". */
const salesDollar = String.raw`(?:each|every|one|a|the|100)(?: single)? (?:(?:dollar|\$|buck|\$1|usd)s?(?: (?:of|in|that came in as|from|it took as) (?:its |their |the )?(?:${sales}))?|(?:${sales})[- ]dollar|(?:hundred |100 )?dollars? (?:it |they |[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,3} )?(?:sold|took in|sells))`;
const keeps = any('ke(?:ep|pt)s?', 'retain(?:s|ed)?', 'le(?:ft|ave)s?(?: over)?', 'turn(?:s|ed)?(?: into)?', 'convert(?:s|ed)?(?: into)?', 'remain(?:s|ed)?', 'make|made|makes', 'earn(?:s|ed)?', 'end(?:s|ed)? up(?: with)?', 'book(?:s|ed)?', 'bring|brought', 'squeeze[sd]?(?: out)?', 'wr[iu]ng(?: out)?');
const part = any('percent(?:age)?', 'per cent', 'share', 'part', 'fraction', 'proportion', 'portion', 'slice', 'how much', 'how many (?:cents|percent|per cent)', 'cents', '%');
const behind = any('(?:was|were|is|are) there', 'stood|stands?', 'was|were|is|are', 'sat|sits?', 'lay|lies', 'came|comes?(?: in)?', 'there (?:was|were|is|are)', 'backed|backs?');
const to = any('behind', 'per', 'for', 'against', 'to', 'on', 'from', 'out of', 'with', 'beside', 'in front of', 'with');
const held = any('relative to', 'against', 'compared (?:to|with)', 'measured (?:against|by|on|over)', 'in relation to', 'in proportion to', 'set against', 'over', 'divided by', 'per dollar of', 'out of', 'on', 'from', 'with');
const gains = any('how profitable(?: was| were| is| are)?', `(?:how much |what )?(?:of a )?(?:${profit}|return|money)(?: did| does| was| is)?`, 'how much (?:did|does)');
const marginOf: readonly (readonly [string, string])[] = [[operatingProfit, 'operating margin'], ['gross (?:profits?|income)', 'gross margin'], ['free cash flow', 'free cash flow margin'], [profit, 'net margin']];

/** "What percentage of its sales did it keep as operating profit", "out of each dollar of sales, how many cents …". */
const margins = marginOf.flatMap(([kept, name]): Rewording[] => [
  [re(String.raw`\bhow (?:much|many cents)(?: (?:out )?of| from| on| in) (?:each|every|a|one|the)(?: single)? (?:dollar|\$|buck)(?: (?:that|which))? ([^?,]{2,30}?) (?:t[ao]kes? in|took in|sold|sells|made|makes|earned|earns|brought in|brings in|collected|rang up|billed)((?: (?:in|during|for|over) [^?,]{4,28}?)?),? (?:was|were|is|are|stayed|remained|got|ended up|turned|came out)(?: (?:left|left over|kept|retained|there))?(?: (?:as|into|over as|in))+ (?:its |the |an? )?${kept}(?![a-z])`), `what was the ${name} of $1$2`],
  [re(String.raw`\b(?:(?:out )?of|from|on|for) (?:each|every)(?: single)? (?:dollar|\$ ?100|hundred dollars|100 dollars|\$|buck)(?: (?:of|in) (?:its |their |the )?${sales})?((?: (?:in|during|for) [^?,]{4,24}?)?),? (?:(?:what|which) )?${part}(?: (?:did|does|of it|was|is|were|are))*((?: [A-Z][\w&.' -]{0,30}?)?) ${keeps}(?: (?:as|of|in|into|out of it as|over as|for))*(?: (?:its|the|a))? ${kept}(?![a-z])`), `what was the ${name} of$2$1`],
  [re(String.raw`\bhow (?:many cents|much)(?: (?:out )?of| from| on| in| per) ${salesDollar}((?: (?:in|during|for) [^?,]{4,24}?)?)(?: (?:did|does|was|were|is|has|ended up|stayed|remained|got|went|turned|came))*((?: [A-Z][\w&.' -]{0,30}?)?)(?: ${keeps})?(?: (?:as|into|in|over as|to|for|out as))+ (?:its |the |an? )?${kept}(?![a-z])`), `what was the ${name} of$2$1`],
  [re(String.raw`\b(?:what|which|how much|how large a|how big a)(?: ${part})? of ${whoseName}((?:(?:fy ?|fiscal )?20\d\d )?)${sales}((?: (?:in|during|for) [^?,]{4,24}?)?)(?: (?:did|does|was|is|were|has|ended up|turned|got|went))*((?: [A-Z][\w&.' -]{0,30}?)?)(?: ${keeps})?(?: (?:as|into|in|over as|to))+ ${kept}(?![a-z])`), `what was the $1${name} of$4$3 $2`],
]);

/** "Total liabilities, and how many times its equity is that": the amount, and the ratio by its name. */
function besideEquity(_: string, amount = '', between = ''): string {
  return `${amount}${between}, and ${amount.replace(/^total /i, '')} to equity ratio`;
}

const isPartOf = any('is', 'was', 'are', 'were', 'consists? of', 'consisted of', 'made up of', 'sat in', 'sits in', 'tied up in', 'in the form of', 'in');

export const ratiosInWords: readonly Rewording[] = [
  [re(String.raw`\b(?:for|of|from|out of|on) (?:each|every|a|one) (?:hundred |100 )?dollars? ([^?,.]{2,40}?) (?:sold|sells|took in|earned in (?:sales|revenue))((?: (?:in|during|for) [^?,]{4,24}?)?),? how (?:many|much)(?: (?:cents|dollars|of (?:them|it)))? (?:remained|remain|were left|was left|stayed|ended up|did it keep|were kept|turned) (?:as|into|over as|in) free cash(?: flow)?`), 'what was the free cash flow margin of $1$2'],
  ...marginOf.map(([kept, name]): Rewording => [re(String.raw`\b(?:for|of|from|out of|on) (?:each|every|a|one) (?:hundred |100 )?dollars? ([^?,.]{2,40}?) (?:sold|sells|took in|earned in (?:sales|revenue))((?: (?:in|during|for) [^?,]{4,24}?)?),? how (?:many|much)(?: (?:cents|dollars|of (?:them|it)))? (?:remained|remain|were left|was left|stayed|ended up|did it keep|were kept|turned) (?:as|into|over as|in) ${kept}`), `what was the ${name} of $1$2`]),
  [re(String.raw`\b(?:put|puts|plough(?:s|ed)?|plow(?:s|ed)?|pour(?:s|ed)?|spen[dt]s?|invest(?:s|ed)?|devoted?s?|sank|sink)((?: (?:the )?(?:most|least|more|less|larger share|biggest share|highest share))?)(?: money| cents)? (?:out )?of (?:each|every|its|a)(?: single)? (?:(?:${sales})[- ]dollar|dollar of (?:its )?(?:${sales})|(?:${sales}))(?: back)? (?:in|into|on|for|to|towards?) (?:its )?(?:r ?& ?d|research(?: and development)?|labs?)\b`), 'had$1 research and development as a percentage of revenue'],
  [re(String.raw`\b((?:how much|${part}) of ${whose})(?:whole |entire |total )?balance sheet(?: total| sum)?(?=[^?]{0,30} ${isPartOf} )`), '$1total assets'],
  [re(String.raw`\b((?:of|in|on) ${whose})(?:whole |entire |total )?balance sheet(?: total| sum)?(?=[^?]{0,60}(?:${part}|\bhow much\b))`), '$1total assets'],
  ...margins,
  [re(String.raw`\b(total liabilities|liabilities|total debt|total assets)\b([^?]{2,60}?)(?:,| -|;)? (?:and|&|\+) (?:how many times (?:its |the |their )?${equity} (?:is|was|are|were) (?:that|this|it|they)|(?:that )?(?:vs\.?|versus|relative to|against|over|to|as a (?:share|percentage|multiple) of) (?:its |the |their )?${equity})`), besideEquity],
  [re(String.raw`\b${gains}( [^?]{0,50}?)?(?: (?:earn|make|made|generate|squeeze|wring|get|extract|achieve)(?:d|s)?)?(?: out)? ${held} ${whoseName}${equity}(?![a-z])`), 'what was $2 return on equity of$1'],
  [re(String.raw`\b${gains}( [^?]{0,50}?)?(?: (?:earn|make|made|generate|squeeze|wring|get|extract|achieve)(?:d|s)?)?(?: out)? (?:relative to|out of|from|on|per dollar of|compared (?:to|with)|against|with) ${whoseName}${assets}(?![a-z])`), 'what was $2 return on assets of$1'],
  [re(String.raw`\bhow many (?:dollars?|cents?|bucks) (?:of|in|worth of) ${what} (?:did|does|do|has|had) ([^?]{2,30}?) (?:have|had|earn|make|generate|hold|own|owe|book|spend|spent|pay|paid|collect|carry|produce|bring in|take in)(?: out)? ${to} ${each}(?:its |their )?${what}(?=\?|$| (?:in|at|on|for|as of|during|by) )`), "what was $2's ratio of $1 to $3"],
  [re(String.raw`\bhow many (?:dollars?|cents?|bucks) (?:of|in|worth of) ${what} ${behind} ${to} ${each}${what}(?=\?|$| (?:in|at|on|for|as of|during|by) )`), 'what was the ratio of $1 to $2'],
  [re(String.raw`\b(?:for|per|out of|of|from|on|with) ${each}(?:its |their |the )?([^?.;,]{3,40}?),? how (?:much|many (?:cents|dollars))(?: (?:of it|in cents|money|cash))? (?:did|does|do|was|were|is|has|went)((?: [A-Z][\w&.' -]{0,30}?)?)(?: it| they)? ?(?:spend|spent|pa(?:y|id)|put|lay out|lost?|lose|invest(?:ed)?|g[io]v?e|went|use[ds]?|need(?:ed)?|owe[ds]?|cost|set aside|go(?:ing)?|book(?:ed)?)(?: (?:out|in|on|as|to|for|into|towards?|over))* ${what}(?=\?|$| (?:in|at|on|for|as of|during|by) )`), 'what was $2 $3 as a percentage of $1'],
  [re(String.raw`\bhow many (?:times|x)(?: over)? (?:did|does|do|was|were|is|are|could|would) ((?:its|their|the company's|[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,3}'s?) )([^?.;,]{3,50}?) (?:cover(?:ed|s)?|exceed(?:ed|s)?|pay for|outweigh)(?: by)? (?!(?:its |their |the )?interest)(?:its |their |the )?${what}(?=\?|$|,| (?:in|at|on|for|as of|during|by) )`), "what was $1 ratio of $2 to $3"],
  [re(String.raw`\b(?:did|does|do|could|can|would) ((?:its|their|the company's|[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,3}'s?) )([^?.;,]{3,50}?) (?:cover(?:s)?|pay for|exceed|suffice for) (?!(?:its |their |the )?interest)(?:its |their |the )?${what}(?=\?|$|,| (?:in|at|on|for|as of|during|by) )(?=[^]*(?:how many times|times over|how often|ratio|multiple|by what factor|how many x))`), "what was $1 ratio of $2 to $3"],
  [re(String.raw`\b(?:how (?:much|many cents)|what part) (?:out )?of ${salesDollar}(?: (?:does|did|do|was|is|were|are|has|been))*((?: [A-Z][\w&.' -]{0,30}?)?) (?:go(?:es|ne|ing)?|went|spend|spent|put|flow(?:s|ed)?|ploughed|invest(?:ed)?|lost|eaten(?: up)?|ends? up|ended up|paid|pay|used)(?: (?:back|out|up))?(?: (?:to|on|into|in|for|by|as|towards?))+ ${what}(?=\?|$| (?:in|at|on|for|as of|during|by) | \()`), 'what was $1 $2 as a percentage of revenue'],
  [re(String.raw`\bhow (?:many (?:dollars|cents)|much) (?:of|in) ${what} (?:did|does|do) ${each}([^?.;,]{3,50}?) (?:bring(?: in)?|produce|generate|support|back|yield|earn|deliver|create)(?: in)?(?=\?|$| (?:in|at|on|for|as of|during|by) )`), 'what was the ratio of $1 to $2'],
  [re(String.raw`\bhow much ${what} (?:was|were|is|are) (?:there|left) (?:for|per|behind|against|to) ${each}${what}(?=\?|$| (?:in|at|on|for|as of|during|by) )`), 'what was the ratio of $1 to $2'],
  [re(String.raw`\bhow many times (?!(?:its |their |the )?(?:\w+ )?(?:earnings|profits?|sales|revenues?|book|ebitda)\b[^?]*\b(?:trad\w+|sell\w*|sold|priced?|costs?|goes|valued))(?:bigger than |larger than |as (?:big|large|much|high) as )?(?:its |their |the |his )?${what} (?:is|are|was|were|did|does) (?:(?:its|their|the) )?${what}(?=\?|$|,| (?:in|at|on|for|as of|during|by) )`), 'what was the ratio of $2 to $1'],
  [re(String.raw`\bhow (?:big|large|deep|much of) (?:a |an )?(?:bite|chunk|slice|share|part|portion|piece|cut) (?:did|do|does|was|is) (?:the |its )?${what} (?:take|eat|make up|claim|consume|swallow|bite|cut|represent|account for)s?(?: up)?(?: out)?(?: of| from| for)? ${what}(?=\?|$|,)`), 'what was $1 as a percentage of $2'],
  [re(String.raw`\bas (?:a |an )?multiple of\b|\bin multiples of\b`), 'relative to'],
  [re(String.raw`(?<![\d.] ?)%(?= of\b)`), 'percentage'],
  [re(String.raw`(?<![\d.] ?)% (?=(?:its |the |total |net )*(?:${sales}|${assets}|${equity}|revs?)(?![a-z]))`), 'as a percentage of '],
  [re(String.raw`\bhow (?:highly )?(?:leveraged|geared|levered) (was|is|were|are) ([^?]{2,60}?),? (?:measured|defined|calculated|taken|expressed|told) (?:as|by|in) (?=\w)`), 'what $1 the ratio of $2 '],
];
