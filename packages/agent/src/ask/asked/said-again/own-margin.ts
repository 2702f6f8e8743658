// A follow-up that asks for the margin of the figure before: "and its margin" after free cash flow, "the margin?" after operating income. Said again by the name of that margin.
import { metricById } from '@assay/calc';
import type { Asked } from '../asked.ts';
import { figureBefore, momentWords } from '../times/follow/figure-before.ts';

const asksMargin = /^(?:(?:and|so|but|ok|okay|fine|good|now|then|what about|how about|what(?:'s| is| was| were| would)?|how (?:high|big|large|good) (?:is|was)|give me|show me),? )*(?:(?:be )?(?:its|the|that|their|this|as an?|in) )?margins?(?: (?:was|is|were|did) (?:that|it|this)(?: (?:then|make|mean|come to))?)?(?: (?:then|that year|in percent|on (?:that|it|sales|revenue)))?[\s?.!]*$/i;
/** What goes by a shorter name than its margin. */
const shorter: Readonly<Record<string, string>> = { net_income: 'net_margin', gross_profit: 'gross_margin', income_before_tax: 'pretax_margin' };

export function marginOf(id: string): string | undefined {
  return metricById(shorter[id] ?? `${id.replace(/_income$/, '')}_margin`)?.label;
}

/** Null where something else is asked, or the figure before has no margin of its own. */
export function ownMargin(text: string, earlier: Asked): string | null {
  const before = asksMargin.test(text) ? figureBefore(earlier) : null;
  const margin = before === null ? undefined : marginOf(before.id);
  return before === null || margin === undefined ? null : `What was ${before.whose} ${margin} in ${momentWords(before.time)}?`;
}
