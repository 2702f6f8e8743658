// "On the newest balance sheet and at the end of 2023": the newest is asked for beside another time, and is no word for how new that other one is.
import type { FoundPeriod } from '../periods/period-words.ts';

const report = String.raw`(?:(?:reported |published |annual |quarterly )*(?:balance sheets?|balance|accounts|statements?|report|filing|reading|figures?|numbers|count|(?:quarter|year|period|month)[- ]?ends?|reporting date|date)\b)`;
const and = String.raw`,? *(?:and|&|\+|vs\.?|versus|against|compare[sd]? (?:to|with|against)|then|as well as|or)`;
const asks = String.raw`(?: (?:what|how|much|high|large|many|was|were|is|are|it|that|did|does|do|stand|stood|the|figure|level|ratio|share|percentage|of|for))*`;
const at = String.raw`(?: (?:at|in|on|by|as of|for|from|of|back in))?(?: the)?(?: (?:end|close)(?: of)?)?(?: fiscal| fy)?(?: of)?`;
const latestFirst = new RegExp(String.raw`^,? ?${report}?${and}${asks}${at} *$`, 'i');
const latestLast = new RegExp(String.raw`^(?:'s)?${and}${asks}(?: (?:at|in|on|by|as of))?(?: (?:its|the|their))? *$`, 'i');
const isMoment = (words: string): boolean => /\b(?:balance sheets?|quarter[- ]?end|year[- ]?end|accounts|report|figures?|end of|close of|now|today|currently|at present)\b/i.test(words);

/** The newest and one other time, each of them asked for. */
export function isLatestBeside(found: readonly FoundPeriod[], text: string): boolean {
  const [first, second, ...others] = found;
  if (first === undefined || second === undefined || others.length > 0) return false;
  // Where figures are taken out blanks stand.
  const between = text.slice(first.end, second.start).replace(/\s+/g, ' ');
  const said = `${text.slice(first.start, second.end)}${text.slice(second.end, second.end + 24)}`;
  if (first.period.kind === 'latest' && second.period.kind !== 'latest') return latestFirst.test(between) && isMoment(said);
  return second.period.kind === 'latest' && first.period.kind !== 'latest' && latestLast.test(between) && isMoment(said);
}
