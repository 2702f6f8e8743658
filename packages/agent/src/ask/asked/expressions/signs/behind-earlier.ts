// A follow-up that points back, behind what the question before named: "divide the first by the second" is read as if it stood in the same question.
import type { Calculation, Expression } from '../../asked.ts';
import type { FoundMeasure } from '../../measures/found-measure.ts';
import type { Place } from '../../places.ts';
import type { CalculationWords } from './calculation-words.ts';
import { operandsOf } from './expression.ts';

const pointsBack = /\b(?:first|second|third|former|latter|other|that|this|it|they|those|these|them|sum|total|two|both|gap|difference|apart|together|combined)\b(?! (?:year|quarter|time|date|day|company|firm)\b)/i;

/** Texts with the places of what they name. */
type Named = { readonly text: string; readonly measures: readonly FoundMeasure[] };

function joined(pieces: readonly (Named | string)[]): Named {
  return pieces.reduce<Named>((whole, piece) => {
    const { text, measures } = typeof piece === 'string' ? { text: piece, measures: [] } : piece;
    return { text: whole.text + text, measures: [...whole.measures, ...measures.map((found) => moved(found, whole.text.length))] };
  }, { text: '', measures: [] });
}

function moved<Found extends Place>(found: Found, by: number): Found {
  return { ...found, start: found.start + by, end: found.end + by };
}

function nameOf(id: string, words: string): Named {
  return { text: 'x', measures: [{ start: 0, end: 1, measure: { kind: 'metric', id, as: 'value', words } }] };
}

function written(expression: Expression): Named {
  if (expression.kind === 'operand') return nameOf(expression.id, expression.words);
  return joined(['( ', written(expression.left), ` ${expression.sign} `, written(expression.right), ' )']);
}

/** What the question before asked for: its calculation, or each of its figures. */
function namedBefore({ earlier, calculation }: Pick<CalculationWords, 'earlier' | 'calculation'>): Named | null {
  if (calculation !== undefined) return isOfOneTime(calculation) ? written(calculation.expression) : null;
  const metrics = earlier.flatMap((measure) => (measure.kind === 'metric' && measure.of === undefined ? [measure] : []));
  if (metrics.length === 0 || metrics.length < earlier.length) return null;
  return joined(metrics.flatMap(({ id, words }, at) => (at === 0 ? [nameOf(id, words)] : [' , ', nameOf(id, words)])));
}

/** Told at each time, by the times around it. */
export const isOfOneTime = ({ expression, over }: Calculation): boolean => over === 'each' && operandsOf(expression).every(({ period }) => period === null);

/** Null where nothing points back, or at nothing that has a name. */
export function behindEarlier(words: CalculationWords): CalculationWords | null {
  const before = pointsBack.test(words.text) ? namedBefore(words) : null;
  if (before === null) return null;
  const lead = `${before.text} . `;
  const shifted = <Found extends Place>(found: readonly Found[]): readonly Found[] => found.map((one) => moved(one, lead.length));
  return { ...words, text: lead + words.text, measures: [...before.measures, ...shifted(words.measures)], periods: shifted(words.periods), times: shifted(words.times), names: shifted(words.names) };
}
