// What a share pays: its newest dividend, the last four of them, a year's, and what they come to for each dollar of the price.
import { timeWords } from '../likeness/time-words.ts';
import { whoseOf, type Scene } from './scene.ts';
import { yearsIn } from './value-held.ts';
import { dividend, foursome, newestDividend, payout, timesFour, yields } from './value-words.ts';

const perShare = /\bper share\b|\ba share\b|\bdps\b|\bhow much\b|\bcheque\b|\bcheck\b|\bquarterly\b/;
const besideSum = /\b(?:first|and (?:then )?add|then sum)\b/;

/** Null where no dividend is asked for in relation to a price or to earnings, or of another day. */
export function dividendAsks({ text, companies: [company, ...others], fiscal, days }: Scene): readonly string[] | null {
  const [day, ...later] = days;
  const isEx = /\bex\b|\bex-div/.test(text) && timesFour.test(text);
  if (company === undefined || others.length + later.length > 0 || !isRelated(text)) return null;
  const whose = whoseOf(company);
  if (day !== undefined && !isEx) return ofDay(whose, day, yearsIn(fiscal));
  const newest = newestDividend.test(text) && perShare.test(text) ? [`What was ${whose} latest quarterly dividend per share?`] : [];
  if (timesFour.test(text)) return [`What is ${whose} dividend yield at the latest close on four times its latest quarterly dividend?`];
  if (foursome.test(text)) return [...(besideSum.test(text) ? newest : []), `What is ${whose} dividend yield at the latest close on its last four quarterly dividends?`];
  return [...newest, ...ofYear(whose, yearsIn(fiscal)[0], text)];
}

/** A year's dividends over the close of a day. */
function ofDay(whose: string, day: string, [year, ...others]: readonly number[]): readonly string[] | null {
  const close = `the close of ${timeWords([{ kind: 'date', on: day }])}`;
  const of = year ?? (day.endsWith('-12-31') ? Number(day.slice(0, 4)) : undefined);
  return of === undefined || others.length > 0 ? null : [`What was ${whose} dividend yield at ${close} on the dividends per share of fiscal ${String(of)}?`];
}

const priced = /\btrad(?:e|es|ed|ing)\b|\bbuy in\b|\bprice|\bclos(?:e|ed|es|ing)\b|\bpx\b|\by(?:ie)?ld\w*|\bquote|\bstock\b|\bput in\b/;
const isRelated = (text: string): boolean => dividend.test(text) && (payout.test(text) || (yields.test(text) && priced.test(text)));

function ofYear(whose: string, year: number | undefined, text: string): readonly string[] {
  if (year === undefined) return [`What is ${whose} dividend yield at the latest close?`];
  const [isPayout, isYield] = [payout.test(text), /\by(?:ie)?ld\w*/.test(text)];
  const paid = isYield || !isPayout ? [`What is ${whose} dividend yield at the latest close on the dividends per share of fiscal ${String(year)}?`] : [];
  return isPayout ? [...paid, `What were ${whose} dividends per share as a percentage of its diluted earnings per share in fiscal ${String(year)}?`] : paid;
}
