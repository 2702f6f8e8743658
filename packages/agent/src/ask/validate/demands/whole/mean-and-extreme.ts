// A mean and an extreme that one sentence asks for, and the end of the year that an extreme is held against.
import type { Demand } from '../demand.ts';

const mean = /\b(?:average|mean|avg)\b/i;
const extreme = /(?:\b(?:and|plus|with|as well as)\b|[,+&]) ?(?:(?:what|which|when|in which|the|its|was|were|on|what's|also) ){0,4}(?:high(?:est)?|low(?:est)?|peak|top|worst|best) (?:month|reading|point|close|day|level|year|quarter|value|figure)\b/i;
const tellsExtreme = /\b(?:high|low) point\b|\b(?:highest|lowest)\b/i;

/** "The average in that year, and the highest month": the mean alone is half of it. */
export const meanAndExtreme: Demand = ({ asked: { text }, opening, openingWords }) => (opening.length > 0 && mean.test(text) && extreme.test(text) && /\b[Aa]verage\b/.test(openingWords) && !tellsExtreme.test(openingWords) ? ['the extreme beside the mean'] : []);

const high = /\b(?:high(?:est)?|low(?:est)?|peak(?:ed)?|top|bottom|trough|record)\b/i;
const endOfYear = /\b(?:end(?:ed|s)?|finish(?:ed|es)?|clos(?:e|ed)(?: out)?) (?:the|that|of (?:the|that)) year\b|\byear[- ]?end\b|\b(?:at|by) the (?:year's end|end of (?:the|that) year|close of (?:the|that) year)\b/i;
const isLate = (day: string | null, year: string): boolean => day !== null && day >= `${year}-12-29` && day <= `${year}-12-31`;

/** "Its highest close of 2024, and how far below that it ended the year": the last close of that year is one of those told. */
export const endOfThatYear: Demand = ({ text, opening }) => {
  const [year, ...others] = new Set(text.match(/\b20\d\d\b/g) ?? []);
  const closes = opening.filter(({ measure, metric }) => measure === 'price' || metric === 'price');
  return year !== undefined && others.length === 0 && closes.length > 0 && high.test(text) && endOfYear.test(text) && !closes.some(({ to }) => isLate(to, year)) ? ['the last close of that year'] : [];
};
