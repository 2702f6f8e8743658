// "A vs B gap": what lies between the two has to be written out; both side by side leave it to the reader.
import type { Demand } from '../demand.ts';

const asks = /\b(?:vs\.?|versus|against) [^?.;]{3,50}? (?:gap|spread|diff(?:erence)?)\b/i;
const otherwise = /\b(?:what|how|why|which|who|treasury|yields?)\b/i;
const between = / − |\bDifference\b|\bahead by\b/;
const moved = /\bby (?:\$|[\d.]+ percentage points)/;

export const versusGap: Demand = ({ asked, opening, ownWords }) => {
  if (opening.length === 0 || !asks.test(asked.text) || otherwise.test(asked.text) || between.test(ownWords) || opening.some(({ form }) => form === 'difference')) return [];
  const isOfOneMeasure = asked.companies.length < 2 && new Set(opening.map(({ measure }) => measure)).size === 1;
  return isOfOneMeasure && moved.test(ownWords) ? [] : ['what lies between the two'];
};
