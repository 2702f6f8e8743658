// Figure claims of one sentence: one per numeral, with the fields its words give it and those it inherits.
import { metricById } from '@assay/calc';
import type { NumeralRecord, Span } from '@assay/record';
import type { Token } from '../numerals/index.ts';
import { contentWords } from '../report/words.ts';
import { clauseOf } from './clause.ts';
import { judgmentOf } from './judgment.ts';
import { nearbyMetrics, shareDenominators } from './read-metrics.ts';
import { readOperation, type ReadOperation } from './read-operation.ts';
import { readTimes } from './read-times.ts';
import type { MetricReading, ReadPeriod, Setting } from './reading.ts';
import type { Scene } from './scene.ts';

export type FigureDraft = {
  readonly span: Span;
  readonly numeral: NumeralRecord;
  readonly operation: ReadOperation;
  readonly metrics: readonly MetricReading[];
  readonly denominators: readonly MetricReading[];
  readonly period: ReadPeriod | null;
  readonly base: ReadPeriod | null;
  readonly anchor: ReadPeriod | null;
  readonly judgment: string | null;
  readonly clauseWords: readonly string[];
};

type NumberToken = Extract<Token, { kind: 'number' }>;
/** Reads the numeral of a sentence. `order` pairs the n-th number with the n-th period where the sentence says "respectively". */
export function readFigure(scene: Scene, token: NumberToken, setting: Setting): FigureDraft {
  const place = { ...scene, span: token.span, numeral: token.numeral };
  const metrics = nearbyMetrics(place);
  const operation = readOperation({ text: scene.text, tokens: scene.tokens, numeral: token.numeral, span: token.span, ratioMetric: false });
  const times = readTimes({ scene, token, setting }, operation, metrics[0]);
  const clause = clauseOf(scene.bounds, token.span);
  const clauseText = scene.text.slice(clause.start, clause.end);
  return {
    span: token.numeral.span, numeral: token.numeral, operation,
    metrics: metrics.length > 0 || isAskedElsewhere(setting.metric, clauseText) || countsOtherThings(setting.metric, place) ? metrics : inheritMetric(setting.metric),
    denominators: operation.operation === 'share' ? shareDenominators(place) : [],
    period: times.own, base: times.base, anchor: times.anchor,
    judgment: judgmentOf(clauseText, times.stated !== null && times.stated.start >= clause.start && times.stated.end <= clause.end && !/\b(?:by|until) (?:the end of )?$/i.test(scene.text.slice(0, times.stated.start))),
    clauseWords: contentWords(clauseText).map((word) => word.stem),
  };
}

/** What the question asks for fills in an answer that names nothing; a clause with words of its own speaks of something else. */
function isAskedElsewhere(metric: MetricReading | null, clause: string): boolean {
  return metric?.inherited === 'report' && contentWords(clause).filter((word) => !/^\d/.test(word.stem)).length > 2;
}

/** "37 museums" after a sentence on revenue: a bare count with a noun of its own is no amount of money and no rate. */
function countsOtherThings(metric: MetricReading | null, { text, numeral }: Pick<Scene, 'text'> & { readonly numeral: NumeralRecord }): boolean {
  if (metric === null || metric.id === null || (numeral.unit.kind !== 'none' && numeral.unit.kind !== 'count')) return false;
  const unit = metricById(metric.id)?.unit.kind;
  return (unit === 'money' || unit === 'percent') && numeral.precision <= 0 && /^ (?!times\b|points\b|percent)(?:[a-z]{2,20} ){0,2}[a-z]{3,20}s\b/.test(text.slice(numeral.span.end, numeral.span.end + 64));
}

function inheritMetric(metric: MetricReading | null): MetricReading[] {
  return metric === null ? [] : [{ ...metric, distance: 60, inherited: metric.inherited ?? 'paragraph' }];
}
