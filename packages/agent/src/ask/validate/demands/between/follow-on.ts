// What a short question behind another one asks anew, and an answer that tells the figure of before again does not give; and parts of a rise.
import { isOfPassing } from '../../../asked/course/course-forms.ts';
import { overYears } from '../../../asked/forms/over-years.ts';
import { opensWithYesNo } from '../../../asked/forms/yes-no.ts';
import { standsIn } from '../../../asked/patterns/late-pattern.ts';
import type { Demand } from '../demand.ts';
import { daysWritten, written } from '../reading/days.ts';
import { numberOf, numberWords } from '../reading/number-words.ts';

const rise = String.raw`(?:rise|increase|growth|gain|change|jump|drop|fall|decline|improvement)`;
const ofRise = new RegExp(String.raw`\b(?:share|part|portion|percent(?:age)?|fraction|slice|how much|how many cents) of (?:the|that|its|this|each dollar of) (?:[\w$]+ ){0,3}${rise}\b[^?]{0,80}\b(?:went|go|became|turned|flow\w*|fell|dropped|ended|came|reached|stayed|show\w*|landed|raised|arose|occurred|happened|was|is)\b`, 'i');

/** "What share of the rise in revenue went to net income": one move over the other. */
export const partOfRise: Demand = ({ text, opening, openingWords }) => (standsIn(text, ofRise) && opening.length > 0 && !/\d ÷|\bof the (?:rise|fall|change|increase)\b/.test(openingWords) ? ['what part of the move it is'] : []);

/** A margin on what came on top is no change of the margin. */
export const incremental: Demand = ({ text, opening, openingWords }) => (/\b(?:in|de)cremental\b/i.test(text) && opening.length > 0 && !/÷|cremental/.test(openingWords) ? ['the margin on what came on top'] : []);

const ever = /\bever\b[^?]{0,60}\b(?:under|below|above|over|past|at|reach\w*|hit|exceed\w*|top(?:ped)?|cross\w*|touch\w*|more than|less than|fewer than)\b[^?]{0,12}\$?\d/i;

/** Two ends of a time decide nothing of what lies between them. */
const everTold = /\b(?:high|low) point\b|\bfirst\b|\b(?:high|low)est\b|\bnone\b|\bno fiscal year\b|\bIt was so\b|\bthe (?:last )?years? (?:on file )?(?:in|with|when)\b|\bin none\b/i;

/** Whether it was ever so is said, or how far it went at most. */
export const everSo: Demand = (scene) => ((standsIn(scene.text, ever) || isPassed(scene)) && /\d/.test(scene.openingWords) && !everTold.test(scene.openingWords) ? ['whether it was ever so'] : []);

/** Of every year that is asked about it is told whether it was so: both ends of them, or the last, decide nothing. */
export const inEachOfThem: Demand = ({ text, opening, openingWords, asked }) => (asked.companies.length === 1 && asked.group === null && overYears(text) === 'all' && opensWithYesNo(text) && opening.length > 0 && new Set(opening.map(({ from, to }) => `${from ?? ''} ${to ?? ''}`)).size < 4 && !/\bin which it\b|\bin a row\b|\bnone\b|\bno fiscal year\b|\beach\b/i.test(openingWords) ? ['whether it was so in each of them'] : []);

/** "Did it close above 400 in 2024", of a price or a series and over a time: one of its readings decides it. */
function isPassed({ text, asked: { measures, periods, course } }: Parameters<Demand>[0]): boolean {
  const isOfReadings = measures.some((one) => one.kind === 'series' || (one.kind === 'metric' && /^(?:price$|treasury_|mortgage|fed_funds|federal_funds|unemployment|(?:core_)?(?:cpi|inflation)|yield_curve)/.test(one.id)));
  const isAtOnce = course === undefined ? periods.some(({ kind }) => kind === 'date' || kind === 'latest') : course.windows.some(({ kind }) => kind === 'point' || kind === 'edge');
  return isOfReadings && !isAtOnce && isOfPassing(text) && beyondLevel.test(text);
}

