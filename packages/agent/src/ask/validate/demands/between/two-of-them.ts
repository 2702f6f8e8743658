// What lies between two figures that a question names: two quarters, two counts, two measures, two companies, each year of a stretch.
import { standsIn } from '../../../asked/patterns/late-pattern.ts';
import type { Demand, DemandScene } from '../demand.ts';
import { daysWritten } from '../reading/days.ts';

const quarterBefore = /(?<!\b(?:holiday|christmas|same) )\b(?:the )?(?<!holiday )(?:quarter|three months) (?:just |right |immediately )?before\b(?!,? (?:last|that year|a year|\(?q[1-4]\b|\(?[1-4]q))(?! the (?:same|year))|\bthe (?:previous|prior|preceding) quarter\b/i;

/** "The December quarter and the one before": two quarters of which one follows the other, not the same one of two years. */
export const quarterAndBefore: Demand = ({ text, opening, ownWords }) => {
  const days = daysWritten(ownWords);
  const isNext = days.some((day) => days.some((other) => other - day > 75 && other - day < 112));
  return standsIn(text, quarterBefore) && opening.length > 0 && days.length > 1 && !isNext ? ['the quarter before'] : [];
};

const subtracted = /− ?[^=]{1,60}=|\bdifference\b/i;
const isApart = ({ opening, openingWords }: DemandScene): boolean => opening.some(({ form, isBeside }) => !isBeside && form === 'difference') || subtracted.test(openingWords) || /\b(?:ratio|spread|distance)\b/i.test(openingWords);
const isMoved = ({ ownWords }: DemandScene): boolean => /\b(?:rose|fell|grew|dropped|shrank) by\b/.test(ownWords);
const howManyMore = /\bhow many (?:fewer|more|less)\b(?! (?:years|quarters|months|days|times)\b)/i;

/** "How many fewer shares": the number by which, not the two numbers. */
export const howManyFewer: Demand = (scene) => (standsIn(scene.text, howManyMore) && scene.opening.length > 0 && !isApart(scene) && !isMoved(scene) ? ['by how many'] : []);

const betweenThem = /\b(?:swing|gap|distance|spread|difference|delta)\b[^?.;]{0,24}\b(?:between (?:the two|them|both|these|those)|of the two)\b|\bwhat(?:'s| is) the (?:swing|gap|difference)\b/i;
const gapAtEnd = /\b(?:vs\.?|versus|against|and|less)\b[^?;]{3,60}[,;:-] ?(?:the )?(?:gap|difference|diff|spread|distance)\b/i;

/** "How much in 2021, how much in 2022, and the swing between the two"; of two measures it is what one is less the other. */
export const swing: Demand = (scene) => {
  const { text, opening, asked } = scene;
  const isOfMeasures = asked.companies.length === 1 && new Set(opening.map(({ measure }) => measure)).size > 1;
  if (opening.length === 0 || !(standsIn(text, betweenThem) || standsIn(text, gapAtEnd)) || isApart(scene)) return [];
  return isOfMeasures || !(isMoved(scene) || /\bpercentage points\b|\b(?:up|down) [\d.]+% from\b|\b(?:rose|fell|grew) [\d.]/.test(scene.ownWords)) ? ['what lies between the two'] : [];
};

const gapMoves = /\bgap\b[^?;]{0,70}\b(?:widen\w*|narrow\w*|clos(?:e[ds]?|ing)\b|shr[aiu]nk\w*|grow\w*|grew)\b|\bhow (?:much |far )?(?:has|did|have) the (?:gap|difference|distance|lead)\b|\b(?:widen\w*|narrow\w*)\b[^?;]{0,50}\bgap\b/i;

/** Whether a gap between two companies widened is seen from two gaps. */
export const gapOfTwo: Demand = ({ text, asked, opening, ownWords }) => {
  const gaps = (ownWords.match(/− ?[^=]{1,60}=/g) ?? []).length + (ownWords.match(/\bgap\b/gi) ?? []).length;
  return opening.length > 0 && asked.companies.length === 2 && standsIn(text, gapMoves) && gaps < 2 ? ['how the gap moved'] : [];
};

const moreInDollars = /\b(?:which|who|whose)\b[^?;]{0,40}\b(?:grew|added|gained|raised|increased|lost|cut|rose|fell)\b[^?;]{0,30}\b(?:more|most|less|least)\b[^?;]{0,24}\b(?:in (?:absolute |us )?dollars?|dollar terms|absolute terms)\b/i;

/** Who grew by more dollars is told by how many each grew; who is ahead in percent may be another. */
export const dollarsOfGrowth: Demand = ({ text, asked, opening, ownWords }) => (opening.length > 0 && asked.companies.length > 1 && standsIn(text, moreInDollars) && ((ownWords.match(/\bby −?\$/g) ?? []).length < 2 || /\bahead on growth\b/.test(ownWords)) ? ['by how many dollars each moved'] : []);

const eachYear = /\b(?:each|every) (?:fiscal |single )?year\b(?! (?:it|in which|that|when|where|they|with|of)\b)|\byear by year\b/i;
const range = /\b(?:fiscal |fy ?)?((?:19|20)\d\d) ?(?:to|through|thru|until|till|-|and) ?(?:fiscal |fy ?)?((?:19|20)\d\d)\b/i;
const isRate = /\b(?:a|per|each|every) year (?:on average|compound)|\bon average\b|\baverage\b|\bcompound\w*|\bcagr\b|\bgr[eo]w\w*\b|\bhow many\b|\bsum\b|\btotal\b|\badd(?:ed)? up\b|\bcumulative\b|\btogether\b/i;

/** Each year from one to another: none of those between is left out. */
export const everyYearBetween: Demand = ({ text, all, opening, asked }) => {
  const [from = 0, to = 0] = (range.exec(text) ?? []).slice(1, 3).map(Number);
  if (opening.length === 0 || asked.companies.length !== 1 || to - from < 2 || to - from > 12 || !standsIn(text, eachYear) || standsIn(text, isRate)) return [];
  const told = new Set(all.flatMap(({ fiscal, to: end }) => [...(fiscal === null ? [] : [fiscal.year]), ...(end === null ? [] : [Number(end.slice(0, 4))])]));
  return Array.from({ length: to - from + 1 }, (_, at) => from + at).every((year) => told.has(year)) ? [] : ['the years between'];
};

const yearsAhead = /\b(?:in )?(?:which|what|how many) (?:of the )?(?:fiscal |calendar )?years?\b[^?;]*\b(?:more|less|higher|lower|bigger|larger|smaller|better|ahead|exceed\w*|beat\w*|top\w*|outs[eo]l[dl]|outearn\w*)\b/i;

/** In which years the one was ahead of the other: their ends alone do not tell. */
export const yearsOfLead: Demand = ({ text, asked, opening, openingWords }) => (opening.length > 0 && asked.companies.length === 2 && standsIn(text, yearsAhead) && !/\byears in which\b|\bin none of\b|\bin all (?:of|the)\b|\bin each of\b/i.test(openingWords) ? ['the years in which it was so'] : []);

const plus = /\bplus (?:its |the |any )?(?:short[- ]?term|marketable|long[- ]?term|current) (?:investments|securities|debt)\b/i;

/** "Cash plus short-term investments": one sum. */
export const plusTheOther: Demand = ({ text, opening, openingWords }) => (opening.length > 0 && standsIn(text, plus) && !/\+ [^=]{1,60}=|\btotal debt\b|\btogether\b|\bcash and short-term investments\b/i.test(openingWords) ? ['the sum'] : []);
