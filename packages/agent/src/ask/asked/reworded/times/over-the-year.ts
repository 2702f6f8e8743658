// "Where did it close on the last trading day of 2024, and how much had it gained over the year?": the move is that of the year whose last day was named, not of that day.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const lastDay = String.raw`(?:(?:last|final) (?:trading |business )?(?:day|session|close)(?: of trading)? (?:of|in)|(?:the )?(?:end|close) of|31(?:st)? (?:of )?december|december 31(?:st)?,?|year[- ]end|end[- ]of[- ])`;
const it = '(?:it|they|the (?:stock|shares?|price|share price))';
const moved = '(?:gain(?:ed)?|r[io]sen?|rise|los[et]|fall(?:en)?|mov(?:e|ed)|chang(?:e|ed)|ma[dk]e|climb(?:ed)?|drop(?:ped)?|put on|come down|gone up|gone down|go up|go down|add(?:ed)?|shed|done|do|perform(?:ed)?)';

export const overTheYear: readonly Rewording[] = [
  // "close 12/31/24 & chg for the yr"
  [re(String.raw`(?<=\b(?:12\/31\/|31\.12\.|dec(?:ember)? 31,? |${lastDay} )((?:20)?\d\d)\b[^?.]{0,20}?)(?: ?(?:[&+,]|,? and|,? plus)) ?(?:the )?(?:%|pct|percent(?:age)?)? ?(?:chg|change|gain|loss|return|move|perf(?:ormance)?)(?: in (?:%|per ?cent))? (?:for|over|in|on|during) (?:the|that) (?:whole |full )?(?:yr|year)(?=[?.,;]|$)`), (...[, year = '']: readonly string[]): string => ` and by what percentage did the share price change in 20${year.slice(-2)}`],
  [re(String.raw`(?<=\b${lastDay} (20\d\d)\b[^?.]{0,40}(?:[,;.?]|\band) (?:and )?)(?:(?:by )?how (?:much|many per ?cent)|(?:by )?what per ?cent(?:age)?|how)(?: in per ?cent)? (?:had|has|have|did) ${it}(?: ${moved})?(?: (?:(?:over|during|in|for|across|through|on) (?:the|that)|that)(?: whole| full| entire| calendar)? year)(?: as a whole)?(?=[?.,;]|$)`), (...[, year = '']: readonly string[]): string => `by what percentage did the share price change in ${year}`],
];
