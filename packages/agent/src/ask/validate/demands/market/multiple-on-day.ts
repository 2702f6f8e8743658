// A multiple that one clause of a question asks for on a day rests on the close of that day.
import type { Demand } from '../demand.ts';
import { daysWritten, written } from '../reading/days.ts';

const multiple = /\b(?:p ?\/ ?[esb]|pe ratio|price[- ](?:to[- ]|over )?(?:earnings|sales|book)|earnings yield|multiples?|how many times)\b|\b(?:eps|earnings|profits?)\b[^?,;]{0,48}(?:\bper ?cent(?:age)?|%) of (?:its|the|that|this)\b[^?,;]{0,20}\b(?:close|price)\b/i;
const isMultiple = /^(?:pe_ratio|price_to|price_over|earnings_yield|ev_to)/;
const onDay = /\b(?:at|on|as of)\b[^,;?]{0,40}\b\d{1,2} [A-Z][a-z]+ (?:19|20)\d\d\b/;
const otherTimes = /\b(?:now|today|current\w*|latest|last close|newest|most recent|since|from|between|versus|vs|against|ended|ending)\b/i;
const ofStatements = /\b(?:debt|cash|assets|equity|liabilities|balance)\b/i;
/** A close of the session before it, where it was none. */
const NEAR = 5;

const dayOf = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
const clausesOf = (text: string): readonly string[] => written(text).split(/[;?]|, (?=and |what |how )|\band (?=(?:what|how|the|its|p ?\/)\b)/i);

export const multipleOnDay: Demand = ({ text, opening }) => {
  const asked = clausesOf(text).filter((words) => multiple.test(words) && onDay.test(words) && !otherTimes.test(words) && !ofStatements.test(words)).map(daysWritten).filter((days) => days.length === 1).flat();
  const [day, ...others] = new Set(asked);
  const told = opening.filter(({ measure, metric, isBeside, to }) => to !== null && !isBeside && (isMultiple.test(measure) || isMultiple.test(metric)));
  const isTold = told.some(({ to }) => day !== undefined && to !== null && dayOf(to) <= day + 1 && dayOf(to) >= day - NEAR);
  return day === undefined || others.length > 0 || told.length === 0 || isTold ? [] : ['the multiple on the day that is named'];
};
