// Short questions behind another one, in plain words: since then, the year before, now, more than that, how many times that.
import type { AskedPeriod } from '../../../asked/asked.ts';
import type { Demand, DemandScene } from '../demand.ts';

const isBehind = ({ asked, opening }: DemandScene): boolean => asked.inherited.length > 0 && opening.length > 0;

const before = /\b(?:the )?(?:year|quarter|month)s? (?:before|earlier|prior)\b|\b(?:previous|prior|preceding) (?:year|quarter|month)(?:'s)?\b|\bsame quarter (?:last year|a year (?:ago|before|earlier))\b/i;
function isOpenTime(period: AskedPeriod): boolean {
  return period.kind === 'latest' || period.kind === 'last' || period.kind === 'trailing' || (period.kind === 'fiscal' && period.year === null);
}

/** The time before one that the question before left open is named by nothing here. */
const timeBefore: Demand = (scene) => {
  const { asked: { periods, course }, text } = scene;
  const isOpen = course === undefined && periods.every((period) => isOpenTime(period));
  return isBehind(scene) && before.test(text) && isOpen ? ['the time before that of the question before'] : [];
};

const steppedBack = /\b(?:go|going|step|turn|rewind|wind|roll|jump|look|count)(?:ing)? (?:the clock )?(?:back|forwards?|ahead)(?: by)? (?:an?|one|two|three|four|five|six|seven|eight|nine|ten|a couple of|a few|several|\d{1,2}) (?:\w+ )?(?:years?|quarters?|months?|decades?|weeks?|days?)\b/i;
/** So many years back from the time of before is another time. */
const steppedTo: Demand = (scene) => (isBehind(scene) && steppedBack.test(scene.text) && scene.asked.inherited.includes('periods') ? ['the time so long before'] : []);

/** "The year it lost money": one that its own figures decide, and not the year of before. */
const yearWhen = /\b(?:the|that|in which|which) (?:fiscal )?(?:year|quarter) (?:(?:that|when|in which|where) )?(?:it|they|the company) (?:lost|made|earned|had|went|was|were|turned|ran|hit|fell|dropped|first|last|paid|did)\b/i;
const yearMeant: Demand = (scene) => (isBehind(scene) && yearWhen.test(scene.text) && scene.asked.inherited.includes('periods') ? ['the year that is meant'] : []);

const since = /\bsince(?: then| that time| that day)?(?=\s*[?.!,]|$)|\bsince then\b/i;
/** From the time of before up to the newest figure. */
const sinceThen: Demand = (scene) => {
  const { asked: { periods, course }, text, openingWords } = scene;
  const isOneTime = course === undefined ? periods.length < 2 && periods.every(({ kind }) => kind === 'fiscal' || kind === 'date' || kind === 'dates') : course.windows.length < 2 && course.windows.every((window) => window.kind !== 'stretch' || window.to !== null);
  const isMove = /\b(?:rose|fell|gained|lost|grew)\b/.test(openingWords);
  return isBehind(scene) && since.test(text) && isOneTime && !isMove ? ['what became of it since'] : [];
};

const now = /\b(?:how much (?:higher|lower|more|less|bigger|larger|smaller) (?:is|are|do|does)\b|(?:higher|more|less|lower|bigger|larger) (?:is it |are they )?(?:now|today)\b)/i;
const moreNow: Demand = (scene) => (isBehind(scene) && now.test(scene.text) && /\b(?:now|today)\b/i.test(scene.text) && scene.asked.periods.length < 2 ? ['what lies between then and now'] : []);

const moreThan = /\b(?:is|was) (?:that|it|this) (?:more|less|higher|lower|bigger|larger|smaller|greater) than\b|\b(?:more|less|higher|lower|bigger|larger) than (?:in|its|it|their|they)\b/i;
/** Whether it is more: a word, or both figures with what lies between them. */
const whetherMore: Demand = (scene) => {
  const { text, opening, openingWords, asked: { periods } } = scene;
  const own = opening.filter(({ isBeside }) => !isBeside);
  const values = own.filter(({ form }) => form === 'value');
  const isOfTwoMeasures = new Set(values.map(({ measure }) => measure)).size > 1;
  const isOfYear = /\bthan in (?:19|20)\d\d\b/i.test(text);
  const isRight = isOfYear ? periods.length > 1 && periods.every(({ kind }) => kind === 'fiscal' || kind === 'date') : isOfTwoMeasures || /^(?:Yes|No)\b/.test(openingWords.trim()) || (before.test(text) && periods.some(({ kind }) => kind === 'fiscal'));
  return isBehind(scene) && moreThan.test(text) && !isRight ? ['the one held against the other'] : [];
};

const times = /\b[Hh]ow many times \p{Lu}[\w&.’' ]{1,24}['’]s? [a-z ]{3,30} (?:is|was) (?:that|it|this)\b/u;
const timesOwn = /\b[Hh]ow many times (?:its|the|their) (?:own )?(?:(?:fiscal(?: year)? |FY ?)?20\d\d)/;
const notPrice = /\b(?:price|market|p ?\/ ?[es]|multiple|earnings does|trade|trading|valued|pay(?:ing|s)?|close|one share)\b/i;
/** So many times another figure is no multiple of a price. */
const timesOther: Demand = (scene) => ((times.test(scene.text) || timesOwn.test(scene.text)) && !notPrice.test(scene.text) && scene.opening.some(({ measure, isBeside }) => !isBeside && /^(?:price_to|pe_ratio|ev_to)/.test(measure)) ? ['how many times the one is the other'] : []);

const bigger = /\bhow much (?:bigger|larger|more|higher|smaller|cheaper)\b[^?]*\b(?:is|are|does|worth|than)\b/i;
const gapToOther: Demand = (scene) => (isBehind(scene) && bigger.test(scene.text) && !scene.asked.inherited.includes('companies') && !/ − |\bDifference\b|\btimes\b|%/.test(scene.openingWords) ? ['what lies between the two'] : []);

const sinceEnd = /\bsince (?:the )?(?:end|start|beginning) of (?:fiscal )?(?:19|20)\d\d\b/i;
/** What changed is the figure of before, and not the share. */
const ofThatFigure: Demand = (scene) => (isBehind(scene) && sinceEnd.test(scene.text) && !/\b(?:share|stock|price|close)\w*\b/i.test(scene.text) && scene.asked.course !== undefined && scene.asked.inherited.includes('companies') && !scene.asked.inherited.includes('measures') ? ['how the figure of before changed'] : []);

const whichFaster = /^(?:and |so )*(?:which|who|whose)(?: of (?:the two|them|these))? (?:one )?(?:grew|has grown|is growing|grows) (?:the )?(?:faster|more|quicker|most)\b/i;
/** Who grew faster is told of the measure of before. */
const fasterOfThat: Demand = (scene) => (isBehind(scene) && whichFaster.test(scene.text.trim()) && !scene.asked.inherited.includes('measures') ? ['the growth of the figure of before'] : []);

const record = /\b(?:a record|its (?:highest|best|lowest|worst) ever|the (?:highest|best|lowest) (?:ever|yet))\b/i;
const recordOrNot: Demand = (scene) => (isBehind(scene) && record.test(scene.text) && !/^(?:Yes|No)\b/.test(scene.openingWords.trim()) ? ['whether it is a record'] : []);

const everMore = /\b(?:has|have|had|was|were) (?:it|they|that|this|the [a-z ]{3,20}) (?:ever|before) (?:been |been any )?(?:higher|lower|bigger|larger|smaller|better|worse|more|less)\b|\bever (?:been )?(?:higher|lower|bigger|larger|smaller|better|worse)\b/i;
/** Whether it was ever more than that: the years in which it rose say nothing of it. */
const everMoreThanThat: Demand = ({ text, openingWords }) => (everMore.test(text) && /\b(?:rose|fell|grew|shrank) [\d.,]+%? from\b/.test(openingWords) && /\byears? in which\b|\bin a row\b/.test(openingWords) ? ['whether it was ever more than that'] : []);

const inDollars = /^(?:and |so )*(?:by )?how (?:much|many) (?:is that )?(?:in )?(?:dollars?|money|\$)\b|\bin dollars\b/i;
const asMoney: Demand = (scene) => (isBehind(scene) && inDollars.test(scene.text) && !scene.opening.some(({ unit, isBeside, form }) => unit.kind === 'money' && !isBeside && (form === 'change' || form === 'difference' || (form === 'value' && !/\bby how\b/i.test(scene.text)))) ? ['the amount in dollars'] : []);

const aside = /\b(?:excluding|without|ex|stripping out|less) (?:the )?(?:food and energy|energy and food)\b/i;
const ofThatMonth: Demand = (scene) => (scene.opening.length > 0 && /^(?:and|what about|how about|what if)\b/i.test(scene.text) && aside.test(scene.text) && !scene.asked.inherited.includes('periods') && scene.asked.periods.every(({ kind }) => kind === 'latest') ? ['the month of the question before'] : []);

const marketCap = /^(?:market_cap|pe_ratio|price_to|enterprise_value)/;
/** The end of a calendar year is none of a company's own. */
const endOfYear: Demand = (scene) => {
  const year = /\b(?:end of|year[- ]end) ((?:19|20)\d\d)\b/i.exec(scene.text)?.[1];
  const told = scene.opening.filter(({ measure, isBeside }) => marketCap.test(measure) && !isBeside);
  return year !== undefined && told.length > 0 && !/\bfiscal\b/i.test(scene.text) && !told.some(({ to }) => to !== null && to >= `${year}-12-20` && to <= `${year}-12-31`) ? [`the end of ${year}`] : [];
};

/** A close told behind a question lies in the time that was taken over from it. */
const inThatTime: Demand = (scene) => {
  const [period, ...others] = scene.asked.periods;
  if (!isBehind(scene) || period?.kind !== 'dates' || others.length > 0 || !scene.asked.inherited.includes('periods')) return [];
  if (scene.asked.stakes !== undefined) return [];
  return scene.opening.some(({ measure, isBeside, form, to, sentence }) => measure === 'price' && form === 'value' && !isBeside && to !== null && !/\b(?:rose|fell)\b/.test(sentence) && (to < period.from || to > period.to)) ? ['the time of the question before'] : [];
};

const multipleOfIt = /\b(?:what|which) (?:p\/?e|(?:earnings )?multiple) (?:is|does|would|was) (?:that|this|it)\b/i;
/** "What multiple is that?", behind the earnings of a share: the price over those, and over no others. */
const multipleOfThat: Demand = (scene) => {
  const isOfEarnings = scene.asked.before?.measures.some((measure) => measure.kind === 'metric' && /(?:^|_)eps$/.test(measure.id)) === true;
  return isBehind(scene) && isOfEarnings && multipleOfIt.test(scene.text) && !/÷/.test(scene.openingWords) ? ['the multiple on those earnings'] : [];
};

const theOther = /\bthe other(?: (?:one|company|firm|of (?:the two|them|both)))?(?:'s)?(?=[ ?.!]*$|,? (?:one )?(?:in|for|then|too|as well)\b)/i;

/** "And the other one?": another company than the one of before. */
const otherOne: Demand = ({ asked: { before, companies }, text, opening }) => {
  const [only, ...more] = companies;
  return before !== undefined && opening.length > 0 && theOther.test(text) && !/\bthe one\b/i.test(text) && only !== undefined && more.length === 0 && before.companies.length === 1 && before.companies[0]?.ticker === only.ticker ? ['the other one'] : [];
};

const ofOne = /\b(?:its|that company(?:['’]s)?|that one(?:['’]s)?|the (?:winner|leader|top one|first one|first)(?:['’]s)?)\b/i;
const ofOrder = /\b(?:which|who|whose|rank\w*|highest|lowest|most|least|top|bottom|all of them|each|every|compare\w*|the others?|second|third|next|last)\b/i;

/** Behind an order of many, "its revenue" is of the one that came first, and another order of them all tells it of nobody that was meant. */
const ofFirst: Demand = ({ asked, text, opening }) => (asked.companies.length > 1 && asked.inherited.includes('companies') && ofOne.test(text) && !ofOrder.test(text) && opening.length > 0 ? ['the one that was told before'] : []);

export const toldBehindAnother = (scene: DemandScene): readonly string[] => [timeBefore, steppedTo, yearMeant, inThatTime, sinceThen, moreNow, whetherMore, timesOther, gapToOther, ofThatFigure, fasterOfThat, recordOrNot, everMoreThanThat, asMoney, ofThatMonth, endOfYear, otherOne, ofFirst, multipleOfThat].flatMap((demand) => demand(scene));
