// Figure claims of one sentence: one per numeral, with the fields its words give it and those it inherits.
import type { NumeralRecord, PeriodMention, Span } from '@assay/record';
import type { Token } from '../numerals/index.ts';
import { contentWords } from '../report/words.ts';
import { clauseOf } from './clause.ts';
import { judgmentOf } from './judgment.ts';
import { nearbyMetrics, shareDenominators } from './read-metrics.ts';
import { readOperation, type ReadOperation } from './read-operation.ts';
import { comparedPeriods, isAttached, sentencePeriods } from './read-periods.ts';
import type { MetricReading, ReadPeriod } from './reading.ts';
import type { Scene } from './scene.ts';

/** What the text before a sentence set: the time and the metric that it goes on to speak of. */
export type Setting = { readonly period: ReadPeriod | null; readonly metric: MetricReading | null };

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
type PeriodToken = Extract<Token, { kind: 'period' }>;
/** The earlier of two values whose time the sentence leaves out: "rose from 5 to 6 in 2024". */
const yearBefore: ReadPeriod = { mention: { kind: 'relative', steps: -1, of: 'year' }, inherited: null };

function stated(mention: PeriodMention | undefined): ReadPeriod | null {
  return mention === undefined ? null : { mention, inherited: null };
}

/** Reads the numeral of a sentence. `order` pairs the n-th number with the n-th period where the sentence says "respectively". */
export function readFigure(scene: Scene, token: NumberToken, setting: Setting): FigureDraft {
  const place = { ...scene, span: token.span, numeral: token.numeral };
  const metrics = nearbyMetrics(place);
  const operation = readOperation({ text: scene.text, tokens: scene.tokens, numeral: token.numeral, span: token.span, ratioMetric: false });
  const moved = movedPeriods(scene, token, operation);
  const periods = respectivePeriod(scene, token) ?? moved ?? sentencePeriods(place, operation.role === 'delta');
  const clause = clauseOf(scene.bounds, token.span);
  const clauseText = scene.text.slice(clause.start, clause.end);
  const fixed = scene.tokens.find((other): other is PeriodToken => other.kind === 'period' && other.mention.kind !== 'relative');
  const anchor = stated(fixed?.mention) ?? inherit(setting.period);
  const isEarlier = moved === null && operation.role === 'base' && periods.own !== null && !isAttached(scene, token.span, periods.own.span);
  const isSince = operation.role === 'delta' && periods.own === null && periods.base !== null;
  const own = isSince ? null : isEarlier ? yearBefore : trailingBefore(scene, metrics[0]) ?? stated(periods.own?.mention) ?? inherit(setting.period);
  return {
    span: token.numeral.span, numeral: token.numeral, operation,
    metrics: metrics.length > 0 ? metrics : inheritMetric(setting.metric),
    denominators: operation.operation === 'share' ? shareDenominators(place) : [],
    period: own, base: stated(periods.base?.mention), anchor,
    judgment: judgmentOf(clauseText, periods.own !== null && periods.own.mention.kind !== 'relative' && clauseHas(scene, clause, periods.own.span)),
    clauseWords: contentWords(clauseText).map((word) => word.stem),
  };
}

/** "Trailing free cash flow": the word before the metric gives it its twelve months. */
function trailingBefore(scene: Scene, metric: MetricReading | undefined): ReadPeriod | null {
  if (metric === undefined || !/\btrailing(?: twelve-month| 12-month)? $/i.test(scene.text.slice(Math.max(0, metric.span.start - 30), metric.span.start))) return null;
  return { mention: { kind: 'fiscal', year: null, part: 'TTM', basis: 'unstated' }, inherited: null };
}

function clauseHas(scene: Scene, clause: Span, span: Span): boolean {
  return span.start >= clause.start && span.end <= clause.end && scene.text.length > 0;
}

/** "Rose from A in 2023 to B in 2024": A is of the earlier time, B of the later, and each is compared with the other. */
function movedPeriods(scene: Scene, token: NumberToken, operation: ReadOperation): { readonly own: PeriodToken; readonly base: PeriodToken } | null {
  if (operation.direction === null || operation.role === 'delta') return null;
  const pair = comparedPeriods(scene);
  if (pair === null) return null;
  const stray = scene.tokens.find((other): other is PeriodToken => other.kind === 'period' && isAttached(scene, token.span, other.span));
  if (stray !== undefined && stray !== (operation.role === 'base' ? pair.earlier : pair.later)) return null;
  return operation.role === 'base' ? { own: pair.earlier, base: pair.later } : { own: pair.later, base: pair.earlier };
}

function inherit(period: ReadPeriod | null): ReadPeriod | null {
  return period === null ? null : { mention: period.mention, inherited: period.inherited ?? 'paragraph' };
}

function inheritMetric(metric: MetricReading | null): MetricReading[] {
  return metric === null ? [] : [{ ...metric, distance: 60, inherited: metric.inherited ?? 'paragraph' }];
}

/** "$5.2m and $4.8m in 2019 and 2018, respectively": numbers and periods in the same order. */
function respectivePeriod(scene: Scene, token: NumberToken): { readonly own: PeriodToken; readonly base: null } | null {
  if (!/\brespectively\b/i.test(scene.text)) return null;
  const numbers = scene.tokens.filter((other) => other.kind === 'number');
  const periods = scene.tokens.filter((other): other is PeriodToken => other.kind === 'period');
  const at = numbers.findIndex((other) => other.span.start === token.span.start);
  const own = periods.length > 1 ? periods[at % periods.length] : undefined;
  return own === undefined || numbers.length % periods.length !== 0 ? null : { own, base: null };
}
