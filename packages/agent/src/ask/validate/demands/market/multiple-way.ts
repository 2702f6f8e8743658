// "Did the multiple go up or down": two multiples beside one another leave that to the reader.
import { asksWay } from '../../../asked/multiple/beside/two-closes.ts';
import type { Demand } from '../demand.ts';

const measured = /^(?:pe_ratio|price_to_\w+|ev_to_\w+|\w+_yield)$/;
const told = /\b(?:rose|fell|risen|fallen|up|down|higher|lower|went the way|dearer|cheaper|against)\b|^(?:Yes|No)\b/;

export const multipleWay: Demand = ({ text, opening, openingWords, asked }) => {
  const [first, second] = opening.filter(({ measure, isBeside }) => measured.test(measure) && !isBeside);
  const areOfTwo = first !== undefined && second !== undefined && first.measure === second.measure && first.value !== second.value && asked.companies.length === 1;
  return areOfTwo && asksWay(text.toLowerCase()) && !told.test(openingWords) ? ['whether it rose or fell'] : [];
};
