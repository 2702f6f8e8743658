// Which of several shares did better, in the words of people who own them; and what a share made a year.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const shares = String.raw`(?:shares?|stocks?|equit(?:y|ies)|investments?|bets?|buys?|holdings?|names?|tickers?|papers?)`;
const money = /\b(?:revenue|sales|profits?|margins?|earnings|income|debt|assets|cash flow|eps|dividends?|roe|p\/?e)\b/i;
const larger = 'had the larger share price change';
const smaller = 'had the smaller share price change';

/** Where no figure of a statement is asked for. */
const unlessFigures = (said: string) => (whole: string, ...rest: readonly (string | undefined)[]): string => (money.test((rest.at(-1) ?? '').replace(whole, ' ')) ? whole : said);

const me = '(?:me|us|you|one|him|her|them|investors?|an investor|a (?:share)?holder|holders|shareholders|owners?|savers?|somebody|people)';
const paidOff = String.raw`(?:earned|made|paid|brought|brought in|returned|given|yielded|gained|netted|rewarded|enriched|treated)`;
const best = String.raw`(?:better|best|more|most|the most|the best|(?:more|most) (?:money|profit|richly)|richer)`;
const worst = String.raw`(?:worse|worst|less|least|the least|the worst|(?:less|least) (?:money|profit))`;
const onMarket = String.raw`(?:on|in|at) (?:the )?(?:stock (?:market|exchange)|bourse|share market|wall street)`;
const fared = String.raw`(?:do(?:ne)?|did|does|fare[ds]?|perform(?:ed|s)?|r[ia]n|behave[ds]?|held up|hold up)`;

/** Of several names, and not of one. */
const gainedMore = (whole: string, when = '', who = ''): string => (/\b(?:or|and|vs\.?)\b/i.test(who) ? `${larger}${when}, ${who}` : whole);

const unlessNamed = (whole: string, who = '', ...rest: readonly (string | undefined)[]): string => (money.test((rest.at(-1) ?? '').replace(whole, ' ')) ? whole : ` ${who} ${larger}`);

export const shareContests: readonly Rewording[] = [
  [re(String.raw`\b(?:would|could|might|will|should)? ?(?:have |has |had )?(?:${paidOff}) ${me}(?: (?:the )?${best})`), unlessFigures(larger)],
  [re(String.raw`\b(?:would|could|might)? ?(?:have |has |had )?(?:${paidOff}) ${me}(?: (?:the )?${worst})`), unlessFigures(smaller)],
  [re(String.raw`\b(?:would|could) have (?:been|proved|proven|turned out) (?:the )?(?:better|best|smarter|wiser|more profitable|most profitable) (?:${shares}|choice|pick|purchase|idea)`), unlessFigures(larger)],
  [re(String.raw`\b(?:was|were|is|proved) (?:the )?(?:better|best|stronger|strongest|smarter) (?:${shares}|pick|performer|performing (?:share|stock))`), unlessFigures(larger)],
  [re(String.raw`\b(?:was|were|is|proved) (?:the )?(?:worse|worst|weaker|weakest|poorer|poorest) (?:${shares}|pick|performer|performing (?:share|stock))`), unlessFigures(smaller)],
  [re(String.raw`\b(?:which|whose|what) ${shares}(?: price)? ((?:of [^?]{2,60}? )?)(?:has |have |had )?${fared} (?:the )?(?:better|best)\b`), `which $1${larger}`],
  [re(String.raw`\b(?:which|whose|what) ${shares}(?: price)? ((?:of [^?]{2,60}? )?)(?:has |have |had )?${fared} (?:the )?(?:worse|worst)\b`), `which $1${smaller}`],
  [re(String.raw`\b(?:has |have |had )?${fared} (?:the )?(?:better|best) ${onMarket}`), larger],
  [re(String.raw`\b(?:has |have |had )?${fared} (?:the )?(?:worse|worst) ${onMarket}`), smaller],
  [re(String.raw`\b${onMarket},? ([^?]{0,60}?)\b${fared} (?:the )?better\b`), `$1 ${larger}`],
  [re(String.raw`\b(?:gained|rose|climbed|advanced|appreciated|returned|went up|gone up|risen|made|put on) (?:the )?(?:more|most)((?: (?:in|during|over|from|between|since|through)[^?,]{3,50})?),? ([^?]{2,60}?) (?:stock|shares?)\b`), gainedMore],
  [re(String.raw`\b(?:which|whose|what) (?:(?:one )?of (?:the |these |those )?(?:two |three |four |both )?)?${shares}(?: price)?(,? [^?]{2,60}?,?)? (?:has |have |had )?(?:gained|rose|climbed|advanced|appreciated|returned|went up|gone up|risen|made|put on|increased|jumped) (?:the )?(?:more|most|further|furthest|higher|highest)\b`), `which$1 ${larger}`],
  [re(String.raw`\b(?:which|whose|what) (?:(?:one )?of (?:the |these |those )?(?:two |three |four |both )?)?${shares}(?: price)?(,? [^?]{2,60}?,?)? (?:has |have |had )?(?:fell|fallen|lost|dropped|declined|sank|slid|went down|gone down|shed|gave up) (?:the )?(?:more|most|further|furthest|deeper|deepest)\b`), `which$1 ${smaller}`],
  [re(String.raw`\b(?:would |could )?([^?,]{2,60}?) (?:have |has |had )(?:paid|worked|turned|panned) (?:off|out) (?:the )?(?:better|best|more)\b`), unlessNamed],
  [re(String.raw`\b(?:which|whose) (?:company's |of the )?(?:${shares}) (?:had|has had|enjoyed|saw|posted|recorded) (?:the|a) (?:best|better|strongest|stronger|greatest) ((?:20)?\d{2}|(?:year|quarter|month|half|run|stretch|time)(?: [^?,]{0,20}?)?)(?=[ ?,]|$)`), `which ${larger} in $1`],
  [re(String.raw`\b(?:which|whose) (?:company's |of the )?(?:${shares}) (?:had|has had|suffered|saw|posted|recorded) (?:the|a) (?:worst|worse|weakest|poorest) ((?:20)?\d{2}|(?:year|quarter|month|half|run|stretch|time)(?: [^?,]{0,20}?)?)(?=[ ?,]|$)`), `which ${smaller} in $1`],
  [/(?<=\b(?:at|by|from|to|of|since|until|till|between|and|the|around|through|vs|versus|over|for|in) |^|[-,(] ?)(end|close)[ -](?=(?:19|20)\d{2}\b)/gi, '$1 of '],
];

const perYear = /\bcagr\b|\bcompound\w*\b|\bannuali[sz]ed\b(?! (?:vol|stand|dev))|\bper (?:annum|year)\b|\bp\.\s?a\.?(?= |$|\?)|\b(?:a|each|every) year\b(?! (?:ago|later|before|earlier|to|end))|\b(?:yearly|annual|average annual|mean annual) (?:rate|return|gain|pace|growth|increase|performance|appreciation)\b|\byearly\b(?= on average)/i;

/** Whether a share's move over years is wanted as a rate a year. */
export function asksYearlyRate(text: string): boolean {
  return perYear.test(text) && !/\bvolatil\w*|\b(?:each|every) year\b[^?]{0,30}\b(?:list|table|show)|\b(?:list|table|show)\b[^?]{0,40}\b(?:each|every) year\b/i.test(text);
}
