// What is asked of an economic series over a time, where one reading beside another does not tell it.
import type { Demand, DemandScene } from '../demand.ts';

const isOfSeries = ({ asked: { companies }, opening }: DemandScene): boolean => companies.length === 0 && opening.length > 0;

const part = '(?:calendar )?(?:year|month|quarter|week|day|time)';
const most = '(?:biggest|largest|greatest|sharpest|steepest|most|fastest|strongest|weakest|smallest|slowest|least|worst|best|highest|lowest|record)';
const whichPart = new RegExp(String.raw`\b(?:which|what|in what|in which) (?:single |one )?${part}\b[^?.;]{0,60}\b${most}\b|\b(?:when)\b[^?.;]{0,60}\b${most}\b`, 'i');

const move = /\b(?:jump|rise|increase|hike|cut|climb|fall|drop|decline|gain|change|swing|move[sd]?|rose|fell|climbed|dropped|jumped|grew|grow)\b/i;
const isEnd = /\b(?:[Hh]igh|[Ll]ow) point\b|\bfor the first time then\b/;

/** Which of the years it moved most in is told by none of its ends. */
export const whichPartMost: Demand = (scene) => {
  const isTold = /\b(?:larger|largest|smallest|biggest|most)\b|\bfrom one \w+ to the next\b/.test(scene.openingWords) || (!move.test(scene.text) && isEnd.test(scene.openingWords));
  return isOfSeries(scene) && whichPart.test(scene.text) && !isTold ? ['which of them it was'] : [];
};

const eachPart = /\b(?:each|every|all(?: of the)? (?:four|twelve)?) ?(?:single |calendar )?(?<of>quarters?|months?|years?|weeks?)\b(?! (?:on|over) )|\b(?<by>quarter|month|year|week) by (?:quarter|month|year|week)\b/i;

/** A table of them, or as many times told. */
export const eachOfThem: Demand = (scene) => {
  const times = new Set(scene.all.filter(({ isBeside }) => !isBeside).map(({ to }) => to));
  return isOfSeries(scene) && eachPart.test(scene.text) && times.size < 3 && !/÷|^(?:Yes|No)\b/.test(scene.openingWords) ? ['each of them'] : [];
};

const sinceThen = /\b(?:how (?:much|far|many (?:basis )?points)|by how (?:much|many)|by what)\b[^?.;]{0,60}\b(?:since(?: then| that)?|from (?:there|that|it|then)|come down|come back|come off)\s*(?:in \w+(?: \w+)?)?[?.]?$/i;

/** A high point alone tells nothing of what came of it. */
export const sincePoint: Demand = (scene) => (isOfSeries(scene) && sinceThen.test(scene.text) && /\b(?:[Hh]igh|[Ll]ow) point\b/.test(scene.openingWords) && !/−|\b(?:rose|fell|up|down) /.test(scene.openingWords) ? ['the move from there'] : []);

const toPrior = /\b(?:vs\.?|versus|against|from|than|to|compared (?:with|to)|over|on|and) (?:the )?(?:(?<unit>week|month|quarter) (?:before|earlier|prior)|(?:previous|prior|preceding|last) (?<prior>week|month|quarter))\b/i;
const days: Readonly<Record<string, number>> = { week: 10, month: 45, quarter: 135 };
const DAY = 86_400_000;

/** Held against the week, the month or the quarter before, and not against that of a year ago. */
export const againstPrior: Demand = (scene) => {
  const groups = toPrior.exec(scene.text)?.groups;
  const within = days[(groups?.['unit'] ?? groups?.['prior'] ?? '').toLowerCase()];
  const times = [...new Set(scene.all.map(({ to }) => to).filter((to) => to !== null))].map((to) => Date.parse(to)).toSorted((left, right) => left - right);
  const areNear = times.some((time, index) => index > 0 && time - (times[index - 1] ?? 0) <= (within ?? 0) * DAY);
  return isOfSeries(scene) && within !== undefined && !areNear ? ['the one before'] : [];
};

const asAWhole = /\b(?:as a whole|in total|in all|altogether|for the (?:whole|full|entire) year|full[- ]year)\b/i;

/** "Retail sales 2024 total": of a year, and of no month. */
const ofAMonth = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\bmonth/i;
const asksWhole = (text: string): boolean => asAWhole.test(text) || (/\btotal\b/i.test(text) && !ofAMonth.test(text));

