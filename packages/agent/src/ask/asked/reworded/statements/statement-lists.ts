// Several lines of one statement in one breath, each by its whole name: three kinds of cash flow, the two sides of a balance sheet, what is owed soon and late, a sum beside its parts.
import type { Rewording } from '../rewording.ts';
import { any, operatingCash, operatingProfit, re, sales } from '../words.ts';

const name = String.raw`((?:[A-Z][\w&.'-]*(?: (?:& )?[A-Z][\w&.'-]*){0,3})|it|they|the company)`;
const own = '(?:its |the |their |that |this )*';
const time = String.raw`((?: (?:in|during|for|over|at|on|by) (?:the )?(?:fiscal |financial |full )?(?:year |end of )?(?:fy ?)?'?\d{2,4})?)`;
const asPart = any('how many percent', 'what percent(?:age)?', 'how much', 'how large a (?:part|share)', 'what (?:share|part|portion|fraction|proportion|slice)', 'which (?:share|part|percentage)');
const that = any('that', 'this', 'it', 'they', 'those', 'these', 'the two', 'the sum', 'both', 'both of them', 'the pair');
const together = any('together', 'altogether', 'combined', 'in total', 'in all', 'all told', 'in sum', 'jointly', 'as a whole');
const ofYear = String.raw`(?: (?:within|in|inside|over|during) (?:a|one|the (?:next|coming)|the following|twelve|12) ?(?:year|months?|twelve months|12 months)?)`;
const due = any('due', 'falling due', 'maturing', 'payable', 'coming due', 'repayable', 'to be repaid');
const adds = any('together', 'in total', 'in all', 'altogether', 'combined', 'add up to', 'come to', 'total', 'sum');

const activity = '(?: activities)?';
const three = String.raw`(?:operations|operating${activity}|business)(?:,? and|,|/| /) ?investing${activity}(?:,? and|,|/|,? &| \+)+ ?financing${activity}`;
const threeFlows = 'operating cash flow, investing cash flow and financing cash flow';

const cashFlows: readonly Rewording[] = [
  [re(String.raw`\b(?:net )?cash(?:[- ]flows?)?(?: (?:provided|used|generated|came|went|that came|coming))*(?: (?:by|in|from|for|of|through|out of|and))* ${own}${three}(?! cash)(?![a-z])`), threeFlows],
  [re(String.raw`(?<=\bcash[- ]flows?\b[^?]{0,80}[:,] (?:from )?)${three}(?! cash)(?![a-z])`), threeFlows],
  [re(String.raw`\b(?:did|do|does|have|has) ${name}(?:'s|')? (?:operations|operating activities|business) (?:bring in|generate|throw off|produce|earn|make|yield|provide)(?: or (?:use(?: up)?|burn(?: up)?|consume|eat(?: up)?|swallow|cost))? (?:any )?(?:cash|money)`), 'what was the operating cash flow of $1'],
  [re(String.raw`\b(?:what|how much) (?:did|do|have|has) (its|their|the|[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,3}'s?) (?:takeovers?|acquisitions?|deals|buyouts?|company purchases)(?: of (?:companies|rivals|other firms))? (?:cost|set)(?: (?:it|them|${name}))?(?: back)?(?: in cash)?(?= |[?,.]|$)`), 'how much was spent on $1 acquisitions'],
];

const lent = String.raw`(?:all |total )?(?:(?:of )?${own})?(?:(?:ST|short[- ]?term|short)(?: debts?)? ?(?:\+|and|&|plus) ?(?:LT|long[- ]?term|long)(?: term)? (?:debts?|borrowings?)|debts?,? (?:both )?(?:short|short-term|ST)(?: term)? (?:and|&|\+) (?:long|long-term|LT)(?: term)?)`;

/** The ratio of the equity that the question names: that of the shareholders. */
function ofOwners(said: string, ...rest: readonly (string | undefined)[]): string {
  const text = rest.at(-1) ?? '';
  return /\b(?:(?:share|stock)holders|owners)\b|\bequity\b(?! ratio)/i.test(text) ? 'equity to assets' : said;
}

