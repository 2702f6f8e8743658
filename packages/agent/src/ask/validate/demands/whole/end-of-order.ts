// Who is more leveraged, riskier, dearer, better: the end of the order that the words mean is the one that comes first.
import { metricById } from '@assay/calc';
import { lossWanted } from '../../../asked/forms/of-losses.ts';
import { endWanted, type Better } from '../../../asked/forms/end-wanted.ts';
import type { Demand, DemandScene } from '../demand.ts';

const tellsFirst = /\b(?:than any other of the|(?:top|bottom) of the companies|leads the companies|is ahead on|is the (?:cheaper|more expensive)|stands at the|has (?:more|less))\b/;
const who = /\b(?:which|who|whose)\b[^;?.]*|\b(?:rank|order|sort)\b[^;?.]*/i;
/** Those of which the plain reader of most and least knows no end. */
const byQuality = /\b(?:leverag\w+|levered|geared|indebted|in debt|in hock|risk(?:y|ier|iest)|saf(?:er|est)|better|best|worse|worst|pric(?:ier|iest)|dear(?:er|est)|cheap(?:er|est)|expensive|stretched|overvalued|conservativ\w+|aggressive\w*)\b/i;

const paid = /^(?:pe_|forward_pe|price_to_|ev_to_|ev_|peg)/;

/** A multiple of the price and a debt are better the less there is of them. */
function betterOf(metric: string): Better {
  return paid.test(metric) ? 'down' : metricById(metric)?.favourable ?? (/(?:debt|liabilities)/.test(metric) ? 'down' : null);
}

type Given = DemandScene['opening'][number];

const isFirst = ({ isBeside, sentence }: Given): boolean => !isBeside && tellsFirst.test(sentence);
const besides = (first: Given, opening: readonly Given[]): readonly Given[] => opening.filter(({ isBeside, sentence, metric, form }) => !isBeside && sentence === first.sentence && metric === first.metric && form === first.form);

/** Of the figure itself where losses are held against one another, else of what is good in it. */
function endMeant(contest: string, first: Given, among: readonly Given[]): ReturnType<typeof endWanted> {
  const ofLoss = among.some(({ value }) => value < 0) ? lossWanted(contest) : null;
  const better = betterOf(first.metric);
  return ofLoss ?? (better === null || !byQuality.test(contest) ? null : endWanted(contest, { better, isYield: first.metric.endsWith('_yield') }));
}

export const endOfOrder: Demand = ({ text, asked, opening }) => {
  const contest = who.exec(text)?.[0] ?? '';
  const first = opening.find(isFirst);
  if (first === undefined || asked.companies.length < 2) return [];
  const among = besides(first, opening);
  const end = endMeant(contest, first, among);
  const isMet = among.slice(1).every(({ value }) => (end === 'low' ? value >= first.value : value <= first.value) || (paid.test(first.metric) && value < 0));
  return end === null || isMet ? [] : ['the end of the order that is asked for'];
};

const yearsIn = (words: string): readonly string[] => [...new Set(words.match(/\b(?:19|20)\d\d\b/g) ?? [])];

/** Who has the larger loss is decided at the time that the asking clause names. */
export const lossOfItsTime: Demand = ({ text, asked, opening }) => {
  const contest = who.exec(text)?.[0] ?? '';
  const [year, ...more] = yearsIn(contest);
  const first = opening.find(isFirst);
  if (first === undefined || year === undefined || more.length > 0 || asked.companies.length < 2 || lossWanted(contest) === null) return [];
  return String(first.fiscal?.year) === year || first.to?.startsWith(year) === true ? [] : ['the larger loss at the time asked about'];
};