const beyondLevel = /\b(?:above|over|past|beyond|below|under|beneath|north of|south of|(?:higher|lower|more|less) than|top(?:ped)?|exceed(?:ed)?|pass(?:ed)?|cross(?:ed)?|reach(?:ed)?|hit|touch(?:ed)?|br(?:eak|oken)) ?(?:us ?)?\$?\d/i;

const left = /^(?:and |so |ok,? |then )*(?:what(?:'s| is| was| would be| does that leave)? ?(?:then )?(?:left(?: over)?|the (?:rest|remainder)|remains)|(?:what about )?the (?:rest|remainder)|what does (?:that|it) leave)\b/i;
const isBehind = ({ asked }: Parameters<Demand>[0]): boolean => asked.inherited.length > 0;

const tellsRest = / − |\bnet (?:debt|cash)\b|\bfree cash flow\b|\b(?:less|left|after)\b/;

/** "And what's left": not the figure itself again. */
export const whatIsLeft: Demand = (scene) => (isBehind(scene) && standsIn(scene.text, left) && scene.opening.length > 0 && !tellsRest.test(scene.openingWords) ? ['what is left'] : []);

const takenOff = /\b(?:tak(?:e|ing) (?:off|away|out)|deduct(?:ing)?|subtract(?:ing)?|knock(?:ing)? off)\b[^?]{3,120}\bwhat(?:'s| is| was| were| remains| would be)\b[^?]{0,12}\b(?:left|remain\w*|over)\b/i;

/** "Take off cash: what is left": the difference, and not the figures one by one. */
export const leftOnceTaken: Demand = ({ text, opening, openingWords }) => (takenOff.test(text) && opening.length > 0 && !tellsRest.test(openingWords) ? ['what is left'] : []);

const heldOn = /\b(?:jump|rise|increase|growth|change|drop|fall|move|decline|gain|climb|leap|slide|raise|improvement|difference)\b[^?.]{0,16}\b(?:is|was|would) (?:that|this|it)(?: be)? (?:on|over|from|against|versus|vs\.?|compared (?:to|with)|since)\b|\b(?:how (?:much|far)|by how much|what percent\w*) (?:more|less|higher|lower|bigger|smaller|up|down) (?:is|was) (?:that|this|it) (?:than|from|on|over)\b/i;

/** "What kind of jump is that on 2024": from there to the figure of before, and not how that time itself had moved. */
export const movedUpTo: Demand = (scene) => {
  const { asked: { inherited, periods, course }, text, opening } = scene;
  const isOfOneTime = course === undefined && periods.length < 2 && !inherited.includes('periods') && periods.every(({ kind }) => kind === 'fiscal' || kind === 'date' || kind === 'dates');
  return isBehind(scene) && isOfOneTime && standsIn(text, heldOn) && opening.length > 0 ? ['the move up to the figure of before'] : [];
};

const lastFew = /\b(?:just|only) (?:for )?the (?:last|latest|first|most recent|newest|final) (?<count>two|three|four|2|3|4)\b/i;

/** "Just the last two": so many of those that were told, and not all of them. */
export const onlySoMany: Demand = (scene) => {
  const count = numberOf(lastFew.exec(scene.text)?.groups?.['count'] ?? '0');
  const years = new Set(scene.openingWords.match(/\bfiscal (?:19|20)\d\d\b|\bquarter ended [\w ]+?(?:19|20)\d\d\b/g));
  return isBehind(scene) && count > 1 && scene.opening.length > 0 && years.size > 0 && years.size !== count ? [`${String(count)} of them`] : [];
};

const theStock = /^(?:and |so |but |what about |how about |how did |what did )*(?:the|its|their) (?:stock|shares|share price|stock price)\b/i;
const marketSaid = /\b(?:market|investors|wall street|the street|shareholders)\b[^?]{0,24}\b(?:like[ds]?|love[ds]?|hate[ds]?|react\w*|respon\w+|reward\w*|punish\w*|cheer\w*|impressed|take it|took it|receive\w*)\b/i;

/** What the shares did is told by their price. */
export const whatSharesDid: Demand = (scene) => (isBehind(scene) && (standsIn(scene.text, theStock) || standsIn(scene.text, marketSaid)) && scene.opening.length > 0 && !scene.opening.some(({ measure, metric }) => /price|return|market_cap|yield|pe_ratio|shares|dividend/.test(`${measure} ${metric}`)) ? ['what the shares did'] : []);

const wholeYear = /\b(?:for|over|in) the (?:whole |full |entire )?year\b(?! (?:before|earlier|ago|ended|to|prior))|\bfull[- ]year\b|\bthe year as a whole\b/i;

/** Behind a quarter the year is asked for. */
export const forTheYear: Demand = (scene) => {
  const lengths = scene.opening.flatMap(({ from, to }) => (from === null || to === null || from === to ? [] : [(Date.parse(to) - Date.parse(from)) / 86_400_000]));
  return isBehind(scene) && standsIn(scene.text, wholeYear) && lengths.length > 0 && lengths.every((days) => days < 200) && !/ \+ |\btogether\b/.test(scene.openingWords) ? ['the whole year'] : [];
};

const inBetween = /\bin between\b|\bthe years between\b/i;

/** What comes to pass in between is summed over all of those years, and not over both ends. */
export const allBetween: Demand = ({ text, opening, openingWords }) => (standsIn(text, inBetween) && opening.length > 0 && /(?:together|Sum)[^:]{0,40}: [^+=]{1,40} \+ [^+=]{1,40} =/.test(openingWords) ? ['the years in between'] : []);

const pointsAbove = /\bhow (?:many (?:percentage )?points|much|far) (?:is|was|are|were) (?:that|it|this|they) (?:above|below|over|under|ahead of|behind|higher|lower|more|less)\b/i;

/** "How many points is that above its net margin": what lies between the two. */
export const pointsFromThat: Demand = (scene) => (isBehind(scene) && standsIn(scene.text, pointsAbove) && scene.opening.length > 0 && !/ − |\b(?:rose|fell) [\d.]+%/.test(scene.openingWords) ? ['what lies between that and it'] : []);

const quarters = /\b(?:the|each|all(?: the)?|by|per) quarters?\b(?! (?:before|after|ended|ending|to|of)\b)|\bquarterly\b|\bquarter by quarter\b/i;

/** "Show me the quarters": figures of quarters. */
export const theQuarters: Demand = (scene) => (isBehind(scene) && standsIn(scene.text, quarters) && scene.opening.length > 0 && !scene.all.some(({ from, to, fiscal }) => fiscal?.part.startsWith('Q') === true || (from !== null && to !== null && Date.parse(to) - Date.parse(from) < 100 * 86_400_000 && from !== to)) ? ['the quarters'] : []);

const allQuarters = /\b(?:the|all(?: the)?|its|those) quarters\b(?! (?:before|after|ended|ending|to|of)\b)|\b(?:each|every|by|per) quarter\b|\bquarterly\b|\bquarter by quarter\b/i;
const quarterEnds = /\bquarter ended \d{1,2} \w+ \d{4}/g;

/** All quarters of the one year of before: where one of them is not at hand, it is not all of them. */
export const allFourQuarters: Demand = (scene) => {
  const isOfYear = scene.asked.periods.every(({ kind }) => kind === 'fiscal');
  const told = new Set(scene.openingWords.match(quarterEnds)).size;
  return isBehind(scene) && isOfYear && standsIn(scene.text, allQuarters) && told > 0 && told < 4 ? ['each of the quarters'] : [];
};

const ofThese = /\b(?:of|among|between) (?:these|those|the (?:two|three|four|five)|both)\b(?! (?:years|quarters|months|days|figures|measures|margins))/i;

/** "Which of these companies": of those that were named, and not of all. */
export const amongThese: Demand = (scene) => (standsIn(scene.text, ofThese) && scene.asked.group !== null && scene.asked.group.kind === 'sample' && scene.opening.length > 0 && !/\b(?:sixteen|16|all)\b/i.test(scene.text) ? ['those that were named'] : []);

const inTotal = /^(?:and |so |but |what about |what is |what's )*(?:(?:it |that |this )?(?:all )?(?:in total|in all|altogether|all together|all told|combined|added up|summed up)|the (?:total|sum)|total)\b/i;

/** "And in total?": the sum of what was told. */
export const totalOfThat: Demand = (scene) => (isBehind(scene) && standsIn(scene.text, inTotal) && scene.opening.length > 0 && !/ \+ |\b[Tt]ogether\b|\btotal\b|\bsum\b|\bin all\b/.test(scene.openingWords) ? ['the total of that'] : []);

const exceededBy = /\bby (?:what (?:percent\w*|factor|margin|multiple)|how (?:much|many (?:percent|points|dollars|times)))\b[^?]{0,40}\b(?:did|does|do|was|were|is|has|had|have)\b[^?]{2,60}\b(?:exceed\w*|top(?:ped|s)|surpass\w*|beat(?:s|en)?|outstrip\w*|falls? short of|fell short of|trail\w*|lag(?:ged)?|outpace[ds]?|outweigh\w*)\b/i;

/** By how much the one exceeds the other is worked out of both. */
export const exceeded: Demand = ({ text, opening, openingWords }) => (standsIn(text, exceededBy) && new Set(opening.filter(({ isBeside }) => !isBeside).map(({ measure }) => measure)).size > 1 && !/ [−÷] |% of |\btimes\b/.test(openingWords) ? ['by how much the one exceeds the other'] : []);

const higherThan = /\bby (?:what (?:percent\w*|factor|margin)|how (?:much|many (?:percent|points|dollars)))\b[^?]{0,20}\b(?:did|does|do|was|were|is|are)\b[^?]{2,60}\b(?:higher|larger|greater|bigger|above|more|lower|smaller|below|less) than (?:its|the|their)\b/i;

/** "By what percentage was its cash flow higher than its net income": of two measures, what lies between them. */
export const higherThanOther: Demand = ({ text, asked, opening, openingWords }) => (standsIn(text, higherThan) && asked.companies.length < 2 && new Set(opening.filter(({ isBeside }) => !isBeside).map(({ measure }) => measure)).size > 1 && !/ [−÷] |% of |\btimes\b/.test(openingWords) ? ['by how much the one exceeds the other'] : []);

const lastYears = new RegExp(String.raw`\b(?:last|past|latest|most recent) (?<count>${numberWords}|\d{1,2}) (?:fiscal |full |reported )?years\b`, 'i');

/** "Of the last five years": none of an earlier one. */
export const withinLastYears: Demand = ({ text, opening, asked }) => {
  const count = numberOf(lastYears.exec(text)?.groups?.['count'] ?? '0');
  const told = opening.filter(({ fiscal, isBeside, form }) => fiscal !== null && !isBeside && form === 'value');
  // The last years of several companies end with the newest of each, and each has a sentence of its own.
  const runs = asked.companies.length > 1 ? [...Map.groupBy(told, ({ sentence }) => sentence).values()] : [told];
  const isWide = runs.some((run) => { const years = run.flatMap(({ fiscal }) => fiscal?.year ?? []); return Math.max(...years) - Math.min(...years) > count; });
  return count > 1 && told.length > 0 && isWide ? [`the last ${String(count)} years`] : [];
};

const onThatDay = /\b(?:at|on|as of) (?:that|the|this|those) (?:same |later |second |latter |last )?(?:dates?|days?|closes?|prices?)\b|\bthen\b(?= *[?.,;]|$)/i;
const isMultiple = /^(?:pe_ratio|price_to_|ev_|earnings_yield|dividend_yield|free_cash_flow_yield)/;

/** A multiple "at that later date" rests on the close of a day that is named. */
export const multipleThen: Demand = ({ text, opening }) => {
  const named = daysWritten(written(text));
  const days = opening.filter(({ measure, metric, isBeside }) => !isBeside && (isMultiple.test(measure) || isMultiple.test(metric))).flatMap(({ to }) => (to === null ? [] : [Math.round(Date.parse(`${to}T00:00:00Z`) / 86_400_000)]));
  return named.length > 0 && standsIn(text, onThatDay) && days.length > 0 && !days.some((day) => named.some((one) => Math.abs(one - day) < 6)) ? ['the multiple on that day'] : [];
};

const supposed = /\b(?:had|if|were|should) (?:the |its |their )?(?:[\w' -]{2,30}? )?(?:stayed|remained|held(?! by)|been (?:that|the same|those)|not (?:changed|moved|fallen|risen))\b|\bif (?:the |its )?[\w' -]{2,40} had (?:held|stayed|been|remained)\b|\bwould (?:have been )?at (?:fiscal )?(?:19|20)\d\d's\b/i;

/** Somebody who held a share: what it made is the share's move. */
const heldBy = /\b(?:if|had|suppose|say)(?: only)? (?:i|we|you|he|she|they|one|somebody|someone|my \w+|an? \w+)(?:'d| had)? (?:just )?(?:held|stayed (?:in|invested|put))\b/i;
const isMoveOfPrice = ({ measure, form }: { readonly measure: string; readonly form: string }): boolean => measure === 'price' && form === 'growth';

/** What it would have been is worked out. */
export const hadItStayed: Demand = ({ text, opening, openingWords }) => (standsIn(text, supposed) && !(standsIn(text, heldBy) && opening.some(isMoveOfPrice)) && opening.length > 0 && !/[÷×]|\bwould\b/.test(openingWords) ? ['what it would have been'] : []);

const gapOf = /\b(?:gap|difference|spread|distance|swing)\b[^?]{0,20}\b(?:in |of )?(?:bps|bp|basis points?|pp|(?:percentage )?points|pts)\b|\bswing in the gap\b/i;

/** The gap between two companies in basis points is told. */
export const gapInPoints: Demand = ({ text, asked, opening, openingWords }) => (standsIn(text, gapOf) && asked.companies.length > 1 && opening.length > 0 && (openingWords.match(/ − /g)?.length ?? 0) < (/\bswing in the gap\b/i.test(text) ? 2 : 1) ? ['the gap between them'] : []);

const fasterThan = /^(?:and |so |but )*(?:did|has|have|does|do|is|was)\b[^?]{5,160}\b(?:faster|more|less|slower|further|quicker) than (?:its|the|that|their|did|it|did its)\b/i;
const ofMoves = /\b(?:gr[eo]w\w*|ris\w+|rose|f[ae]ll\w*|chang\w+|increas\w+|climb\w*|declin\w+|drop\w*|shr[iau]nk\w*|expand\w*|improv\w*)\b/i;

/** "Did its debt fall faster than its cash?": yes or no, or the one before the other. */
export const fasterOrNot: Demand = ({ text, opening, openingWords }) => (standsIn(text, fasterThan) && standsIn(text, ofMoves) && opening.length > 0 && !/^(?:Yes|No)\b|\b(?:first|faster|more slowly|more|less):|\bis ahead on\b| − /.test(openingWords) ? ['which of the two'] : []);

const meanOfYears = /\b(?:mean|average|avg) (?:of |from |over |in |for )?(?:fiscal |fy ?)?(?:19|20)\d\d ?(?:-|to|through|and)/gi;

/** "Mean 2015-2019 versus mean 2020-2024": each of them. */
export const meansOfYears: Demand = ({ text, opening, openingWords }) => {
  const asked = text.match(meanOfYears)?.length ?? 0;
  return asked > 0 && opening.length > 0 && (openingWords.match(/\b[Aa]verage\b/g)?.length ?? 0) < asked ? ['the mean of those years'] : [];
};

const multipleOnIt = /\b(?:p\/e|pe|multiple|price[- ]earnings)\b[^?.;]{0,24}\b(?:on|of|over|using) (?:it|this|that|them|those)\b(?! (?:day|date|close|time|quarter))/i;

/** A multiple on the figure that is named is not one on the last twelve months. */
export const onThatFigure: Demand = ({ text, opening, openingWords }) => (standsIn(text, multipleOnIt) && opening.length > 0 && /\btrailing twelve-month\b/.test(openingWords) && !/\b(?:trailing|ttm|twelve|12)\b/i.test(text) ? ['the multiple on that figure'] : []);
