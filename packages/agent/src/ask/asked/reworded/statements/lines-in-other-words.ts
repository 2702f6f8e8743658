// Lines and ratios by what they are made of or do: interest earned less interest paid, current assets with and without inventory, cash that went on its own stock, multiples of the interest that operating income makes.
import type { Rewording } from '../rewording.ts';
import { any, operatingProfit, re } from '../words.ts';

const name = String.raw`([A-Z][\w&.'’-]*(?: [A-Z&][\w&.'’-]*){0,3}|it|they|the company)`;
const less = any('less', 'minus', 'net of', 'over', 'after(?: deducting| subtracting| paying| taking off)?', 'once');
const earned = any('(?:it |they )?earned', '(?:it |they )?received', '(?:it |they )?collected', '(?:it |they )?took in', 'taken in', 'income', 'coming in');
const paid = any('(?:what )?(?:it |they )?(?:had )?paid(?: out)?(?: in interest)?(?: (?:is|was) (?:deducted|taken off))?', 'expenses?', 'costs?', 'going out', 'charges?');
const inventory = any('(?:the |its )?inventor(?:y|ies)', '(?:the |its )?stocks? of goods');
const withIt = any(String.raw`(?:with|including|counting) ${inventory}(?: (?:counted|included|left in|in))?(?: in)?`, String.raw`${inventory} (?:counted|included)(?: in)?`);
const without = any(String.raw`(?:with|leaving|taking|stripping) (?:it|them|${inventory})(?: (?:stripped|taken|left|struck|knocked))? out`, String.raw`(?:without|excluding|ex|minus|less|leaving out|stripping out)(?: (?:it|them|${inventory}))?`);

export const linesInOtherWords: readonly Rewording[] = [
  // Of property and equipment, as some statements call it; no company.
  [/\b(?:net )?P ?& ?E\b(?!['’]s|-)/g, 'property and equipment'],
  // The ratio's own name says that it is without.
  [re(String.raw`\b((?:quick|acid[- ]test) ratio),? ?\(?(?:ex|excl?\.?|excluding|without|less|minus|net of|leaving out)(?:uding)?[- ]${inventory}\)?`), '$1'],
  [re(String.raw`\bhow many times (?:did |do |does |were |are )?((?:[A-Z][\w&.'’-]*(?: [A-Z&][\w&.'’-]*){0,3}'s? |its |the )?)current assets (?:cover(?:ed|s)?|exceed(?:ed|s)?) (?:its |the |their )?current liabilities((?: (?:in|at|on) [^?,;]{3,30}?)?),? (?:first |both |once )?${withIt},? (?:and )?(?:then |once |again )?${without}`), "what were $1current ratio and quick ratio$2"],
  [re(String.raw`\b(?:what (?:was|is) left of )?(?:the |its )?interest ${earned} ${less} (?:the |its )?(?:interest )?${paid}(?![a-z])`), 'net interest income'],
  [re(String.raw`\b(?:the )?(?:cash|money) (?:that |which )?(?:it |they )?(?:went|was spent|were spent|spent|put|used|laid out|gone) (?:on|in|into|for|towards?) (?:buying (?:back |up )?)?(?:its|their) own (?:stock|shares)`), 'share repurchases'],
  [re(String.raw`\bhow many (?:multiples of|times) (?:(?:its|the|their) )?interest (?:expense|bill|costs?|charges?) (?:did|does|do) ${name} (?:make|earn|book|post|bring in|generate|take in|report)s? (?:in|as|by way of) ${operatingProfit}`), "what was $1 interest coverage"],
  // What operations earn is operating income; the cash of them is another line.
  [re(String.raw`(?<!\bcash\b[^?.;]{0,30})\b(earn(?:ed|s)?|earnings) from (?:its |the )?operations\b(?! and\b)`), (_: string, verb = ''): string => (/earnings/i.test(verb) ? 'operating income' : `${/ed$/i.test(verb) ? 'made' : /s$/i.test(verb) ? 'makes' : 'make'} in operating income`)],
  [re(String.raw`\bop\.? (earnings|profits?|income|inc|result)(?![a-z])`), 'operating income'],
  [re(String.raw`\b(net (?:earnings|income|profits?)|bottom line),? (?:to|for|left for|going to) (?:the |its )?common(?: (?:share|stock)?holders| shareholders| holders| stock)?(?![a-z])`), 'net income'],
  [re(String.raw`\b(?:from|per|by|on|in|using|going by|according to) ([A-Z][\w&.'’-]*(?: [A-Z&][\w&.'’-]*){0,3})'s? (?:income|cash[- ]flow|profit[- ]and[- ]loss) statements?,`), 'For $1,'],
  // "How big a bite is that, in percent, out of …".
  [re(String.raw`\bhow (?:big|large|deep) an? (?:bite|chunk|slice|dent|share|part|piece|cut) (is|was|does|did) (that|this|it)(?: (?:make|take))?(?:,? in (?:percent|per cent|%),?)? (?:out )?(?:of|in|from) (?:the |its )?(?:cash (?:that )?(?:its |the )?(?:operations|business) (?:brought in|made|threw off|generated|produced))`), 'what percentage of its operating cash flow $1 $2'],
  [re(String.raw`\bhow (?:big|large|deep) an? (?:bite|chunk|slice|dent|share|part|piece|cut) (is|was|does|did) (that|this|it)(?: (?:make|take))?(?:,? in (?:percent|per cent|%),?)? (?:out )?(?:of|in|from) (?=\w)(?!it\b|that\b)([^?.,;]{3,50}?)(?=[?.,;]|$)`), 'what percentage of $3 $1 $2'],
  [re(String.raw`\bwhere (?:did|does|do) ((?:[\w&.'’-]+ ){1,4}?)(?:land|end up|come out|come in|stand) (?:on|in|with|at) (?:that|this)(?: (?:count|measure|score|one))?\b`), 'what was that for $1'],
  [re(String.raw`(?<=\befficiency ratio\b[^?(]{0,60})\((?:that is |i\.?e\.? |meaning )?(?:opex|operating expenses?|non-?interest expenses?|costs?) ?(?:\/|over|to|divided by|as a (?:share|percentage) of) ?(?:net )?(?:rev(?:enue)?s?|sales)\)`), ''],
  [re(String.raw`\b(?:slap|put|stick|apply|place|use|assign|set|assume|take)(?:s|ing)? an? (\d[\d.]*) ?(?:x|times)(?: (?:p\/?e|earnings|price))? ?(?:multiple|p\/?e)? (?:on|to|over|for) (?:its |the )?((?:fiscal |fy ?)?(?:20)?\d\d )(diluted (?:earnings(?: per share)?|eps)|earnings(?: per share)?|eps)`), 'at $1 times $2$3'],
  [re(String.raw`(?<=\bat \d[\d.]* times\b[^?]*?)[.,;:] ?where would (?:the |its )?(?:stock|shares?|price) (?:be|stand|sit|land|trade)`), ', what would the share price be'],
  [re(String.raw`(?<=\bwhat would the share price be\b[^?]{0,20}?)\b(?:what|how many|which) (?:percentage|percent|per cent|%) (?:away )?(?:from|off) (?=(?:the |its )?(?:last|latest|newest|current))`), 'how far in percent from '],
];
