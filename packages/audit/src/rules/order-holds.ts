import type { Rule } from './rule.ts';

/** A direction or rank word stands when the facts are in that order. */
export const orderHolds: Rule = ({ order, reading, strangers }) => {
  if (order === null || !order.holds || reading.numeral !== null || strangers.length > 0) return null;
  return {
    verdict: order.certain ? 'computed' : 'supported', rule: 'facts-in-this-order', codes: order.certain ? ['order'] : ['order', 'history-limited'],
    reason: `The facts are in the order that “${reading.claim.text}” says: ${order.statement}${order.certain ? '' : ', as far back as the sources reach'}.`, field: null, rests: order.comparison, corrects: false,
  };
};
