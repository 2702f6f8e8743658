// What a question, mostly one that follows another, sets beside something said before: the end of that month, the first and the last of a row, a day with a name, money that was put in.
import { standsIn } from '../../../asked/patterns/late-pattern.ts';
import type { Demand } from '../demand.ts';
import { daysWritten } from '../reading/days.ts';

const dateOf = (day: number): Date => new Date(day * 86_400_000);
const endOfThat = /\b(?:at )?(?:the )?end of (?:that|the same) (?<unit>month|year)\b/i;

/** "At the end of that month": some figure is of one of its last days. */
export const endOfThatMonth: Demand = ({ text, opening, openingWords }) => {
  const unit = endOfThat.exec(text)?.groups?.['unit'];
  const days = daysWritten(openingWords);
  const isLate = days.some((day) => dateOf(day + 7).getUTCMonth() !== dateOf(day).getUTCMonth());
  return unit !== undefined && opening.length > 0 && days.length > 0 && !isLate ? [`the end of that ${unit.toLowerCase()}`] : [];
};

const lastAndFirst = /\bthe last (?:of (?:them|these|those|the \w+)|one)\b[^?;]{0,40}\b(?:above|over|than|below|under|against|versus|vs\.?|from)\b[^?;]{0,16}\bfirst\b|\bfirst (?:of (?:them|these|those)|one)?\b[^?;]{0,16}\b(?:to|and|with|against) the last (?:of (?:them|these|those)|one)\b/i;

/** The last of a row held against the first: one move from the one to the other. */
export const lastAgainstFirst: Demand = ({ text, opening, ownWords }) => (standsIn(text, lastAndFirst) && opening.length > 0 && (ownWords.match(/ (?:rose|fell|grew) /g) ?? []).length !== 1 && !/[−÷][^=]{1,60}=/.test(ownWords) ? ['the last against the first'] : []);

const namedDays: readonly (readonly [RegExp, number, number])[] = [[/\b(?:christmas|xmas) eve\b/i, 12, 24], [/\bnew year'?s eve\b/i, 12, 31], [/\bhallowe'?en\b/i, 10, 31], [/\bvalentine'?s(?: day)?\b/i, 2, 14], [/\b(?:independence day|4th of july|fourth of july)\b/i, 7, 4]];

/** A day with a name of its own is one of those told, or of the few before it that were traded. */
export const dayWithName: Demand = ({ text, opening, openingWords }) => {
  const told = daysWritten(openingWords).map(dateOf);
  return opening.length === 0 ? [] : namedDays.flatMap(([words, month, day]) => (standsIn(text, words) && !told.some((date) => date.getUTCMonth() + 1 === month && date.getUTCDate() <= day && date.getUTCDate() > day - 4) ? ['the day that is named'] : []));
};

const wonBack = /\b(?:made|won|earned|got|clawed|gained) (?:that|it|this|all of it|all that) (?:all )?back\b|\bdo (?:they|those|these) (?:cover|make up for|offset|outweigh) (?:it|that|this|the|its)\b|\bdoes (?:it|that|this) (?:cover|make up for|offset|outweigh) (?:it|that|this|them|the|its)\b/i;

/** Whether a loss was made good is said, or worked out. */
export const madeGood: Demand = ({ text, opening, openingWords }) => (standsIn(text, wonBack) && opening.length > 0 && !/^(?:Yes|No)\b|[−÷+] [^=]{1,60}=/.test(openingWords) ? ['whether it was made good'] : []);

const ifSold = /\b(?:and |but )?(?:what )?if (?:i|we|you|he|she|they|one)(?:'d| had| would have)? (?:sold|held|waited|kept|put)\b/i;

/** What a holding would have come to is worked out from what was put in. */
export const ifHeld: Demand = ({ text, asked, opening, openingWords }) => (standsIn(text, ifSold) && asked.inherited.length > 0 && opening.length > 0 && !/\bbecame\b|\bput in\b|×|\bgain\b/i.test(openingWords) ? ['what would have become of it'] : []);

const ofShare = /\b(?:bigger|smaller|larger|higher|lower|greater) (?:or (?:a )?(?:bigger|smaller|larger|higher|lower|greater) )?(?:share(?! price)|part|portion|slice|proportion|fraction)\b/i;

/** "A bigger or smaller share": a part of something, not how a whole moved. */
export const biggerShare: Demand = ({ text, opening }) => (standsIn(text, ofShare) && opening.length > 0 && !opening.some(({ form, unit, isBeside }) => !isBeside && form !== 'growth' && form !== 'cagr' && ['percent', 'fraction', 'points', 'multiple'].includes(unit.kind)) ? ['the part of it'] : []);

const whatAbout = /\b(?:what about|how about|and)\b[^?;]{0,50}\b(?:above|over|more than|below|under|less than) \$?(?!(?:19|20)\d\d\b)\d/i;

/** "What about operating income above 11": the years in which it was so. */
export const whatAboutAbove: Demand = ({ text, asked, opening, openingWords }) => (asked.inherited.length > 0 && standsIn(text, whatAbout) && opening.length > 0 && !/\bso\b|\bnone\b|^(?:Yes|No)\b|\btime\b/i.test(openingWords) ? ['when it was so'] : []);

const lostMost = /\b(?:lose|lost|losing|lose it) (?:the )?(?:most|least)(?: money)?\b/i;
const ofMarket = /\b(?:shares?|stocks?|price[ds]?|value|market|investors?|index|close[ds]?)\b/i;

/** Where a company lost the most, it is its profit that is spoken of. */
export const lostTheMost: Demand = ({ text, asked, opening }) => (asked.companies.length > 0 && standsIn(text, lostMost) && !standsIn(text, ofMarket) && opening.length > 0 && opening.every(({ measure }) => measure === 'price') ? ['what it lost'] : []);

const takenOff: readonly RegExp[] = [/\b(?:capex|capital (?:expenditures?|spending|investment)|investment)\b[^?;]{0,30}\b(?:is|are|was|were|has been|have been)? ?(?:taken|deducted|subtracted|knocked|netted|paid) (?:off|from|out of|out)\b/i, /\b(?:cash from operations|operating cash(?: flow)?)\b[^?;]{0,30}\b(?:after|less|minus|net of|once)\b[^?;]{0,30}\b(?:capex|capital (?:expenditures?|spending|investment))\b/i];

/** What capital expenditure leaves of the cash from operations. */
export const leftOfCash: Demand = ({ text, opening, openingWords }) => (takenOff.some((one) => standsIn(text, one)) && opening.length > 0 && !/\bfree cash flow\b|− [^=]{1,60}=/i.test(openingWords) ? ['what is left of the cash'] : []);

const afterCost = /\b(?:left|keeps?|kept|retain\w*|remain\w*)\b[^?.;]{0,40}\b(?:after|once|net of)\b[^?.;]{0,24}\b(?:costs?|expenses?|tax(?:es)?|bills?)\b/i;

/** What a cost leaves is not the cost. */
export const leftAfterCost: Demand = ({ text, opening, openingWords }) => (standsIn(text, afterCost) && opening.length > 0 && opening.every(({ measure, inputs }) => /cost|expense|tax/.test(`${measure} ${inputs.join(' ')}`)) && !/ − |\bmargin\b|\bprofit\b|\bincome\b/.test(openingWords) ? ['what is left of it'] : []);
