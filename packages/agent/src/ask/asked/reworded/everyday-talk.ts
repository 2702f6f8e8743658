// Everyday and slangy words for money, for paying and taking it, and for the lines of a statement.
import type { Rewording } from './rewording.ts';
import { any, operatingProfit, profit, re, sales } from './words.ts';

const slang = any('dough', 'moolah', 'moola', 'loot', 'greenbacks?', 'smackers', 'simoleons', 'coin', 'wonga', 'cheddar', 'mullah', 'clams', 'dosh', 'wampum', 'lolly', 'cold (?:hard )?cash', 'hard cash', 'hard money', 'real money');
const spent = any('fork(?:s|ed|ing)? (?:out|over|up)', 'shell(?:s|ed|ing)? out', 'cough(?:s|ed|ing)? up', 'splurg(?:e|es|ed|ing)', 'bl[eo]w(?:s|n)?', 'plunk(?:s|ed)? down', 'plonk(?:s|ed)? down', 'pon(?:y|ied|ies) up', 'splash(?:es|ed)? out', 'dol(?:e|es|ed) out', 'la(?:y|id|ys) out', 'sh[eo]d', 'burn(?:s|ed|t|ing)?(?: through)?', 'part(?:s|ed)? with', 'pour(?:s|ed|ing)?', 'sink|sank|sunk', 'plough(?:s|ed)?', 'plow(?:s|ed)?', 'pump(?:s|ed)?', 'funnel(?:s|l?ed)?', 'throw(?:s|n)?|threw', 'lavish(?:es|ed)?', 'drop(?:s|ped)?', 'sp[ae]n[dt]s?', 'put', 'set aside', 'go', 'went', 'goes');
const purpose: readonly (readonly [string, string])[] = [
  ['research and development', any('r ?& ?d', 'r and d', 'research(?: and development| & development)?', 'inventing', 'labs?', 'lab work', 'laborator(?:y|ies)', 'boffins', 'scientists', 'new ideas', 'the lab coats')],
  ['capital expenditure', any('cap ?ex', 'capital (?:spending|expenditures?|investments?|outlays?|projects)', 'new plants?(?: and equipment)?', 'plants? and equipment', 'bricks and mortar', 'hardware and buildings', 'building things')],
  ['share repurchases', any('(?:share |stock )?buy-?backs?', '(?:share |stock )?repurchases?', 'buying (?:back )?(?:its |their |his )?(?:own )?(?:shares|stock)(?: back)?', 'its own (?:shares|stock)')],
  ['dividends paid', any('(?:cash )?dividends?', 'dividend che(?:cks|ques)')],
  ['acquisitions', any('acquisitions', 'takeovers', 'buying (?:up )?(?:other )?(?:companies|firms|businesses|rivals)', 'deals', 'shopping for (?:other )?(?:companies|firms|businesses)')],
];
const whom = String.raw`((?:[A-Z][\w&.'-]*(?: (?:& )?[A-Z][\w&.'-]*){0,3}|it|they|the company))`;
const its = String.raw`(?:(?:its|their|the|new) )*`;
const goods = any('stuff', 'goods', 'products?', 'things?', 'it sold', 'they sold', 'what it (?:sells|sold|makes|made)', 'what they (?:sell|sold|make|made)', 'wares', 'merchandise', 'chips', 'burgers', 'cars', 'machines', 'planes', 'phones', 'gadgets');
const making = any('making', 'producing', 'manufacturing', 'building', 'buying', 'sourcing', 'delivering', 'turning out', 'providing');
/** What goods cost to make, as a story tells it. */
const costOfGoods = String.raw`(?:(?:the |its |their )*(?:direct |production )?(?:costs?|expenses?|bill) of (?:${making}) (?:the |its |their |all the |that )*(?:${goods})|(?:the |its |their )*cost of (?:goods|sales|revenue|goods sold|what (?:it|they) sold)|(?:${making}) (?:the |its |their |all the )*(?:${goods}))`;
const leftOver = any('remain(?:s|ed)?', '(?:was|were|is|are|stay(?:s|ed)?) left(?: over)?', 'is left over', 'stay(?:s|ed)?', 'survived?', 'stuck', 'ke(?:ep|pt)s?', 'was kept', 'ha(?:s|d|ve) left(?: over)?');
const part = any('share', 'part', 'portion', 'percentage', 'per ?cent', 'percent', 'proportion', 'fraction', 'slice', 'how much', 'how many cents', 'how many percent');
const paidFor = any('(?:had|has|have) been paid(?: for| off)?', '(?:was|were|is|are) (?:paid(?: for| off)?|covered|deducted|taken off|settled|out of the way)', 'has gone out');

