// Amounts and multiples in plain words: a total of years, a multiple of a year that is named, a bound between two amounts, both of two figures on two bases.
import type { Demand, DemandScene } from '../demand.ts';
import type { GivenFigure } from '../reading/given.ts';

const totalOf = /\btotal (?:net )?(?:revenues?|sales|net income|income|profits?|earnings|operating (?:income|profit|expenses)|cash from operations|operating cash flow|free cash flow|capex|spending|r&d)\b/i;
const overYears = /\b(?:over|for|in|during|across)? ?(?:the )?(?:last|past) (?:[a-z]+|\d{1,2}) (?:fiscal )?years\b|\b(?:from )?(?:fiscal )?(?:19|20)\d\d ?(?:to|-|–|through|until) ?(?:fiscal )?(?:19|20)\d\d\b/i;
const eachYear = /\b(?:each|every|by year|year by year|per year|annual\w*|trend|develop\w*|grow\w*|chang\w*)\b/i;
/** A total over years is their sum. */
const totalOfYears: Demand = ({ text, opening, openingWords }) => (opening.length > 0 && totalOf.test(text) && overYears.test(text) && !eachYear.test(text) && !/\btogether\b| \+ /.test(openingWords) ? ['what the years come to together'] : []);

const multiple = /^(?:pe_ratio|price_to_|ev_to_|earnings_yield|dividend_yield|free_cash_flow_yield|market_cap|enterprise_value)/;
const named = /\b(?:p ?\/ ?e(?: ratio)?|pe(?: ratio)?|price[- ](?:to[- ])?(?:earnings|sales|book)(?: ratio)?|(?:dividend|earnings|fcf|free cash flow) yields?|market (?:cap\w*|value)|price[- ]to[- ](?:sales|book)|multiple)\b/i;
const words = String.raw`(?:p ?\/ ?e(?: ratio)?|pe(?: ratio)?|price[- ](?:to[- ])?(?:earnings|sales|book)(?: ratio| multiple)?|(?:dividend|earnings|fcf|free cash flow) yields?|market (?:cap\w*|value)|multiple)`;
/** The year stands with the multiple itself. */
const ofYear = new RegExp(String.raw`\b${words} (?:(?:in|for|of|during|back in) )?(?:fiscal (?:year )?|fy ?'?)?(?<behind>(?:19|20)\d\d)\b|\b(?<before>(?:19|20)\d\d) ${words}\b|^(?:in|for|back in) (?<first>(?:19|20)\d\d)\b[^?]{0,40}\b${words}\s*\?|\b${words} (?!(?:and|plus|its|with|on)\b)(?:\p{Lu}[\w.&'’]* (?!(?:and|plus|its|with|on)\b)){1,3}(?:have |had |was |trade[ds]? at )?(?:in )?(?<late>(?:19|20)\d\d)\b`, 'iu');
const onFigures = /\b(?:on|using|over|based on|against|with|by) (?:its |the |their )?(?:fiscal |fy ?|diluted |full-year |reported )*(?:20\d\d|eps|earnings|sales|revenue|diluted|figures|numbers|profit|income)\b|\b(?:eps|earnings|sales|revenue|dividends?) (?:of|for|in) (?:fiscal )?20\d\d\b|\blatest\b|\blast\b|\bcurrent\b|\bnow\b|\btoday\b|\bclos\w+\b|\b20\d\d (?:eps|earnings|sales|revenue|diluted|dividends?|figures|book|profit|income)\b|\bprice\b|[÷/] ?(?:fy|20)/i;

/** A multiple or a worth "in 2024" is of a price of that year. */
const multipleOfYear: Demand = ({ text, opening }) => {
  const { behind, before, first, late } = ofYear.exec(text)?.groups ?? {};
  const year = behind ?? before ?? first ?? late;
  const years = new Set(text.match(/\b(?:19|20)\d\d\b/g));
  const told = opening.filter(({ measure, isBeside }) => multiple.test(measure) && !isBeside);
  if (year === undefined || years.size !== 1 || told.length === 0 || !named.test(text) || onFigures.test(text.replace(named, ' '))) return [];
  return told.some(({ to }) => to !== null && !(to.startsWith(year) || (to.slice(0, 4) === String(Number(year) + 1) && to.slice(5) < '02-15'))) ? [`the price of ${year}`] : [];
};

const since = /\bsince\b/i;
/** A sentence may tell another figure of a fiscal year beside the yield of a day. */
const yieldsIn = (sentence: string): readonly string[] => sentence.split('; ').filter((clause) => /\byield\b/.test(clause));
/** A yield told of a fiscal year, with no day of its price. */
const yieldOfFiscal: Demand = ({ text, opening }) => (named.test(text) && opening.some(({ measure, sentence, isBeside }) => measure === 'dividend_yield' && !isBeside && yieldsIn(sentence).some((clause) => /\bin fiscal (?:19|20)\d\d\b/.test(clause)) && !/\bclose\b/.test(sentence)) ? ['the price of which it is the yield'] : []);

