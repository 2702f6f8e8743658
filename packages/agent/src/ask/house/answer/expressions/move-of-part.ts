// A ratio or a part of a whole at two times and more, and by how many percentage points it moved from the one to the other.
import { change, share } from '../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { endOf } from '../../../../book/fact-book.ts';
import { say, type Shown, type Text } from '../../../../prose/text.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { isMoment, type MetricAsked } from '../asked-of.ts';
import { isOfMarket, isOfTwoTimes } from '../sentences/naming.ts';
import { timeName } from '../sentences/reading-words.ts';
import type { Holder } from '../scene.ts';
import { readingsIn } from '../times/times.ts';

/** Of it the words ask how far it moved. */
const asksMove = /\b(?:points?|pp|ppts?|pps|bps|delta|chg|differ\w*|gap|chang\w+|mov(?:e[ds]?|ing)|ris(?:e[ns]?|ing)|rose|f[ae]ll(?:en|s)?|fell|gr[eo]wn?|grew|climb\w*|drop\w*|declin\w+|increas\w+|decreas\w+|improv\w+|widen\w*|narrow\w*|shr[aiu]nk\w*|up|down|more|less|higher|lower|larger|bigger|smaller|better|worse|compar\w+|vs|versus|against)\b/i;

/** Of several times these words ask for it; a "more" or "against" may be of any two of them. */
const asksMoveOfSeveral = /\b(?:points?|pp|ppts?|pps|bps|delta|chg|chang\w+|differ\w*|ris(?:e[ns]?|ing)|rose|f[ae]ll(?:en|s)?|fell|gain(?:ed|s)?|climb\w*|drop\w*|declin\w+|increas\w+|decreas\w+|improv\w+|widen\w*|narrow\w*)\b/i;

type At = { readonly part: Reading; readonly portion: Reading };

/** As a percentage; null where it is none, or is not on file for the time. */
function percentageAt(holder: Holder, { id, as, of }: MetricAsked, period: AskedPeriod): At | null {
  const part = readingsIn(holder.bench.book, id, period).at(-1);
  if (part === undefined || isOfMarket(id) || isOfTwoTimes(id)) return null;
  if (as !== 'share') return part.unit.kind === 'percent' || part.unit.kind === 'fraction' ? { part, portion: part } : null;
  const whole = readingsIn(holder.bench.book, of ?? 'revenue', period).at(-1);
  const portion = whole === undefined || endOf(whole) !== endOf(part) ? null : share(part, whole);
  return portion === null ? null : { part, portion };
}

/** By how much it rose or fell, more than nothing; in the dictionary's words, and of a part that has no name of its own by what it is made of. */
function distanceOf(first: At, last: At, { id, as, of = 'revenue' }: MetricAsked): Reading {
  const by = change(last.portion, first.portion);
  const [now, before] = as === 'share' ? [`${id} / ${of} * 100`, `${id}@before / ${of}@before * 100`] : [id, `${id}@before`];
  return { ...by, value: by.value.abs(), formula: by.value.isNegative() ? `${before} - ${now}` : `${now} - ${before}` };
}

/** The earlier and the later of two; null where one of them has no percentage. */
function endsOf(holder: Holder, measure: MetricAsked, periods: readonly AskedPeriod[]): readonly [At, At] | null {
  const [first, last] = periods.flatMap((period) => percentageAt(holder, measure, period) ?? []).toSorted((left, right) => endOf(left.part).localeCompare(endOf(right.part)));
  return first === undefined || last === undefined || endOf(first.part) === endOf(last.part) ? null : [first, last];
}

const yearSaid = /(?<![\d.,$])(?:20|(?:fy ?|fiscal ?)'?(?:20)?|')(\d\d)(?![\d%]|[.,]\d)/gi;

/** The years that are named behind the words that ask for the move, where they are two; else the first and the last of all. */
function betweenYears(years: readonly number[], text: string): readonly number[] {
  const from = text.search(asksMoveOfSeveral);
  const said = [...new Set([...text.slice(Math.max(0, from)).matchAll(yearSaid)].map(([, digits]) => 2000 + Number(digits)))].filter((year) => years.includes(year));
  return said.length === 2 ? said : [Math.min(...years), Math.max(...years)];
}

/** From the first to the last of the years that are named, and between no others. */
export function isOverAllYears(periods: readonly AskedPeriod[], text: string): boolean {
  const years = yearsOf(periods);
  const said = betweenYears(years, text);
  return Math.min(...said) === Math.min(...years) && Math.max(...said) === Math.max(...years);
}

/** Fiscal years that are named one by one or as a run; empty where other times are among them. */
function yearsOf(periods: readonly AskedPeriod[]): readonly number[] {
  const years = periods.map((period) => (period.kind === 'years' ? [period.from, period.to] : period.kind === 'fiscal' && period.part === 'FY' && period.year !== null ? [period.year] : null));
  return years.every((one) => one !== null) ? [...new Set(years.flat())] : [];
}

/** Two times between which it moved; none where no such move is asked for. */
function timesOfMove(periods: readonly AskedPeriod[], text: string): readonly AskedPeriod[] {
  if (periods.length === 2 && periods.every(isMoment)) return asksMove.test(text) ? periods : [];
  const years = yearsOf(periods);
  return years.length < 2 || !asksMoveOfSeveral.test(text) ? [] : betweenYears(years, text).map((year): AskedPeriod => ({ kind: 'fiscal', year, part: 'FY' }));
}

const bracketed = (isNegative: boolean, shown: Shown): Text => (isNegative ? say`(${shown})` : say`${shown}`);

/** Nothing at one time, and where no such move is asked for. */
export function moveOfPart(holder: Holder, measure: MetricAsked, { periods, text }: { readonly periods: readonly AskedPeriod[]; readonly text: string }): readonly Text[] {
  const times = ['share', 'value'].includes(measure.as) ? timesOfMove(periods, text) : [];
  const ends = times.length === 0 ? null : endsOf(holder, measure, times);
  if (ends === null) return [];
  const [first, last] = ends;
  const by = distanceOf(first, last, measure);
  if (by.value.lt('0.05')) return [];
  const isFall = last.portion.value.lt(first.portion.value);
  const [larger, smaller] = isFall ? [first, last] : [last, first];
  const { show } = holder.bench;
  return [say`${isFall ? 'Fall' : 'Rise'} from ${timeName(first.part)} to ${timeName(last.part)}: ${show(larger.portion)} − ${bracketed(smaller.portion.value.isNegative(), show(smaller.portion))} = ${show(by)}.`];
}
