// "Is that more than its long-term debt?", "more than capex?" behind an amount of one company: whether it is larger than the line that is named. Said again in full.
import { metricById } from '@assay/calc';
import type { Asked } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';
import { findMeasures } from '../measures/read-measures.ts';
import { inWords, momentWords } from '../times/follow/figure-before.ts';
import { ownedBy } from './owned-by.ts';

const lead = String.raw`^(?:(?:and|so|but|ok(?:ay)?)[, ]+)*`;
const than = new RegExp(String.raw`${lead}(?:(?:is|was|are|were) (?:that|it|this|they|those|these) )?(?:any |much |still )?(?<how>more|less|higher|lower|larger|smaller|bigger|greater) than (?:the |its |their )?(?<other>[\p{L}&' -]{2,40}?)(?: (?:that|in that|in the same) (?:fiscal )?year| then)?[ ?.!]*$`, 'iu');

type Metric = NonNullable<ReturnType<typeof metricById>>;

const isAmount = ({ kind, unit }: Metric): boolean => (kind === 'flow' || kind === 'stock') && unit.kind === 'money';

/** The line of an amount; null for anything else. */
function amountOf(id: string): Metric | null {
  const metric = metricById(id);
  return metric !== undefined && isAmount(metric) ? metric : null;
}

/** The one line that was asked for by itself. */
function lineBefore({ measures: [measure, ...more], calculation, course, multiple, valuation, insiders, group, parts }: Asked): Metric | null {
  const isElse = [calculation, course, multiple, valuation, insiders, parts].some((one) => one !== undefined) || group !== null || more.length > 0;
  return !isElse && measure?.kind === 'metric' && measure.as === 'value' && measure.of === undefined ? amountOf(measure.id) : null;
}

/** In the one fiscal time of before; nothing of the newest, null of any other. */
function whenBefore({ periods: [time, ...times] }: Asked): string | null {
  if (times.length > 0) return null;
  if (time === undefined || time.kind === 'latest') return '';
  return time.kind === 'fiscal' && time.year !== null ? ` in ${momentWords(time)}` : null;
}

/** The one other line that the words name, and nothing else. */
function lineIn(words: string): Metric | null {
  const [only, ...others] = findMeasures(words);
  if (only === undefined || others.length > 0 || only.measure.kind !== 'metric') return null;
  return `${words.slice(0, only.start)}${words.slice(only.end)}`.trim() === '' ? amountOf(only.measure.id) : null;
}

const inFull = (words: string): string => words.replace(/\blt\b/i, 'long-term').replace(/\bst\b/i, 'short-term');

/** Null where it names a company, and where the words are no line in money. */
export function thanOtherLine(given: string, earlier: Asked): string | null {
  const { how, other = '' } = than.exec(given.trim())?.groups ?? {};
  const [[company, ...others], when] = [earlier.companies, whenBefore(earlier)];
  if (how === undefined || when === null || company === undefined || others.length > 0 || namedIn(given, []).length > 0) return null;
  const [mine, theirs] = [lineBefore(earlier), lineIn(inFull(other))];
  return mine === null || theirs === null || mine.id === theirs.id ? null : `Is ${ownedBy(company.name)} ${inWords(mine.label)} ${how.toLowerCase()} than its ${inWords(theirs.label)}${when}?`;
}
