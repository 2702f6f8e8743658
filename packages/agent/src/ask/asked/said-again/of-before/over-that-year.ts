// "And the change over the year?" behind a reading of one month: from the same month of the year before.
import { metricById, metricByField } from '@assay/calc';
import type { Asked } from '../../asked.ts';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const overYear = /\b(?:over|on|in|during|across) (?:the|that|a|its) (?:past |last |previous |whole )?(?:year|twelve months|12 months)\b|\b(?:yoy|y\/y|year[- ](?:on|over)[- ]year|12-month|twelve-month)\b|\b(?:than|from|against|vs\.?|versus|on) (?:a|the) year (?:before|earlier|ago)\b/i;
const moves = /\b(?:chang\w+|chg|mov\w+|r[io]se\w*|f[ae]ll\w*|up|down|higher|lower|more|less|difference|points|pp|far)\b|%/i;
const plain = new Set('and so the that a an its it was is did had how much many far by what in on over during percent percentage points point pp bps year twelve months month yoy change changed chg move moved rise rose risen fall fell fallen up down higher lower than from against vs versus before earlier ago past last previous whole difference compared with to rate then terms of'.split(' '));

type Reading = { readonly id: string; readonly year: number; readonly month: string };

function idOf(measure: Asked['measures'][number] | undefined): string | null {
  if (measure?.kind === 'series') return metricByField('fred', measure.id)?.id ?? null;
  return measure?.kind === 'metric' ? measure.id : null;
}

/** The one series and the one month before; null of rates that are over the year themselves. */
function readingBefore({ course, companies, measures, periods }: Asked): Reading | null {
  const [period, ...more] = periods;
  const id = idOf(measures[0]);
  const isOne = companies.length === 0 && measures.length === 1 && more.length === 0 && course?.of !== 'close';
  if (!isOne || id === null || /inflation|gdp|growth/.test(id) || period?.kind !== 'dates' || period.to.slice(0, 7) !== period.from.slice(0, 7)) return null;
  return { id, year: Number(period.from.slice(0, 4)), month: months[Number(period.from.slice(5, 7)) - 1] ?? '' };
}

const isPlain = (text: string): boolean => (text.toLowerCase().match(/[a-z]+/g) ?? []).every((word) => plain.has(word));

/** Null where anything else is said. */
export function overThatYear(text: string, earlier: Asked): string | null {
  const before = overYear.test(text) && moves.test(text) && isPlain(text) ? readingBefore(earlier) : null;
  if (before === null) return null;
  const metric = metricById(before.id);
  const unit = metric?.unit.kind === 'percent' || metric?.unit.kind === 'points' ? 'percentage points' : 'percent';
  return `By how many ${unit} did the ${(metric?.label ?? before.id).toLowerCase()} change from ${before.month} ${String(before.year - 1)} to ${before.month} ${String(before.year)}?`;
}