/** A multiple that changed since then reaches to now. */
const multipleSince: Demand = ({ text, opening }) => (since.test(text) && named.test(text) && opening.some(({ measure, form, metric }) => multiple.test(measure) && (form !== 'value' || /growth|change/.test(metric))) ? ['the multiple of now against that of then'] : []);

const twoEnds = /\bat the end of (?:fiscal )?((?:19|20)\d\d) and (?:at the end of |of )?(?:fiscal )?((?:19|20)\d\d)\b/i;
const bothEnds: Demand = ({ text, opening }) => {
  const [, one = '', other = ''] = twoEnds.exec(text) ?? [];
  const told = opening.filter(({ isBeside, measure }) => !isBeside && multiple.test(measure)).map(({ to }) => to?.slice(0, 4));
  return one !== '' && named.test(text) && told.length > 0 && !(told.includes(one) && told.includes(other)) ? ['both ends of years'] : [];
};

const twoBases = /\bon (?:fiscal )?20\d\d (?:diluted )?(?:eps|earnings) and (?:on )?(?:trailing|ttm|the last)\b/i;
const onBoth: Demand = ({ text, opening }) => (twoBases.test(text) && opening.filter(({ measure, isBeside }) => measure === 'pe_ratio' && !isBeside).length < 2 ? ['the multiple on each'] : []);

const cheaperNow = /\b(?:cheaper|dearer|more expensive|lower|higher|up|down)\b[^?]{0,30}\b(?:than|from)\b/i;
const multipleNowAndThen: Demand = ({ text, opening }) => {
  const told = new Set(opening.filter(({ measure, isBeside }) => multiple.test(measure) && !isBeside).map(({ to }) => to));
  return told.size === 1 && /^(?:is|are|has)\b/i.test(text) && cheaperNow.test(text) && /\b(?:19|20)\d\d\b/.test(text) && !/\b(?:than|from) \p{Lu}/u.test(text) ? ['the multiple of now and of then'] : [];
};

const bounds = /\bbetween (?![^?]{1,12}\band \d+[- ](?:years?|months?)\b)\$?(\d[\d.,]*) ?(?:%|percent|billion|bn|b\b|million|dollars)? and \$?(\d[\d.,]*)/i;
const split = (words: string): boolean => /^(?:Yes|No|About right), then\b/.test(words.trim());
/** Within two bounds is one word. */
const betweenBounds: Demand = ({ text, openingWords, opening, asked: { claims = [] } }) => {
  const found = bounds.exec(text);
  if (found === null || opening.length === 0 || !/^(?:is|are|was|were|did|does|do|has)\b/i.test(text.trim())) return [];
  const isOneClaim = claims.length === 1 && claims[0]?.upTo !== null;
  return split(openingWords) || !isOneClaim ? ['whether it lies between the two'] : [];
};

const atFiscalEnd = /\bat (?:the )?(?:end of (?:its )?fiscal|fiscal year[- ]end|year[- ]end)\b ?(?:year )?((?:19|20)\d\d)?/i;
const isOfFiscalEnd = (text: string): boolean => atFiscalEnd.test(text) && /\bfiscal\b/i.test(text) && !/\bbalance sheet\b/i.test(text);
const isOfPrice = ({ measure, isBeside }: GivenFigure): boolean => !isBeside && (measure === 'price' || multiple.test(measure));
/** A multiple at the end of a fiscal year is of the close of that day. */
const multipleAtFiscalEnd: Demand = ({ text, opening, asked: { companies } }) => {
  const year = atFiscalEnd.exec(text)?.[1] ?? /\bfiscal ((?:19|20)\d\d)\b/.exec(text)?.[1];
  const [company, ...others] = companies;
  const end = others.length > 0 ? undefined : company?.fiscalCalendar?.month;
  if (end === undefined || year === undefined || !isOfFiscalEnd(text)) return [];
  return opening.some((figure) => isOfPrice(figure) && Math.abs(Number(figure.to?.slice(5, 7) ?? end) - end) % 11 > 1) ? ['the close at the end of the fiscal year'] : [];
};

const turns = /\bhow (?:quickly|fast|long)\b[^?]{0,30}\b(?:sell|turn|move|clear)\b[^?]{0,20}\b(?:inventory|stock)\b/i;
const speedOfStock: Demand = ({ text, opening }) => (turns.test(text) && opening.length > 0 && !opening.some(({ measure }) => /inventory_(?:turnover|days)|days_inventory|days_/.test(measure)) ? ['how fast it is turned over'] : []);

export const toldOfAmounts = (scene: DemandScene): readonly string[] => [totalOfYears, multipleOfYear, yieldOfFiscal, multipleSince, bothEnds, onBoth, multipleNowAndThen, betweenBounds, multipleAtFiscalEnd, speedOfStock].flatMap((demand) => demand(scene));
