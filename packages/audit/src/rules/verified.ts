import { isStrong } from '../judge/case.ts';
import { equalitySentence, factSentence, matchCodes, openFields } from './reason.ts';
import type { Rule } from './rule.ts';

/** One fact of a capture says the same in every stated field. */
export const verified: Rule = ({ match, strangers }) => {
  if (match === null || match.candidate.formula !== null || !isStrong(match) || strangers.length > 0) return null;
  if (openFields(match).length > 0) return null;
  const rivals = match.candidate.rivals.map((read) => `${read.fact.source.name} has ${read.fact.value}`);
  const differ = rivals.length === 0 ? '' : ` Sources differ: ${rivals.join('; ')}.`;
  return { verdict: 'verified', rule: 'same-in-every-field', reason: `${factSentence(match)}; ${equalitySentence(match)}.${differ}`, codes: matchCodes(match), field: null, rests: match, corrects: false };
};
