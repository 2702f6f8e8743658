// What a share pays: its newest dividend, the last four of them, a year's, and what they come to for each dollar of the price.
import { whoseOf, type Scene } from './scene.ts';
import { yearsIn } from './value-held.ts';
import { dividend, foursome, newestDividend, payout, timesFour, yields } from './value-words.ts';

const perShare = /\bper share\b|\ba share\b|\bdps\b|\bhow much\b|\bcheque\b|\bcheck\b|\bquarterly\b/;
const besideSum = /\b(?:first|and (?:then )?add|then sum)\b/;

/** Null where no dividend is asked for in relation to a price or to earnings, or of another day. */
export function dividendAsks({ text, companies: [company, ...others], fiscal, days }: Scene): readonly string[] | null {
  if (company === undefined || others.length + days.length > 0 || !isRelated(text)) return null;
  const whose = whoseOf(company);
  const newest = newestDividend.test(text) && perShare.test(text) ? [`What was ${whose} latest quarterly dividend per share?`] : [];
  if (timesFour.test(text)) return [`What is ${whose} dividend yield at the latest close on four times its latest quarterly dividend?`];
  if (foursome.test(text)) return [...(besideSum.test(text) ? newest : []), `What is ${whose} dividend yield at the latest close on its last four quarterly dividends?`];
  return [...newest, ...ofYear(whose, yearsIn(fiscal)[0], text)];
}

const priced = /\bprice|\bclos(?:e|ed|es|ing)\b|\bpx\b|\by(?:ie)?ld\w*|\bquote|\bstock\b|\bput in\b/;
const isRelated = (text: string): boolean => dividend.test(text) && (payout.test(text) || (yields.test(text) && priced.test(text)));

function ofYear(whose: string, year: number | undefined, text: string): readonly string[] {
  if (year === undefined) return [`What is ${whose} dividend yield at the latest close?`];
  const [isPayout, isYield] = [payout.test(text), /\by(?:ie)?ld\w*/.test(text)];
  const paid = isYield || !isPayout ? [`What is ${whose} dividend yield at the latest close on the dividends per share of fiscal ${String(year)}?`] : [];
  return isPayout ? [...paid, `What were ${whose} dividends per share as a percentage of its diluted earnings per share in fiscal ${String(year)}?`] : paid;
}
