// Everyday questions to all companies at hand that name no group, or set one figure against another: said again as the order or the condition that answers them.
import { isEconomic } from '../subjects/economic.ts';
import { findMeasures } from '../measures/read-measures.ts';
import { standsIn } from '../patterns/late-pattern.ts';

const lead = String.raw`^(?:(?:so|and|but|ok(?:ay)?|hey|please|pls|tell me|show me|give me|list|name|find|what(?:'s|’s| is| are| was| were)|which (?:is|are|was|were)|who(?:'s|’s| is| was)|i (?:want|need)|looking for)[,:]? )*(?:the |some |any |all (?:the )?)?`;
const end = String.raw`(?: (?:here|at hand|on (?:your )?file|you (?:have|cover|know)|of (?:all|them all|the lot)))?[?.! ]*$`;
const of = (pattern: string): RegExp => new RegExp(`${lead}${pattern}${end}`, 'iu');
const one = String.raw`(?:compan(?:y|ies)|stocks?|shares?|firms?|names?|businesses|ones?)`;
const which = String.raw`(?:(?:which|what) )?${one}(?: (?:that|which|who))?`;
const has = String.raw`(?:have|has|had|with|hold|holds|own|owns|having|sits? on)`;
const time = String.raw`(?<time>(?: (?:in|of|for|at the end of))? (?:fiscal |fy ?)?(?:19|20)\d\d| (?:this|last) year| over (?:the )?(?:last|past) (?:year|month|twelve months))?`;

type Groups = Readonly<Record<string, string | undefined>>;
type Way = { readonly asks: RegExp; readonly as: (groups: Groups) => string };

const isWorst = (word = ''): boolean => /^(?:least|worst|lowest|weakest|slowest|bottom)$/i.test(word);
const fiscal = (said = ''): string => (/\d/.test(said) ? said.replace(/^ of /i, ' in ') : '');

/** By the price of their shares: "best performing stock of 2024", "biggest loser this year". */
function byReturn({ end: which_, what = '', time: said = '' }: Groups): string {
  const isFall = isWorst(which_) !== /\b(?:los|decliner|laggard)/i.test(what);
  const year = /(?:19|20)\d\d/.exec(said)?.[0];
  if (year !== undefined) return `Which stock ${isFall ? 'fell' : 'gained'} the most in ${year}?`;
  return `Order the companies by ${/month/i.test(said) && !/twelve/i.test(said) ? 'one-month' : /this year/i.test(said) ? 'year-to-date' : 'one-year'} return, ${isFall ? 'worst' : 'best'} first`;
}

/** Whoever stands nearest to an end of its year first, or farthest from it. */
function byDistance({ end: which_ = '', what = '' }: Groups): string {
  const isFar = /far|furth|way|^below|^off|^above/i.test(which_);
  return `Order the companies by distance from the 52-week ${what.toLowerCase()}, ${(what.toLowerCase() === 'high') === isFar ? 'lowest' : 'highest'} first`;
}

/** What one amount above another comes to as a bound of one figure. */
const bounds: readonly (readonly [string, string, string])[] = [
  ['cash', '(?:total )?debts?', 'net debt below 0'], ['(?:total )?debts?', 'cash', 'net debt above 0'], ['(?:total )?debts?', '(?:shareholders[\'’]? )?equity', 'debt to equity above 1'], ['(?:total )?liabilities', '(?:total )?assets', 'shareholders\' equity below 0'],
  ['current liabilities', 'current assets', 'a current ratio below 1'], ['current assets', 'current liabilities', 'a current ratio above 1'], ['dividends?', '(?:earnings|net income|profits?)', 'a payout ratio above 100%'],
];
const over = String.raw`(?:(?:more|higher|larger|bigger|greater) (?<first>[a-z' ]{3,24}?) than (?<second>[a-z' ]{3,24}?)|(?<above>[a-z' ]{3,24}?) (?:above|over|exceeding|larger than|higher than|greater than|that exceeds?) (?:its |their )?(?<below>[a-z' ]{3,24}?))`;

function asBound({ first, second, above, below }: Groups): string | null {
  const [more, less] = [first ?? above ?? '', (second ?? below ?? '').replace(/^(?:its|their) /i, '')];
  const found = more === '' ? undefined : bounds.find(([large, small]) => new RegExp(`^(?:${large})$`, 'i').test(more) && new RegExp(`^(?:${small})$`, 'i').test(less));
  return found === undefined ? null : `Which companies have ${found[2]}?`;
}

