import { compareFigure } from '../bind/compare.ts';
import { decimal } from '@assay/record';
import { factSentence } from './reason.ts';
import type { Rule } from './rule.ts';

/** Equal only to a lesser source of the same key: supported at most, and the preferred value is shown. */
export const lesserSource: Rule = ({ best, match, reading, strangers }) => {
  if (best === null || match !== null || strangers.length > 0) return null;
  const rival = best.candidate.rivals.find((read) => compareFigure(reading, { ...best.candidate, value: decimal(read.fact.value), unit: read.fact.unit, facts: [read], rivals: [] }).equality !== null);
  if (rival === undefined) return null;
  return { verdict: 'supported', rule: 'lesser-source-only', reason: `${rival.fact.source.name} has this value; ${factSentence(best)}.`, codes: ['sources-differ', 'lesser-source'], field: null, rests: { ...best, candidate: { ...best.candidate, facts: [rival, ...best.candidate.facts] } }, corrects: true };
};
