// A calculation with its figures and signs, as anybody would write it down, and its name in words.
import type { Reading } from '../../../../figures/figure.ts';
import { say, type FigureStyle, type Text } from '../../../../prose/text.ts';
import type { Sign } from '../../../asked/asked.ts';
import { findMeasures } from '../../../asked/measures/read-measures.ts';
import { nameOf } from '../sentences/naming.ts';
import { shownOf } from '../sentences/reading-words.ts';
import type { Holder } from '../scene.ts';
import type { Digits } from './digits.ts';
import type { WorkedOut } from './work-out.ts';

const quotientStyle = ({ unit, value }: Reading): FigureStyle => (unit.kind !== 'multiple' ? 'plain' : value.abs().lt('0.1') ? 'thousandths' : value.abs().lt(10) ? 'hundredths' : 'plain');

export function shown(holder: Holder, reading: Reading, digits: Digits = 'rounded'): Text {
  if (digits === 'all' && reading.unit.kind === 'money' && reading.unit.per === null) return say`${holder.bench.show(reading, 'whole')}`;
  const style = reading.formula !== null && /_(?:to|plus|less)_/.test(reading.metric) ? quotientStyle(reading) : null;
  return say`${style === null || style === 'plain' ? shownOf(holder, reading) : holder.bench.show(reading, style)}`;
}

/** `$37.9 billion ÷ 974 million`, with brackets around what is added above or below a line. */
export function written(holder: Holder, { reading, parts, expression }: WorkedOut, digits: Digits): Text {
  if (parts === null || expression.kind === 'operand') return shown(holder, reading, digits);
  const side = (part: WorkedOut, isRight: boolean): Text => {
    const isSum = part.expression.kind === 'combined' && (expression.sign === '÷' || (isRight && expression.sign === '−'));
    const isNegative = isRight && part.parts === null && part.reading.value.isNegative();
    return isSum || isNegative ? say`(${written(holder, part, digits)})` : written(holder, part, digits);
  };
  return say`${side(parts[0], false)} ${expression.sign} ${side(parts[1], true)}`;
}

/** The figures that it is made of, from left to right. */
export function leavesOf({ parts, reading }: WorkedOut): readonly Reading[] {
  return parts === null ? [reading] : parts.flatMap(leavesOf);
}

const singular = (name: string): string => name.replace(/\bshares\b/, 'share').replace(/ outstanding$/, '');
const joints: Readonly<Record<Sign, string>> = { '+': 'plus', '−': 'less', '÷': 'to' };

/** `revenue per diluted share`, `long-term debt and short-term debt to shareholders' equity`. */
export function nameOfWorked({ expression, parts, reading }: WorkedOut, isInside = false): string {
  if (expression.kind === 'operand' || parts === null) return nameOf(reading.metric);
  const [left = '', right = ''] = parts.map((part) => nameOfWorked(part, true));
  if (expression.sign === '÷' && reading.unit.kind === 'money') return `${left} per ${singular(right)}`;
  return `${left} ${isInside && expression.sign === '+' ? 'and' : joints[expression.sign]} ${right}`;
}

/** "Dividends paid and capital expenditure to operating cash flow" ends with the name of another ratio, against which the judge would hold it. */
export function soundsLikeAnother(worked: WorkedOut): boolean {
  const { expression, parts } = worked;
  const isOfSum = expression.kind === 'combined' && expression.sign === '÷' && parts?.some((part) => part.expression.kind === 'combined') === true;
  const own = new Set(leavesOf(worked).map(({ metric }) => metric));
  return isOfSum && findMeasures(nameOfWorked(worked)).some(({ measure }) => measure.kind === 'metric' && (!own.has(measure.id) || measure.of !== undefined));
}