const against = new RegExp(String.raw`${lead}${which} ${has} ${over}${end}`, 'i');

const ways: readonly Way[] = [
  { asks: of(String.raw`(?<end>most|least) profitable`), as: ({ end: which_ }) => `Which company has the ${isWorst(which_) ? 'lowest' : 'highest'} net margin?` },
  { asks: of(String.raw`(?<end>cheapest|priciest|dearest|most expensive|least expensive) ${one}(?: right now| now| today| currently)?`), as: ({ end: which_ = '' }) => `Rank the companies by price-earnings ratio, ${/cheap|least/i.test(which_) ? 'lowest' : 'highest'} first` },
  { asks: of(String.raw`(?:rank|order|sort) (?:(?:them all|all of them|them|all|everything|everyone) )?(?:by|on) (?<what>[^?,]{3,60}?)`), as: ({ what = '' }) => `Rank all companies by ${what}` },
  { asks: of(String.raw`(?<end>most|least) profitable ${one}${time}`), as: ({ end: which_, time: said }) => `Which company has the ${isWorst(which_) ? 'lowest' : 'highest'} net margin${fiscal(said)}?` },
  { asks: of(String.raw`(?<end>top|bottom|best|worst) (?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:by|for|in|on) (?<what>[^?,]{3,60}?)`), as: ({ end: which_, count = '', what = '' }) => `${isWorst(which_) ? 'Bottom' : 'Top'} ${count} companies by ${what}` },
  { asks: of(String.raw`(?<end>most|least) valuable(?: ${one})?`), as: ({ end: which_ }) => `Which company has the ${isWorst(which_) ? 'lowest' : 'highest'} market cap?` },
  { asks: of(String.raw`whose (?<what>[\p{L}][\p{L} /&-]{1,40}?) (?:is|are|was|were) (?:the )?(?<end>best|worst|highest|lowest|biggest|largest|smallest|fattest|thinnest)${time}`), as: ({ end: which_ = '', what = '', time: said }) => `Which company has the ${which_} ${what}${fiscal(said)}?` },
  { asks: of(String.raw`(?:who|${which}) ${has} (?:the )?(?<end>most|least|highest|lowest|largest|smallest) (?<what>[\p{L}][\p{L} &-]{1,30}?),? (?:relative|compared|in relation|in proportion) (?:to|with) (?:its |their )?(?<of>[\p{L}][\p{L} &-]{1,30}?)${time}`), as: ({ end: which_ = '', what = '', of: whole = '', time: said }) => `Which company has the ${isWorst(which_) || /smallest/i.test(which_) ? 'lowest' : 'highest'} ${what} to ${whole}${fiscal(said)}?` },
  { asks: of(String.raw`(?<end>best|worst)[- ]perform(?:ing (?<what>${one})|ers?)${time}`), as: byReturn },
  { asks: of(String.raw`(?<end>best|worst) (?:stocks?|shares?)(?=(?: (?:in|of|for))? (?:(?:19|20)\d\d|this|last)| over )${time}`), as: byReturn },
  { asks: of(String.raw`(?<end>biggest|largest|top|worst) (?<what>losers?|decliners?|laggards?|winners?|gainers?)${time}`), as: byReturn },
  { asks: of(String.raw`${which}(?: (?:is|are|trades?|sits?|stands?|trading))* (?<end>(?:closest|nearest|close|near|right at|at|next|far|farthest|furthest|a long way|way)(?: (?:below|from|off|above|away|to))*|below|off|above) (?:its |their |a |an |the )?(?:new )?(?:52[- ]?w(?:ee)?k|one[- ]year|yearly)[- ](?<what>high|low)s?(?: right now| now| today| currently)?`), as: byDistance },
  { asks: of(String.raw`(?:the )?(?<end>calmest|steadiest|least volatile|jumpiest|wildest|most volatile|choppiest|bumpiest) ${one}`), as: ({ end: which_ = '' }) => `Order the companies by one-year volatility, ${/calm|stead|least/i.test(which_) ? 'lowest' : 'highest'} first` },
  { asks: of(String.raw`(?:best|top|highest|good|high|juiciest|fattest)[- ](?:dividends?|yield(?:ing)?|div)(?:[- ](?:pay(?:ing|ers?)|yield(?:ing|ers?)?|stocks?|shares?|compan(?:y|ies)|names?))*`), as: () => 'Which companies have the highest dividend yield?' },
  { asks: of(String.raw`(?:which|what) ${one} pays? (?:out )?(?:the )?(?:best|highest|most|biggest|fattest|juiciest) (?:in )?dividends?`), as: () => 'Which companies have the highest dividend yield?' },
  { asks: of(String.raw`(?:which|what) ${one} (?:has|have|offers?) (?:the )?(?:best|fattest|juiciest|biggest) dividends?`), as: () => 'Which companies have the highest dividend yield?' },
  { asks: of(String.raw`${which} ${has} (?:a )?negative (?<what>[a-z' ]{3,40}?)${time}`), as: ({ what = '', time: said }) => `Which companies have ${what.replace(/^(?:shareholders['’]? )?equity$/i, 'shareholders\' equity').replace(/^(?:earnings|profits?)$/i, 'net income').replace(/^cash ?flows?$/i, 'operating cash flow')} below 0${fiscal(said)}?` },
];

