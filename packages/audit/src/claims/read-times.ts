// The times of one numeral: its own, the one it is compared with, and the one that relative words count from.
import type { PeriodMention, Span } from '@assay/record';
import type { Token } from '../numerals/index.ts';
import type { ReadOperation } from './read-operation.ts';
import { comparedPeriods, isAttached, sentencePeriods } from './read-periods.ts';
import type { MetricReading, ReadPeriod, Setting } from './reading.ts';
import type { Scene } from './scene.ts';

type NumberToken = Extract<Token, { kind: 'number' }>;
type PeriodToken = Extract<Token, { kind: 'period' }>;
type Place = { readonly scene: Scene; readonly token: NumberToken; readonly setting: Setting };
/** `stated` is where the sentence itself writes the numeral's own, fixed time. */
export type FigureTimes = { readonly own: ReadPeriod | null; readonly base: ReadPeriod | null; readonly anchor: ReadPeriod | null; readonly stated: Span | null };
type Pair = { readonly own: PeriodToken | null; readonly base: PeriodToken | null };

/** The earlier of two values whose time the sentence leaves out: "rose from 5 to 6 in 2024". */
const yearBefore: ReadPeriod = { mention: { kind: 'relative', steps: -1, of: 'year' }, inherited: null };

function stated(mention: PeriodMention | undefined): ReadPeriod | null {
  return mention === undefined ? null : { mention, inherited: null };
}

export function readTimes(place: Place, operation: ReadOperation, metric: MetricReading | undefined): FigureTimes {
  const { scene, token, setting } = place;
  const moved = movedPeriods(scene, token, operation);
  const periods: Pair = respectivePeriod(scene, token) ?? moved ?? sentencePeriods({ ...scene, span: token.span }, operation.role === 'delta');
  const fixed = scene.tokens.find((other): other is PeriodToken => other.kind === 'period' && other.mention.kind !== 'relative');
  const own = moved === null && isUndatedBase(place, operation, periods) ? yearBefore : ownTime(place, operation, { periods, metric });
  return {
    own, base: stated(periods.base?.mention), anchor: stated(fixed?.mention) ?? inherit(setting.period),
    stated: periods.own === null || periods.own.mention.kind === 'relative' ? null : periods.own.span,
  };
}

/** "Since 1 May the price has gained 21%": the change runs to the report's own day. */
function ownTime({ scene, token, setting }: Place, operation: ReadOperation, found: { readonly periods: Pair; readonly metric: MetricReading | undefined }): ReadPeriod | null {
  const { periods, metric } = found;
  if (operation.role === 'delta' && periods.own === null && periods.base !== null) return null;
  return trailingBefore(scene, token, metric) ?? stated(periods.own?.mention) ?? inherit(setting.period);
}

/** "Rose from 5 to 6 in 2024": the 5 has no time of its own. */
function isUndatedBase({ scene, token }: Place, operation: ReadOperation, periods: Pair): boolean {
  return operation.role === 'base' && (periods.own === null || !isAttached(scene, token.span, periods.own.span));
}

/** "Trailing free cash flow": the word before the metric gives it its twelve months. */
function trailingBefore(scene: Scene, token: NumberToken, metric: MetricReading | undefined): ReadPeriod | null {
  if (metric === undefined || metric.span.end > token.span.start || !/\btrailing(?: twelve-month| 12-month)? $/i.test(scene.text.slice(Math.max(0, metric.span.start - 30), metric.span.start))) return null;
  return { mention: { kind: 'fiscal', year: null, part: 'TTM', basis: 'unstated' }, inherited: null };
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

/** "$5.2m and $4.8m in 2019 and 2018, respectively": numbers and periods in the same order. */
function respectivePeriod(scene: Scene, token: NumberToken): { readonly own: PeriodToken; readonly base: null } | null {
  if (!/\brespectively\b/i.test(scene.text)) return null;
  const numbers = scene.tokens.filter((other) => other.kind === 'number');
  const periods = scene.tokens.filter((other): other is PeriodToken => other.kind === 'period');
  const at = numbers.findIndex((other) => other.span.start === token.span.start);
  const own = periods.length > 1 ? periods[at % periods.length] : undefined;
  return own === undefined || numbers.length % periods.length !== 0 ? null : { own, base: null };
}
