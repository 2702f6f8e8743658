// What the words ask of the price of a share, and a figure beside it does not tell: its move, its close as a calendar year ended, whether it stands at an end of its year.
import type { Demand, DemandScene } from '../demand.ts';
import { heldToNow } from './held-to-now.ts';
import { judgement } from './judgement.ts';
import { partsOfTime } from './parts-of-time.ts';
import { closeOfDayBefore, closeOfYear } from './close-of-year.ts';
import { closes } from './closes.ts';
import { atNewest, onThatYear } from './on-that-year.ts';

const moved = String.raw`(?:ris(?:en|e|es)|rose|gain(?:ed|s)?|f[ae]ll(?:en|s)?|chang(?:e|ed|es)|chg|mov(?:e|ed)|climb(?:ed)?|los[te]|dropp?(?:ed)?|jump(?:ed)?|increased?|decreased?|advanced?|done|gone (?:up|down))`;
const move = new RegExp(String.raw`\b(?:its|the|their|¤|[\p{Lu}][\w&]*(?:'s)?) (?:share|stock) price(?: (?:has|have|did|had|would))? ${moved}\b|\b(?:has|have|did|had) (?:its|the|their) (?:(?:share|stock) price|shares?|stock) ${moved}\b|\bthe (?:shares?|stock) (?:has|have|had) ${moved}\b|\bwhat (?:did|has|have) (?:its|the|their|each|both) (?:shares?|stocks?)(?: price)? do(?:ne)?\b|\b(?:its|the|their) (?:stock|shares|share price) (?:from|since|between) (?:the |its )?(?:ends?|start|closes?|last close|\d{1,2} \p{L}|\p{L}{3,9} \d{1,2}\b|(?:19|20)\d\d)|\bhow (?:did|has|have) (?:its|the|their|each|both) (?:shares?|stocks?)(?: price)? (?:do|done|perform(?:ed)?|fared?)\b|(?:%|\bpercent(?:age)?) (?:share |stock )?price (?:change|chg|move|gain|rise|fall)\b|\b(?:share|stock) price (?:% |percent(?:age)? )?(?:change|chg|move)\b|\b(?:share|stock) price,? % (?:change|chg)|\b(?:move|change|chg|gain|rise|fall|return|performance) (?:of|in) (?:the |its |their )?(?:shares?|stock)(?: price)?\b(?! (?:outstanding|count|repurchas\w*|buy\w*|issue\w*|sold|based|comp\w*|split|options?|holding\w*))`, 'iu');
const isMove = ({ all, wholeWords }: DemandScene): boolean => all.some(({ measure, metric, form }) => (/^(?:price$|return|distance|max_draw|volatil|gain)/.test(measure) || /^(?:return|price_)/.test(metric)) && (form === 'growth' || form === 'change' || form === 'cagr' || /return|distance|draw|volatil/.test(metric))) || /\b(?:shares?|share price|stock)\b[^.]{0,60}\b(?:rose|fell|gained|lost|moved|up|down|unchanged)\b|\bWith the share price\b/i.test(wholeWords);

/** "By how many percentage points did the share change": a part of a whole. */
const ofPart = ({ text }: DemandScene): boolean => /\b(?:percentage ?points?|points|share of|as a share)\b/i.test(text) && !/\b(?:stock|shares|share price)\b/i.test(text);

/** A price beside other figures says how far it moved only where it does. */
const moves: Demand = (scene) => (scene.opening.length > 0 && move.test(scene.text) && !ofPart(scene) && !isMove(scene) ? ['the move of the share price'] : []);

const priceAtEnd = /\b(?:(?:share|stock|closing) price|shares? clos\w+|stock clos\w+|clos(?:e|ed|ing)|price of (?:a|one) share)\b(?![^?.;,]*\b(?:fiscal|fy|financial)\b)[^?.;,]{0,24}\b(?:at|on|by|as of) (?:the )?(?:(?:very )?(?:end|close) of|year-?end) (?:calendar )?(?:year )?(20\d\d)\b/i;

