// Lines of the statements in everyday words: what was lost for each share, what went to the labs, what was paid for other businesses, what is owed short and long in one, how often profit pays the interest.
import type { Rewording } from '../rewording.ts';
import { any, operatingProfit, re, sales } from '../words.ts';

const name = String.raw`([A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,3}|it|they|the company)`;
const time = String.raw`((?: (?:in|during|over|for) [^?,;]{2,28}?)?)`;
const labs = any('(?:the |its |their )?(?:labs?|laborator(?:y|ies))', '(?:the |its |their )?(?:r ?& ?d|research(?: and development)?)');
const put = any('plough(?:ed|s)?', 'plow(?:ed|s)?', 'poured?', 'sunk', 'sank', 'put', 'spent', 'spend', 'invested?', 'go', 'went', 'gone', 'channell?ed', 'funnell?ed', 'funneled');
const sold = any('sold', 'took in', 'takes in', 'rang up', 'earned in sales', 'brought in', 'collected');
const short = String.raw`(?:current|short(?:[- ]?(?:term|dated))?)`;
const long = String.raw`(?:non-?current|long(?:[- ]?(?:term|dated))?)`;
const debt = any('debts?', 'borrowings?', 'loans', 'money');
const shortAndLong = String.raw`(?:${short}(?: ${debt})? (?:and|plus|\+|&|to) (?:its |the )?${long}(?: ${debt})?|${long}(?: ${debt})? (?:and|plus|\+|&|to) (?:its |the )?${short}(?: ${debt})?)`;
const businesses = any('(?:other )?(?:businesses|companies|firms)', 'rivals', 'acquired businesses', 'businesses acquired');
const often = String.raw`(how many times|(?:(?:over|more than|at least|nearly|about|almost|some|roughly|under|fewer than|less than|only) )?(?:[a-z]+(?:-[a-z]+)?|\d+(?:\.\d+)?) times)`;

const everything = any('paying (?:for )?(?:everything|all (?:of )?(?:its |the )?(?:bills|costs|expenses))', 'every(?:thing|body|one)(?: else)? (?:is|was|has been|had been) paid(?: for| off)?', 'all (?:of )?(?:its |the )?(?:bills|costs|expenses|costs and taxes|bills and taxes)(?: (?:are|were|have been|had been) paid)?', '(?:all )?costs,? (?:interest )?and taxes');

/** What stays of the revenue when everything is paid for. */
function whatStays(_: string, whose = '', ...[, when = '', who = '']: readonly string[]): string {
  const owner = /^(?:its|the|their)$/i.test(whose) && who.trim() !== '' && !/^(?:it|they)$/i.test(who.trim()) ? `${who.trim()}'s` : whose;
  return `what was ${owner} net margin${when}`;
}

