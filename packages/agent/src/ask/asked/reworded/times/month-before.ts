// "… through June 2025, and what it averaged the June before": that month of the year before; and what lies between two averages, as the difference in percent.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const month = '(january|february|march|april|may|june|july|august|september|october|november|december)';
const before = String.raw`(?:the \1 before|the (?:previous|prior|preceding|last) \1|the same month (?:of |in )?(?:the |a )?(?:year before|year earlier|previous year|prior year)|\1 (?:of |in )?(?:the|a) (?:year before|year earlier|previous year|prior year))`;

export const monthBefore: readonly Rewording[] = [
  // One month with its year, and no other year by which it might be told.
  [re(String.raw`\b${month} (20\d\d)\b((?:(?!\b20\d\d\b)[^]){1,120}?)(?:(?:in|of|for|during|from|over|at|on) )?(?<![a-z])${before}(?![a-z])`), (...[, name = '', year = '', between = '']: readonly string[]): string => `${name} ${year}${between}in ${name} ${String(Number(year) - 1)}`],
  [re(String.raw`\b(?:by )?(?:how many|what) (?:percent|per ?cent|%|percentage) (?:lies?|lay|is there|are there|separates?|stands?) (?:between )?(?:these|the|those|both) (?:two )?(?:averages|means|average (?:closes|prices))(?![a-z])`), 'the % difference'],
];
