// Everyday questions whose words name no measure, said again by the measure that answers them: a best year, who grew faster, which stock did best, what a share would cost at a multiple.
import { findMeasures } from '../measures/read-measures.ts';
import { amongAll } from './among-all.ts';
import { ableToPay } from './able-to-pay.ts';
import { saidOfOne } from './one-company/said-of-one.ts';
import { overTheQuarters } from './over-the-quarters.ts';
import { stockOverTime } from './stock-over-time.ts';
import { sinceSoLongAgo } from './since-so-long-ago.ts';
import { whatItIs } from './what-it-is.ts';
import { worthItsPrice } from './worth-its-price.ts';
import { standsIn } from '../patterns/late-pattern.ts';

const lead = String.raw`^(?:(?:so|and|but|ok(?:ay)?|hey|please|tell me|i wonder)[,:]? )*`;
const end = String.raw`[?.! ]*$`;
const of = (pattern: string): RegExp => new RegExp(`${lead}${pattern}${end}`, 'i');
const stock = String.raw`(?:stocks?|shares?|compan(?:y|ies)(?:['’]s? (?:stocks?|shares?|share price))?|names?)(?: (?:here|at hand|you cover|of (?:the|your) (?:companies|list)))?`;
const over = String.raw`(?: (?:over|in|during|for|across) (?:the )?(?:past|last|latest) (?<time>year|twelve months|12 months|six months|6 months|three months|3 months|month)| (?<ytd>this year|year[- ]to[- ]date|ytd|so far this year))`;
const best = String.raw`(?<end>best|most|highest|strongest|worst|least|lowest|weakest)`;

const returns: Readonly<Record<string, string>> = { year: 'one-year', 'twelve months': 'one-year', '12 months': 'one-year', 'six months': 'six-month', '6 months': 'six-month', 'three months': 'three-month', '3 months': 'three-month', month: 'one-month' };
const isLow = (word = ''): boolean => /^(?:worst|least|lowest|weakest)$/i.test(word);

type Groups = Readonly<Record<string, string | undefined>>;
type Way = { readonly asks: RegExp; readonly as: (groups: Groups) => string };

const ways: readonly Way[] = [
  { asks: of(String.raw`what (?:would|should|could) (?:a share of )?(?<whom>[^?]{2,50}?)(?:['’]s (?:shares?|stock))? (?:be worth|cost|trade at|go for) (?:at|on|with) (?:an? )?(?:p\/?e|multiple|price[- ](?:to[- ])?earnings(?: ratio)?|earnings multiple)(?: ratio)? of (?<times>\d{1,3}(?:\.\d)?)(?: times|x)?`), as: ({ whom = '', times = '' }) => `What would a share of ${whom} cost at ${times} times earnings?` },
  { asks: of(String.raw`(?:what|which) (?:was|is|has been) (?<whom>(?:(?! (?:in|of|for|from|at) )[^?]){2,50}?)['’]s? (?<end>best|most profitable|strongest|highest|worst|weakest|least profitable) (?:fiscal |financial |business )?year(?: ever| on record| so far| on file| yet)?`), as: ({ whom = '', end: which }) => (isLow(which?.replace(/ profitable/i, '')) ? `In which fiscal year was ${whom}'s net income lowest?` : /profitable/i.test(which ?? '') ? `In which fiscal year was ${whom}'s net income highest?` : `In which fiscal year were ${whom}'s net income and revenue highest?`) },
  { asks: of(String.raw`(?:which|who|which (?:one|company)) (?:has |have )?(?:gr[eo]wn?|been growing) (?:the )?(?<how>faster|more|quicker|fastest|most|slower|less)(?: of (?:the )?(?:two|three))? (?:over|in|during|across) (?:the )?(?:(?:last|past) )?(?<count>[a-z]+|\d{1,2}) years,? (?<whom>[^?]{3,80}?)`), as: ({ how = '', count = '', whom = '' }) => `Which had the ${/slower|less/i.test(how) ? 'lower' : 'higher'} compound annual growth rate of revenue over the last ${count} years, ${whom}?` },
  { asks: of(String.raw`(?:which|what) ${stock} (?:has |have )?(?:did|done|do|performed?|r[io]se|risen|gained|gone up|went up|returned|return) (?:the )?${best}${over}`), as: ({ end: which, time = '', ytd }) => `Order the companies by ${ytd === undefined ? returns[time.toLowerCase()] ?? 'one-year' : 'year-to-date'} return, ${isLow(which) ? 'worst' : 'best'} first` },
  { asks: of(String.raw`(?:which|what) ${stock} (?:has |have )?(?:lost|fell|fallen|dropped|declined|gone down|went down) (?:the )?most${over}`), as: ({ time = '', ytd }) => `Order the companies by ${ytd === undefined ? returns[time.toLowerCase()] ?? 'one-year' : 'year-to-date'} return, worst first` },
  { asks: of(String.raw`(?:which|what) ${stock} (?:has |have |is |are )?(?:fallen|down|dropped|come down|furthest|farthest|the furthest|most|lost)(?: (?:the )?(?:most|furthest|farthest))? (?:below|from|off|under) (?:its|their|the) (?:(?:52|fifty-two)[- ]week |one-year |year's )?(?:high|peak|top)s?`), as: () => 'Which company has the lowest distance from its 52-week high?' },
  { asks: of(String.raw`(?:i (?:want|need|would like|'d like) |give me |show me |put |can i have |could i have |have )?(?<whom>[^?:,.]{2,40}?) (?:on|in) (?:one|a single) page`), as: ({ whom = '' }) => `Overview of ${whom}` },
  { asks: of(String.raw`who (?:has )?(?:bought back|repurchased|bought) the most (?:of (?:its|their) )?(?:own )?(?:shares|stock)(?<rest> (?:in|over|during) [^?]{3,30}?)?`), as: ({ rest = '' }) => `Which company has the largest share repurchases${rest}?` },
];

const wentUp = of(String.raw`(?:by )?how (?:much|far) (?:did|has|have|is|was) (?<whom>[^?]{2,40}?)(?:['’]s? (?:stocks?|shares?)| stocks?| shares?)? (?:go(?:ne)?|went|been|come) (?:up|down)(?<when>(?: (?:in|over|during|since|from|this|last|between|on|year|ytd|so far|today)\b[^?]{0,60}?)?)`);

/** "How much did Acme go up in 2024?": of a company and no line of it its share. */
function asMove(text: string): string {
  const { whom = '', when = '' } = wentUp.exec(text)?.groups ?? {};
  return whom === '' || findMeasures(whom).length > 0 || /^(?:it|they|that|this|the (?:price|rate|market|economy))$/i.test(whom) ? text : `By what percentage did ${whom}'s share price change${when}?`;
}

/** "Its return with dividends" is its total return. */
const withTotalReturn = (text: string): string => text.replace(/(?<!\btotal )\breturns? (?:with|including|incl\.?|plus|and) (?:the |its |all |reinvested )*dividends?(?: reinvested| included)?\b/gi, 'total return');

/** As it was for every other question. `isFollowing`: of a conversation, in which somebody was spoken of. */
export function saidSimply(text: string, isFollowing = false): string {
  const found = ways.find(({ asks }) => standsIn(text, asks));
  return found === undefined ? overTheQuarters(sinceSoLongAgo(whatItIs(ableToPay(worthItsPrice(stockOverTime(asMove(amongAll(saidOfOne(withTotalReturn(text)), isFollowing)))))))) : found.as(found.asks.exec(text)?.groups ?? {});
}