const balances: readonly Rewording[] = [
  [/\bequity ratio\b/gi, ofOwners],
  [re(String.raw`\bnet debt\b([^?(]{0,60}?) ?(?:\(|, |: |; )(?:counting |i\.?e\.?,? |that is,? |meaning |defined as |taken as |as |being )?${lent},? (?:less|minus|-|−|–|net of|after) ${own}cash (?:and|&) (?:cash )?equivalents\)?`), 'short-term debt plus long-term debt minus cash and cash equivalents$1'],
  [re(String.raw`(?<=\bassets,? (?:and )?)(total )?liabilities and ((?:(?:share|stock)holders|owners)'? )?equity(?![a-z])`), "total liabilities, and shareholders' equity"],
  [re(String.raw`\bdebts? (?:that )?(?:(?:is|was|falls?|fell|comes?|came) )?${due}${ofYear}`), 'short-term debt'],
  [re(String.raw`(?<=\bdebts?\b[^?]{0,60}[:,] )(?:the part )?${due}${ofYear}, (?:the )?long[- ]term(?: part)?,? (?:and )?(?:the |in )?total\b`), 'short-term debt, long-term debt, total debt'],
  [re(String.raw`\bwhat (?:was|is|fell|falls|came|comes) due${ofYear},? (?:and )?what (?:was|is) long[- ]term,? and (?:what|how much) (?:is|was) (?:it|the (?:sum|total))(?: of ${own}debts?| in all| in total| altogether)?`), 'what was short-term debt, long-term debt, total debt'],
  [re(String.raw`(?<=\bshort-term debt\b[^?]{0,40}\blong-term debt\b[^?]{0,80})\bwhat (?:was|is|were) the (?:total|sum)(?: of ${own}debts?)?(?=[?.,]|$)`), 'what was the total debt'],
  [re(String.raw`\bcash(?: and (?:cash )?equivalents)?(?:,| \+| and) (?:ST|short[- ]term)(?: investments| securities)?(?:,? and| \+|,) (?:LT|long[- ]term) (?:investments|securities)(?=[^?]*\b${adds}\b)([^?]*?)(?:[,;] (?:and )?(?:how much of (?:it|that|this) (?:is|was)|(?:of which|thereof|of that|of it)|how (?:big|large) (?:is|was)) [^?,]{0,12}\bcash(?: and (?:cash )?equivalents)?(?: part| alone| portion)?)?(?=[?.]|$)`), 'short-term investments plus long-term investments plus cash and cash equivalents$1'],
  [re(String.raw`(?<=\b(?:balance sheet|total assets|assets)\b[^?]{0,40})(?:how much|what part|what) of (?:it|that|them|this) (?:belonged|belongs) to (?:the |its |their )?(?:share|stock)?(?:holders|owners),? and (?:what|which) (?:percentage|percent|share|part) (?:is|was) (?:that|this|it)`), "what was shareholders' equity, and equity to assets"],
  [re(String.raw`\bhow (?:big|large) (?:was|is) (${name}'s?|its|the|their) balance sheet(?: total)?(?=,|\?| and)`), 'what were $1 total assets'],
];

const levels: Readonly<Record<string, string>> = { g: 'gross', o: 'operating', n: 'net' };
const marginOf = (_: string, level = ''): string => `${level.toLowerCase()} profit and ${levels[level.charAt(0).toLowerCase()] ?? level} margin`;

