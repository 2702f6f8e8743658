// Who or what moved more: levels side by side, or moves without an order, leave it to the reader.
import type { Demand } from '../demand.ts';
import { movedMoreAsked } from '../../../asked/forms/moved-more.ts';

const told = /\b(?:is ahead on|(?:stands|is) at the (?:top|bottom) (?:on|of)(?: the companies at hand on)?|is the \w+ on|has the \w+|leads? .{1,40}\bon|leads) (?:[\w&'’-]+ ){0,6}(?:growth|rise)\b|\bThe (?:larger|smaller) (?:rise|fall|move) first\b|\b(?:rose|fell|moved) (?:faster|more slowly|more|less):|\b(?:fell|is down|is up) (?:more|less) than the others?\b|\b(?:high|low) point of\b|^(?:Yes|No)\b|percentage points − /;
const ofOneRow = /\bfaster of the two\b/g;

/** Two rows that are each in their order have no first among both. */
export const movedMore: Demand = ({ text, opening, openingWords }) => (opening.length > 0 && movedMoreAsked(text) !== null && !told.test(openingWords) && openingWords.match(ofOneRow)?.length !== 1 ? ['which of them moved more'] : []);

const overYears = /\b(?:between|from|over) (?:fiscal |fy ?)?(?<from>(?:19|20)\d\d) (?:and|to|through|until|-) (?:fiscal |fy ?)?(?:19|20)\d\d\b/i;

/** Who grew faster over years is told of moves over those years: each begins with the first of them. */
export const movedOverYears: Demand = ({ text, asked, opening, openingWords }) => {
  const from = overYears.exec(text)?.groups?.['from'];
  const begun = from === undefined ? 0 : (openingWords.match(new RegExp(String.raw`\bfrom [^ ]+(?: [a-z]+)? in fiscal ${from}\b`, 'g')) ?? []).length;
  return from !== undefined && asked.companies.length > 1 && opening.length > 0 && movedMoreAsked(text) !== null && /\bgrowth\b/.test(openingWords) && begun < asked.companies.length && !opening.some(({ measure }) => measure === 'price') ? ['the move over those years'] : [];
};

const spans = /\b(?:from|between) (?:fiscal |fy ?)?(?<from>(?:19|20)\d\d) (?:to|and|until|through) (?:fiscal |fy ?)?(?<to>(?:19|20)\d\d)\b/gi;

/** Two stretches that are named: each has a move of its own. */
export const eachStretch: Demand = ({ text, opening, ownWords, openingWords }) => {
  const named = [...new Set([...text.matchAll(spans)].map(({ groups }) => `${groups?.['from'] ?? ''}|${groups?.['to'] ?? ''}`))].map((pair) => pair.split('|'));
  const isMoved = opening.some(({ form, isBeside }) => !isBeside && (form === 'growth' || form === 'change'));
  const isTold = ([from = '', to = '']: readonly string[]): boolean => new RegExp(String.raw`\bfiscal ${from}\b(?:[^;.]|\.(?=\d)){1,60}\bfiscal ${to}\b|\b${from} to [^;.]{0,30}\b${to}\b`).test(`${ownWords} ${openingWords}`);
  return named.length > 1 && isMoved && !named.every(isTold) ? ['each of the stretches'] : [];
};

const inYearThan = /\b(?:gr[eo]w|r[io]se|increased?|climb(?:ed)?|f[ae]ll|fell|drop(?:ped)?|change[sd]?|move[sd]?)\b[^?.;]{0,30}\b(?:faster|slower|more|less|quickly|slowly)\b[^?.;]{0,20}\bin (?<one>(?:19|20)\d\d) than (?:it did |they did )?(?:in )?(?<other>(?:19|20)\d\d)\b/i;

/** "Faster in 2023 than in 2024", of the economy: a move of each year, and none from the one to the other. */
export const paceOfEachYear: Demand = ({ text, asked, opening }) => {
  const { one = '', other = '' } = inYearThan.exec(text)?.groups ?? {};
  const firsts = [...new Map(opening.toReversed().map((figure) => [figure.sentence, figure])).values()];
  const told = (year: string): boolean => firsts.some(({ to, sentence }) => to?.startsWith(year) === true && /\b(?:up|down|rose|fell|grew|growth|inflation|against|unchanged)\b/i.test(sentence) && !/^The (?:high|low) point\b/.test(sentence));
  return one !== '' && asked.companies.length === 0 && opening.length > 0 && !(told(one) && told(other)) ? ['the pace of each of the years'] : [];
};

const thanThen = /\b(?:than|as) (?:(?:it|they) (?:did|was|were|had) )?(?:back )?in (?:(?:fiscal|fy|calendar) )?(?<year>(?:19|20)\d\d)[?.! "']*$/i;

/** Held against a year that is named: the figure of the other time is told as well. */
export const figureOfOtherTime: Demand = ({ text, asked, opening }) => {
  const year = thanThen.exec(text)?.groups?.['year'];
  const isAlone = opening.every(({ to, from }) => to?.startsWith(year ?? '') === true || from === to);
  const ends = new Set(opening.map(({ to }) => to?.slice(0, 4)));
  return year !== undefined && asked.companies.length === 1 && opening.length > 0 && ends.size < 2 && isAlone ? ['the time that is held against it'] : [];
};
