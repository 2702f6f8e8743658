// What plain words ask of series of the economy, and a rate over the year, its first and last reading or the level does not tell.
import type { Demand, DemandScene } from '../demand.ts';
import type { GivenFigure } from '../reading/given.ts';

const ofSeries = ({ measure }: GivenFigure): boolean => /inflation|cpi|pce|price_index|unemployment|payroll|gdp|fed|federal|treasury|mortgage|oil|retail|housing|claims|sentiment|yield_curve|production|money|jobs/.test(measure);
const isOfSeries = ({ opening }: DemandScene): boolean => opening.some(ofSeries);

const onMonth = /\b(?:month[- ](?:over|on)[- ]month|m\/m|mom|m-o-m|on the month|from the month before|month-to-month|monthly (?:core )?(?:inflation|cpi|pce|price|change))\b/i;
const prices = /\b(?:cpi|inflation|consumer prices?|pce|prices?)\b/i;
/** A move on the month before, and not on the year before. */
const monthly: Demand = ({ text, opening, openingWords }) => {
  const isNear = [...openingWords.matchAll(/\bin (\w+) (\d{4}) to \S+(?: points)? in (\w+) (\d{4})/g)].some(([, one, year, other, later]) => Math.abs(Date.parse(`1 ${other ?? ''} ${later ?? ''}`) - Date.parse(`1 ${one ?? ''} ${year ?? ''}`)) < 32 * 86_400_000);
  return opening.length > 0 && onMonth.test(text) && prices.test(text) && !isNear ? ['the move on the month before'] : [];
};

