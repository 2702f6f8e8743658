// How many digits a calculation is shown with: rounded where the figures as shown give the result as shown, else all of them, so that anybody can do it again.
import type { Reading } from '../../../../figures/figure.ts';
import { renderText } from '../../../../prose/render.ts';
import { say, type Piece, type Text } from '../../../../prose/text.ts';
import type { Holder } from '../scene.ts';
import type { WorkedOut } from './work-out.ts';

export type Digits = 'rounded' | 'all';
export type ShowIn = (holder: Holder, reading: Reading, digits: Digits) => Text;

const scales: Readonly<Record<string, number>> = { trillion: 1e12, billion: 1e9, million: 1e6, thousand: 1e3 };

type Number10 = { readonly value: number; /** Half of the last digit shown. */ readonly half: number };

function numberIn(shown: Piece | Text): Number10 {
  const text = renderText(typeof shown === 'object' && 'kind' in shown && shown.kind === 'text' ? shown : say`${shown}`);
  const digits = /[\d,]+(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? 'NaN';
  const scale = scales[/\b(?:trillion|billion|million|thousand)\b/.exec(text)?.[0] ?? ''] ?? 1;
  return { value: (/^[^\d]*[−-]/.test(text) ? -1 : 1) * Number(digits) * scale, half: (scale * 10 ** -(digits.split('.')[1] ?? '').length) / 2 };
}

/** What the figures as shown come to; null where a step as shown is not what its parts as shown give. */
function workedAsShown(worked: WorkedOut, show: (reading: Reading) => Text): number | null {
  const { expression, parts, reading } = worked;
  const shown = numberIn(show(reading));
  if (expression.kind === 'operand' || parts === null) return shown.value;
  const [left, right] = parts.map((part) => workedAsShown(part, show));
  if (left === null || right === null || left === undefined || right === undefined) return null;
  const percent = reading.unit.kind === 'percent' && expression.sign === '÷' ? 100 : 1;
  const value = expression.sign === '+' ? left + right : expression.sign === '−' ? left - right : (left / right) * percent;
  return Math.abs(value - shown.value) <= shown.half * 1.001 ? shown.value : null;
}

/** Amounts of money alone have more digits to be shown. */
export function digitsFor(holder: Holder, worked: WorkedOut, show: ShowIn): Digits {
  return workedAsShown(worked, (reading) => show(holder, reading, 'rounded')) === null ? 'all' : 'rounded';
}
