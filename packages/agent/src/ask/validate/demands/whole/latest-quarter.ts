// "Latest quarter: revenue and EPS": a figure of a whole year is none of the quarter, though the one beside it is.
import type { Demand } from '../demand.ts';

const ofQuarter = /\b(?:latest|last|newest|most recent|recent) (?:reported |fiscal |full )?(?:quarter\b(?!s|ly)|10-?q\b|quarterly (?:report|filing|results|numbers|figures))/i;
const ofYear = /\b(?:years?|annual\w*|full[- ]year|fiscal 20\d\d|fy ?'?\d\d|20\d\d|12 months|twelve months|ttm|trailing|p\/?e|multiples?|ratio|yield|times)\b/i;

export const latestQuarter: Demand = ({ text, opening, asked }) => {
  if (!ofQuarter.test(text) || ofYear.test(text) || asked.companies.length !== 1) return [];
  const own = opening.filter(({ isBeside, form }) => !isBeside && (form === 'value' || form === 'growth'));
  const isMixed = own.some(({ fiscal }) => fiscal?.part.startsWith('Q')) && own.some(({ fiscal }) => fiscal?.part === 'FY');
  return isMixed ? ['each figure for the quarter'] : [];
};