const fellInMonth = /\bdid (?:the |us )?(?:cpi|consumer prices?|prices)\b[^?]{0,20}\b(?:fall|drop|decline|rise|go (?:up|down))\b[^?]*\b(?:month|january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
const levelMoved: Demand = ({ text, openingWords, opening }) => (opening.length > 0 && fellInMonth.test(text) && !/\b(?:twelve|12|year\w*|annual\w*)\b/i.test(text) && /\binflation was\b/i.test(openingWords) ? ['how prices moved in the month'] : []);

const twoYears = /\b(?:from|between) ((?:19|20)\d\d) (?:to|and|until|through) ((?:19|20)\d\d)\b/i;
/** From one year to another: neither from the first January to the last December. */
const betweenYears: Demand = (scene) => {
  const [, first = '', last = ''] = twoYears.exec(scene.text) ?? [];
  const isWhole = new RegExp(String.raw`\bJanuary ${first} to .{3,40}\bDecember ${last}\b`).test(scene.openingWords) || new RegExp(String.raw`\bJanuary ${first}\b`).test(scene.openingWords);
  return first !== '' && scene.asked.companies.length === 0 && isOfSeries(scene) && isWhole ? ['one year held against the other'] : [];
};

const gains = /\b(?:average|mean|typical) (?:monthly )?(?:job gains?|jobs added|payroll (?:gains?|growth)|increase in payrolls)\b|\bjobs (?:were )?added (?:per|a|each) month\b/i;
const meanGain: Demand = ({ text, opening }) => (gains.test(text) && opening.some(({ value }) => Math.abs(value) > 10_000_000) ? ['the mean of the monthly gains'] : []);

const whenPeaked = /\b(?:when|in the (?:year|month)(?: (?:when|that|in which))?)\b[^?,]{0,30}\b(?:inflation|unemployment|rates?|yields?|prices|gdp|oil)\b[^?,]{0,20}\b(?:peaked|bottomed|was (?:at its )?(?:highest|lowest|peak)|hit (?:its|a) (?:peak|high|low)|topped out)\b/i;
/** A company's figure in the year of an extreme of the economy. */
const atPeak: Demand = ({ text, asked, opening }) => (asked.companies.length > 0 && opening.length > 0 && whenPeaked.test(text) ? ['the figure of the year in which that was so'] : []);

const ofYear = /\btotal\b[^?]{0,30}\b(?:retail sales|housing starts|claims|payrolls|starts)\b[^?]{0,20}\b(?:for|in|of|over) (?:all of )?(?:19|20)\d\d\b/i;
const sumOfYear: Demand = ({ text, opening, openingWords }) => (opening.length > 0 && ofYear.test(text) && !/ \+ |\btogether\b|\bsum\b/i.test(openingWords) ? ['the sum of the year'] : []);

const fourWeeks = /\b(?:four|4)[- ]week (?:moving )?(?:average|avg|mean)\b/i;
const meanOfWeeks: Demand = (scene) => (fourWeeks.test(scene.text) && isOfSeries(scene) && !/\b4 readings\b|\bfour readings\b/.test(scene.openingWords) ? ['the mean of four weeks'] : []);

const maturities: readonly (readonly [RegExp, RegExp])[] = [[/\b(?:2|two)[- ]?(?:year|yr|y)\b/i, /treasury_2y|yield_curve/], [/\b(?:10|ten)[- ]?(?:year|yr|y)\b/i, /treasury_10y|yield_curve|real_treasury_10y|breakeven/], [/\b(?:30|thirty)[- ]?(?:year|yr|y)\b/i, /treasury_30y|mortgage/], [/\b(?:5|five)[- ]?(?:year|yr|y)\b/i, /treasury_5y|breakeven/]];
/** The maturity that is named is told, also behind a question of another one. */
const maturity: Demand = (scene) => {
  const { text, all, opening } = scene;
  if (!opening.some(({ measure }) => /treasury|yield_curve/.test(measure))) return [];
  const lacking = maturities.filter(([words, ids]) => words.test(text) && !all.some(({ measure, metric, inputs }) => ids.test(measure) || ids.test(metric) || inputs.some((one) => ids.test(one))));
  return lacking.length > 0 ? ['the maturity that is named'] : [];
};

const mixed = /\b(?:cpi|pce)\b[^?]{0,20}\b(?:vs\.?|versus|and|against|or)\b[^?]{0,20}\b(?:cpi|pce)\b/i;
/** A level of an index is not held against a rate. */
const likeWithLike: Demand = ({ text, opening }) => {
  const kinds = new Set(opening.filter((figure) => ofSeries(figure) && !figure.isBeside && figure.form === 'value').map(({ unit }) => (unit.kind === 'percent' || unit.kind === 'fraction' ? 'rate' : 'level')));
  return mixed.test(text) && kinds.size > 1 ? ['both as rates'] : [];
};

const oilMoves = /\b(?:oil|crude|wti|brent)\b/i;
/** Oil, beside a company. */
const oilBeside: Demand = ({ text, all, opening, asked }) => (asked.companies.length > 0 && opening.length > 0 && oilMoves.test(text) && !all.some(({ measure }) => /oil|wti|crude/.test(measure)) ? ['the price of oil'] : []);

const paceOfQuarter = /\bat an? (?:annual|yearly) (?:pace|rate|clip)\b/i;
const ofQuarter = /\bquarters?\b|\bq[1-4]\b|\b(?:january|april|july|october) (?:to|through) (?:march|june|september|december)\b/i;
/** Growth in one quarter at a yearly pace is on the quarter before, and not on the year before. */
const yearlyPace: Demand = ({ text, opening, openingWords }) => (paceOfQuarter.test(text) && ofQuarter.test(text) && opening.some(({ measure }) => measure.includes('gdp')) && !/\bannuali[sz]ed\b/i.test(openingWords) ? ['growth on the quarter before, at a yearly pace'] : []);

const fedMoved = /\b(?:did|has|had|have) (?:the )?(?:us )?(?:fed|federal reserve|fomc|central bank)\b[^?]{0,24}\b(?:cut|lower(?:ed)?|reduced?|eased?|raised?|hiked?|increased?|tighten(?:ed)?|moved?|changed?)\b|\b(?:fed(?:eral)? funds rate|policy rate|rates) (?:been )?(?:cut|raised|hiked|lowered) in\b/i;
const inMonth = /\bin (?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/i;
const overTime = /\b(?:since|from|between|until|to (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|compared|than|against|versus|vs|year)\b/i;
/** A month's mean against the year before says not whether the rate was moved in that month. */
const movedInMonth: Demand = (scene) => (isOfSeries(scene) && fedMoved.test(scene.text) && inMonth.test(scene.text) && !overTime.test(scene.text) && !/\bno change\b/.test(scene.openingWords) ? ['whether the rate was moved in that month'] : []);

const overSeveralYears = /\b(?:cumulative|total|overall) (?:rise|increase|change|growth|move) in (?:the )?(?:us )?(?:cpi|consumer prices|price level)\b|\b(?:cpi|consumer prices) (?:%|pct|percent) (?:chg|change)\b/i;
/** The rise of prices over a whole time is no rate at its end. */
const wholeRise: Demand = (scene) => (isOfSeries(scene) && overSeveralYears.test(scene.text) && /\binflation was\b/i.test(scene.openingWords) && !/\bprice (?:index|level) (?:rose|fell|was up)\b/i.test(scene.openingWords) ? ['how much prices rose over the whole time'] : []);

const withAndWithoutFood = /\b(?:cpi|consumer prices|inflation|basket)\b[^?]{0,40}\b(?:alongside|beside|next to|together with|and|against|versus|vs)\b[^?]{0,40}\b(?:without|excluding|ex|minus|leaving out|stripping out) (?:the )?food\b/i;
/** Prices as a whole and without food and energy are two figures. */
const bothInflations: Demand = (scene) => (isOfSeries(scene) && withAndWithoutFood.test(scene.text) && /\bcore\b/i.test(scene.openingWords) && !/\b(?:consumer price|headline|all items|pce inflation was)/i.test(scene.openingWords) ? ['prices with food and energy, too'] : []);

export const toldOfEconomy = (scene: DemandScene): readonly string[] => [monthly, levelMoved, betweenYears, meanGain, atPeak, sumOfYear, meanOfWeeks, maturity, likeWithLike, oilBeside, movedInMonth, yearlyPace, wholeRise, bothInflations].flatMap((demand) => demand(scene));
