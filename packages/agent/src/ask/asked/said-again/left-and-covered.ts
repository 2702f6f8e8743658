// Behind the cash that a business brought in: "what was left after capex, how much went out in dividends, and was there enough for them?". Free cash flow and the dividends are told, and whether the one covers the other.
import type { Asked } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';
import { findMeasures } from '../measures/read-measures.ts';
import { figureBefore, momentWords } from '../times/follow/figure-before.ts';

const dividends = /\b(?:dividends?|divs?|payouts?(?! ratio))\b/i;
const covers = /\b(?:cover(?:ed|s|ing)?|enough|suffic\w+|afford(?:ed|s)?|pay for (?:it|them|that|those)|stretch(?:ed)? to|fund(?:ed)?|foot the bill)\b/i;
const afterCapex = /\b(?:cap(?:ital )?ex(?:penditures?)?|capital (?:spending|investments?|outlays?|costs?)|fcf|free cash(?: flow)?)\b/i;
const otherwise = /\d|%|\b(?:percent\w*|ratio|times|share of|part of|per share|buy-?backs?|repurchas\w+|debt|interest|year before|previous|prior|than|versus|vs|compared?|each year|since|average)\b/i;
/** Verbs that say what it did with the cash name no line beside those. */
const own = new Set(['capital_expenditure', 'free_cash_flow', 'operating_cash_flow', 'dividends_paid', 'dividends_per_share', 'price']);

/** Null where it was no such cash of one company, or another figure or time is named. */
export function leftAndCovered(text: string, earlier: Asked): string | null {
  const before = figureBefore(earlier);
  const isOfCash = before?.id === 'free_cash_flow' || (before?.id === 'operating_cash_flow' && afterCapex.test(text));
  if (before === null || !isOfCash || otherwise.test(text) || ![dividends, covers].every((words) => words.test(text)) || namedIn(text, []).length > 0) return null;
  const isOther = findMeasures(text).some(({ measure }) => measure.kind === 'metric' && !own.has(measure.id));
  return isOther ? null : `What were ${before.whose} free cash flow and dividends paid in ${momentWords(before.time)}, and did the free cash flow cover the dividends?`;
}