const incomes: readonly Rewording[] = [
  [re(String.raw`\bhow much (?:did|does|do|has|have) ${name} (?:sell|sold)(?: for)?(?=,|\?|;|$| and (?:what|how)\b)`), 'what was the revenue of $1'],
  [re(String.raw`\b(?:what|how much) ${own}goods(?: (?:it|they))? sold cost(?: it| them)?(?![a-z])`), 'the cost of goods sold'],
  [re(String.raw`\bwhat (?:did|do) (?:its |the |their )?goods(?: (?:it|they))?(?: sold)? cost(?: it| them| ${name})?(?=,|\?| and)`), 'what was the cost of goods sold'],
  [re(String.raw`\b(gross|operating|net) profits?(?: (?:was|were|is|did|does|it|that|had|left|leave|made|remained|kept))*,? and ${asPart} of ${own}${sales} (?:${that} (?:is|was|are|were)|(?:is|was|are|were|did) ${that})(?: (?:make|come to))?(?![a-z])`), marginOf],
  [re(String.raw`\bwhat (?:was|were|is|did)(?: ${name})? (?:left|earned?|made?|kept|remained|remaining)(?: over)? before (?:income )?tax(?:es)?(?! (?:rate|expense))`), 'what was the income before taxes'],
  [re(String.raw`\b${asPart} of ${own}(?:pre-?tax (?:profits?|income|earnings)|(?:profits?|income|earnings) before (?:income )?tax(?:es)?) (?:did|does|has|had|was|were|went|is)(?: ${name})? ?(?:pay|paid|hand over|go|went|lose|lost|give up|taken|eaten|owed?)?(?: (?:up|out|over|in|as|to|for|by|on|the))* (?:income )?tax(?:es|man)?${time}(?:,? (?:in|as a) percent(?:age)?)?`), 'what was the effective tax rate of $1$2'],
  [re(String.raw`(?<=\binterest\b[^?]{0,60})\bhow (?:many times(?: over)?|often) (?:did |does |could |would |was )?${own}${operatingProfit} (?:cover|pay for|paid for|pays for|covers|covered|exceed(?:ed)?|pay|paid|earn)(?: (?:it|that|this|them|interest|(?:its |the )interest(?: expense| bill| costs?)?))?(?: over)?(?=[?.,]|$| in )`), 'the interest coverage'],
  [re(String.raw`\b(?:${operatingProfit}) ?(?:over|to|divided by|÷|\/) ?(?:its |the )?interest(?: expenses?| costs?)?(?= (?:for|in|of) |[?.,;)]|$)`), 'interest coverage'],
  [re(String.raw`\b(?:losses|loss) per share,? (diluted|basic)\b`), '$1 loss per share'],
  [re(String.raw`\bper (?:(${name.slice(1, -1)}) )?share,? (?:what|how much) (?:was|were|did) (?:(?:it|they|${name}) )?(?:earned?|made?)(?: on an? (diluted|basic) basis)?,? and (?:what|how much) (?:was |were |did (?:it|they) )?(?:declared?|paid|pay)(?: out)? (?:in|as) dividends`), (...[, who = '', , basis = 'diluted']: readonly string[]): string => `what were ${who === '' ? 'its' : `${who}'s`} ${basis} earnings per share and dividends per share`],
  [re(String.raw`,? in (?:dollars|usd|money|\$)(?:,)? and (?:also )?(?:(?:as )?(?:measured|set|held|seen|relative|compared|in relation|in proportion|in percent|in %|as a (?:share|percentage|part|percent))) (?:against|to|with|of|by|over) ${own}(${sales}|${operatingCash}|total assets|net income)(?![a-z])`), ', and as a percentage of $1'],
];

const freeCash = '(?:fcf|free cash(?: flows?)?)';
const awards = '(?:sbc|(?:stock|share|equity)(?:[- ]based)?[- ](?:comp(?:ensation)?|pay|awards?))';
const afterAwards = 'free cash flow after stock-based compensation';
const takes = any('take', 'subtract', 'deduct', 'knock', 'strip');
/** Free cash flow without what is paid in shares is a figure of its own. */
const inShares: readonly Rewording[] = [
  [re(String.raw`\b${freeCash},? (?:minus|less|-|−|–|net of|after|ex|excluding|without) (?:deducting |subtracting |taking off |taking out )?${own}${awards}(?: expense)?(?![a-z])`), afterAwards],
  [re(String.raw`(?<=\b${awards}\b[^]{0,90})\bwhat (?:would|was|is|did) ${own}${freeCash} (?:have been|be|come to)? ?(?:both )?(?:with and without|before and after|without and with|after and before) (?:subtracting|deducting|taking off|counting) (?:it|that|this|them)`), `what were free cash flow and ${afterAwards}`],
  [re(String.raw`(?<=\b${awards}\b[^]{0,90}\b${freeCash}\b[^]{0,40})\b(?:what|how much) (?:remains|is left|remained|was left|stays|would be left)(?: over)?,? (?:once|after|when|if) (?:you |we |i |one )?${takes}s? (?:the )?one (?:from|off) the other`), `what was ${afterAwards}`],
];

const item = String.raw`([a-z][a-z' -]{2,36}?)`;
const sums: readonly Rewording[] = [
  [re(String.raw`\b(?:how much|what) (?:cash |money )?(?:did|has|have) ${name} (?:spend|spent|put|pay|paid|lay out|use) (?:on|into|for|in|as) ${item} and (?:(?:on|into|for|in|as) )?${item}${time},? and ${asPart} of ${own}${item} (?:did|do|does|was|were|is|are|went|go) ${that}(?: (?:take|make|eat|come to|make up|represent|consume))?(?: up)? ${together}(?: (?:take|make|eat|make up))?(?:,? in percent)?(?=[?.]|$)`), '$1$4: $2 plus $3 as a percentage of $5'],
  [re(String.raw`\b(?:what|how much) (?:went|was put|flowed|was spent|was paid) (?:into|on|to|for|in|as) ${item},? (?:and )?(?:what|how much)(?: (?:went|was put|flowed|was spent))? (?:into|on|to|for|in|as) ${item},? and ${asPart} of ${own}${item} (?:is|was|were|are|did|do) ${that}(?: (?:take|make|eat|make up))? ${together}(?: (?:take|make|eat|make up))?(?:,? in percent)?(?=[?.]|$)`), 'what were $1 plus $2 as a percentage of $3'],
];

export const statementLists: readonly Rewording[] = [...cashFlows, ...balances, ...incomes, ...inShares, ...sums];