export const everydayLines: readonly Rewording[] = [
  [re(String.raw`\b(?:how much|what (?:part|share|percent(?:age)?)) of (${name}'s?|its|the|their) (?:revenues?|sales)((?: (?:in|for) (?:fiscal |fy ?)?(?:20)?\d\d)?) (?:did|does|do|was|is|were) ?((?:${name})?) ?(?:keep|kept|left|get to keep|hang on to|retain)(?: over)? (?:after|once|net of) ${everything}`), whatStays],
  [re(String.raw`\b(?:how much|what (?:part|share|percent(?:age)?)) of (${name}'s?|its|the|their) ((?:fiscal |fy ?)?(?:20\d\d )?)(?:net )?(?:profits?|income|earnings) (?:was |were |got |is )?(?:turned|turns|converted|went|came|ended up|showed up) (?:out |over )?(?:in(?:to)?|through as|as) (?:actual |real |hard |cold )?(?:cash|money)(?! (?:and|dividends?|flow)\b)`), "what was $1 $3operating cash flow as a percentage of net income"],
  [re(String.raw`\b(?:out )?of (?:all )?the cash(?: that)? ${name} (?:made|generated|brought in|threw off|produced|took in|earned)(?: from (?:its )?(?:operations|business))?${time}, (?=how much|what )`), 'of the operating cash flow of $1$2, '],
  [re(String.raw`\b(what|how much) (?:did|do|does) ((?:[A-Z][\w&.'-]*(?: [A-Z&][\w&.-]*){0,3}'s?|its|the) )cash(?:,| plus| and| \+) (?:its |the )?${short} (?:and|plus|\+|&) ${long} (?:marketable )?(?:securities|investments) (?:amount|come|add up|total|sum)(?: up)?(?: to)?(?: together| in all)?`), '$1 did $2cash, short-term investments and long-term investments come to together'],
  [re(String.raw`(?<=\bgrowth\b[^?]{0,60}),? (?:and )?(?:the )?(?:pp|pts?|points?|percentage[- ]points?) (?:slowdown|deceleration|acceleration|gap|difference|diff)(?=\s*(?:[?.]|$))`), ', and the difference in percentage points'],
  [re(String.raw`\b(?:for|per|on) (?:each|every|a|one) (?:single )?share(?:,? (?:on the diluted (?:count|basis)|diluted|fully diluted))?,? (?:how much|what) did ${name} lose`), "what was the diluted loss per share of $1"],
  [re(String.raw`^((?:[A-Z][\w&.-]*)(?: [A-Z&][\w&.-]*){0,3})(?:'s?)? last profitable (?:year|yr)(?:,? (?:and|&)|,| ?\+)? ?(?:the )?(?:net (?:inc(?:ome)?|profit|earnings)|NI)\??$`), 'When was $1 last profitable, and what was the net income?'],
  [re(String.raw`\bnon-interest (?=expenses?\b)`), 'noninterest '],
  [re(String.raw`\beff(?:iciency|\.)? ratio${time}((?: 20\d\d| fy ?\d\d)?)(?:,? \(|,? (?:that is|i\.e\.|defined as|meaning),? )(?:opex|operating expenses|non-?interest expenses?) ?(?:over|\/|divided by|as a (?:share|percentage) of) ?(?:net )?(?:revenues?|revs?)(?![a-z])\)?`), 'efficiency ratio$1$2'],
  [re(String.raw`\b(?:out )?of (?:each|every) (?:sales )?dollar (?:that )?${name} ${sold}${time},? how (?:much|many cents) (?:was|were|is|did it|got|has been)? ?(?:${put})(?: back)? (?:in|into|on|to|for|towards?) ${labs}(?![a-z])`), 'how much of each dollar of sales did $1 spend on research and development$2'],
  [re(String.raw`\b((?:what|which) (?:percent(?:age)?|share|part|slice)) of (?:its |the )?${sales} (?:got |was |were |is )?(?:${put})(?: back)? (?:in|into|on|to|for|towards?) ${labs}(?![a-z])`), '$1 of revenue was research and development'],
  [re(String.raw`\b(?:please )?(?:add(?: up)?|total(?: up)?|sum(?: up)?|combine) ((?:[A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,3}'s?|its|the) )${shortAndLong}`), 'give $1total debt'],
  [re(String.raw`\b(?:counting|taking|adding|including|with)(?: (?:both|together|up))? (?:its |the )?${shortAndLong}(?: (?:together|alike|both))?,? (?:how much|what) (?:did|does) (?!(?:it|they)\b)${name} owe(?: (?:in all|in total|altogether|all told))?`), "what was $1's total debt"],
  [re(String.raw`\b(?:how much|what) (?:did|does) ${name} owe(?: (?:in all|in total|altogether|all told))?((?: (?:at|on|by|when|as of|in) [^?,;]{2,40}?)?),? (?:counting|taking|adding|including|with)(?: (?:both|together|up))? (?:its |the )?${shortAndLong}(?: (?:together|alike))?`), "what was $1's total debt$2"],
  [re(String.raw`\b(?:how (?:deep|far|much) in (?:hock|debt)|what) (?:was|is|were) ${name}(?: in hock for)?((?: (?:at|on|by|when|as of|in) [^?,;]{2,40}?)?)(?: (?:altogether|in all|all told))?,? (?:counting |both )?(?:its |the )?${shortAndLong}(?: (?:together|alike))?`), "what was $1's total debt$2"],
  [re(String.raw`\bhow (?:deep|far|much) in (?:hock|debt) (?:was|is|were) ${name}(?![a-z])`), "what was $1's total debt"],
  [re(String.raw`\b((?:how much|what) (?:cash |money )?(?:did|does|has) ${name}) (?:lay out|laid out|shell out|spend|pay|spent|paid|put up|fork out)((?: (?:in|during|over) [^?,;]{2,28}?)?) (?:for|on|to (?:buy|acquire)) (?:buying |acquiring |taking over )?${businesses}(?![a-z])`), 'what were the acquisitions of $2$3'],
  [re(String.raw`\b(?:made|earned|covered|paid|made up) (?:its |the |their )?interest(?: (?:bill|expense|costs?|charges?))? ${often}(?: over)? (?:out of|from|with|by|through) (?:its |the )?${operatingProfit}`), 'had an interest coverage of $1'],
  [re(String.raw`\bhow many times(?: over)? (?:did|does|could|would) (?:its |the |their )?${operatingProfit} (?:pay|cover|meet|foot)(?: for)? (?:its |the |their )?interest(?: (?:bill|expense|costs?|charges?))?(?![a-z])`), 'what was the interest coverage'],
  [re(String.raw`\bhow many (?:years|times)(?: worth)? of (?:its |the )?EBITDA(?:,? [^?,]{0,80}?(?:depreciation|amorti[sz]ation|d&a)[^?,]{0,40},)? (?:would|does|did|was|is) (?:all )?(?:its |the )?(?:total )?debt(?: (?:come to|amount to|equal|make|be))?`), 'what was the debt to EBITDA'],
  [re(String.raw`\bper dollar of (?:bills|debts|claims|obligations) (?:due|falling due|payable) (?:within|in|inside) (?:the|a|one) year`), 'per dollar of current liabilities'],
  [re(String.raw`\bper dollar of (?:bills|debts|claims|obligations) (?:due|falling due|payable) (?:soon|shortly)`), 'per dollar of current liabilities'],
];
