// One figure held against another, as people say it: so many dollars of the one for each dollar of the other, how many times the other it is, what part of it.
import type { Rewording } from '../rewording.ts';
import { any, assets, equity, operatingCash, operatingProfit, profit, re, sales, whose, whoseName } from '../words.ts';

const what = String.raw`([^?.;]{3,60}?)`;
const each = String.raw`(?:each|every|one|a|per|1)(?: single)? (?:dollar|\$|buck|\$1|usd)(?: of)? `;
/** "Each dollar of its sales", "every sales dollar". */
const salesDollar = String.raw`(?:each|every|one|a|the|100)(?: single)? (?:(?:dollar|\$|buck|\$1|usd)s?(?: (?:of|in|that came in as|from|it took as) (?:its |their |the )?(?:${sales}))?|(?:${sales})[- ]dollar|(?:hundred |100 )?dollars? (?:it |they |[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,3} )?(?:sold|took in|sells))`;
const keeps = any('ke(?:ep|pt)s?', 'retain(?:s|ed)?', 'le(?:ft|ave)s?(?: over)?', 'turn(?:s|ed)?(?: into)?', 'convert(?:s|ed)?(?: into)?', 'remain(?:s|ed)?', 'make|made|makes', 'earn(?:s|ed)?', 'end(?:s|ed)? up(?: with)?', 'book(?:s|ed)?', 'bring|brought', 'squeeze[sd]?(?: out)?', 'wr[iu]ng(?: out)?');
const part = any('percent(?:age)?', 'per cent', 'share', 'part', 'fraction', 'proportion', 'portion', 'slice', 'how much', 'how many (?:cents|percent|per cent)', 'cents', '%');
const behind = any('(?:was|were|is|are) there', 'stood|stands?', 'was|were|is|are', 'sat|sits?', 'lay|lies', 'came|comes?(?: in)?', 'there (?:was|were|is|are)', 'backed|backs?');
const to = any('behind', 'per', 'for', 'against', 'to', 'on', 'from', 'out of', 'with', 'beside', 'in front of', 'with');
const held = any('relative to', 'against', 'compared (?:to|with)', 'measured (?:against|by|on|over)', 'in relation to', 'in proportion to', 'set against', 'over', 'divided by', 'per dollar of', 'out of', 'on', 'from', 'with');
const gains = any('how profitable(?: was| were| is| are)?', `(?:how much |what )?(?:of a )?(?:${profit}|return(?! on (?!(?:its|their) (?:equity|assets)\\b)[^?]{0,24}(?:equity|assets))|money)(?: did| does| was| is)?`, 'how much (?:did|does)');
const marginOf: readonly (readonly [string, string])[] = [[operatingProfit, 'operating margin'], ['gross (?:profits?|income)', 'gross margin'], ['free cash flow', 'free cash flow margin'], [profit, 'net margin']];

/** "What percentage of its sales did it keep as operating profit", "out of each dollar of sales, how many cents …". */
const margins = marginOf.flatMap(([kept, name]): Rewording[] => [
  [re(String.raw`\bhow (?:much|many cents)(?: (?:out )?of| from| on| in) (?:each|every|a|one|the)(?: single)? (?:dollar|\$|buck)(?: (?:that|which))? ([^?,]{2,30}?) (?:t[ao]kes? in|took in|sold|sells|made|makes|earned|earns|brought in|brings in|collected|rang up|billed)((?: (?:in|during|for|over) [^?,]{4,28}?)?),? (?:was|were|is|are|stayed|remained|got|ended up|turned|came out)(?: (?:left|left over|kept|retained|there))?(?: (?:as|into|over as|in))+ (?:its |the |an? )?${kept}(?![a-z])`), `what was the ${name} of $1$2`],
  [re(String.raw`\b(?:(?:out )?of|from|on|for) (?:each|every)(?: single)? (?:dollar|\$ ?100|hundred dollars|100 dollars|\$|buck)(?: (?:of|in) (?:its |their |the )?${sales})?((?: (?:in|during|for) [^?,]{4,24}?)?),? (?:(?:what|which) )?${part}(?: (?:did|does|of it|was|is|were|are))*((?: [A-Z][\w&.' -]{0,30}?)?) ${keeps}(?: (?:as|of|in|into|out of it as|over as|for))*(?: (?:its|the|a))? ${kept}(?![a-z])`), `what was the ${name} of$2$1`],
  [re(String.raw`\b(?:how (?:many cents|much)|what (?:part|share|percent(?:age)?|fraction|portion|slice))(?: (?:out )?of| from| on| in| per) ${salesDollar}((?: (?:in|during|for) [^?,]{4,24}?)?)(?: (?:did|does|was|were|is|has|ended up|stayed|remained|got|went|turned|came))*((?: [A-Z][\w&.' -]{0,30}?)?)(?: ${keeps})?(?: (?:as|into|in|over as|to|for|out as))+ (?:its |the |an? )?${kept}(?![a-z])`), `what was the ${name} of$2$1`],
  [re(String.raw`\b(?:what|which|how much|how large a|how big a)(?: ${part})? of ${whoseName}((?:(?:fy ?|fiscal )?20\d\d )?)${sales}((?: (?:in|during|for) [^?,]{4,24}?)?)(?: (?:did|does|was|is|were|has|ended up|turned|got|went))*((?: [A-Z][\w&.' -]{0,30}?)?)(?: ${keeps})?(?: (?:as|into|in|over as|to))+ ${kept}(?![a-z])`), `what was the $1${name} of$4$3 $2`],
]);

