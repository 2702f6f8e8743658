// How far the yield of a share lies from a rate of the economy, written out behind the two, which are told before.
import { change } from '../../../figures/arithmetic.ts';
import type { Reading } from '../../../figures/figure.ts';
import { renderText } from '../../../prose/render.ts';
import { say, type FigureStyle, type Text } from '../../../prose/text.ts';
import type { Valuation } from '../../asked/multiple/valuation.ts';
import { runOf } from '../answer/economy/economy-words.ts';
import type { Outcome } from '../answer/outcome.ts';
import type { Holder, Scene } from '../answer/scene.ts';
import { momentOf } from '../course/closes-in.ts';
import { valuationAt } from './valuation-at.ts';

const nothing: Outcome = { summary: [], blocks: [], missing: [] };

/** Nothing where one of the two is not at hand: what is missing is said with it. */
export function tellYieldGap({ holders: [holder], macro }: Scene, { items: [id], at: [at], apart }: Valuation): Outcome {
  const valued = holder === undefined || id === undefined || at === undefined ? null : valuationAt(holder, id, at);
  const rate = apart === undefined ? null : momentOf(runOf(macro, apart.id), apart.on);
  if (holder === undefined || valued === null || 'lacks' in valued || rate === null) return nothing;
  const { value } = valued;
  const [more, less] = value.value.gt(rate.value) ? [value, rate] : [rate, value];
  return { summary: [gapWritten(holder, more, less)], blocks: [], missing: [] };
}

const styles: readonly (readonly [parts: FigureStyle, result: FigureStyle])[] = [['hundredths', 'hundredths'], ['thousandths', 'hundredths'], ['thousandths', 'thousandths'], ['hundredths', 'plain']];

/** With as many digits as make it right as it is shown. */
function gapWritten(holder: Holder, more: Reading, less: Reading): Text {
  const result = change(more, less);
  const texts = styles.map(([parts, whole]) => [holder.bench.show(more, parts), holder.bench.show(less, parts), holder.bench.show(result, whole)] as const);
  const [left, right, gap] = texts.find((shown) => isRight(shown.map((one) => renderText(say`${one}`)))) ?? texts.at(-1) ?? ['', '', ''];
  return say`Difference: ${left} − ${right} = ${gap}.`;
}

function isRight(shown: readonly string[]): boolean {
  const [left = NaN, right = NaN, gap = NaN] = shown.map((one) => Number(/\d+(?:\.\d+)?/.exec(one)?.[0] ?? NaN));
  const decimals = /\.(\d+)/.exec(shown[2] ?? '')?.[1]?.length ?? 0;
  return (left - right).toFixed(decimals) === gap.toFixed(decimals);
}
