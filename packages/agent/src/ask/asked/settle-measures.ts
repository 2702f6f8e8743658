// What the measures found come to together: a price over time is a history, a topic beside a measure says nothing new.
import type { AskedMeasure, AskedPeriod } from './asked.ts';
import { sameMeasure } from './subjects.ts';

type Scene = { readonly text: string; readonly periods: readonly AskedPeriod[] };

export function settleMeasures(found: readonly AskedMeasure[], scene: Scene): readonly AskedMeasure[] {
  const settled = found.map((measure) => settleOne(measure, scene));
  const isMeasured = settled.some((measure) => measure.kind === 'metric' || measure.kind === 'series');
  const kept = settled.filter((measure) => !(measure.kind === 'topic' && isMeasured && (measure.topic === 'growth' || measure.topic === 'costs' || measure.topic === 'economy')) && !(isPrice(measure) && isBesideMultiple(settled, scene)));
  return kept.filter((measure, index) => index === kept.findIndex((other) => sameMeasure(other, measure)));
}

function isPrice(measure: AskedMeasure): boolean {
  return measure.kind === 'subject' && measure.subject === 'price';
}

/** "How expensive is the stock at this price?" asks for no price of its own. */
function isBesideMultiple(measures: readonly AskedMeasure[], { text }: Scene): boolean {
  return measures.some((measure) => (measure.kind === 'metric' && /^(?:reverse_dcf_growth|dcf_value_per_share|target_price)$/.test(measure.id)) || (measure.kind === 'topic' && measure.topic === 'multiple')) && !/\bprice and\b|\band (?:the )?(?:\w+ )?price\b/i.test(text);
}

/** The dictionary's price is the share's; over a time it is a history. */
function settleOne(measure: AskedMeasure, { periods }: Scene): AskedMeasure {
  if (measure.kind === 'metric' && measure.id === 'price') return { kind: 'subject', subject: measure.as === 'value' && !isLong(periods) ? 'price' : 'price-history', words: measure.words };
  if (measure.kind === 'subject' && measure.subject === 'price' && isLong(periods)) return { ...measure, subject: 'price-history' };
  return measure;
}

function isLong(periods: readonly AskedPeriod[]): boolean {
  return periods.some((period) => period.kind === 'last' || period.kind === 'years' || period.kind === 'dates' || period.kind === 'trailing' || (period.kind === 'fiscal' && period.year !== null));
}
