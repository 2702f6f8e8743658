// Who is more leveraged, riskier, dearer, better: the end of the order that the words mean is the one that comes first.
import { metricById } from '@assay/calc';
import { endWanted, type Better } from '../../../asked/forms/end-wanted.ts';
import type { Demand } from '../demand.ts';

const tellsFirst = /\b(?:than any other of the|(?:top|bottom) of the companies|leads the companies|is ahead on|is the (?:cheaper|more expensive)|stands at the|has (?:more|less))\b/;
const who = /\b(?:which|who|whose)\b[^;?.]*|\b(?:rank|order|sort)\b[^;?.]*/i;
/** Those of which the plain reader of most and least knows no end. */
const byQuality = /\b(?:leverag\w+|levered|geared|indebted|in debt|in hock|risk(?:y|ier|iest)|saf(?:er|est)|better|best|worse|worst|pric(?:ier|iest)|dear(?:er|est)|cheap(?:er|est)|expensive|stretched|overvalued|conservativ\w+|aggressive\w*)\b/i;

const paid = /^(?:pe_|forward_pe|price_to_|ev_to_|ev_|peg)/;

/** A multiple of the price and a debt are better the less there is of them. */
function betterOf(metric: string): Better {
  return paid.test(metric) ? 'down' : metricById(metric)?.favourable ?? (/(?:debt|liabilities)/.test(metric) ? 'down' : null);
}

export const endOfOrder: Demand = ({ text, asked, opening }) => {
  const contest = who.exec(text)?.[0] ?? '';
  const first = opening.find(({ isBeside, sentence }) => !isBeside && tellsFirst.test(sentence));
  if (first === undefined || asked.companies.length < 2 || !byQuality.test(contest)) return [];
  const better = betterOf(first.metric);
  const end = better === null ? null : endWanted(contest, { better, isYield: first.metric.endsWith('_yield') });
  const values = opening.filter(({ isBeside, sentence, metric, form }) => !isBeside && sentence === first.sentence && metric === first.metric && form === first.form).map(({ value }) => value);
  const isMet = values.slice(1).every((value) => (end === 'low' ? value >= first.value : value <= first.value) || (paid.test(first.metric) && value < 0));
  return end === null || isMet ? [] : ['the end of the order that is asked for'];
};
