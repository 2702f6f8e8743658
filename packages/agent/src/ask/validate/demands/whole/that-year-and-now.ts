// "I left in 2021. What did it earn that year, and what does it earn now?" asks of the year that the story names, and of now beside it.
import type { Demand } from '../demand.ts';

const thatYear = /\b(?:that|the same) (?:very |same )?(?:fiscal )?year\b|\bback then\b/i;
const now = /\b(?:what|how much|how many|where)\b[^?.;]{0,40}\b(?:now(?:adays)?|today|these days|(?:in )?the (?:latest|last|newest) (?:fiscal |full )?year)\b/i;
const years = /\b(?:19|20)\d\d\b/g;

/** The year before the words that point at it is told; where now is asked for too, so is another time. */
export const thatYearAndNow: Demand = ({ text, opening, openingWords }) => {
  const at = text.search(thatYear);
  const [year, ...others] = new Set(at < 0 ? [] : text.match(years));
  if (year === undefined || others.length > 0 || text.indexOf(year) > at || opening.length === 0) return [];
  if (!openingWords.includes(year)) return ['the figure of the year that is pointed at'];
  const isOfBoth = opening.some(({ form, isBeside }) => !isBeside && ['growth', 'change', 'difference', 'cagr'].includes(form)) || new Set(opening.flatMap(({ to, isBeside }) => (to === null || isBeside ? [] : [to]))).size > 1;
  return now.test(text.slice(at)) && !isOfBoth ? ['the figure of now beside that of then'] : [];
};
