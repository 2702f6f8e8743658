// Figures and ratios in other people's words: a line of the statements for one share, a margin by the name of its line, prices without food and fuel, the leanest year.
import type { Rewording } from '../rewording.ts';
import { marginsOfSales } from './margins-of-sales.ts';
import { timesThatInWords } from '../times/times-that.ts';
import { any, operatingCash, re, sales } from '../words.ts';

const book = any('book (?:value|equity)', 'accounting equity', 'net assets', String.raw`(?:share|stock)?holders' equity`, 'equity');
const freeCash = 'free cash(?: flow)?';
const line = any(book, sales, freeCash, operatingCash);
const ofShare = (said: string): string => (new RegExp(`^${book}$`, 'i').test(said) ? 'book value' : new RegExp(`^${freeCash}$`, 'i').test(said) ? 'free cash flow' : new RegExp(`^${sales}$`, 'i').test(said) ? 'revenue' : 'operating cash flow');
const perShare = (_: string, said = ''): string => `${ofShare(said)} per share`;
/** Where the division is not told already. */
function perShareOf(whole: string, ...rest: readonly (string | undefined)[]): string {
  const [said = '', whose = ''] = rest;
  return /\bdivid\w+|\bshare count\b/i.test(rest.at(-1) ?? '') ? whole : `${ofShare(said)} per share${whose === '' ? '' : ` of${whose}`}`;
}
const name = String.raw`[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,3}`;

/** Each word with its capital, whatever the case of the rest. */
const capital = String.raw`[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,2}`;

/** "Kept at the operating level": as operating profit. */
function keptAs(_: string, ...[verb = '', what = '', level = '']: readonly string[]): string {
  return `${verb}${what} as ${level.toLowerCase() === 'bottom' ? 'net' : level.toLowerCase()} profit`;
}

/** Only where it is asked when, or in which year. */
const ofYears = (said: string) => (whole: string, ...rest: readonly (string | undefined)[]): string => (/\b(?:years?|when|quarters?|months?)\b/i.test(rest.at(-1) ?? '') ? said : whole);

const food = String.raw`(?:the )?(?:food|fuel|energy)(?: prices)?(?:,| and| &| or|\/)+ ?(?:food|fuel|energy)(?: (?:prices|costs))?`;
const without = any('without', 'ex-?', 'excl(?:uding|\\.)?', 'less', 'minus', 'leav(?:e|ing) out', 'leaving aside', 'stripped of', 'stripping out', 'not counting', 'apart from', 'bar');
const maturity = String.raw`((?:two|three|five|seven|ten|thirty|\d{1,2})-(?:year|month))`;
const spreadOf = (_: string, one = '', other = ''): string => (/month|two|five/i.test(one) || /thirty/i.test(other) ? `the spread between the ${other} and ${one} Treasury yields` : `the spread between the ${one} and ${other} Treasury yields`);