const costs = String.raw`(?:(?:the|its|their|all|direct) )*(?:costs? of (?:sales|revenues?|goods(?: sold)?|products)|direct costs|production costs)`;
/** What is left after the cost of what was sold is gross profit. */
const afterCosts: readonly Rewording[] = [
  [re(String.raw`\b(?:was|is|were|are|got) (?:left|kept|retained)(?: over)? (?:to|for|with|by|at) ((?:[A-Z][\w&.'-]*)(?: [A-Z&][\w&.'-]*){0,3}|it|them) (?:after|once|net of) ${costs}(?: (?:is|was|were|are|had been)? ?(?:paid|deducted|covered|taken (?:off|out)))?(?![a-z])`), 'did $1 keep as gross profit'],
  [re(String.raw`\b(keep|kept|retain|retained|have left|left over|left|remains?|remained)(?: over)? (?:after|once|net of) ${costs}(?: (?:is|was|were|are|had been)? ?(?:paid|deducted|covered|taken (?:off|out)))?(?![a-z])`), '$1 as gross profit'],
];

/** "Total liabilities, and how many times its equity is that": the amount, and the ratio by its name. */
function besideEquity(_: string, amount = '', between = ''): string {
  return `${amount}${between}, and ${amount.replace(/^total /i, '')} to equity ratio`;
}

const isPartOf = any('is', 'was', 'are', 'were', 'consists? of', 'consisted of', 'made up of', 'sat in', 'sits in', 'tied up in', 'in the form of', 'in');

const perHundred = String.raw`(?:per|for (?:each|every)|(?:out )?of (?:each|every)|on (?:each|every)) (?:\$ ?100|(?:one |a )?hundred(?: dollars| bucks)?|100(?: dollars| bucks)?) (?:of|in)`;

const ofFlows = any('free cash flow', 'fcf', 'net income', '(?:operating|gross) (?:income|profit)', 'operating expenses', 'opex', 'capex');

