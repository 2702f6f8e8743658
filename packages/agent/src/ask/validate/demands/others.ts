// "Compared with the others", "which companies": one company's figure alone is no answer to a question of many.
import type { Demand } from './demand.ts';

const others = /\b(?:the others|the other (?:companies|stocks|firms|ones)|the rest(?: of (?:them|the (?:pack|group|field|companies|sector)))?|(?:its|their|his|her|sector|industry) (?:peers|rivals|competitors|competition)|(?:against|versus|vs\.?|than|to|with) (?:peers|rivals|competitors|the competition|everyone(?: else)?|everybody(?: else)?)|which companies|what companies|all (?:the )?companies|every(?: other)? company|any other company)\b/i;

export const amongOthers: Demand = ({ text, asked: { companies, group }, opening }) => {
  const told = new Set(opening.map(({ sentence }) => sentence)).size;
  return group === null && companies.length === 1 && told > 0 && others.test(text) ? ['the other companies'] : [];
};

const toAverage = /\b(?:above|below|over|under|than|to|with|against|vs\.?|versus) (?:the )?average\b(?! (?:of|over|for|in|since|from)\b)/i;

/** "Above average" of one company: which average is meant nobody says. */
export const whichAverage: Demand = ({ text, asked: { companies, group, periods }, opening }) => (group === null && companies.length === 1 && periods.length === 0 && opening.length > 0 && toAverage.test(text) && !/\b(?:its|own|usual|day|days|volume|year|years|histor\w*)\b/i.test(text) ? ['the average of the others'] : []);

const summed = /\b(?:total|combined|aggregate|cumulated|sum of)\b[^?]{0,40}\bof (?:all|the (?:\d+|sixteen))\b|\ball (?:the )?(?:\w+ )?(?:companies|stocks|firms) (?:together|combined)\b/i;

/** What all of them come to together is no order of them. */
export const sumOfAll: Demand = ({ text, asked: { group }, openingWords, opening }) => (group !== null && opening.length > 0 && summed.test(text) && !/[Tt]ogether|\+ [^.]*=|\bsum\b/.test(openingWords) ? ['what they come to together'] : []);
