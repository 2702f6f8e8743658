// "What yield is that on the latest close?" behind the dividends or the earnings of a share: the figure of before over the newest price.
import type { Asked } from '../asked.ts';
import { figureBefore, momentWords } from '../times/follow/figure-before.ts';

const yields: Readonly<Record<string, string>> = { dividends_per_share: 'dividends per share', diluted_eps: 'diluted EPS', basic_eps: 'basic EPS' };
const newest = String.raw`(?:the |its )?(?:last|latest|newest|most recent|current|today's|present)(?: (?:share|stock|market|closing))* (?:close|price|quote)`;
const onPrice = new RegExp(String.raw`\b${newest}\b`, 'i');
const asksYield = /\byield\w*\b/i;
/** What comes back on a share that is bought. */
const asksPercent = /\b(?:per ?cent(?:age)?|pct)\b|%/i;
const bought = /\b(?:bought|buy|buying|paid|pay|got in)\b/i;
const points = /\b(?:that|this|it|those|these|they)\b/i;
const otherwise = /\b(?:since|than|ago|rise|rose|fall|fell|up|down|move[ds]?|gr[eo]w\w*|times|multiple|before|earlier|why|other)\b|\b(?:19|20)\d\d\b/i;

/** Null where it asks for another thing, or where the figure before is none that a share is bought for. */
export function yieldOfThat(given: string, earlier: Asked): string | null {
  const before = figureBefore(earlier);
  const name = before === null ? undefined : yields[before.id];
  const asks = asksYield.test(given) || (asksPercent.test(given) && (bought.test(given) || points.test(given)));
  const isAsked = onPrice.test(given) && points.test(given) && asks && !otherwise.test(given);
  return before === null || name === undefined || !isAsked ? null : `What are ${before.whose} ${name} of ${momentWords(before.time)} as a percentage of its latest closing price?`;
}