/** "Fork out for research", "how much did Visa blow on buybacks": what is paid for what. */
const spending = purpose.flatMap(([line, words]): Rewording[] => [
  [re(String.raw`\b(?:how much|what)(?: money| cash| of it)? (?:did|does|do|has|have|had) ${whom}(?: (?:itself|themselves))? (?:have to |had to |actually |really )?(?:${spent}) (?:out )?(?:on|for|in|into|to|towards?) ${its}(?:${words})(?![a-z])`), (_: string, who = ''): string => (/^(?:it|they|the company)$/i.test(who) ? `how much was its ${line}` : `how much was the ${line} of ${who}`)],
]);

const leavingOut = any('excluding', 'excl\\.?', 'without', 'leaving out', 'leaving aside', 'except(?: for)?', 'but not', 'not counting', 'skipping', 'ignoring', 'minus');

/** "Fiscal 2020 through 2024, excluding fiscal 2023": each of the others. Of years that are not between them, or more than a dozen, nothing is left out. */
function otherYears(whole: string, ...found: readonly (string | undefined)[]): string {
  const [first = 0, last = 0, ...left] = found.slice(0, 4).map((year) => Number(year ?? Number.NaN));
  const out = left.filter((year) => !Number.isNaN(year));
  const years = last - first > 1 && last - first < 12 ? Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((year) => !out.includes(year)) : [];
  return years.length < 2 || out.some((year) => year < first || year > last) ? whole : `fiscal ${years.slice(0, -1).join(', ')} and ${String(years.at(-1))}`;
}

/** What analysts say is counted by these words; who holds shares asks by them. */
function asJudgment(whole: string, ...rest: readonly (string | undefined)[]): string {
  return /\b(?:analysts?|street|brokers?|banks?|ratings?|rates?|rated|targets?|consensus|recommend\w*|split|how many|insiders?|directors?|officers?|executives?|board(?:room)?|c-suite|management|trad(?:e|ed|ing)|own|ceo|cfo)\b/i.test(rest.at(-1) ?? '') ? whole : 'worth buying';
}