/** What was sold in a year is more than its last month. */
export const wholeYear: Demand = (scene) => (isOfSeries(scene) && asksWhole(scene.text) && scene.opening.some(({ unit }) => unit.kind === 'money') && !/÷|\+|[Tt]otal|[Tt]ogether/.test(scene.openingWords) ? ['the whole of the year'] : []);

const whichOfTwo = /\b(?:which|what|who)(?: (?:one|of (?:them|the two|these)))? (?:was|is|were|are|stood|stands|ran|rose|fell|grew|moved|changed|did)\b[^?.;]{0,24}\b(?:higher|lower|larger|smaller|bigger|greater|more|less|further|faster)\b/i;

/** Two series side by side leave it to the reader. */
export const whichSeries: Demand = (scene) => {
  const measures = new Set(scene.opening.filter(({ isBeside }) => !isBeside).map(({ measure }) => measure));
  return isOfSeries(scene) && whichOfTwo.test(scene.text) && measures.size > 1 && !/ahead|higher|lower|larger|smaller|more|less|[Dd]ifference|high point|low point/.test(scene.openingWords) ? ['which of the two it was'] : [];
};

/** A series that is not held on the first of the days tells no move from there, but one from some later day. */
export const fromTheFirst: Demand = (scene) => (isOfSeries(scene) && scene.opening.length > 0 && /\bat the first of the days\b/.test(scene.missing) ? ['where it stood on the first of the days'] : []);

const contestOfYears = /\b(?:which|when)\b[^?]*\b(?:higher|lower|larger|smaller|bigger|greater|more|less|stronger|weaker|faster|slower|better|worse|highest|lowest|strongest|weakest|fastest|slowest|best|worst)\b|\b(?:in |than in )?(?:19|20)\d\d,? or (?:in )?(?:19|20)\d\d\b/i;

/** Two or more years side by side leave it to the reader which of them it was. */
export const whichOfYears: Demand = (scene) => {
  const years = new Set(scene.text.match(/\b(?:19|20)\d\d\b/g));
  const ends = scene.openingWords.match(/\b(?:[Hh]igh|[Ll]ow) point\b/g) ?? [];
  const isTold = ends.length === 1 || /^(?:Yes|No)\b|\b(?:ahead|of the two|[Dd]ifference|(?:rose|fell) (?:more|less))\b/.test(scene.openingWords);
  return isOfSeries(scene) && years.size > 1 && contestOfYears.test(scene.text) && !isTold && new Set(scene.opening.map(({ measure }) => measure)).size === 1 ? ['which of the years it was'] : [];
};

const fromOneToNext = /\bfrom (?:one )?(?<of>quarter|year|month|week) to (?:the next|the following|another|quarter|year|month|week)\b|\b(?:quarter|year|month) (?:by|after) (?:quarter|year|month)\b/i;

/** From quarter to quarter there are more than two ends. */
export const fromEachToNext: Demand = ({ text, all, opening }) => (fromOneToNext.test(text) && opening.length > 0 && new Set(all.map(({ to }) => to)).size < 4 ? ['each of them'] : []);

const strongestByGrowth = /\b(?:quarters?|years?)\b[^?.;]{0,50}\bby (?:its |the |their )?(?:[a-z]+ ){0,2}growth\b|\b(?:fastest|slowest)[- ]growing (?:quarters?|years?)\b/i;

/** Where growth decides which quarter was the best, the highest amount does not. */
export const bestByGrowth: Demand = ({ text, opening, openingWords }) => {
  const told = /\b[Hh]igh point[^:]*: (?<what>[^;.]*)|\b[Ll]ow point[^:]*: (?<least>[^;.]*)/.exec(openingWords)?.groups;
  const what = told?.['what'] ?? told?.['least'];
  return strongestByGrowth.test(text) && opening.length > 0 && what !== undefined && !/\b(?:growth|rose|fell|grew)\b/.test(what) ? ['the growth of each'] : [];
};

const atPeak = /\b(?:at|on|was|were|what was|from) (?:its|their|the) (?:very )?(?:worst|highest|peak|lowest|top|low|high)(?: (?:point|level|reading|month))?\b|\b(?:peak|high|low) point\b/i;

/** The worst of a time is none of its ends. */
export const atItsPeak: Demand = (scene) => (isOfSeries(scene) && atPeak.test(scene.text) && !/\b(?:[Hh]igh|[Ll]ow) point\b|\b(?:high|low)est\b|\bfor the first time then\b/.test(scene.opening[0]?.sentence ?? '') ? ['the end of that time'] : []);

