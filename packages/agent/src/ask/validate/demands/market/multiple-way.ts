// "Did the multiple go up or down": two multiples beside one another leave that to the reader.
import { asksWay } from '../../../asked/multiple/beside/two-closes.ts';
import type { Demand } from '../demand.ts';
import { daysWritten, written } from '../reading/days.ts';

const measured = /^(?:pe_ratio|price_to_\w+|ev_to_\w+|\w+_yield)$/;
const told = /\b(?:rose|fell|risen|fallen|up|down|higher|lower|went the way|dearer|cheaper|against)\b|^(?:Yes|No)\b/;

const ratio = String.raw`(?:p ?\/ ?e|pe|price[- ](?:to[- ])?earnings(?: ratio)?|(?:earnings )?multiple)`;
const moved = String.raw`(?:mov\w+|chang\w+|r[io]se|risen|f[ae]ll\w*|gone?|went|expand\w*|contract\w*|shr[aiu]nk)`;
/** "How far did its P/E move between the one day and the other?": a multiple at each. */
const betweenDays = new RegExp(String.raw`\b${ratio}\b[^?.;\d]{0,30}\b${moved}\b[^?.;\d]{0,20}\b(?:between|from)\b|\b${moved}\b[^?.;\d]{0,24}\b(?:in|of) (?:(?:the|its) )?${ratio}\b[^?.;\d]{0,24}\b(?:between|from)\b`, 'i');

const atBoth: Demand = ({ text, opening }) => {
  const days = betweenDays.test(text) ? new Set(daysWritten(written(text))).size : 0;
  const told = new Set(opening.filter(({ measure, isBeside }) => measured.test(measure) && !isBeside).map(({ to }) => to));
  return days === 2 && opening.length > 0 && told.size < 2 ? ['the multiple at both closes'] : [];
};

const wayTold: Demand = ({ text, opening, openingWords, asked }) => {
  const [first, second] = opening.filter(({ measure, isBeside }) => measured.test(measure) && !isBeside);
  const areOfTwo = first !== undefined && second !== undefined && first.measure === second.measure && first.value !== second.value && asked.companies.length === 1;
  return areOfTwo && asksWay(text.toLowerCase()) && !told.test(openingWords) ? ['whether it rose or fell'] : [];
};

export const multipleWay: Demand = (scene) => [...wayTold(scene), ...atBoth(scene)];
