import { equalitySentence, factSentence, matchCodes, openFields } from './reason.ts';
import type { Rule } from './rule.ts';

/** The value agrees and nothing conflicts, but a field is left open. */
export const supported: Rule = ({ match, strangers }) => {
  if (match === null || strangers.length > 0) return null;
  const open = openFields(match);
  return { verdict: 'supported', rule: 'value-agrees-field-open', reason: `${factSentence(match)}; ${equalitySentence(match)}${open.length === 0 ? '' : `, but ${open.join(' and ')} ${open.length === 1 ? 'is' : 'are'} not stated on both sides`}.`, codes: [...matchCodes(match), ...open.map((field) => `${field}-open`)], field: null, rests: match, corrects: false };
};
