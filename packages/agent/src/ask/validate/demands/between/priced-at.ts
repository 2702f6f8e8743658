// What is asked about what a share is priced at, and a multiple or an amount alone does not tell: the price that a multiple would make, the multiple of a year ago, so many years of a flow.
import { daysBetween } from '@assay/record';
import { standsIn } from '../../../asked/patterns/late-pattern.ts';
import type { Demand } from '../demand.ts';

const priceWanted = /\b(?:what|which|at what) (?:share |stock )?price (?:would|will|must|has to|does|should|do|did)\b[^?]{0,60}\b(?:times|multiple|p\/?[esb]|x (?:sales|earnings|revenue|book)|yield)\b/i;

/** The price at which it would stand at a multiple is worked out. */
export const priceForMultiple: Demand = ({ text, opening, openingWords }) => (standsIn(text, priceWanted) && opening.length > 0 && !/\bPrice at that\b|× [^=]{1,40}= \$/.test(openingWords) ? ['the price at that multiple'] : []);

const heldAgainstNow = /(?:%|\b(?:percent\w*|per cent|how far|upside|downside|discount|premium|above|below|under|over|off|vs\.?|versus|against|compared (?:to|with))\b)[^?;]{0,40}\b(?:last|latest|newest|most recent|current|today's|last known) (?:close|closing price|share price|price|quote)\b/i;

/** How far the price at a multiple lies from the newest close is no move of the share over some other time. */
export const heldAgainstClose: Demand = ({ text, openingWords }) => (heldAgainstNow.test(text) && /\bPrice at that multiple\b/.test(openingWords) && !/\bthe latest close\b/.test(openingWords) ? ['how far that price lies from the latest close'] : []);

const isMultiple = /^(?:p[esb]_|price_to|price_over|ev_to|earnings_yield|dividend_yield)/;
const multiple = /\b(?:p ?\/ ?[esb]|pe|price[- ](?:to[- ])?(?:earnings|sales|book)|price\/(?:earnings|sales|book)|ev ?\/ ?(?:ebitda|sales)|multiples?)\b/i;
const yearAgo = /\b(?:vs\.?|versus|against|than|and|to|from|compared (?:to|with))(?: (?:what it was|it was|that of|its level))? (?:a|one) year (?:ago|earlier|before)\b|\ba year (?:ago|earlier) (?:vs\.?|versus|and|against) (?:now|today)\b/i;

/** The multiple of today and that of a year ago are two. */
export const multipleYearAgo: Demand = ({ text, opening }) => {
  const days = [...new Set(opening.filter(({ measure, metric }) => isMultiple.test(measure) || isMultiple.test(metric)).map(({ to }) => to ?? ''))].toSorted();
  const areAYearApart = days.some((day) => days.some((other) => Math.abs(daysBetween(day, other) - 365) < 15));
  return standsIn(text, yearAgo) && multiple.test(text) && opening.length > 0 && !areAYearApart ? ['the multiple of a year ago'] : [];
};

const yearsOf = /\bhow many (?:years?|months?) (?:worth )?of\b/i;

/** So many years of the one in the other is their quotient. */
export const yearsOfIt: Demand = ({ text, opening, openingWords }) => (standsIn(text, yearsOf) && opening.some(({ unit }) => unit.kind === 'money') && !opening.some(({ unit }) => unit.kind === 'multiple' || unit.kind === 'count') && !/÷|\byears? in a row\b|\bIt (?:was so|went (?:up|down)) in\b/.test(openingWords) ? ['how many years of it'] : []);

const payout = /\bpay-?out(?: ratio)?(?=[ ,.;?]|$)/i;
const perShare = /\b(?:dividends? per share|dps)\b/i;

/** Dividends a share are no payout ratio. */
export const payoutItself: Demand = ({ text, opening, missing }) => (payout.test(text) && perShare.test(text) && opening.length > 0 && !opening.some(({ measure, metric, form }) => /payout/.test(`${measure} ${metric}`) || form === 'ratio') && !/payout|dividends paid/i.test(missing) ? ['the payout ratio'] : []);

const movedSince = /\b(?:expand\w*|contract\w*|chang\w*|r[io]se\w*|f[ae]ll\w*|re-?rat\w*|mov\w*|compress\w*|grown?|come)\b[^?]{0,30}\bsince (?:the )?(?:end|close|start|beginning)\b/i;

/** Since then is up to the newest close, and not to the end of a year in between. */
export const multipleUpToNow: Demand = ({ text, opening }) => {
  const moves = opening.filter(({ measure, metric, form, isBeside }) => !isBeside && (form === 'growth' || form === 'change') && (isMultiple.test(measure) || isMultiple.test(metric)));
  return standsIn(text, movedSince) && multiple.test(text) && moves.some(({ to }) => to?.endsWith('-12-31') === true) ? ['the multiple at the latest price'] : [];
};

const apart = /\b(?:by how (?:much|many (?:turns|points|times))|how many turns|how (?:much|far) (?:higher|lower|dearer|cheaper|apart)|how far apart|(?:difference|gap|spread) between)\b/i;

/** How far the multiples of two shares lie apart is worked out between them. */
export const multiplesApart: Demand = ({ text, asked, opening, openingWords }) => {
  const told = opening.filter(({ measure, form, isBeside }) => isMultiple.test(measure) && form === 'value' && !isBeside);
  const isWorkedOut = /−|\bdifference\b|\btimes as\b|\bhigher by\b|\b(?:above|below) (?:that|the other)\b/i.test(openingWords) || opening.some(({ form }) => form === 'difference' || form === 'ratio');
  return asked.companies.length === 2 && apart.test(text) && told.length > 0 && opening.every(({ measure }) => isMultiple.test(measure) || measure === 'price' || measure === 'diluted_eps') && !isWorkedOut ? ['how far the two multiples lie apart'] : [];
};
