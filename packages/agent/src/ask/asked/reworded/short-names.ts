// Names that are words or letters of every day: a ticker of one letter at the head of a telegraphic line, a company's pet name beside what only a company has, a weekday that is no firm.
import { sayAgain, type Rewording } from './rewording.ts';

const rules: readonly Rewording[] = [
  [/^V (?=(?:(?:FY ?'?\d{2,4}|(?:fiscal )?20\d\d|(?:FY'?\d\d ?)?Q[1-4](?: ?(?:FY ?)?'?\d{2,4})?) )?(?:FCF|CFO|OCF|NI|EPS|EBIT|EBITDA|GM|OM|ROE|ROA|P\/E|PE|rev|net|op|opinc|gross|mkt|px|close|div|divs|sales|capex)\b)/i, 'Visa '],
  // A ticker of one letter before words in small ones: nothing else is written so at the head of a line.
  [/^V (?!shaped\b|(?:is|was|stands?|as) (?:for|in|the)\b)(?=\p{Ll}{2})/gu, 'Visa '],
  [/(?<=\b((?:19|20)\d\d)\b[^]{0,160}?)\bsince (?:the )?new year(?:['’]s(?: (?:day|eve))?)?(?![\p{L}'’])(?!,? (?:(?:day|eve),? )?(?:of |in )?(?:19|20)\d\d)/giu, (_, year: string) => `since the end of ${String(Number(year) - 1)}`],
  // "Sell HD? P/E, net income": the judgment, and what it is to be made on.
  [/^([Ss]ell|[Bb]uy|[Hh]old|[Dd]ump|[Kk]eep|[Tt]rim) (\p{Lu}[\p{L}\d&.'’-]*(?: [\p{Lu}&][\p{L}\d&.'’-]*){0,2})(?: now)? ?\?(?= \S)/gu, 'should I $1 $2?'],
  [/(?<=\b(?:share|shares|stock|piece) (?:of|in) )Cat(?= |[?.,])/g, 'Caterpillar'],
  [/(?<=\b(?:did|does|do|has|had|how|is|was|will|tell me how) )Cat(?= (?:do|did|does|got|get|fare|fared|go|went|earn|earned|make|made|sell|sold|perform|performed|come|came|stand|stood|pay|paid|spend|spent|close|closed|grow|grew|finish|finished|through)\b)/g, 'Caterpillar'],
  // Of a list of what is wanted: what a company sold is its revenue.
  [/\b(?:what|how much) (?:it|they) sold(?=(?:,| and) (?:(?:and )?(?:how (?:that|it|this) compare[sd]?|was (?:that|it) up|the|its|what|how)\b))/gi, 'its revenue'],
  [/\bwhat (?:had|has|did) ([A-Z][\w&.'’ -]{1,24}?) (?:sold|sell)(?=,? and (?:what|how much) (?:had|has|did) (?:it|they) (?:made?|earn(?:ed)?|ke(?:ep|pt)|generated?)\b)/g, "what were $1's sales"],
  [/\b((?:since|on|by|until|till|before|after|from|last|this|next) )Monday\b(?!\.com)/g, '$1monday'],
  [/\bMonday(?=(?:['’]s)? (?:close|closing|finish|session|open|opening|price|drop|fall|loss|gain|move|slide|sell-?off)\b)/g, 'monday'],
  // The index in whose list they stand is not the maker of chemicals.
  [/\b(?:the )?Dow(?: Jones)? (?=(?:names|stocks|components|constituents|members)\b)/g, ''],
  [/\bwhat (?:(?:big|important|major|main|else|all|things?|stuff|events?) )*(?:have|did|has) (?:i|we) (?:miss|missed) (?:on|about|of|with|from|at|in)\b/gi, 'what is the news on'],
];

export function shortNames(text: string): string {
  return sayAgain(text, rules);
}
