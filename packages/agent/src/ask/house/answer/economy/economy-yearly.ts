// What a level of the economy rose a year, compounded, between two of its months or quarters: told beside its rise over the whole time where a yearly rate is asked for.
import { decimal } from '@assay/record';
import { endOf } from '../../../../book/fact-book.ts';
import { growth } from '../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { say, type Text } from '../../../../prose/text.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { shown, subject, timeName } from './economy-words.ts';
import { capital } from '../sentences/naming.ts';
import type { Scene } from '../scene.ts';

const yearly = /\bannuali[sz]\w*|\bcompound\w*|\bcagr\b|\bsaar\b|\b(?:annual|yearly) (?:rate|pace)|(?<!\b(?:over|in|within|than|half|once|for|of) )\b(?:per|an?|each|every) (?:year|annum)\b(?! (?:ago|before|earlier|later|end|on|to|from))/i;
const whole = /\b(?:total|altogether|cumulative\w*|overall|in all|all told|both|and|plain|(?:not|without|un)[- ]?annuali[sz]\w*)\b/i;

export const asksYearly = (text: string): boolean => yearly.test(text);
/** Beside the yearly rate the rise over the whole time is asked for. */
export const asksWholeToo = (text: string): boolean => whole.test(text);

const monthOf = (reading: Reading): number => Number(endOf(reading).slice(0, 4)) * 12 + Number(endOf(reading).slice(5, 7));

/** Null of rates, which are no levels, and where the two are one reading. */
export function yearlyMove(scene: Scene, before: Reading, now: Reading): Text | null {
  const months = monthOf(now) - monthOf(before);
  const isLevel = now.unit.kind !== 'percent' && now.unit.kind !== 'points' && now.formula === null;
  const grown = !isLevel || months <= 0 || now.value.lte(0) ? null : growth(now, before);
  if (grown === null) return null;
  const power = decimal(12).dividedBy(months);
  const rate: Reading = { ...grown, metric: `${now.metric}_cagr`, value: now.value.dividedBy(before.value).pow(power).minus(1).times(100), formula: `(pow(${now.metric} / ${now.metric}@before, 12 / ${String(months)}) - 1) * 100` };
  const [from, to] = [timeName(before), timeName(now)];
  const opening = months < 12 ? say`Annualised, ${subject(now.metric)}` : say`${capital(subject(now.metric))}`;
  return say`${opening} ${rate.value.isNegative() ? 'fell' : 'rose'} at a compound rate of ${scene.show({ ...rate, value: rate.value.abs() }, 'rate')} a year from ${shown(scene, before)} ${from.at} ${from.time} to ${shown(scene, now)} ${to.at} ${to.time}.`;
}

const isMonth = (period: AskedPeriod): boolean => period.kind === 'dates' && period.from.slice(0, 7) === period.to.slice(0, 7);

/** "It all got dearer after 2019. From December 2019 to December 2024 …": the year is said around the two months. */
export function withoutFrame(periods: readonly AskedPeriod[]): readonly AskedPeriod[] {
  const months = periods.filter(isMonth);
  const isFrame = periods.every((period) => isMonth(period) || (period.kind === 'fiscal' && months.some((month) => month.kind === 'dates' && month.from.startsWith(String(period.year)))));
  return months.length === 2 && isFrame ? months : periods;
}
