import type { Rule } from './rule.ts';

/** A direction or rank word that the order of the facts denies is contradicted, whatever else the sentence gets right. */
export const wrongDirection: Rule = ({ order, reading }) => {
  if (order === null || order.holds || !order.certain && reading.rank !== null) return null;
  if (!order.certain || reading.claim.judgment !== null) return null;
  return { verdict: 'contradicted', rule: 'wrong-direction', reason: `The words say “${reading.claim.text}”, the facts do not: ${order.statement}.`, codes: ['direction'], field: 'direction', rests: order.comparison, corrects: reading.numeral === null };
};