const andNow = /\band (?:what|where|how (?:high|low|much))\b[^?]{0,24}\b(?:now|today|currently|at present|these days|most recently)\b|\band (?:at |as of )?(?:(?:the )?(?:latest|newest|most recent|last|current) (?:one|reading|level|value|figure)|now|today|at present|these days|right now)\b/i;

/** "At its peak in 2020, and now?": the newest reading beside it. */
export const peakAndNow: Demand = (scene) => {
  const said = (scene.text.match(/\b(?:19|20)\d\d\b/g) ?? []).toSorted().at(-1);
  const years = scene.opening.flatMap(({ to }) => (to === null ? [] : [to.slice(0, 4)]));
  const isTold = said === undefined ? new Set(scene.opening.map(({ to }) => to)).size > 1 : years.some((year) => year > said);
  return isOfSeries(scene) && andNow.test(scene.text) && !isTold ? ['the newest reading'] : [];
};

const overTheYear = /\b(?:chang\w+|mov(?:e|ed)|r[io]se|risen|rise|f[ae]ll(?:en)?|up|down|higher|lower|drop(?:ped)?|cuts?)\b[^?;.]{0,30}\b(?:over|in|during|across|on) the (?:past |last )?(?:year|twelve months|12 months)\b(?! (?:to|ended|ending|20))/i;
const thanAYearAgo = /\b(?:than|from|versus|vs\.?|against|compared (?:to|with)) (?:it was |they were |what it was )?(?:a|one) year (?:ago|earlier|before)\b/i;

/** Of a month, over the year: from the same month of the year before. */
const monthOnly = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (?:of )?20\d\d\b/i;

/** Against a year ago are two readings a year apart. */
export const againstYearAgo: Demand = (scene) => {
  const times = [...new Set(scene.all.map(({ to }) => to).filter((to) => to !== null))].map((to) => Date.parse(to) / DAY);
  const areApart = times.some((one) => times.some((other) => Math.abs(one - other - 365) < 20));
  return isOfSeries(scene) && (thanAYearAgo.test(scene.text) || (overTheYear.test(scene.text) && monthOnly.test(scene.text))) && !areApart ? ['the reading of a year ago'] : [];
};

const daysAfter = /\b(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|a few|several) (?:trading |business )?(?:days|sessions) (?:after|before|following|prior to|past)\b/i;

/** So many sessions after a day that is named are counted by nobody here. */
export const sessionsAfter: Demand = ({ text, opening }) => (daysAfter.test(text) && opening.some(({ measure }) => measure === 'price') ? ['the close so many days after'] : []);

const overYear = /\b(?:chang\w*|mov(?:e|ed|ement)|r[io]se|risen|f[ae]ll(?:en)?|gr[eo]wn?|growth|gain\w*|added|climb\w*|drop\w*|declin\w+|increas\w+|decreas\w+|hike\w*|cut)\b/i;
const otherTime = /\b(?:since|from|between|until|through|first|second|half|quarters?|q[1-4]|h[12]|month\w*|week\w*|day|days|average|mean|avg|highest|lowest|peak\w*|most|least|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|end|start|begin\w*|gdp)\b/i;

/** What a series did in a year begins with its last reading before that year, and not with the first one in it. */
export const moveOverYear: Demand = (scene) => {
  const { text, openingWords } = scene;
  const [year, ...others] = new Set(text.match(/\b(?:19|20)\d\d\b/g));
  const isAsked = year !== undefined && others.length === 0 && scene.asked.operation !== 'define' && overYear.test(text) && !otherTime.test(text);
  if (!isAsked || !isOfSeries(scene) || !/\b(?:rose|fell|up|down|against)\b/.test(openingWords)) return [];
  return (openingWords.match(/\b(?:19|20)\d\d\b/g) ?? []).every((said) => said === year) ? [`the move from the end of ${String(Number(year) - 1)}`] : [];
};

const whenMoved = /^(?:(?:so|and|but|ok|well)[,:]? )*when (?:did|has|have) [^?]{3,60}\b(?:fall|rise|drop|go (?:up|down)|climb|increase|decrease|decline|cut|raise|hike|lower|fallen|risen|peak(?:ed)?)\b/i;

/** When a series moved is a time of the past: its newest reading with that of a year before names none. */
export const whenItMoved: Demand = (scene) => (isOfSeries(scene) && scene.opening.length > 0 && whenMoved.test(scene.text) && !/\b(?:first|last|high|low) (?:point|time|day|month)|\b(?:first|last) (?:above|below|stood|time)\b/i.test(scene.openingWords) ? ['when it moved'] : []);