/** The end of a calendar year is none of a company's own. */
const yearEnds: Demand = ({ text, all }) => {
  const year = priceAtEnd.exec(text)?.[1];
  const closes = all.flatMap(({ measure, to }) => (measure === 'price' && to !== null ? [to] : []));
  return year === undefined || closes.length === 0 || closes.some((on) => on >= `${year}-12-24` && on <= `${year}-12-31`) ? [] : [`the close at the end of ${year}`];
};

const atEnd = /\b(?:at|near|close to|around|anywhere near|touching|hitting|not far (?:off|from)) (?:its |an? |the |their )?(?:new |fresh )?(?:52[- ]?w(?:ee)?k|fifty-two-week|one-year|12-month|yearly|all-time|record) ?(?:closing )?(?:high|low)s?\b/i;

/** An end alone does not say whether the share stands at it. */
const standing: Demand = ({ text, all, wholeWords }) => {
  const isTold = /^(?:Yes|No)\b/.test(wholeWords) || all.some(({ metric, measure }) => /^distance/.test(metric) || (measure === 'price')) || !all.some(({ metric }) => /52w/.test(metric));
  return atEnd.test(text) && !isTold ? ['whether the share stands there'] : [];
};

const yearMove = /\b(?:rose|fell) [\d.,]+% from \S+ on (\d{1,2} \w+) (\d{4}) to \S+ on \1 (\d{4})/;
const saysYear = /\b(?:year|yearly|annual\w*|yoy|y\/y|y-o-y|twelve|12|months?|ago|since|earlier|anniversary|over|between|from)\b/i;

/** Of a day that is named a share moved since the day before; a year's move is none that was asked for. */
const ofDay: Demand = ({ text, opening, asked }) => {
  const found = asked.inherited.length > 0 || !asked.periods.some(({ kind }) => kind === 'date') ? null : yearMove.exec(opening.find(({ measure }) => measure === 'price')?.sentence ?? '');
  return found === null || Number(found[3]) !== Number(found[2]) + 1 || saysYear.test(text) || text.includes(found[2] ?? '') ? [] : ['since when it moved'];
};

const bothEnds = /\b(?:best|highest|high|hi|top|peak|max|dearest)\b[^?.;]{0,60}?\b(?:worst|lowest|low|lo|bottom|min|cheapest)\b|\b(?:worst|lowest|low|lo|bottom|min|cheapest)\b[^?.;]{0,60}?\b(?:best|highest|high|hi|top|peak|max|dearest)\b/i;
const from = /\b(?:from|below|above|off|over|under|to|minus|less|or|than)\b/i;

/** The best and the worst close are two. */
const ends: Demand = ({ text, asked, opening, wholeWords }) => {
  const found = bothEnds.exec(text)?.[0];
  const isOfCloses = opening.length > 0 && opening.every(({ measure }) => measure === 'price') && asked.companies.length === 1;
  return found === undefined || from.test(found) || !isOfCloses || new Set(opening.map(({ to }) => to)).size > 1 || !/\bhigh point\b/i.test(wholeWords) === !/\blow point\b/i.test(wholeWords) ? [] : ['both the best and the worst close'];
};

const twoMultiples = /\b(?:p ?\/ ?[ebs]|price[- ](?:to[- ])?(?:earnings|sales|book)|multiple|yield)\b[^?]*\b(?:at|on|by) the (?:end|close) of (?:\w+ ){0,2}(?:19|20)\d\d\b[^?]*\band\b[^?]*\b(?:latest|last|newest|most recent|current|now|today)\b/i;
const nowAndThen = /\b(?:latest|last|newest|most recent|current) (?:close|price|closing price)\b[^]*\b(?:at|on|by|than at) the (?:end|close) of (?:\w+ )?(?:19|20)\d\d\b[^]*\b(?:p ?\/ ?[ebs]|multiple|yield)\b/i;
const yearApart = /\b(?:p ?\/ ?[ebs]|price[- ](?:to[- ])?(?:earnings|sales|book)|multiple|yield)\b[^?]*\b(?:versus|vs\.?|against|and|than|compared (?:with|to))\b[^?]{0,24}\b(?:a|one) year (?:earlier|ago|before)\b/i;
const isOfPrice = /^(?:pe_ratio|price_to|earnings_yield|dividend_yield|free_cash_flow_yield|ev_to)/;

