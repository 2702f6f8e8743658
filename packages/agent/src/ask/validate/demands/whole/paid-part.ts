// The part of a profit or a cash flow that was paid out, and what lies between two figures that were named: an amount, or the figures by themselves, are neither.
import type { Demand } from '../demand.ts';
import type { GivenFigure } from '../reading/given.ts';

const part = String.raw`(?:percentage|percent|per cent|%|share|portion|proportion|fraction)`;
const whole = String.raw`(?:net (?:income|profit|earnings)|profits?|earnings|free cash flow|fcf|operating cash flow)`;
const out = String.raw`(?:pa(?:id|y)(?: out)?|hand(?:ed)? (?:out|back)|distributed?|return(?:ed)?|given? (?:out|back)|went (?:in|to|into|on|out)|go(?:es)? to)`;
const paidPart = new RegExp(String.raw`\b${part} of [^?.;,]{0,30}?\b${whole}\b[^?.;,]{0,30}?\b${out}\b`, 'i');
/** And not on taxes or on research. */
const toOwners = /\b(?:dividends?|owners|(?:share|stock)holders|buy-?backs?|repurchases?)\b/i;
const isPart = ({ unit, form, measure, isBeside }: GivenFigure): boolean => !isBeside && /payout|dividend(?!_yield)|shareholder_returns|repurchase/.test(measure) && form !== 'growth' && form !== 'cagr' && (unit.kind === 'percent' || unit.kind === 'fraction');

const partPaid: Demand = ({ text, opening }) => (opening.length > 0 && paidPart.test(text) && toOwners.test(text) && !opening.some(isPart) ? ['what part was paid out'] : []);

const gap = /\b(?:dollar|cash|money)[- ](?:difference|gap) between (?:the two|them|these|those|both)\b|\b(?:difference|gap) between (?:the two|them|both) in (?:dollars|money)\b/i;
const isTold = / − |\bDifference\b|\bworking capital\b|\b(?:more|less|higher|lower|larger|smaller) than\b|\bahead by\b|\bby \$/i;

/** In dollars, beside a ratio of the two. */
const gapInMoney: Demand = ({ text, opening, openingWords }) => (opening.length > 0 && gap.test(text) && !isTold.test(openingWords) && !opening.some(({ form }) => form === 'difference') ? ['what lies between the two'] : []);

export const paidPartAndGap: Demand = (scene) => [...partPaid(scene), ...gapInMoney(scene)];
