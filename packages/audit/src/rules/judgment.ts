import type { Rule } from './rule.ts';

/** Opinions, forecasts, scenarios and targets: shown as such. Their inputs are claims of their own. */
export const judgment: Rule = ({ reading }) => {
  const { judgment: why } = reading.claim;
  return why === null ? null : { verdict: 'judgment', rule: `judgment-${why}`, reason: `The clause states ${why === 'assumption' ? 'an assumption' : `a ${why}`}, not a past or present fact.`, codes: [why], field: null, rests: null, corrects: false };
};
