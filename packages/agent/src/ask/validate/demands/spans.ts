// From when to when a move runs that a question names both ends of: the day before, half a calendar year, a year from its start to its end, one year against another; and the gap between two figures.
import { nominalYearEnd } from '@assay/record';
import { lengthsToDays } from '../../asked/course/words/length-to-day.ts';
import { daysWritten, stretchOf, written } from './reading/days.ts';
import { numberOf, numberWords } from './reading/number-words.ts';
import type { Demand, DemandScene } from './demand.ts';

type Move = { readonly from: number; readonly to: number };

const dayOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / 86_400_000;
const moving = /\b(?:rose|fell|gained|lost|moved|climbed|dropped|was unchanged)\b/;

/** The two days that each sentence of a share's move names. */
function movesOf({ opening }: DemandScene): readonly Move[] {
  const sentences = [...new Set(opening.filter(({ measure, form }) => /^(?:price|return)/.test(measure) && form !== 'ratio').map(({ sentence }) => sentence))];
  return sentences.filter((sentence) => moving.test(sentence)).flatMap((sentence) => sentence.split('; ')).flatMap((clause) => {
    const days = daysWritten(clause);
    return days.length < 2 ? [] : [{ from: Math.min(...days), to: Math.max(...days) }];
  });
}

/** Told of two days, and none of the moves runs so. */
function noneRuns(scene: DemandScene, runs: (move: Move) => boolean): boolean {
  const moves = movesOf(scene);
  return moves.length > 0 && !moves.some(runs);
}

