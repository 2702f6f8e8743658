// Ratios that a question describes instead of naming: a price set against several things, a part of the earnings, a rise of the price level over years, the best close of one month.
import type { Demand } from '../demand.ts';
import { daysWritten, monthsNamed } from '../reading/days.ts';

const isMultiple = /^(?:pe_ratio|earnings_yield|yield_of|ev_to|free_cash_flow_yield)|^price_(?:to|over)_|price_(?:to|over)_/;
const ofTwo = /\b(?:(?:share |stock )?price|(?:latest|last|newest) close|multiple)\b[^?.;]{0,40}?\b(?:of|against|over|to|divided by)\b [^?.,;]{3,40}?,? and (?:of|against|over|to) (?!the (?:end|close)|(?:19|20)\d\d|\d)[^?.,;]{3,50}/i;

/** "The price against book, and against diluted earnings per share": two multiples. */
export const twoMultiples: Demand = ({ text, opening }) => {
  const told = new Set(opening.filter(({ measure, metric }) => isMultiple.test(measure) || isMultiple.test(metric)).map(({ metric }) => metric)).size;
  const found = ofTwo.exec(text)?.[0];
  return opening.length > 0 && found !== undefined && !/\bfrom\b|\bshares? (?:price )?(?:rose|fell|moved|gone|rise|fall|chang)/i.test(found) && told < 2 ? ['both multiples'] : [];
};

const closeOverEarnings = /\b(?:compare|set|hold|put|take|weigh)\w* (?:its |the |each )?(?:latest |last |newest |current )?(?:close|closing price|share price|price)s? (?:with|against|to|beside|over|relative to) [^?.,;]{0,40}\b(?:earnings per share|eps|book value per share|sales per share)\b/i;

/** "Compare its close with its earnings per share": the multiple of the two. */
export const closeOver: Demand = ({ text, opening, openingWords }) => (opening.length > 0 && closeOverEarnings.test(text) && !/\bprice-[a-z-]+ ratio\b|\bprice over\b|\byield\b/i.test(openingWords) ? ['the multiple of the two'] : []);

const partOfEarnings = /\bpay-?out (?:ratio\b|(?:on|of|over|as) [^?.;,]{0,40}\b(?:eps|earnings|profits?|income)\b)|\b(?:percentage|share|part|portion) of (?:that year's |its |the )?(?:diluted )?(?:eps|earnings per share) (?:went|was|is|goes)\b|\b(?:share|part|portion|slice|percentage|percent|fraction) of (?:its |the |their |that year's )?(?:(?:19|20)\d\d |fiscal (?:19|20)\d\d )?(?:(?:net )?(?:earnings|profits?|income)|eps)(?: per share)?(?:,)? (?:it|that|they|this|the dividend\w*|dividends|was|were|went|paid|is|goes|did)\b/i;

/** "The share of earnings it took up": a figure over earnings. */
export const partOfProfit: Demand = ({ text, all, opening }) => (opening.length > 0 && partOfEarnings.test(text) && !all.some(({ measure, metric, form }) => form === 'ratio' || /payout|_to_|margin|coverage/.test(`${measure} ${metric}`)) ? ['the part of its earnings'] : []);

const level = /\b(?:cpi(?! inflation)|consumer price (?:index|level)|consumer prices|price level|prices of consumers|cost of living)\b[^?.;]{0,60}\b(?:from|between|since) (?:\w+ )?((?:19|20)\d\d) (?:to|and|until|till|through) (?:\w+ )?((?:19|20)\d\d)\b/i;

/** From one year to a later one the price level rises by more than the inflation of a year. */
export const priceLevel: Demand = ({ text, opening, all, openingWords }) => {
  const [from = 0, to = 0] = (level.exec(text) ?? []).slice(1, 3).map(Number);
  const told = all.filter(({ measure, metric, form, from: start, to: end }) => /cpi|inflation|consumer_price/.test(`${measure} ${metric}`) && form === 'growth' && start !== null && end !== null && start.startsWith(String(from)) && end.startsWith(String(to)));
  const isSpoken = all.some(({ measure, metric }) => /cpi|inflation|consumer_price/.test(`${measure} ${metric}`));
  return opening.length > 0 && to - from > 1 && isSpoken && told.length === 0 && !/\binflation\b/i.test(text) && !/\bprice index (?:rose|fell)\b/.test(openingWords) ? ['how far the price level moved'] : [];
};

