// A ratio or a part of a whole at two times, and by how many percentage points it moved from the one to the other.
import { change, share } from '../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { endOf } from '../../../../book/fact-book.ts';
import { say, type Text } from '../../../../prose/text.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { isMoment, type MetricAsked } from '../asked-of.ts';
import { isOfMarket, isOfTwoTimes } from '../sentences/naming.ts';
import { timeName } from '../sentences/reading-words.ts';
import type { Holder } from '../scene.ts';
import { readingsIn } from '../times/times.ts';

/** Of it the words ask how far it moved. */
const asksMove = /\b(?:points?|pp|ppts?|pps|bps|delta|chg|differ\w*|gap|chang\w+|mov(?:e[ds]?|ing)|ris(?:e[ns]?|ing)|rose|f[ae]ll(?:en|s)?|fell|gr[eo]wn?|grew|climb\w*|drop\w*|declin\w+|increas\w+|decreas\w+|improv\w+|widen\w*|narrow\w*|shr[aiu]nk\w*|up|down|more|less|higher|lower|larger|bigger|smaller|better|worse|compar\w+|vs|versus|against)\b/i;

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

/** Nothing at one time, at more than two, and where no such move is asked for. */
export function moveOfPart(holder: Holder, measure: MetricAsked, { periods, text }: { readonly periods: readonly AskedPeriod[]; readonly text: string }): readonly Text[] {
  const isAsked = ['share', 'value'].includes(measure.as) && periods.length === 2 && periods.every(isMoment) && asksMove.test(text);
  const ends = isAsked ? endsOf(holder, measure, periods) : null;
  if (ends === null) return [];
  const [first, last] = ends;
  const by = distanceOf(first, last, measure);
  if (by.value.lt('0.05')) return [];
  const isFall = last.portion.value.lt(first.portion.value);
  const [larger, smaller] = isFall ? [first, last] : [last, first];
  const { show } = holder.bench;
  return [say`${isFall ? 'Fall' : 'Rise'} from ${timeName(first.part)} to ${timeName(last.part)}: ${show(larger.portion)} − ${show(smaller.portion)} = ${show(by)}.`];
}
