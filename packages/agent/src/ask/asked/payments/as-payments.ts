// A question of the last dividends of a share as a reading like any other.
import type { Asked, AskedMeasure } from '../asked.ts';
import type { Around } from '../course/as-course.ts';
import { closesOf, signed } from '../stakes/as-stakes.ts';
import { atLastRate, readPayments } from './read-payments.ts';

const mayBe = /\b(?:dividends?|divs?|payouts?|distributions?|cheques?)\b/i;

/** A dividend is taken for a year, and no rate of growth is. */
const yearly = /\b(?:(?:on an? )?annuali[sz]\w+|(?:on an? )?(?:yearly|annual) (?:basis|rate|pace|footing)|run[- ]rate)\b/gi;

/** Null where it is not wholly such a question. */
export async function readAsPayments(question: string, around: Around): Promise<Asked | null> {
  const closes = mayBe.test(question) ? await closesOf(question.replace(/\$ ?\/ ?sh\b/gi, 'per share'), around) : null;
  if (closes === null || closes.companies.length === 0) return null;
  const payments = readPayments({ text: signed(closes), windows: closes.windows });
  if (payments === null) return null;
  const metric = (id: string, words: string): AskedMeasure => ({ kind: 'metric', id, as: 'value', words });
  return {
    text: question, asking: question.replace(atLastRate, ' dividends$1').replace(yearly, ' '), operation: 'look-up', companies: closes.companies, group: null, unknown: [], measures: [metric('dividends_per_share', 'dividends'), ...(payments.over === null ? [] : [...(/\b(?:yields?|yielding)\b/i.test(question) ? [metric('dividend_yield', 'yield')] : []), metric('price', 'close')])],
    periods: [payments.over?.kind === 'point' ? { kind: 'date', on: payments.over.on } : { kind: 'latest' }], order: null, limit: null, conditions: [], filters: around.filters, wantsWords: false, inherited: [], unread: [], strange: [], leftOver: [], payments,
  };
}