const bestClose = /\b(?:best|highest|top|dearest|lowest|worst|cheapest)\b[^?.;,]{0,30}\bclos\w+\b[^?.;,]{0,24}\b(?:in|during|of) (?=(?:the month of )?\p{Lu}\p{Ll}+\.? ?\d{4})/iu;

/** The best close of a month lies in it. */
export const closeOfMonth: Demand = ({ text, opening, openingWords }) => {
  const at = bestClose.exec(text);
  const [month] = at === null ? [] : monthsNamed(`in ${text.slice(at.index + at[0].length, at.index + at[0].length + 16)}`);
  if (month === undefined || opening.length === 0 || opening.every(({ measure }) => measure !== 'price')) return [];
  const dated = openingWords.split(/(?<=\.)\s+(?=\p{Lu})/u).filter((sentence) => daysWritten(sentence).length > 0);
  const ends = dated.filter((sentence) => / point of that time: /.test(sentence));
  const inMonth = (ends.length > 1 ? ends : dated.slice(0, 1)).flatMap(daysWritten).some((day) => { const date = new Date(day * 86_400_000); return date.getUTCMonth() + 1 === month.month && (month.year === null || date.getUTCFullYear() === month.year); });
  return inMonth ? [] : ['the close in that month'];
};

const alone = /\bcash (?:and|&) (?:cash )?equivalents only\b|\b(?:no|without|excluding|leaving(?: aside)?|not(?: (?:counting|touching|including|using))?|ignoring|setting aside) (?:the |its |any )?(?:marketable |short-term )?(?:securities|investments)\b/i;

/** Net of cash alone is not net of what is put by. */
export const cashAlone: Demand = ({ text, opening }) => (alone.test(text) && opening.some(({ measure, isBeside }) => /^net_(?:debt|cash)/.test(measure) && !isBeside) ? ['net of cash alone'] : []);

const earned = /\b(?:did|does|do|has|have) (?:it|they|the company|\p{Lu}[\w&'’. ]{1,24}?) (?:earn(?:ed)?(?: or (?:lost|lose))?|los[et] or (?:earn|make)|make or lose)\b(?! (?:per|on|from|a share|for each|interest|back))/iu;

/** "What did it earn or lose": its profit, not the cash that came in. */
export const earnedOrLost: Demand = ({ text, opening, all }) => (opening.length > 0 && earned.test(text) && !all.some(({ measure, metric, inputs }) => /income|earnings|eps|profit|ebit|interest/.test(`${measure} ${metric} ${inputs.join(' ')}`)) ? ['what it earned'] : []);

const earningsOf = /\b(?:earnings per (?:diluted )?share|eps),? (?:of|for|in) (?:that |the )?(?:same )?(?<own>fiscal |fy ?|financial year )?(?<year>(?:19|20)\d\d)\b/i;

/** A multiple on the earnings of a year that is named was made with those. */
export const earningsNamed: Demand = ({ text, opening, all }) => {
  const { own, year: said } = earningsOf.exec(text)?.groups ?? {};
  const year = Number(said ?? 0);
  const told = all.filter(({ measure, metric, inputs }) => /eps|^pe_ratio|^price_(?:over|to)_earnings|^earnings_yield/.test(`${measure} ${metric} ${inputs.join(' ')}`));
  const isMultipleTold = opening.some(({ measure, metric }) => isMultiple.test(measure) || isMultiple.test(metric));
  return year > 0 && isMultipleTold && !told.some(({ fiscal, to }) => fiscal?.year === year || ((own === undefined || fiscal === null) && new RegExp(`^(?:${String(year)}|${String(year + 1)}-0[12])`).test(to ?? ''))) ? [`the multiple on the earnings of ${String(year)}`] : [];
};