export const figuresInWords: readonly Rewording[] = [
  ...timesThatInWords,
  ...marginsOfSales,
  [/\bnext to (?=(?:that|those|the (?:one|ones|figure|same|growth|rate)) )/gi, 'compared with '],
  [/\bper[- ]cent(?![a-z])/gi, 'percent'],
  [/\bSG ?(?:and|n|'n'|\+) ?A\b/g, 'SG&A'],
  [re(String.raw`\b(?:if )?(?:i|you|we|one) (?:own|hold|have|bought|owned|held)s? (?:one|a|a single) share (?:of|in) (${name})[,;]? (?:how (?:many dollars|much)|what)(?: (?:of|in))? (?:its |the )?(${line})\b[^?]{0,40}?\b(?:behind it|(?:is|was) mine|do i own|belongs? to (?:me|it)|falls? to (?:me|it))`), (_: string, who = '', said = ''): string => `what was the ${ofShare(said)} per share of ${who}`],
  [re(String.raw`\b(${line}),? (?:a|per|for each|for every) (?:diluted )?share(?! (?:price|count|of|repurchase|buyback))(?![a-z-])`), perShare],
  [re(String.raw`\b(${line})(?: (?:stand|stood|stands|lie|lay|lies|is|was|were|fell|falls|fall|sit|sat|backed|came|comes))* (?:behind|to|for|on|by) (?:one|each|a single|every|a)((?: ${name})?) share(?! (?:price|count))(?![a-z-])`), perShareOf],
  [re(String.raw`\bbottom[- ]line margins?\b`), 'net margin'], [re(String.raw`\b(?:cfo|ocf|${operatingCash})[- ](?:margins?|mgn)\b`), 'operating cash flow margin'], [re(String.raw`\bfree cash margins?\b`), 'free cash flow margin'],
  [re(String.raw`\breturns? on (?:sales|turnover|revenues?),? (?:after[- ]tax|net of tax|at the (?:net|bottom) (?:level|line))(?![a-z])`), 'net margin'],
  [re(String.raw`\bev[- ]to[- ](?:revenues?|sales|turnover)(?: (?:multiple|ratio))?(?![a-z-])`), 'EV/revenue'], [re(String.raw`\bev[- ]to[- ]ebitda(?: (?:multiple|ratio))?(?![a-z-])`), 'EV/EBITDA'],
  [re(String.raw`\b(?:ebit|operating (?:income|profit))[- ]to[- ]interest(?: expense)?(?: (?:multiple|ratio|cover(?:age)?))?(?![a-z-])`), 'interest coverage'],
  [re(String.raw`\b(?:got |gets |was |were |is |are )?taxed (?:at (?:the|a) )?(higher|lower|highest|lowest|heavier|lighter)(?: (?:effective )?rate)?(?![a-z])`), 'had the $1 effective tax rate'],
  [re(String.raw`\bpersonal consumption (?:expenditures? )?(?:prices?(?: index)?|inflation|deflator)(?: (?:inflation|rise|increase))?(?![a-z])`), 'PCE inflation'],
  [re(String.raw`\b(?:twelve|12)-month (?:rise|increase|change) (?:of|in) (?:the )?(core PCE|PCE|CPI|core CPI)(?: price)?(?: index)?(?![a-z])`), '$1 inflation'],
  [re(String.raw`,? (?:both )?(?:food and (?:energy|fuel)|(?:energy|fuel) and food) (?:included|and all)(?![a-z])`), ''],
  [re(String.raw`\b(pce )inflation,? ${without} ${food}`), 'core PCE inflation'],
  [re(String.raw`\b(?:the )?(?:us |american |headline )?(?:core )?(?:consumer(?: price)? inflation|inflation(?: rate)?|consumer prices? (?:rise|increase|growth)(?: over (?:a|the) year)?|rise (?:in|of) consumer prices)(?<!pce inflation),? ${without} ${food}`), 'core inflation'],
  [re(String.raw`\b(?:leave|leaving|strip|stripping|without|ignore|ignoring|excluding) (?:(?:out|aside) )?(?:(?:petrol|gas(?:oline)?|fuel|energy) and (?:groceries|food)|(?:groceries|food) and (?:petrol|gas(?:oline)?|fuel|energy))[:,]? (?:(?:and|then) )?(?:how (?:fast|much) (?:did|do|have|had) prices (?:rise|risen|go up|climb)|what (?:was|is) inflation)`), 'what was core inflation'],
  [re(String.raw`\binflation(?: rate)?(?: (?:was|is|were))? (?:priced|baked|built) into (?:the )?(?:ten-year )?(?:treasur(?:y|ies)(?: market| yields?)?|bonds?(?: market)?)(?![a-z])`), 'the ten-year breakeven inflation rate'],
  [re(String.raw`\b(?:what|which|at what|at which)? ?(?:interest )?rates?(?: (?:did|do|does|at which))? (?:us |american |the )?banks (?:lend|lent|charge[d]?)(?: (?:money|to))* (?:each other|one another)(?: money)?(?: for)? overnight(?: money)?(?: in america)?`), 'what was the federal funds rate'],
  [re(String.raw`\b(?:the )?long bond's yield\b|\byield (?:of|on) the long bond\b`), 'the 30-year Treasury yield'],
  [re(String.raw`\b(?:the )?(?:two-ten|two-tens|twos-tens|2s-?10s)(?: (?:curve|spread))?(?![a-z])`), 'the spread between the ten-year and two-year Treasury yields'],
  [re(String.raw`\b(?:most (?:deeply )?|deepest )inverted\b`), 'lowest'],
  [re(String.raw`\b(?:the )?real (?:economic )?output of the (?:country|nation|economy)\b`), 'US real GDP'],
  [re(String.raw`\b(did|has|have|had|does|was|is) (?:the )?(?:price of )?(?:crude|oil)(?: oil)? (go|gone|rise|risen|fall|fallen|climb(?:ed)?|drop(?:ped)?|change[d]?|move[d]?|gain(?:ed)?)(?![a-z])`), '$1 WTI crude price $2'],
  [re(String.raw`\b(dividends?|earnings|profits?|revenues?|sales|book value|free cash flow) per ((?!Share)${capital}) share(?! (?:price|count))(?![a-z-])`), '$1 per share of $2'],
  [re(String.raw`\b(SG&A|R&D|S&M|SBC|capex) (?:(?:cost|expense) )?ratio(?: to (?:net )?(?:sales|revenues?))?(?![a-z])`), '$1 as a percentage of revenue'],
  [re(String.raw`(?:(?<=\b(?:percent(?:age)?|share|slice|part|how much|cents|dollar)\b[^]{0,80})|(?=[^?]{0,30}\bdollar\b))\b(keeps?|kept|retain(?:s|ed)?|made it|survive[sd]?|remain(?:s|ed)?|left|hold on to)((?: more)?(?: of (?:each|every|its) (?:sales )?(?:dollar|sales))?) (?:down )?(?:at|on|to) the (operating|gross|net|bottom) (?:level|line|stage)(?![a-z])`), keptAs],
  [re(String.raw`\b(?:the )?(?:market|bond|market's|bond-market)[- ]implied (?:ten-year )?inflation(?: rate)?(?:,? (?:over|for) (?:the )?(?:next |coming )?ten years)?`), 'the ten-year breakeven inflation rate'],
  [re(String.raw`\b(?:the )?(?:term )?(?:spread|gap|difference)(?: (?:of|between|from))? (?:the )?${maturity}(?: treasur(?:y|ies))?(?: yields?)? (?:to|and|versus|vs\.?|over) (?:the )?${maturity} (?:treasur(?:y|ies)(?: yields?)?|yields?|bonds?|notes?)(?![a-z])`), spreadOf],
  [re(String.raw`\b(?:cash|money|dollars?)(?: (?:was|were))? (?:raised|made|got|taken|pulled) (?:out of|from|by selling|through) (?:its|their) own (?:shareholdings?|shares|stock|holdings?) by (?:the )?(?:management|executives|insiders|directors|officers)`), 'money did insiders receive for shares sold'],
  [/\b(?:leanest|lightest|poorest|thinnest|slimmest|skimpiest|puniest|feeblest|meagrest|driest|stingiest)\b/gi, ofYears('lowest')],
  [/\b(?:fattest|loftiest|plumpest|heaviest|richest|stoutest|most generous)\b/gi, ofYears('highest')],
  [/\b(?:at|reach(?:ed)?) (?:its|the|their) (?:summit|crest|zenith|apex|very top)\b/gi, 'at its highest'],
];
