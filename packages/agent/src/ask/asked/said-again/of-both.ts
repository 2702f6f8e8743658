// A follow-up to one figure of several companies, that asks how each moved or how far the two lie apart: "% change 2023 to 2024 for each, who did better?". Said again in full.
import { metricById } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import { ownedBy } from './owned-by.ts';
import type { Asked, AskedPeriod } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';
import { findMeasures } from '../measures/read-measures.ts';
import { readPeriods } from '../periods/periods.ts';
import { blank } from '../places.ts';
import { areAmong, inWords, momentWords, withoutTalk } from '../times/follow/figure-before.ts';

const closed = new Set("a about against ahead all also amount amounts an and any apart are as at back before better between big bigger biggest both by can change changed changes chg climb climbed come comes companies company compared decline declined did diff differ difference do does drop dropped each earlier either every faster fell figure figures fine firm firms first fiscal for from gain gained gap gave give given go got grew grow growing growth had has have high higher how i in increase increased is it its last lead led less lie lies look lost low lower made many me more most much of ok on one ones or other over pct per percent percentage percents please point points pp previous prior rate rise risen rose same see so tell than that the their them then there these they this those through to two up up was way we well were what whats when where which who whose with worse year years yoy you down improve improved shrink shrank vs versus yoy did fastest slowest best worst fast slow quick quicker quickest strong stronger strongest growing them three four on-year among 's s".split(' '));
const moves = /\b(?:chang\w*|chg|growth|gr[eo]w\w*|ris(?:e|en)|rose|f[ae]ll(?:en)?|drop(?:ped)?|increased?|decreased?|gain(?:ed)?|lost|climb(?:ed)?|declined?|yoy|shr[aiu]nk|improved?)\b/i;
const gapped = /\b(?:gap|differ\w*|diff|apart|how far)\b|\bhow (?:much|many)[^?]{0,24}\b(?:more|less|higher|lower|bigger|ahead)\b|\bby how (?:much|many)\b/i;
const inMoney = /\b(?:dollars?|billions?|money)\b|\$/i;
const yearBefore = /\b(?:on|over|from|against|versus|vs\.?|than|compared (?:to|with)) (?:the |a |its |their )?(?:(?:year|one|twelve months) (?:before|earlier|ago)|previous (?:fiscal )?year|prior (?:fiscal )?year|last year)\b|\byoy\b|\byear[- ](?:on|over)[- ]year\b/i;

type Before = { readonly id: string; readonly whose: string; readonly words: string; readonly year: number; readonly time: string; readonly inPoints: boolean; readonly isTwo: boolean };

const isElse = ({ calculation, parts, multiple, valuation, course, group, operation }: Asked): boolean => [calculation, parts, multiple, valuation, course].some((one) => one !== undefined) || group !== null || operation === 'rank' || operation === 'screen';

/** The one measure, and the one fiscal year. */
function plainFigure({ measures, periods }: Asked): { readonly id: string; readonly period: Extract<AskedPeriod, { kind: 'fiscal' }> } | null {
  const [[measure, ...others], [period, ...times]] = [measures, periods];
  const isOne = measure?.kind === 'metric' && measure.as === 'value' && measure.of === undefined && others.length + times.length === 0;
  return isOne && period?.kind === 'fiscal' && period.part === 'FY' ? { id: measure.id, period } : null;
}

const MOST_COMPANIES = 4;

/** One plain figure of two to four companies in one fiscal year; null otherwise. */
function bothBefore(earlier: Asked): Before | null {
  const { companies } = earlier;
  const figure = isElse(earlier) || companies.length < 2 || companies.length > MOST_COMPANIES ? null : plainFigure(earlier);
  const metric = metricById(figure?.id ?? '');
  if (figure === null || metric === undefined || figure.period.year === null) return null;
  const names = companies.map(({ name }) => ownedBy(name));
  return { id: figure.id, whose: `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`, words: inWords(metric.label), year: figure.period.year, time: momentWords(figure.period), inPoints: metric.unit.kind === 'percent' || metric.unit.kind === 'fraction', isTwo: companies.length === 2 };
}

/** From which year to which: both that are named, the one that is named and that of before, or the year before and that of before. */
function spanOf(text: string, periods: readonly AskedPeriod[], { year }: Before): readonly [number, number] | null {
  const named = periods.flatMap((period) => (period.kind === 'years' ? [period.from, period.to] : period.kind === 'fiscal' && period.part === 'FY' && period.year !== null ? [period.year] : [0]));
  const years = [...new Set(named)].toSorted((left, right) => left - right);
  const [first = year, second = year, ...more] = years.length === 1 ? [...years, year].toSorted((left, right) => left - right) : years;
  if (more.length > 0 || years.includes(0)) return null;
  if (first !== second) return [first, second];
  return yearBefore.test(text) ? [year - 1, year] : null;
}

/** Null where it names a company or another figure, or asks neither for a move nor for a distance. */
export function ofBoth(given: string, earlier: Asked, today: IsoDate): string | null {
  const before = bothBefore(earlier);
  const text = withoutTalk(given);
  if (before === null || namedIn(text, readPeriods(text, today)).length > 0) return null;
  const figures = findMeasures(text).filter(({ measure }) => measure.kind === 'metric' || measure.kind === 'series');
  if (figures.some(({ measure }) => !('id' in measure) || measure.id !== before.id)) return null;
  const open = blank(text, figures);
  const times = readPeriods(open, today).filter(({ period, start, end }) => period.kind !== 'latest' && (period.kind !== 'fiscal' || period.year !== null) && /\d/.test(open.slice(start, end)));
  return areAmong(blank(open, times), closed) ? inFull(text, times.map(({ period }) => period), before) : null;
}

function inFull(text: string, times: readonly AskedPeriod[], before: Before): string | null {
  const { whose, words, inPoints, time } = before;
  if (moves.test(text)) {
    const span = spanOf(text, times, before);
    const unit = inPoints ? 'By how many percentage points' : inMoney.test(text) && !/%|percent/i.test(text) ? 'By how many dollars' : 'By what percentage';
    return span === null ? null : `${unit} did ${whose} ${words} change from fiscal ${String(span[0])} to fiscal ${String(span[1])}, and who did better?`;
  }
    return gapped.test(text) && times.length === 0 && before.isTwo ? `What is the difference between ${whose.replace(/ and /, ` ${words} and `)} ${words} in ${time}?` : null;
}