/** A multiple then and now is of two closes. */
export const thenAndNow: Demand = ({ text, all, wholeWords }) => {
  const days = new Set(all.flatMap(({ measure, to }) => (isOfPrice.test(measure) && to !== null ? [to] : [])));
  const closes = [...wholeWords.matchAll(/\bAt the close of \S+ on (\d{1,2} \w+ \d{4})/g)].map(([, day]) => day);
  const isOfOneClose = closes.length > 1 && new Set(closes).size === 1 && nowAndThen.test(text);
  return ((twoMultiples.test(text) || yearApart.test(text)) && days.size === 1) || isOfOneClose ? ['the multiple at both times'] : [];
};

const worthNow = /\b(?:cost|worth|value[d]?|market cap\w*|price tag)\b[^?.;,]{0,40}\b(?:at|on|by) (?:the |its )?(?:last|latest|newest|most recent|current) (?:close|price|closing price)\b/i;

/** What a company is worth at the newest close is no older than the closes beside it. */
const worths: Demand = ({ text, all }) => {
  const last = (is: RegExp): string => all.flatMap(({ measure, to }) => (is.test(measure) && to !== null ? [to] : [])).toSorted().at(-1) ?? '';
  const [worth, close] = [last(/^market_cap/), last(/^price$/)];
  return worthNow.test(text) && worth !== '' && worth < close ? ['what it is worth at the newest close'] : [];
};

const timesEarnings = /\bhow many times (?:(?:its|the|their|fiscal|fy|diluted|20\d\d|own|reported|annual) )*(?:eps|earnings(?: per share)?)\b[^?;]*\b(?:close|price|costs?|trade|share|stock)\b/i;

/** Growth of earnings is no multiple of them. */
const timesTold: Demand = ({ text, opening, all, wholeWords }) => (timesEarnings.test(text) && opening.length > 0 && !all.some(({ measure }) => /^(?:pe_ratio|earnings_yield)/.test(measure)) && !/÷|no meaning/.test(wholeWords) ? ['the price as a multiple of earnings'] : []);

const earned = /\b(?:what|how much) (?:did|does|has) (?!(?:i|we|you|it cost)\b)[^?,;.]{2,30}? earn(?:ed)? (?:in|for|during|over) (?:fiscal|fy|financial|the (?:fiscal|financial)|(?:19|20)\d\d)/i;

/** A close beside it is not what the company earned. */
const earnings: Demand = ({ text, all }) => (earned.test(text) && all.length > 0 && all.every(({ measure }) => /^price/.test(measure)) ? ['what the company earned'] : []);

/** Told without the close that it is made of, where the times that were read are fiscal years: as those years ended. */
function isOfYearsEnd({ asked, all, wholeWords }: DemandScene, is: RegExp): boolean {
  const isOfClose = asked.valuation !== undefined || asked.multiple !== undefined || /\bAt the close of\b|×/.test(wholeWords) || all.some(({ measure }) => measure === 'price');
  return !isOfClose && asked.periods.some(({ kind }) => kind === 'fiscal') && asked.periods.every(({ kind }) => kind === 'fiscal' || kind === 'date') && all.some(({ measure, isBeside }) => is.test(measure) && !isBeside);
}

/** A multiple at the newest close stands with that close, and not at the ends of fiscal years alone. */
const atTheNewest: Demand = (scene) => (atNewest.test(scene.text) && isOfYearsEnd(scene, isOfPrice) ? ['the multiple at the newest close'] : []);

