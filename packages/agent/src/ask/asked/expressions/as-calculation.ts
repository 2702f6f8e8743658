// Where the words between measures ask for one calculation, it takes the place of the figures that it is made of.
import { formulaInputs, metricById } from '@assay/calc';
import type { AskedMeasure, Calculation, Expression, Operand } from '../asked.ts';
import type { Said } from '../inherit.ts';
import type { FoundMeasure } from '../measures/found-measure.ts';
import type { FoundPeriod } from '../periods.ts';
import type { Place } from '../places.ts';
import { ratioNamed } from '../together.ts';
import { operandsOf } from './expression.ts';
import { readCalculation } from './read-calculation.ts';

export type CalculationWords = {
  readonly text: string;
  /** Every place that names a measure. */
  readonly measures: readonly FoundMeasure[];
  /** Times as they are settled, and every place that says one. */
  readonly periods: readonly FoundPeriod[];
  readonly times: readonly FoundPeriod[];
  readonly names: readonly Place[];
  /** What the question before measured. */
  readonly earlier: readonly AskedMeasure[];
};

type Metric = Extract<AskedMeasure, { readonly kind: 'metric' }>;

const overlaps = (one: Place, other: Place): boolean => one.start < other.end && other.start < one.end;

/** A time said twice stands at each of its places. */
export function everyTime({ periods, times }: CalculationWords): readonly FoundPeriod[] {
  const said = new Set(periods.map(({ period }) => JSON.stringify(period)));
  const again = times.filter((time) => said.has(JSON.stringify(time.period)) && !periods.some((period) => overlaps(period, time)));
  return [...periods, ...again].toSorted((left, right) => left.start - right.start);
}

const pronoun = /\b(?:that|this|it|they|those|these|the same|the figure|the amount|that (?:figure|amount))\b(?! (?:year|quarter|time|company|firm|is|was) )/i;
const leading = /^(?:(?:and|so|now|ok|okay|what about|how about|then|but|also) )*(?:(?:what|how much|how many)(?: is| was| are| were)? )?(?=as an? (?:share|percentage|percent|part|proportion|multiple|fraction)\b|in (?:percent|%) of\b|per\b|relative to\b|divided by\b|over\b|in relation to\b|as %|minus\b|less\b|plus\b|%)/i;

/** "How much is that out of every dollar of sales?", "as a share of revenue?": the figure of the question before. */
function withEarlier(words: CalculationWords): readonly FoundMeasure[] {
  const measures = words.measures.filter(({ measure }) => measure.kind === 'metric');
  const [only, ...others] = words.earlier;
  if (only?.kind !== 'metric' || others.length > 0 || measures.length === 0) return measures;
  const said = pronoun.exec(words.text);
  const start = said === null ? leading.exec(words.text)?.[0].length ?? -1 : said.index;
  const before: FoundMeasure = { start, end: start + (said?.[0].length ?? 0), measure: { ...only, as: 'value' } };
  return start < 0 ? measures : [before, ...measures].toSorted((left, right) => left.start - right.start);
}

export type Calculated = { readonly said: Said; /** Whether the words between the measures were read as one calculation. */ readonly isRead: boolean };

/** The calculation in the place of its measures; unchanged where none is asked for, or one that the measures say already. */
export function withCalculation(said: Said, words: CalculationWords): Calculated {
  const unread: Calculated = { said, isRead: false };
  if (said.group !== null || said.conditions.length > 0 || !said.measures.every(({ kind }) => kind === 'metric' || kind === 'topic')) return unread;
  const read = readCalculation({ text: words.text, measures: withEarlier(words), times: everyTime(words), names: words.names });
  if (read === null) return unread;
  const { calculation } = read;
  if (isSaid(calculation, said.measures)) return { said, isRead: true };
  const named = words.earlier.length === 0 || said.companies.length > 0 ? namedRatio(calculation) : null;
  return { said: named !== null ? { ...said, measures: [named] } : { ...said, measures: measuresOf(calculation), calculation }, isRead: true };
}

function measuresOf({ expression }: Calculation): readonly AskedMeasure[] {
  return [...new Map(operandsOf(expression).map(({ id, words }) => [id, { kind: 'metric' as const, id, as: 'value' as const, words }])).values()];
}

/** One over the other that the dictionary has a name for. */
function namedRatio({ expression, over }: Calculation): Metric | null {
  if (expression.kind === 'operand' || expression.sign !== '÷' || expression.left.kind !== 'operand' || expression.right.kind !== 'operand' || over !== 'each') return null;
  const { left, right } = expression;
  const id = left.period === null && right.period === null ? ratioNamed(left.id, right.id) : null;
  return id === null ? null : { kind: 'metric', id, as: 'value', words: `${left.words} ${right.words}` };
}

const signs: Readonly<Partial<Record<Metric['as'], string>>> = { sum: '+', difference: '−', ratio: '÷', share: '÷' };

/** Two measures that are one figure already, or a ratio whose name says what it is made of. */
function isSaid({ expression, over }: Calculation, measures: readonly AskedMeasure[]): boolean {
  const [only, ...others] = measures;
  if (over !== 'each' || only?.kind !== 'metric' || others.length > 0 || expression.kind === 'operand') return false;
  const ids = operandsOf(expression).map(({ id }) => id);
  if (hasTimes(expression)) return only.as === 'change' && expression.sign === '−' && ids.length === 2;
  if (only.of !== undefined) return ids.length === 2 && signs[only.as] === expression.sign && ids.every((id) => id === only.id || id === only.of);
  return isMadeOf(only.id, ids);
}

function isMadeOf(ratio: string, ids: readonly string[]): boolean {
  const inputs = formulaInputs(metricById(ratio)?.formula ?? '0').map(({ metric }) => metric);
  return ids.every((id) => inputs.includes(id));
}

function hasTimes(expression: Expression): boolean {
  return operandsOf(expression).some(({ period }: Operand) => period !== null);
}
