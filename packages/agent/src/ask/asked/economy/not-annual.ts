// "Not annualised", "I don't want the annualised figure they read out": no yearly rate of a quarter is asked for.

const rate = String.raw`(?:an? |the |that |any )?(?:annuali[sz]ed|annual|yearly)`;
const thing = String.raw`(?: (?:one|rate|pace|basis|figure|number|terms|growth|version))`;
/** What is said of it: "they read out on television". */
const told = String.raw`(?: (?:that |which )?(?:they|everybody|everyone|people|the (?:papers|press|news|government|radio)|tv|you) [^.:;,?]{2,40})?`;
const before = String.raw`(?:(?:i|we) (?:do not|don['’]t) (?:want|need|mean|like|care (?:for|about)|mean)|(?:never mind|forget|ignore|leave (?:out|aside)|skip|drop|please not|rather than|instead of))`;

export const notAnnual = new RegExp(String.raw`,? ?\(?\b(?:(?:and |but )?not (?:at |as |on |in )?${rate}${thing}?|un-?annuali[sz]ed|non-?annuali[sz]ed|without annuali[sz]ing(?: it)?|no annuali[sz](?:ing|ation))\b\)?(?: please)?|\b${before} ${rate}${thing}${told}[,.:;]?`, 'gi');

export const withoutAnnual = (text: string): string => text.replace(notAnnual, ' ').replace(/ {2,}/g, ' ').trim();

const onYear = /\byoy\b|\by\/y\b|\byear[- ](?:on|over)[- ]year\b|\bon the year\b/i;

/** "Q3 2025 vs Q3 2024, yoy % (not annualized)": what is held against the year before is of a year already. */
export const onYearAlone = (text: string): string => (onYear.test(text) ? withoutAnnual(text) : text);

const sameAgain = /\b(?:the )?same (?:quarter|three months|3 months|period|months|stretch|season)(?: (?:of|in))? (20\d\d)\b/gi;
const quarterNamed = /\bq[1-4]\b|\b(?:first|second|third|fourth|last|final|winter|spring|summer|autumn|fall) quarter\b|\b(?:january (?:to|through|until) march|april (?:to|through|until) june|july (?:to|through|until) september|october (?:to|through|until) december)\b/i;

/** "July to September of 2025 with the same three months of 2024": the quarter of the one in the year of the other. */
export function sameQuarterNamed(text: string): string {
  const quarter = quarterNamed.exec(text)?.[0];
  return quarter === undefined ? text : text.replace(sameAgain, (_, year: string) => `${quarter} of ${year}`);
}