const worthToday = /\b(?:current|present|latest|today's) (?:(?:stock )?market (?:cap\w*|value)|mkt\.? cap)\b|\b(?:market (?:cap\w*|value)|mkt\.? cap)\b[^?.;,]{0,12}\b(?:now|today|currently|at present|right now)\b/i;

/** What a company is worth now is not what it was at the end of its fiscal year. */
const worthNowadays: Demand = (scene) => (worthToday.test(scene.text) && isOfYearsEnd(scene, /^market_cap$/) ? ['what it is worth now'] : []);

const ofItself = /\b(?:multiples?|factor) (?:of|vs\.?|versus|over|against) (?:(?:its|the|that|their) )*(?:same )?(?:figure|amount|level|balance|previous year|year before|prior year)\b|\bx (?:vs\.?|versus|over) (?!\d{1,2}x)/i;

/** One figure as a multiple of the same at another time is none of the price, and no growth in percent. */
const multiplesOfItself: Demand = ({ text, opening, wholeWords }) => (ofItself.test(text) && opening.length > 0 && !/÷|\d-fold/.test(wholeWords) && !/\btimes as (?:much|large|high)\b/.test(wholeWords) ? ['the figure as a multiple of the one before'] : []);

const relative = /\b(?:trad(?:e[sd]?|ing)|sell(?:s|ing)?|pric(?:ed?|ing)|valued|costs?)(?: at| for)? (?:relative|compared|in relation|in proportion) (?:to|with) (?:its |their )?(?:earnings|profits?)\b|\b(?:price|px|clos(?:e[ds]?|ing))\b(?: (?:of|at|for) [\w&.'-]+)?(?: [\w&.'-]+)? ?(?:\bover|\bdivided by|÷|\/|\bagainst|\brelative to|\bas a multiple of) ?(?:(?:the|its|their|fully|diluted|dil\.?|fiscal|fy|year|[\w&.-]+'s) |(?:fy ?)?'?(?:20)?\d\d ){0,4}(?:eps|earnings)\b(?! (?:yield|growth|date|season|report|release|call|announcement))/i;

/** A close and a profit side by side are no price over earnings. */
const relativeToEarnings: Demand = ({ text, opening, all, wholeWords }) => (relative.test(text) && opening.length > 0 && !all.some(({ measure }) => /^(?:pe_ratio|earnings_yield)/.test(measure)) && !/\$[\d,.]+ ÷/.test(wholeWords) ? ['the price relative to earnings'] : []);

const onTheMarket = /\bhow (?:big|large|valuable) (?:is|was) [^?.;,]{2,30}? (?:on|by) (?:the )?(?:stock )?market\b|\bwhat (?:is|was) [^?.;,]{2,30}? worth (?:on|in|by) (?:the )?(?:stock )?market\b|\b(?:size|worth) (?:on|in) the (?:stock )?market\b|\bmarket (?:cap(?:itali[sz]ation)?|value)\b[^?.;]{0,60}\b(?:and|plus|,)\b[^?.;]{0,40}\b(?:multiple|how many times)\b/i;

/** How many times its sales a company costs does not tell what it costs. */
const worthOfAll: Demand = ({ text, opening, all, wholeWords }) => (onTheMarket.test(text) && opening.length > 0 && !all.some(({ measure }) => measure === 'market_cap') && !/\bmarket (?:value|capitali[sz]ation)\b|\bworth of all\b/i.test(wholeWords) ? ['what the whole company is worth'] : []);

export const sharePrices: Demand = (scene) => [...moves(scene), ...ofDay(scene), ...yearEnds(scene), ...standing(scene), ...earnings(scene), ...ends(scene), ...thenAndNow(scene), ...worths(scene), ...onThatYear(scene), ...multiplesOfItself(scene), ...atTheNewest(scene), ...relativeToEarnings(scene), ...worthNowadays(scene), ...worthOfAll(scene), ...timesTold(scene), ...closes(scene), ...closeOfYear(scene), ...closeOfDayBefore(scene), ...partsOfTime(scene), ...heldToNow(scene), ...judgement(scene)];