const unpaid = of(String.raw`(?:(?:who|${which}) )?(?:pays?|paid|paying|has|have|with|do(?:es)?(?:n['’]?t| not) pay)(?: out)? (?:no|zero|any|a)?[- ]?dividends?(?: at all)?`);
const owesNone = of(String.raw`(?:(?:who|${which}) )?(?:(?:${has}|(?:is|are) without) (?:no|zero|any)? ?debts?(?: at all)?|(?:is|are) debt[- ]free|owes? nothing)`);
const isNone = /\b(?:no|zero|nothing|free|without)\b|n['’]?t\b|\bnot\b/i;

/** Who has nothing of it. */
function asNone(text: string): string | null {
  if (!isNone.test(text)) return null;
  return unpaid.test(text) ? 'Dividends per share of all companies: who has none?' : owesNone.test(text) ? 'Which companies have total debt of at most 0?' : null;
}

const bare = of(String.raw`(?:(?:company|stock|one) with (?:the )?)?(?<end>best|worst|highest|lowest|biggest|largest|smallest) (?<what>[\p{L}][\p{L} /&-]{1,40}?)(?: right now| now| today| currently)?`);

/** "Lowest debt to equity": of whom is asked, where nothing is named but a measure. */
function asOrder({ end: which_ = '', what = '' }: Groups): string | null {
  const [only, ...others] = findMeasures(what);
  const isWhole = only?.measure.kind === 'metric' && others.length === 0 && what.slice(0, only.start).trim() === '' && what.slice(only.end).trim() === '';
  return isWhole ? `Which company has the ${which_.toLowerCase()} ${what}?` : null;
}

const inOne = of(String.raw`(?<form>average|avg|mean|median|total|combined|sum of(?: the)?|aggregate) (?<what>[\p{L}][\p{L} /&-]{1,40}?)(?: (?:of|for|across|among) (?:all|everyone|them all|all of them|everybody|the lot))?`);

/** "Median p/e", "total revenue of all": one figure of all companies. A whole that is called total is a line of each. */
function asOne({ form = '', what = '' }: Groups, text: string): string | null {
  const isOfAll = /\b(?:of|for|across|among) (?:all|every\w+|them all|the lot)\b/i.test(text);
  const [only, ...others] = findMeasures(what);
  const isWhole = only?.measure.kind === 'metric' && others.length === 0 && `${what.slice(0, only.start)}${what.slice(only.end)}`.trim() === '';
  const isLine = /^total$/i.test(form) && !isOfAll;
  return isWhole && !isLine && !isEconomic(only.measure) ? `What is the ${form.toLowerCase().replace(/^sum of(?: the)?$/, 'combined').replace('avg', 'average')} ${what} of all companies?` : null;
}

function bareOf(text: string): string | null {
  return asOrder(bare.exec(text)?.groups ?? {}) ?? asOne(inOne.exec(text)?.groups ?? {}, text);
}

/** As it was for every other question. `isFollowing`: a bare measure may be of whom was spoken of. */
export function amongAll(text: string, isFollowing = false): string {
  return (isFollowing ? null : bareOf(text)) ?? asNone(text) ?? asBound(against.exec(text)?.groups ?? {}) ?? inWays(text) ?? text;
}

function inWays(text: string): string | null {
  const found = ways.find(({ asks }) => standsIn(text, asks));
  return found === undefined ? null : found.as(found.asks.exec(text)?.groups ?? {});
}
