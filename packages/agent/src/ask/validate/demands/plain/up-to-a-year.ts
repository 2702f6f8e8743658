// What is best or worst up to a year is of no later one; a bare "by how much?" wants what lies between, and so does the gap of the highest close and the lowest.
import type { Demand } from '../demand.ts';

const most = /\b(?:best|worst|highest|lowest|largest|biggest|smallest|greatest|strongest|weakest|record|peak|most|least|top)\b/i;
const bound = /\b(?<word>through|thru|up to|until|till|before|prior to|up until) (?:the end of )?(?:fiscal |fy ?)?(?<year>20\d\d)\b/i;
const begins = /\b(?:from|since|between|after|starting)\b/i;

export const upToYear: Demand = ({ text, opening }) => {
  const { word = '', year } = bound.exec(text)?.groups ?? {};
  if (year === undefined || !most.test(text) || begins.test(text)) return [];
  const last = Number(year) - (/^(?:before|prior)/i.test(word) ? 1 : 0);
  const main = opening.find(({ isBeside, fiscal }) => !isBeside && fiscal !== null)?.fiscal;
  return main !== undefined && main !== null && main.year > last ? [`the one of the years up to ${String(last)}`] : [];
};

const bareHow = /^(?:(?:and|so|but|ok(?:ay)?|then|wow|nice|great|hm+)[,.!]? )*by how (?:much|many [a-z]+(?: points?)?)(?: more| less)?(?:\?|[,;] (?:and )?)\s*(?=\p{L})/iu;
const lies = /[−÷]|\bby (?:about )?(?:\$|[\d.])|\b(?:rose|fell|grew|higher|lower|more|less|ahead) (?:by )?[\d$]|\btimes\b/;

/** Before another ask it is answered by what lies between the two of before, and not by the other. */
export const byHowMuch: Demand = ({ text, asked, openingWords, ownWords }) => (asked.inherited.length > 0 && bareHow.test(text) && !lies.test(ownWords === '' ? openingWords : ownWords) ? ['how far apart the two of before are'] : []);

const ofTheTwo = /\bwhich (?:one )?of the two (?:companies |firms )?(?:made|earned|was|were|had|is|did|has|sold|grew|paid|spent|kept|owed|ran|took|lost)\b/i;

/** One company, one figure and one time are no two of which one could be ahead. */
export const ofTwoCompanies: Demand = ({ text, asked: { companies, measures, periods, parts, inherited } }) =>
  (ofTheTwo.test(text) && companies.length === 1 && parts === undefined && inherited.length === 0 && periods.length < 2 && measures.every(({ kind }) => kind === 'metric') ? ['both of the two'] : []);

const ofEnds = /\b(?:highest|lowest|high|low|peak|trough)\b[^]*\b(?:gap|range|spread|distance|swing)\b[^?.]{0,14}(?:%|\bper ?cent|\bpct)/i;

/** How a share moved over the whole time is no gap between its highest close and its lowest. */
export const gapOfEnds: Demand = ({ text, asked, opening }) => {
  if (asked.inherited.length === 0 && asked.parts === undefined) return [];
  const prices = opening.filter(({ measure }) => measure === 'price');
  const moves = prices.filter(({ form, isBeside }) => (form === 'growth' || form === 'change') && !isBeside);
  const closes = new Set(prices.filter(({ form, isBeside, sentence }) => form === 'value' && !isBeside && !moves.some((move) => move.sentence === sentence)).map(({ to }) => to));
  return ofEnds.test(text) && moves.length > 0 && !moves.some(({ from, to }) => closes.has(to) || closes.has(from)) ? ['the gap between the highest and the lowest'] : [];
};
