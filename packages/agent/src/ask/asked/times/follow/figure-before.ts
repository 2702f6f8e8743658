// The one figure of the question before, that a follow-up points back at: of whom, what, and when, in words that are read back the same.
import { metricById } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import type { Asked, AskedPeriod } from '../../asked.ts';
import { namedIn } from '../../companies/read-companies.ts';
import { timeWords } from '../../likeness/time-words.ts';
import type { FoundMeasure } from '../../measures/found-measure.ts';
import { findMeasures } from '../../measures/read-measures.ts';
import { readPeriods, type FoundPeriod } from '../../periods/periods.ts';
import { blank, type Place } from '../../places.ts';
import { ownedBy } from '../../said-again/owned-by.ts';

export type FigureBefore = { readonly id: string; readonly whose: string; readonly words: string; readonly time: AskedPeriod; readonly inPoints: boolean };

/** Null where it was not one plain figure of one company at one time. */
export function figureBefore(earlier: Asked): FigureBefore | null {
  const [company, ...others] = earlier.companies;
  const [time, ...times] = earlier.periods;
  if (company === undefined || time === undefined || others.length + times.length > 0 || isCombined(earlier)) return null;
  // "McDonald's Corporation's" is read as two owners.
  const whose = /['’]s\b/u.test(company.name) ? ownedBy(company.name) : `${company.name}'s`;
  return earlier.course !== undefined ? closeOf(earlier, whose, time) : figureOf(earlier, whose, time);
}

function closeOf(earlier: Asked, whose: string, time: AskedPeriod): FigureBefore | null {
  return isClose(earlier) && time.kind === 'date' ? { id: 'price', whose, words: 'share price', time, inPoints: false } : null;
}

function figureOf({ measures }: Asked, whose: string, time: AskedPeriod): FigureBefore | null {
  const [measure, ...more] = measures;
  const metric = measure?.kind === 'metric' && measure.as === 'value' && measure.of === undefined && more.length === 0 ? metricById(measure.id) : undefined;
  return metric === undefined || time.kind !== 'fiscal' || time.year === null ? null : { id: metric.id, whose, words: inWords(metric.label), time, inPoints: metric.unit.kind === 'percent' || metric.unit.kind === 'fraction' };
}

function isCombined({ calculation, multiple, valuation, insiders, claims = [], group, operation }: Asked): boolean {
  return calculation !== undefined || multiple !== undefined || valuation !== undefined || insiders !== undefined || claims.length > 0 || group !== null || operation === 'rank' || operation === 'screen';
}

function isClose({ course }: Asked): boolean {
  return course?.of === 'close' && course.form.kind === 'value' && course.windows.length === 1 && course.windows[0]?.kind === 'point';
}

/** As a label stands in a sentence. */
export function inWords(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
}

export function momentWords(time: AskedPeriod): string {
  return timeWords([time]);
}

export type SaidAfter = { readonly text: string; readonly times: readonly FoundPeriod[]; readonly figures: readonly FoundMeasure[]; /** What is left beside times and figures. */ readonly rest: string };

/** What a follow-up says itself; null where it names a company. */
export function saidAfter(text: string, today: IsoDate): SaidAfter | null {
  if (namedIn(text, readPeriods(text, today)).length > 0) return null;
  const figures = findMeasures(text).filter((found) => (found.measure.kind === 'metric' || found.measure.kind === 'series') && !isOfRate(text, found));
  const times = readPeriods(blank(text, figures), today).filter(({ period }) => period.kind !== 'latest');
  return { text, times, figures, rest: blank(text, [...figures, ...times]) };
}

/** "What growth rate does that make?" */
function isOfRate(text: string, { start, end }: Place): boolean {
  return /^ma(?:ke|kes|de)$/i.test(text.slice(start, end)) && /\b(?:rate|percent(?:age)?|change|growth|difference|rise|fall|p\/e|multiple) (?:does|did|do|would) (?:that|this|it|they) $/i.test(text.slice(0, start));
}

const filler = /^(?:(?:and|so|ok|okay|fine|good|right|thanks)[,.!]? )+/i;
const talk = /^(?:No wonder|That(?:'s| is)(?: \w+)? a lot|That(?:'s| is) (?:quite |rather )?(?:a lot|much|big|huge|small|little|impressive|solid)|Quite (?:a|an|some)|Not bad|Impressive|Interesting|Wow|Hm+)\b[^.?!0-9]{0,60}[.!] (?=[A-Z])/i;

/** "Quite a size." */
export function withoutTalk(text: string): string {
  return text.replace(filler, '').replace(talk, '');
}

/** Whether nothing is said but words that carry no figure, time or name. */
export function areAmong(rest: string, closed: ReadonlySet<string>): boolean {
  return (rest.toLowerCase().replace(/'s\b/g, '').match(/[a-z]+/g) ?? []).every((word) => closed.has(word));
}