export const ratiosInWords: readonly Rewording[] = [
  ...afterCosts,
  // "How much is that per hundred dollars of revenue?", "net income per $100 of sales": of each hundred so many are a percentage.
  [re(String.raw`\b(?:how (?:much|many)(?: dollars)?|what) (is|was|does|did|would) (that|it|this|those|they)(?: (?:make|come to|be|amount to))? ${perHundred} (?=\w)`), 'what percentage of '],
  [re(String.raw`(?<=[\w)]),? per (?:\$ ?100|(?:one |a )?hundred(?: dollars| bucks)?|100(?: dollars| bucks)?) (?:of|in) (?=(?:its |the |their )?(?:${sales}|${assets}|${equity}|revs?)(?![a-z]))(?![^?]*\bhow (?:much|many)\b)`), ' as a percentage of '],
  [re(String.raw`\b(dollar|\$1?) (?:that |which )?(?:belong(?:ed|s|ing)?|was owed|owned|held) (?:to|by) ((?:[A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,3}'s?|its|the|their) )?(?:share|stock)?(?:holders|owners)(?:'s?)?(?![a-z])`), "$1 of $2shareholders' equity"],
  [re(String.raw`(?<=\b(?:in|by how many|how many|change in|rise in|growth in) (?:dollars|\$|usd|money|percent|%)(?: terms)?),? ?(?:and|&|\+|plus|as well as)(?: also)? (?:as |in )?(?:an? )?(?:multiples?|factor|times)(?=[?.,;)]|$)`), ' and how many times as much'],
  [/(?<=\d:? (?:, )?)(?:\+ ?\$|\$ ?\+|\$ change|\+\/- ?\$) (?:and|&|\+) x(?=[?.,;)]|$)/gi, 'change in dollars and how many times as much'],
  [/\bhow often (?=(?:was|is|were|are|did|does|could|would)\b[^?]{0,60}\bcover)/gi, 'how many times '],
  [re(String.raw`\bhow much of (?:the |its |their )?(free cash(?: flow)?|cash flow|operating cash(?: flow)?|cash from operations|net income|profits?|earnings|sales|revenues?)((?: (?:of|in|for) (?:fiscal |fy ?)?(?:20)\d\d)?),? (?:the |its |their )?(dividends?(?: paid)?|buybacks?|share repurchases|capital expenditures?|capital spending|capex|interest|taxes|r&d)(?: (?:paid|made|spent))?(?: (?:that|the same) year)? (?:ate|eats?|took|takes?|swallowed|used|consumed|absorbed|claimed|cost)(?: up)?(?![a-z])`), 'what was $3 as a percentage of $1$2'],
  [re(String.raw`\b(?:for|of|from|out of|on) (?:each|every|a|one) (?:hundred |100 )?dollars? ([^?,.]{2,40}?) (?:sold|sells|took in|earned in (?:sales|revenue))((?: (?:in|during|for) [^?,]{4,24}?)?),? how (?:many|much)(?: (?:cents|dollars|of (?:them|it)))? (?:remained|remain|were left|was left|stayed|ended up|did it keep|were kept|turned) (?:as|into|over as|in) free cash(?: flow)?`), 'what was the free cash flow margin of $1$2'],
  ...marginOf.map(([kept, name]): Rewording => [re(String.raw`\b(?:for|of|from|out of|on) (?:each|every|a|one) (?:hundred |100 )?dollars? ([^?,.]{2,40}?) (?:sold|sells|took in|earned in (?:sales|revenue))((?: (?:in|during|for) [^?,]{4,24}?)?),? how (?:many|much)(?: (?:cents|dollars|of (?:them|it)))? (?:remained|remain|were left|was left|stayed|ended up|did it keep|were kept|turned) (?:as|into|over as|in) ${kept}`), `what was the ${name} of $1$2`]),
  [re(String.raw`\b(?:put|puts|plough(?:s|ed)?|plow(?:s|ed)?|pour(?:s|ed)?|spen[dt]s?|invest(?:s|ed)?|devoted?s?|sank|sink)((?: (?:the )?(?:most|least|more|less|larger share|biggest share|highest share))?)(?: money| cents)? (?:out )?of (?:each|every|its|a)(?: single)? (?:(?:${sales})[- ]dollar|dollar of (?:its )?(?:${sales})|(?:${sales}))(?: back)? (?:in|into|on|for|to|towards?) (?:its )?(?:r ?& ?d|research(?: and development)?|labs?)\b`), 'had$1 research and development as a percentage of revenue'],
  [re(String.raw`\b((?:how much|${part}) of ${whose})(?:whole |entire |total )?balance sheet(?: total| sum)?(?=[^?]{0,30} ${isPartOf} )`), '$1total assets'],
  [re(String.raw`\b((?:of|in|on) ${whose})(?:whole |entire |total )?balance sheet(?: total| sum)?(?=[^?]{0,60}(?:${part}|\bhow much\b))`), '$1total assets'],
  ...margins,
  [re(String.raw`\b(total liabilities|liabilities|total debt|total assets)\b([^?]{2,60}?)(?:,| -|;)? (?:and|&|\+) (?:how many times (?:its |the |their )?${equity} (?:is|was|are|were) (?:that|this|it|they)|(?:that )?(?:vs\.?|versus|relative to|against|over|to|as a (?:share|percentage|multiple) of) (?:its |the |their )?${equity})`), besideEquity],
  [re(String.raw`\b${gains}( (?!per (?:fully )?(?:diluted )?share\b)(?:(?!\breturns? on\b)[^?]){0,49}?)?(?: (?:earn|make|made|generate|squeeze|wring|get|extract|achieve)(?:d|s)?)?(?: out)? ${held} ${whoseName}${equity}(?![a-z])`), 'what was $2 return on equity of$1'],
  [re(String.raw`\b${gains}( (?!per (?:fully )?(?:diluted )?share\b)(?:(?!\breturns? on\b)[^?]){0,49}?)?(?: (?:earn|make|made|generate|squeeze|wring|get|extract|achieve)(?:d|s)?)?(?: out)? (?:relative to|out of|from|on|per dollar of|compared (?:to|with)|against|with) ${whoseName}${assets}(?![a-z])`), 'what was $2 return on assets of$1'],
  [re(String.raw`\bhow many (?:dollars?|cents?|bucks) (?:of|in|worth of) ${what} (?:did|does|do|has|had) ([^?]{2,30}?) (?:have|had|earn|make|generate|hold|own|owe|book|spend|spent|pay|paid|collect|carry|produce|bring in|take in)(?: out)? ${to} ${each}(?:its |their )?${what}(?=\?|$| (?:in|at|on|for|as of|during|by) )`), "what was $2's ratio of $1 to $3"],
  [re(String.raw`\bhow many (?:dollars?|cents?|bucks) (?:of|in|worth of) ${what} ${behind} ${to} ${each}${what}(?=\?|$| (?:in|at|on|for|as of|during|by) )`), 'what was the ratio of $1 to $2'],
  [re(String.raw`\b(?:for|per|out of|of|from|on|with) ${each}(?:its |their |the )?([^?.;,]{3,40}?),? how (?:much|many (?:cents|dollars))(?: (?:of it|in cents|money|cash))? (?:did|does|do|was|were|is|has|went)((?: [A-Z][\w&.' -]{0,30}?)?)(?: it| they)? ?(?:spend|spent|pa(?:y|id)|put|lay out|lost?|lose|invest(?:ed)?|g[io]v?e|went|use[ds]?|need(?:ed)?|owe[ds]?|cost|set aside|go(?:ing)?|book(?:ed)?)(?: (?:out|in|on|as|to|for|into|towards?|over))* ${what}(?=\?|$| (?:in|at|on|for|as of|during|by) )`), 'what was $2 $3 as a percentage of $1'],
  [re(String.raw`\bhow many (?:times|x)(?: over)? (?:did|does|do|was|were|is|are|could|would) ((?:its|their|the company's|[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,3}'s?) )([^?.;,]{3,50}?) (?:cover(?:ed|s)?|exceed(?:ed|s)?|pay for|outweigh)(?: by)? (?!(?:its |their |the )?interest)(?:its |their |the )?${what}(?=\?|$|,| (?:in|at|on|for|as of|during|by) )`), "what was $1 ratio of $2 to $3, in times,"],
  [re(String.raw`\b(?:did|does|do|could|can|would) ((?:its|their|the company's|[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,3}'s?) )([^?.;,]{3,50}?) (?:cover(?:s)?|pay for|exceed|suffice for) (?!(?:its |their |the )?interest)(?:its |their |the )?${what}(?=\?|$|,| (?:in|at|on|for|as of|during|by) )(?=[^]*(?:how many times|times over|how often|ratio|multiple|by what factor|how many x))`), "what was $1 ratio of $2 to $3, in times,"],
  [re(String.raw`\b(?:how (?:much|many cents)|what part) (?:out )?of ${salesDollar}(?: (?:does|did|do|was|is|were|are|has|been))*((?: [A-Z][\w&.' -]{0,30}?)?) (?:go(?:es|ne|ing)?|went|spend|spent|put|flow(?:s|ed)?|ploughed|invest(?:ed)?|lost|eaten(?: up)?|ends? up|ended up|paid|pay|used)(?: (?:back|out|up))?(?: (?:to|on|into|in|for|by|as|towards?))+ ${what}(?=\?|$| (?:in|at|on|for|as of|during|by) | \()`), 'what was $1 $2 as a percentage of revenue'],
  [re(String.raw`\bhow (?:many (?:dollars|cents)|much) (?:of|in) ${what} (?:did|does|do) ${each}([^?.;,]{3,50}?) (?:bring(?: in)?|produce|generate|support|back|yield|earn|deliver|create)(?: in)?(?=\?|$| (?:in|at|on|for|as of|during|by) )`), 'what was the ratio of $1 to $2'],
  [re(String.raw`\bhow much ${what} (?:was|were|is|are) (?:there|left) (?:for|per|behind|against|to) ${each}${what}(?=\?|$| (?:in|at|on|for|as of|during|by) )`), 'what was the ratio of $1 to $2'],
  [re(String.raw`\bhow many times (?!over\b)(?!(?:its |their |the )?(?:\w+ )?(?:earnings|profits?|sales|revenues?|book|ebitda)\b[^?]*\b(?:trad\w+|sell\w*|sold|priced?|costs?|goes|valued))(?:bigger than |larger than |as (?:big|large|much|high) as )?(?:its |their |the |his )?${what} (?:is|are|was|were|did|does) (?!(?:that|it|this|they|those|these|in|at|on|for|by|as of|during)\b)(?:(?:its|their|the) )?${what}(?=\?|$|,| (?:in|at|on|for|as of|during|by) )`), 'what was the ratio of $2 to $1'],
  [re(String.raw`\bhow (?:big|large|deep|much of) (?:a |an )?(?:bite|chunk|slice|share|part|portion|piece|cut) (?:did|do|does|was|is) (?:the |its )?${what} (?:take|eat|make up|claim|consume|swallow|bite|cut|represent|account for)s?(?: up)?(?: out)?(?: of| from| for)? ${what}(?=\?|$|,)`), 'what was $1 as a percentage of $2'],
  [re(String.raw`\bas (?:a |an )?multiple of\b|\bin multiples of\b`), 'in times relative to'],
  [re(String.raw`(?<![\d.] ?)%(?= of\b)`), 'percentage'],
  [re(String.raw`(?<![\d.] ?|\w|(?:margin|yield|growth|chang\w+|chg|yoy|returns?|rate) )(?:as (?:an? )?(?:%|pct\.?|percent)|%|pct\.?) (?=(?:its |the |total |net )*(?:${sales}|${assets}|${equity}|revs?|${operatingCash}|${ofFlows})(?![a-z]))`), 'as a percentage of '],
  [re(String.raw`\bhow (?:highly )?(?:leveraged|geared|levered) (was|is|were|are) ([^?]{2,60}?),? (?:measured|defined|calculated|taken|expressed|told) (?:as|by|in) (?=\w)`), 'what $1 the ratio of $2 '],
  // "How much of that, in percent, came from …": the part, in percent.
  [re(String.raw`\bhow much of ([^?,;]{2,60}?),? (?:in|as an?|expressed in|told in) (?:per ?cent|percentage(?: terms)?|%)(?![a-z -]*points?),?(?=[ ?.]|$)`), 'what percentage of $1'],
  [re(String.raw`(?<=\w) ?\+ ([a-z][a-z &'-]{2,40}?) (?:as )?(?:an? )?(?:%|per ?cent|percentage|share|part) of (?:it|that|this|the same|which)\b`), ', and what percentage of that was $1'],
  [re(String.raw`(?<=\binterest\b[^]{0,120}?)\b(?:and )?how (?:often|many times)(?: over)? (?:would|could|can|did|does|do) (?:its |the |their )?(?:${operatingProfit}|ebit)(?: (?:have|had))? (?:pa(?:y|id)|cover(?:ed)?|settled?|me[e]?t|foot(?:ed)?|f[ou]nd)(?: (?:for|off))?(?: (?:that|this|it|the|those|such a))?(?: (?:interest|bill|interest|expenses?|costs?|sum|charges?|amount))*(?= |\?|$)`), 'and what was the interest coverage'],
  [re(String.raw`(?<=\binterest(?: expenses?| costs?| bill| charges?)?\b[^?]{0,40}?)\bcover(?:age|ed)?(?: ratio)? (?:by|from|through|with) (?:its |the )?(?:${operatingProfit}|ebit)(?![a-z])`), 'interest coverage'],
  [re(String.raw`\b(?:the |their )(?:multiple|quotient) (?:between|of) (?:them|the two|both)\b`), 'the ratio of the two'],
  [re(String.raw`\bnet debt,? \(?(?:after (?:deducting|subtracting|taking off)|i\.?e\.? debt (?:less|minus)|(?:total )?debt (?:less|minus|net of)) (?:its |the )?(cash(?: (?:and|&) (?:cash )?equivalents)?)(?: alone| only)?\)?(?=[ ,?.;]|$)`), 'total debt less $1'],
];
