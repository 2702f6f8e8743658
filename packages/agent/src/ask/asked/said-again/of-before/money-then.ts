// "What would $5,000 put in then be worth now?" behind the close of a day: put in on that day, and in that share.
import type { Asked } from '../../asked.ts';
import { momentWords } from '../../times/follow/figure-before.ts';

const sum = /(?:US ?)?\$ ?(\d[\d,]*(?:\.\d+)?k?)\b|\b(\d[\d,]*k?) (?:us )?(?:dollars|bucks|usd)\b|\b(?:put|invest\w*|stick|stuck|sink|sank|of|what is|what's) (?:in )?(\d[\d,]{2,}k?)\b|\b(\d[\d,]{2,}k?) (?:put|invested|placed|sunk|stuck)\b/i;
const putIn = /\b(?:put|invest(?:ed|ing)?|stick|stuck|sink|sank|sunk|placed?|parked?|plough(?:ed)?)\b/i;
const then = /\b(?:then|that day|on that day|at that (?:close|price|time|point)|there|back then)\b/i;
const named = /\b(?:19|20)\d\d\b|\b(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i;

/** The one share and the one day whose close stands before. */
function closeBefore({ course, companies, periods }: Asked): { readonly ticker: string; readonly day: string } | null {
  const [company, ...others] = companies;
  const [period, ...more] = periods;
  const isOne = others.length + more.length === 0 && course?.of === 'close' && course.form.kind === 'value';
  if (company === undefined || !isOne || period?.kind !== 'date') return null;
  return { ticker: company.ticker, day: momentWords(period) };
}

function amountIn(text: string): string | null {
  const groups: readonly (string | undefined)[] = sum.exec(text)?.slice(1) ?? [];
  return groups.find((one) => one !== undefined) ?? null;
}

/** Null where no one day's close stands before, or the question names a day of its own. */
export function moneyThen(text: string, earlier: Asked): string | null {
  const [before, amount] = [closeBefore(earlier), amountIn(text)];
  if (before === null || amount === null || !putIn.test(text) || !then.test(text) || named.test(text)) return null;
  return `What would $${amount} put into ${before.ticker} stock on ${before.day} be worth at the last close?`;
}