export const everydayTalk: readonly Rewording[] = [
  [re(String.raw`\b(?:(?:a )?(?:buy|hold|keep)(?:ing)?(?:,| or)+ )+(?:a )?sell(?:ing)?\b|\bsell(?:ing)?(?:,| or)+ (?:a )?(?:buy|hold|keep)(?:ing)?\b`), asJudgment],
  [re(String.raw`\b(?:how much|what) ${slang}\b`), 'how much money'], [re(String.raw`\b(?:the |its |their |of )*${slang}(?= (?:did|does|do|was|is|in|on|from|that|it|they)\b)`), 'money'],
  ...spending,
  [re(String.raw`\b(?:the |its |their )?(?:piggy ?bank|cookie jar|war ?chest|kitty|rainy[- ]day fund|nest egg|cash (?:hoard|stash|mountain|trove|stockpile)|money bin|treasure chest|mattress money|purse)(?=(?: (?:of|at|in) )|[ ,?])(?![^?]*\bcash\b)`), 'cash and cash equivalents'],
  [re(String.raw`\bhow (?:fat|full|big|deep|stuffed|heavy|thick|plump) (?:is|was|were|are) (?:the |its |their )?(?:piggy ?bank|cookie jar|war ?chest|kitty|wallet|purse|coffers|nest egg|pockets|money bin)`), 'what was the cash'],
  [re(String.raw`\bhow (?:big|large|long|fat|wide|heavy) (?:is|was|were) ((?:(?! (?:in|on|of|within) )[^?]){2,40}?)(?:'s?)? (?:whole |entire |total )?balance sheet\b`), "what were $1's total assets"],
  [re(String.raw`\b(?:whole|entire) balance sheet\b`), 'total assets'],
  [re(String.raw`\b(?:what|which) ${part} of ([^?]{2,40}?)(?:'s?)? (?:${sales}) (?:${leftOver})(?: (?:over|behind|with it|in its hands))? (?:after|once|net of|beyond) (?:paying for |deducting |covering )?${costOfGoods}(?: ${paidFor})?`), 'what was the gross margin of $1'],
  [re(String.raw`\b(?:what|how much)(?: money)? (?:${leftOver})(?: over)?(?: (?:for|at|to|in) ${whom})? (?:after|once|net of) (?:paying for |deducting |covering )?${costOfGoods}(?: ${paidFor})?`), 'what was the gross profit of $1'],
  [re(String.raw`\bwhat (?:did|does|do) ${whom} (?:have|keep|kept|had)(?: left)?(?: over)?((?: (?:in|for|during) [^?,]{4,24}?)?) (?:after|once|net of) (?:paying for |deducting |covering )?${costOfGoods}(?: ${paidFor})?`), 'what was the gross profit of $1$2'],
  [re(String.raw`\b(?:what|how much)(?: money| cash)? (?:was|is|were|stayed|remained) left(?: over)?(?: (?:for|to) (?:the |its )?(?:owners|shareholders|stockholders)(?: of)?)?(?: (?:of|at|for|in) ${whom})? (?:after|once|when) (?:all |paying |every )*(?:of )?(?:the |its )?(?:bills?|costs?|expenses?|everything|everybody|everyone)(?: (?:else|and (?:the )?tax(?:es|man)?))?(?: ${paidFor})?`), 'what was the net income of $1'],
  [re(String.raw`\b(?:have|had|has|with) left (?:over )?as (?=(?:a |its |the )?(?:${profit}|${operatingProfit}|gross profit))`), 'make as '],
  [re(String.raw`\b(?:what|how much) cash (?:did|does|do|has|have|was|were) (?!of\b)${whom} (?:earn|make|made|earned|generated?|produced?|throw off|thrown off|collect(?:ed)?|take in|bring in|brought in|pull out)(?: (?:a year|annually))? (?:from|in|with|on|out of|through) (?:its |their |the )?(?:own )?(?:operations|core business|ordinary business|day-to-day business|actual business|running the business|bread-and-butter business)`), 'what was the operating cash flow of $1'],
  [re(String.raw`\b(?:what|how much)(?: money| cash)? (?:did|does|do|has|have) ${whom} (?:earn|make|made|earned|bring in|clear|pull out)(?: (?:a year|annually))? (?:from|in|with|on|out of|through) (?:its |their |the )?(?:own )?(?:operations|core business|ordinary business|day-to-day business|actual business|running the business|bread-and-butter business)`), 'what was the operating income of $1'],
  [re(String.raw`\b(?:making|earning|make|earn|earned|made) (more|less) (?:from|in|with|on|out of) (?:its |their |the )?(?:own )?(?:operations|core business|actual business)`), 'having $1 operating income'],
  [re(String.raw`\b(?:of|out of|from) (?:every|each|a|one) hundred (?:dollars|bucks)(?: (?:that|which))? ([^?,]{2,40}?) (?:rang up|ring(?:s)? up|took in|takes in|sold|sells|booked|billed|brought in)((?: (?:in|during|for) [^?,]{4,24}?)?),? how many (?:were|was|are|did|stayed as|ended up as|turned into|became|remained as|stuck as) (?:its |the )?(?:net )?(?:${profit})(?![a-z])`), 'what was the net margin of $1$2'],
  [re(String.raw`\b(?:of|out of|from) (?:every|each|a|one) hundred (?:dollars|bucks) (?:of|in) (?:${sales})((?: (?:in|during|for) [^?,]{4,24}?)?),? how many (?:stayed|remained|ended up|were left|were|turned|are left) (?:as|into|over as) (?:its |the |an? )?(operating|net|gross|free cash)(?: (?:profit|income|flow|earnings))?((?: (?:at|for|in) [^?]{2,80}?)?)(?=\?|$)`), 'what was the $2 margin$3$1'],
  [re(String.raw`\bhow much is that out of (?:every|each) hundred dollars of (?:${sales})`), 'what percentage of revenue is that'],
  [re(String.raw`\b(?:in )?what (?:is|was|are|were) (?:the )?(?:whole|entire|full) (?:lot|thing|company|business|firm|shebang|caboodle|outfit|enterprise|package) worth\b|\bwhat would the (?:bill|price tag|tab) be(?= |\?|$)(?<=(?:buy|bought|own|snap|take)[^?]*\b(?:every|all|whole|entire)\b[^?]*)`), 'what is the market capitalization'],
  [re(String.raw`\b(?:what's|what is|how much is) ([^?]{2,30}?) worth on the (?:stock )?(?:market|exchange)(?: (?:right )?now| today)?,? (?:the |as a )?(?:whole|entire|all of it)(?: (?:thing|lot|company|firm))?`), 'what is the market capitalization of $1'],
  [re(String.raw`\b(?:buy|own|snap|take|scoop)(?:ing|s|ed)?(?: up)? (?:up )?(?:every (?:last |single )?share|all (?:of )?(?:the |its )?shares) (?:of|in) ([^?,:]{2,40}?)((?: (?:at|for) (?:today's|the current|the latest|the last|present) (?:price|quote|close))?)(?:,|:| -)? (?:what|how much)[^?]*`), 'what is the market capitalization of $1'],
  [re(String.raw`\bhow many shares (?:has|have|does|do|did) ([^?]{2,30}?) (?:have |got )?(?:out there|outstanding|floating around|in circulation|around)(?:,? (?:counting|with|including|after|allowing for) (?:the |all )?dilution)`), 'what were the diluted shares of $1'],
  [re(String.raw`\bhow many shares ([^?]{2,30}?) has (?:out there|outstanding|in circulation)(?:,? (?:counting|with|including|after|allowing for) (?:the |all )?dilution)`), 'what were the diluted shares of $1'],
  [re(String.raw`\b(?:what|how much)(?: money)? (?:came|comes) in(?:to)? (?:the |its )?(?:till|tills|door|front door|cash registers?)(?: at| of| in| to)? `), 'what was the revenue of '],
  [re(String.raw`\b(?:by )?how much (?:bigger|larger|smaller) did ${whom} (?:get|become|grow|turn) (?:by|in|in terms of|measured by|as to) (?:its )?(${sales}|${profit}|${operatingProfit})(?![a-z])`), "by what percentage did $1's $2 change"],
  [re(String.raw`\b((?:in )?(?:which|what) (?:fiscal |calendar |single )?(?:year|quarter)(?: (?:of|in|from|between|since) [^?,]{2,24}?)?) (?:did|has|have) ${whom} (?:lose|lost) (?:the )?most(?: money)?(?=[?,.]|$| (?:and|from|between|since|in)\b)`), '$1 did $2 have the largest net loss'],
  // A run of years is read as the years in which it was so; the answer counts them one after the other.
  [re(String.raw`\b(?:for )?how many (?:consecutive |straight |successive )?(?:fiscal )?years(?: (?:in a row|in succession|on the trot|running|straight|consecutively))? (?:has|have|had|did) ([^?]{2,40}?)(?:'s?)? (?:lost money|made? (?:a )?(?:net )?loss(?:es)?|been (?:in the red|loss-making))`), 'in which years did $1 make a net loss'],
  [re(String.raw`\b(?:for )?how many (?:consecutive |straight |successive )?(?:fiscal )?years(?: (?:in a row|in succession|on the trot|running|straight|consecutively))? (?:has|have|had|did) ([^?]{2,60}?) (?:grown|grow|raised?|increased?|expanded?|lifted?) (?:its |their )?(?=[a-z])`), 'in which years did $1 increase its '],
  [re(String.raw`\b(?:for )?how many (?:consecutive |straight |successive )(?:fiscal )?years (has|have|had|did|was|were)\b`), 'in which years $1'], [re(String.raw`\b(?:for )?how many (?:fiscal )?years (?:in a row|in succession|on the trot|running|straight|consecutively),? (has|have|had|did|was|were)\b`), 'in which years $1'],
  [re(String.raw`\b(?:was|were|is|are) there (?:any|a) (?:fiscal )?years?((?: (?:between|from|since|in) [^?]{4,24}?)?) (?:that|in which|when|where) ${whom} (?:has )?(?:ended|finished|was|were|closed|been) (?:up )?in the red(?![a-z])`), 'in which years$1 did $2 make a net loss'],
  [re(String.raw`\b(?:did|has|have) ${whom} (?:ever )?(?:have|had|see|seen) (?:any|a) (?:losing|loss-making|unprofitable) years?(?![a-z])`), 'in which years did $1 make a net loss'], [re(String.raw`\b(?:was|were|has|have) ${whom} (?:been )?ever (?:been )?in the red(?![a-z])`), 'in which years did $1 make a net loss'],
  [re(String.raw`,? counting back(?:wards)? from (?=(?:fiscal |fy ?)?(?:20)?\d\d)`), ' up to '], [re(String.raw`\b(?:how often|how many times)( (?:since|from|between|in|over)[^?]{3,30}?)? (?:did|has|have) ([^?]{3,60}?) (fall|fallen|drop|dropped|decline|declined|shrink|shrunk|rise|risen|grow|grown|increase|increased)(?=[ ?.]|$)`), 'in which years$1 did $2 $3'],
  [/\bpayout(?! ratio)(?=[^?,]{0,14}%)/gi, 'payout ratio'],
  [/\b(?:income|payouts?) (?:for|on|from) (?:my|your|our|one's|the same) (?:money|investment|dollars?|savings|cash)\b/gi, 'dividend yield'],
  [re(String.raw`,? \bI mean: `), ', '], [re(String.raw`\bI mean,? `), ' '], [/\bwho audits\b/gi, 'who is the auditor of'], [/\b(CPI|PCE|inflation) core\b/gi, 'core $1'],
  [re(String.raw`\b(?:how much|what) (?:did|does|do|has|have) ${whom} (?:actually |really )?(?:clear(?:ed)?|net(?:ted)?|pocket(?:ed)?|bag(?:ged)?|bank(?:ed)?)((?: (?:in|for(?! (?:those|these|them|it|that|this|all|the (?:lot|shares?|stock|sales?))\b)|during) [^?,]{4,24}?)?)(?: after (?:all )?(?:the )?tax(?:es)?)?(?=[?,.]|$)`), 'what was the net income of $1$2'],
  [re(String.raw`\b(?:how much|how many) (?:stock|merchandise|goods|produce) (?:did|does|was|is|were|are|has|had) ${whom} (?:be )?(?:sitting on|sit on|have|had|hold|keep|got)(?: (?:lying|sitting|standing|stored) (?:about|around|there))?(?=[?,.]|$| (?:at|on|in|by|when|as) )`), 'what was the inventory of $1'],
  [re(String.raw`\bloss(?:es)? (?:per|for each|on each|for every|a) ((?:diluted |basic )?share)\b`), 'earnings per $1'], [re(String.raw`\b(?:lose|loses|losing) (?:per|on each|for each|for every|on every) ((?:diluted |basic )?share)\b`), 'earn per $1'], [re(String.raw`\blost (?:per|on each|for each|for every|on every) ((?:diluted |basic )?share)\b`), 'earned per $1'],
  [re(String.raw`(?<=\bhow (?:did|do|does|has|have|had) [^?]{2,60}?\b)far(e|ed)\b`), 'perform'],
  [re(String.raw`\b(?:(?:each of|the years) )?(?:fiscal (?:years? )?)?((?:19|20)\d\d) (?:to|through|until|thru|-) (?:fiscal )?((?:19|20)\d\d),? \(?(?:${leavingOut}) (?:for |fiscal (?:year )?|the year |FY ?)?((?:19|20)\d\d)(?: and (?:fiscal )?((?:19|20)\d\d))?\)?(?![\d-])`), otherYears],
  [re(String.raw`\b(net (?:income|loss|profit|earnings)|revenues?|sales|operating (?:income|profit|cash flow)|free cash flow|capex|capital expenditures?|buy-?backs|repurchases|dividends paid) total (?=(?:for |over |in |of |from |across |between )?(?:fiscal |fy ?)?(?:19|20)\d\d)`), 'total $1 '],
  [re(String.raw`\bhow many days(?: worth)? of (?:sales|revenue) (?:sat|sit|sits|were|was|are|is|stood)(?: (?:tied up|locked up|stuck|sitting|outstanding))? in ${whom}(?:'s?)? (?:accounts )?receivables?`), "what were $1's days sales outstanding"],
  [re(String.raw`^(?:just|only) the (?:last|latest|most recent|newest) (two|three|four|five)(?=[?. ]*$)`), 'just the last $1 years'],
  [re(String.raw`\b(R&D|research(?: and development)?|SBC|stock-based compensation|SG&A|inventory|receivables) intensity\b`), '$1 as a percentage of revenue'], [/\bcap(?:ex|ital expenditure) intensity\b/gi, 'capital expenditure as a percentage of revenue'],
  [re(String.raw`\bper quarter,? (?:(?:for|over|in) )?(?:the )?(?:last|latest|past) (two|three|four|five|six|eight|\d{1,2})(?: quarters)?(?=[ ?.,]|$)`), 'in each of the last $1 quarters'],
  [re(String.raw`\blost how much\b`), 'had how much net loss'], [/\bRnD\b/g, 'R&D'], [re(String.raw`,? I mean(?=[?.! ]*$)`), ''], [re(String.raw`^(?:(?:no|sorry|oh|oops|wait|my bad|apologies),? ?)*I (?:meant|mean)(?: to say| to ask)? (?=\S)`), 'and '], [re(String.raw`(?<=^and [^?]{3,60}),? (?:sorry|apologies|my bad|my mistake)(?=[?.! ]*$)`), ''],
  [re(String.raw`\bhow far (?:has|have|had|is|are) ${whom}(?:'s? (?:shares?|stock|price|share price|stock price))? (?:been |come )?(fallen|risen|climbed|dropped|down|up|slid|sunk) (?:from|since) (?=(?:the )?(?:start|beginning|end) of )`), "by how much has $1's share price $2 since "],
  [re(String.raw`\b(?:how (?:much|far)|by how much) (?:above|below|over|under) (?:its|their|the) ((?:19|20)\d\d) (?:close|closing price) did ${whom} (?:finish|end|close)((?: out)?) ((?:19|20)\d\d)(?!\d)`), "by what percentage did $2's share price change from the end of $1 to the end of $4"],
  [re(String.raw`\bon average,? (?:over |across |from |between |in |for )((?:fiscal )?(?:19|20)\d\d (?:to|through|and|-) (?:fiscal )?(?:19|20)\d\d),? what (?:did|does) ${whom} (?:net|earn|make|clear) (?:per|a|each) year`), "what was $2's average annual net income from $1"],
  [re(String.raw`\b(?:last|past|trailing)[- ](?:twelve|12)[- ]months?(?:'s?)? (?=earnings\b|eps\b)|\b(?:LTM|TTM) (?=earnings\b|eps\b)`), 'trailing '],
  [re(String.raw`\b(R&D|research and development|SG&A|capex|gross profit|operating income|net income|inventory|receivables|payables|stock-based compensation|SBC|depreciation)[- ]to[- ](R&D|research and development|SG&A|capex|gross profit|operating income|net income|revenue|sales|payables|receivables|inventory|operating cash flow|cost of sales|depreciation|total assets|equity)[- ]ratios?\b`), 'ratio of $1 to $2'],
  [re(String.raw`\b(?:sold|sells?|took in|takes in|turned over) how much\b`), 'had how much revenue'], [re(String.raw`\b(?:earned|earns?|made|makes?) how much\b`), 'had how much net income'],
  [re(String.raw`\b(?:set|knock)s? (?:me|you|us|somebody|one) back\b`), 'cost'],
  [re(String.raw`\b(?:what|which) (?:slice|chunk|part|share|portion) of ([^?]{2,30}?)(?:'s?)? (?:${sales}) (?:goes|went|is going|gets ploughed|is spent|was spent|is put) (?:in|into|on|to|for|towards) ${its}(?:${purpose[0]?.[1] ?? ''})(?![a-z])`), 'what was the research and development expense of $1 as a percentage of revenue'],
];
