// "The worst day this year", "its best month of last year": the calendar year that is meant, where a part of it is looked for.
import type { IsoDate } from '@assay/record';

const part = /\b(?:best|worst|strongest|weakest|biggest|largest|steepest|top)\b[^?.]*\b(?:days?|sessions?|weeks?|weekly|months?|monthly|quarters?|daily)\b|\b(?:day|week|month|quarter)\b[^?.]*\b(?:best|worst|most)\b/i;
const thisYear = /\b(?:(?:so far|in|of|during|for) )*(?:(?:this|the current) (?:calendar )?year|ytd|year[- ]to[- ]date)(?: (?:so far|to date))?/gi;
const lastYear = /\b(?:(?:in|of|during|for) )*(?<!the )(?:last|the previous) (?:calendar )?year\b(?! of\b)/gi;

export function yearOfParts(text: string, today: IsoDate): string {
  if (!part.test(text)) return text;
  const year = Number(today.slice(0, 4));
  return text.replace(thisYear, `in ${String(year)}`).replace(lastYear, `in ${String(year - 1)}`);
}