const dayBefore = /\b(?:the (?:trading )?day before\b(?! (?:the|its|it|they|his|her|last|yesterday))|(?:the )?(?:prev(?:ious)?|prior|preceding) (?:trading )?(?:day|session|close)(?:'s)?(?: close)?\b|\bday[- ](?:on|over)[- ]day\b|(?:the )?(?:evening|session) before\b|\bthe close before\b(?! (?:the|its|it|they|that)))/i;

/** Held against the day before: some move is of a day or a long weekend. */
const ofOneDay: Demand = (scene) => (dayBefore.test(scene.text) && noneRuns(scene, ({ from, to }) => to - from <= 5) ? ['the move from the day before'] : []);

const half = /\b(?:the )?(?<word>first|second|1st|2nd|latter) half of (?:calendar (?:year )?)?(?<year>(?:19|20)\d{2})\b|\bH(?<word>[12]) ?(?<year>20\d{2})\b|\b(?:in|over|during) (?:the )?(?<word>first|second) half\b[^?]{0,20}\b(?<year>20\d{2})\b/i;
const fiscal = /\bfiscal\b|\bfy ?'?\d|\bfinancial year\b/i;

/** Between a high and a low, wherever they lie. */
const extremes = /\b(?:peak|trough|high\w*|low\w*|best|worst|draw-?down|deepest|steepest|largest|biggest|bottom|top)\b|\b(?:which|what) (?:trading )?(?:day|session|week|month|quarter)\b/i;

const otherHalf = /\b(?:first|second|latter|1st|2nd|H[12])\b(?: half)?[^?;]{0,40}\b(?:versus|vs\.?|against|than|compared (?:with|to)|and|or|relative to)\b[^?;]{0,24}\b(?:first|second|latter|1st|2nd|H[12])\b/i;

/** From the last close before the half to its last one. */
const ofHalf: Demand = (scene) => {
  const { word = '', year } = half.exec(scene.text)?.groups ?? {};
  if (year === undefined || fiscal.test(scene.text) || extremes.test(scene.text) || /\b(?:months|quarters) (?:in which it was|at hand)/.test(scene.openingWords)) return [];
  const [isFirst, of] = [/^(?:first|1)/i.test(word), Number(year)];
  const [from, to] = isFirst ? [dayOf(of, 1, 1), dayOf(of, 6, 30)] : [dayOf(of, 7, 1), dayOf(of, 12, 31)];
  if (otherHalf.test(scene.text) && new Set(movesOf(scene).map((move) => JSON.stringify(move))).size === 1) return ['both halves of the year'];
  return noneRuns(scene, (move) => Math.abs(move.from - from) <= 8 && Math.abs(move.to - to) <= 8) ? ['the half of the year that is named'] : [];
};

const bothEnds = /\bfrom (?:the |its )?(?:start|beginning|first\b[^?]{0,16}?)(?: of (?:it|(?:19|20)\d{2}))? to (?:the |its )?(?:end|finish|close|last\b[^?]{0,16}?)\b/i;
const throughYear = /\b(?:at|from|since) the (?:very )?(?:start|beginning|outset) of ((?:19|20)\d{2})\b[^?]*\b(?:end|close) of (?:that|the|the same) year\b/i;

/** Bought at the start of a year, and looked at by its end. */
const ofYear: Demand = (scene) => {
  const year = Number(throughYear.exec(scene.text)?.[1] ?? 0);
  return year > 0 && noneRuns(scene, (move) => Math.abs(move.from - dayOf(year, 1, 1)) <= 10 && Math.abs(move.to - dayOf(year, 12, 31)) <= 10) ? ['the move from the start of the year to its end'] : [];
};

const statements = /\b(?:revenue|sales|income|profits?|earn\w*|eps|margins?|cash|debt|dividends?|fiscal|fy ?'?\d|financial year|p\/?e|ratio|multiple)\b/i;
const ofPrice = /\b(?:share|stock) price\b|\b(?:shares?|stock)\b[^?]{0,30}\b(?:gain|los[et]|rise|rose|f[ae]ll|move|change|do|did)\b|\bprice (?:change|return|move)\b/i;
const otherTimes = /\b(?:since|last|latest|now|today|ytd|so far|quarter|half|q[1-4]|h[12]|week|month|from|until|between|january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/i;

/** A year of a share alone is the calendar's, whatever a company's own is. */
const ofCalendarYear: Demand = (scene) => {
  const [year, ...others] = new Set(scene.text.match(/\b(?:19|20)\d{2}\b/g));
  if (year === undefined || others.length > 0 || !ofPrice.test(scene.text) || statements.test(scene.text) || extremes.test(scene.text)) return [];
  const isWhole = !otherTimes.test(scene.text.replace(bothEnds, ' '));
  return isWhole && noneRuns(scene, (move) => Math.abs(move.from - dayOf(Number(year), 1, 1)) <= 10) ? ['the calendar year of the share'] : [];
};

const oneYear = String.raw`(?:the )?(?:fiscal |calendar |financial )?(?:year )?(?:FY ?)?((?:19|20)\d{2})`;
const against = new RegExp(String.raw`\b${oneYear},? (?:as )?(?:against|compared (?:to|with)|versus|vs\.?|relative to|measured against|over|on|than in|than for) ${oneYear}\b`, 'i');

/** One year against another that is not the one before it: the rise or fall of all that lies between. */
const ofYears: Demand = ({ text, opening }) => {
  const years = (against.exec(text) ?? []).slice(1, 3).map(Number).toSorted((a, b) => a - b);
  const [first = 0, last = 0] = years;
  const moves = [...new Set(opening.filter(({ form }) => form === 'growth' || form === 'change' || form === 'cagr').map(({ sentence }) => sentence))];
  const runs = (sentence: string): boolean => sentence.split('; ').some((clause) => clause.includes(String(first)) && clause.includes(String(last)));
  return last - first > 1 && moves.length > 0 && !moves.some(runs) ? [`the move from ${String(first)} to ${String(last)}`] : [];
};

const gap = /\bhow (?:many|much) (?:(?:more|fewer|less)\b(?! (?:than|per|expensive|often|likely))|(?:\w+ ){1,2}(?:more|fewer|less))\b[^?]{0,80}\bthan (?:in|into|on|to|for|from|as|was|were|it|did)\b/i;

/** More into one thing than into another: what lies between the two, not how each moved. */
const ofTwo: Demand = ({ text, asked, opening, openingWords }) => {
  const moved = new Set(opening.filter(({ form }) => form === 'growth' || form === 'change').map(({ measure }) => measure));
  const isGiven = opening.some(({ form }) => form === 'difference') || / − |\bdifference\b|\b(?:more|less|fewer) than\b/.test(openingWords);
  const isOfOneCompany = asked.companies.length === 1;
  return isOfOneCompany && moved.size > 1 && !isGiven && gap.test(text) ? ['how much more the one is than the other'] : [];
};

const yearly = /\b(?:quick\w*|fast\w*|slow\w*|gr[eo]w\w*|expan\w*|rate|r[io]se\w*|increas\w*|climb\w*)\b[^.?]{0,70}\b(?:(?:per|a|each) (?:single )?year|annually|per annum|p\.? ?a\b\.?|yearly)(?! (?:ago|earlier|before|later|end|or|rate))/i;

/** So much a year between two years that lie apart: a yearly rate, and not the rise over all of them. */
const perYear: Demand = ({ text, opening, openingWords }) => {
  const years = [...new Set((text.match(/\b(?:19|20)\d{2}\b|\bFY ?'?\d{2}\b/gi) ?? []).map((said) => Number(said.slice(-2))))].toSorted((a, b) => a - b);
  const isApart = years.length === 2 && (years[1] ?? 0) - (years[0] ?? 0) > 1;
  const isWhole = opening.some(({ form }) => form === 'growth') && !opening.some(({ form }) => form === 'cagr') && !/\bcompound\b|\ba year\b|\bannual/.test(openingWords);
  return isApart && isWhole && yearly.test(text) ? ['the yearly rate of growth'] : [];
};

const calendarReturn = /\b(?:CY ?'?|calendar (?:year )?)((?:20)?\d\d),? (?:price |share |stock |total )*(?:return|performance|gain|move|change)\b|\breturn(?:ed|s)?\b[^?,;]{0,40}\b(?:whole of|all of|over|in|for) (?:the )?calendar (?:year )?(20\d\d)\b/i;

/** The return of a calendar year runs from the last close before it to its last one, whatever else is told of the share. */
const ofReturn: Demand = (scene) => {
  const found = calendarReturn.exec(scene.text);
  const year = 2000 + (Number(found?.[1] ?? found?.[2] ?? NaN) % 100);
  return found !== null && noneRuns(scene, ({ from, to }) => Math.abs(from - dayOf(year, 1, 1)) <= 8 && Math.abs(to - dayOf(year, 12, 31)) <= 8) ? ['the return of the calendar year'] : [];
};

const overFiscal = /\b(?:over|in|during|for|through|throughout|across) (?:its |the |their |all of |the whole of )*(?:fiscal|financial|FY) ?(?:year )?'?((?:20)?\d\d)\b/i;

/** The move of a share over a fiscal year that is not the calendar's ends when that year ends. */
const ofFiscalYear: Demand = (scene) => {
  const [company, ...others] = scene.asked.companies;
  const said = overFiscal.exec(scene.text)?.[1];
  if (said === undefined || others.length > 0 || company?.fiscalCalendar?.month === undefined || company.fiscalCalendar.month === 12 || !ofPrice.test(scene.text) || statements.test(scene.text.replace(overFiscal, ' '))) return [];
  const end = Date.parse(`${nominalYearEnd(2000 + (Number(said) % 100), company.fiscalCalendar)}T00:00:00Z`) / 86_400_000;
  return noneRuns(scene, ({ to }) => Math.abs(to - end) <= 10) ? ['the fiscal year of the share'] : [];
};

const sinceFiscal = /\b(?:since|from) (?:the )?(?:very )?(?:end|close|last day) of (?:its |the |their )?(?:fiscal|financial|FY) ?(?:year )?'?((?:20)?\d\d)\b/i;

/** The move of a share since a fiscal year that is not the calendar's begins when that year ended. */
const sinceFiscalYear: Demand = (scene) => {
  const [company, ...others] = scene.asked.companies;
  const said = sinceFiscal.exec(scene.text)?.[1];
  const calendar = company?.fiscalCalendar ?? null;
  if (said === undefined || others.length > 0 || calendar === null || calendar.month === 12) return [];
  const end = Date.parse(`${nominalYearEnd(2000 + (Number(said) % 100), calendar)}T00:00:00Z`) / 86_400_000;
  return noneRuns(scene, ({ from }) => Math.abs(from - end) <= 10) ? ['the move from the end of its fiscal year'] : [];
};

const bothYearEnds = /\bfiscal\b[^?]*\bcalendar\b|\bcalendar\b[^?]*\bfiscal\b/i;

/** At the end of a fiscal year and of the calendar's: two days. */
const ofBothEnds: Demand = ({ text, asked, opening }) => {
  const days = new Set(opening.filter(({ measure, isBeside }) => measure === 'price' && !isBeside).map(({ to }) => to));
  return bothYearEnds.test(text) && /\bends?\b|\bclos/i.test(text) && asked.companies.length === 1 && days.size === 1 ? ['both of its ends of years'] : [];
};

const dayNumber = (date: Date): number => date.getTime() / 86_400_000;
/** Closes lie some days beside the ends of a stretch. */
const BESIDE = 6;

const didWords = /\b(?:did|do|done|does|doing|perform\w*|returns?|returned|mov\w+|gain\w*|los[et]\w*|rise[sn]?|rose|f[ae]ll\w*|chang\w+|up|down|fare\w*|climb\w*|drop\w*|run|ran|better|worse)\b/i;
/** "In the six months to 30 June 2025": from half a year before that day to it. */
const ofLengthTo: Demand = (scene) => {
  const lengths = lengthsToDays(scene.text);
  const isOfShare = lengths.length > 0 && !extremes.test(scene.text) && scene.opening.some(({ measure }) => /^(?:price|return)/.test(measure));
  const runs = movesOf(scene).some((move) => lengths.some(({ from, to }) => Math.abs(move.from - dayNumber(from)) <= BESIDE && Math.abs(move.to - dayNumber(to)) <= BESIDE));
  return isOfShare && !runs && didWords.test(scene.text) ? ['the move over the time that ends on the day'] : [];
};

const upOrDown = /\b(?<first>(?:19|20)\d\d) (?:and|&) (?:for |in )?(?:fiscal |FY ?)?(?<last>(?:19|20)\d\d)\b[^?]*\b(?:up or down|down or up|r[io]se or f[ae]ll|fell or rose|better or worse|worse or better|higher or lower)\b/i;

/** "In 2023 and 2024, up or down?": what lies between the two, and no move into the first of them. */
const betweenTheTwo: Demand = ({ text, opening, asked }) => {
  const first = Number(upOrDown.exec(text)?.groups?.['first'] ?? 0);
  const moves = opening.filter(({ form, isBeside }) => !isBeside && (form === 'growth' || form === 'change'));
  return first > 0 && asked.companies.length === 1 && moves.some(({ fiscal }) => fiscal?.part === 'FY' && fiscal.year === first) ? ['the move from the one year to the other'] : [];
};

const atMargin = /\bat (?:the |its )?(?:fiscal (?:year )?|FY ?'?)?(?:20)?\d\d(?:['’]s)? (?:\w+ )?(?:margin|rate|multiple) (?:on|over|times|applied to|of)\b/i;

/** "At the 2023 margin on the revenue of 2025": the one times the other, and not both beside one another. */
const oneTimesOther: Demand = ({ text, opening, openingWords }) => (opening.length > 0 && atMargin.test(text) && !/ × /.test(openingWords) ? ['the one times the other'] : []);

const overYears = new RegExp(String.raw`\b(?<count>\d{1,2}|${numberWords})[- ]?(?:years?|yrs?|y)(?![a-z])`, 'i');
const asYearlyRate = /\bcagr\b|\bcompound\w*\b|\b(?:annual|yearly)(?:ised|ized)?\b|\bannually\b|\b(?<!\bthere )(?:a|per|each) year\b/i;

const fiscalYears = /\bfiscal ((?:19|20)\d\d)\b/g;

/** Years between the first time and the last that a sentence names. */
function yearsOf(sentence: string): number | null {
  const named = [...sentence.matchAll(fiscalYears)].map(([, year]) => Number(year));
  if (named.length > 1) return Math.max(...named) - Math.min(...named);
  const days = stretchOf(sentence);
  return days === null ? null : Math.round(days / 365.25);
}

/** A yearly rate over so many years is none over one or two of them, where the others are not at hand. */
const overAllYears: Demand = ({ text, opening }) => {
  const count = numberOf(overYears.exec(text)?.groups?.['count'] ?? '');
  const runs = [...new Set(opening.filter(({ form, isBeside }) => (form === 'cagr' || form === 'growth') && !isBeside).map(({ sentence }) => sentence))].map(yearsOf);
  return count > 2 && asYearlyRate.test(text) && runs.length > 0 && runs.every((years) => years !== null && years < count - 1) ? [`the yearly rate over ${String(count)} years`] : [];
};

const kinds: readonly Demand[] = [betweenTheTwo, oneTimesOther, overAllYears, ofLengthTo, ofOneDay, ofHalf, ofYear, ofCalendarYear, ofYears, ofTwo, perYear, ofReturn, ofFiscalYear, sinceFiscalYear, ofBothEnds];

/** Held against the whole question: where it begins is often told before it is asked. */
export const spans: Demand = (scene) => {
  if (scene.opening.length === 0 || scene.asked.operation === 'define') return [];
  const whole = { ...scene, text: written(scene.asked.text.slice(0, 1500).replace(/[‘’‛′`]/g, "'")) };
  return kinds.flatMap((kind) => kind(whole));
};
