// Each of several: years, quarters, months or halves one by one; two things that stand beside one another in a list of plain words.
import type { Demand, DemandScene } from '../demand.ts';
import type { GivenFigure } from '../reading/given.ts';

const eachOfThem = /\b(?:year by year|year after year|each (?:of the (?:last|past) [a-z\d]+ )?(?:fiscal |calendar |single )?(?:year|quarter|month)s?(?:'s)?(?: end|-end)?|each of (?:the )?(?:last|past) [a-z\d]+ (?:fiscal )?(?:years|quarters|months)|every (?:fiscal |single )?(?:year|quarter|month)|by (?:year|quarter|month)|quarter by quarter|month[- ]by[- ]month|monthly (?:returns?|closes|closing|moves?|share|performance|prices?)|quarterly (?:returns?|share|price|moves?|performance)|all four quarters|(?<!\bcompound(?:ed|ing)? )annual [a-z ]{3,30} (?:for each|from 20\d\d to|20\d\d ?[-–] ?20\d\d)|half by half|each half|(?:best|strongest) and (?:its |the )?(?:worst|weakest) quarter)\b/i;
const perYear = /\b(?:grow\w*|grew|rate|cagr|compound\w*|average|per|a) (?:each|every)\b|\bon average\b|\b(?:better|worse|higher|lower|more|profitable|profit|above|below|positive|loss(?:es)?)\b[^?]*\b(?:each|every)\b|\b(?:each|every)\b[^?]*\b(?:did|was|were|has|have|is)\b/i;

function timesOf(figures: readonly GivenFigure[]): number {
  const byMeasure = Map.groupBy(figures.filter(({ to }) => to !== null), ({ measure }) => measure);
  return Math.max(0, ...[...byMeasure.values()].map((own) => new Set(own.map(({ to }) => to)).size));
}

/** Three at least; of two that are named no more than they. */
function wantedTimes({ periods }: DemandScene['asked']): number {
  const areNamed = periods.length === 2 && periods.every((period) => period.kind === 'date' || (period.kind === 'fiscal' && period.year !== null));
  return areNamed ? 2 : 3;
}

/** As many of them as are meant are told, wherever in the answer. */
const each: Demand = ({ text, all, opening, asked }) => (opening.length > 0 && asked.group === null && eachOfThem.test(text) && !perYear.test(text) && (asked.insiders?.isEachTime === true ? new Set(opening.filter(({ measure }) => measure.startsWith('insider')).map(({ sentence }) => sentence)).size < 2 : timesOf(all) < wantedTimes(asked)) ? ['each of the times one by one'] : []);

const half = /\b(?:which|what) half\b|\beach half\b|\bhalf by half\b|\bboth halves\b/i;
const halves: Demand = ({ text, asked, opening, openingWords }) => (asked.stakes === undefined && opening.length > 0 && half.test(text) && !/\bhalf\b| \+ /.test(openingWords) ? ['each half'] : []);

const shareOfYear = /\b(?:what|which) (?:percent\w*|per cent|share|part|portion|fraction) of\b[^?]{0,60}\b(?:fell|came|was made|was earned|arrived|landed|were made|occurred|happened|made) in the (?:first|second|third|fourth|last) quarter\b|\bhow much of\b[^?]{0,50}\b(?:was|were) (?:made|earned|booked) in the (?:first|second|third|fourth|last) quarter\b/i;
const partOfYear: Demand = ({ text, openingWords, opening }) => (opening.length > 0 && shareOfYear.test(text) && !/÷|\bof (?:the year|revenue|net income)\b[^.]*%/.test(openingWords) ? ['the part of the year'] : []);

const threshold = /\b(?:quarters|years|months)\b(?: (?:in which|when|where|with|that))?[^?]{0,40}\b(?:above|over|below|under|topped|exceed\w*|more than|less than|at least|past)\b ?\$?\d/i;
/** Which of them met a bound. */
const whichMet: Demand = ({ text, opening, openingWords }) => (opening.length > 0 && threshold.test(text) && !/\bhow many\b/i.test(text) && !/\bin which it|\bnone\b|\bno (?:fiscal )?(?:year|quarter)\b|\bfirst\b/i.test(openingWords) ? ['which of them it was'] : []);

const bothEndsOf = /\b(?:strongest|best|highest|top|largest)\b[^?]{0,60}\band\b[^?]{0,30}\b(?:weakest|worst|lowest|smallest)\b/i;
/** The best of a company's quarters and the worst of them. */
const bestAndWorst: Demand = ({ text, opening, openingWords, asked }) => (opening.length > 0 && asked.companies.length === 1 && /\b(?:quarter|year|month)\b/i.test(text) && bothEndsOf.test(text) && !(/\b(?:high point|highest)\b/i.test(openingWords) && /\b(?:low point|lowest)\b/i.test(openingWords)) ? ['both the best and the worst'] : []);

const sinceStart = /\b(?:quarterly|monthly|each|every)\b[^?]*\bsince the (?:start|beginning) of (?:fiscal )?(?<year>(?:19|20)\d\d)\b/i;
/** Since then is up to now, and not that year alone. */
const upToNow: Demand = ({ text, opening }) => {
  const year = sinceStart.exec(text)?.groups?.['year'];
  return year !== undefined && opening.length > 0 && !opening.some(({ to }) => to !== null && Number(to.slice(0, 4)) > Number(year)) ? ['all of it up to now'] : [];
};

const plainPrice = /\b(?:(?:share|stock|closing|current|latest) price|(?<=[’']s )price|last close)(?=,| and\b| &| \+| plus\b)|(?:,| and| &| \+| plus) (?:the |its )?(?:(?:share|stock|current|latest|closing) price|last close)(?! (?:change|move|return|performance|gain|to\b|over\b))/i;
const isPrice = ({ metric, measure, form }: GivenFigure): boolean => measure === 'price' && metric === 'price' && form === 'value';

/** A price that is taken for a multiple. */
const priceForMultiple = /\b(?:cheap\w*|expensive|dearer)\b/i;

/** The price itself, in a list with other figures. */
const priceInList: Demand = ({ text, opening }) => (opening.length > 0 && plainPrice.test(text) && !priceForMultiple.test(text) && !opening.some(isPrice) ? ['the share price itself'] : []);

const ytd = /\b(?:ytd|year[- ]to[- ]date)\b/i;
const oneYear = /\b(?:1|one|12|twelve)[- ]?(?:year|yr|y|month)\b[^?]{0,12}\breturns?\b|\breturns? over (?:the )?(?:last|past) (?:year|twelve months)\b/i;
/** Two returns, and a return beside a yield. */
const twoReturns: Demand = ({ text, all, opening }) => {
  if (opening.length === 0) return [];
  const told = (pattern: RegExp): boolean => all.some(({ metric, measure }) => pattern.test(`${metric} ${measure}`));
  const lacksYear = oneYear.test(text) && !told(/return|price_growth|price_change/);
  const lacksBoth = ytd.test(text) && oneYear.test(text) && new Set(all.filter(({ metric }) => /return|growth/.test(metric)).map(({ metric, from }) => `${metric} ${from ?? ''}`)).size < 2;
  return lacksYear || lacksBoth ? ['each of the returns'] : [];
};

const highAndLow = /\babove (?:its |the )?(?:52|one|12|fifty)[- ]?\w* low\b[^?]*\bbelow (?:its |the )?(?:52|one|12|fifty)?[- ]?\w* ?high\b|\b(?:up|far) from (?:its |the )?[^?]{0,12}low\b[^?]*\bfrom (?:its |the )?[^?]{0,12}high\b|\bhigh(?:,| and) (?:the )?low\b/i;
const bothEnds: Demand = ({ text, all, opening }) => {
  const told = (end: string): boolean => all.some(({ metric }) => metric.includes(end));
  return opening.length > 0 && /\b(?:52|fifty-two)[- ]?w/i.test(text) && highAndLow.test(text) && !(told('high') && told('low')) ? ['both the high and the low'] : [];
};

const dayOfEnd = /\b(?:52|fifty-two)[- ]?w\w*(?: closing)? (?:high|low)\b/i;
const when = /\b(?:when|which day|what day|on what date|what date|on which date)\b/i;
/** The day of a 52-week high is not the day as of which it is told. */
const whenOfEnd: Demand = ({ text, asked, opening, openingWords }) => (opening.some(({ metric }) => /52w/.test(metric)) && when.test(text) && (dayOfEnd.test(text) || asked.inherited.length > 0) && !/\bpoint\b/.test(openingWords) ? ['the day on which it stood there'] : []);

const aroundDay = /\b(?:and|plus|&) (?:the |its )?(?:close |price )?(?:(?:on |of )?the )?day (?:before|after)\b|\bthe day before and the day after\b/i;
const closesAround: Demand = ({ text, opening }) => {
  const days = new Set(opening.filter((figure) => isPrice(figure)).map(({ to }) => to)).size;
  return days > 0 && aroundDay.test(text) && days < (/\bbefore and the day after\b/i.test(text) ? 2 : 2) ? ['both days'] : [];
};

export const toldOneByOne = (scene: DemandScene): readonly string[] => [each, bestAndWorst, upToNow, halves, partOfYear, whichMet, priceInList, twoReturns, bothEnds, whenOfEnd, closesAround].flatMap((demand) => demand(scene));
