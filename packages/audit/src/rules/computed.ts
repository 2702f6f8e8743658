import { isStrong } from '../judge/case.ts';
import { equalitySentence, matchCodes, openFields } from './reason.ts';
import type { Rule } from './rule.ts';

/** The formula that the words mean, over bound facts, gives the shown number. */
export const computed: Rule = ({ match, strangers }) => {
  if (match === null || match.candidate.formula === null || strangers.length > 0) return null;
  const open = openFields(match).filter((field) => field !== 'period');
  if (match.candidate.metric !== 'agrees' || open.length > 0 || (match.candidate.period !== 'agrees' && !isMarket(match.candidate.facts))) return null;
  if (match.candidate.period === 'agrees' && !isStrong(match)) return null;
  const { expression, filled, result, inexact } = match.candidate.formula;
  return { verdict: 'computed', rule: inexact ? 'recomputed' : 'recomputed-exactly', reason: `${match.candidate.subject}: ${expression} = ${filled} = ${result}; ${equalitySentence(match)}.`, codes: matchCodes(match), field: null, rests: match, corrects: false };
};

/** Market figures without a date are judged on the report's own day. */
function isMarket(facts: readonly { readonly fact: { readonly source: { readonly kind: string } } }[]): boolean {
  return facts.some((read) => read.fact.source.kind === 'market' || read.fact.source.kind === 'aggregator');
}
