import { timeName } from '../bind/time-query.ts';
import type { Rule } from './rule.ts';

/** Nothing in the sources speaks of it; the reason lists what was looked for. */
export const unverified: Rule = ({ reading, times, strangers, comparisons }) => {
  const looked = reading.metrics.slice(0, 3).map((metric) => metric.words);
  const metric = looked.length === 0 ? `“${reading.clauseWords.slice(0, 6).join(' ')}”` : looked.map((words) => `“${words}”`).join(', ');
  const stranger = strangers[0];
  const reason = stranger === undefined ? `No source gives a value for ${metric} in ${timeName(times.own)}${comparisons.length > 0 ? ' that the words name surely' : ''}.` : `The sentence speaks of ${stranger}, and no source does.`;
  return { verdict: 'unverified', rule: stranger === undefined ? 'nothing-bound' : 'unknown-entity', reason, codes: stranger === undefined ? ['nothing-bound'] : ['unknown-entity'], field: stranger === undefined ? null : 'entity', rests: null, corrects: false };
};
